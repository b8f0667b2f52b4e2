/** Logging in with a passkey: by a button, or from the list that the browser shows at the name. */
import { api, refusalOf } from '../live/http.ts';
import type { Refusal, UsePasskey } from '../wire.ts';
import { signWithPasskey } from './passkey.ts';

/** What the house asks holds for five minutes; a page that stays open asks again before. */
const AGAIN_MS = 4 * 60 * 1000;

export class PasskeyLogIn {
  busy = $state(false);
  refusal: Refusal | null = $state.raw(null);
  readonly #done: () => void;
  #offer: AbortController | null = null;

  /** @param done somebody is logged in */
  constructor(done: () => void) {
    this.#done = done;
  }

  /** Lets the browser offer passkeys at the name, until `stop`. */
  async offer(): Promise<void> {
    if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return;
    this.stop();
    const offer = new AbortController();
    this.#offer = offer;
    while (!offer.signal.aborted) await this.#offerFor(AGAIN_MS, offer.signal);
  }

  async #offerFor(ms: number, stopped: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(ms)]);
    let signed: UsePasskey;
    try {
      signed = await signWithPasskey(signal);
    } catch {
      // Nobody has chosen one in time. Or the browser cannot offer any: nobody has asked for that, and the button is
      // there.
      if (!signal.aborted) this.stop();
      return;
    }
    await this.#logIn(signed).catch((thrown: unknown) => (this.refusal = refusalOf(thrown)));
  }

  stop(): void {
    this.#offer?.abort();
    this.#offer = null;
  }

  /** Asks for a passkey now. */
  async press(): Promise<void> {
    this.stop();
    [this.busy, this.refusal] = [true, null];
    try {
      await this.#logIn(await signWithPasskey());
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
      void this.offer();
    }
    this.busy = false;
  }

  async #logIn(signed: UsePasskey): Promise<void> {
    await api.logInWithPasskey(signed);
    this.stop();
    this.#done();
  }
}

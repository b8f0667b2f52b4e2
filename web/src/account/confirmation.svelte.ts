/** To show once more that it is the holder of the account who asks: by the password, or by a passkey. */
import type { Confirm } from '../wire.ts';
import { signWithPasskey } from './passkey.ts';

export class Confirmation {
  password = $state('');
  byPasskey = $state(false);

  /** What the house is shown; the browser asks for the passkey now. */
  async proof(): Promise<Confirm> {
    return this.byPasskey
      ? { password: null, passkey: await signWithPasskey() }
      : { password: this.password, passkey: null };
  }

  clear(): void {
    [this.password, this.byPasskey] = ['', false];
  }
}

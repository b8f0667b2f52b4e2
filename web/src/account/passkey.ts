/** Passkeys: whether this page can use them, and what the browser does with them. */
import { api, Refused } from '../live/http.ts';
import type { NewPasskeyOptions, UsePasskey } from '../wire.ts';

/** Why a page cannot use passkeys. */
export type Hindrance = 'no-name' | 'elsewhere' | 'insecure' | 'browser';

/** Where a page is. */
export interface Place {
  readonly hostname: string;
  /** Whether the browser takes the place for safe. */
  readonly secure: boolean;
  /** Whether the browser knows passkeys. */
  readonly able: boolean;
}

const LOCALHOST = 'localhost';

/** What stands in the way of passkeys that are bound to `name`; `null` if nothing does. */
export function hindrance(name: string | null, { hostname, secure, able }: Place): Hindrance | null {
  if (name === null) return 'no-name';
  if (hostname !== name && !hostname.endsWith(`.${name}`)) {
    // Only the machine itself is called so: to others it would be no help.
    const isHere = /^(127\.[\d.]+|\[::1\])$/.test(hostname);
    return name === LOCALHOST && !isHere ? 'no-name' : 'elsewhere';
  }
  if (!secure) return 'insecure';
  return able ? null : 'browser';
}

/** This page at the name that passkeys are bound to. */
export function placeOf(name: string): string {
  const origin =
    name === LOCALHOST ? `${location.protocol}//${LOCALHOST}:${location.port}` : `https://${name}`;
  return `${origin}${location.pathname}`;
}

/** Where this page is. */
export function here(): Place {
  const able =
    typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
  return { hostname: location.hostname, secure: isSecureContext, able };
}

/** What the browser throws, as a refusal. */
function refused(thrown: unknown): never {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'AbortError') throw thrown;
  const code =
    name === 'InvalidStateError'
      ? 'passkey-known'
      : name === 'NotAllowedError'
        ? 'passkey-cancelled'
        : 'passkey-failed';
  throw new Refused({ code, text: String(thrown) });
}

/** Lets the browser make a passkey. */
export async function makePasskey({ options }: NewPasskeyOptions): Promise<RegistrationResponseJSON> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = (await navigator.credentials.create({ publicKey }).catch(refused)) as PublicKeyCredential;
  return made.toJSON() as RegistrationResponseJSON;
}

/**
 * Lets somebody sign what the house asks with one of their passkeys; with `offered` only where they choose one in the
 * list that the browser shows at a name.
 */
export async function signWithPasskey(offered?: AbortSignal): Promise<UsePasskey> {
  const { id, options } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const request: CredentialRequestOptions =
    offered === undefined ? { publicKey } : { publicKey, mediation: 'conditional', signal: offered };
  const signed = (await navigator.credentials.get(request).catch(refused)) as PublicKeyCredential;
  return { id, credential: signed.toJSON() as AuthenticationResponseJSON };
}

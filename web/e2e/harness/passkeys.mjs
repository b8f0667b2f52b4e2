/** A device with passkeys, as Chromium imitates it. */

/** @typedef {import('./person.mjs').Person} Person */

/**
 * The house under the name of the machine itself: passkeys are bound to names, and the address of a line is none.
 * Whoever comes there is a guest anew, who says again what they are called.
 *
 * @param {Person} person
 * @param {string} path
 */
export async function goesByName(person, path) {
  const address = new URL(path, person.line.address);
  address.hostname = 'localhost';
  const { request } = person.page.context();
  const session = `${address.origin}/api/session`;
  const { account } = await (await request.get(session)).json();
  if (!account)
    await request.patch(session, { data: { name: person.name }, headers: { origin: address.origin } });
  await person.go(address.href);
}

export class Device {
  #session;
  #authenticator;

  /** @param {import('playwright-core').CDPSession} session @param {string} authenticator */
  constructor(session, authenticator) {
    this.#session = session;
    this.#authenticator = authenticator;
  }

  /** The device on which somebody's page is. It says yes when it is asked. @param {Person} person */
  static async of(person) {
    const session = await person.page.context().newCDPSession(person.page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(session, authenticatorId);
  }

  /** How many passkeys are on it. */
  async count() {
    const answer = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#authenticator,
    });
    return answer.credentials.length;
  }

  /** Whether its user answers when it asks. @param {boolean} answers */
  async answers(answers) {
    await this.#session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: this.#authenticator,
      enabled: answers,
    });
  }

  /** Whether it takes its user for the one it belongs to. @param {boolean} knows */
  async knows(knows) {
    await this.#session.send('WebAuthn.setUserVerified', {
      authenticatorId: this.#authenticator,
      isUserVerified: knows,
    });
  }
}

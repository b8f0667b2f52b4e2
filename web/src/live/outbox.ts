/** Commands that the house has not answered yet. */
import type { ClientMessage, Refusal } from '../wire.ts';

/** A message that the house answers by its name. */
export type Command = Exclude<
  Extract<ClientMessage, { id: number }>,
  // Jobs end with the connection: nobody wants them again over another one.
  { type: 'start-job' | 'stop-job' }
>;
/** The same before it has a name. */
export type Unnamed = Command extends infer Each
  ? Each extends { id: number }
    ? Omit<Each, 'id'>
    : never
  : never;

/** What became of a command: `null` if it was carried out, else why it was refused. */
export type Answer = Refusal | null;

interface Waiting {
  readonly command: Command;
  readonly settle: (answer: Answer) => void;
}

/** Names are drawn below this number, which every language's numbers can hold exactly. */
const NAMES = 2 ** 53;

/**
 * Keeps each command until it is answered and sends it again, under the same name, over every new
 * connection. The house carries a name out once only, so a command is never lost and never doubled.
 */
export class Outbox {
  readonly #waiting = new Map<number, Waiting>();
  readonly #random: () => number;

  /** @param random a number from 0 up to but not including 1, as `Math.random`. */
  constructor(random: () => number) {
    this.#random = random;
  }

  /** Gives a command its name, hands it to `send`, and resolves when it is answered. */
  add(unnamed: Unnamed, send: (command: Command) => void): Promise<Answer> {
    const command = { ...unnamed, id: this.#name() } as Command;
    return new Promise((settle) => {
      this.#waiting.set(command.id, { command, settle });
      send(command);
    });
  }

  /** Hands every unanswered command to `send` again, the oldest first. */
  resend(send: (command: Command) => void): void {
    for (const { command } of this.#waiting.values()) send(command);
  }

  /** The house's answer to a command; one that came before is of no account. */
  answer(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(answer);
  }

  /** How many commands wait for an answer. */
  get size(): number {
    return this.#waiting.size;
  }

  #name(): number {
    let name: number;
    do name = Math.floor(this.#random() * NAMES);
    while (this.#waiting.has(name));
    return name;
  }
}

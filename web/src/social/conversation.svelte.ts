/** What we write with somebody: as it comes in, part by part. */
import { refusalOf } from '../live/http.ts';
import type { MessageView, Person, Refusal } from '../wire.ts';
import { social } from './http.ts';

export class Conversation {
  readonly id: string;
  /** With whom; `null` until the house has answered. */
  other: Person | null = $state.raw(null);
  /** In the order in which it was written. */
  messages: readonly MessageView[] = $state.raw([]);
  /** Where the part before begins; `null` if this is all. */
  next: string | null = $state.raw(null);
  mayWrite = $state(false);
  /** Whether our own messages are on. */
  on = $state(true);
  refusal: Refusal | null = $state.raw(null);

  constructor(id: string) {
    this.id = id;
  }

  /** Takes in what is new, and says that we have read it. */
  async refresh(): Promise<void> {
    try {
      const part = await social.conversation(this.id, null);
      this.refusal = null;
      const isFirst = this.other === null;
      this.other = part.other;
      this.mayWrite = part.may_write;
      this.on = part.on;
      this.messages = joined(this.messages, part.messages);
      if (isFirst) this.next = part.next;
      await social.read(this.id);
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    }
  }

  /** Takes in the part before. */
  async earlier(): Promise<void> {
    if (this.next === null) return;
    try {
      const part = await social.conversation(this.id, this.next);
      this.messages = joined(this.messages, part.messages);
      this.next = part.next;
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    }
  }

  /** Writes something; the answer is why not. */
  async write(text: string): Promise<Refusal | null> {
    try {
      const message = await social.write(this.id, { text });
      this.messages = joined(this.messages, [message]);
      return null;
    } catch (thrown) {
      return refusalOf(thrown);
    }
  }
}

/** All messages once, in the order in which they were written. */
export function joined(known: readonly MessageView[], more: readonly MessageView[]): readonly MessageView[] {
  const all = new Map([...known, ...more].map((message) => [message.id, message]));
  return [...all.values()].sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
}

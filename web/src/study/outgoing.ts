/** Edits of a study on their way to the house. Nothing here touches the page or the network. */
import type { Edit } from '../analysis/edits.ts';

/** The most characters of a message's edits; the house takes 8 KiB, and a sign of a comment may take four bytes. */
const MOST = 6000;

/** Edits that wait, the oldest first. */
export class Outgoing {
  #waiting: Edit[] = [];

  /** Adds edits; a comment replaces one on the same place that still waits. */
  add(edits: readonly Edit[]): void {
    for (const edit of edits) {
      const last = this.#waiting.at(-1);
      const again = edit.kind === 'comment' && last?.kind === 'comment' && last.path === edit.path;
      if (again) this.#waiting.pop();
      this.#waiting.push(edit);
    }
  }

  /** Whether nothing waits. */
  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** As many edits as fit into one message. They go on waiting until they are `sent`. */
  next(): Edit[] {
    const edits: Edit[] = [];
    let size = 0;
    for (const edit of this.#waiting) {
      size += bytes(JSON.stringify(edit)) + 1;
      if (edits.length > 0 && size > MOST) break;
      edits.push(edit);
    }
    return edits;
  }

  /** The house has these edits. */
  sent(edits: readonly Edit[]): void {
    const gone = new Set(edits);
    this.#waiting = this.#waiting.filter((edit) => !gone.has(edit));
  }

  /** Nothing is to be sent any more. */
  clear(): void {
    this.#waiting = [];
  }
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A study that this page has open, live with all others who have. */
import { EMPTY_ROOT } from '../analysis/address.ts';
import { Analysis } from '../analysis/analysis.svelte.ts';
import type { Edit } from '../analysis/edits.ts';
import { ROOT, type Path } from '../analysis/path.ts';
import { house } from '../live/house.svelte.ts';
import { api, refusalOf } from '../live/http.ts';
import type { Refusal, StudyAbout, StudyNews, StudyPage, StudyRole } from '../wire.ts';
import { Outgoing } from './outgoing.ts';

/** A comment is sent when nothing was typed for so long, in milliseconds. */
const TYPING_MS = 300;
/** After a refusal for sending too fast it is tried again, in milliseconds. */
const AGAIN_MS = 600;

/** A study with its tree. */
export class LiveStudy {
  readonly id: string;
  readonly analysis = new Analysis(EMPTY_ROOT);
  /** What it is called and whose it is; `null` until it has come. */
  about: StudyAbout | null = $state.raw(null);
  you: StudyRole = $state('reader');
  invitation: string | null = $state(null);
  /** How many people have it open. */
  readers = $state(1);
  /** Why it cannot be opened. */
  refusal: Refusal | null = $state.raw(null);
  /** Why the last edit was not taken; the page shows what the house has. */
  rejected: Refusal | null = $state.raw(null);
  /** Whether everything has reached the house. */
  saved = $state(true);
  #seq = 0;
  #leave: (() => void) | null = null;
  #closed = false;
  readonly #outgoing = new Outgoing();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #sending = false;

  constructor(id: string) {
    this.id = id;
    this.analysis.editable = false;
  }

  /** Opens it at a place, or at the end of its main line; whoever knows the invitation becomes an author. */
  async open(invitation: string | null, at: Path | null): Promise<void> {
    this.refusal = null;
    try {
      if (invitation !== null)
        await api.joinStudy(this.id, invitation).catch((thrown: unknown) => {
          // Who cannot join may still read.
          this.rejected = refusalOf(thrown);
        });
      this.#show(await api.study(this.id), at);
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
      return;
    }
    if (this.#closed) return;
    this.#leave ??= house.openStudy(this.id, {
      seq: () => this.#seq,
      news: (news) => this.#hear(news),
      refused: (refusal) => this.#refused(refusal),
    });
  }

  /** Closes it. */
  close(): void {
    this.#closed = true;
    this.#leave?.();
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (!this.#outgoing.isEmpty) void this.#flush();
  }

  #show(page: StudyPage, path: Path | null): void {
    const { analysis } = this;
    analysis.onedits = null;
    analysis.open(page.root, page.edits, ROOT);
    analysis.go(path ?? analysis.tree.lineFrom(ROOT));
    this.#seq = page.seq;
    this.about = page.about;
    this.you = page.you;
    this.invitation = page.invitation;
    analysis.editable = page.you !== 'reader';
    analysis.onedits = (edits) => this.#send(edits);
  }

  #hear(news: StudyNews): void {
    this.about = news.about;
    this.readers = Math.max(1, news.readers);
    if (news.after > this.#seq) {
      house.enterStudy(this.id);
      return;
    }
    this.#seq = Math.max(this.#seq, news.seq);
    if (news.edits.length > 0) this.analysis.receive(news.edits);
    if (this.you === 'reader' && news.about.authors.some(({ id }) => id === house.you?.id))
      void this.#reload();
  }

  #refused(refusal: Refusal): void {
    if (refusal.code === 'study-behind') void this.#reload();
    else this.refusal = refusal;
  }

  /** Asks for the whole study again. What is on its way stays: edits may come in any order. */
  async #reload(): Promise<void> {
    try {
      const page = await api.study(this.id);
      this.#seq = page.seq;
      this.about = page.about;
      this.you = page.you;
      this.invitation = page.invitation;
      this.analysis.editable = page.you !== 'reader';
      this.analysis.receive(page.edits);
      house.enterStudy(this.id);
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    }
  }

  #send(edits: readonly Edit[]): void {
    this.rejected = null;
    this.saved = false;
    this.#outgoing.add(edits);
    if (this.#timer !== null) clearTimeout(this.#timer);
    const typing = edits.every(({ kind }) => kind === 'comment');
    this.#timer = setTimeout(() => void this.#flush(), typing ? TYPING_MS : 0);
  }

  /** Sends what waits, one message after the other. */
  async #flush(): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    while (!this.#outgoing.isEmpty) {
      const edits = this.#outgoing.next();
      const refusal = await house.command({ type: 'edit-study', study: this.id, edits });
      if (refusal === null) this.#outgoing.sent(edits);
      else if (
        refusal.code === 'too-fast' ||
        refusal.code === 'unavailable' ||
        refusal.code === 'restarting'
      ) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      } else {
        await this.#giveUp(refusal);
        break;
      }
    }
    this.#sending = false;
    this.saved = this.#outgoing.isEmpty;
  }

  /** What the house does not take is taken back here: the page shows what everybody sees. */
  async #giveUp(refusal: Refusal): Promise<void> {
    this.#outgoing.clear();
    try {
      this.#show(await api.study(this.id), this.analysis.path);
    } catch (thrown) {
      this.refusal = refusalOf(thrown);
    }
    this.rejected = refusal;
  }
}

/** A game or a position that is brought to the board as text. */
import { language, t } from '../i18n/index.svelte.ts';
import { api, refusalOf } from '../live/http.ts';
import { notify } from '../shell/notices.svelte.ts';
import type { Analysis } from './analysis.svelte.ts';
import { EMPTY_ROOT } from './address.ts';
import { textOf } from './text_file.ts';
import { unreadText } from './unread.ts';

/** The largest file that is looked at, in bytes: the house reads no longer texts. */
const FILE_MAX = 256 * 1024;

/** What somebody pastes, and what comes of it. */
export class Importing {
  /** Whether it is shown. */
  open = $state(false);
  text = $state('');
  /** Why the text is not read. */
  fault: string | null = $state(null);
  busy = $state(false);
  readonly #analysis: Analysis;

  constructor(analysis: Analysis) {
    this.#analysis = analysis;
  }

  /** Asks for a text. */
  ask(): void {
    this.fault = null;
    this.open = true;
  }

  /** Reads a text that is there already; it is shown if it cannot be read. */
  async take(text: string): Promise<void> {
    this.text = text;
    this.ask();
    await this.read();
  }

  async takeFile(file: File): Promise<void> {
    this.ask();
    if (file.size > FILE_MAX) {
      this.fault = t('web-unread-text-too-long', { max: FILE_MAX / 1024 });
      return;
    }
    const text = textOf(new Uint8Array(await file.arrayBuffer()), language());
    if (text === null) this.fault = t('web-import-no-text');
    else await this.take(text);
  }

  /** Reads the text and goes to the end of what it says. */
  async read(): Promise<void> {
    const { root } = this.#analysis;
    this.busy = true;
    this.fault = null;
    try {
      const read = await api.readGame({
        text: this.text,
        rule_set: root.rule_set,
        size: Math.max(root.size, EMPTY_ROOT.size),
      });
      this.#analysis.begin(read.root, read.edits, read.main);
      this.open = false;
      this.text = '';
      if (read.shortened > 0) notify(t('web-import-shortened', { count: read.shortened }), 'attention');
    } catch (thrown) {
      this.fault = unreadText(refusalOf(thrown));
    }
    this.busy = false;
  }
}

/** The first file that something carries. */
export function fileOf(carried: DataTransfer | null): File | null {
  return carried?.files[0] ?? null;
}

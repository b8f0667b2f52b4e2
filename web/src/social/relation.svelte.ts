/** How we stand to somebody, and what changes it. */
import { refusalText } from '../game/refusals.ts';
import { refusalOf } from '../live/http.ts';
import { notify } from '../shell/notices.svelte.ts';
import type { RelationView } from '../wire.ts';
import { social } from './http.ts';

export class Relation {
  readonly id: string;
  /** `null` until it is known. */
  view: RelationView | null = $state.raw(null);

  constructor(id: string) {
    this.id = id;
  }

  /** Asks the house; what it refuses is as if nothing could be done. */
  async load(): Promise<void> {
    try {
      this.view = await social.relation(this.id);
    } catch {
      this.view = null;
    }
  }

  follow = () => this.#change(social.follow(this.id));
  unfollow = () => this.#change(social.unfollow(this.id));
  block = () => this.#change(social.block(this.id));
  unblock = () => this.#change(social.unblock(this.id));

  async #change(changing: Promise<void>): Promise<void> {
    try {
      await changing;
    } catch (thrown) {
      notify(refusalText(refusalOf(thrown)), 'attention');
    }
    await this.load();
  }
}

/** A room that the page is in. */
import type { Event, GameAction, GameRating, Refusal, RoomAction, ServerMessage } from '../wire.ts';
import type { Answer, Unnamed } from './outbox.ts';
import { entered, gameChanged, withLines, type Change, type RoomState } from './room_state.ts';

/** Told of the events that have just become known; `first` if the page has only now come in. */
export type Witness = (events: readonly Event[], state: RoomState, first: boolean) => void;

/** What a room needs of the connection. */
export interface Line {
  command(command: Unnamed): Promise<Answer>;
  /** Asks for the room and for everything that the page does not have. */
  enter(room: Room): void;
}

/** The room's state, which templates follow, and everything that can be asked of it. */
export class Room {
  readonly id: string;
  /** What is known; `null` until the house has answered. */
  state: RoomState | null = $state.raw(null);
  /** Why the house will not let us in, if it will not. */
  refusal: Refusal | null = $state.raw(null);
  /** What the last rated game here has changed. */
  rated: { readonly game: string; readonly rating: GameRating } | null = $state.raw(null);
  readonly #line: Line;
  readonly #witnesses = new Set<Witness>();
  /** Up to where a gap was reported: what the house does not send twice is not asked for again. */
  #asked = 0;

  constructor(id: string, line: Line) {
    this.id = id;
    this.#line = line;
  }

  /** Calls `witness` with new events from now on; the answer ends that. */
  watch(witness: Witness): () => void {
    this.#witnesses.add(witness);
    return () => this.#witnesses.delete(witness);
  }

  /** Asks something of the game on the board. */
  act(action: GameAction): Promise<Answer> {
    const game = this.state?.game?.id;
    if (game === undefined) return Promise.resolve({ code: 'no-game', text: 'there is no game' });
    return this.#line.command({ type: 'act', room: this.id, game, action });
  }

  /** Asks something of the room. */
  roomAct(action: RoomAction): Promise<Answer> {
    return this.#line.command({ type: 'room-act', room: this.id, action });
  }

  /** Says something. */
  say(text: string): Promise<Answer> {
    return this.#line.command({ type: 'chat', room: this.id, text });
  }

  /** Takes a message about this room in. */
  receive(message: Extract<ServerMessage, { type: 'entered' | 'room' | 'game' | 'chat' | 'rated' }>): void {
    const state = this.state;
    if (message.type === 'entered') {
      this.refusal = null;
      this.#change(entered(state, message), state === null);
    } else if (state === null) return;
    else if (message.type === 'room') this.state = { ...state, room: message.room };
    else if (message.type === 'rated') this.rated = { game: message.game, rating: message.rating };
    else if (message.type === 'chat') this.state = { ...state, chat: withLines(state.chat, message.lines) };
    else this.#change(gameChanged(state, message.update), false);
  }

  #change({ state, fresh, gap }: Change, first: boolean): void {
    this.state = state;
    if (fresh.length > 0 || first) this.#witnesses.forEach((witness) => witness(fresh, state, first));
    const seq = state.game?.view.seq ?? 0;
    if (gap && seq > this.#asked) {
      this.#asked = seq;
      this.#line.enter(this);
    }
  }
}

/** What a page knows of a room, and how messages change it. Nothing here touches the page or the network. */
import type { ChatLine, Event, GameUpdate, GameView, Place, RoomView, ServerMessage } from '../wire.ts';

/** The game on the board. */
export interface GameState {
  readonly id: string;
  /** Every event so far, the first one first, without gaps. */
  readonly events: readonly Event[];
  readonly view: GameView;
}

/** A room as far as it is known. */
export interface RoomState {
  readonly room: RoomView;
  readonly game: GameState | null;
  readonly chat: readonly ChatLine[];
}

/** What a message has changed. */
export interface Change {
  readonly state: RoomState;
  /** The events of the game that were not known before, in order. */
  readonly fresh: readonly Event[];
  /** Whether events are missing, so that the room must be entered again. */
  readonly gap: boolean;
}

type Entered = Extract<ServerMessage, { type: 'entered' }>;

/** How far the page has come, for `enter`. */
export function placeOf(state: RoomState | null): Place | null {
  const game = state?.game;
  return game ? { game: game.id, seq: lastSeq(game) } : null;
}

/** The answer to `enter`: everything new since what the page had. */
export function entered(previous: RoomState | null, message: Entered): Change {
  const known = previous?.game ?? null;
  const chat = withLines(previous?.chat ?? [], message.chat);
  if (!message.game) return { state: { room: message.room, game: null, chat }, fresh: [], gap: false };
  const { game, fresh, gap } = updated(known, message.game);
  return { state: { room: message.room, game, chat }, fresh, gap };
}

/** News of the game in the room; what is older than what the page has changes nothing. */
export function gameChanged(previous: RoomState, update: GameUpdate): Change {
  const unchanged = { state: previous, fresh: [], gap: false };
  const known = previous.game;
  if (known && known.id !== update.game && isEarlier(previous.room, update.game, known.id)) return unchanged;
  const { game, fresh, gap } = updated(known, update);
  return game === known ? unchanged : { state: { ...previous, game }, fresh, gap };
}

/** Further lines of chat, each once and in the order of the room. */
export function withLines(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map(known.map((line) => [line.seq, line]));
  const size = lines.size;
  for (const line of more) lines.set(line.seq, line);
  return lines.size === size ? known : [...lines.values()].sort((one, other) => one.seq - other.seq);
}

/** The game after an update; the very same value if there is nothing new in it. */
function updated(
  known: GameState | null,
  update: GameUpdate,
): { game: GameState; fresh: readonly Event[]; gap: boolean } {
  const before = known?.id === update.game ? known : null;
  const events = before?.events ?? [];
  const fresh = following(update.events, events.length);
  const seq = events.length + fresh.length;
  const gap = update.view.seq > seq;
  if (before && fresh.length === 0 && !isNewer(update.view, before.view)) return { game: before, fresh, gap };
  const view = before && !isNewer(update.view, before.view) ? before.view : update.view;
  return { game: { id: update.game, events: [...events, ...fresh], view }, fresh, gap };
}

/** Those of the events that follow `seq` without a gap. */
function following(events: readonly Event[], seq: number): readonly Event[] {
  const fresh: Event[] = [];
  for (const event of [...events].sort((one, other) => one.seq - other.seq)) {
    if (event.seq === seq + fresh.length + 1) fresh.push(event);
  }
  return fresh;
}

/** Whether a view knows more than another: of later events, or of a later moment after the same ones. */
function isNewer(view: GameView, than: GameView): boolean {
  return view.seq > than.seq || (view.seq === than.seq && view.now > than.now);
}

/** Whether one game of the room was played before another. */
function isEarlier(room: RoomView, game: string, than: string): boolean {
  const [one, other] = [room.played.indexOf(game), room.played.indexOf(than)];
  return one !== -1 && other !== -1 && one < other;
}

function lastSeq(game: GameState): number {
  return game.events.length;
}

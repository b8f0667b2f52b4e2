/** Values of the wire for tests: complete ones, of which a test says only what matters to it. */
import type { ChatLine, Event, GameView, MoveView, RoomView, Settings } from '../wire.ts';

export function settings(changes: Partial<Settings> = {}): Settings {
  return {
    rule_set: 'renju',
    size: 15,
    opening: 'free',
    enforcement: 'claim',
    colours: 'fixed-one',
    clock: 'fischer-600+5',
    rated: false,
    take_back: true,
    show_forbidden: false,
    first_move_ms: 60_000,
    abandonment_ms: 60_000,
    recorded: false,
    ...changes,
  };
}

export function gameView(changes: Partial<GameView> = {}): GameView {
  return {
    seq: 0,
    now: 0,
    settings: settings(),
    moves: [],
    black: 'one',
    nigiri: null,
    candidates: [],
    offered: [],
    dropped: [],
    answers: [],
    declared: null,
    named_opening: null,
    prompt: null,
    clocks: null,
    deadline: null,
    paused: false,
    begun: true,
    draw_offer: null,
    take_back_request: null,
    away: [false, false],
    vacation: [null, null],
    abandonment_from: [null, null],
    forbidden: null,
    wrong_claims: [],
    missed_fouls: [],
    outcome: null,
    ...changes,
  };
}

export function roomView(changes: Partial<RoomView> = {}): RoomView {
  return {
    id: 'r1',
    settings: { game: settings(), games: 1, colours: 'random', visibility: 'public', preset: 'claim' },
    seats: [null, null],
    you: null,
    status: 'playing',
    game: null,
    ready: [false, false],
    games: null,
    played: [],
    spectators: 0,
    ...changes,
  };
}

export function event(seq: number, kind: Event['kind'] = 'passed', at = seq): Event {
  return { seq, at, actor: seq % 2 === 1 ? 'one' : 'two', id: seq, kind };
}

export function chatLine(seq: number): ChatLine {
  return { seq, at: seq, from: { id: 'ann', name: 'Ann' }, audience: 'players', text: `line ${seq}` };
}

/** Moves by turns; `null` is a pass. */
export function movesOf(...points: Array<string | null>): MoveView[] {
  return points.map((stone, index) => ({
    stone,
    colour: index % 2 === 0 ? 'black' : 'white',
    by: index % 2 === 0 ? 'one' : 'two',
  }));
}

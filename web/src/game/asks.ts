/** What the house asks of the viewer, in the terms of the board. */
import type { Point } from '../board/geometry.ts';
import type { Colour, GameView, QuestionView, Seat, SeatOption } from '../wire.ts';
import { indexOf } from './seats.ts';

/** What the board is there for now. */
export type BoardAsk =
  /** A stone; `null` for every free point. */
  | {
      readonly kind: 'stone';
      readonly colour: Colour;
      readonly points: ReadonlySet<Point> | null;
      readonly opening: boolean;
      /** Whether a swap is declined by it. */
      readonly declines?: boolean;
    }
  /** So many points to offer. */
  | { readonly kind: 'offer'; readonly count: number; readonly points: ReadonlySet<Point> }
  /** One of the offered points. */
  | { readonly kind: 'keep' | 'remove'; readonly points: ReadonlySet<Point> };

/** What is asked of `seat` on the board; `null` if nothing is. */
export function boardAsk(view: GameView, seat: Seat | null): BoardAsk | null {
  const ask = askOf(view, seat);
  if (ask?.kind === 'move') {
    if (ask.only_forbidden) return null;
    return { kind: 'stone', colour: ask.colour, points: ask.allowed && new Set(ask.allowed), opening: false };
  }
  if (ask?.kind !== 'opening') return null;
  const points = new Set(ask.allowed);
  switch (ask.question.id) {
    case 'place':
      return { kind: 'stone', colour: ask.question.colour, points, opening: true };
    case 'offer':
      return { kind: 'offer', count: ask.question.count, points };
    case 'keep-one':
      return { kind: 'keep', points: new Set(view.candidates) };
    case 'remove-one':
      return { kind: 'remove', points: new Set(view.candidates) };
    default:
      return unswappedAsk(view, seat, ask.unswapped);
  }
}

/** Where the seat that may swap can place a stone instead. */
function unswappedAsk(view: GameView, seat: Seat | null, points: readonly Point[]): BoardAsk | null {
  if (points.length === 0) return null;
  const colour = view.black === seat ? 'black' : 'white';
  return { kind: 'stone', colour, points: new Set(points), opening: true, declines: true };
}

/** What is asked of `seat`; `null` if it is not for them to act. */
export function askOf(view: GameView, seat: Seat | null) {
  const prompt = view.prompt;
  return prompt && seat !== null && prompt.seat === seat && !view.paused ? prompt.ask : null;
}

/** The question of the opening that `seat` must answer; `null` if there is none. */
export function questionOf(view: GameView, seat: Seat | null): QuestionView | null {
  const ask = askOf(view, seat);
  return ask?.kind === 'opening' ? ask.question : null;
}

/** Whether `seat` may answer with a swap. */
export function maySwap(view: GameView, seat: Seat | null): boolean {
  const id = questionOf(view, seat)?.id;
  return id === 'may-swap' || id === 'may-swap-or-offer';
}

/** What else `seat` may do. */
export function optionsOf(view: GameView, seat: Seat | null): readonly SeatOption[] {
  return seat === null ? [] : (view.prompt?.may[indexOf(seat)] ?? []);
}

/** The moves with the decisions of the opening between them, as a list to read. */
import type { AnswerView, GameView, MoveView, Seat } from '../wire.ts';

/** A decision that is no move, after the first `ply` moves. */
export interface Decision {
  readonly ply: number;
  readonly by: Seat;
  readonly answer: Answer;
}

/** An answer of the opening, taken apart. */
export type Answer =
  | { readonly kind: 'place' | 'keep' | 'remove'; readonly point: string }
  | { readonly kind: 'offer'; readonly points: readonly string[] }
  | { readonly kind: 'choose'; readonly colour: 'black' | 'white' }
  | { readonly kind: 'declare'; readonly number: number }
  | { readonly kind: 'swap' | 'no-swap' | 'add-two' | 'offer-fifths' };

/** A move with its number. */
export interface Numbered {
  readonly ply: number;
  readonly move: MoveView;
}

/** A line of the list: two moves, Black's and White's, or one of them beside a decision; or the decision. */
export type Line =
  { readonly number: number; readonly black: Numbered | null; readonly white: Numbered | null } | Decision;

/** Reads an answer in words; `null` if it is none that this client knows. */
export function answerOf(text: string): Answer | null {
  const [kind, ...rest] = text.split(' ');
  const first = rest[0];
  switch (kind) {
    case 'place':
    case 'keep':
    case 'remove':
      return first === undefined ? null : { kind, point: first };
    case 'offer':
      return { kind, points: rest };
    case 'choose':
      return first === 'black' || first === 'white' ? { kind, colour: first } : null;
    case 'declare':
      return { kind, number: Number(first) };
    case 'swap':
    case 'no-swap':
    case 'add-two':
    case 'offer-fifths':
      return { kind };
    default:
      return null;
  }
}

/** The number of moves that stood before anybody answered: those of a designated opening. */
function standing(view: GameView, answers: readonly AnswerView[]): number {
  const placed = answers.filter(({ answer }) => /^(place|keep|remove) /.test(answer)).length;
  return placed === 0 ? Math.min(view.moves.length, 3) : 0;
}

/** The decisions of the opening, each with the number of moves before it. */
export function decisionsOf(view: GameView): Decision[] {
  let ply = standing(view, view.answers);
  return view.answers.flatMap(({ by, answer: text }): Decision[] => {
    const answer = answerOf(text);
    if (!answer) return [];
    if (answer.kind === 'place') {
      ply++;
      return [];
    }
    const decision = { ply, by, answer };
    if (answer.kind === 'keep' || answer.kind === 'remove') ply++;
    return [decision];
  });
}

/** The moves two by two, and each decision where it was made, if that is between two of them. */
export function linesOf(view: GameView): Line[] {
  const decisions = decisionsOf(view);
  const after = (ply: number) => decisions.filter((decision) => decision.ply === ply);
  const lines: Line[] = after(0);
  const numbered = (ply: number): Numbered | null => {
    const move = view.moves[ply - 1];
    return move ? { ply, move } : null;
  };
  for (let ply = 1; ply <= view.moves.length; ply += 2) {
    const number = (ply + 1) / 2;
    const [black, white] = [numbered(ply), numbered(ply + 1)];
    const between = after(ply);
    if (between.length === 0) lines.push({ number, black, white });
    else {
      lines.push({ number, black, white: null }, ...between);
      if (white) lines.push({ number, black: null, white });
    }
    lines.push(...after(ply + 1));
  }
  return lines;
}

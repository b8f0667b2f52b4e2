/** What stands on the board after so many moves. */
import type { Point } from '../board/geometry.ts';
import type { Stone } from '../board/types.ts';
import type { GameView, MoveView } from '../wire.ts';

/** The stones after the first `ply` moves, each with its number. */
export function stonesAt(moves: readonly MoveView[], ply: number): Stone[] {
  return moves
    .slice(0, ply)
    .flatMap(({ stone, colour }, index) =>
      stone === null ? [] : [{ point: stone, colour, number: index + 1 }],
    );
}

/** The last stone after the first `ply` moves; `null` after a pass. */
export function lastAt(moves: readonly MoveView[], ply: number): Point | null {
  return moves[ply - 1]?.stone ?? null;
}

/** The row that has won, if the game was won by one. */
export function winningRow(view: GameView): readonly Point[] {
  const ending = view.outcome?.ending;
  if (typeof ending !== 'object') return [];
  if ('five' in ending) return ending.five.row;
  return 'overline' in ending ? ending.overline.row : [];
}

/** The point of the foul that ended the game, if one did. */
export function endingFoul(view: GameView) {
  const ending = view.outcome?.ending;
  return typeof ending === 'object' && 'foul' in ending ? ending.foul : null;
}

/** The stones of a position written in rows from the top, joined by `/`. */
export function stonesOf(position: string): Stone[] {
  const rows = position.split('/');
  return rows.flatMap((row, down) =>
    [...row].flatMap((cell, column): Stone[] => {
      if (cell !== 'x' && cell !== 'o') return [];
      const point = `${String.fromCharCode(97 + column)}${rows.length - down}`;
      return [{ point, colour: cell === 'x' ? 'black' : 'white' }];
    }),
  );
}

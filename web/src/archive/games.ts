/** Games of the archive, as lists show them. */
import { queryOf } from '../analysis/address.ts';
import type { Stone } from '../board/types.ts';
import { href } from '../router.ts';
import type { ArchiveGame } from '../wire.ts';

/** The stones of a game as they stood in the end. */
export function stonesOf(game: ArchiveGame): Stone[] {
  return movesOfGame(game).flatMap((point, index): Stone[] =>
    point === '-' ? [] : [{ point, colour: index % 2 === 0 ? 'black' : 'white' }],
  );
}

/** The moves, a pass being `-`. */
export function movesOfGame(game: ArchiveGame): string[] {
  return game.moves === '' ? [] : game.moves.split(' ');
}

/** Where a game can be gone through: its page, or the analysis board if it was played elsewhere. */
export function gameAddress(game: ArchiveGame): string {
  if (game.room !== null) return href({ page: 'game', id: game.id });
  const root = { rule_set: game.rule_set, size: game.size, black: [], white: [], first: 'black' } as const;
  return href({ page: 'analysis', query: queryOf(root, game.moves) });
}

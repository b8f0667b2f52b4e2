/** The results of a player, added up. */
import type { PlayerRecord } from '../wire.ts';

/** Results under one heading; `key` is what they have in common. */
export interface ResultRow {
  readonly key: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** Results by what `key` makes of them, the most games first. */
export function resultsBy(
  records: readonly PlayerRecord[],
  key: (record: PlayerRecord) => string,
): ResultRow[] {
  const rows = new Map<string, ResultRow>();
  for (const record of records) {
    const { wins, losses, draws } = record;
    const name = key(record);
    const sum = rows.get(name) ?? { key: name, games: 0, wins: 0, losses: 0, draws: 0 };
    rows.set(name, {
      key: name,
      games: sum.games + wins + losses + draws,
      wins: sum.wins + wins,
      losses: sum.losses + losses,
      draws: sum.draws + draws,
    });
  }
  return [...rows.values()].sort((one, other) => other.games - one.games || (one.key < other.key ? -1 : 1));
}

/** The share of the points there were, from 0 to 1. */
export function share({ games, wins, draws }: ResultRow): number {
  return games === 0 ? 0 : (wins + draws / 2) / games;
}

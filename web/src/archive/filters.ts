/** What the archive is searched for, as it stands in the address of the page and as the house is asked. */

/** Each is empty where nothing is demanded. */
export interface Filters {
  /** The id of a player, and what to call them. */
  player: string;
  name: string;
  colour: string;
  rule: string;
  opening: string;
  result: string;
  ending: string;
  rating: string;
  /** Days, such as `2026-01-31`; the last one counts too. */
  since: string;
  until: string;
  longer: string;
  shorter: string;
}

export const NO_FILTERS: Filters = {
  player: '',
  name: '',
  colour: '',
  rule: '',
  opening: '',
  result: '',
  ending: '',
  rating: '',
  since: '',
  until: '',
  longer: '',
  shorter: '',
};

/** The ways in which a game in the archive can have ended. */
export const ENDINGS = [
  'five',
  'overline',
  'foul',
  'resignation',
  'time',
  'abandonment',
  'lifted-stone',
  'arbiter',
  'board-full',
  'no-five',
  'agreement',
  'two-passes',
  'both-flags',
  'unknown',
] as const;

/** Mean ratings to choose from. */
export const RATINGS = [1600, 1800, 2000, 2200] as const;

const NAMES = Object.keys(NO_FILTERS) as Array<keyof Filters>;

/** What an address asks for; what makes no sense there is left out. */
export function filtersOf(query: string): Filters {
  const asked = new URLSearchParams(query);
  const filters = { ...NO_FILTERS };
  for (const name of NAMES) filters[name] = asked.get(name) ?? '';
  if (dayStart(filters.since) === null) filters.since = '';
  if (dayStart(filters.until) === null) filters.until = '';
  if (filters.player === '') filters.colour = '';
  return filters;
}

/** The address's part behind the question mark, with it; empty if nothing is demanded. */
export function queryOfFilters(filters: Filters): string {
  const asked = new URLSearchParams();
  for (const name of NAMES) if (filters[name] !== '') asked.set(name, filters[name]);
  const query = asked.toString();
  return query === '' ? '' : `?${query}`;
}

const DAY_MS = 86_400_000;

/** When a day begins, in milliseconds since 1970; `null` if it is none. */
function dayStart(day: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** What the house is asked. */
export function questionOf(filters: Filters, before: string | null): string {
  const plain = Object.entries({ ...filters, name: '', since: '', until: '' });
  const asked = new URLSearchParams(plain.filter(([, value]) => value !== ''));
  const [from, to] = [dayStart(filters.since), dayStart(filters.until)];
  if (from !== null) asked.set('since', String(from));
  if (to !== null) asked.set('until', String(to + DAY_MS));
  if (before !== null) asked.set('before', before);
  return asked.toString();
}

/** How many things are demanded. */
export function demands(filters: Filters): number {
  return NAMES.filter((name) => name !== 'name' && filters[name] !== '').length;
}

/** What rooms can be made of, as soon as the house has told it; templates follow. */
import { api } from '../live/http.ts';
import type { NamedOpeningView, RoomOptions } from '../wire.ts';

let options: RoomOptions | null = $state.raw(null);

/** Everything a room can be made of; `null` until it has come. */
export function roomOptions(): RoomOptions | null {
  return options;
}

/** Asks for the options, if they are not here yet. */
export async function loadOptions(): Promise<RoomOptions> {
  options ??= await api.options();
  return options;
}

/** One of the 26 openings by its code, in whatever letters. */
export function namedOpening(code: string): NamedOpeningView | null {
  return options?.named_openings.find((opening) => opening.code.toLowerCase() === code.toLowerCase()) ?? null;
}

/** Whether anything is forbidden in a rule set; `false` until it is known. */
export function hasFouls(ruleSet: string): boolean {
  return options?.rule_sets.find((rules) => rules.id === ruleSet)?.has_fouls ?? false;
}

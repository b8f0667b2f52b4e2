/** Computer players: people with reserved names, who are called in the reader's language. */
import { t } from '../i18n/index.svelte.ts';
import type { ComputerView, Person } from '../wire.ts';

/** What the house calls these persons. */
const COMPUTER = /^computer([1-9]\d?)$/;

/** The level of a computer player; `null` for people. */
export function computerLevel(person: Pick<Person, 'id'>): number | null {
  const level = COMPUTER.exec(person.id)?.[1];
  return level === undefined ? null : Number(level);
}

/**
 * What somebody is called: a computer player, and who has deleted their account, in the reader's language;
 * others as they call themselves.
 */
export function personName(person: Person): string {
  const level = computerLevel(person);
  if (level !== null) return t(`web-computer-name-${level}`);
  return person.name === '' ? t('web-deleted-player') : person.name;
}

/** A computer player as it is offered, with its rating if it has one. */
export function computerOption({ level, rating }: ComputerView): string {
  const name = t(`web-computer-name-${level}`);
  return rating === null
    ? t('web-computer-option', { level, name })
    : t('web-computer-rated', { level, name, rating });
}

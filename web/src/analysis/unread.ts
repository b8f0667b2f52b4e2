/** Why a text is no game, in the reader's language. */
import { capitalised } from '../game/names.ts';
import { refusalArguments, refusalText } from '../game/refusals.ts';
import { t } from '../i18n/index.svelte.ts';
import type { Refusal } from '../wire.ts';

/** What is wrong with a text, where, and what would be right. */
export function unreadText(refusal: Refusal): string {
  const { code } = refusal;
  const args = refusalArguments(refusal);
  const texts = [t(`web-unread-${code}`, args), t(`error-${code}`, args)];
  const what = texts.find((each) => !each.endsWith(`-${code}`));
  const line = args['line'];
  if (what === undefined || (line === undefined && code !== 'empty')) return refusalText(refusal);
  if (line === undefined) return capitalised(what);
  const column = args['column'];
  return capitalised(
    column === undefined ? t('error-at-line', { line, what }) : t('error-at-column', { line, column, what }),
  );
}

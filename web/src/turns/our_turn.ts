/** What is done when it has become our turn in a game that is not on this page. */
import { personName } from '../game/computers.ts';
import { t } from '../i18n/index.svelte.ts';
import { navigate } from '../router.svelte.ts';
import { settings } from '../settings.svelte.ts';
import { notify } from '../shell/notices.svelte.ts';
import type { TurnView } from '../wire.ts';
import { show } from './notifications.ts';

/** Says it on the page, and where nobody sees that, by the system if that is wished for. */
export function tellTurn({ room, opponent }: TurnView): void {
  const text = t('web-turn-against', { name: personName(opponent) });
  notify(text);
  if (settings.notifications && document.hidden) show(text, room, () => navigate({ page: 'room', id: room }));
}

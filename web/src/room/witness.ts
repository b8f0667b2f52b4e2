/** What the page does when something happens in a game: it says so, and it sounds. */
import { eventText, playerName, type Names } from '../game/sentences.ts';
import { namesOf } from '../game/seats.ts';
import { t } from '../i18n/index.svelte.ts';
import type { RoomState } from '../live/room_state.ts';
import { announce } from '../shell/notices.svelte.ts';
import { play, type Sound } from '../sound.ts';
import type { Event } from '../wire.ts';
import { questionTitle } from './questions.ts';

/** Tells of events that have just become known. */
export function tell(events: readonly Event[], state: RoomState): void {
  const { room, game } = state;
  if (!game) return;
  const names = namesOf(room);
  const texts = events.map((event) => eventText(event, game.view, names)).filter((text) => text !== null);
  const turn = turnText(state, names);
  if (texts.length > 0 || turn !== null) announce([...texts, turn].filter((text) => text !== null).join(' '));
  const sound = soundOf(events, state);
  if (sound) play(sound);
}

/** Whose turn it is now, for those who listen. */
function turnText({ room, game }: RoomState, names: Names): string | null {
  const prompt = game?.view.prompt;
  if (!game || !prompt) return null;
  if (prompt.seat !== room.you)
    return room.you ? null : t('web-turn-of', { name: playerName(names, prompt.seat) });
  return prompt.ask.kind === 'move' ? t('web-your-turn') : questionTitle(game.view);
}

function soundOf(events: readonly Event[], { room }: RoomState): Sound | null {
  const has = (name: string) =>
    events.some(({ kind }) => kind === name || (typeof kind === 'object' && name in kind));
  if (has('ended')) return 'end';
  if (has('stone')) return 'stone';
  const asked = events.some(
    ({ kind, actor }) =>
      actor !== room.you && (kind === 'draw-offered' || kind === 'take-back-asked' || kind === 'no-foul'),
  );
  return asked || has('exchanged') ? 'attention' : null;
}

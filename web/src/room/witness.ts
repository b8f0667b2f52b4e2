/** What the page does when something happens in a game: it says so, and it sounds. */
import { eventText, playerName, type Names } from '../game/sentences.ts';
import { namesOf, otherSeat } from '../game/seats.ts';
import { t } from '../i18n/index.svelte.ts';
import type { RoomState } from '../live/room_state.ts';
import { announce, notify } from '../shell/notices.svelte.ts';
import { play, type Sound } from '../sound.ts';
import type { Event, Seat } from '../wire.ts';
import { questionTitle } from './questions.ts';

/** Tells of events that have just become known. */
export function tell(events: readonly Event[], state: RoomState): void {
  const { room, game } = state;
  if (!game) return;
  const names = namesOf(room);
  const texts = events.map((event) => eventText(event, game.view, names)).filter((text) => text !== null);
  const turn = turnText(state, names);
  if (texts.length > 0 || turn !== null) announce([...texts, turn].filter((text) => text !== null).join(' '));
  const passedOver = passedOverBy(events, state);
  if (passedOver) notify(t('web-tell-draw-passed-over', { name: playerName(names, passedOver) }));
  for (const event of events) {
    const text =
      event.kind === 'draw-declined' && event.actor !== room.you ? eventText(event, game.view, names) : null;
    if (text !== null) notify(text);
  }
  const sound = soundOf(events, state);
  if (sound) play(sound);
}

function isMove({ kind }: Event): boolean {
  return kind === 'passed' || (typeof kind === 'object' && 'stone' in kind);
}

/** Who has just answered the viewer's offer of a draw by playing on. */
function passedOverBy(fresh: readonly Event[], { room, game }: RoomState): Seat | null {
  const move = fresh.find((event) => isMove(event) && event.actor !== room.you);
  if (!game || !move || !room.you) return null;
  const last = game.events.findLast(
    (event) =>
      event.seq < move.seq &&
      (event.kind === 'draw-offered' ||
        event.kind === 'draw-declined' ||
        (isMove(event) && event.actor === move.actor)),
  );
  return last?.kind === 'draw-offered' && last.actor === room.you ? otherSeat(room.you) : null;
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

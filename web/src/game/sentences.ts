/** What has happened in a game, in whole sentences. */
import { date } from '../i18n/format.ts';
import { language, t } from '../i18n/index.svelte.ts';
import type { Ending, Event, GameView, MissedFoul, Outcome, Seat, WrongClaim } from '../wire.ts';
import { colourName, foulName, pointName, pointNames } from './names.ts';
import type { Answer } from './record.ts';
import { answerOf } from './record.ts';
import { colourOf, indexOf, otherSeat } from './seats.ts';

/** Who plays: names by seat, the seats' own names where nobody sits. */
export type Names = readonly [string | null, string | null];

/** The name of the player on a seat. */
export function playerName(names: Names, seat: Seat): string {
  return names[indexOf(seat)] ?? t(`seat-${seat}`);
}

/** The name of the player on a seat with the colour they have: `Ann (Black)`. */
export function who(names: Names, view: Pick<GameView, 'black'>, seat: Seat): string {
  const colour = colourOf(view, seat);
  const name = playerName(names, seat);
  return colour ? t('who', { name, colour: colourName(colour) }) : name;
}

/** The identifier of an ending. */
export function endingId(ending: Ending): string {
  return typeof ending === 'string' ? ending : (Object.keys(ending)[0] ?? '');
}

/** How a game ended. */
export function endingText(outcome: Outcome, view: Pick<GameView, 'black'>, names: Names): string {
  const { result, ending } = outcome;
  const winner = typeof result === 'object' ? result.win : null;
  return t(`ending-${endingId(ending)}`, {
    ...endingArguments(ending, names),
    winner: winner ? who(names, view, winner) : '',
    loser: winner ? who(names, view, otherSeat(winner)) : '',
    result: typeof result === 'object' ? 'win' : result,
  });
}

function endingArguments(ending: Ending, names: Names): Record<string, string | number> {
  if (typeof ending === 'string') return {};
  if ('five' in ending) return { points: pointNames(ending.five.row), count: ending.five.row.length };
  if ('overline' in ending)
    return { points: pointNames(ending.overline.row), count: ending.overline.row.length };
  if ('foul' in ending) {
    const { kind, point, number, found_by } = ending.foul;
    return { kind: foulName(kind), point: pointName(point), number, 'found-by': found_by };
  }
  const { cause } = ending.aborted;
  return 'asked' in cause
    ? { by: playerName(names, cause.asked), cause: 'asked' }
    : { by: playerName(names, cause['timed-out']), cause: 'timed-out' };
}

/** A foul that nobody claimed. */
export function missedText({ number, point, colour, kind }: MissedFoul): string {
  return t('over-missed-foul', {
    number,
    point: pointName(point),
    colour: colourName(colour),
    kind: foulName(kind),
  });
}

/** A claim that was wrong. */
export function wrongClaimText({ by, number, point }: WrongClaim, names: Names): string {
  const name = playerName(names, by);
  return point === null
    ? t('over-wrong-claim-pass', { name, number })
    : t('over-wrong-claim', { name, number, point: pointName(point) });
}

/** A decision of the opening; `null` for a stone, which speaks for itself. */
export function decisionText(answer: Answer, by: Seat, names: Names): string | null {
  const name = playerName(names, by);
  switch (answer.kind) {
    case 'place':
      return null;
    case 'swap':
      return t('web-tell-swap', { name });
    case 'keep':
    case 'remove':
      return t(`tell-${answer.kind}`, { name, point: pointName(answer.point) });
    case 'offer':
      return t('tell-offer', { name, points: pointNames(answer.points) });
    case 'choose':
      return t('tell-choose', { name, colour: colourName(answer.colour) });
    case 'declare':
      return t('tell-declare', { name, number: answer.number });
    case 'add-two':
      return t('tell-add-two', { name, opponent: playerName(names, otherSeat(by)) });
    case 'no-swap':
    case 'offer-fifths':
      return t(`tell-${answer.kind}`, { name });
  }
}

function actorSeat(event: Event): Seat | null {
  return event.actor === 'one' || event.actor === 'two' ? event.actor : null;
}

/** An event as it is announced; `null` for those that go without saying. */
export function eventText(event: Event, view: GameView, names: Names): string | null {
  const { kind } = event;
  const seat = actorSeat(event);
  const name = seat ? playerName(names, seat) : '';
  if (typeof kind === 'string') return plainEventText(kind, name, seat, names, view);
  if ('stone' in kind) {
    return t('web-tell-stone', { colour: colourName(kind.stone.colour), point: pointName(kind.stone.point) });
  }
  if ('answered' in kind) {
    const answer = answerOf(kind.answered.answer);
    return answer && seat ? decisionText(answer, seat, names) : null;
  }
  if ('ended' in kind) return endingText(kind.ended.outcome, view, names);
  if ('guessed' in kind) return t('tell-guessed', { name, number: kind.guessed.number });
  if ('revealed' in kind) return revealedText(kind.revealed.number, name, view, names);
  if ('committed' in kind) return t('web-tell-committed', { name });
  if ('taken-back' in kind) return t('tell-taken-back', { name, moves: kind['taken-back'].moves });
  if ('away' in kind) return t('web-tell-away', { name: playerName(names, kind.away.seat) });
  if ('back' in kind) return t('web-tell-back', { name: playerName(names, kind.back.seat) });
  if ('vacation-began' in kind) {
    const { seat: who, until } = kind['vacation-began'];
    return t('web-tell-vacation-began', { name: playerName(names, who), date: date(until, language()) });
  }
  if ('vacation-ended' in kind) {
    return t('web-tell-vacation-ended', { name: playerName(names, kind['vacation-ended'].seat) });
  }
  if ('draw-waits' in kind) return null;
  return t('tell-outage-credited');
}

function revealedText(number: number, name: string, view: GameView, names: Names): string {
  const odd = ((view.nigiri?.guess ?? number) - number) % 2 !== 0;
  const black = view.black ? playerName(names, view.black) : '';
  return t('tell-revealed', { name, number, parity: odd ? 'odd' : 'even', black });
}

function plainEventText(
  kind: string,
  name: string,
  seat: Seat | null,
  names: Names,
  view: GameView,
): string | null {
  const opponent = seat ? playerName(names, otherSeat(seat)) : '';
  switch (kind) {
    case 'exchanged': {
      const { black } = view;
      if (!black) return null;
      return t('tell-exchanged', {
        black: playerName(names, black),
        white: playerName(names, otherSeat(black)),
      });
    }
    case 'passed':
      return t('web-tell-passed', { name });
    case 'draw-offered':
      return t('web-tell-draw-offered', { name });
    case 'take-back-asked':
      return t('web-tell-take-back-asked', { name });
    default:
      return t(`tell-${kind}`, { name, opponent });
  }
}

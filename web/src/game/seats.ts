/** Seats, colours and who is who. */
import type { Colour, GameView, RoomView, Seat } from '../wire.ts';
import { personName } from './computers.ts';

/** Both seats in the order in which pairs of things are listed. */
export const SEATS = ['one', 'two'] as const satisfies readonly Seat[];

/** The place of a seat in a pair. */
export function indexOf(seat: Seat): 0 | 1 {
  return seat === 'one' ? 0 : 1;
}

/** The other seat. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'one' ? 'two' : 'one';
}

/** The other colour. */
export function otherColour(colour: Colour): Colour {
  return colour === 'black' ? 'white' : 'black';
}

/** The colour of a seat now; `null` while colours are drawn. */
export function colourOf(view: Pick<GameView, 'black'>, seat: Seat): Colour | null {
  if (view.black === null) return null;
  return view.black === seat ? 'black' : 'white';
}

/** The seat that has a colour now. */
export function seatWith(view: Pick<GameView, 'black'>, colour: Colour): Seat | null {
  if (view.black === null) return null;
  return colour === 'black' ? view.black : otherSeat(view.black);
}

/** The names of both players, seat One's first; `null` for a free seat. */
export function namesOf(room: RoomView): [string | null, string | null] {
  const [one, two] = room.seats;
  return [one ? personName(one.person) : null, two ? personName(two.person) : null];
}

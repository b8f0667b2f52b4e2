/** What an operator asks of the house. */
import { request } from '../live/http.ts';
import type {
  Announce,
  ClosedRoom,
  Decide,
  Decided,
  DeedList,
  HouseNotice,
  HouseStatus,
  LiveRooms,
  Maintenance,
  Me,
  PresentPeople,
  RuledGame,
  Suspend,
  TendedPeople,
  TendedPerson,
} from '../wire.ts';

/** Whom to list. */
export type Only = 'operators' | 'suspended';

const person = (id: string, what: string) => `operator/people/${encodeURIComponent(id)}/${what}`;
const game = (id: string, what: string) => `operator/games/${encodeURIComponent(id)}/${what}`;

/** A reason that may be left out. */
const because = (reason: string) => ({ reason: reason === '' ? null : reason });

export const operator = {
  status: () => request<HouseStatus>('GET', 'operator/status'),
  present: () => request<PresentPeople>('GET', 'operator/present'),
  rooms: () => request<LiveRooms>('GET', 'operator/rooms'),
  /** Accounts whose names begin so, or whoever has the id behind an `@`. */
  find: (text: string) => {
    const [by, what] = text.startsWith('@') ? ['id', text.slice(1)] : ['beginning', text];
    return request<TendedPeople>('GET', `operator/people?${by}=${encodeURIComponent(what)}`);
  },
  list: (only: Only) => request<TendedPeople>('GET', `operator/people?only=${only}`),
  grant: (id: string, reason: string) => request<TendedPerson>('PUT', person(id, 'role'), because(reason)),
  revoke: (id: string, reason: string) =>
    request<TendedPerson>('DELETE', person(id, 'role'), because(reason)),
  suspend: (id: string, body: Suspend) => request<TendedPerson>('PUT', person(id, 'suspension'), body),
  lift: (id: string, reason: string) =>
    request<TendedPerson>('DELETE', person(id, 'suspension'), because(reason)),
  giveName: (id: string, name: string, reason: string) =>
    request<TendedPerson>('PUT', person(id, 'name'), { name, ...because(reason) }),
  logOut: (id: string, reason: string) =>
    request<TendedPerson>('DELETE', person(id, 'sessions'), because(reason)),
  decide: (id: string, body: Decide) => request<Decided>('PUT', game(id, 'decision'), body),
  annul: (id: string, reason: string) => request<RuledGame>('PUT', game(id, 'annulment'), { reason }),
  restore: (id: string, reason: string) =>
    request<RuledGame>('DELETE', game(id, 'annulment'), because(reason)),
  closeRoom: (id: string, reason: string) =>
    request<ClosedRoom>('DELETE', `operator/rooms/${encodeURIComponent(id)}`, because(reason)),
  announce: (body: Announce | null) =>
    request<HouseNotice>(body === null ? 'DELETE' : 'PUT', 'operator/announcement', body ?? undefined),
  setMaintenance: (body: Maintenance | null) =>
    request<HouseNotice>(body === null ? 'DELETE' : 'PUT', 'operator/maintenance', body ?? undefined),
  deeds: (before: number | null) =>
    request<DeedList>('GET', before === null ? 'operator/deeds' : `operator/deeds?before=${before}`),
  /** Says the password once more. The browser gets a new session. */
  confirm: (password: string) => request<Me>('POST', 'operator/confirmation', { password }),
};

/** The id in a link to a game, or the text itself. */
export function gameIn(text: string): string {
  const trimmed = text.trim();
  return /\/game\/([^/?#]+)/.exec(trimmed)?.[1] ?? trimmed;
}

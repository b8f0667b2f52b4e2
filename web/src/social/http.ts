/** What people ask of each other by way of the house. */
import { request } from '../live/http.ts';
import type {
  BlockedList,
  ChallengeView,
  ConversationList,
  ConversationView,
  MessageView,
  NewChallenge,
  NewMessage,
  RelationView,
  RoomOpened,
  SocialSettings,
} from '../wire.ts';

const named = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export const social = {
  /** How we stand to somebody. */
  relation: (id: string) => request<RelationView>('GET', `${named('people', id)}/relation`),
  follow: (id: string) => request<void>('PUT', named('following', id)),
  unfollow: (id: string) => request<void>('DELETE', named('following', id)),
  blocked: () => request<BlockedList>('GET', 'blocked'),
  block: (id: string) => request<void>('PUT', named('blocked', id)),
  unblock: (id: string) => request<void>('DELETE', named('blocked', id)),
  settings: () => request<SocialSettings>('GET', 'account/social'),
  setSettings: (body: SocialSettings) => request<void>('PUT', 'account/social', body),
  challenge: (body: NewChallenge) => request<ChallengeView>('POST', 'challenges', body),
  accept: (id: string) => request<RoomOpened>('POST', `${named('challenges', id)}/accept`),
  /** Declines a challenge, or takes our own back. */
  endChallenge: (id: string) => request<void>('DELETE', named('challenges', id)),
  conversations: () => request<ConversationList>('GET', 'messages'),
  /** What we have written with somebody, the last first. */
  conversation: (id: string, before: string | null) => {
    const from = before === null ? '' : `?before=${encodeURIComponent(before)}`;
    return request<ConversationView>('GET', named('messages', id) + from);
  },
  write: (id: string, body: NewMessage) => request<MessageView>('POST', named('messages', id), body),
  /** We have read what somebody has written. */
  read: (id: string) => request<void>('PUT', `${named('messages', id)}/read`),
};

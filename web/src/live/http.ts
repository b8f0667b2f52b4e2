/** The house's plain HTTP: what is asked for once. */
import type {
  AccessView,
  AccountView,
  AddPasskey,
  ArchiveList,
  AskRecovery,
  BeginVacation,
  ChangePassword,
  ComputerList,
  Confirm,
  Credentials,
  ErrorBody,
  ExplanationView,
  Explored,
  GameList,
  GamePage,
  GameRead,
  GameRating,
  GameText,
  GiveAddress,
  Judge,
  Judged,
  Leaderboard,
  LinkView,
  Me,
  NewPasskeyOptions,
  NewStudy,
  OpenRoom,
  Pair,
  PasskeyList,
  PasskeyOptions,
  PersonRatings,
  PlayerSummary,
  PlayersFound,
  PushView,
  RatingHistory,
  Recover,
  Refusal,
  Rename,
  RoomOpened,
  RoomOptions,
  RunningGames,
  SessionList,
  SettleStudy,
  StudyList,
  StudyMade,
  StudyPage,
  SubscribePush,
  UsePasskey,
  VacationView,
} from '../wire.ts';

/** A request that was refused or did not get through. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Why a request failed, whatever was thrown. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : { code: 'no-connection', text: String(error) };
}

async function send<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (response.status === 204) return undefined as Answer;
  if (response.ok) return (await response.json()) as Answer;
  const answer = (await response.json().catch(() => null)) as ErrorBody | null;
  throw new Refused(
    answer?.error ?? { code: 'no-answer', text: `${response.status} ${response.statusText}` },
  );
}

/** Sends a request; a page whose session is gone gets a new one first. */
export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  try {
    return await send<Answer>(method, path, body);
  } catch (error) {
    if (refusalOf(error).code !== 'no-session') throw error;
    await send<Me>('GET', 'session');
    return send<Answer>(method, path, body);
  }
}

let options: Promise<RoomOptions> | null = null;

export const api = {
  /** Who the page belongs to; the first time, the house makes them a guest. */
  me: () => request<Me>('GET', 'session'),
  /** The games that one plays now. */
  runningGames: () => request<RunningGames>('GET', 'session/games'),
  rename: (body: Rename) => request<Me>('PATCH', 'session', body),
  /** Makes the guest the holder of an account, the same person. */
  makeAccount: (body: Credentials) => request<Me>('POST', 'account', body),
  /** From now on the browser is somebody else: nothing on the page holds any more. */
  logIn: (body: Credentials) => request<Me>('POST', 'session', body),
  logOut: () => request<void>('DELETE', 'session'),
  account: () => request<AccountView>('GET', 'account'),
  vacation: () => request<VacationView>('GET', 'account/vacation'),
  beginVacation: (body: BeginVacation) => request<VacationView>('PUT', 'account/vacation', body),
  endVacation: () => request<VacationView>('DELETE', 'account/vacation'),
  /** Whether this browser is told of our turns while no page is open. */
  push: () => request<PushView>('GET', 'session/push'),
  subscribePush: (body: SubscribePush) => request<void>('PUT', 'session/push', body),
  unsubscribePush: () => request<void>('DELETE', 'session/push'),
  /** Where one is logged in. */
  sessions: () => request<SessionList>('GET', 'account/sessions'),
  endSession: (id: string) => request<SessionList>('DELETE', `account/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => request<SessionList>('DELETE', 'account/sessions'),
  changePassword: (body: ChangePassword) => request<void>('PUT', 'account/password', body),
  deleteAccount: (body: Confirm) => request<void>('DELETE', 'account', body),
  /** What the house has for accounts, beside name and password. */
  access: () => request<AccessView>('GET', 'access'),
  passkeys: () => request<PasskeyList>('GET', 'account/passkeys'),
  /** What a new passkey is to be made of. */
  askNewPasskey: (body: Confirm) => request<NewPasskeyOptions>('POST', 'account/passkeys/options', body),
  addPasskey: (body: AddPasskey) => request<PasskeyList>('POST', 'account/passkeys', body),
  removePasskey: (id: string, body: Confirm) =>
    request<PasskeyList>('DELETE', `account/passkeys/${encodeURIComponent(id)}`, body),
  /** What a passkey is to sign, to log in or to show once more whose the account is. */
  askPasskey: () => request<PasskeyOptions>('POST', 'session/passkey/options'),
  logInWithPasskey: (body: UsePasskey) => request<Me>('POST', 'session/passkey', body),
  /** Sends a link to an address, which is used once that was opened. */
  giveAddress: (body: GiveAddress) => request<void>('PUT', 'account/address', body),
  forgetAddress: (body: Confirm) => request<void>('DELETE', 'account/address', body),
  /** Whose account the link to an address concerns. */
  addressLink: (secret: string) => request<LinkView>('POST', 'address/link', { secret }),
  confirmAddress: (secret: string) => request<void>('POST', 'address', { secret }),
  askRecovery: (body: AskRecovery) => request<void>('POST', 'recovery', body),
  /** Whose account the link to another password concerns. */
  recoveryLink: (secret: string) => request<LinkView>('POST', 'recovery/link', { secret }),
  /** Chooses another password and logs in. */
  recover: (body: Recover) => request<Me>('POST', 'recovery/password', body),
  /** The address of everything that is kept about oneself. */
  exported: '/api/account/export',
  computers: () => request<ComputerList>('GET', 'computers'),
  openRoom: (body: OpenRoom) => request<RoomOpened>('POST', 'rooms', body),
  pair: (body: Pair) => request<RoomOpened>('POST', 'pair', body),
  /** Games that are over, the newest first: all that are listed, or those of one person. */
  games: (person: string | null, before: string | null) => {
    const of = person === null ? '' : `&person=${encodeURIComponent(person)}`;
    const from = before === null ? '' : `&before=${encodeURIComponent(before)}`;
    return request<GameList>('GET', `games?ended=true${of}${from}`);
  },
  /** A person's ratings. */
  ratings: (person: string) => request<PersonRatings>('GET', `people/${encodeURIComponent(person)}/ratings`),
  /** How one of them has moved. */
  ratingHistory: (person: string, pool: string) =>
    request<RatingHistory>('GET', `people/${encodeURIComponent(person)}/ratings/${pool}`),
  /** The best of a pool. */
  leaders: (pool: string) => request<Leaderboard>('GET', `ratings/${pool}`),
  /** What a game has changed. */
  gameRating: (id: string) => request<GameRating>('GET', `games/${encodeURIComponent(id)}/rating`),
  game: (id: string) => request<GamePage>('GET', `games/${encodeURIComponent(id)}`),
  /** Why the move of this number is a foul or none. */
  explanation: (game: string, number: number) =>
    request<ExplanationView>('GET', `games/${encodeURIComponent(game)}/explanations/${number}`),
  /** What the rules say of a position outside any game. */
  judge: (body: Judge) => request<Judged>('POST', 'positions/judge', body),
  /** The studies that one may write in, the last changed first. */
  studies: (before: string | null) =>
    request<StudyList>('GET', before === null ? 'studies' : `studies?before=${encodeURIComponent(before)}`),
  /** A game or a position from a text. */
  readGame: (body: GameText) => request<GameRead>('POST', 'positions/read', body),
  makeStudy: (body: NewStudy) => request<StudyMade>('POST', 'studies', body),
  study: (id: string) => request<StudyPage>('GET', `studies/${encodeURIComponent(id)}`),
  /** Makes whoever knows the invitation an author. */
  joinStudy: (id: string, invitation: string) =>
    request<StudyPage>('POST', `studies/${encodeURIComponent(id)}/authors`, { invitation }),
  settleStudy: (id: string, body: SettleStudy) =>
    request<StudyMade>('PATCH', `studies/${encodeURIComponent(id)}`, body),
  /** Games that are over; `question` says which, as it stands in an address. */
  archive: (question: string) => request<ArchiveList>('GET', `archive?${question}`),
  /** Players whose names begin so. */
  players: (name: string) => request<PlayersFound>('GET', `archive/players?name=${encodeURIComponent(name)}`),
  /** What somebody has played in public rooms. */
  playerSummary: (id: string) => request<PlayerSummary>('GET', `people/${encodeURIComponent(id)}/summary`),
  /** How games went on from a position; `question` begins with the question mark. */
  explore: (question: string) => request<Explored>('GET', `explorer${question}`),
  /** What a room can be made of; asked for once. */
  options: (): Promise<RoomOptions> => {
    options ??= request<RoomOptions>('GET', 'options').catch((error: unknown) => {
      options = null;
      throw error;
    });
    return options;
  },
  /** The address of a game's record. */
  record: (game: string, format: 'json' | 'sgf') => `/api/games/${encodeURIComponent(game)}/record.${format}`,
};

/** The house as this page sees it: who we are, the lobby, the rooms we are in, the time. */
import type {
  FriendsView,
  HouseNotice,
  InboxView,
  LobbyView,
  PageJob,
  Person,
  ReviewStatus,
  Refusal,
  ServerMessage,
  StudyNews,
  Turns,
} from '../wire.ts';
import { browser } from './browser.ts';
import { Connection, type Status } from './connection.ts';
import { HouseClock } from './house_clock.ts';
import { api } from './http.ts';
import { Outbox, type Answer, type Unnamed } from './outbox.ts';
import { placeOf } from './room_state.ts';
import { Room } from './room.svelte.ts';
import { ticking } from './ticks.svelte.ts';
import { Work, type JobListener } from './work.ts';

/** Why a review is not made. */
const REVIEW_REFUSALS = new Set([
  'too-many-jobs',
  'workers-busy',
  'workers-gone',
  'game-not-over',
  'no-such-game',
]);
const RELOADED = 'tengen.reloaded';
/**
 * How long a room is kept after it was left, in milliseconds: who goes from the lobby to the room's page is
 * not away in between.
 */
const LINGER_MS = 2000;

/** What a page does with a study that it has open. */
export interface StudyListener {
  /** The number of the last change that is known. */
  seq(): number;
  news(news: StudyNews): void;
  /** The study cannot be opened, or not any more. */
  refused(refusal: Refusal): void;
}

/** Hears how it stands with a review. */
type ReviewListener = (status: ReviewStatus | null, refusal?: Refusal) => void;

class House {
  status: Status = $state('connecting');
  /** Who the page belongs to; `null` until the house has greeted us. */
  you: Person | null = $state.raw(null);
  /** The lobby; `null` until it has come. */
  lobby: LobbyView | null = $state.raw(null);
  /** How many games we play, and where it is our turn. */
  turns: Turns = $state.raw({ playing: 0, waiting: [] });
  /** What whoever runs the house tells everybody; `null` if there is nothing. */
  notice: HouseNotice | null = $state.raw(null);
  /** What waits for us; `null` for guests, and until the house has told it. */
  inbox: InboxView | null = $state.raw(null);
  /** Whom we follow, while a page watches it; `null` until it has come. */
  friends: FriendsView | null = $state.raw(null);
  /** How long a message to the house and back takes, in milliseconds. */
  lagMs: number | null = $state(null);

  /** It has become our turn in a room that this page has not open. */
  ourTurn: (turn: Turns['waiting'][number]) => void = () => undefined;

  readonly #clock = new HouseClock(() => performance.now());
  readonly #outbox = new Outbox(Math.random);
  readonly #connection = new Connection(browser, {
    welcomed: (message) => this.#welcomed(message),
    received: (message) => this.#received(message),
    status: (status) => this.#changed(status),
  });
  #lobbyWatchers = 0;
  #friendsWatchers = 0;
  readonly #rooms = new Map<string, { room: Room; users: number }>();
  readonly #line = {
    command: (command: Unnamed): Promise<Answer> =>
      this.#outbox.add(command, (named) => this.#connection.send(named)),
    enter: (room: Room) =>
      this.#connection.send({ type: 'enter', room: room.id, after: placeOf(room.state) }),
  };

  readonly #work = new Work(
    (message) => this.#connection.send(message),
    () => Math.floor(Math.random() * 2 ** 53),
  );
  readonly #studies = new Map<string, StudyListener>();
  readonly #reviews = new Map<string, ReviewListener>();

  /** The house's time, read anew as it goes by. */
  readonly now = ticking(() => this.#clock.now());

  /** The house's time at this moment. */
  time(): number {
    return this.#clock.now();
  }

  /** Connects and stays connected. */
  start(): void {
    this.#connection.start();
    const wake = () => this.#connection.wake();
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') wake();
    });
  }

  /** Ends the connection, before the browser becomes somebody else. */
  stop(): void {
    this.#connection.stop();
  }

  /** Follows the lobby until the answer is called. */
  watchLobby(): () => void {
    if (this.#lobbyWatchers++ === 0) this.#connection.send({ type: 'watch-lobby' });
    return () => {
      if (--this.#lobbyWatchers === 0) this.#connection.send({ type: 'leave-lobby' });
    };
  }

  /** Follows who of our friends is there until the answer is called. */
  watchFriends(): () => void {
    if (this.#friendsWatchers++ === 0) this.#connection.send({ type: 'watch-friends' });
    return () => {
      if (--this.#friendsWatchers === 0) this.#connection.send({ type: 'leave-friends' });
    };
  }

  /** Enters a room and follows it until `leave` is called. */
  enter(id: string): { room: Room; leave: () => void } {
    const entry = this.#rooms.get(id) ?? { room: new Room(id, this.#line), users: 0 };
    entry.users++;
    if (!this.#rooms.has(id)) {
      this.#rooms.set(id, entry);
      this.#line.enter(entry.room);
    }
    const leave = () => {
      entry.users--;
      setTimeout(() => {
        if (entry.users > 0 || this.#rooms.get(id) !== entry) return;
        this.#rooms.delete(id);
        this.#connection.send({ type: 'exit', room: id });
      }, LINGER_MS);
    };
    return { room: entry.room, leave };
  }

  /** Lets the house work something out; the answer ends it. */
  startJob(job: PageJob, listener: JobListener): () => void {
    // What is asked for before the first greeting is asked for with it.
    if (this.status === 'online' || this.status === 'connecting') return this.#work.start(job, listener);
    listener({ state: 'failed', code: 'no-connection' }, { code: 'no-connection', text: 'no connection' });
    return () => undefined;
  }

  /** Opens a study and follows it until the answer is called. */
  openStudy(id: string, listener: StudyListener): () => void {
    this.#studies.set(id, listener);
    this.enterStudy(id);
    return () => {
      this.#studies.delete(id);
      this.#connection.send({ type: 'exit-study', study: id });
    };
  }

  /** Asks for what has changed in an open study since the last change that is known. */
  enterStudy(id: string): void {
    const listener = this.#studies.get(id);
    if (listener) this.#connection.send({ type: 'enter-study', study: id, after: listener.seq() });
  }

  /** Sends a command; it is carried out once, over this connection or the next one. */
  command(command: Unnamed): Promise<Answer> {
    return this.#line.command(command);
  }

  /** Follows the review of a game until the answer is called. */
  watchReview(game: string, listener: ReviewListener): () => void {
    this.#reviews.set(game, listener);
    this.askReview(game, false);
    return () => {
      this.#reviews.delete(game);
      this.#connection.send({ type: 'leave-review', game });
    };
  }

  /** Asks how it stands with a review that is followed, and has it made if it is not there. */
  askReview(game: string, make: boolean): void {
    this.#connection.send({ type: 'watch-review', game, make });
  }

  /** Takes another name. */
  async rename(name: string): Promise<void> {
    this.you = (await api.rename({ name })).you;
  }

  #welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    sessionStorage.removeItem(RELOADED);
    // Somebody has logged in or out in another tab: nothing here is theirs.
    if (this.you !== null && this.you.id !== message.you.id) {
      location.reload();
      return;
    }
    this.you = message.you;
    this.turns = message.turns;
    this.notice = null;
    this.#clock.forget();
    this.#clock.guess(message.now);
    this.#connection.send({ type: 'watch-inbox' });
    this.#work.welcomed();
    if (this.#lobbyWatchers > 0) this.#connection.send({ type: 'watch-lobby' });
    if (this.#friendsWatchers > 0) this.#connection.send({ type: 'watch-friends' });
    for (const { room } of this.#rooms.values()) this.#line.enter(room);
    for (const id of this.#studies.keys()) this.enterStudy(id);
    for (const game of this.#reviews.keys()) this.askReview(game, false);
    this.#outbox.resend((command) => this.#connection.send(command));
  }

  #received(message: ServerMessage): void {
    switch (message.type) {
      case 'pong':
        this.#clock.sample(message.sent, message.now);
        this.lagMs = this.#clock.roundTripMs;
        return;
      case 'notice':
        this.notice = message.notice;
        return;
      case 'lobby':
        this.lobby = message.lobby;
        return;
      case 'inbox':
        this.inbox = message.inbox;
        return;
      case 'friends':
        this.friends = message.friends;
        return;
      case 'turns':
        this.#turned(message.turns);
        return;
      case 'entered':
      case 'room':
        this.#rooms.get(message.room.id)?.room.receive(message);
        return;
      case 'game':
      case 'chat':
      case 'rated':
        this.#rooms.get(message.room)?.room.receive(message);
        return;
      case 'done':
        this.#outbox.answer(message.id, null);
        return;
      case 'job':
        this.#work.report(message.id, message.report);
        return;
      case 'study':
        this.#studies.get(message.study)?.news(message.news);
        return;
      case 'review':
        this.#reviews.get(message.game)?.(message.status);
        return;
      case 'refused':
        if (message.id !== null && this.#work.refused(message.id, message.refusal)) return;
        if (message.id !== null) this.#outbox.answer(message.id, message.refusal);
        else this.#refused(message);
    }
  }

  /** Tells the listeners in which games it has become our turn. */
  #turned(turns: Turns): void {
    const before = new Set(this.turns.waiting.map(({ room }) => room));
    this.turns = turns;
    for (const turn of turns.waiting) {
      if (!before.has(turn.room) && !this.#rooms.has(turn.room)) this.ourTurn(turn);
    }
  }

  /** A refusal of something without a name: to enter a room, to open a study, to make a review. */
  #refused({ refusal }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (refusal.code === 'no-such-study' || refusal.code === 'study-behind') {
      for (const study of [...this.#studies.values()]) study.refused(refusal);
      return;
    }
    if (this.#reviews.size > 0 && REVIEW_REFUSALS.has(refusal.code)) {
      for (const review of [...this.#reviews.values()]) review(null, refusal);
      return;
    }
    const named = refusal.args?.['room'];
    for (const { room } of this.#rooms.values()) {
      if (room.state === null && (named === undefined || named === room.id)) room.refusal = refusal;
    }
  }

  #changed(status: Status): void {
    this.status = status;
    if (status === 'offline') {
      this.lagMs = null;
      this.#work.lost();
    }
    if (status !== 'outdated' || sessionStorage.getItem(RELOADED) !== null) return;
    // Once: if the new page is not newer, the house is still starting, and people are told instead.
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  }
}

/** The house. There is one for the page. */
export const house = new House();

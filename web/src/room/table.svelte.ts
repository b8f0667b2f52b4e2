/** The table of a room: the game as this viewer sees it, and what they do to it. */
import type { Point } from '../board/geometry.ts';
import { askOf, boardAsk, optionsOf, questionOf, type BoardAsk } from '../game/asks.ts';
import { pointNames } from '../game/names.ts';
import { LookBack } from '../game/look_back.svelte.ts';
import { refusalText } from '../game/refusals.ts';
import { colourOf, namesOf } from '../game/seats.ts';
import { playerName, type Names } from '../game/sentences.ts';
import { t } from '../i18n/index.svelte.ts';
import type { Answer } from '../live/outbox.ts';
import type { Room } from '../live/room.svelte.ts';
import { navigate } from '../router.svelte.ts';
import { notify } from '../shell/notices.svelte.ts';
import type { Colour, ExplanationView, GameAction, GameView, RoomView, Seat, SeatOption } from '../wire.ts';
import { questionText } from './questions.ts';
import { Offer } from './offer.svelte.ts';
import { Plan } from './plan.svelte.ts';

/** A point that was refused as a foul, with the reason. */
export interface RefusedFoul {
  readonly point: Point;
  readonly explanation: ExplanationView;
  readonly colour: Colour;
}

/** A stone that was sent to a game when its last event had the number `seq`. */
interface SentStone {
  readonly point: Point;
  readonly colour: Colour;
  readonly game: string | null;
  readonly seq: number;
}

/** The table. */
export class Table {
  readonly room: Room;
  readonly lookBack = new LookBack(() => this.view?.moves.length ?? 0);
  readonly offer = new Offer();
  readonly plan = new Plan();
  /** Whether a draw is offered with the next move. */
  offerDraw = $state(false);
  /** Whether a command is on its way. */
  busy = $state(false);
  /** The stone that was sent and is not known to stand yet. */
  sent: {
    readonly game: string;
    readonly point: Point;
    readonly colour: Colour;
    readonly seq: number;
  } | null = $state.raw(null);
  /** How to say what was refused last; it goes with the next thing that is done. */
  private said: (() => string) | null = $state.raw(null);
  refusedFoul: RefusedFoul | null = $state.raw(null);

  constructor(room: Room) {
    this.room = room;
  }

  /** What was refused last, as a sentence. */
  get message(): string | null {
    return this.said?.() ?? null;
  }

  get roomView(): RoomView | null {
    return this.room.state?.room ?? null;
  }

  get view(): GameView | null {
    return this.room.state?.game?.view ?? null;
  }

  get game(): string | null {
    return this.room.state?.game?.id ?? null;
  }

  /** The viewer's own seat. */
  get seat(): Seat | null {
    return this.roomView?.you ?? null;
  }

  /** Whether there is nobody who could read what is said: a computer sits opposite, and no one watches. */
  get isAlone(): boolean {
    const { roomView, room } = this;
    const isUnread = (roomView?.spectators ?? 0) === 0 && (room.state?.chat.length ?? 0) === 0;
    return (
      isUnread && this.seat !== null && (roomView?.seats.some((seat) => seat?.computer != null) ?? false)
    );
  }

  /** The viewer's own colour. */
  get colour(): Colour | null {
    return this.view && this.seat ? colourOf(this.view, this.seat) : null;
  }

  get names(): Names {
    return this.roomView ? namesOf(this.roomView) : [null, null];
  }

  /** What is asked of the viewer on the board, while the present is shown. */
  get ask(): BoardAsk | null {
    return this.view && this.lookBack.live ? boardAsk(this.view, this.seat) : null;
  }

  /** Whether it is for the viewer to act. */
  get mine(): boolean {
    return this.view !== null && askOf(this.view, this.seat) !== null;
  }

  get question() {
    return this.view ? questionOf(this.view, this.seat) : null;
  }

  get options(): readonly SeatOption[] {
    return this.view ? optionsOf(this.view, this.seat) : [];
  }

  may(option: SeatOption): boolean {
    return this.options.includes(option);
  }

  /** The stone on its way, as long as the house has not answered with more than was known. */
  get onItsWay(): SentStone | null {
    const { sent, view } = this;
    return sent && view && sent.game === this.game && view.seq <= sent.seq ? sent : null;
  }

  /** Does something; what is refused is told. */
  async act(action: GameAction): Promise<Answer> {
    this.said = null;
    this.refusedFoul = null;
    this.busy = true;
    const answer = await this.room.act(action);
    this.busy = false;
    if (answer) this.said = () => this.refusalText(answer);
    return answer;
  }

  /** Answers a question of the opening in words. */
  answer(answer: string): Promise<Answer> {
    return this.act({ kind: 'answer', answer });
  }

  /** Places a stone. */
  async place(point: Point): Promise<Answer> {
    const { view, game, ask } = this;
    if (!view || game === null || ask?.kind !== 'stone') return null;
    if (ask.declines) {
      const declined = await this.answer('no-swap');
      if (declined) return declined;
    }
    this.sent = { game, point, colour: ask.colour, seq: this.view?.seq ?? view.seq };
    const answer = await this.act({ kind: 'place', point, offer_draw: this.offerDraw });
    if (answer) {
      this.sent = null;
      this.keepExplanation(answer, point, ask.colour);
    } else this.offerDraw = false;
    return answer;
  }

  /** A point of the board was chosen. */
  choose(point: Point): void {
    const { ask } = this;
    if (this.busy || !ask) return;
    if (ask.kind === 'stone') void this.place(point);
    else if (ask.kind === 'offer') {
      this.said = null;
      if (this.offer.points.includes(point)) this.offer.remove(point);
      else if (this.offer.points.length < ask.count) this.offer.add(point);
    } else void this.answer(`${ask.kind} ${point}`);
  }

  /** A point was touched that may not be chosen: the house says why. */
  async refuse(point: Point): Promise<void> {
    const { ask, view } = this;
    if (!ask || !view || this.busy) return;
    const taken = view.moves.some((move) => move.stone === point);
    if (taken) this.said = () => t('web-point-taken');
    // Asking the house why would decline the swap first.
    else if (ask.kind === 'stone' && ask.declines) this.said = () => t('web-not-here');
    else if (ask.kind === 'stone') {
      this.keepExplanation(await this.act({ kind: 'place', point, offer_draw: false }), point, ask.colour);
    } else if (ask.kind === 'offer') this.said = () => this.refusedText(point) ?? t('web-offer-elsewhere');
    else this.said = () => t('web-choose-offered');
  }

  /** A point that was refused as a foul comes with the reason. */
  private keepExplanation(answer: Answer, point: Point, colour: Colour): void {
    if (answer?.explanation) this.refusedFoul = { point, explanation: answer.explanation, colour };
  }

  /** Sends the collected fifths. */
  async sendOffer(): Promise<void> {
    const answer = await this.answer(`offer ${this.offer.points.join(' ')}`);
    if (answer) this.offer.refuse(answer);
    else this.offer.clear();
  }

  /** Asks something of the room; what is refused is told. */
  async roomAct(action: 'join' | 'ready' | 'not-ready' | 'leave'): Promise<void> {
    this.busy = true;
    const answer = await this.room.roomAct(action);
    this.busy = false;
    if (answer) notify(this.refusalText(answer), 'attention');
    else if (action === 'leave') navigate({ page: 'lobby' });
  }

  /** Why a point cannot be offered beside those that are chosen; `null` if the house has not refused it. */
  refusedText(point: Point): string | null {
    const refusal = this.offer.refused.get(point);
    return refusal ? this.refusalText(refusal) : null;
  }

  private refusalText(refusal: NonNullable<Answer>): string {
    const { view, names } = this;
    const prompt = view?.prompt;
    return refusalText(refusal, {
      question: view ? questionText(view, names) : '',
      name: prompt ? playerName(names, prompt.seat) : '',
      points: pointNames(view?.candidates ?? []),
    });
  }
}

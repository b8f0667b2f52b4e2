// Every message between the house and this client.
// Generated from the crate tengen-wire by `cargo xtask generate`; a test fails when it is stale.

export const PROTOCOL = 1;

/**
 * One of the two places at the board. Colours change hands, seats do not.
 */
export type Seat = "one" | "two";

/**
 * The colour of a stone.
 */
export type Colour = "black" | "white";

/**
 * A kind of forbidden move.
 */
export type Foul = "overline" | "double-four" | "double-three";

/**
 * What happens when a forbidden move is played.
 */
export type Enforcement = "claim" | "claim-rif" | "auto-loss" | "unplayable";

/**
 * What a game is played by.
 */
export type Settings = { 
/**
 * The rule set, such as `renju`.
 */
rule_set: string, 
/**
 * The number of lines of the board, from 5 to 20.
 */
size: number, 
/**
 * The opening protocol, such as `lianzhong` or `designated-i7`.
 */
opening: string, 
/**
 * What happens when a forbidden move is played.
 */
enforcement: Enforcement, 
/**
 * Who has Black at first, such as `random-two` or `nigiri`; a room decides it for each game.
 */
colours: string, 
/**
 * The clocks: `none`, `per-move-30`, `byo-yomi-900+3x30`, `fischer-600+5` or `correspondence-3`.
 */
clock: string, 
/**
 * Whether the result counts for ratings.
 */
rated: boolean, 
/**
 * Whether moves can be taken back when both agree.
 */
take_back: boolean, 
/**
 * Whether the players are shown the forbidden points.
 */
show_forbidden: boolean, 
/**
 * How long each seat has for its first act, in milliseconds.
 */
first_move_ms: number | null, 
/**
 * How long a player must be away before the other one may claim the game, in milliseconds.
 */
abandonment_ms: number | null, 
/**
 * Whether the game is played over the board.
 */
recorded: boolean, };

/**
 * Who has Black at first in the first game of a match.
 */
export type FirstColours = "random" | "host" | "guest" | "nigiri";

/**
 * Who finds a room.
 */
export type Visibility = "public" | "private";

/**
 * What is played in a room.
 */
export type RoomSettings = { 
/**
 * What each game is played by.
 */
game: Settings, 
/**
 * The number of games of a match.
 */
games: number, 
/**
 * Who has Black at first in the first game.
 */
colours: FirstColours, 
/**
 * Who finds the room.
 */
visibility: Visibility, 
/**
 * The preset it was made from.
 */
preset: string | null, };

/**
 * Somebody in the house.
 */
export type Person = { 
/**
 * Who. It never changes.
 */
id: string, 
/**
 * What others call them.
 */
name: string, };

/**
 * Who won.
 */
export type GameResult = { "win": Seat } | "draw" | "void";

/**
 * The result of a game and the reason for it.
 */
export type Outcome = { 
/**
 * Who won.
 */
result: GameResult, 
/**
 * Why.
 */
ending: Ending, };

/**
 * The reason why a game is over.
 */
export type Ending = { "five": { 
/**
 * The winning row.
 */
row: Array<string>, } } | { "overline": { 
/**
 * The winning row.
 */
row: Array<string>, } } | { "foul": { 
/**
 * Which rule it breaks.
 */
kind: Foul, 
/**
 * The forbidden stone.
 */
point: string, 
/**
 * Its number among the moves, the first being 1.
 */
number: number, 
/**
 * Who found it.
 */
found_by: FoundBy, } } | "resignation" | "time" | "abandonment" | "lifted-stone" | "arbiter" | "board-full" | "no-five" | "agreement" | "two-passes" | "both-flags" | { "aborted": { 
/**
 * How.
 */
cause: Abort, } };

/**
 * Who found a foul.
 */
export type FoundBy = "opponent" | "referee";

/**
 * How a game was called off.
 */
export type Abort = { "asked": Seat } | { "timed-out": Seat };

/**
 * An automatic draw.
 */
export type AutomaticDraw = "board-full" | "no-five";

/**
 * A foul that nobody claimed in time.
 */
export type MissedFoul = { 
/**
 * The number of the move, the first being 1.
 */
number: number, 
/**
 * The stone.
 */
point: string, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Which rule it breaks.
 */
kind: Foul, };

/**
 * A claim that was wrong.
 */
export type WrongClaim = { 
/**
 * Who claimed.
 */
by: Seat, 
/**
 * The number of the last move at that time.
 */
number: number, 
/**
 * Its stone, if one could be meant.
 */
point: string | null, };

/**
 * Something that has happened in a game.
 */
export type Event = { 
/**
 * Its number, from 1.
 */
seq: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Whose command brought it about: `one`, `two`, `arbiter` or `system`.
 */
actor: string, 
/**
 * The name of that command.
 */
id: number, 
/**
 * What has happened.
 */
kind: EventKind, };

/**
 * What has happened in a game.
 */
export type EventKind = { "committed": { 
/**
 * The hash of the number and a nonce.
 */
commitment: string, } } | { "guessed": { 
/**
 * The number.
 */
number: number, } } | { "revealed": { 
/**
 * The number.
 */
number: number, 
/**
 * The nonce of the commitment.
 */
nonce: string, } } | { "answered": { 
/**
 * The answer, such as `swap` or `offer g7 i9`.
 */
answer: string, } } | { "stone": { 
/**
 * Where.
 */
point: string, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Whose move it is.
 */
by: Seat, } } | "exchanged" | "passed" | "draw-offered" | "draw-declined" | "no-foul" | { "draw-waits": { 
/**
 * Why it is a draw.
 */
draw: AutomaticDraw, } } | "let-stand" | "let-stand-by-absence" | "take-back-asked" | "take-back-declined" | { "taken-back": { 
/**
 * The number of moves left.
 */
moves: number, } } | { "away": { 
/**
 * Who.
 */
seat: Seat, } } | { "back": { 
/**
 * Who.
 */
seat: Seat, } } | "paused" | "resumed" | { "vacation-began": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Until when, in milliseconds since 1970.
 */
until: number, } } | { "vacation-ended": { 
/**
 * Whose.
 */
seat: Seat, } } | { "outage-credited": { 
/**
 * How long the outage was.
 */
ms: number, } } | { "ended": { 
/**
 * How.
 */
outcome: Outcome, } };

/**
 * Everything a viewer may know of a game at one moment. Moments are in milliseconds since 1970 by the
 * house's clock.
 */
export type GameView = { 
/**
 * The number of the last event.
 */
seq: number, 
/**
 * When this was so.
 */
now: number, 
/**
 * What it is played by.
 */
settings: Settings, 
/**
 * The moves so far, the first one first.
 */
moves: Array<MoveView>, 
/**
 * The seat that has Black now; `null` while colours are drawn.
 */
black: Seat | null, 
/**
 * The drawing of colours, in a game that has it.
 */
nigiri: NigiriView | null, 
/**
 * Fifths that can still be kept or removed.
 */
candidates: Array<string>, 
/**
 * Every fifth that was offered.
 */
offered: Array<string>, 
/**
 * Offered fifths that were not kept.
 */
dropped: Array<string>, 
/**
 * The answers given in the opening, in order.
 */
answers: Array<AnswerView>, 
/**
 * The number of fifths that was declared.
 */
declared: number | null, 
/**
 * Which of the 26 openings was played, such as `d4`.
 */
named_opening: string | null, 
/**
 * What is asked and of whom; `null` when the game is over.
 */
prompt: PromptView | null, 
/**
 * Both clocks at `now`, seat One's first; `null` in a game without clocks.
 */
clocks: [ClockView, ClockView] | null, 
/**
 * When time runs out unless somebody acts before.
 */
deadline: number | null, 
/**
 * Whether the clocks are stopped.
 */
paused: boolean, 
/**
 * Whether both seats have acted.
 */
begun: boolean, 
/**
 * The seat that offers a draw.
 */
draw_offer: Seat | null, 
/**
 * The seat that asks to take back.
 */
take_back_request: Seat | null, 
/**
 * Who is noted as away, seat One first.
 */
away: [boolean, boolean], 
/**
 * Until when each player is on vacation, so that the player's clock stands; seat One first.
 */
vacation: [number | null, number | null], 
/**
 * From when each seat may claim the game because the other one is away.
 */
abandonment_from: [number | null, number | null], 
/**
 * The forbidden points, for viewers who may see them.
 */
forbidden: Array<ForbiddenPointView> | null, 
/**
 * Claims that found no foul.
 */
wrong_claims: Array<WrongClaim>, 
/**
 * Fouls that nobody claimed; known when the game is over.
 */
missed_fouls: Array<MissedFoul>, 
/**
 * How it ended.
 */
outcome: Outcome | null, };

/**
 * A move.
 */
export type MoveView = { 
/**
 * The stone; `null` for a pass.
 */
stone: string | null, 
/**
 * The colour.
 */
colour: Colour, 
/**
 * Whose move it is.
 */
by: Seat, };

/**
 * 猜先 as far as it has come. Everybody can check it: the commitment is the SHA-256 hash of the number
 * in decimal, a colon and the nonce, which stand in the event `revealed`.
 */
export type NigiriView = { 
/**
 * What seat One has committed to, in hexadecimal digits.
 */
commitment: string | null, 
/**
 * The number seat Two has said.
 */
guess: number | null, 
/**
 * The number seat One has shown.
 */
number: number | null, };

/**
 * An answer given in the opening.
 */
export type AnswerView = { 
/**
 * By whom.
 */
by: Seat, 
/**
 * The answer, such as `swap` or `offer g7 i9`.
 */
answer: string, };

/**
 * What is asked.
 */
export type PromptView = { 
/**
 * Who must act.
 */
seat: Seat, 
/**
 * What is asked of them.
 */
ask: AskView, 
/**
 * What else each seat may do now, seat One's first: `pass`, `offer-draw`, `claim-foul`, `resign`,
 * `abort`, `accept-draw`, `decline-draw`, `ask-take-back`, `accept-take-back`, `decline-take-back`,
 * `claim-abandonment`.
 */
may: [SeatOption[], SeatOption[]], };

/**
 * Something a seat may do beside what it is asked.
 */
export type SeatOption = "pass" | "offer-draw" | "claim-foul" | "resign" | "abort" | "accept-draw" | "decline-draw" | "ask-take-back" | "accept-take-back" | "decline-take-back" | "claim-abandonment";

/**
 * What is asked of the seat that must act.
 */
export type AskView = { "kind": "nigiri", 
/**
 * The step.
 */
step: NigiriStep, 
/**
 * The smallest number.
 */
min: number, 
/**
 * The largest number.
 */
max: number, } | { "kind": "opening", 
/**
 * The question.
 */
question: QuestionView, 
/**
 * The points that may be chosen; empty where none is asked for.
 */
allowed: Array<string>, 
/**
 * Where a swap is asked for, the points where a stone can be placed instead: that is answered
 * with `no-swap`, and then the stone is placed. Empty where something else follows.
 */
unswapped: Array<string>, } | { "kind": "move", 
/**
 * Of which colour.
 */
colour: Colour, 
/**
 * The points that may be chosen; `null` for every free one.
 */
allowed: Array<string> | null, 
/**
 * Whether every free point is forbidden, so that only a pass is left.
 */
only_forbidden: boolean, } | { "kind": "claim-or-let-stand", 
/**
 * Why it is a draw.
 */
draw: AutomaticDraw, };

/**
 * A step of 猜先.
 */
export type NigiriStep = "commit" | "guess" | "reveal";

/**
 * A question of the opening. It is answered in words: `place h8`, `offer g7 i9`, `keep g7`, `remove g7`,
 * `choose black`, `swap`, `no-swap`, `declare 4`, `add-two`, `offer-fifths`.
 */
export type QuestionView = { "id": "place", 
/**
 * Of this colour.
 */
colour: Colour, } | { "id": "offer", 
/**
 * So many.
 */
count: number, } | { "id": "choose-colour" } | { "id": "choose-colour-or-add-two" } | { "id": "may-swap" } | { "id": "may-swap-or-offer", 
/**
 * So many.
 */
count: number, } | { "id": "declare", 
/**
 * The smallest number.
 */
min: number, 
/**
 * The largest number.
 */
max: number, } | { "id": "keep-one" } | { "id": "remove-one" };

/**
 * What a clock shows, in milliseconds.
 */
export type ClockView = { 
/**
 * Main time left, or what is left of the turn where each turn has its own time.
 */
main_ms: number, 
/**
 * What is left of the running byo-yomi period, or a whole one.
 */
period_ms: number, 
/**
 * Byo-yomi periods left, the running one included.
 */
periods: number, 
/**
 * All that is left until the flag falls.
 */
total_ms: number, };

/**
 * A forbidden point.
 */
export type ForbiddenPointView = { 
/**
 * Where.
 */
point: string, 
/**
 * To whom.
 */
colour: Colour, 
/**
 * Which rule a stone there would break.
 */
kind: Foul, };

/**
 * The explanation of a point, with the position it is about.
 */
export type ExplanationView = { 
/**
 * The position without the stone: rows from the top, joined by `/`, `x` Black, `o` White, `.` free.
 */
position: string, 
/**
 * What the stone makes, by the names players use.
 */
shapes: Array<ShapeView>, 
/**
 * Where the stone is put.
 */
point: string, 
/**
 * `five`, `overline`, `double-four`, `double-three` or `legal`.
 */
verdict: string, 
/**
 * Why two threes are no foul here: `makes-four` or `only-defence`.
 */
excuse?: string, 
/**
 * How many further stones deep the verdict reaches.
 */
depth: number, 
/**
 * Rows that win.
 */
fives: Array<RowView>, 
/**
 * Rows of six or more that do not win.
 */
overlines: Array<RowView>, 
/**
 * The fours.
 */
fours: Array<FourView>, 
/**
 * Rows that one more stone could make a straight four, real threes or false ones.
 */
threes: Array<ThreeView>, 
/**
 * Rows that only look like a three or a four.
 */
false_rows: Array<FalseRowView>, };

/**
 * The explanation of a point.
 */
export type ExplanationTree = { 
/**
 * Where the stone is put.
 */
point: string, 
/**
 * `five`, `overline`, `double-four`, `double-three` or `legal`.
 */
verdict: string, 
/**
 * Why two threes are no foul here: `makes-four` or `only-defence`.
 */
excuse?: string, 
/**
 * How many further stones deep the verdict reaches.
 */
depth: number, 
/**
 * Rows that win.
 */
fives: Array<RowView>, 
/**
 * Rows of six or more that do not win.
 */
overlines: Array<RowView>, 
/**
 * The fours.
 */
fours: Array<FourView>, 
/**
 * Rows that one more stone could make a straight four, real threes or false ones.
 */
threes: Array<ThreeView>, 
/**
 * Rows that only look like a three or a four.
 */
false_rows: Array<FalseRowView>, };

/**
 * Stones on a line.
 */
export type RowView = { 
/**
 * `column`, `row`, `rising` or `falling`.
 */
direction: string, 
/**
 * The stones.
 */
stones: Array<string>, };

/**
 * A four.
 */
export type FourView = { 
/**
 * Whether it is a straight four.
 */
straight: boolean, 
/**
 * The points that make it a five.
 */
five_points: Array<string>, 
/**
 * `column`, `row`, `rising` or `falling`.
 */
direction: string, 
/**
 * The stones.
 */
stones: Array<string>, };

/**
 * A row that could become a straight four.
 */
export type ThreeView = { 
/**
 * Whether the stones are side by side.
 */
connected: boolean, 
/**
 * Whether at least one continuation can be played.
 */
real: boolean, 
/**
 * Every point that would make a straight four.
 */
continuations: Array<ContinuationView>, 
/**
 * `column`, `row`, `rising` or `falling`.
 */
direction: string, 
/**
 * The stones.
 */
stones: Array<string>, };

/**
 * A point that would make a straight four, with the explanation of a stone there.
 */
export type ContinuationView = { 
/**
 * Whether it can be played.
 */
playable: boolean, 
/**
 * The four stones of the straight four.
 */
straight_four: Array<string>, 
/**
 * The two ends of it.
 */
five_points: Array<string>, 
/**
 * Where the stone is put.
 */
point: string, 
/**
 * `five`, `overline`, `double-four`, `double-three` or `legal`.
 */
verdict: string, 
/**
 * Why two threes are no foul here: `makes-four` or `only-defence`.
 */
excuse?: string, 
/**
 * How many further stones deep the verdict reaches.
 */
depth: number, 
/**
 * Rows that win.
 */
fives: Array<RowView>, 
/**
 * Rows of six or more that do not win.
 */
overlines: Array<RowView>, 
/**
 * The fours.
 */
fours: Array<FourView>, 
/**
 * Rows that one more stone could make a straight four, real threes or false ones.
 */
threes: Array<ThreeView>, 
/**
 * Rows that only look like a three or a four.
 */
false_rows: Array<FalseRowView>, };

/**
 * A row that only looks like a three or a four.
 */
export type FalseRowView = { 
/**
 * `no-room` or `rotten-six`.
 */
reason: string, 
/**
 * `column`, `row`, `rising` or `falling`.
 */
direction: string, 
/**
 * The stones.
 */
stones: Array<string>, };

/**
 * A shape by the name players use.
 */
export type ShapeView = { 
/**
 * Which.
 */
kind: string, 
/**
 * Along which lines.
 */
directions: Array<string>, 
/**
 * Its stones.
 */
stones: Array<string>, 
/**
 * The points that matter for it.
 */
keys: Array<string>, };

/**
 * A message from a page to the house.
 *
 * The first one is `hello`. Those with an `id` are answered with `done` or `refused` of the same `id`;
 * the page draws it at random below 2^53 and sends the same one again after a reconnect.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The version, see [`crate::PROTOCOL`].
 */
protocol: number, } | { "type": "ping", 
/**
 * Any number; it comes back.
 */
sent: number, } | { "type": "watch-lobby" } | { "type": "leave-lobby" } | { "type": "watch-inbox" } | { "type": "watch-friends" } | { "type": "leave-friends" } | { "type": "enter", 
/**
 * Which.
 */
room: string, 
/**
 * What the page has already.
 */
after: Place | null, } | { "type": "exit", 
/**
 * Which.
 */
room: string, } | { "type": "act", 
/**
 * Its name.
 */
id: number, 
/**
 * The room.
 */
room: string, 
/**
 * The game the page has on its board.
 */
game: string, 
/**
 * What is asked for.
 */
action: GameAction, } | { "type": "room-act", 
/**
 * Its name.
 */
id: number, 
/**
 * The room.
 */
room: string, 
/**
 * What is asked for.
 */
action: RoomAction, } | { "type": "chat", 
/**
 * Its name.
 */
id: number, 
/**
 * The room.
 */
room: string, 
/**
 * What is said, 1 to 300 characters.
 */
text: string, } | { "type": "start-job", 
/**
 * The name of the message, and of the job on this connection.
 */
id: number, 
/**
 * What.
 */
job: PageJob, } | { "type": "stop-job", 
/**
 * The name of the job.
 */
id: number, } | { "type": "watch-review", 
/**
 * Which game.
 */
game: string, 
/**
 * Whether it is to be made if there is none.
 */
make: boolean, } | { "type": "leave-review", 
/**
 * Which game.
 */
game: string, } | { "type": "enter-study", 
/**
 * Which.
 */
study: string, 
/**
 * The number of the last change that the page has, see [`crate::StudyPage`].
 */
after: number, } | { "type": "exit-study", 
/**
 * Which.
 */
study: string, } | { "type": "edit-study", 
/**
 * Its name.
 */
id: number, 
/**
 * Which study.
 */
study: string, 
/**
 * What is changed; all of it or nothing.
 */
edits: Array<StudyEdit>, };

/**
 * How far a page has come in a game.
 */
export type Place = { 
/**
 * Which game.
 */
game: string, 
/**
 * The number of the last event it has.
 */
seq: number, };

/**
 * What a player asks of a game.
 */
export type GameAction = { "kind": "place", 
/**
 * Where.
 */
point: string, 
/**
 * Whether a draw is offered with it.
 */
offer_draw: boolean, } | { "kind": "answer", 
/**
 * The answer in words, see [`crate::QuestionView`].
 */
answer: string, } | { "kind": "pass", 
/**
 * Whether a draw is offered with it.
 */
offer_draw: boolean, } | { "kind": "claim-foul" } | { "kind": "let-stand" } | { "kind": "resign" } | { "kind": "abort" } | { "kind": "accept-draw" } | { "kind": "decline-draw" } | { "kind": "ask-take-back" } | { "kind": "accept-take-back" } | { "kind": "decline-take-back" } | { "kind": "claim-abandonment" } | { "kind": "commit", 
/**
 * The SHA-256 hash of number, colon and nonce, in hexadecimal digits.
 */
commitment: string, } | { "kind": "guess", 
/**
 * The number.
 */
number: number, } | { "kind": "reveal", 
/**
 * The number.
 */
number: number, 
/**
 * The nonce, 16 to 64 letters and digits.
 */
nonce: string, };

/**
 * What a person asks of a room.
 */
export type RoomAction = "join" | "ready" | "not-ready" | "leave";

/**
 * A message from the house to a page.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The version of the protocol, see [`crate::PROTOCOL`].
 */
protocol: number, 
/**
 * Who the page belongs to.
 */
you: Person, 
/**
 * The house's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The games that the person plays.
 */
turns: Turns, } | { "type": "turns", 
/**
 * How they are now.
 */
turns: Turns, } | { "type": "pong", 
/**
 * What the page sent.
 */
sent: number, 
/**
 * The house's clock, in milliseconds since 1970.
 */
now: number, } | { "type": "lobby", 
/**
 * All of it.
 */
lobby: LobbyView, } | { "type": "inbox", 
/**
 * All of it.
 */
inbox: InboxView, } | { "type": "friends", 
/**
 * All of them.
 */
friends: FriendsView, } | { "type": "entered", 
/**
 * The room.
 */
room: RoomView, 
/**
 * Its game, with the events after those the page has; `null` before the first one.
 */
game: GameUpdate | null, 
/**
 * The last lines of chat that the person may read.
 */
chat: Array<ChatLine>, } | { "type": "room", 
/**
 * All of it.
 */
room: RoomView, } | { "type": "game", 
/**
 * In which room.
 */
room: string, 
/**
 * What.
 */
update: GameUpdate, } | { "type": "chat", 
/**
 * In which room.
 */
room: string, 
/**
 * Lines the page has not got yet, perhaps older ones that it could not read before.
 */
lines: Array<ChatLine>, } | { "type": "rated", 
/**
 * In which room it was played.
 */
room: string, 
/**
 * Which game.
 */
game: string, 
/**
 * What it has changed.
 */
rating: GameRating, } | { "type": "job", 
/**
 * Its name.
 */
id: number, 
/**
 * How.
 */
report: JobReport, } | { "type": "review", 
/**
 * Which game.
 */
game: string, 
/**
 * How.
 */
status: ReviewStatus, } | { "type": "study", 
/**
 * Which study.
 */
study: string, 
/**
 * What has changed.
 */
news: StudyNews, } | { "type": "done", 
/**
 * The name of the command.
 */
id: number, } | { "type": "refused", 
/**
 * The name of the command; `null` if it could not be read.
 */
id: number | null, 
/**
 * Why.
 */
refusal: Refusal, } | { "type": "notice", 
/**
 * All of it.
 */
notice: HouseNotice, } | { "type": "restarting", 
/**
 * When to try again, in milliseconds from now.
 */
retry_ms: number, };

/**
 * A rating of a person as it stands now, after Glicko-2.
 */
export type RatingView = { 
/**
 * Among which games: `renju-live`, `gomoku-correspondence` and the like.
 */
pool: string, 
/**
 * The strength; a newcomer has 1500.
 */
value: number, 
/**
 * How far off that may be: one standard deviation.
 */
deviation: number, 
/**
 * Too little is known to compare it with others.
 */
provisional: boolean, 
/**
 * How many games it is made of.
 */
games: number, 
/**
 * When the last of them ended, in milliseconds since 1970.
 */
at: number, };

/**
 * The ratings of a person.
 */
export type PersonRatings = { 
/**
 * One for each pool in which the person has played.
 */
ratings: Array<RatingView>, };

/**
 * How a rating has moved.
 */
export type RatingHistory = { 
/**
 * Among which games.
 */
pool: string, 
/**
 * The last games that count, the oldest first.
 */
points: Array<RatingPoint>, };

/**
 * A rating after a game.
 */
export type RatingPoint = { 
/**
 * Which game.
 */
game: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
at: number, 
/**
 * The strength before.
 */
before: number, 
/**
 * The strength after.
 */
value: number, 
/**
 * How far off that may be.
 */
deviation: number, };

/**
 * The best of a pool.
 */
export type Leaderboard = { 
/**
 * Among which games.
 */
pool: string, 
/**
 * The best first.
 */
leaders: Array<Leader>, };

/**
 * One of the best.
 */
export type Leader = { 
/**
 * Who.
 */
person: Person, 
/**
 * With what rating.
 */
rating: RatingView, };

/**
 * What a game has changed.
 */
export type GameRating = { 
/**
 * Among which games; `null` if it has not been rated, or not yet.
 */
pool: string | null, 
/**
 * A ruling has taken it out of the ratings.
 */
annulled: boolean, 
/**
 * For the person on each seat, seat One's first; `null` if nothing.
 */
moves: [RatingMove | null, RatingMove | null], };

/**
 * The strength of a person before and after a game.
 */
export type RatingMove = { 
/**
 * Before.
 */
before: number, 
/**
 * After.
 */
after: number, };

/**
 * What whoever runs the house tells everybody, in their own words.
 */
export type HouseNotice = { 
/**
 * Nothing new begins while this is there; what is being played goes on.
 */
maintenance: Maintenance | null, 
/**
 * What everybody should know.
 */
announcement: Announcement | null, };

/**
 * Nothing new begins.
 */
export type Maintenance = { 
/**
 * Why, or for how long.
 */
message: string | null, };

/**
 * Something that everybody should know.
 */
export type Announcement = { 
/**
 * When it was made, in milliseconds since 1970: another one has another moment.
 */
at: number, 
/**
 * What.
 */
text: string, 
/**
 * Until when it is told, in milliseconds since 1970; until it is taken back, if nothing is said.
 */
until: number | null, };

/**
 * Why something is refused.
 */
export type Refusal = { 
/**
 * The machine's word for it. The texts have it as `web-refusal-CODE` or, from a game, `rejection-CODE`.
 */
code: string, 
/**
 * The same as an English sentence.
 */
text: string, 
/**
 * What the sentence in other languages needs, such as `point` or `seconds`.
 */
args?: { [key in string]: string }, 
/**
 * Why a point cannot be played, where it is a foul.
 */
explanation?: ExplanationView, };

/**
 * What has happened in a game, and how it stands now.
 */
export type GameUpdate = { 
/**
 * Which game.
 */
game: string, 
/**
 * What has happened, in order.
 */
events: Array<Event>, 
/**
 * How it stands.
 */
view: GameView, };

/**
 * A room.
 */
export type RoomView = { 
/**
 * Its name.
 */
id: string, 
/**
 * What is played in it.
 */
settings: RoomSettings, 
/**
 * Who sits there; seat One is the host's.
 */
seats: [SeatView | null, SeatView | null], 
/**
 * The viewer's own seat.
 */
you: Seat | null, 
/**
 * What goes on.
 */
status: RoomStatus, 
/**
 * The game on the board.
 */
game: string | null, 
/**
 * Who wants the next game or a rematch, seat One first.
 */
ready: [boolean, boolean], 
/**
 * The match; `null` before the first game.
 */
games: MatchView | null, 
/**
 * Every game of the room, the first one first.
 */
played: string[], 
/**
 * How many look on.
 */
spectators: number, };

/**
 * What goes on in a room.
 */
export type RoomStatus = "open" | "playing" | "between" | "closed";

/**
 * Somebody on a seat.
 */
export type SeatView = { 
/**
 * Who.
 */
person: Person, 
/**
 * Whether a page of theirs is connected.
 */
online: boolean, 
/**
 * How long a message to them and back takes, in milliseconds, in steps of 50; `null` if unknown.
 */
lag_ms: number | null, 
/**
 * The level of a computer player, from 1; `null` for people.
 */
computer: number | null, };

/**
 * A match.
 */
export type MatchView = { 
/**
 * The number of games.
 */
games: number, 
/**
 * The results so far.
 */
results: Array<GameResult>, 
/**
 * The score in half points, seat One's first.
 */
half_points: [number, number], 
/**
 * Whether all games have been played.
 */
over: boolean, };

/**
 * Who reads a line of chat while a game is being played. Afterwards everybody reads all lines.
 */
export type Audience = "players" | "spectators";

/**
 * A line of chat.
 */
export type ChatLine = { 
/**
 * Its number in the room, from 1.
 */
seq: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who said it.
 */
from: Person, 
/**
 * Among whom it was said.
 */
audience: Audience, 
/**
 * What was said.
 */
text: string, };

/**
 * The lobby.
 */
export type LobbyView = { 
/**
 * Rooms that wait for somebody, the newest first.
 */
rooms: Array<LobbyRoom>, 
/**
 * Games in progress, those with most spectators first.
 */
games: Array<LobbyGame>, 
/**
 * How many people are in the house.
 */
people: number, };

/**
 * A room that waits for somebody.
 */
export type LobbyRoom = { 
/**
 * Its name.
 */
id: string, 
/**
 * What is played in it.
 */
settings: RoomSettings, 
/**
 * Who waits.
 */
host: Person, 
/**
 * Since when, in milliseconds since 1970.
 */
since: number, };

/**
 * A game in progress.
 */
export type LobbyGame = { 
/**
 * Its room.
 */
room: string, 
/**
 * What is played.
 */
settings: RoomSettings, 
/**
 * Who plays, seat One first.
 */
players: [Person, Person], 
/**
 * The seat that has Black now.
 */
black: Seat | null, 
/**
 * The moves so far, Black's and White's by turns; `null` for a pass.
 */
moves: Array<string | null>, 
/**
 * How many look on.
 */
spectators: number, };

/**
 * The answer to a request that is refused, with a status of 4xx or 5xx.
 */
export type ErrorBody = { 
/**
 * Why.
 */
error: Refusal, };

/**
 * Who a page belongs to.
 */
export type Me = { 
/**
 * The person.
 */
you: Person, 
/**
 * Their rooms that are open or played in, the newest first.
 */
rooms: string[], 
/**
 * Whether this person has an account; without one, the person is a guest of this browser.
 */
account: boolean, 
/**
 * Whether this person may run the house, at `/admin`.
 */
operator: boolean, };

/**
 * To make a guest the holder of an account, or to log in.
 */
export type Credentials = { 
/**
 * What others call this person, 1 to 24 characters without control characters.
 */
name: string, 
/**
 * 8 to 256 characters.
 */
password: string, };

/**
 * An account, as its holder sees it.
 */
export type AccountView = { 
/**
 * What others call its holder, and what they log in with.
 */
name: string, 
/**
 * When it was made, in milliseconds since 1970.
 */
created_at: number, 
/**
 * When its password was last chosen, in milliseconds since 1970.
 */
password_changed_at: number, 
/**
 * Where its holder is reached by mail if they forget the password; `null` if nowhere.
 */
address: string | null, };

/**
 * How it stands with somebody's vacation.
 */
export type VacationView = { 
/**
 * Until when it lasts, in milliseconds since 1970; `null` if there is none now.
 */
until: number | null, 
/**
 * How many whole days are left to be taken. What was taken more than a year ago does not count.
 */
days_left: number, 
/**
 * How many days one has in a year.
 */
days_a_year: number, };

/**
 * To go on vacation.
 */
export type BeginVacation = { 
/**
 * For how many days.
 */
days: number, };

/**
 * To replace a password.
 */
export type ChangePassword = { 
/**
 * The one that holds now.
 */
old: string | null, 
/**
 * What a passkey has signed, of whoever has forgotten the password that holds now.
 */
passkey: UsePasskey | null, 
/**
 * The one to hold from now on, 8 to 256 characters.
 */
new: string, };

/**
 * To show once more that it is the holder of the account who asks: by its password, or by one of its passkeys.
 */
export type Confirm = { 
/**
 * The password.
 */
password: string | null, 
/**
 * What a passkey has signed; counts if no password is said.
 */
passkey: UsePasskey | null, };

/**
 * A browser in which somebody is logged in.
 */
export type SessionRow = { 
/**
 * What it is ended by.
 */
id: string, 
/**
 * What the browser says it is, such as `Firefox, Linux`; empty if it does not say.
 */
browser: string, 
/**
 * When it began, in milliseconds since 1970.
 */
created_at: number, 
/**
 * The day on which it was last used, as a moment in milliseconds since 1970.
 */
last_seen_at: number, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * All browsers in which somebody is logged in.
 */
export type SessionList = { 
/**
 * The one that asks first, then the last used.
 */
sessions: Array<SessionRow>, };

/**
 * What this house has for accounts, beside name and password.
 */
export type AccessView = { 
/**
 * The name that passkeys are bound to, such as `renju.example`: pages at this name and at those below it can
 * use them. `null` if the house has no name that they could be bound to.
 */
passkeys: string | null, 
/**
 * Whether who has forgotten the password can choose another one by a link that is sent by mail.
 */
recovery: boolean, 
/**
 * Whether browsers can be told of their holders' turns while no page is open.
 */
push: boolean, };

/**
 * A passkey, as its holder sees it.
 */
export type PasskeyRow = { 
/**
 * What it is removed by.
 */
id: string, 
/**
 * What its holder calls it.
 */
name: string, 
/**
 * When it was added, in milliseconds since 1970.
 */
created_at: number, 
/**
 * When it last logged in, in milliseconds since 1970; `null` if it never has.
 */
last_used_at: number | null, };

/**
 * The passkeys of an account.
 */
export type PasskeyList = { 
/**
 * The first added first.
 */
passkeys: Array<PasskeyRow>, };

/**
 * What an authenticator is to make a passkey of.
 */
export type NewPasskeyOptions = { 
/**
 * By which the answer names this question. It can be answered once, within five minutes, by this session.
 */
id: string, 
/**
 * For `navigator.credentials.create`.
 */
options: PublicKeyCredentialCreationOptionsJSON, };

/**
 * To add a passkey.
 */
export type AddPasskey = { 
/**
 * The question that is answered.
 */
id: string, 
/**
 * What it is to be called, 1 to 24 characters without control characters.
 */
name: string, 
/**
 * What `navigator.credentials.create` gave.
 */
credential: RegistrationResponseJSON, };

/**
 * What a passkey is to sign.
 */
export type PasskeyOptions = { 
/**
 * By which the answer names this question. It can be answered once, within five minutes, by this session.
 */
id: string, 
/**
 * For `navigator.credentials.get`.
 */
options: PublicKeyCredentialRequestOptionsJSON, };

/**
 * To log in with a passkey.
 */
export type UsePasskey = { 
/**
 * The question that is answered.
 */
id: string, 
/**
 * What `navigator.credentials.get` gave.
 */
credential: AuthenticationResponseJSON, };

/**
 * How it stands with notifications in this browser while no page is open.
 */
export type PushView = { 
/**
 * The key for `PushManager.subscribe`: a point of P-256, in base64 for addresses. It is always the same.
 */
key: string, 
/**
 * Whether the house sends some to the browser of this session.
 */
subscribed: boolean, };

/**
 * To get notifications in this browser while no page is open.
 */
export type SubscribePush = { 
/**
 * Where its push service takes them, at most 2,048 bytes.
 */
endpoint: string, 
/**
 * With which keys they are encrypted.
 */
keys: PushKeys, 
/**
 * The language they are written in: `en`, `ja`, `zh-Hans` or `zh-Hant`.
 */
language: string, };

/**
 * The keys of a browser, both in base64 for addresses.
 */
export type PushKeys = { 
/**
 * A point of P-256.
 */
p256dh: string, 
/**
 * A shared secret of 16 bytes.
 */
auth: string, };

/**
 * To be reached at an address. It is used once the link that is sent there was opened.
 */
export type GiveAddress = { 
/**
 * The address, such as `ada@example.org`.
 */
address: string, 
/**
 * The language of the mail: `en`, `ja`, `zh-Hans` or `zh-Hant`.
 */
language: string, 
/**
 * The password of the account.
 */
password: string | null, 
/**
 * What a passkey has signed; counts if no password is said.
 */
passkey: UsePasskey | null, };

/**
 * To get a link by which another password can be chosen.
 */
export type AskRecovery = { 
/**
 * The name of the account, or the address at which its holder is reached.
 */
account: string, 
/**
 * The language of the mail: `en`, `ja`, `zh-Hans` or `zh-Hant`.
 */
language: string, };

/**
 * To look at a link that was sent, or to use one.
 */
export type OpenLink = { 
/**
 * What stands in the link behind `#`.
 */
secret: string, };

/**
 * What a link that was sent is for.
 */
export type LinkView = { 
/**
 * The name of the account it concerns.
 */
name: string, 
/**
 * The address that it was sent to.
 */
address: string, };

/**
 * To choose another password by a link.
 */
export type Recover = { 
/**
 * What stands in the link behind `#`.
 */
secret: string, 
/**
 * The password to hold from now on, 8 to 256 characters.
 */
password: string, };

/**
 * To take another name.
 */
export type Rename = { 
/**
 * The name, 1 to 24 characters without control characters.
 */
name: string, };

/**
 * To open a room.
 */
export type OpenRoom = { 
/**
 * What is played in it.
 */
settings: RoomSettings, 
/**
 * Against whom; whoever comes, if it is left out.
 */
opponent?: Opponent, };

/**
 * Against whom a room is opened, if not against whoever comes.
 */
export type Opponent = { "computer": number };

/**
 * A computer player.
 */
export type ComputerView = { 
/**
 * Its level, from 1, the weakest.
 */
level: number, 
/**
 * The person it is where it has a seat.
 */
person: string, 
/**
 * What it is called in records; pages may call it otherwise.
 */
name: string, 
/**
 * Its rating, measured in matches of computer players among themselves; `null` if it has none.
 */
rating: number | null, };

/**
 * The computer players.
 */
export type ComputerList = { 
/**
 * The weakest first.
 */
computers: Array<ComputerView>, };

/**
 * To be paired with somebody who wants the same.
 */
export type Pair = { 
/**
 * The preset.
 */
preset: string, 
/**
 * The clock, one of those offered.
 */
clock: string, 
/**
 * Whether the game is to count for ratings, which needs an account.
 */
rated: boolean, };

/**
 * The room that was opened or found.
 */
export type RoomOpened = { 
/**
 * Its name.
 */
room: string, };

/**
 * Everything a room can be made of.
 */
export type RoomOptions = { 
/**
 * The rooms that can be opened in two clicks, in the order they are offered.
 */
presets: Array<RoomSettings>, 
/**
 * The clocks that are offered, the shortest first. Others can be written.
 */
clocks: Array<string>, 
/**
 * The clocks with days for a move that are offered, the shortest first. Rooms with them have neither a
 * deadline for the first act nor one for absences.
 */
correspondence: Array<string>, 
/**
 * Every rule set, with the board it is usually played on.
 */
rule_sets: Array<RuleSetOption>, 
/**
 * Every opening protocol.
 */
openings: Array<OpeningOption>, 
/**
 * The 26 openings, direct ones first.
 */
named_openings: Array<NamedOpeningView>, 
/**
 * The most games of a match.
 */
max_games: number, };

/**
 * A rule set.
 */
export type RuleSetOption = { 
/**
 * Its identifier.
 */
id: string, 
/**
 * The number of lines of the board it is usually played on.
 */
usual_size: number, 
/**
 * Whether anything is forbidden, so that enforcement matters.
 */
has_fouls: boolean, };

/**
 * An opening protocol.
 */
export type OpeningOption = { 
/**
 * Its identifier, with its parameter, such as `soosorv-8`.
 */
id: string, 
/**
 * The identifier without it.
 */
family: string, 
/**
 * The rule sets it goes with.
 */
rule_sets: Array<string>, 
/**
 * The board sizes it goes with.
 */
sizes: Array<number>, };

/**
 * One of the 26 openings.
 */
export type NamedOpeningView = { 
/**
 * Its code, such as `d4`.
 */
code: string, 
/**
 * Its name in simplified Chinese.
 */
zh_hans: string, 
/**
 * Its name in traditional Chinese.
 */
zh_hant: string, 
/**
 * Its name in Japanese.
 */
ja: string, 
/**
 * Its name in Latin letters.
 */
romaji: string, 
/**
 * Whether White's stone is beside Black's (直指), else diagonal to it (斜指).
 */
direct: boolean, 
/**
 * Black's, White's and Black's stone on a board of 15 lines.
 */
stones: [string, string, string], };

/**
 * A game, being played or over.
 */
export type GamePage = { 
/**
 * The room it is or was played in.
 */
room: string, 
/**
 * Which game of the match it is, from 1.
 */
number: number, 
/**
 * Who plays, seat One first.
 */
players: [Person, Person], 
/**
 * When it began, in milliseconds since 1970.
 */
start: number, 
/**
 * Every event, and how it stands, as a spectator sees it.
 */
update: GameUpdate, };

/**
 * A game in a list.
 */
export type GameRow = { 
/**
 * Its name.
 */
id: string, 
/**
 * The room it is or was played in.
 */
room: string, 
/**
 * The players as they were called when it began, seat One's first.
 */
players: [Person, Person], 
/**
 * The rule set.
 */
rule_set: string, 
/**
 * The opening protocol.
 */
opening: string, 
/**
 * When it began, in milliseconds since 1970.
 */
started_at: number, 
/**
 * When it ended.
 */
ended_at: number | null, 
/**
 * `one`, `two`, `draw` or `void`.
 */
result: string | null, 
/**
 * The reason for the result, such as `five`.
 */
ending: string | null, 
/**
 * The number of moves.
 */
moves: number, };

/**
 * Games in a list.
 */
export type GameList = { 
/**
 * The newest first.
 */
games: Array<GameRow>, 
/**
 * What to ask for with `before` to get the next ones; `null` if these are all.
 */
next: string | null, };

/**
 * How many games a person plays, and where it is their turn.
 */
export type Turns = { 
/**
 * The number of games.
 */
playing: number, 
/**
 * Those in which it is the person's turn, the one whose time runs out next first.
 */
waiting: Array<TurnView>, };

/**
 * A game in which it is somebody's turn.
 */
export type TurnView = { 
/**
 * The room it is played in.
 */
room: string, 
/**
 * Against whom.
 */
opponent: Person, 
/**
 * Whether a turn has days.
 */
by_correspondence: boolean, };

/**
 * A game that somebody plays now.
 */
export type RunningGame = { 
/**
 * The room it is played in.
 */
room: string, 
/**
 * Its name.
 */
game: string, 
/**
 * Which game of the match it is, from 1.
 */
number: number, 
/**
 * What is played.
 */
settings: RoomSettings, 
/**
 * Against whom.
 */
opponent: Person, 
/**
 * The seat of who asks.
 */
seat: Seat, 
/**
 * The seat that has Black now; `null` while colours are drawn.
 */
black: Seat | null, 
/**
 * The moves so far, Black's and White's by turns; `null` for a pass.
 */
moves: Array<string | null>, 
/**
 * Whether it is the turn of who asks.
 */
your_turn: boolean, 
/**
 * When time runs out for whose turn it is, in milliseconds since 1970; `null` without a clock.
 */
deadline: number | null, 
/**
 * When something last happened in it, in milliseconds since 1970.
 */
changed_at: number, };

/**
 * The games that somebody plays now.
 */
export type RunningGames = { 
/**
 * Those in which it is their turn first, each part by when time runs out.
 */
games: Array<RunningGame>, };

/**
 * A player of a game in the archive.
 */
export type ArchivePlayer = { 
/**
 * Who it is; the same for all games from elsewhere under one name.
 */
id: string, 
/**
 * The name when the game began.
 */
name: string, 
/**
 * The rating when the game began, if there was one.
 */
rating: number | null, };

/**
 * A game in the archive.
 */
export type ArchiveGame = { 
/**
 * Its name.
 */
id: string, 
/**
 * The room it was played in; `null` of a game from elsewhere, of which there is nothing but this.
 */
room: string | null, 
/**
 * Who had Black in the end.
 */
black: ArchivePlayer, 
/**
 * Who had White in the end.
 */
white: ArchivePlayer, 
/**
 * The rule set.
 */
rule_set: string, 
/**
 * The number of lines of the board.
 */
size: number, 
/**
 * The opening protocol.
 */
protocol: string, 
/**
 * The code of the opening, such as `D4`, if it is one of the 26.
 */
opening: string | null, 
/**
 * Whether it counted for the ratings.
 */
rated: boolean, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended_at: number, 
/**
 * Who won; `null` in a draw.
 */
winner: Colour | null, 
/**
 * By what, such as `five`.
 */
ending: string, 
/**
 * The moves.
 */
moves: string, };

/**
 * Games of the archive.
 */
export type ArchiveList = { 
/**
 * The last ended first.
 */
games: Array<ArchiveGame>, 
/**
 * What to ask for with `before` to go on; `null` if this is the end. Where few games fit, a list may be
 * shorter than usual, or empty, and still go on.
 */
next: string | null, };

/**
 * Results of games.
 */
export type TallyView = { 
/**
 * How many games.
 */
games: number, 
/**
 * Won by Black.
 */
black: number, 
/**
 * Won by White.
 */
white: number, 
/**
 * Drawn.
 */
draws: number, 
/**
 * The mean rating of the players, where both of a game had one.
 */
rating: number | null, };

/**
 * A move that was played in a position.
 */
export type PlayedMove = { 
/**
 * Where; several points where the position is symmetric and they come to the same, none for a pass.
 */
points: Array<string>, 
/**
 * How these games ended.
 */
tally: TallyView, };

/**
 * How games went on from a position, whichever of its eight images they came to.
 */
export type Explored = { 
/**
 * All games that came to the position.
 */
tally: TallyView, 
/**
 * The moves that were played, the most played first.
 */
moves: Array<PlayedMove>, 
/**
 * How many of the games ended here.
 */
ended: number, 
/**
 * Whether the position has so many stones that the archive does not know it.
 */
too_deep: boolean, 
/**
 * Some of the games, the newest first.
 */
games: Array<ArchiveGame>, };

/**
 * The results of a person with one colour, one rule set and one opening.
 */
export type PlayerRecord = { 
/**
 * The person's colour.
 */
colour: Colour, 
/**
 * The rule set.
 */
rule_set: string, 
/**
 * The code of the opening, such as `D4`; `null` if it was none of the 26.
 */
opening: string | null, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games lost.
 */
losses: number, 
/**
 * Games drawn.
 */
draws: number, };

/**
 * What a person has played in public rooms.
 */
export type PlayerSummary = { 
/**
 * What the person is called now, or was called most.
 */
name: string, 
/**
 * The results, by colour, rule set and opening.
 */
results: Array<PlayerRecord>, };

/**
 * A name that somebody has played under.
 */
export type PlayerFound = { 
/**
 * Who it is.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * In how many games.
 */
games: number, };

/**
 * Names that begin alike.
 */
export type PlayersFound = { 
/**
 * In the order of the alphabet.
 */
players: Array<PlayerFound>, };

/**
 * Stones that were set up, and the moves made from there.
 */
export type PositionText = { 
/**
 * The number of lines of the board, from 5 to 20.
 */
size: number, 
/**
 * Black stones that were set up.
 */
black: Array<string>, 
/**
 * White stones that were set up.
 */
white: Array<string>, 
/**
 * The side that made the first move, or is to make it.
 */
first: Colour, 
/**
 * The moves, such as `h8 i9 -`; empty if there are none.
 */
moves: string, };

/**
 * To judge a position by one or several rule sets.
 */
export type Judge = { 
/**
 * The position.
 */
position: PositionText, 
/**
 * The rule sets, 1 to 11.
 */
rule_sets: Array<string>, 
/**
 * A free point to explain for the side to move.
 */
explain: string | null, };

/**
 * What can be said of a position.
 */
export type Judged = { 
/**
 * The side to move.
 */
to_move: Colour, 
/**
 * Which of the 26 openings the first three moves are, such as `D4`.
 */
opening: string | null, 
/**
 * The judgement by each rule set that was asked for, in that order.
 */
by: Array<RulesJudged>, };

/**
 * To read a game or a position from a text.
 */
export type GameText = { 
/**
 * A game as SGF, a move list, or a board that is drawn, at most 256 KiB.
 */
text: string, 
/**
 * The rule set it is read by if the text names none.
 */
rule_set: string, 
/**
 * The number of lines of the board for move lists, from 5 to 20; all else tells its own.
 */
size: number, };

/**
 * The game or position of a text as a tree.
 */
export type GameRead = { 
/**
 * The position it begins with, with the rule set that the text names or else the one that was sent.
 */
root: StudyRoot, 
/**
 * The edits that make the tree: first its lines in the order of the text, then what is written in it.
 */
edits: Array<StudyEdit>, 
/**
 * The end of the main line.
 */
main: string, 
/**
 * How many comments were too long and have lost their ends.
 */
shortened: number, };

/**
 * What a rule set says of a position.
 */
export type RulesJudged = { 
/**
 * Which rule set.
 */
rule_set: string, 
/**
 * Who has won, and with which row.
 */
won: WonView | null, 
/**
 * Whether neither side can make a five any more.
 */
dead: boolean, 
/**
 * What the last move was: `five`, `overline`, `double-four`, `double-three` or `legal`; `null` if there
 * was none.
 */
last: string | null, 
/**
 * The moves on the way here that were forbidden when they were made, in their order.
 */
fouls: Array<ForbiddenPointView>, 
/**
 * What Black and then White could do; nothing where somebody has won.
 */
sides: Array<SideJudged>, 
/**
 * The point that was to be explained.
 */
explanation: ExplanationView | null, };

/**
 * A row that has won.
 */
export type WonView = { 
/**
 * Whose it is.
 */
colour: Colour, 
/**
 * Its stones, in order.
 */
row: Array<string>, };

/**
 * What one side has on the board.
 */
export type SideJudged = { 
/**
 * Which side.
 */
colour: Colour, 
/**
 * Points that win at once.
 */
fives: Array<string>, 
/**
 * Points that this side may not play.
 */
forbidden: Array<ForbiddenPointView>, 
/**
 * Fours and threes that stand on the board.
 */
threats: Array<ThreatView>, };

/**
 * Stones on a line that threaten something.
 */
export type ThreatView = { 
/**
 * `four`: one more stone wins. `three`: one more stone that may be played makes a straight four.
 */
kind: ThreatKind, 
/**
 * The stones, in order.
 */
stones: Array<string>, 
/**
 * The points that carry it out.
 */
points: Array<string>, };

/**
 * What stones threaten.
 */
export type ThreatKind = "four" | "three";

/**
 * To make a study.
 */
export type NewStudy = { 
/**
 * What it is called, 1 to 80 characters.
 */
title: string, 
/**
 * Whether only its authors may read it.
 */
private: boolean, 
/**
 * The position it begins with.
 */
root: StudyRoot, 
/**
 * What is in it from the beginning.
 */
edits: Array<StudyEdit>, };

/**
 * The study that was made.
 */
export type StudyMade = { 
/**
 * Its name.
 */
study: string, };

/**
 * To become an author of a study.
 */
export type JoinStudy = { 
/**
 * What its authors have given.
 */
invitation: string, };

/**
 * To give a study another title, or to let others read it or not.
 */
export type SettleStudy = { 
/**
 * What it is called, 1 to 80 characters.
 */
title: string, 
/**
 * Whether only its authors may read it.
 */
private: boolean, };

/**
 * A study with all that is in it.
 */
export type StudyPage = { 
/**
 * The position it begins with.
 */
root: StudyRoot, 
/**
 * All edits; their order is of no account.
 */
edits: Array<StudyEdit>, 
/**
 * The number of the last change, for `enter-study`.
 */
seq: number, 
/**
 * What it is called and whose it is.
 */
about: StudyAbout, 
/**
 * What the asking person may do.
 */
you: StudyRole, 
/**
 * What makes others authors; for authors alone.
 */
invitation: string | null, };

/**
 * A study in the list of one of its authors.
 */
export type StudyRow = { 
/**
 * Its name.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * Whether only its authors may read it.
 */
private: boolean, 
/**
 * The number of lines of its board.
 */
size: number, 
/**
 * The black stones at the end of its main line.
 */
black: Array<string>, 
/**
 * The white ones.
 */
white: Array<string>, 
/**
 * When it last changed, in milliseconds since 1970.
 */
updated_at: number, };

/**
 * Studies in a list.
 */
export type StudyList = { 
/**
 * The last changed first.
 */
studies: Array<StudyRow>, 
/**
 * What to ask for with `before` to get the next ones; `null` if these are all.
 */
next: string | null, };

/**
 * What a study is called and whose it is.
 */
export type StudyAbout = { 
/**
 * What it is called.
 */
title: string, 
/**
 * Whether only its authors may read it.
 */
private: boolean, 
/**
 * Who may write in it, the owner first.
 */
authors: Array<Person>, };

/**
 * What somebody may do with a study.
 */
export type StudyRole = "owner" | "author" | "reader";

/**
 * What has changed in a study.
 */
export type StudyNews = { 
/**
 * The changes after this one are told here.
 */
after: number, 
/**
 * The number of the last change.
 */
seq: number, 
/**
 * The edits in them.
 */
edits: Array<StudyEdit>, 
/**
 * What it is called and whose it is now.
 */
about: StudyAbout, 
/**
 * How many people have it open.
 */
readers: number, };

/**
 * The position a tree grows from.
 */
export type StudyRoot = { 
/**
 * The rule set, such as `renju`.
 */
rule_set: string, 
/**
 * The number of lines of the board, from 5 to 20.
 */
size: number, 
/**
 * Black stones that were set up.
 */
black: Array<string>, 
/**
 * White stones that were set up.
 */
white: Array<string>, 
/**
 * The side to move.
 */
first: Colour, };

/**
 * A change of a tree with its place in time.
 *
 * `clock` is one more than the largest that the page has seen; `by` is a word of up to 16 small letters and
 * digits that the page draws for itself. Of two edits of one thing the one with the larger clock wins, then
 * the one with the greater word. A path is the moves that lead to a place, such as `h8 i9 -`.
 */
export type StudyEdit = { "kind": "play", 
/**
 * Which.
 */
path: string, 
/**
 * When.
 */
clock: number, 
/**
 * By which page.
 */
by: string, } | { "kind": "remove", 
/**
 * Which.
 */
path: string, 
/**
 * When.
 */
clock: number, 
/**
 * By which page.
 */
by: string, } | { "kind": "promote", 
/**
 * Which.
 */
path: string, 
/**
 * When.
 */
clock: number, 
/**
 * By which page.
 */
by: string, } | { "kind": "comment", 
/**
 * Where.
 */
path: string, 
/**
 * What.
 */
text: string, 
/**
 * When.
 */
clock: number, 
/**
 * By which page.
 */
by: string, } | { "kind": "mark", 
/**
 * Where.
 */
path: string, 
/**
 * On which point.
 */
point: string, 
/**
 * `circle`, `cross`, `triangle`, `square`, or a letter from A to Z.
 */
mark: string | null, 
/**
 * When.
 */
clock: number, 
/**
 * By which page.
 */
by: string, } | { "kind": "arrow", 
/**
 * Where.
 */
path: string, 
/**
 * From which point.
 */
from: string, 
/**
 * To which.
 */
to: string, 
/**
 * Whether it is there.
 */
shown: boolean, 
/**
 * When.
 */
clock: number, 
/**
 * By which page.
 */
by: string, };

/**
 * What a page asks the engine.
 */
export type PageJob = { "kind": "analyse", 
/**
 * The position.
 */
position: PositionText, 
/**
 * The rule set.
 */
rule_set: string, 
/**
 * How many lines, 1 to 5.
 */
lines: number, 
/**
 * The most time, in milliseconds; the house may give less.
 */
ms: number, } | { "kind": "solve", 
/**
 * The position.
 */
position: PositionText, 
/**
 * The rule set.
 */
rule_set: string, 
/**
 * Who is to win; that side moves first.
 */
side: Colour, 
/**
 * By what.
 */
goal: Goal, 
/**
 * The most time, in milliseconds; the house may give less.
 */
ms: number, };

/**
 * How it stands with a job. `done`, `cancelled` and `failed` are the last one.
 */
export type JobReport = { "state": "queued", 
/**
 * How many jobs are ahead of it, as far as can be said now.
 */
ahead: number, } | { "state": "started" } | { "state": "progress", 
/**
 * How far.
 */
progress: JobProgress, } | { "state": "done", 
/**
 * What came of it.
 */
answer: JobAnswer, } | { "state": "cancelled" } | { "state": "failed", 
/**
 * Why; the texts have it as `web-refusal-CODE`.
 */
code: string, };

/**
 * How far a job has come.
 */
export type JobProgress = { "kind": "analyse" } & AnalysisView | { "kind": "solve", 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * For how long, in milliseconds.
 */
ms: number, } | { "kind": "review", 
/**
 * Positions that have been looked at.
 */
done: number, 
/**
 * Positions there are.
 */
total: number, };

/**
 * What came of a job.
 */
export type JobAnswer = { "kind": "analyse", "answer": AnalysisView } | { "kind": "solve", "answer": SolvedView };

/**
 * What a search knows of a position.
 */
export type AnalysisView = { 
/**
 * The depth of the last iteration that was finished, in plies.
 */
depth: number, 
/**
 * The longest line looked at, in plies.
 */
longest: number, 
/**
 * Moves made in the main search.
 */
nodes: number, 
/**
 * Positions looked at in searches for wins by fours.
 */
vcf_nodes: number, 
/**
 * For how long, in milliseconds.
 */
ms: number, 
/**
 * The best lines, the best first; none if there is no move.
 */
lines: Array<LineView>, };

/**
 * A line and what it is worth.
 */
export type LineView = { 
/**
 * The moves from the position on, at least one.
 */
moves: Array<string>, 
/**
 * What it is worth to the side to move.
 */
worth: WorthView, 
/**
 * The depth it was searched to, in plies.
 */
depth: number, };

/**
 * What a position is worth to the side to move.
 */
export type WorthView = { 
/**
 * What is known of the end.
 */
verdict: WorthVerdict, 
/**
 * One number: an estimate, or just under 30,000 for a win.
 */
score: number, 
/**
 * The chance to win, in thousandths.
 */
chance: number, };

/**
 * What is known of the end of a game.
 */
export type WorthVerdict = { "kind": "open" } | { "kind": "win", 
/**
 * The number of stones.
 */
stones: number, } | { "kind": "loss", 
/**
 * The number of stones.
 */
stones: number, };

/**
 * What a search for a forced win found.
 */
export type SolvedView = { 
/**
 * Whether there is one.
 */
found: Found, 
/**
 * The whole line against the longest defence; empty without a win.
 */
line: Array<string>, 
/**
 * The proof as a table to walk through, entry 0 first; empty without a win, and if it is too large.
 */
proof: Array<ProofEntry>, 
/**
 * Positions looked at.
 */
nodes: number, 
/**
 * For how long, in milliseconds.
 */
ms: number, };

/**
 * Whether there is a forced win.
 */
export type Found = "win" | "none" | "unknown";

/**
 * A kind of forced win.
 */
export type Goal = "vcf" | "vct";

/**
 * A move of the attacker in a proof, with what answers the defender.
 */
export type ProofEntry = { 
/**
 * The move.
 */
point: string, 
/**
 * The replies with an answer of their own.
 */
replies: Array<ProofReply>, 
/**
 * The entry that answers a pass and every other reply; `null` if the move makes the five.
 */
otherwise: number | null, };

/**
 * A reply of the defender in a proof.
 */
export type ProofReply = { 
/**
 * The reply.
 */
point: string, 
/**
 * The entry that answers it.
 */
entry: number, };

/**
 * How it stands with the review of a game.
 */
export type ReviewStatus = { "state": "none" } | { "state": "working", 
/**
 * Positions that have been looked at.
 */
done: number, 
/**
 * Positions there are.
 */
total: number, } | { "state": "done", 
/**
 * All of it.
 */
review: GameReviewView, } | { "state": "failed", 
/**
 * Why; the texts have it as `web-refusal-CODE`.
 */
code: string, };

/**
 * A finished game looked over. Chances are in thousandths.
 */
export type GameReviewView = { 
/**
 * The version of the form.
 */
version: number, 
/**
 * How many nodes each position was searched for.
 */
nodes: number, 
/**
 * Black's chance before the first move.
 */
start: number, 
/**
 * Every move.
 */
plies: Array<PlyView>, 
/**
 * The two players, seat One's first.
 */
players: [PlayerReviewView, PlayerReviewView], 
/**
 * The numbers of the moves that changed the game most, in the order they were played.
 */
turning_points: Array<number>, };

/**
 * A move looked over. Chances are in thousandths.
 */
export type PlyView = { 
/**
 * Its number, from 1.
 */
number: number, 
/**
 * The stone; `null` for a pass.
 */
stone: string | null, 
/**
 * Its colour.
 */
colour: Colour, 
/**
 * Whose move it was.
 */
by: Seat, 
/**
 * Whether it belongs to the opening, where moves are not judged.
 */
in_opening: boolean, 
/**
 * What the position before the move was worth to the colour that moved.
 */
before: WorthView, 
/**
 * What the move was worth to it.
 */
played: WorthView, 
/**
 * Black's chance after the move.
 */
black_chance: number, 
/**
 * How much chance the move gave away.
 */
loss: number, 
/**
 * The best line instead of the move, from the position before it; it may begin with the same move.
 */
line: Array<string>, 
/**
 * The forced win that was there before the move, if one was proven.
 */
forced: ForcedView | null, 
/**
 * What is wrong with the move; `null` if nothing is.
 */
mistake: MistakeKind | null, 
/**
 * Whether the stone was a foul.
 */
foul: FoulView | null, };

/**
 * A proven win of the side to move.
 */
export type ForcedView = { 
/**
 * Which kind.
 */
goal: Goal, 
/**
 * The line against the longest defence.
 */
line: Array<string>, 
/**
 * The number of stones to the five, both sides' counted.
 */
stones: number, };

/**
 * A forbidden stone.
 */
export type FoulView = { 
/**
 * Which rule it broke.
 */
kind: Foul, 
/**
 * Whether it went unpunished.
 */
missed: boolean, };

/**
 * What is wrong with a move, the gravest first.
 */
export type MistakeKind = "foul" | "missed-foul" | "missed-win" | "blunder" | "mistake" | "inaccuracy";

/**
 * A player's game in numbers.
 */
export type PlayerReviewView = { 
/**
 * How near the moves were to the best ones, in thousandths; `null` if there was nothing to judge.
 */
accuracy: number | null, 
/**
 * The moves that were judged.
 */
moves: number, 
/**
 * How many of them were inaccuracies.
 */
inaccuracies: number, 
/**
 * How many were mistakes.
 */
mistakes: number, 
/**
 * How many were blunders.
 */
blunders: number, 
/**
 * How many proven wins were let go.
 */
missed_wins: number, 
/**
 * How many forbidden stones were played.
 */
fouls: number, 
/**
 * How many of the opponent's fouls were not claimed.
 */
missed_fouls: number, };

/**
 * How one stands to somebody.
 */
export type RelationView = { 
/**
 * One follows them.
 */
follows: boolean, 
/**
 * They follow one.
 */
follows_you: boolean, 
/**
 * One has blocked them. Whether they have blocked one is told nowhere.
 */
blocks: boolean, 
/**
 * They can be followed: they have an account, and it is not one's own.
 */
may_follow: boolean, 
/**
 * They take challenges from one.
 */
may_challenge: boolean, 
/**
 * They take messages from one.
 */
may_write: boolean, 
/**
 * A page of theirs is connected.
 */
online: boolean, };

/**
 * Somebody whom one follows.
 */
export type FriendView = { 
/**
 * Who.
 */
person: Person, 
/**
 * They follow one as well.
 */
friend: boolean, 
/**
 * A page of theirs is connected.
 */
online: boolean, 
/**
 * The public room in which they play now.
 */
playing: string | null, 
/**
 * The hour in which they were last here, in milliseconds since 1970; `null` if it is not known.
 */
seen_at: number | null, };

/**
 * Whom one follows, and by whom one is followed.
 */
export type FriendsView = { 
/**
 * Whom one follows, the last followed first.
 */
following: Array<FriendView>, 
/**
 * Who follows one and is not followed, the last first; the newest hundred.
 */
followers: Array<Person>, };

/**
 * Whom one has blocked.
 */
export type BlockedList = { 
/**
 * The last blocked first.
 */
people: Array<Person>, };

/**
 * Who may challenge somebody.
 */
export type ChallengesFrom = "everybody" | "followed" | "nobody";

/**
 * Who may write to somebody.
 */
export type MessagesFrom = "nobody" | "friends" | "everybody";

/**
 * Whom a person lets come near.
 */
export type SocialSettings = { 
/**
 * Who may challenge the person.
 */
challenges: ChallengesFrom, 
/**
 * Who may write to the person. Whoever was written to may answer, unless messages are off.
 */
messages: MessagesFrom, };

/**
 * To propose a game to somebody.
 */
export type NewChallenge = { 
/**
 * To whom.
 */
to: string, 
/**
 * What is to be played. The host of these settings is who proposes, the guest is who accepts.
 */
settings: RoomSettings, };

/**
 * A game that was proposed.
 */
export type ChallengeView = { 
/**
 * Its name.
 */
id: string, 
/**
 * Who proposes it.
 */
from: Person, 
/**
 * To whom.
 */
to: Person, 
/**
 * What is to be played.
 */
settings: RoomSettings, 
/**
 * Since when it waits, in milliseconds since 1970.
 */
created_at: number, 
/**
 * Until when, in milliseconds since 1970.
 */
expires_at: number, 
/**
 * The room in which it is played, once it was accepted.
 */
room: string | null, };

/**
 * The challenges of a person.
 */
export type ChallengeList = { 
/**
 * Those that the person has proposed or was proposed, the newest first.
 */
challenges: Array<ChallengeView>, };

/**
 * What waits for a person, on every page.
 */
export type InboxView = { 
/**
 * Challenges, the newest first. One's own are among them, also for ten minutes after they were accepted.
 */
challenges: Array<ChallengeView>, 
/**
 * How many messages have not been read.
 */
unread: number, 
/**
 * The name of the last message that one has written or got; when it changes, there is a new one.
 */
last_message: string | null, 
/**
 * Whom one has blocked: pages do not show what they say in rooms.
 */
blocked: string[], };

/**
 * What one has written with somebody, in a list.
 */
export type ConversationRow = { 
/**
 * With whom.
 */
other: Person, 
/**
 * When the last message was sent, in milliseconds since 1970.
 */
last_at: number, 
/**
 * How many messages have not been read.
 */
unread: number, };

/**
 * With whom one has written.
 */
export type ConversationList = { 
/**
 * The last message first; the newest hundred.
 */
conversations: Array<ConversationRow>, };

/**
 * A message.
 */
export type MessageView = { 
/**
 * Its name.
 */
id: string, 
/**
 * Who wrote it.
 */
from: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * What.
 */
text: string, };

/**
 * What one has written with somebody.
 */
export type ConversationView = { 
/**
 * With whom.
 */
other: Person, 
/**
 * The last first.
 */
messages: Array<MessageView>, 
/**
 * What to ask for with `before` to get those before; `null` if these are all.
 */
next: string | null, 
/**
 * Whether one may write to them now.
 */
may_write: boolean, 
/**
 * Whether one's own messages are on.
 */
on: boolean, };

/**
 * To write to somebody.
 */
export type NewMessage = { 
/**
 * 1 to 2,000 characters.
 */
text: string, };

/**
 * To tell everybody something.
 */
export type Announce = { 
/**
 * What, 1 to 500 characters.
 */
text: string, 
/**
 * For how long, in seconds; until it is taken back, if nothing is said.
 */
seconds: number | null, };

/**
 * To take a game out of the ratings.
 */
export type Annul = { 
/**
 * Why, 1 to 500 characters.
 */
reason: string, };

/**
 * Why something is done, if there is a reason to give.
 */
export type Because = { 
/**
 * Why, 1 to 500 characters.
 */
reason: string | null, };

/**
 * A room that has been closed.
 */
export type ClosedRoom = { 
/**
 * Which.
 */
room: string, };

/**
 * To end a game that is being played.
 */
export type Decide = { 
/**
 * How.
 */
verdict: Verdict, 
/**
 * Why, 1 to 500 characters.
 */
reason: string, };

/**
 * A game that has been decided.
 */
export type Decided = { 
/**
 * Which.
 */
game: string, 
/**
 * Where it was played.
 */
room: string, 
/**
 * How; by seats, not by colours.
 */
verdict: Verdict, };

/**
 * How it stands with the house.
 */
export type HouseStatus = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * When it was started, in milliseconds since 1970.
 */
started_at: number, 
/**
 * Where everything is kept: a file, or `PostgreSQL`.
 */
database: string, 
/**
 * Whether commands are carried out now; else the code of the reason.
 */
refuses: string | null, 
/**
 * People with a page in the house.
 */
people: number, 
/**
 * Their pages.
 */
pages: number, 
/**
 * Rooms in which somebody waits.
 */
open_rooms: number, 
/**
 * Games that are being played.
 */
games: number, 
/**
 * Rooms between games.
 */
resting_rooms: number, 
/**
 * Engine jobs that wait or are worked on.
 */
jobs: number, 
/**
 * What everybody is told.
 */
notice: HouseNotice, };

/**
 * A game that is being played.
 */
export type LiveGameView = { 
/**
 * Which.
 */
game: string, 
/**
 * The rule set.
 */
rule_set: string, 
/**
 * The opening protocol.
 */
opening: string, 
/**
 * Stones on the board.
 */
moves: number, 
/**
 * When it began, in milliseconds since 1970.
 */
started_at: number, };

/**
 * A room that is not closed.
 */
export type LiveRoomView = { 
/**
 * Which.
 */
room: string, 
/**
 * Where it is in its life.
 */
status: RoomStatus, 
/**
 * Whether it is found by its link alone.
 */
private: boolean, 
/**
 * Who has which seat.
 */
seats: [Person | null, Person | null], 
/**
 * People who look on.
 */
spectators: number, 
/**
 * When it last changed, in milliseconds since 1970.
 */
changed_at: number, 
/**
 * The game that is played in it.
 */
game: LiveGameView | null, };

/**
 * The rooms that are not closed, the last changed first.
 */
export type LiveRooms = { 
/**
 * All of them.
 */
rooms: Array<LiveRoomView>, };

/**
 * How much the log tells.
 */
export type LogLevel = { 
/**
 * As the variable `RUST_LOG` says it.
 */
filter: string, };

/**
 * The people with a page in the house, by their names.
 */
export type PresentPeople = { 
/**
 * All of them.
 */
people: Array<PresentPerson>, };

/**
 * Somebody with a page in the house.
 */
export type PresentPerson = { 
/**
 * Who.
 */
person: Person, 
/**
 * How many pages.
 */
pages: number, };

/**
 * What the ratings say of a game, before a ruling and after it.
 */
export type RuledGame = { 
/**
 * Which.
 */
game: string, 
/**
 * What it had changed.
 */
before: GameRating, 
/**
 * What it changes from now on.
 */
after: GameRating, };

/**
 * How an arbiter decides a game.
 */
export type Verdict = "one" | "two" | "black" | "white" | "draw" | "void";

/**
 * What an operator can do.
 */
export type DeedKind = "grant" | "revoke" | "suspend" | "lift" | "rename" | "log-out" | "decide" | "annul" | "restore" | "close-room" | "announce" | "take-back" | "begin-maintenance" | "end-maintenance" | "log-level";

/**
 * What operators have done.
 */
export type DeedList = { 
/**
 * The last one first.
 */
deeds: Array<DeedView>, 
/**
 * What to ask for with `before`, if there are more.
 */
next: number | null, };

/**
 * Something that an operator has done.
 */
export type DeedView = { 
/**
 * Its number: a later one has a larger number.
 */
number: number, 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * Who; `null` for whoever sat at the machine itself.
 */
by: Person | null, 
/**
 * What.
 */
deed: DeedKind, 
/**
 * The id of the person, game or room that it was done to.
 */
target: string | null, 
/**
 * What that person is called now.
 */
target_name: string | null, 
/**
 * What belongs to it: the verdict, the end of a suspension in milliseconds since 1970, the old name and
 * the new one, what everybody was told.
 */
detail: string | null, 
/**
 * Why.
 */
reason: string | null, };

/**
 * To give somebody another name.
 */
export type GiveName = { 
/**
 * The name, 1 to 24 characters without control characters.
 */
name: string, 
/**
 * Why, 1 to 500 characters.
 */
reason: string | null, };

/**
 * To let somebody in no more.
 */
export type Suspend = { 
/**
 * Why, 1 to 500 characters. Whoever is suspended reads it.
 */
reason: string, 
/**
 * For how long, in seconds, ten years at most; for ever if nothing is said.
 */
seconds: number | null, };

/**
 * That somebody is not let in.
 */
export type SuspensionView = { 
/**
 * Why, in the operator's words.
 */
reason: string, 
/**
 * Since when, in milliseconds since 1970.
 */
begun_at: number, 
/**
 * Until when, in milliseconds since 1970; `null` for ever.
 */
ends_at: number | null, };

/**
 * People who were found.
 */
export type TendedPeople = { 
/**
 * At most 50.
 */
people: Array<TendedPerson>, 
/**
 * Whether there are more.
 */
more: boolean, };

/**
 * A person as an operator sees them.
 */
export type TendedPerson = { 
/**
 * Who.
 */
person: Person, 
/**
 * When this person first came, in milliseconds since 1970.
 */
created_at: number, 
/**
 * Since when they have an account, in milliseconds since 1970; `null` for guests.
 */
account_at: number | null, 
/**
 * The day on which they were last here, as a moment in milliseconds since 1970; `null` if all their
 * sessions have ended.
 */
last_seen_at: number | null, 
/**
 * Their pages in this house.
 */
pages: number, 
/**
 * Since when they have the operator's role, in milliseconds since 1970.
 */
operator_at: number | null, 
/**
 * Why they are not let in; `null` if they are.
 */
suspension: SuspensionView | null, };

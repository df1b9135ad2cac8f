// Generated from crates/server/src/dto.rs by `make types`. Do not edit.

import type { Anchor, Choice, Joins, Limit, OddsBar, PieceFace, Route, Scene, ShotsLeft } from "./scene";

export type Me = { 
/**
 * The guest's id.
 */
id: string | null, 
/**
 * The guest's name.
 */
name: string | null, };

export type NewName = { 
/**
 * One to forty letters.
 */
name: string, };

export type GameCard = { id: string, title: string, seats: Array<string>, scenarios: Array<string>, options: Array<OptionCard>, credits: CreditsCard, 
/**
 * The levels of bots, from the weakest.
 */
bots: Array<string>, 
/**
 * Which seats there are under which set-ups; `seats` are those of the default.
 */
seatings: Array<SeatingCard>, 
/**
 * All of it in the reader's language.
 */
labels: LabelsCard, };

export type SeatingCard = { 
/**
 * The scenario that it holds for; none when it is for all.
 */
scenario: string | null, 
/**
 * The options that it holds for.
 */
set: Record<string, string>, seats: Array<string>, };

export type LabelsCard = { 
/**
 * What kind of game it is.
 */
kind: string, 
/**
 * What it is about, in a line.
 */
pitch: string, 
/**
 * For how many, and how long.
 */
length: string, 
/**
 * Every seat that there is under some set-up.
 */
seats: Array<LabelCard>, scenarios: Array<LabelCard>, options: Array<OptionLabelCard>, };

export type LabelCard = { id: string, label: string, 
/**
 * What it means, in a line.
 */
about: string, };

export type OptionLabelCard = { id: string, label: string, 
/**
 * What it decides, in a line.
 */
about: string, values: Array<LabelCard>, };

export type OptionCard = { key: string, 
/**
 * The first is the default.
 */
values: Array<string>, rule: string, };

export type CreditsCard = { designers: string, publisher: string, };

export type RuleCard = { id: string, title: string, 
/**
 * `heading` or `mechanic`.
 */
kind: string, text: string, };

export type About = { title: string, credits: CreditsCard, rulings: Array<Ruling>, sources: Array<Source>, 
/**
 * The hash of the data files.
 */
pack: string, };

export type Ruling = { id: string, text: string, };

export type Source = { file: string, table: string, source: string, };

export type NewTable = { game: string, scenario?: string, set?: { [key in string]: string }, 
/**
 * For each seat `me`, `open`, `invite` or `bot:LEVEL`; `open` where nothing is said.
 */
seats?: { [key in string]: string }, 
/**
 * Standing orders of one's own seats.
 */
orders?: { [key in string]: Array<unknown> }, 
/**
 * For each seat of mine that brings a lot to the dice SHA-256 of it, in hexadecimal.
 */
pledges?: { [key in string]: string }, 
/**
 * The guided first game: the first seat is mine, or the first that I ask for; bots have the
 * others, and the deal is known.
 */
guided?: boolean, 
/**
 * A phrase that the dice follow from, for tables where nobody else sits: who plays the same
 * with the same phrase meets the same dice.
 */
phrase?: string, 
/**
 * Whether only those invited see the table; seats that would be `open` are then `invite`.
 */
private?: boolean, 
/**
 * Who may talk at it.
 */
talk?: Talk, };

export type Made = { id: string, 
/**
 * As in `GET /tables/{id}`.
 */
dice: DiceCard, };

export type WhoTalks = { talk: Talk, };

export type Card = { id: string, game: string, title: string, status: Status, seats: Array<SeatCard>, your_turn: boolean, waiting_for: Array<string>, 
/**
 * How many actions stand.
 */
version: number, moment: string, 
/**
 * What the one who asks is to decide there, if anything.
 */
asks?: string, 
/**
 * Unix seconds.
 */
updated: number, outcome: OutcomeCard | null, ended_by: EndedBy | null, guided: boolean, 
/**
 * Whether only those invited see it.
 */
private: boolean, };

export type SeatCard = { seat: string, 
/**
 * What people call the seat.
 */
label: string, name: string | null, kind: SeatKind, you: boolean, 
/**
 * Whether and when the person in it was at this table; told to those who play at it.
 */
here: Here | null, };

export type SeatKind = "person" | "bot" | "open" | "invite";

export type OutcomeCard = { 
/**
 * Nobody in a draw.
 */
winners: Array<string>, 
/**
 * None when no rule decided it.
 */
rule: string | null, };

export type Here = { 
/**
 * Whether he is there now.
 */
now: boolean, 
/**
 * When he was there last, in Unix seconds; none if that is not known.
 */
last: number | null, };

export type WhoIsHere = { seats: Record<string, Here>, };

export type Again = { 
/**
 * `offer` if nothing is said.
 */
say?: OfferWord, };

export type Rematch = { 
/**
 * The table where the same people play again; none as long as somebody has not agreed.
 */
id: string | null, };

export type TableView = { card: Card, 
/**
 * The seat that looks; none for a spectator.
 */
seat: string | null, my_seats: Array<string>, version: number, sequence: number, scene: Scene, 
/**
 * Pieces whose choices are not in the scene: ask for them.
 */
pickable: Array<string>, 
/**
 * The faces that the scene's pieces name by number, for who asked so.
 */
faces?: FaceList, 
/**
 * From which action on the journal and the turns are told here; those before stand.
 */
from: number, 
/**
 * Whether what one had of journal and turns counts no more. If `from` is not 0,
 * `GET /tables/{id}/journal` has what comes before.
 */
journal_anew: boolean, journal: Array<Line>, 
/**
 * Where the turns begin.
 */
turns: Array<Turn>, 
/**
 * How many lines of chat come before those here.
 */
chat_from: number, 
/**
 * Whether the lines that one had count no more: others are heard now.
 */
chat_anew: boolean, 
/**
 * The last lines at most; `GET /tables/{id}/chat` has those before.
 */
chat: Array<ChatLine>, 
/**
 * What its owner has decided.
 */
terms: TermsCard, 
/**
 * None for who has them already.
 */
notes: string | null, can_undo: boolean, 
/**
 * Whether the seat sets up, or has a task like it, so that a computer player may do the rest.
 */
can_place: boolean, undo_request: By | null, draw_offer: By | null, orders: unknown[], 
/**
 * All that one can choose from. Where these are very many, who has faces by number gets those
 * that stand and a few that would answer now; `GET /tables/{id}/orders` has them all.
 */
orders_known: Array<OrderKnown>, 
/**
 * Whether there are more than those.
 */
orders_more: boolean, 
/**
 * Which of `orders`, by its place, wants that the seat be asked what it is asked now.
 */
asking: number | null, 
/**
 * The orders of the seat that have answered lately, the last of them last. One that declines
 * leaves no line in the journal: only here its owner learns of it.
 */
answered: Array<Answered>, 
/**
 * Links for the seats that wait for somebody, for who made the table.
 */
invites: Record<string, string>, 
/**
 * How many actions stood after the viewer's last own decision.
 */
since: number, 
/**
 * The table where the same people play again.
 */
rematch: string | null, 
/**
 * Who would like to play again, as long as not everybody has agreed.
 */
rematch_offer: By | null, 
/**
 * Who has declined it.
 */
rematch_declined: By | null, dice: DiceCard, 
/**
 * Whose time runs, where the rules give one.
 */
clock: Array<ClockCard>, };

export type DiceCard = { 
/**
 * SHA-256 of the server's seed, which was drawn when the table was made; the record has the
 * seed itself.
 */
commitment: string, 
/**
 * What each seat brings. Empty where the seed is all there is: in the guided game, whose dice
 * are the same for everybody, in matches that were begun before seats brought lots, and where
 * the dice follow from a phrase.
 */
lots: Array<LotCard>, 
/**
 * The phrase that the dice follow from, if whoever made the table chose one.
 */
phrase: string | null, };

export type ClockCard = { seat: string, 
/**
 * In seconds, when this was sent.
 */
left: number, };

export type LotCard = { seat: string, state: LotState, 
/**
 * SHA-256 of the lot.
 */
pledge: string | null, 
/**
 * The lot, once the match has begun.
 */
lot: string | null, };

export type LotState = "nothing" | "awaited" | "pledged" | "revealed";

export type Pledges = { 
/**
 * For each of my seats SHA-256 of its lot, in hexadecimal.
 */
pledges: Record<string, string>, };

export type Reveal = { 
/**
 * For each of my seats its lot of 32 bytes, in hexadecimal.
 */
lots: Record<string, string>, };

export type TermsCard = { 
/**
 * Who may talk.
 */
talk: Talk, 
/**
 * Whether I may say something.
 */
can_talk: boolean, 
/**
 * Whether I made the table.
 */
owner: boolean, 
/**
 * Whether I may close it.
 */
can_close: boolean, };

export type JournalPage = { 
/**
 * The lines of the set-up and of the actions before the number asked for.
 */
journal: Array<Line>, 
/**
 * Where the turns begin, as far as that.
 */
turns: Array<Turn>, };

export type ChatPage = { 
/**
 * How many lines come before those here.
 */
from: number, lines: Array<ChatLine>, };

export type FaceList = { 
/**
 * Which list it is: numbers of another mean nothing here.
 */
epoch: string, 
/**
 * The number of the first that follows.
 */
from: number, list: Array<PieceFace>, };

export type ChoicesOf = { 
/**
 * How many actions stand.
 */
version: number, choices: Array<Choice>, 
/**
 * Moves of several steps.
 */
routes: Array<Route>, 
/**
 * Where the pieces can go as a group, if that was asked for.
 */
goals: Array<Goal>, };

export type Goal = { 
/**
 * The place.
 */
place: string, 
/**
 * The ways of those that get there, in the order in which they set out: the parts of a request.
 */
goes: Array<Route>, 
/**
 * Those that stop on the way, in the order in which they set out after the others.
 */
short: Array<Short>, 
/**
 * Those that do not go.
 */
stays: Array<Stays>, 
/**
 * The legs of all their ways, with how many of them pass and what each road bears then.
 */
legs: Array<Leg>, };

export type Short = { 
/**
 * Its way.
 */
route: Route, 
/**
 * The rule that keeps it from going on; none for what is nobody's to move.
 */
reason: Refused | null, };

export type Leg = { 
/**
 * None for where they stand.
 */
from: string | null, to: string, 
/**
 * Of the group.
 */
pieces: number, 
/**
 * With all of them gone.
 */
limit: Limit | null, };

export type Stays = { 
/**
 * The piece, by its id in the scene.
 */
piece: string, 
/**
 * The rule that forbids it; none for what is nobody's to move.
 */
reason: Refused | null, };

export type MarchOf = { 
/**
 * One of my seats.
 */
seat: string, 
/**
 * The version that was seen.
 */
version: number, 
/**
 * The pieces, in the order in which they set out.
 */
marches: Array<Wish>, };

export type SetupKept = { 
/**
 * The actions that place everything anew, those that belong together in one part; none where
 * the seat sets nothing up or nothing is free in it.
 */
parts: unknown[][] | null, };

export type SetupOf = { 
/**
 * One of my seats.
 */
seat: string, 
/**
 * The version that was seen.
 */
version: number, parts: unknown[][], };

export type SetupFits = { 
/**
 * How many actions stand.
 */
version: number, 
/**
 * The parts that fit, in the order in which they are to be sent.
 */
parts: unknown[][], 
/**
 * What does not.
 */
left: Array<Unfit>, };

export type Unfit = { 
/**
 * What it would have been; empty for what this game does not know.
 */
label: string, 
/**
 * The rule that forbids it; none where it is no rule that does.
 */
reason: Refused | null, };

export type Wish = { 
/**
 * By its id in the scene.
 */
piece: string, 
/**
 * Places that it would go to, the best first: it goes to the first that has room for it.
 */
to: Array<string>, 
/**
 * Places that it would go through one by one if it can get to none of those.
 */
along: Array<string>, 
/**
 * Where it would face at the end of `along`, in twelfths of a turn from north; as it does now
 * where nothing is said.
 */
facing?: number, };

export type Marches = { 
/**
 * How many actions stand.
 */
version: number, 
/**
 * The ways of those that go, in the order in which they set out: the parts of a request.
 */
goes: Array<Route>, 
/**
 * The action that ends the march of the last of them, where it needs one: one more part.
 */
halt: unknown | null, 
/**
 * Those of them that go through places of theirs and not as far as they would, or that do not
 * face as they would there, with the rule.
 */
short: Array<Stays>, 
/**
 * Those that do not go at all.
 */
stays: Array<Stays>, 
/**
 * How those stand afterwards that face somewhere or bear hits, with those that are taken along.
 */
ends: Array<MarchEnd>, };

export type MarchEnd = { 
/**
 * By its id in the scene.
 */
piece: string, place: string, 
/**
 * In twelfths of a turn from north.
 */
facing: number | null, 
/**
 * The hits that the march costs it.
 */
hits: number, };

export type Acted = { 
/**
 * How many actions stand.
 */
version: number, 
/**
 * How many parts, or actions where no parts were sent, were carried out.
 */
done: number, 
/**
 * How many were sent.
 */
of: number, 
/**
 * Why the rest was not; none if there is no rest.
 */
stopped: Stopped | null, 
/**
 * What forbids the one after those.
 */
refused: Refused | null, table: TableView, };

export type Stopped = "rolled" | "revealed" | "handed_over" | "refused";

export type Undone = { 
/**
 * How many actions stand.
 */
version: number, table: TableView, };

export type By = { by: string, };

export type ChatLine = { 
/**
 * What the speaker is called at this table.
 */
from: string, 
/**
 * The speaker's seat; none for who only watches.
 */
seat: string | null, text: string, 
/**
 * Unix seconds.
 */
at: number, };

export type Line = { 
/**
 * The number of the action; 0 for the set-up.
 */
n: number, 
/**
 * Who acted.
 */
seat: string | null, 
/**
 * What happened.
 */
text: string, 
/**
 * The rule it follows; none for what people agree on.
 */
rule: string | null, 
/**
 * The step of a piece that it tells.
 */
step?: StepLine, 
/**
 * Its part among the lines around it, where they may say it already.
 */
part?: LinePart, 
/**
 * The words for this line and those just before it that tell the same of others.
 */
all?: string, 
/**
 * The die of which it tells, if one was thrown for a place of the map.
 */
thrown?: ThrownLine, } | { 
/**
 * The number of the action; 0 for the set-up.
 */
n: number, 
/**
 * Who acted.
 */
seat: string | null, 
/**
 * The roll.
 */
roll: RollLine, };

export type LinePart = "opens" | "closes";

export type StepLine = { 
/**
 * The piece, by the name that the game has for it.
 */
piece: string, from: string, to: string, 
/**
 * Where the way began that it is a part of.
 */
start: string, 
/**
 * The words for the whole way, if it is longer than this step.
 */
way: string | null, 
/**
 * The words for this piece and those that went the same way just before it, if any did.
 */
group?: string, 
/**
 * What the piece has spent of its movement by then, where the game tells so.
 */
spent?: string, };

export type ThrownLine = { place: string, 
/**
 * What it showed.
 */
face: number, 
/**
 * Whether it struck.
 */
struck: boolean, };

export type RollLine = { for: string, sides: number, 
/**
 * The face that it fell on, from 1.
 */
face: number, 
/**
 * What the die reads there, which the rules speak of.
 */
reads: number, 
/**
 * Whether it succeeded, where the roll alone decides that.
 */
hit: boolean | null, 
/**
 * How many of the faces would have succeeded, where the roll alone decides that.
 */
hitting?: number, };

export type Lasts = "round" | "fight" | "game";

export type OrderKnown = { id: unknown, label: string, 
/**
 * What a button that gives it there and then is called.
 */
button: string, 
/**
 * Whether it would answer what the seat is asked now.
 */
answers: boolean, 
/**
 * For how long it may be given now, what the button means first: the order alone stands for
 * the game, `{"order","for"}` for less.
 */
lasts: Array<Lasts>, rule: string, 
/**
 * The order as lines of a table: for whom, when, and what it says; none where it has no such
 * parts.
 */
clauses: Array<Clause>, 
/**
 * What it is about, for an order with an object: a place or a piece of the scene.
 */
path: Array<Anchor>, };

export type Clause = { 
/**
 * Whom it is for.
 */
object: string, 
/**
 * When it speaks.
 */
when: string, 
/**
 * What it says, in a word or two.
 */
answer: string, 
/**
 * What that comes to.
 */
does: Does, };

export type Does = "acts" | "refrains" | "asks";

export type Answered = { 
/**
 * The number of the action that it gave.
 */
n: number, 
/**
 * The order, as it is sent.
 */
order: unknown, 
/**
 * What it does.
 */
label: string, };

export type Reason = { 
/**
 * What one might want to do.
 */
label: string, rule: string, why: string, };

export type Join = { seat: string, invite?: string, 
/**
 * SHA-256 of the lot that I bring to the dice, in hexadecimal.
 */
pledge?: string, };

export type Decisions = { seat: string, 
/**
 * The version that was seen.
 */
version: number, 
/**
 * The sequence that was seen; refused if something was taken back since.
 */
sequence?: number, 
/**
 * Carried out up to the first that rolls, reveals, hands over or is refused.
 */
actions?: Array<unknown>, 
/**
 * Marches of several pieces: each all or nothing, and a piece is halted before the next.
 */
parts?: Array<Array<unknown>>, 
/**
 * As in `GET /tables/{id}`.
 */
from?: number, 
/**
 * As in `GET /tables/{id}`.
 */
chat?: number, 
/**
 * As in `GET /tables/{id}`.
 */
faces?: string, };

export type UndoOf = { seat: string, 
/**
 * The version that was seen.
 */
version: number, 
/**
 * How many of its actions at most; one if nothing is said.
 */
steps?: number, 
/**
 * In place of `steps`: until so many actions stand, such as before a click that was several.
 */
to?: number, 
/**
 * As in `GET /tables/{id}`.
 */
from?: number, 
/**
 * As in `GET /tables/{id}`.
 */
sequence?: number, 
/**
 * As in `GET /tables/{id}`.
 */
chat?: number, 
/**
 * As in `GET /tables/{id}`.
 */
faces?: string, };

export type SeatAt = { seat: string, version: number, };

export type OfSeat = { seat: string, };

export type UndoAnswer = { seat: string, accept: boolean, };

export type Draw = { seat: string, say: OfferWord, };

export type OfferWord = "offer" | "accept" | "decline";

export type Text = { text: string, };

export type Orders = { seat: string, orders: unknown[], };

export type WhyNot = { seat: string, anchor: Anchor, 
/**
 * The pieces that one would use it with, if any are picked.
 */
pieces: Array<string>, };

export type Version = { version: number, };

export type Nothing = Record<symbol, never>;

export type Odds = { title: string, 
/**
 * How each side is taken to decide.
 */
policies: Array<string>, 
/**
 * What can happen, with its probability from 0 to 1.
 */
rows: Array<[string, number]>, 
/**
 * Other figures, such as the hits that a side can expect to take.
 */
figures: Array<[string, number]>, 
/**
 * The throws that it is made of, where what each may come to adds up to certainty.
 */
bars: OddsBar[], 
/**
 * Who may still join the fight that is open, and the odds that they would bring.
 */
joins: Joins[], 
/**
 * What those who may shoot now have left.
 */
shots: ShotsLeft[], 
/**
 * What the first of the rows comes to once everything is done that is still owed, if anything is.
 */
once: number | null, };

export type Moment = { n: number, 
/**
 * How many actions there are.
 */
of: number, 
/**
 * Who took the last of the n actions.
 */
seat: string | null, sequence: number, scene: Scene, 
/**
 * The faces that the scene's pieces name by number, for who asked so.
 */
faces?: FaceList, 
/**
 * From which action on the journal and the turns are told here; those before stand.
 */
from: number, journal: Array<Line>, 
/**
 * Where the turns of the whole match begin.
 */
turns: Array<Turn>, };

export type Turn = { 
/**
 * After how many actions.
 */
n: number, 
/**
 * What the turn is called.
 */
label: string, };

export type News = { sequence: number, version: number, 
/**
 * How many lines were said.
 */
chat: number, };

export type ErrorBody = { error: string, };

export type RefusedBody = { refused: Refused, };

export type Refused = { rule: string, code: string, why: string, };

export type Status = "waiting" | "playing" | "over" | "closed";

export type EndedBy = "rules" | "resignation" | "agreement";

export type Talk = "everybody" | "players";

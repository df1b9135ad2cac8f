/**
 * The messages of docs/API.md, checked where they enter. The types are the server's and the
 * kernel's, generated; a guard that lacks a field or has one too many does not compile.
 */

import type { Anchor, Area, AreaKind, Arrow, ArrowKind, Auction, BattleScene, Bout, CardFace, Choice, Fall, FigureKind, Hand, HandKind, Limit, Line as BattleLine, Mark, Marker, MarkerKind, Overlay, OverlayKind, Piece, PieceFace, Procedure, ProcedureStep, Role, Roster, Route, Scene, Score, Shape, Side, StepState, Track, TrackKind, Verdict } from "../../art/types";
import { anything, count, either, flag, list, nullable, object, objectOf, once, optional, pair, table, text, word, wordOf } from "./guard";
import type { Guard } from "./guard";
import type {
  About,
  Acted,
  Answered,
  By,
  Card,
  ChatLine,
  ChatPage,
  JournalPage,
  ChoicesOf,
  Clause,
  CreditsCard,
  DiceCard,
  Does,
  EndedBy,
  ErrorBody,
  FaceList,
  GameCard,
  Goal,
  Leg,
  LinePart,
  LabelCard,
  LabelsCard,
  Line,
  LotCard,
  LotState,
  Made,
  Here,
  Me,
  Moment,
  News,
  Odds,
  OptionCard,
  OptionLabelCard,
  Lasts,
  OrderKnown,
  OutcomeCard,
  Reason,
  Refused,
  RefusedBody,
  Rematch,
  RollLine,
  RuleCard,
  Ruling,
  SeatCard,
  SeatKind,
  SeatingCard,
  Source,
  Status,
  Short,
  Stays,
  StepLine,
  ThrownLine,
  Stopped,
  TableView,
  Talk,
  TermsCard,
  Turn,
  Undone,
  WhoIsHere,
} from "../../generated/api";
import type { Joins, OddsBar, RangeLeft, ShotsLeft } from "../../generated/scene";

// Scenes

export const anchor: Guard<Anchor> = either(
  either(object({ piece: text }), object({ place: text })),
  either(object({ card: text }), either(object({ button: text }), object({ facing: count }))),
);

const limit: Guard<Limit> = object({ used: count, of: count });

const choice: Guard<Choice> = object({
  action: anything,
  label: text,
  path: list(anchor),
  rule: text,
  attack: flag,
  limit: nullable(limit),
  cost: nullable(count),
  stops: flag,
  amount: nullable(count),
  unspent: nullable(count),
  aside: flag,
  chance: nullable(count),
  usual: flag,
  more: optional(text),
});

export const route: Guard<Route> = object({ choice, via: list(text), then: list(anything) });

const block: Guard<PieceFace> = either(
  either(object({ shows: word("blank") }), object({ shows: word("hidden"), wood: text })),
  object({
    shows: word("open"),
    wood: text,
    name: text,
    glyph: text,
    rating: text,
    strength: count,
    strengths: list(count),
  }),
);

const shape = wordOf<Shape>({ square: true, round: true, chamfered: true });
const figure = wordOf<FigureKind>({ combat: true, modifier: true, movement: true, swords: true, command: true, radius: true });

const counter: Guard<PieceFace> = either(
  object({
    shows: word("counter"),
    colour: text,
    shape,
    name: text,
    code: nullable(text),
    glyph: text,
    figures: list(object({ kind: figure, text, reduced: flag })),
    stripe: nullable(text),
  }),
  object({ shows: word("reverse"), colour: text, shape, glyph: text }),
);

/** Scenes share the faces of their pieces. */
const face: Guard<PieceFace> = once(either(block, counter));

const mark = wordOf<Mark>({
  moving: true,
  moved: true,
  main: true,
  reserve: true,
  veteran: true,
  disorganised: true,
  routed: true,
  fired: true,
  in_command: true,
  out_of_command: true,
  deploying: true,
  hidden: true,
  wounded: true, raging: true, owing: true,
  must_check: true, no_check: true, rallied: true, reduced: true, column: true, finished: true,
});
const piece: Guard<Piece> = object({ id: text, side: text, place: text, face, facing: nullable(count), marks: list(mark), note: nullable(text), wear: optional(object({ hits: count, of: count, shots: nullable(count) })) });

const cardFace: Guard<CardFace> = either(
  object({ shows: word("back") }),
  object({
    shows: word("front"),
    id: text,
    name: text,
    text,
    glyph: text,
    numbers: list(count),
    kind: nullable(text),
    symbols: list(text),
  }),
);

const handKind = wordOf<HandKind>({ hand: true, played: true, spent: true, discard: true, forum: true, open: true });
const hand: Guard<Hand> = object({ side: nullable(text), kind: handKind, label: nullable(text), cards: list(cardFace) });

const trackKind = wordOf<TrackKind>({ year: true, turn: true, number: true });
const track: Guard<Track> = object({ id: text, kind: trackKind, side: nullable(text), label: text, value: count, of: nullable(count), apart: list(count) });

const area: Guard<Area> = object({
  id: text,
  label: text,
  side: nullable(text),
  kind: wordOf<AreaKind>({ pool: true, box: true, tray: true, lost: true }),
  piece: nullable(text),
  used: nullable(count),
  of: nullable(count),
});

const markerKind = wordOf<MarkerKind>({ control: true, battle: true, breach: true, camp: true, plundered: true, cleared: true, owed: true });
const marker: Guard<Marker> = object({ kind: markerKind, place: text, towards: nullable(text), side: nullable(text), label: nullable(text) });
const arrowKind = wordOf<ArrowKind>({ march: true, attack: true, retreat: true });
const arrow: Guard<Arrow> = object({ from: text, to: text, kind: arrowKind, side: text, label: nullable(text) });

const overlay: Guard<Overlay> = object({
  kind: wordOf<OverlayKind>({ sight: true, fire: true, command: true, zone: true }),
  label: text,
  rule: text,
  side: nullable(text),
  piece: nullable(text),
  places: list(text),
  lines: list(object({ from: text, to: text, blocked: nullable(text) })),
});

const score: Guard<Score> = object({
  title: text,
  rule: text,
  goal: nullable(count),
  entries: list(object({ label: text, value: count, of: optional(count), side: nullable(text), place: nullable(text), note: optional(text) })),
});

const auction: Guard<Auction> = object({
  card: cardFace,
  bids: list(object({ side: text, amount: nullable(count), purse: count })),
  leads: nullable(text),
});

const combatant = object({ piece, acted: flag });
const battleLine: Guard<BattleLine> = object({
  side: text,
  name: text,
  role: wordOf<Role>({ defender: true, attacker: true }),
  columns: list(object({ label: text, caption: nullable(text), pieces: list(combatant) })),
  reserve: list(piece),
  lost: list(piece),
  tracks: list(track),
  card: nullable(cardFace),
});

const battle: Guard<BattleScene> = object({
  place: text,
  round: count,
  rounds: nullable(count),
  captions: list(text),
  lines: list(battleLine),
  hits_on: nullable(pair(text, count)),
  acting: nullable(pair(text, text)),
  open: flag,
  buttons: list(object({ id: text, text })),
});

const side: Guard<Side> = object({ seat: text, name: text, colour: text, allied: flag, points: count });

const stepState = wordOf<StepState>({ done: true, now: true, to_come: true });

const verdict = wordOf<Verdict>({ nothing: true, half: true, success: true, harm: true });
const fall: Guard<Fall> = object({ face: count, result: text, verdict: nullable(verdict), about: text, thrown: flag });
const procedureStep: Guard<ProcedureStep> = object({
  label: text,
  rule: text,
  side: nullable(text),
  state: stepState,
  sums: list(object({ label: text, value: text })),
  roll: nullable(object({ dice: list(count), result: text })),
  falls: list(fall),
});
const bout: Guard<Bout> = object({ title: text, note: text, place: text, state: stepState, result: nullable(text), attackers: list(text), defenders: list(text), steps: list(procedureStep) });
const procedure: Guard<Procedure> = object({ title: text, place: nullable(text), steps: list(procedureStep), bouts: list(bout) });

const roster: Guard<Roster> = object({
  title: text,
  rule: text,
  entries: list(object({ piece: text, name: text, side: text, level: count, state: stepState, note: nullable(text), next: flag, phases: optional(limit), spent: flag })),
});

export const scene: Guard<Scene> = object({
  map: text,
  viewer: nullable(text),
  headline: object({ when: text, phase: text }),
  remark: nullable(text),
  prompt: object({ text, more: optional(text), rule: text }),
  waiting_for: list(text),
  sides: list(side),
  pieces: list(piece),
  hands: list(hand),
  tracks: list(track),
  areas: list(area),
  markers: list(marker),
  arrows: list(arrow),
  overlays: list(overlay),
  bearings: optional(object({ rule: text, front: list(count), flank: list(count), rear: list(count) })),
  score: nullable(score),
  auction: nullable(auction),
  battle: nullable(battle),
  procedure: nullable(procedure),
  asked_at: optional(text),
  barred: list(object({ why: text, rule: text })),
  roster: optional(roster),
  choices: list(choice),
});

// The lobby

export const me = objectOf<Me>({ id: nullable(text), name: nullable(text) });

const label = objectOf<LabelCard>({ id: text, label: text, about: text });
const credits = objectOf<CreditsCard>({ designers: text, publisher: text });
export const game = objectOf<GameCard>({
  id: text,
  title: text,
  seats: list(text),
  scenarios: list(text),
  options: list(objectOf<OptionCard>({ key: text, values: list(text), rule: text })),
  credits,
  bots: list(text),
  seatings: list(objectOf<SeatingCard>({ scenario: nullable(text), set: table(text), seats: list(text) })),
  labels: objectOf<LabelsCard>({
    kind: text,
    pitch: text,
    length: text,
    seats: list(label),
    scenarios: list(label),
    options: list(objectOf<OptionLabelCard>({ id: text, label: text, about: text, values: list(label) })),
  }),
});

const here = objectOf<Here>({ now: flag, last: nullable(count) });

/** Who is at a table, as an event says. */
export const whoIsHere = objectOf<WhoIsHere>({ seats: table(here) });

const seatCard = objectOf<SeatCard>({
  seat: text,
  label: text,
  name: nullable(text),
  kind: wordOf<SeatKind>({ person: true, bot: true, open: true, invite: true }),
  you: flag,
  here: nullable(here),
});

export const card = objectOf<Card>({
  id: text,
  game: text,
  title: text,
  status: wordOf<Status>({ waiting: true, playing: true, over: true, closed: true }),
  seats: list(seatCard),
  your_turn: flag,
  waiting_for: list(text),
  version: count,
  moment: text,
  asks: optional(text),
  updated: count,
  outcome: nullable(objectOf<OutcomeCard>({ winners: list(text), rule: nullable(text) })),
  ended_by: nullable(wordOf<EndedBy>({ rules: true, resignation: true, agreement: true })),
  guided: flag,
  private: flag,
});

// The table

/** A line of the journal; a line of battle has the shorter name. */
export type JournalLine = Line;
export type Roll = Extract<Line, { roll: RollLine }>;
export type Told = Exclude<Line, Roll>;

const thrownAt = objectOf<ThrownLine>({ place: text, face: count, struck: flag });
const step = objectOf<StepLine>({ piece: text, from: text, to: text, start: text, way: nullable(text), group: optional(text), spent: optional(text) });
const told = objectOf<Told>({ n: count, seat: nullable(text), text, rule: nullable(text), step: optional(step), part: optional(wordOf<LinePart>({ opens: true, closes: true })), all: optional(text), thrown: optional(thrownAt) });
const roll = objectOf<RollLine>({ for: text, sides: count, face: count, reads: count, hit: nullable(flag), hitting: optional(count) });
const rolled = objectOf<Roll>({ n: count, seat: nullable(text), roll });
export const line: Guard<Line> = either(told, rolled);

const turn = objectOf<Turn>({ n: count, label: text });
const by = objectOf<By>({ by: text });
const faces = objectOf<FaceList>({ epoch: text, from: count, list: list(face) });

const dice = objectOf<DiceCard>({
  commitment: text,
  lots: list(
    objectOf<LotCard>({
      seat: text,
      state: wordOf<LotState>({ nothing: true, awaited: true, pledged: true, revealed: true }),
      pledge: nullable(text),
      lot: nullable(text),
    }),
  ),
  phrase: nullable(text),
});

/** What names its pieces' faces by their numbers: the scene is checked once they are looked up (see `faces.ts`). */
type Numbered<T> = Omit<T, "scene" | "faces"> & { scene: unknown; faces: FaceList };

const chatLine = objectOf<ChatLine>({ from: text, seat: nullable(text), text, at: count });
/** Some of what was said. */
export const chatPage = objectOf<ChatPage>({ from: count, lines: list(chatLine) });

/** The beginning of a journal. */
export const journalPage = objectOf<JournalPage>({ journal: list(line), turns: list(turn) });

/** A standing order that one can choose. */
export const orderKnown = objectOf<OrderKnown>({
  id: anything,
  label: text,
  button: text,
  answers: flag,
  lasts: list(wordOf<Lasts>({ round: true, fight: true, game: true })),
  rule: text,
  clauses: list(objectOf<Clause>({ object: text, when: text, answer: text, does: wordOf<Does>({ acts: true, refrains: true, asks: true }) })),
  path: list(anchor),
});

/** A table as it comes: from an action on, as the answer says. */
export type TableSent = Omit<Numbered<TableView>, "clock"> & { /** Checked where a game has one. */ clock: unknown };
export const tableSent = objectOf<TableSent>({
  card,
  seat: nullable(text),
  my_seats: list(text),
  version: count,
  sequence: count,
  from: count,
  journal_anew: flag,
  scene: anything,
  pickable: list(text),
  faces,
  journal: list(line),
  turns: list(turn),
  chat_from: count,
  chat_anew: flag,
  chat: list(chatLine),
  terms: objectOf<TermsCard>({ talk: wordOf<Talk>({ everybody: true, players: true }), can_talk: flag, owner: flag, can_close: flag }),
  notes: nullable(text),
  can_undo: flag,
  can_place: flag,
  undo_request: nullable(by),
  draw_offer: nullable(by),
  orders: list(anything),
  orders_known: list(orderKnown),
  orders_more: flag,
  asking: nullable(count),
  answered: list(objectOf<Answered>({ n: count, order: anything, label: text })),
  invites: table(text),
  since: count,
  rematch: nullable(text),
  rematch_offer: nullable(by),
  rematch_declined: nullable(by),
  dice,
  clock: anything,
});

export type MomentSent = Numbered<Moment>;
export const momentSent = objectOf<MomentSent>({
  n: count,
  of: count,
  seat: nullable(text),
  sequence: count,
  from: count,
  scene: anything,
  faces,
  journal: list(line),
  turns: list(turn),
});

export const refused = objectOf<Refused>({ rule: text, code: text, why: text });

/** How far what was sent was carried out, and the table after it. */
export type ActedSent = Omit<Acted, "table"> & { table: TableSent };
export const acted = objectOf<ActedSent>({
  version: count,
  done: count,
  of: count,
  stopped: nullable(wordOf<Stopped>({ rolled: true, revealed: true, handed_over: true, refused: true })),
  refused: nullable(refused),
  table: tableSent,
});
export const undone = objectOf<Omit<Undone, "table"> & { table: TableSent }>({ version: count, table: tableSent });
export const stays = objectOf<Stays>({ piece: text, reason: nullable(refused) });
const short = objectOf<Short>({ route, reason: nullable(refused) });
const leg = objectOf<Leg>({ from: nullable(text), to: text, pieces: count, limit: nullable(limit) });
const goal = objectOf<Goal>({ place: text, goes: list(route), short: list(short), stays: list(stays), legs: list(leg) });
export const choices = objectOf<ChoicesOf>({ version: count, choices: list(choice), routes: list(route), goals: list(goal) });

export const reason = objectOf<Reason>({ label: text, rule: text, why: text });

const bar: Guard<OddsBar> = object({ side: text, title: text, rule: text, parts: list(object({ label: text, about: text, chance: count, harm: count })), sum: nullable(object({ place: text, odds: text, text, doubled: flag, rule: text })) });
const joins = objectOf<Joins>({ pieces: list(text), place: text, brings: text });
const shotsLeft = objectOf<ShotsLeft>({ name: text, place: text, ranges: list(objectOf<RangeLeft>({ range: count, left: flag, asked: flag })) });
export const odds = nullable(objectOf<Odds>({ title: text, policies: list(text), rows: list(pair(text, count)), figures: list(pair(text, count)), bars: list(bar), joins: list(joins), shots: list(shotsLeft), once: nullable(count) }));

// What is the same for everybody

export const rule = objectOf<RuleCard>({ id: text, title: text, kind: text, text });
export const about = objectOf<About>({
  title: text,
  credits,
  rulings: list(objectOf<Ruling>({ id: text, text })),
  sources: list(objectOf<Source>({ file: text, table: text, source: text })),
  pack: text,
});

export const news = objectOf<News>({ sequence: count, version: count, chat: count });
export const made = objectOf<Made>({ id: text, dice });
export const rematch = objectOf<Rematch>({ id: nullable(text) });
export const nothing: Guard<unknown> = anything;
export const refusal = objectOf<RefusedBody>({ refused });
export const failure = objectOf<ErrorBody>({ error: text });

/** The messages of docs/API.md, checked where they enter. Scene types are the kernel's, from `art`. */

import type { Anchor, Area, AreaKind, Arrow, ArrowKind, Auction, BattleScene, CardFace, Choice, FigureKind, Hand, HandKind, Limit, Line, Mark, Marker, MarkerKind, Overlay, OverlayKind, Piece, PieceFace, Procedure, Role, Route, Scene, Score, Shape, Side, StepState, Track, TrackKind } from "../../art/types";
import { anything, count, either, flag, list, nullable, object, once, optional, pair, table, text, word, wordOf } from "./guard";
import type { Guard, Guarded } from "./guard";

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
  wounded: true,
});
const piece: Guard<Piece> = object({ id: text, side: text, place: text, face, facing: nullable(count), marks: list(mark), note: nullable(text) });

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
  kind: wordOf<AreaKind>({ pool: true, box: true }),
  piece: nullable(text),
  used: nullable(count),
  of: nullable(count),
});

const markerKind = wordOf<MarkerKind>({ control: true, battle: true, breach: true, camp: true, plundered: true, cleared: true });
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
  entries: list(object({ label: text, value: count, side: nullable(text), place: nullable(text) })),
});

const auction: Guard<Auction> = object({
  card: cardFace,
  bids: list(object({ side: text, amount: nullable(count), purse: count })),
  leads: nullable(text),
});

const combatant = object({ piece, acted: flag });
const battleLine: Guard<Line> = object({
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
  buttons: list(object({ id: text, text })),
});

const side: Guard<Side> = object({ seat: text, name: text, colour: text, allied: flag, points: count });

const procedure: Guard<Procedure> = object({
  title: text,
  place: nullable(text),
  steps: list(
    object({
      label: text,
      rule: text,
      side: nullable(text),
      state: wordOf<StepState>({ done: true, now: true, to_come: true }),
      sums: list(object({ label: text, value: text })),
      roll: nullable(object({ dice: list(count), result: text })),
    }),
  ),
});

export const scene: Guard<Scene> = object({
  map: text,
  viewer: nullable(text),
  headline: object({ when: text, phase: text }),
  remark: nullable(text),
  prompt: object({ text, rule: text }),
  waiting_for: list(text),
  sides: list(side),
  pieces: list(piece),
  hands: list(hand),
  tracks: list(track),
  areas: list(area),
  markers: list(marker),
  arrows: list(arrow),
  overlays: list(overlay),
  score: nullable(score),
  auction: nullable(auction),
  battle: nullable(battle),
  procedure: nullable(procedure),
  choices: list(choice),
});

// The lobby

export const me = object({ id: nullable(text), name: nullable(text) });
export type Me = Guarded<typeof me>;

const option = object({ key: text, values: list(text), rule: text });
/** A choice in the reader's language, with an explanation in a line. */
const label = object({ id: text, label: text, about: text });
export type Label = Guarded<typeof label>;
/** The seats under those set-ups that have this scenario and these options. */
const seating = object({ scenario: nullable(text), set: table(text), seats: list(text) });
export const game = object({
  id: text,
  title: text,
  seats: list(text),
  scenarios: list(text),
  options: list(option),
  credits: object({ designers: either(text, list(text)), publisher: text }),
  bots: list(text),
  seatings: list(seating),
  labels: object({
    kind: text,
    pitch: text,
    length: text,
    seats: list(label),
    scenarios: list(label),
    options: list(object({ id: text, label: text, about: text, values: list(label) })),
  }),
});
export type Game = Guarded<typeof game>;

const seatCard = object({
  seat: text,
  label: text,
  name: nullable(text),
  kind: word("person", "bot", "open", "invite"),
  you: flag,
});
export type SeatCard = Guarded<typeof seatCard>;

export const card = object({
  id: text,
  game: text,
  title: text,
  status: word("waiting", "playing", "over"),
  seats: list(seatCard),
  your_turn: flag,
  waiting_for: list(text),
  version: count,
  moment: text,
  updated: count,
  outcome: nullable(object({ winners: list(text), rule: nullable(text) })),
  ended_by: nullable(word("rules", "resignation", "agreement")),
  guided: optional(flag),
});
export type TableCard = Guarded<typeof card>;

// The table

const told = object({
  n: count,
  seat: nullable(text),
  text,
  rule: nullable(text),
  step: optional(object({ piece: text, from: text, to: text, start: text, way: nullable(text) })),
});
const rolled = object({
  n: count,
  seat: nullable(text),
  roll: object({ for: text, sides: count, face: count, hit: nullable(flag) }),
});
export const line = either(told, rolled);
export type JournalLine = Guarded<typeof line>;
export type Roll = Guarded<typeof rolled>;

/** Where a turn begins, by the number of its first action. */
const turn = object({ n: count, label: text });
export type Turn = Guarded<typeof turn>;

const chatLine = object({ from: text, text, at: count });
export type ChatLine = Guarded<typeof chatLine>;

/** Faces of pieces from a place in their list on (see `faces.ts`). */
const facesSent = object({ epoch: text, from: count, list: list(face) });
export type FacesSent = Guarded<typeof facesSent>;

/** A table as it comes: from an action on, as the answer says. The scene is checked once its faces are known. */
export const tableSent = object({
  card,
  seat: nullable(text),
  my_seats: list(text),
  version: count,
  sequence: count,
  from: count,
  scene: anything,
  /** Pieces whose choices are to be asked for. */
  pickable: list(text),
  faces: facesSent,
  journal: list(line),
  turns: list(turn),
  chat_from: count,
  chat: list(chatLine),
  notes: nullable(text),
  can_undo: flag,
  can_place: flag,
  undo_request: nullable(object({ by: text })),
  draw_offer: nullable(object({ by: text })),
  orders: list(anything),
  orders_known: list(object({ id: anything, label: text, rule: text })),
  invites: table(text),
  since: nullable(count),
  rematch: optional(nullable(text)),
  commitment: nullable(text),
});
export type TableSent = Guarded<typeof tableSent>;

export const momentSent = object({
  n: count,
  of: count,
  seat: nullable(text),
  sequence: count,
  from: count,
  scene: anything,
  faces: facesSent,
  journal: list(line),
  turns: list(turn),
});
export type MomentSent = Guarded<typeof momentSent>;

export const reason = object({ label: text, rule: text, why: text });
export type Reason = Guarded<typeof reason>;

const bar = object({ side: text, title: text, rule: text, parts: list(object({ label: text, about: text, chance: count, harm: count })) });
export const odds = nullable(object({ title: text, policies: list(text), rows: list(pair(text, count)), bars: list(bar) }));
export type Odds = Guarded<typeof odds>;

export const rule = object({ id: text, title: text, kind: text, text });
export type RuleEntry = Guarded<typeof rule>;

export const about = object({
  title: text,
  credits: object({ designers: either(text, list(text)), publisher: text }),
  rulings: list(object({ id: text, text })),
  sources: list(object({ file: text, table: text, source: text })),
  pack: text,
});
export type About = Guarded<typeof about>;

export const news = object({ sequence: count, version: count, chat: optional(anything) });
export type News = Guarded<typeof news>;

export const made = object({ id: text });
export const nothing: Guard<unknown> = anything;

const refused = object({ rule: text, code: optional(text), why: text });
export const refusal = object({ refused });
export type Refusal = Guarded<typeof refused>;

/** How far what was sent was carried out, and the table after it. */
export const acted = object({
  version: count,
  done: count,
  of: count,
  stopped: nullable(word("rolled", "revealed", "handed_over", "refused")),
  refused: nullable(refused),
  table: tableSent,
});
export type Acted = Guarded<typeof acted>;
export const undone = object({ version: count, table: tableSent });

/** What pieces can do, and how far they can go. */
export const choicesSent = object({ version: count, choices: list(choice), routes: list(route) });
export type ChoicesSent = Guarded<typeof choicesSent>;

export const failure = object({ error: text });

// Generated from crates/kernel/src/scene by `make types`. Do not edit.

export type Scene = { 
/**
 * The map to draw, by its name.
 */
map: string, 
/**
 * The seat that looks, or none for a spectator.
 */
viewer: string | null, 
/**
 * When it is.
 */
headline: Heading, 
/**
 * What is to be known of the rules that are in play, such as that they are a reconstruction.
 */
remark: string | null, 
/**
 * What the viewer is asked, or whom the table waits for.
 */
prompt: Prompt, 
/**
 * Seats that must decide.
 */
waiting_for: Array<string>, 
/**
 * The two or more sides, in the order of seats.
 */
sides: Array<Side>, 
/**
 * Pieces on the map, in pools and in the hand of nobody. Those of one place are listed from
 * the bottom of the stack to its top.
 */
pieces: Array<Piece>, 
/**
 * Cards of the viewer and what shows of the others'.
 */
hands: Array<Hand>, 
/**
 * Counters such as turns, points, moves left.
 */
tracks: Array<Track>, 
/**
 * Places beside the map that pieces lie in: pools, stocks, command boxes.
 */
areas: Array<Area>, 
/**
 * What lies on the map and is no piece: control, breaches, battles to come.
 */
markers: Array<Marker>, 
/**
 * Movements and attacks that are declared or done.
 */
arrows: Array<Arrow>, 
/**
 * Layers that one can lay over the map: sight, fire, command.
 */
overlays: Array<Overlay>, 
/**
 * What is front, flank and rear of pieces, where that matters.
 */
bearings?: Bearings, 
/**
 * What counts for victory, as it stands.
 */
score: Score | null, 
/**
 * The auction in progress.
 */
auction: Auction | null, 
/**
 * The fight in progress, where it is fought in lines of battle.
 */
battle: BattleScene | null, 
/**
 * What is being resolved step by step, such as a combat on the map.
 */
procedure: Procedure | null, 
/**
 * Where on the map somebody is asked in the middle of another's move.
 */
asked_at?: string, 
/**
 * What one might expect to be offered there, and why it is not.
 */
barred: Array<Barred>, 
/**
 * Who acts when, where leaders act one after the other.
 */
roster?: Roster, 
/**
 * What the viewer may do.
 */
choices: Array<Choice>, };

export type Heading = { 
/**
 * The turn: moments of the same turn say the same.
 */
when: string, 
/**
 * The phase, and whose it is where that matters.
 */
phase: string, };

export type Prompt = { 
/**
 * What to do now, in a line.
 */
text: string, 
/**
 * What there is to know besides.
 */
more?: string, 
/**
 * The rule number.
 */
rule: string, };

export type Side = { 
/**
 * The seat's id.
 */
seat: string, 
/**
 * Its name in the viewer's language.
 */
name: string, 
/**
 * Its colour in the game's palette.
 */
colour: string, 
/**
 * Whether it wins and loses with the viewer, as the viewer's own side does.
 */
allied: boolean, 
/**
 * Victory points or the like.
 */
points: number, };

export type Piece = { 
/**
 * An id that is stable within this scene and tells nothing hidden.
 */
id: string, 
/**
 * Whose it is: a seat, or somebody who has none, such as `barbarians`.
 */
side: string, 
/**
 * A place of the map, or an area such as `pool`, `fallen`, `trophies`.
 */
place: string, 
/**
 * What shows of it.
 */
face: PieceFace, 
/**
 * Where it faces, in twelfths of a turn clockwise from the top of the map; none where that
 * does not matter.
 */
facing: number | null, 
/**
 * States that show.
 */
marks: Array<Mark>, 
/**
 * What there is to know of it, in a sentence or two, for who points at it.
 */
note: string | null, 
/**
 * How worn it is, where counters show that.
 */
wear?: Wear, };

export type Wear = { 
/**
 * Hits that it has.
 */
hits: number, 
/**
 * Hits with which it breaks.
 */
of: number, 
/**
 * Missiles left: 2 are all of them, 1 is few, 0 is none. Nothing where it does not shoot.
 */
shots: number | null, };

export type Mark = "moving" | "moved" | "main" | "reserve" | "veteran" | "disorganised" | "routed" | "fired" | "in_command" | "out_of_command" | "deploying" | "hidden" | "wounded" | "raging" | "owing" | "must_check" | "no_check" | "rallied" | "reduced" | "column" | "finished";

export type PieceFace = { "shows": "blank" } | { "shows": "hidden", 
/**
 * The colour of the wood, a side or a special one.
 */
wood: string, } | { "shows": "open", 
/**
 * The colour of the wood.
 */
wood: string, 
/**
 * Its name.
 */
name: string, 
/**
 * The drawing on it.
 */
glyph: string, 
/**
 * Its rating, such as `C3`.
 */
rating: string, 
/**
 * Its strength now.
 */
strength: number, 
/**
 * Strengths it can have, from the lowest.
 */
strengths: Array<number>, } | { "shows": "counter", 
/**
 * Its colour: a side or a special one, such as `germans`.
 */
colour: string, 
/**
 * Its outline.
 */
shape: Shape, 
/**
 * Its full name.
 */
name: string, 
/**
 * The lettering on it, such as `XI` or `SEN`.
 */
code: string | null, 
/**
 * The drawing on it.
 */
glyph: string, 
/**
 * The numbers on it, in the order they are printed.
 */
figures: Array<Figure>, 
/**
 * The area whose colour its command's stripe has.
 */
stripe: string | null, } | { "shows": "reverse", 
/**
 * Its colour.
 */
colour: string, 
/**
 * Its outline.
 */
shape: Shape, 
/**
 * The drawing on the back.
 */
glyph: string, };

export type Shape = "square" | "round" | "chamfered";

export type Figure = { 
/**
 * What it means.
 */
kind: FigureKind, 
/**
 * As it is printed, such as `+1`.
 */
text: string, 
/**
 * Whether it is worse than printed now.
 */
reduced: boolean, };

export type FigureKind = "combat" | "modifier" | "movement" | "swords" | "command" | "radius";

export type Area = { 
/**
 * The id that pieces name as their place.
 */
id: string, 
/**
 * Its name in the viewer's language.
 */
label: string, 
/**
 * Whose it is; none for nobody's.
 */
side: string | null, 
/**
 * How it is drawn.
 */
kind: AreaKind, 
/**
 * The piece whose box it is.
 */
piece: string | null, 
/**
 * How much of it is taken.
 */
used: number | null, 
/**
 * How much it can hold.
 */
of: number | null, };

export type AreaKind = "pool" | "box" | "tray" | "lost";

export type Marker = { 
/**
 * What it is.
 */
kind: MarkerKind, 
/**
 * Where.
 */
place: string, 
/**
 * The other place, when it lies between two.
 */
towards: string | null, 
/**
 * Whose; none for nobody's.
 */
side: string | null, 
/**
 * What it says to who points at it.
 */
label: string | null, };

export type MarkerKind = "control" | "battle" | "breach" | "camp" | "plundered" | "cleared" | "owed";

export type Arrow = { 
/**
 * Where it starts.
 */
from: string, 
/**
 * Where it points.
 */
to: string, 
/**
 * What it shows.
 */
kind: ArrowKind, 
/**
 * Whose.
 */
side: string, 
/**
 * A short lettering in its middle.
 */
label: string | null, };

export type ArrowKind = "march" | "attack" | "retreat";

export type Overlay = { 
/**
 * What it shows.
 */
kind: OverlayKind, 
/**
 * Its name in the viewer's language.
 */
label: string, 
/**
 * The rule that it shows.
 */
rule: string, 
/**
 * Whose it is: who sees, shoots, commands or threatens; none when several share it.
 */
side: string | null, 
/**
 * The piece it is about; none when it is about a whole side.
 */
piece: string | null, 
/**
 * The places covered.
 */
places: Array<string>, 
/**
 * Lines from place to place.
 */
lines: Array<SightLine>, };

export type OverlayKind = "sight" | "fire" | "command" | "zone";

export type SightLine = { 
/**
 * Where it starts.
 */
from: string, 
/**
 * Where it would go.
 */
to: string, 
/**
 * Where it is blocked; none when it is free.
 */
blocked: string | null, };

export type Score = { 
/**
 * What it takes, in a few words.
 */
title: string, 
/**
 * The rule.
 */
rule: string, 
/**
 * The points of a side that win, where points do.
 */
goal: number | null, 
/**
 * What counts.
 */
entries: Array<ScoreEntry>, };

export type ScoreEntry = { 
/**
 * Its name.
 */
label: string, 
/**
 * What it is worth.
 */
value: number, 
/**
 * The value at which all is decided, where there is one.
 */
of?: number, 
/**
 * Whose it is now.
 */
side: string | null, 
/**
 * The place to show on the map.
 */
place: string | null, 
/**
 * How things stand with whoever it is counted for, in a few words.
 */
note?: string, };

export type Roster = { 
/**
 * What the order is, in a few words.
 */
title: string, 
/**
 * The rule.
 */
rule: string, 
/**
 * Everybody, in the order in which they act.
 */
entries: Array<RosterEntry>, };

export type RosterEntry = { 
/**
 * His piece.
 */
piece: string, 
/**
 * His name.
 */
name: string, 
/**
 * His side.
 */
side: string, 
/**
 * The number by which the order goes.
 */
level: number, 
/**
 * Whether his turn is over.
 */
state: StepState, 
/**
 * What is to be known of him, such as that he was passed over.
 */
note: string | null, 
/**
 * Whether he is among those who may come next.
 */
next: boolean, 
/**
 * How often he has acted in this turn, of how often he may.
 */
phases?: Limit, 
/**
 * Whether he may not act again in this turn, though he has phases left.
 */
spent: boolean, };

export type Auction = { 
/**
 * What is sold.
 */
card: CardFace, 
/**
 * What each side has bid and could bid, in the order of seats.
 */
bids: Array<Bid>, 
/**
 * Who has the highest bid; nobody yet if none.
 */
leads: string | null, };

export type Bid = { 
/**
 * The side.
 */
side: string, 
/**
 * Its highest bid.
 */
amount: number | null, 
/**
 * What it owns.
 */
purse: number, };

export type Hand = { 
/**
 * Whose; none for cards that lie before everybody.
 */
side: string | null, 
/**
 * Where the cards are.
 */
kind: HandKind, 
/**
 * Its name in the viewer's language; none when the client's own word will do.
 */
label: string | null, 
/**
 * The cards.
 */
cards: Array<CardFace>, };

export type HandKind = "hand" | "played" | "spent" | "discard" | "forum" | "open";

export type CardFace = { "shows": "back" } | { "shows": "front", 
/**
 * Its id for choices.
 */
id: string, 
/**
 * Its name in the viewer's language.
 */
name: string, 
/**
 * What it does in one line.
 */
text: string, 
/**
 * The drawing on it.
 */
glyph: string, 
/**
 * Its printed numbers, such as moves and levies.
 */
numbers: Array<number>, 
/**
 * Its kind, in the viewer's language; none when the game has only one.
 */
kind: string | null, 
/**
 * Symbols that count for victory, one entry for each, by the names of their drawings.
 */
symbols: Array<string>, };

export type Track = { 
/**
 * Its id, which no other track of the side has.
 */
id: string, 
/**
 * What it counts, as far as a client shows that in a place of its own.
 */
kind: TrackKind, 
/**
 * Whose number it is; none where it is everybody's.
 */
side: string | null, 
/**
 * Its name in the viewer's language.
 */
label: string, 
/**
 * The number.
 */
value: number, 
/**
 * The largest it can be.
 */
of: number | null, 
/**
 * Values that are set apart, such as turns by night.
 */
apart: Array<number>, };

export type TrackKind = "year" | "turn" | "number";

export type BattleScene = { 
/**
 * Where.
 */
place: string, 
/**
 * The round, from 1.
 */
round: number, 
/**
 * The last round; none when there is no limit.
 */
rounds: number | null, 
/**
 * What happens in each round, in a word or two, from the first; empty where all are alike.
 */
captions: Array<string>, 
/**
 * Defender first.
 */
lines: Array<Line>, 
/**
 * Hits that the named side must still take.
 */
hits_on: [string, number] | null, 
/**
 * The column that acts, and whose turn in it.
 */
acting: [string, string] | null, 
/**
 * Whether everything that is decided in it now lies open: at one screen nobody hands over.
 */
open: boolean, 
/**
 * Short words for the buttons of a fighter, such as `Fire`, by the names that anchors give them.
 */
buttons: Array<Word>, };

export type Word = { 
/**
 * What it is for.
 */
id: string, 
/**
 * The word.
 */
text: string, };

export type Line = { 
/**
 * The side.
 */
side: string, 
/**
 * Its name in the viewer's language: some who fight have no seat.
 */
name: string, 
/**
 * Its part in the fight.
 */
role: Role, 
/**
 * Columns in the order they act.
 */
columns: Array<Column>, 
/**
 * Pieces that wait; hidden ones are blank.
 */
reserve: Array<Piece>, 
/**
 * Pieces that fell in this fight.
 */
lost: Array<Piece>, 
/**
 * Numbers of this side, such as its command value.
 */
tracks: Array<Track>, 
/**
 * The card it plays in this fight; its back while it lies face down.
 */
card: CardFace | null, };

export type Role = "defender" | "attacker";

export type Column = { 
/**
 * Its name, such as `A`.
 */
label: string, 
/**
 * When it acts or who stands in it, in a word or two; none when its name says enough.
 */
caption: string | null, 
/**
 * The pieces in it.
 */
pieces: Array<Combatant>, };

export type Combatant = { 
/**
 * The piece.
 */
piece: Piece, 
/**
 * Whether it has acted this round.
 */
acted: boolean, };

export type Procedure = { 
/**
 * What is resolved, in a few words.
 */
title: string, 
/**
 * Where, if it is in a place of the map.
 */
place: string | null, 
/**
 * The steps, from the first to the last.
 */
steps: Array<ProcedureStep>, 
/**
 * All that are resolved together, where there are several; the steps are those of one of them.
 */
bouts: Array<Bout>, };

export type Bout = { 
/**
 * Who fights whom.
 */
title: string, 
/**
 * How, in a few words.
 */
note: string, 
/**
 * The place that is attacked.
 */
place: string, 
/**
 * Whether it is over.
 */
state: StepState, 
/**
 * What came of it, once that is known.
 */
result: string | null, 
/**
 * The pieces that attack, the one that counts first.
 */
attackers: Array<string>, 
/**
 * The pieces that are attacked, the one that counts first.
 */
defenders: Array<string>, 
/**
 * Its steps; none for the one whose steps are those of the procedure.
 */
steps: Array<ProcedureStep>, };

export type ProcedureStep = { 
/**
 * What happens in it, in a word or two.
 */
label: string, 
/**
 * The rule that prescribes it.
 */
rule: string, 
/**
 * Who does it; none where both sides or nobody does.
 */
side: string | null, 
/**
 * Whether it is over.
 */
state: StepState, 
/**
 * What is reckoned in it, in the order in which it is added up.
 */
sums: Array<Sum>, 
/**
 * What was thrown in it, once it was.
 */
roll: Thrown | null, 
/**
 * What each face of its die brings, from the lowest face; none where the table has no such row.
 */
falls: Array<Fall>, };

export type StepState = "done" | "now" | "to_come";

export type Sum = { 
/**
 * What it is.
 */
label: string, 
/**
 * As it is written, such as `12` or `+2`.
 */
value: string, };

export type Thrown = { 
/**
 * The faces of the dice; none where the throw was not needed or is not remembered.
 */
dice: Array<number>, 
/**
 * What it came to, as the table prints it.
 */
result: string, };

export type Fall = { 
/**
 * The face, as the game counts it.
 */
face: number, 
/**
 * What it comes to, as the table prints it.
 */
result: string, 
/**
 * What follows from that, where it is reckoned.
 */
verdict: Verdict | null, 
/**
 * The same in a few words, for the legend; empty where it is not reckoned.
 */
about: string, 
/**
 * Whether the die fell so.
 */
thrown: boolean, };

export type Verdict = "nothing" | "half" | "success" | "harm";

export type Choice = { 
/**
 * The action to send.
 */
action: unknown, 
/**
 * What it does, in words.
 */
label: string, 
/**
 * What to click, in order: a piece and then a place, a card, a button.
 */
path: Array<Anchor>, 
/**
 * The rule that allows it.
 */
rule: string, 
/**
 * Whether it is an attack, for a red ring instead of a gold one.
 */
attack: boolean, 
/**
 * How much of a limit is used when it is done, such as three of four blocks on a road.
 */
limit: Limit | null, 
/**
 * Its price in movement points or gold.
 */
cost: number | null, 
/**
 * Whether the piece must stop there.
 */
stops: boolean, 
/**
 * A number to choose: choices whose paths are the same but for the amount are one control.
 */
amount: number | null, 
/**
 * For what ends something: how much of what could still be spent it leaves.
 */
unspent: number | null, 
/**
 * Whether it may be done at almost any time, beside what is asked.
 */
aside: boolean, 
/**
 * How many throws in a hundred it succeeds with, where a throw decides.
 */
chance: number | null, 
/**
 * Whether it is what is usually done: ticked where several answers are given together.
 */
usual: boolean, 
/**
 * What there is to know before one does it: how far it goes, what it may cost.
 */
more?: string, };

export type Barred = { 
/**
 * Who cannot do what, in words.
 */
why: string, 
/**
 * The rule that forbids it.
 */
rule: string, };

export type Bearings = { 
/**
 * The rule.
 */
rule: string, 
/**
 * Before it.
 */
front: Array<number>, 
/**
 * At its sides.
 */
flank: Array<number>, 
/**
 * Behind it.
 */
rear: Array<number>, };

export type Route = { 
/**
 * The whole as a choice: its action is the first step, its price that of all.
 */
choice: Choice, 
/**
 * The places on the way, in order, with the last.
 */
via: Array<string>, 
/**
 * The actions after the first.
 */
then: unknown[], };

export type Limit = { 
/**
 * Used, with the choice done.
 */
used: number, 
/**
 * The most that is allowed.
 */
of: number, };

export type Anchor = { "piece": string } | { "place": string } | { "card": string } | { "button": string } | { "facing": number };

export type OddsBar = { 
/**
 * The seat that throws; empty when nobody sits there.
 */
side: string, 
/**
 * Who throws, and with what.
 */
title: string, 
/**
 * The rule of the throw.
 */
rule: string, 
/**
 * All that can come of it, the mildest first.
 */
parts: Array<OddsPart>, 
/**
 * The sum of which the throw is made.
 */
sum: OddsSum | null, };

export type OddsSum = { 
/**
 * The place that is struck at.
 */
place: string, 
/**
 * The odds as they are printed.
 */
odds: string, 
/**
 * Figure by figure.
 */
text: string, 
/**
 * Whether those who are struck at count double.
 */
doubled: boolean, 
/**
 * The rule for that.
 */
rule: string, };

export type Joins = { 
/**
 * By their ids in the scene, in the order in which they join.
 */
pieces: Array<string>, 
/**
 * The place that is struck at.
 */
place: string, 
/**
 * The odds that they would bring, as they are printed.
 */
brings: string, };

export type ShotsLeft = { 
/**
 * Who shoots.
 */
name: string, 
/**
 * Where he stands.
 */
place: string, 
/**
 * The ranges at which he has a shot in a turn, the longest first.
 */
ranges: Array<RangeLeft>, };

export type RangeLeft = { 
/**
 * In hexes.
 */
range: number, 
/**
 * Whether it is neither spent nor lost.
 */
left: boolean, 
/**
 * Whether it could be fired now.
 */
asked: boolean, };

export type OddsPart = { 
/**
 * In a word or two.
 */
label: string, 
/**
 * In a sentence.
 */
about: string, 
/**
 * From 0 to 1.
 */
chance: number, 
/**
 * How bad it is for those who are struck, from 0 for nothing to 4 for the worst.
 */
harm: number, };

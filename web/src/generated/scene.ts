// Generated from crates/kernel/src/scene.rs by `make types`. Do not edit.

export type Scene = { 
/**
 * The map to draw, by game id.
 */
map: string, 
/**
 * The seat that looks, or none for a spectator.
 */
viewer: string | null, 
/**
 * Title lines: year, turn, phase.
 */
title: Array<string>, 
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
 * Pieces on the map, in pools and in the hand of nobody.
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
 * What counts for victory, as it stands.
 */
score: Score | null, 
/**
 * The auction in progress.
 */
auction: Auction | null, 
/**
 * The fight in progress.
 */
battle: BattleScene | null, 
/**
 * What the viewer may do.
 */
choices: Array<Choice>, };

export type Prompt = { 
/**
 * The words.
 */
text: string, 
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
 * Victory points or the like.
 */
points: number, };

export type Piece = { 
/**
 * An id that is stable within this scene and tells nothing hidden.
 */
id: string, 
/**
 * Whose it is.
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
 * States that show: `moved`, `main`, `reserve`, `moving`; `veteran`; `disorganised`,
 * `routed`, `fired`, `in_command`, `out_of_command`, `deploying`.
 */
marks: Array<string>, 
/**
 * What there is to know of it, in a sentence or two, for who points at it.
 */
note: string, };

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
 * Its outline: `square`, `round` or `chamfered`.
 */
shape: string, 
/**
 * Its full name.
 */
name: string, 
/**
 * The lettering on it, such as `XI` or `SEN`.
 */
code: string, 
/**
 * The drawing on it.
 */
glyph: string, 
/**
 * The numbers on it, in the order they are printed.
 */
figures: Array<Figure>, 
/**
 * The colour of its command's stripe, an area's; empty for none.
 */
stripe: string, } | { "shows": "reverse", 
/**
 * Its colour.
 */
colour: string, 
/**
 * Its outline.
 */
shape: string, 
/**
 * The drawing on the back.
 */
glyph: string, };

export type Figure = { 
/**
 * What it means: `combat`, `modifier`, `movement`, `swords`, `command`, `radius`.
 */
kind: string, 
/**
 * As it is printed, such as `+1`.
 */
text: string, 
/**
 * Whether it is worse than printed now.
 */
reduced: boolean, };

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
 * Whose it is; empty for nobody's.
 */
side: string, 
/**
 * How it is drawn: `pool` for loose pieces, `box` for a commander's box.
 */
kind: string, 
/**
 * The piece whose box it is; empty for none.
 */
piece: string, 
/**
 * How much of it is taken.
 */
used: number | null, 
/**
 * How much it can hold.
 */
of: number | null, };

export type Marker = { 
/**
 * What it is: `control`, `battle`, `breach`, `camp`, `plundered`.
 */
kind: string, 
/**
 * Where.
 */
place: string, 
/**
 * The other place, when it lies between two.
 */
towards: string, 
/**
 * Whose; empty for nobody's.
 */
side: string, 
/**
 * What it says to who points at it.
 */
label: string, };

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
 * `march`, `attack`, `retreat`.
 */
kind: string, 
/**
 * Whose.
 */
side: string, 
/**
 * A short lettering in its middle; empty for none.
 */
label: string, };

export type Overlay = { 
/**
 * Its id, which also tells the client how to draw it: `sight`, `fire`, `command`, `zone`.
 */
id: string, 
/**
 * Its name in the viewer's language.
 */
label: string, 
/**
 * The rule that it shows.
 */
rule: string, 
/**
 * Whose it is: who sees, shoots, commands or threatens; empty when several share it.
 */
side: string, 
/**
 * The piece it is about; empty when it is about a whole side.
 */
piece: string, 
/**
 * The places covered.
 */
places: Array<string>, 
/**
 * Lines from place to place.
 */
lines: Array<SightLine>, };

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
 * Where it is blocked; empty when it is free.
 */
blocked: string, };

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
 * Whose it is now; empty for nobody's.
 */
side: string, 
/**
 * The place to show on the map; empty for none.
 */
place: string, };

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
 * Who has the highest bid; empty for nobody yet.
 */
leads: string, };

export type Bid = { 
/**
 * The side.
 */
side: string, 
/**
 * Its highest bid, 0 for none.
 */
amount: number, 
/**
 * What it owns.
 */
purse: number, };

export type Hand = { 
/**
 * Whose.
 */
side: string, 
/**
 * `hand`, `played`, `spent`, `discard`, `forum`, `open`.
 */
kind: string, 
/**
 * Its name in the viewer's language; empty when the client's own word will do.
 */
label: string, 
/**
 * The cards; those hidden are blank.
 */
cards: Array<CardFace>, };

export type CardFace = { 
/**
 * Its id for choices; empty when hidden.
 */
id: string, 
/**
 * Its name in the viewer's language; empty when hidden.
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
 * Its kind, in the viewer's language; empty when the game has only one.
 */
kind: string, 
/**
 * Symbols that count for victory, such as `optimates`, one entry for each.
 */
symbols: Array<string>, };

export type Track = { 
/**
 * Its id.
 */
id: string, 
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
 * The last round; 0 when there is no limit.
 */
rounds: number, 
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
 * `defender` or `attacker`.
 */
role: string, 
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
 * The card it plays in this fight; blank while it lies face down.
 */
card: CardFace | null, };

export type Column = { 
/**
 * Its name, such as `A`.
 */
label: string, 
/**
 * When it acts or who stands in it, in a word or two; empty when its name says enough.
 */
caption: string, 
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
amount: number | null, };

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

export type Anchor = { "piece": string } | { "place": string } | { "card": string } | { "button": string };

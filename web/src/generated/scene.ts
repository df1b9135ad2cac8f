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
 * States that show: `moved`, `main`, `reserve`, `moving`.
 */
marks: Array<string>, };

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
strengths: Array<number>, };

export type Hand = { 
/**
 * Whose.
 */
side: string, 
/**
 * `hand`, `played`, `spent`, `discard`.
 */
kind: string, 
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
numbers: Array<number>, };

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
of: number | null, };

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
 * The last round.
 */
rounds: number, 
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
acting: [string, string] | null, };

export type Line = { 
/**
 * The side.
 */
side: string, 
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
reserve: Array<Piece>, };

export type Column = { 
/**
 * Its name, such as `A`.
 */
label: string, 
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
attack: boolean, };

export type Anchor = { "piece": string } | { "place": string } | { "card": string } | { "button": string };

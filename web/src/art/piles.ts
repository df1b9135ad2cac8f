// Where pieces stand on the map: one in front, the others behind it, with a plate that says what
// they are together; foes above and friends below where both meet. Pure; in map units.

import type { Box, Point } from "./geometry";
import type { Piece } from "./types";

/** The pieces of a map, in its units. */
export interface Stock {
  /** The side of a piece's front; a block's top and edge add an eighth. */
  readonly size: number;
  /** How far the piece behind another stands from it: to the right, and up. */
  readonly behind: Point;
  /** Piles grow no farther than this; then they close up. */
  readonly deepest: number;
  /** The gap between the pieces of an open group. */
  readonly gap: number;
}

/** The side of a block's front on the map of julius. */
export const BLOCK = 41.6;
export const BLOCKS: Stock = { size: BLOCK, behind: { x: 5.5, y: 4.6 }, deepest: 30, gap: 3.5 };

/** An open group stands in rows of so many. */
const ROW = 4;
const LIFT = 9;
/** The farthest that a pile gives way to a neighbour, and overlaps in height that do not matter. */
const FARTHEST = 22;
const SLACK = 18;
/** A plate's height, and its middle above the pieces. */
const PLATE = 16;
const ABOVE = 11;
/** Pieces of a pile are named one by one on its plate up to so many; then each kind once. */
const NAMED = 4;

/** A place where a pile may stand. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How far the pile stands from the usual spot. */
  readonly dx: number;
  readonly dy: number;
  /** Cities lift piles off their dot, and higher off a rosette; ships lie around the station. */
  readonly kind: "city" | "rosette" | "sea";
}

export interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  /** The side of its front, in map units. */
  readonly size: number;
  /** How many lie here, where only the top one is drawn. */
  readonly count?: number;
}

export function samePlaced(one: Placed, other: Placed): boolean {
  return one.piece === other.piece && one.x === other.x && one.y === other.y && one.size === other.size && one.count === other.count;
}

/** What a pile is, at a glance: what is in it as far as one sees, and how strong that is. */
export interface Plate extends Point {
  readonly side: string;
  /** Drawings of what lies open, from the front. */
  readonly glyphs: readonly string[];
  /** Its strength where all is open; how many there are otherwise, with what is known of them. */
  readonly text: string;
}

export interface Pile {
  readonly place: string;
  readonly pieces: readonly Placed[];
  readonly plates: readonly Plate[];
  /** Where both sides stand: the disc with swords, on the place itself. */
  readonly swords: Point | null;
  /** Where lines from the disc lead: to the piles beside it. */
  readonly leads: readonly Point[];
  readonly box: Box;
  readonly open: boolean;
}

export interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** The pieces of one place: the viewer's side with its allies (or the first, for a spectator), and the rest. */
export interface Camps {
  readonly own: readonly Piece[];
  readonly foes: readonly Piece[];
}

export function camps(pieces: readonly Piece[], friends: ReadonlySet<string>): Camps {
  return {
    own: pieces.filter((piece) => friends.has(piece.side)),
    foes: pieces.filter((piece) => !friends.has(piece.side)),
  };
}

/** A piece that stays where it is while its pile opens around it. */
export interface Held extends Point {
  readonly piece: string;
}

/** Piles of all places: they give way to each other as if all were closed, so that opening one moves no other. */
export function layPiles(
  spots: ReadonlyMap<string, Spot>,
  groups: ReadonlyMap<string, readonly Piece[]>,
  how: { readonly friends: ReadonlySet<string>; readonly isOpen: (place: string) => boolean; readonly held?: Held | null },
  map: Bounds,
  stock: Stock,
): Pile[] {
  const lay = (place: string, open: boolean): Pile[] => {
    const spot = spots.get(place);
    const pieces = groups.get(place) ?? [];
    return spot === undefined ? [] : [layoutPile(place, spot, camps(pieces, how.friends), open, map, stock)];
  };
  const closed = spread([...groups.keys()].flatMap((place) => lay(place, false)), map);
  const out = closed.flatMap((pile) => (how.isOpen(pile.place) ? lay(pile.place, true).map((open) => holding(open, how.held ?? null, map, [...spots].flatMap(([place, spot]) => (place === pile.place ? [] : [spot])))) : [pile]));
  return out.sort((a, b) => Number(a.open) - Number(b.open) || a.box.y + a.box.h - b.box.y - b.box.h);
}

export function layoutPile(place: string, spot: Spot, both: Camps, open: boolean, map: Bounds, stock: Stock = BLOCKS): Pile {
  if (both.own.length > 0 && both.foes.length > 0) return contested(place, spot, both, open, map, stock);
  const pieces = both.own.length > 0 ? both.own : both.foes;
  const opened = open && pieces.length > 1;
  const width = pileWidth(pieces, opened, stock);
  const rows = opened ? Math.ceil(pieces.length / ROW) : 1;
  const floor = spot.y + spot.dy - 3 + (spot.kind === "sea" ? 24 : spot.kind === "rosette" && spot.dy === 0 ? -7 : 0);
  const left = inside(spot.x + spot.dx - width / 2, width + 6, map.width);
  // Those behind and the plate above them have room on the map as well.
  const above = opened || pieces.length < 2 ? 18 + (rows - 1) * (stock.size + stock.gap) : ABOVE + PLATE / 2 + 4 + apart(pieces, stock).y * (pieces.length - 1);
  const top = Math.max(above, floor - stock.size - (opened ? LIFT : 0));
  const placed = stand(pieces, { x: left, y: top }, opened, stock);
  return {
    place,
    pieces: placed,
    plates: plateOver(placed, opened),
    swords: null,
    leads: [],
    box: boxOf(placed),
    open: opened,
  };
}

/** How the pieces of an open pile may lie around one of them: in a row, in a row the other way, in a column down or up. */
const TURNS: readonly ((off: Point) => Point)[] = [
  ({ x, y }) => ({ x, y }),
  ({ x, y }) => ({ x: -x, y }),
  ({ x, y }) => ({ x: y, y: -x }),
  ({ x, y }) => ({ x: y, y: x }),
];
/** How near the dot of a place a piece must come to cover it. */
const NEAR = 10;

/**
 * An open pile around the piece that was there when it opened, as far as the map has room, and so that
 * as few other places as may be, which are goals, lie under it.
 */
function holding(pile: Pile, held: Held | null, map: Bounds, others: readonly Point[]): Pile {
  const one = pile.pieces.find(({ piece }) => piece.id === held?.piece);
  if (one === undefined || held === null) return pile;
  const lay = (turn: (off: Point) => Point): { readonly pile: Pile; readonly cost: number } => {
    const pieces = pile.pieces.map((other) => {
      const off = turn({ x: other.x - one.x, y: other.y - one.y });
      return { ...other, x: held.x + off.x, y: held.y + off.y };
    });
    const { x, y, w, h } = boxOf(pieces);
    const across = inside(x, w, map.width) - x;
    const down = Math.max(12, Math.min(map.height - 12 - h, y)) - y;
    const there = moved({ ...pile, pieces, box: { x, y, w, h } }, across, down);
    const under = others.filter((spot) => there.pieces.some((at) => spot.x > at.x - NEAR && spot.x < at.x + at.size + NEAR && spot.y > at.y - NEAR && spot.y < at.y + at.size + NEAR));
    // What must move off the pointer to find room is worse than anything that it covers.
    return { pile: there, cost: under.length + (across === 0 && down === 0 ? 0 : 100) };
  };
  // Friends and foes at one place keep to their sides of it.
  const turns = pile.swords === null ? TURNS : TURNS.slice(0, 1);
  return turns.map(lay).reduce((best, next) => (next.cost < best.cost ? next : best)).pile;
}

/**
 * Moves closed piles that stand in each other's way a little apart, sideways. Open ones stand in
 * front of the others and stay.
 */
export function spread(piles: readonly Pile[], map: Bounds): Pile[] {
  const shift = new Map(piles.map((pile) => [pile.place, 0]));
  const movable = piles.filter((pile) => !pile.open);
  const left = (pile: Pile): number => pile.box.x + (shift.get(pile.place) ?? 0);
  const push = (pile: Pile, by: number): void => {
    const wanted = (shift.get(pile.place) ?? 0) + by;
    shift.set(pile.place, Math.max(-FARTHEST, Math.min(FARTHEST, wanted)));
  };
  for (let pass = 0; pass < 4; pass++) {
    for (const [index, a] of movable.entries()) {
      for (const b of movable.slice(index + 1)) {
        const [west, east] = left(a) + a.box.w / 2 <= left(b) + b.box.w / 2 ? [a, b] : [b, a];
        const across = left(west) + west.box.w - left(east);
        const down = Math.min(a.box.y + a.box.h, b.box.y + b.box.h) - Math.max(a.box.y, b.box.y);
        if (across <= 0 || down <= SLACK || across > 2 * FARTHEST) continue;
        push(west, -across / 2);
        push(east, across / 2);
      }
    }
  }
  return piles.map((pile) => {
    const wanted = shift.get(pile.place) ?? 0;
    return moved(pile, inside(pile.box.x + wanted, pile.box.w, map.width) - pile.box.x);
  });
}

function moved(pile: Pile, dx: number, dy = 0): Pile {
  if (dx === 0 && dy === 0) return pile;
  const by = <T extends Point>(point: T): T => ({ ...point, x: point.x + dx, y: point.y + dy });
  return {
    ...pile,
    pieces: pile.pieces.map(by),
    plates: pile.plates.map(by),
    leads: pile.leads.map(by),
    box: by(pile.box),
  };
}

/** Foes above, friends below, beside the city so that its sign shows. */
function contested(place: string, spot: Spot, both: Camps, open: boolean, map: Bounds, stock: Stock): Pile {
  const { size } = stock;
  const widths = [pileWidth(both.own, open, stock), pileWidth(both.foes, false, stock)];
  const width = Math.max(...widths);
  const beside = spot.x > width + 60 ? -width - 26 : 26;
  const left = inside(spot.x + beside, width + 6, map.width);
  const middle = Math.min(map.height - size - 22, Math.max(size + 26, spot.y + 1));
  const foes = stand(both.foes, { x: left, y: middle - size - 8.4 }, false, stock);
  const own = stand(both.own, { x: left, y: middle + 8 }, open && both.own.length > 1, stock);
  const pieces = [...foes, ...own];
  return {
    place,
    pieces,
    plates: [...plateOver(foes, false), ...plateBeside(own, open)],
    swords: { x: spot.x, y: spot.y },
    leads: [foes, own].map((camp) => ({ x: left < spot.x ? left + width : left, y: (camp[0]?.y ?? middle) + size / 2 })),
    box: boxOf(pieces),
    open: open && both.own.length > 1,
  };
}

/** Whether one sees what it is. */
export function faceUp(piece: Piece): boolean {
  return piece.face.shows === "open" || piece.face.shows === "counter";
}

/** Whether two pieces cannot be told apart. */
export function sameLook(one: Piece, other: Piece): boolean {
  const look = ({ side, face, marks }: Piece): string => JSON.stringify([side, face, [...marks].sort()]);
  return look(one) === look(other);
}

/** How far apart the pieces of a closed pile stand. */
function apart(pieces: readonly Piece[], { behind, deepest }: Stock): Point {
  const far = Math.hypot(behind.x, behind.y) * (pieces.length - 1);
  const closer = far > deepest ? deepest / far : 1;
  return { x: behind.x * closer, y: behind.y * closer };
}

/** How wide a pile stands, whatever its depth: it is centred on its front. */
function pileWidth(pieces: readonly Piece[], open: boolean, stock: Stock): number {
  if (!open) return stock.size + Math.max(0, -apart(pieces, stock).x) * (pieces.length - 1);
  return Math.min(ROW, pieces.length) * (stock.size + stock.gap) - stock.gap;
}

/** Stands pieces behind each other, the last in front; an open group fills rows from the bottom up. */
function stand(pieces: readonly Piece[], at: Point, open: boolean, stock: Stock): Placed[] {
  const { size } = stock;
  if (!open) {
    const { x, y } = apart(pieces, stock);
    const last = pieces.length - 1;
    // Pieces that stand back to the left begin there, so that the pile fills its width.
    const front = at.x + Math.max(0, -x) * last;
    return pieces.map((piece, index) => ({ piece, x: front + (last - index) * x, y: at.y - (last - index) * y, size }));
  }
  const gap = size + stock.gap;
  const rows = Math.ceil(pieces.length / ROW);
  return pieces.map((piece, index) => ({
    piece,
    x: at.x + (index % ROW) * gap,
    y: at.y - (rows - 1 - Math.floor(index / ROW)) * (gap + 4),
    size,
  }));
}

/** The plate above a closed pile of several. */
function plateOver(placed: readonly Placed[], open: boolean): Plate[] {
  const top = Math.min(...placed.map((one) => one.y));
  return plate(placed, open, (width) => ({ x: middleOf(placed), y: Math.max(PLATE / 2 + 2, top - ABOVE), width }));
}

/** The plate of a pile that has another above it stands at its right. */
function plateBeside(placed: readonly Placed[], open: boolean): Plate[] {
  const right = Math.max(...placed.map((one) => one.x + one.size));
  const low = Math.max(...placed.map((one) => one.y + one.size));
  return plate(placed, open, (width) => ({ x: right + 8 + width / 2, y: low - PLATE / 2 - 2, width }));
}

function middleOf(placed: readonly Placed[]): number {
  return (Math.min(...placed.map((one) => one.x)) + Math.max(...placed.map((one) => one.x + one.size))) / 2;
}

function plate(placed: readonly Placed[], open: boolean, at: (width: number) => Point): Plate[] {
  const pieces = placed.map((one) => one.piece);
  const [first] = pieces;
  if (first === undefined || open || pieces.length < 2) return [];
  const said = contents(pieces);
  const { x, y } = at(plateWidth(said));
  return [{ ...said, side: first.side, x, y }];
}

/** What is on the plate of these pieces. */
function contents(pieces: readonly Piece[]): Pick<Plate, "glyphs" | "text"> {
  const seen = [...pieces].reverse().flatMap(({ face }) => (face.shows === "open" ? [face] : []));
  const signs = seen.map((face) => face.glyph);
  const glyphs = signs.length <= NAMED ? signs : [...new Set(signs)].slice(0, NAMED);
  const strength = seen.reduce((sum, face) => sum + face.strength, 0);
  if (seen.length === pieces.length) return { glyphs, text: String(strength) };
  const hidden = pieces.every(({ face }) => face.shows === "hidden" || face.shows === "open");
  return { glyphs, text: hidden ? `${pieces.length} · ${seen.length > 0 ? `${strength}+` : ""}?` : String(pieces.length) };
}

/** How wide a plate is. */
export function plateWidth({ glyphs, text }: Pick<Plate, "glyphs" | "text">): number {
  return 12 + glyphs.length * 11 + text.length * 6.4;
}

function boxOf(placed: readonly Placed[]): Box {
  const x = Math.min(...placed.map((one) => one.x));
  const y = Math.min(...placed.map((one) => one.y)) - 6;
  const right = Math.max(...placed.map((one) => one.x + one.size)) + 6;
  const bottom = Math.max(...placed.map((one) => one.y + one.size)) + 4;
  return { x, y, w: right - x, h: bottom - y };
}

function inside(left: number, width: number, limit: number): number {
  return Math.max(12, Math.min(limit - 12 - width, left));
}

// Where pieces stand on the map: own ones fanned, hidden ones stacked with a count, foes above
// and friends below where both meet. Pure; in map units.

import type { Box, Point } from "./geometry";
import type { Piece } from "./types";

/** The pieces of a map, in its units. */
export interface Stock {
  /** The side of a piece's front; a block's top and edge add an eighth. */
  readonly size: number;
  /** How far the next piece of a pile stands to the right, face up and face down. */
  readonly fan: number;
  readonly stack: number;
  /** Piles grow no wider than this; then they close up. */
  readonly widest: number;
  /** The gap between the pieces of an open group. */
  readonly gap: number;
}

/** The side of a block's front on the map of julius. */
export const BLOCK = 41.6;
export const BLOCKS: Stock = { size: BLOCK, fan: 18, stack: 12, widest: 96, gap: 3.5 };

/** An open group stands in rows of so many. */
const ROW = 4;
const LIFT = 9;
/** The farthest that a pile gives way to a neighbour, and overlaps in height that do not matter. */
const FARTHEST = 22;
const SLACK = 18;
/** Pieces further back stand a little higher. */
const RISE = 2.2;

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

export interface Pile {
  readonly place: string;
  readonly pieces: readonly Placed[];
  readonly counts: readonly (Point & { readonly count: number })[];
  /** Where both sides stand: the disc with swords. */
  readonly swords: Point | null;
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

/** Piles of all places: they give way to each other as if all were closed, so that opening one moves no other. */
export function layPiles(
  spots: ReadonlyMap<string, Spot>,
  groups: ReadonlyMap<string, readonly Piece[]>,
  how: { readonly friends: ReadonlySet<string>; readonly isOpen: (place: string) => boolean },
  map: Bounds,
  stock: Stock,
): Pile[] {
  const lay = (place: string, open: boolean): Pile[] => {
    const spot = spots.get(place);
    const pieces = groups.get(place) ?? [];
    return spot === undefined ? [] : [layoutPile(place, spot, camps(pieces, how.friends), open, map, stock)];
  };
  const closed = spread([...groups.keys()].flatMap((place) => lay(place, false)), map);
  const out = closed.flatMap((pile) => (how.isOpen(pile.place) ? lay(pile.place, true) : [pile]));
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
  const top = Math.max(18 + (rows - 1) * (stock.size + stock.gap), floor - stock.size - (opened ? LIFT : 0));
  const placed = stand(pieces, { x: left, y: top }, opened, stock);
  return {
    place,
    pieces: placed,
    counts: countsOf(placed, opened),
    swords: null,
    box: boxOf(placed),
    open: opened,
  };
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

function moved(pile: Pile, by: number): Pile {
  if (by === 0) return pile;
  return {
    ...pile,
    pieces: pile.pieces.map((one) => ({ ...one, x: one.x + by })),
    counts: pile.counts.map((count) => ({ ...count, x: count.x + by })),
    swords: pile.swords === null ? null : { ...pile.swords, x: pile.swords.x + by },
    box: { ...pile.box, x: pile.box.x + by },
  };
}

/** Foes above, friends below, beside the city so that its sign shows. */
function contested(place: string, spot: Spot, both: Camps, open: boolean, map: Bounds, stock: Stock): Pile {
  const { size } = stock;
  const widths = [pileWidth(both.own, open, stock), pileWidth(both.foes, false, stock)];
  const width = Math.max(...widths);
  const beside = spot.kind === "sea" ? -width / 2 : spot.x > width + 40 ? -width - 13 : 14;
  const left = inside(spot.x + beside, width + 6, map.width);
  const middle = Math.min(map.height - size - 22, Math.max(size + 26, spot.y + 1));
  const foes = stand(both.foes, { x: left, y: middle - size - 8.4 }, false, stock);
  const own = stand(both.own, { x: left, y: middle + 8 }, open && both.own.length > 1, stock);
  const pieces = [...foes, ...own];
  return {
    place,
    pieces,
    counts: [...countsOf(foes, false).map((count) => ({ ...count, y: count.y - size + 8 })), ...countsOf(own, open)],
    swords: { x: left + Math.min(size * 0.78, width / 2), y: middle + 1 },
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

function step(pieces: readonly Piece[], open: boolean, stock: Stock): number {
  if (open) return stock.size + stock.gap;
  const usual = pieces.some(faceUp) ? stock.fan : stock.stack;
  return pieces.length > 1 ? Math.min(usual, (stock.widest - stock.size) / (pieces.length - 1)) : 0;
}

function pileWidth(pieces: readonly Piece[], open: boolean, stock: Stock): number {
  const across = open ? Math.min(ROW, pieces.length) : pieces.length;
  return stock.size + (across - 1) * step(pieces, open, stock);
}

/** Stands pieces in a row to the right; an open group fills rows from the bottom up. */
function stand(pieces: readonly Piece[], at: Point, open: boolean, stock: Stock): Placed[] {
  const { size } = stock;
  const gap = step(pieces, open, stock);
  if (!open) {
    const rise = Math.min(RISE, 9 / Math.max(1, pieces.length - 1));
    return pieces.map((piece, index) => ({
      piece,
      x: at.x + index * gap,
      y: at.y - (pieces.length - 1 - index) * rise,
      size,
    }));
  }
  const rows = Math.ceil(pieces.length / ROW);
  return pieces.map((piece, index) => ({
    piece,
    x: at.x + (index % ROW) * gap,
    y: at.y - (rows - 1 - Math.floor(index / ROW)) * (gap + 4),
    size,
  }));
}

/** Hidden pieces, and fans that hide pieces behind others, say how many they are. */
function countsOf(placed: readonly Placed[], open: boolean): (Point & { count: number })[] {
  const front = placed.at(-1);
  if (front === undefined || open || placed.length < 2) return [];
  const fan = placed.some(({ piece }) => faceUp(piece));
  if (fan && placed.length <= 4) return [];
  return [{ x: front.x + front.size + 1, y: front.y + front.size - 1, count: placed.length }];
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

// Where blocks stand on the map: own ones fanned, hidden ones stacked with a count, foes above
// and friends below where both meet. Pure; in map units.

import type { Box, Point } from "./geometry";
import type { Piece } from "./types";

/** The side of a block's front on the map; its top and edge add an eighth. */
export const BLOCK = 41.6;
export const BLOCK_SCALE = BLOCK / 40;

/** How far the next block of a pile stands to the right. */
const FAN = 18;
const STACK = 12;
const OPEN = BLOCK + 3.5;
/** Piles grow no wider than this; then they close up. */
const WIDEST = 96;
/** An open group stands in rows of so many. */
const ROW = 4;
const LIFT = 9;
/** The farthest that a pile gives way to a neighbour, and overlaps in height that do not matter. */
const FARTHEST = 22;
const SLACK = 18;
/** Blocks further back stand a little higher. */
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
}

export interface Pile {
  readonly place: string;
  readonly blocks: readonly Placed[];
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

/** The pieces of one place, by the viewer's side (or the first, for a spectator) and the rest. */
export interface Camps {
  readonly own: readonly Piece[];
  readonly foes: readonly Piece[];
}

export function camps(pieces: readonly Piece[], home: string): Camps {
  return {
    own: pieces.filter((piece) => piece.side === home),
    foes: pieces.filter((piece) => piece.side !== home),
  };
}

export function layoutPile(place: string, spot: Spot, both: Camps, open: boolean, map: Bounds): Pile {
  if (both.own.length > 0 && both.foes.length > 0) return contested(place, spot, both, open, map);
  const pieces = both.own.length > 0 ? both.own : both.foes;
  const opened = open && pieces.length > 1;
  const width = pileWidth(pieces, opened);
  const rows = opened ? Math.ceil(pieces.length / ROW) : 1;
  const floor = spot.y + spot.dy - 3 + (spot.kind === "sea" ? 24 : spot.kind === "rosette" && spot.dy === 0 ? -7 : 0);
  const left = inside(spot.x + spot.dx - width / 2, width + 6, map.width);
  const top = Math.max(18 + (rows - 1) * OPEN, floor - BLOCK - (opened ? LIFT : 0));
  const blocks = stand(pieces, { x: left, y: top }, opened);
  return {
    place,
    blocks,
    counts: countsOf(blocks, opened),
    swords: null,
    box: boxOf(blocks),
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
    blocks: pile.blocks.map((block) => ({ ...block, x: block.x + by })),
    counts: pile.counts.map((count) => ({ ...count, x: count.x + by })),
    swords: pile.swords === null ? null : { ...pile.swords, x: pile.swords.x + by },
    box: { ...pile.box, x: pile.box.x + by },
  };
}

/** Foes above, friends below, beside the city so that its sign shows. */
function contested(place: string, spot: Spot, both: Camps, open: boolean, map: Bounds): Pile {
  const widths = [pileWidth(both.own, open), pileWidth(both.foes, false)];
  const width = Math.max(...widths);
  const beside = spot.kind === "sea" ? -width / 2 : spot.x > width + 40 ? -width - 13 : 14;
  const left = inside(spot.x + beside, width + 6, map.width);
  const middle = Math.min(map.height - BLOCK - 22, Math.max(BLOCK + 26, spot.y + 1));
  const foes = stand(both.foes, { x: left, y: middle - BLOCK - 8.4 }, false);
  const own = stand(both.own, { x: left, y: middle + 8 }, open && both.own.length > 1);
  const blocks = [...foes, ...own];
  return {
    place,
    blocks,
    counts: [...countsOf(foes, false).map((count) => ({ ...count, y: count.y - BLOCK + 8 })), ...countsOf(own, open)],
    swords: { x: left + Math.min(BLOCK * 0.78, width / 2), y: middle + 1 },
    box: boxOf(blocks),
    open: open && both.own.length > 1,
  };
}

function step(pieces: readonly Piece[], open: boolean): number {
  if (open) return OPEN;
  const usual = pieces.some((piece) => piece.face.shows === "open") ? FAN : STACK;
  return pieces.length > 1 ? Math.min(usual, (WIDEST - BLOCK) / (pieces.length - 1)) : 0;
}

function pileWidth(pieces: readonly Piece[], open: boolean): number {
  const across = open ? Math.min(ROW, pieces.length) : pieces.length;
  return BLOCK + (across - 1) * step(pieces, open);
}

/** Stands pieces in a row to the right; an open group fills rows from the bottom up. */
function stand(pieces: readonly Piece[], at: Point, open: boolean): Placed[] {
  const gap = step(pieces, open);
  if (!open) {
    const rise = Math.min(RISE, 9 / Math.max(1, pieces.length - 1));
    return pieces.map((piece, index) => ({
      piece,
      x: at.x + index * gap,
      y: at.y - (pieces.length - 1 - index) * rise,
    }));
  }
  const rows = Math.ceil(pieces.length / ROW);
  return pieces.map((piece, index) => ({
    piece,
    x: at.x + (index % ROW) * gap,
    y: at.y - (rows - 1 - Math.floor(index / ROW)) * (OPEN + 4),
  }));
}

/** Hidden blocks, and fans that hide blocks behind others, say how many they are. */
function countsOf(blocks: readonly Placed[], open: boolean): (Point & { count: number })[] {
  const front = blocks.at(-1);
  if (front === undefined || open || blocks.length < 2) return [];
  const fan = blocks.some((block) => block.piece.face.shows === "open");
  if (fan && blocks.length <= 4) return [];
  return [{ x: front.x + BLOCK + 1, y: front.y + BLOCK - 1, count: blocks.length }];
}

function boxOf(blocks: readonly Placed[]): Box {
  const xs = blocks.map((block) => block.x);
  const ys = blocks.map((block) => block.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys) - 6];
  return { x, y, w: Math.max(...xs) + BLOCK + 6 - x, h: Math.max(...ys) + BLOCK + 4 - y };
}

function inside(left: number, width: number, limit: number): number {
  return Math.max(12, Math.min(limit - 12 - width, left));
}

// Where counters stand on hexes: a stack shows its top one, and lies spread out when it is opened, from
// the top down. In which order they lie, the game says: it lists them from the bottom to the top. Pure.

import type { LayRequest } from "../map-art";
import type { Pile, Placed } from "../piles";
import type { Piece } from "../types";
import type { Hex, HexGrid } from "./grid";

/** What stands with units or bears them and is none of their stack: catapults, ships, chariots, by their drawings. */
const BESIDE: ReadonlySet<string> = new Set(["catapult", "fleet", "chariot"]);

const GAP = 5;
/** An opened stack lies in rows of so many. */
const ROW = 4;

/** Stacks in the order in which they are drawn: from the top of the sheet down, opened ones last. */
export function layStacks(grid: HexGrid, size: number, request: LayRequest, tactical = false): Pile[] {
  const piles: Pile[] = [];
  for (const [place, pieces] of request.groups) {
    const hex = grid.hex(place);
    if (hex === undefined || pieces.length === 0) continue;
    const open = pieces.length > 1 && request.isOpen(place);
    piles.push(open ? openStack(grid, hex, pieces, size) : (tactical ? battleStack : closedStack)(grid, hex, pieces, size, request.chosen));
  }
  return piles.sort((a, b) => Number(a.open) - Number(b.open) || a.box.y - b.box.y || a.box.x - b.box.x);
}

function closedStack(grid: HexGrid, hex: Hex, pieces: readonly Piece[], size: number, chosen: LayRequest["chosen"]): Pile {
  const top = topOf(pieces, chosen);
  const [x, y] = [hex.x - size / 2, hex.y - size / 2];
  const half = grid.tall / 2;
  return {
    place: hex.name,
    pieces: top === undefined ? [] : [{ piece: top, x, y, size, count: pieces.length }],
    plates: [], leads: [],
    swords: null,
    box: { x: hex.x - half, y: hex.y - half, w: grid.tall, h: grid.tall },
    open: false,
  };
}

/** A pair with its leaders: the lower unit peeps out below, leaders are discs at the upper left, engines and what bears them small at the upper right, the rest at the lower right. */
function battleStack(grid: HexGrid, hex: Hex, pieces: readonly Piece[], size: number, chosen: LayRequest["chosen"]): Pile {
  const isDisc = ({ face }: Piece): boolean => face.shows === "counter" && face.shape === "round";
  const all = pieces.filter((piece) => !isDisc(piece));
  // It lies over them unless it is the one that is chosen.
  const isEngine = (piece: Piece): boolean => piece.face.shows === "counter" && BESIDE.has(piece.face.glyph) && !chosen(piece);
  const engines = all.every(isEngine) ? [] : all.filter(isEngine);
  const units = all.filter((piece) => !engines.includes(piece));
  const discs = pieces.filter(isDisc);
  const top = topOf(units, chosen);
  if (top === undefined) return closedStack(grid, hex, pieces, size, chosen);
  const lower = units.filter((piece) => piece !== top).at(-1);
  const [x, y] = [hex.x - size / 2, hex.y - size / 2];
  const up = lower === undefined ? 0 : size * 0.06;
  const placed: Placed[] = [];
  if (lower !== undefined) placed.push({ piece: lower, x, y: y + size * 0.1, size });
  placed.push({ piece: top, x, y: y - up, size, ...(units.length > 2 ? { count: units.length } : {}) });
  engines.forEach((piece, i) => placed.push({ piece, x: x + size * (0.72 - i * 0.3), y: y - size * 0.24, size: size * 0.44 }));
  const leads = (piece: Piece): boolean => piece.face.shows === "counter" && piece.face.figures.length > 0;
  discs.filter(leads).forEach((piece, i) => placed.push({ piece, x: x - size * 0.16 + i * size * 0.3, y: y - size * 0.24, size: size * 0.44 }));
  discs.filter((piece) => !leads(piece)).forEach((piece, i) => placed.push({ piece, x: x + size * (0.72 - i * 0.3), y: y + size * 0.7, size: size * 0.4 }));
  return { ...closedStack(grid, hex, pieces, size, chosen), pieces: placed };
}

function openStack(grid: HexGrid, hex: Hex, pieces: readonly Piece[], size: number): Pile {
  const wide = Math.min(ROW, pieces.length);
  const rows = Math.ceil(pieces.length / wide);
  const [w, h] = [wide * (size + GAP) - GAP, rows * (size + GAP) - GAP];
  const left = within(hex.x - w / 2, w, grid.width);
  const top = within(hex.y - h / 2, h, grid.height);
  const placed: Placed[] = pieces.toReversed().map((piece, i) => ({
    piece,
    x: left + (i % wide) * (size + GAP),
    y: top + Math.floor(i / wide) * (size + GAP),
    size,
  }));
  return { place: hex.name, pieces: placed, plates: [], leads: [], swords: null, box: { x: left, y: top, w, h }, open: true };
}

/** Keeps a stretch inside the sheet. */
function within(start: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(whole - length - GAP, start));
}

/** The one that shows: what is chosen, or what lies on top. */
export function topOf(pieces: readonly Piece[], chosen: (piece: Piece) => boolean = () => false): Piece | undefined {
  return pieces.findLast(chosen) ?? pieces.at(-1);
}

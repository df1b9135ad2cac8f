// Marches as chains of hexes, and what a lit sheet looks like: reach, stops, prices. Pure.

import type { Highlights } from "../highlights";
import type { Anchor, Arrow, Overlay, Piece, SightLine } from "../types";
import type { Direction } from "../viewport";
import type { Hex, HexGrid, Way } from "./grid";

/** Arrows from hex to hex, joined where one begins in the hex that another ends in. */
export function chains(arrows: readonly Pick<Arrow, "from" | "to">[]): string[][] {
  const out: string[][] = [];
  for (const arrow of arrows) {
    const before = out.find((chain) => chain.at(-1) === arrow.from);
    if (before === undefined) out.push([arrow.from, arrow.to]);
    else before.push(arrow.to);
  }
  return out;
}

/** What a sheet shows of the places that may be clicked. */
export interface Reach {
  /** Hexes of the lit area, with those that the chosen pieces stand in. */
  readonly area: readonly string[];
  /** Hexes where a move ends. */
  readonly stops: readonly string[];
  readonly costs: readonly Cost[];
}

export interface Cost {
  readonly place: string;
  readonly cost: number;
  readonly stops: boolean;
  /** Whether a counter stands there. */
  readonly held: boolean;
}

export function reachOf(highlights: Highlights, selected: readonly Anchor[], pieces: readonly Piece[]): Reach {
  const places = [...highlights.places].filter(([, glow]) => glow !== "attack").map(([place]) => place);
  const held = new Set(pieces.map((piece) => piece.place));
  const detail = (place: string): { readonly cost: number | null; readonly stops: boolean } =>
    highlights.details?.get(place) ?? { cost: null, stops: false };
  const start = places.length === 0 ? [] : placesOf(selected, pieces);
  return {
    area: [...new Set([...places, ...start])],
    stops: places.filter((place) => detail(place).stops),
    costs: places.flatMap((place) => {
      const { cost, stops } = detail(place);
      return cost === null ? [] : [{ place, cost, stops, held: held.has(place) }];
    }),
  };
}

/** Hexes that may be attacked and hold nobody. */
export function emptyTargets(highlights: Highlights, pieces: readonly Piece[]): string[] {
  const held = new Set(pieces.map((piece) => piece.place));
  return [...highlights.places].flatMap(([place, glow]) => (glow === "attack" && !held.has(place) ? [place] : []));
}

/** Where the things that are chosen are. */
export function placesOf(selected: readonly Anchor[], pieces: readonly Piece[]): string[] {
  return selected.flatMap((anchor) => {
    if ("place" in anchor) return [anchor.place];
    if ("piece" in anchor) return pieces.filter((piece) => piece.id === anchor.piece).map((piece) => piece.place);
    return [];
  });
}

/** Overlays to draw: those switched on, narrowed to the chosen pieces where there are some of theirs. */
export function shownOverlays(overlays: readonly Overlay[], on: ReadonlySet<string>, chosen: ReadonlySet<string>): Overlay[] {
  const isChosen = ({ piece }: Overlay): boolean => piece !== null && chosen.has(piece);
  const narrowed = new Set(overlays.filter(isChosen).map((overlay) => overlay.kind));
  return overlays.filter((overlay) => on.has(overlay.kind) && (overlay.piece === null || !narrowed.has(overlay.kind) || isChosen(overlay)));
}

/** Pieces that are chosen or on the move. */
export function chosenPieces(selected: readonly Anchor[], pieces: readonly Piece[]): ReadonlySet<string> {
  const moving = pieces.filter((piece) => piece.marks.includes("moving")).map((piece) => piece.id);
  return new Set([...selected.flatMap((anchor) => ("piece" in anchor ? [anchor.piece] : [])), ...moving]);
}

/** So many lines can be read at once; of more only those that begin where one points. */
const LINES = 12;

export function shownLines(overlays: readonly Overlay[], pointed: ReadonlySet<string>): SightLine[] {
  const lines = overlays.flatMap((overlay) => overlay.lines);
  return lines.length <= LINES ? lines : lines.filter((line) => pointed.has(line.from));
}

/** Hexes under fire where somebody stands whom it is meant for: not those whose fire it is. */
export function firedAt(overlays: readonly Overlay[], pieces: readonly Piece[]): string[] {
  const under = overlays.flatMap(({ side, places }) => {
    const held = new Set(pieces.filter((piece) => piece.side !== side).map((piece) => piece.place));
    return places.filter((place) => held.has(place));
  });
  return [...new Set(under)];
}

/** How much is drawn: by the pixels that the side of a counter takes. */
export type Detail = "far" | "middle" | "near";

export function detailAt(pixels: number): Detail {
  if (pixels < 40) return "far";
  return pixels <= 50 ? "middle" : "near";
}

/** Up and down a column; left and right along a row, which goes up and down by half a hex. */
export function stepFrom(grid: HexGrid, place: string, direction: Direction): Hex | undefined {
  const hex = grid.hex(place);
  if (hex === undefined) return undefined;
  if (direction === "up" || direction === "down") return grid.next(place, direction === "up" ? 0 : 3);
  const ways: readonly Way[] = direction === "left" ? [4, 5] : [1, 2];
  return ways.map((way) => grid.next(place, way)).find((next) => next?.row === hex.row);
}

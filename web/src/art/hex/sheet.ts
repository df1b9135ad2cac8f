// What a hex map says of itself beside its drawing: the grid, levels and regions, and words. Pure.

import type { Detail } from "../highlights";
import { faceName, sideName } from "../piece-words";
import type { Piece, Scene } from "../types";
import type { TrayLayout } from "../map-art";
import type { GridSpec, Hex } from "./grid";

export type Lang = "en" | "fr";

/** What a map file says: written by `make maps`. */
export interface HexGround {
  readonly grid: GridSpec;
  /** Paper below the hexes. */
  readonly footer: number;
  /** One letter for each hex, row by row, for every layer. */
  readonly layers: Readonly<Record<string, readonly string[]>>;
}

export interface HexSheet {
  readonly grid: GridSpec;
  /** Paper below the hexes. */
  readonly footer: number;
  /** The side of a counter in radii of a hex. */
  readonly counter?: number;
  /** Whether units fight in pairs under leaders: the lower one peeps out, and leaders and standards are discs at the corners. */
  readonly tactical?: boolean;
  /** Whether what the scene calls camps are forts here, drawn round the counters in them. */
  readonly forts?: boolean;
  /** How close one looks at first. */
  readonly touch?: number;
  /** Where the scene's trays lie round the map. */
  readonly trays?: TrayLayout;
  /** Whether prices are counted in halves of a point. */
  readonly halves?: boolean;
  /** The hex to look at when nothing happens. */
  readonly focus: string;
  /** One figure for each hex, row by row: its height. */
  readonly levels: readonly string[];
  /** One letter for each hex, row by row; a dot is nothing special. */
  readonly regions: readonly string[];
  /** Other layers that a hex is told by, each with words of its own: `terrain-~`. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
  readonly words: Readonly<Record<Lang, Readonly<Record<string, string>>>>;
}

export function levelOf(sheet: HexSheet, hex: Hex): string {
  return sheet.levels[hex.row - 1]?.[hex.column - 1] ?? "";
}

export function regionOf(sheet: HexSheet, hex: Hex): string {
  return sheet.regions[hex.row - 1]?.[hex.column - 1] ?? ".";
}

/** A hex in words: `Hex 1508, foot of the slopes: Senons 6 +1 5, Carnutes 6 +1 5`. */
export function hexWords(sheet: HexSheet, hex: Hex, scene: Scene, lang: Lang): string {
  const words = sheet.words[lang];
  const others = Object.entries(sheet.others ?? {}).map(([layer, rows]) => words[`${layer}-${rows[hex.row - 1]?.[hex.column - 1] ?? ""}`]);
  const ground = [`${words["hex"] ?? ""} ${hex.name}`, words[`level-${levelOf(sheet, hex)}`], words[`region-${regionOf(sheet, hex)}`], ...others];
  const there = scene.pieces.filter((piece) => piece.place === hex.name);
  const marks = scene.markers.flatMap((marker) => (marker.place === hex.name ? (marker.label ?? []) : []));
  const held = there.length === 0 ? [words["empty"] ?? ""] : there.map((piece) => counterWords(piece, scene));
  return `${ground.filter(Boolean).join(", ")}: ${[...held, ...marks].join(", ")}`;
}

/** What it takes to go to a hex, in words: `Costs 3, the move ends there`. */
export function priceWords(sheet: HexSheet, detail: Pick<Detail, "cost" | "stops"> | undefined, lang: Lang): string {
  const words = sheet.words[lang];
  if (detail === undefined) return "";
  const cost = detail.cost === null ? "" : `${words["costs"] ?? ""} ${priceText(sheet, detail.cost)}`;
  return [cost, detail.stops ? (words["stops"] ?? "") : ""].filter(Boolean).join(", ");
}

/** A price as people say it: three halves are one and a half. */
export function priceText(sheet: Pick<HexSheet, "halves">, cost: number): string {
  if (sheet.halves !== true) return String(cost);
  const whole = Math.floor(cost / 2);
  return `${whole > 0 || cost % 2 === 0 ? whole : ""}${cost % 2 === 1 ? "½" : ""}`;
}

/** A counter in words: its name, or its side's when it lies face down, and its figures. */
export function counterWords(piece: Piece, scene: Scene): string {
  const name = faceName(piece.face) || sideName(scene.sides, piece.side);
  const figures = piece.face.shows === "counter" ? piece.face.figures.map((figure) => figure.text) : [];
  return [name, ...figures].join(" ");
}

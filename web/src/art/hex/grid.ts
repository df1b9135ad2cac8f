// A sheet of hexes with flat tops, named by column and row (`CCRR`), in map units. Pure.

import type { Point } from "../geometry";

export interface GridSpec {
  readonly columns: number;
  readonly rows: number;
  /** From the middle of a hex to a corner. */
  readonly radius: number;
  /** Which columns stand half a hex lower. */
  readonly shifted: "odd" | "even";
  /** Paper around the hexes. */
  readonly margin: number;
}

/** Clockwise from the top, which is where the edges of a hex with a flat top lie. */
export type Way = 0 | 1 | 2 | 3 | 4 | 5;
export const WAYS: readonly Way[] = [0, 1, 2, 3, 4, 5];

export interface Hex {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export class HexGrid {
  readonly width: number;
  readonly height: number;
  /** The distance between two opposite edges. */
  readonly tall: number;
  readonly hexes: readonly Hex[];
  readonly #byName: ReadonlyMap<string, Hex>;

  constructor(readonly spec: GridSpec) {
    const { columns, rows, radius, margin } = spec;
    this.tall = radius * Math.sqrt(3);
    this.width = 1.5 * radius * (columns - 1) + 2 * radius + 2 * margin;
    this.height = this.tall * (rows + 0.5) + 2 * margin;
    const hexes: Hex[] = [];
    for (let column = 1; column <= columns; column++)
      for (let row = 1; row <= rows; row++) hexes.push({ name: hexName(column, row), column, row, ...this.#centre(column, row) });
    this.hexes = hexes;
    this.#byName = new Map(hexes.map((hex) => [hex.name, hex]));
  }

  hex(name: string): Hex | undefined {
    return this.#byName.get(name);
  }

  /** The hex next to another one. */
  next(name: string, way: Way): Hex | undefined {
    const hex = this.hex(name);
    if (hex === undefined) return undefined;
    const low = this.#low(hex.column) ? 1 : 0;
    const [dc, dr] = ([[0, -1], [1, low - 1], [1, low], [0, 1], [-1, low], [-1, low - 1]] as const)[way];
    return this.hex(hexName(hex.column + dc, hex.row + dr));
  }

  /** The way from a hex to one next to it. */
  way(from: string, to: string): Way | undefined {
    return WAYS.find((way) => this.next(from, way)?.name === to);
  }

  /** A corner of a hex: `way` is followed clockwise by the corner of the same number. */
  corner(hex: Point, corner: number, radius = this.spec.radius): Point {
    const angle = (Math.PI / 3) * (corner - 1);
    return { x: hex.x + radius * Math.cos(angle), y: hex.y + radius * Math.sin(angle) };
  }

  /** The edge between two hexes that touch. */
  side(from: string, to: string): readonly [Point, Point] | undefined {
    const [hex, way] = [this.hex(from), this.way(from, to)];
    if (hex === undefined || way === undefined) return undefined;
    return [this.corner(hex, way - 1), this.corner(hex, way)];
  }

  /** The hex that a point lies in. */
  at(point: Point): Hex | undefined {
    const { radius, margin } = this.spec;
    const guess = Math.floor((point.x - margin) / (1.5 * radius)) + 1;
    let best: Hex | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const column of [guess - 1, guess, guess + 1]) {
      const top = margin + (this.#low(column) ? this.tall / 2 : 0);
      const row = Math.floor((point.y - top) / this.tall) + 1;
      const hex = this.hex(hexName(column, row));
      if (hex === undefined) continue;
      const far = (hex.x - point.x) ** 2 + (hex.y - point.y) ** 2;
      if (far < least) [best, least] = [hex, far];
    }
    return best !== undefined && this.#holds(best, point) ? best : undefined;
  }

  /** Hexes from one to another. */
  distance(from: string, to: string): number | undefined {
    const [a, b] = [this.hex(from), this.hex(to)];
    if (a === undefined || b === undefined) return undefined;
    const across = Math.abs(a.column - b.column);
    const along = Math.abs(a.y - b.y) / this.tall;
    return Math.round(across + Math.max(0, along - across / 2));
  }

  #low(column: number): boolean {
    return (column % 2 === 1) === (this.spec.shifted === "odd");
  }

  #centre(column: number, row: number): Point {
    const { radius, margin } = this.spec;
    const y = margin + this.tall * (row - 0.5) + (this.#low(column) ? this.tall / 2 : 0);
    return { x: margin + radius + 1.5 * radius * (column - 1), y };
  }

  #holds(hex: Hex, point: Point): boolean {
    const [dx, dy] = [Math.abs(point.x - hex.x), Math.abs(point.y - hex.y)];
    return dy <= this.tall / 2 && Math.sqrt(3) * dx + dy <= Math.sqrt(3) * this.spec.radius;
  }
}

export function hexName(column: number, row: number): string {
  return `${String(column).padStart(2, "0")}${String(row).padStart(2, "0")}`;
}

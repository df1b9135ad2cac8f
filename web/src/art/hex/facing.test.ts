import { expect, test } from "vitest";
import { BLANK_PIECE } from "../blanks";
import type { Piece } from "../types";
import { around, facedPiece } from "./facing";
import { HexGrid } from "./grid";

const GRID = new HexGrid({ columns: 40, rows: 30, radius: 24, margin: 10, shifted: "even" });
const BEARINGS = { rule: "7.11", front: [0, 1, 11], flank: [2, 3, 4, 8, 9, 10], rear: [5, 6, 7] };
const piece = (id: string, place: string, facing: number | null): Piece => ({ ...BLANK_PIECE, id, place, facing });

test("who looks at a corner has two hexes before him, two beside and two behind", () => {
  const next = (way: 0 | 1 | 2 | 3 | 4 | 5): string => GRID.next("1010", way)?.name ?? "";
  const west = around(GRID, piece("a", "1010", 9), BEARINGS);
  expect([...west.front].sort()).toEqual([next(4), next(5)].sort());
  expect([...west.flank].sort()).toEqual([next(0), next(3)].sort());
  expect([...west.rear].sort()).toEqual([next(1), next(2)].sort());
  // In column one looks at a side.
  expect(around(GRID, piece("a", "1010", 0), BEARINGS)).toEqual({ front: [next(0)], flank: [next(1), next(2), next(4), next(5)], rear: [next(3)] });
  expect(around(GRID, piece("a", "1010", null), BEARINGS).front).toEqual([]);
});

test("shown is who is pointed at, or else the only one who is chosen", () => {
  const all = [piece("low", "1010", 9), piece("top", "1010", 9), piece("leader", "1010", null), piece("far", "2020", 3)];
  const shown = (hovered: string | undefined, ...chosen: string[]): string | undefined => facedPiece(all, hovered, new Set(chosen))?.id;
  expect(shown("1010")).toBe("top");
  expect(shown("1010", "far")).toBe("top");
  expect(shown("0101", "far")).toBe("far");
  expect(shown(undefined, "low", "top")).toBe("top");
  expect(shown(undefined, "low", "far")).toBeUndefined();
  expect(shown(undefined)).toBeUndefined();
});

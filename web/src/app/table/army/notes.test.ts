import { describe, expect, test } from "vitest";
import { layNotes, leaderFrom } from "./notes";
import type { Box } from "./notes";

const view: Box = { x: 0, y: 0, w: 400, h: 300 };
const note = (x: number, y: number) => ({ at: { x, y }, w: 90, h: 30 });
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

describe("notes on the map", () => {
  test("lie over nobody, not over each other, and in sight", () => {
    const pieces = [...Array(6).keys()].map((n): Box => ({ x: 100 + 24 * n, y: 120, w: 24, h: 24 }));
    const boxes = layNotes([note(112, 132), note(136, 132), note(160, 132)], pieces, view, 20);
    const laid = boxes.flatMap((box) => box ?? []);
    expect(laid).toHaveLength(3);
    for (const [index, box] of laid.entries()) {
      expect([...pieces, ...laid.slice(0, index)].filter((other) => overlap(box, other))).toEqual([]);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= 400 && box.y + box.h <= 300).toBe(true);
    }
  });

  test("are left out where there is no room", () => {
    expect(layNotes([note(200, 150)], [view], view, 20)).toEqual([null]);
  });

  test("a line goes from the nearest side", () => {
    const box = { x: 100, y: 100, w: 90, h: 30 };
    expect(leaderFrom(box, { x: 120, y: 20 })).toEqual({ x: 120, y: 100 });
    expect(leaderFrom(box, { x: 300, y: 200 })).toEqual({ x: 181, y: 130 });
    expect(leaderFrom(box, { x: 20, y: 110 })).toEqual({ x: 100, y: 115 });
  });
});

import { expect, test } from "vitest";
import { edges } from "./block-edges";
import { curve, onArc, taperedArrow } from "./geometry";
import { BLANK_CHOICE, BLANK_PIECE } from "./blanks";
import { choicesAfter } from "./highlights";
import { joining, litRoads } from "./roads";
import { sameLook } from "./piles";
import { roman, romanName, shortName } from "./roman";
import type { Choice, Piece } from "./types";

test("edges: strength up, lower steps clockwise, lost steps after them", () => {
  const shown = (strength: number, strengths: number[]): string =>
    edges(strength, strengths)
      .map((edge) => (edge === null ? "-" : `${edge.pips}${edge.state[0] ?? ""}${edge.state === "lost" ? "!" : ""}`))
      .join(" ");
  expect(shown(4, [1, 2, 3, 4])).toBe("4u 3l 2l 1l");
  expect(shown(2, [1, 2, 3])).toBe("2u 1l - 3l!");
  expect(shown(1, [1, 2, 3, 4])).toBe("1u 4l! 3l! 2l!");
  expect(shown(4, [2, 4])).toBe("4u 2l - -");
  expect(shown(2, [2, 4])).toBe("2u - - 4l!");
  expect(edges(0, [1, 2, 3])[0]).toBeNull();
});

test("a curve goes through its points", () => {
  expect(curve([0, 0, 30, 0, 60, 30])).toMatch(/^M0 0C.* 30 0C.* 60 30$/);
});

test("an arrow ends in its point and is closed", () => {
  const path = taperedArrow({ from: { x: 0, y: 0 }, bend: { x: 50, y: 40 }, to: { x: 100, y: 0 }, tail: 2, neck: 5, head: 20 });
  expect(path).toContain("L100 0L");
  expect(path.endsWith("Z")).toBe(true);
  expect(onArc({ x: 0, y: 0 }, { x: 50, y: 40 }, { x: 100, y: 0 }, 0.5)).toEqual({ x: 50, y: 20 });
});

test("names as the Romans write them", () => {
  expect(roman(49)).toBe("XLIX");
  expect(roman(705)).toBe("DCCV");
  expect(shortName("Legio 8")).toBe("LEG VIII");
  expect(shortName("Caesar")).toBe("CAESAR");
  expect(romanName("Legio 14")).toBe("Legio XIV");
});

const choice = (path: Choice["path"], attack = false): Choice => ({ ...BLANK_CHOICE, path, attack });
const CHOICES = [
  choice([{ piece: "legio-8" }, { place: "Roma" }]),
  choice([{ piece: "legio-8" }, { place: "Neapolis" }], true),
  choice([{ piece: "caesar" }, { place: "Roma" }]),
  choice([{ button: "end_moves" }]),
];
const PIECE: Piece = { ...BLANK_PIECE, id: "legio-8", side: "caesar", place: "Genua" };

test("choices go on from what has been clicked", () => {
  expect(choicesAfter(CHOICES, [])).toHaveLength(4);
  expect(choicesAfter(CHOICES, [{ piece: "caesar" }])).toHaveLength(1);
});

test("roads to what is two steps away go by a lit place between", () => {
  const roads = [{ ends: ["Massilia", "Narbo"] as const }, { ends: ["Narbo", "Tarraco"] as const }, { ends: ["Massilia", "Genua"] as const }];
  const names = (wanted: readonly (readonly [string, string])[]): string[] => litRoads(roads, wanted).map(({ ends }) => ends.join("–"));
  expect(names([["Massilia", "Narbo"]])).toEqual(["Massilia–Narbo"]);
  expect(names([["Massilia", "Narbo"], ["Massilia", "Tarraco"]])).toEqual(["Massilia–Narbo", "Narbo–Tarraco"]);
  expect(names([["Massilia", "Tarraco"]])).toEqual([]);
  expect(joining(roads)("Tarraco", "Narbo")).toBe(true);
  expect(joining(roads)("Tarraco", "Massilia")).toBe(false);
});

test("pieces that look the same are the same to who clicks", () => {
  expect(sameLook(PIECE, { ...PIECE, id: "other", place: "Roma" })).toBe(true);
  expect(sameLook(PIECE, { ...PIECE, marks: ["moved"] })).toBe(false);
  expect(sameLook(PIECE, { ...PIECE, side: "pompey" })).toBe(false);
});

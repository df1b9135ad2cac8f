import { describe, expect, it } from "vitest";
import { BLANK_SCENE } from "../../art/blanks";
import type { Scene } from "../../art/types";
import { byTurn, byYear } from "./Ending";

const scene = (year: number | null, points: number): Scene => ({
  ...BLANK_SCENE,
  sides: [{ seat: "caesar", name: "Caesar", colour: "caesar", points, allied: false }],
  tracks: year === null ? [] : [{ id: "year", kind: "year", side: null, label: "Year", value: year, of: null, apart: [] }],
});

describe("points by year", () => {
  it("are those with which each year began or ended", () => {
    const found = byYear([scene(705, 1), scene(705, 3), scene(706, 5), scene(706, 6), scene(707, 7), scene(707, 10)], "Start");
    expect(found?.map(({ label, sides }) => `${label} ${sides[0]?.points}`)).toEqual(["Start 1", "DCCV 5", "DCCVI 7", "DCCVII 10"]);
  });

  it("are not told where there are no years", () => {
    expect(byYear([scene(null, 1), scene(null, 2)], "Start")).toBeNull();
    expect(byYear([], "Start")).toBeNull();
  });
});

describe("points by turn", () => {
  it("are those with which each turn ended, and the end", () => {
    const found = byTurn([scene(null, 0), scene(null, 4), scene(null, 9)], ["Turn 1", "The end"]);
    expect(found.map(({ label, sides }) => `${label} ${sides[0]?.points}`)).toEqual(["Turn 1 4", "The end 9"]);
  });
});

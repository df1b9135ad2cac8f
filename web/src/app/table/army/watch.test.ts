import { describe, expect, it } from "vitest";
import { HexGrid } from "../../../art/hex/grid";
import type { Overlay } from "../../../art/types";
import { watchers } from "./watch";

const grid = new HexGrid({ columns: 12, rows: 12, radius: 24, shifted: "even", margin: 10 });
const disc = (centre: string, reach: number): string[] => grid.hexes.filter(({ name }) => (grid.distance(centre, name) ?? 99) <= reach).map(({ name }) => name);
const fire = (centre: string, reach: number, side: string, rule = "24.2"): Overlay => ({ kind: "fire", label: "", rule, side, piece: null, places: disc(centre, reach), lines: [] });

describe("whose fire a march walks into", () => {
  const overlays = [fire("0805", 3, "roman"), fire("0805", 2, "roman", "20.5"), fire("0102", 1, "roman"), fire("0505", 2, "gaul"), { ...fire("0505", 2, "roman"), kind: "zone" as const }];
  const ways = [
    ["0405", "0505", "0605"],
    ["0409", "0510"],
  ];

  it("names those who reach it, and how near it comes", () => {
    expect(watchers(grid, overlays, new Set(["roman"]), ways)).toEqual([{ place: "0805", range: 2, ways: 1, rule: "24.2" }]);
  });

  it("names nobody of one's own, and nobody where it stays out of range", () => {
    expect(watchers(grid, overlays, new Set(["gaul"]), ways).map(({ place }) => place)).toEqual(["0505"]);
    expect(watchers(grid, overlays, new Set(["roman"]), [["0412"]])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { HexGrid } from "./grid";
import { placesIn, reachOfFire } from "./ranges";

const grid = new HexGrid({ columns: 12, rows: 12, radius: 24, shifted: "even", margin: 10 });

describe("ranges", () => {
  it("are known by the hexes that are reached, at the map's edge too", () => {
    const disc = (centre: string, reach: number): string[] => grid.hexes.filter(({ name }) => (grid.distance(centre, name) ?? 99) <= reach).map(({ name }) => name);
    expect(reachOfFire(grid, disc("0606", 3))).toEqual({ centre: "0606", reach: 3 });
    expect(reachOfFire(grid, disc("0606", 1))).toEqual({ centre: "0606", reach: 1 });
    expect(reachOfFire(grid, disc("0107", 2))).toEqual({ centre: "0107", reach: 2 });
    expect(reachOfFire(grid, [])).toBeUndefined();
  });

  it("name each place once", () => {
    const overlay = (places: string[]) => ({ kind: "fire" as const, label: "", rule: "", side: null, piece: null, places, lines: [] });
    expect(placesIn([overlay(["0101", "0102"]), overlay(["0102"])])).toEqual(["0101", "0102"]);
  });
});

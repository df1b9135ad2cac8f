import { describe, expect, it } from "vitest";
import { HexGrid } from "./grid";
import { placesIn, reachOfFire, roomFor } from "./ranges";

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

  it("have their name above the rim of an area, where it is in sight and free", () => {
    const places = grid.hexes.filter(({ name }) => Number(name.slice(0, 2)) >= 4 && Number(name.slice(2)) >= 5).map(({ name }) => name);
    const above = (name: string) => ({ x: grid.hex(name)?.x, y: (grid.hex(name)?.y ?? 0) - grid.tall * 0.72 });
    const whole = { scale: 1, box: { x: -200, y: -200, w: 1000, h: 1000 } };
    const first = roomFor(grid, places, whole, () => true, 60);
    expect(grid.hexes.filter(({ name }) => name.endsWith("05")).map(({ name }) => above(name))).toContainEqual(first);
    // Another name lies there already.
    expect(roomFor(grid, places, whole, (at) => at.x !== first?.x, 60)).not.toEqual(first);
    // The rim is not in sight: the name stands inside of the area.
    const middle = above("0709");
    const near = { scale: 1, box: { x: (middle.x ?? 0) - 100, y: middle.y - 140, w: 200, h: 300 } };
    expect(roomFor(grid, places, near, () => true, 60)?.y).toBeGreaterThan(near.box.y + 100);
    expect(roomFor(grid, places, whole, () => false, 60)).toBeUndefined();
  });
});

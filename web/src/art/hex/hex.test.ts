import { expect, test } from "vitest";
import { HexGrid, WAYS, hexName } from "./grid";
import { between, edgeArrow, hexOutline, insetOutlines, mergedOutline, nearestOn, pathThrough, rings } from "./outline";

const SIEGE = new HexGrid({ columns: 20, rows: 25, radius: 40, shifted: "odd", margin: 34 });
const EVEN = new HexGrid({ columns: 5, rows: 4, radius: 24, shifted: "even", margin: 0 });

test("hexes stand where the sheet has them", () => {
  expect(SIEGE.hexes).toHaveLength(500);
  expect(SIEGE.width).toBe(1288);
  expect(Math.round(SIEGE.height)).toBe(1835);
  const [first, second] = [SIEGE.hex("0101"), SIEGE.hex("0201")];
  expect(first?.x).toBe(74);
  expect((first?.y ?? 0) - (second?.y ?? 0)).toBeCloseTo(SIEGE.tall / 2);
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBe(60);
  expect(EVEN.hex("0201")?.y).toBeCloseTo(EVEN.tall);
  expect(SIEGE.hex("2126")).toBeUndefined();
});

test("neighbours follow the parity of the column", () => {
  const around = (grid: HexGrid, name: string): (string | undefined)[] => WAYS.map((way) => grid.next(name, way)?.name);
  expect(around(SIEGE, "1511")).toEqual(["1510", "1611", "1612", "1512", "1412", "1411"]);
  expect(around(SIEGE, "1611")).toEqual(["1610", "1710", "1711", "1612", "1511", "1510"]);
  expect(around(SIEGE, "0101")).toEqual([undefined, "0201", "0202", "0102", undefined, undefined]);
  expect(around(EVEN, "0201")).toEqual([undefined, "0301", "0302", "0202", "0102", "0101"]);
});

test("ways go there and back", () => {
  for (const hex of SIEGE.hexes)
    for (const way of WAYS) {
      const next = SIEGE.next(hex.name, way);
      if (next === undefined) continue;
      expect(SIEGE.way(hex.name, next.name)).toBe(way);
      expect(SIEGE.way(next.name, hex.name)).toBe((way + 3) % 6);
      expect(SIEGE.distance(hex.name, next.name)).toBe(1);
      expect(Math.hypot(hex.x - next.x, hex.y - next.y)).toBeCloseTo(SIEGE.tall);
    }
  expect(SIEGE.way("0101", "0301")).toBeUndefined();
});

test("distances", () => {
  expect(SIEGE.distance("0505", "0505")).toBe(0);
  expect(SIEGE.distance("0613", "0310")).toBe(4);
  expect(SIEGE.distance("0101", "2025")).toBe(33);
  expect(SIEGE.distance("0101", "9999")).toBeUndefined();
});

test("a point is found in the hex that holds it, and outside in none", () => {
  for (const hex of SIEGE.hexes) {
    expect(SIEGE.at(hex)?.name).toBe(hex.name);
    for (const way of WAYS) {
      const inside = between(hex, SIEGE.corner(hex, way), 0.95);
      expect(SIEGE.at(inside)?.name).toBe(hex.name);
    }
  }
  expect(SIEGE.at({ x: 5, y: 5 })).toBeUndefined();
  expect(SIEGE.at({ x: 34, y: 34 })).toBeUndefined();
  expect(SIEGE.at({ x: 1288, y: 900 })).toBeUndefined();
});

test("the edge between two hexes is the same from both", () => {
  const [there, back] = [SIEGE.side("1511", "1510"), SIEGE.side("1510", "1511")];
  expect(there?.[0].x).toBeCloseTo(back?.[1].x ?? 0);
  expect(there?.[0].y).toBeCloseTo(back?.[1].y ?? 0);
  expect(Math.hypot((there?.[0].x ?? 0) - (there?.[1].x ?? 0), (there?.[0].y ?? 0) - (there?.[1].y ?? 0))).toBeCloseTo(40);
  const hex = SIEGE.hex("1511");
  expect(((there?.[0].y ?? 0) + (there?.[1].y ?? 0)) / 2).toBeCloseTo((hex?.y ?? 0) - SIEGE.tall / 2);
  expect(SIEGE.side("1511", "1513")).toBeUndefined();
});

test("merged outlines: one ring around neighbours, two around strangers, one more for a hole", () => {
  expect(rings(SIEGE, ["1511"]).map((ring) => ring.length)).toEqual([6]);
  expect(rings(SIEGE, ["1511", "1510"]).map((ring) => ring.length)).toEqual([10]);
  expect(rings(SIEGE, ["1511", "0101"]).map((ring) => ring.length)).toEqual([6, 6]);
  const around = WAYS.flatMap((way) => SIEGE.next("1511", way)?.name ?? []);
  expect(rings(SIEGE, around).map((ring) => ring.length).sort()).toEqual([18, 6]);
  expect(rings(SIEGE, [...around, "1511"]).map((ring) => ring.length)).toEqual([18]);
  expect(rings(SIEGE, ["none"])).toEqual([]);
});

test("a ring around a set runs clockwise, around a hole the other way", () => {
  const turn = (ring: readonly { x: number; y: number }[]): number =>
    ring.reduce((sum, point, i) => {
      const after = ring[(i + 1) % ring.length] ?? point;
      return sum + point.x * after.y - after.x * point.y;
    }, 0);
  const around = WAYS.flatMap((way) => SIEGE.next("1511", way)?.name ?? []);
  const found = rings(SIEGE, around).sort((a, b) => b.length - a.length).map(turn);
  expect(found.map(Math.sign)).toEqual([1, -1]);
});

test("the whole sheet has one outline", () => {
  const all = rings(SIEGE, SIEGE.hexes.map((hex) => hex.name));
  expect(all).toHaveLength(1);
  expect(all[0]).toHaveLength(4 * 25 + 4 * 20 - 2);
});

test("paths: closed outlines, smooth ways", () => {
  expect(mergedOutline(SIEGE, ["0101"])).toMatch(/^M[^MZ]+Z$/);
  expect(insetOutlines(SIEGE, ["0101", "0303"], 3).match(/M/g)).toHaveLength(2);
  expect(hexOutline(EVEN, { x: 0, y: 0 })).toContain("24 0");
  expect(pathThrough(SIEGE, ["1508"])).toBe("");
  expect(pathThrough(SIEGE, ["1508", "1509"])).toMatch(/^M\S+ \S+L\S+ \S+$/);
  const way = pathThrough(SIEGE, ["1508", "1509", "1410", "1310"]);
  expect(way.match(/Q/g)).toHaveLength(2);
  const end = SIEGE.hex("1310");
  expect(way.endsWith(`L${end?.x ?? 0} ${Math.round((end?.y ?? 0) * 10) / 10}`)).toBe(true);
});

test("a line is blocked where it passes nearest to the hex that blocks it", () => {
  expect(nearestOn({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 46, y: 20 })).toBeCloseTo(0.46);
  expect(nearestOn({ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 20 })).toBe(1);
  expect(nearestOn({ x: 5, y: 5 }, { x: 5, y: 5 }, { x: 9, y: 9 })).toBe(0);
});

test("an attack points across the edge and not beyond it", () => {
  const [from, to] = [{ x: 0, y: 0 }, { x: 0, y: 69 }];
  const { head, shaft } = edgeArrow(from, to, 12);
  expect(head).toMatch(/^M0 47\.7L/);
  expect(shaft).toMatch(/^M0 28\.5L0 /);
});

test("names", () => {
  expect(hexName(5, 12)).toBe("0512");
});

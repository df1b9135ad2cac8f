import { describe, expect, it } from "vitest";
import { HexGrid } from "../../../art/hex/grid";
import { BLANK_PIECE } from "../../../art/blanks";
import type { Piece } from "../../../art/types";
import { facing, facingTowards, isInside, leftOut, lineBetween, repeated, trayAfter, wishesFor } from "./wishes";

const grid = new HexGrid({ columns: 12, rows: 12, radius: 24, shifted: "even", margin: 10 });
const TRAYS = ["zone-I", "zone-II", "zone-III"];
const at = (id: string, place: string) => ({ id, place });

describe("a march of many", () => {
  it("goes hex by hex to its goal", () => {
    const path = lineBetween(grid, "0203", "0207");
    expect(path).toEqual(["0204", "0205", "0206", "0207"]);
    const slanting = lineBetween(grid, "0203", "0805");
    expect(slanting.at(-1)).toBe("0805");
    expect(slanting.length).toBe(grid.distance("0203", "0805"));
    slanting.forEach((hex, index) => expect(grid.distance(slanting[index - 1] ?? "0203", hex)).toBe(1));
  });

  it("keeps its shape: all make the steps of the one in front, who goes first", () => {
    const wishes = wishesFor(grid, [at("rear", "0202"), at("front", "0203")], "0206");
    expect(wishes.map(({ piece, to }) => [piece, ...to])).toEqual([["front", "0206"], ["rear", "0205"]]);
    expect(wishes[1]?.along).toEqual(["0203", "0204", "0205"]);
  });

  it("goes by the one that is taken in hand, and the foremost sets out first", () => {
    const ranks = [at("rear", "0506"), at("front", "0504"), at("middle", "0505"), at("wing", "0705")];
    const wishes = wishesFor(grid, ranks, "0504", "0505");
    expect(wishes.map(({ piece, to }) => [piece, ...to])).toEqual([["front", "0503"], ["middle", "0504"], ["wing", "0704"], ["rear", "0505"]]);
  });

  it("goes by the hexes that it is bent to, and keeps its shape", () => {
    const wishes = wishesFor(grid, [at("rear", "0202"), at("front", "0203")], "0406", undefined, ["0206"]);
    expect(wishes.map(({ to }) => to)).toEqual([[], []]);
    expect(wishes.map(({ piece, along }) => [piece, ...along])).toEqual([
      ["front", "0204", "0205", "0206", "0307", "0406"],
      ["rear", "0203", "0204", "0205", "0306", "0405"],
    ]);
    // The one that is nearest to the first bend leads.
    expect(wishesFor(grid, [at("north", "0602"), at("west", "0203")], "0610", undefined, ["0205"]).map(({ piece }) => piece)).toEqual(["west", "north"]);
  });

  it("goes by its middle where some stand on the goal", () => {
    const column = [at("a", "0403"), at("b", "0404"), at("c", "0405")];
    expect(wishesFor(grid, column, "0405").map(({ piece, to }) => [piece, ...to])).toEqual([["c", "0406"], ["b", "0405"], ["a", "0404"]]);
  });

  it("goes straight where it can, and forgets nobody at the edge", () => {
    const block = ["0103", "0203", "0303", "0104", "0204", "0304"].map((place) => at(place, place));
    expect(wishesFor(grid, block, "0202").map(({ piece, to }) => [piece, ...to])).toContainEqual(["0103", "0102"]);
    const slanting = wishesFor(grid, [at("a", "0103"), at("b", "0203")], "0101");
    expect(slanting.map(({ piece }) => piece).sort()).toEqual(["a", "b"]);
  });

  it("ends at the edge of the map", () => {
    const [front, rear] = wishesFor(grid, [at("b", "0211"), at("a", "0209")], "0212");
    expect([front?.to, rear?.to]).toEqual([["0212"], ["0210"]]);
  });

  it("finds room near the goal for those who come from beside the map", () => {
    const [wish] = wishesFor(grid, [at("a", "zone-I")], "0505");
    expect(wish?.to[0]).toBe("0505");
    expect(wish?.to.slice(1, 7).every((hex) => grid.distance(hex, "0505") === 1)).toBe(true);
    expect(wish?.to.length).toBeLessThanOrEqual(60);
  });

  it("leaves the map where a tray is meant", () => {
    expect(wishesFor(grid, [at("a", "0101"), at("b", "zone-I")], "zone-II")).toEqual([
      { piece: "a", to: ["zone-II"], along: [] },
      { piece: "b", to: ["zone-II"], along: [] },
    ]);
  });
});

describe("the same again", () => {
  it("is as far in the same direction", () => {
    expect(repeated(grid, TRAYS, at("a", "0405"), ["0203", "0205"])?.to).toEqual(["0407"]);
  });
  it("is the next tray, round the map", () => {
    expect(repeated(grid, TRAYS, at("a", "zone-III"), ["zone-I", "zone-II"])?.to).toEqual(["zone-I"]);
    expect(trayAfter(TRAYS, "zone-I", -1)).toBe("zone-III");
    expect(trayAfter(TRAYS, "0405", 1)).toBeUndefined();
  });
  it("is nothing for who came onto the map", () => {
    expect(repeated(grid, TRAYS, at("a", "0405"), ["zone-I", "0401"])).toBeUndefined();
  });
});

describe("a line round counters", () => {
  it("takes what is inside it", () => {
    const line = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }];
    expect(isInside({ x: 5, y: 5 }, line)).toBe(true);
    expect(isInside({ x: 15, y: 5 }, line)).toBe(false);
  });

  it("knows who of a legion is left out of its order", () => {
    const cohort = (id: string, code: string, marks: Piece["marks"]): Piece => ({ ...BLANK_PIECE, id, marks, face: { shows: "counter", colour: "", shape: "square", name: id, code, glyph: "", figures: [], stripe: null } });
    const pieces = [cohort("x-1", "X 1", ["in_command"]), cohort("x-2", "X 2", ["out_of_command"]), cohort("x-3", "X 3", ["moved"]), cohort("vii-1", "VII 1", ["out_of_command"])];
    expect(leftOut(pieces, new Set(["x-1"])).map(({ id }) => id)).toEqual(["x-2"]);
    expect(leftOut(pieces, new Set())).toEqual([]);
  });
});

describe("a facing at the goal", () => {
  const wishes = ["a", "b", "c"].map((piece) => ({ piece, to: ["0405"], along: piece === "c" ? [] : ["0404", "0405"] }));
  const faced = new Map([["a", { facing: 9 }], ["b", { facing: 2 }], ["c", { facing: 9 }]]);

  it("is asked of those who can face so, and who go hex by hex", () => {
    expect(facing(wishes, faced, 11)).toEqual([{ ...wishes[0], facing: 11 }, wishes[1], wishes[2]]);
    expect(facing(wishes, faced, null)).toEqual(wishes);
    expect(facing(facing(wishes, faced, 11), faced, 1)[0]).toEqual({ ...wishes[0], facing: 1 });
  });

  it("is the corner that a pull is nearest to", () => {
    const pull = (x: number, y: number): number => facingTowards({ x: 100, y: 100 }, { x: 100 + x, y: 100 + y }, 9);
    expect([pull(-50, 0), pull(-50, -20), pull(-30, -50), pull(2, -50), pull(50, 3), pull(20, 50), pull(-30, 50)]).toEqual([9, 9, 11, 1, 3, 5, 7]);
  });
});

import { describe, expect, it } from "vitest";
import { BLANK_CHOICE, BLANK_PIECE } from "../../../art/blanks";
import type { Piece } from "../../../art/types";
import type { Plan } from "./army";
import { stackRows } from "./stacks";

const pieces: [string, string][] = [["x-1", "3115"], ["x-2", "3115"], ["x-3", "3117"], ["x-5", "3314"]];
const byId: ReadonlyMap<string, Piece> = new Map(pieces.map(([id, place]) => [id, { ...BLANK_PIECE, id, place }]));
const route = (piece: string, to: string, cost: number, stops = false): Plan["marches"]["goes"][number] => ({ choice: { ...BLANK_CHOICE, path: [{ piece }, { button: "stack" }], cost, stops }, via: ["3015", to], then: [] });
const end = (piece: string, place: string, hits = 0) => ({ piece, place, facing: 9, hits });

describe("the stacks of a plan", () => {
  const marches: Plan["marches"] = {
    version: 1,
    goes: [route("x-1", "2715", 4, true), route("x-3", "2917", 2)],
    halt: null,
    short: [{ piece: "x-3", reason: null }],
    stays: [{ piece: "x-5", reason: null }],
    ends: [end("x-1", "2715"), end("x-2", "2715", 1), end("x-3", "2917")],
  };
  const plan: Plan = { goal: "2715", drawn: ["3115", "2715"], wishes: [], marches };

  it("name who goes together, from where to where, and what it takes", () => {
    expect(stackRows(plan, byId)).toEqual([
      { pieces: ["x-1", "x-2"], from: "3115", to: "2715", cost: 4, hits: 1, contact: true, short: false },
      { pieces: ["x-3"], from: "3117", to: "2917", cost: 2, hits: 0, contact: false, short: true },
    ]);
  });

  it("leave out who ends elsewhere", () => {
    const apart = { ...plan, marches: { ...marches, ends: [end("x-1", "2715"), end("x-2", "3015")] } };
    expect(stackRows(apart, byId)[0]?.pieces).toEqual(["x-1"]);
  });
});

import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../../art/blanks";
import type { Route } from "../../art/types";
import { falls, notes } from "./goals";

const route = (piece: string, ...via: string[]): Route => ({ choice: { ...BLANK_CHOICE, path: [{ piece }, { place: via.at(-1) ?? "" }] }, via, then: [] });
const goals = [
  { place: "Roma", goes: [route("a", "Genua", "Roma")], short: [{ route: route("b", "Genua"), reason: null }], stays: [{ piece: "c", reason: null }], legs: [] },
  { place: "Genua", goes: [route("a", "Genua")], short: [], stays: [], legs: [] },
];

describe("a goal that not all can reach", () => {
  it("says how many can", () => {
    expect([...notes(goals)]).toEqual([["Roma", "1 of 3"]]);
  });
  it("says where each of the others comes to", () => {
    expect([...falls(goals, "Roma")]).toEqual([["b", "Genua"], ["c", null]]);
    expect(falls(goals, null).size).toBe(0);
  });
});

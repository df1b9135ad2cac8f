import { describe, expect, it } from "vitest";
import { BLANK_CHOICE, BLANK_PIECE } from "../../art/blanks";
import type { Choice, Piece } from "../../art/types";
import { boardHighlights, mates, plan } from "./highlights";

const block = (id: string, place: string): Piece => ({ ...BLANK_PIECE, id, side: "caesar", place });
const pieces = [block("a", "Genua"), block("b", "Genua"), block("c", "Genua"), block("d", "Roma")];
const step = (piece: string, place: string, attack = false): Choice => ({
  ...BLANK_CHOICE,
  path: [{ piece }, { place }],
  rule: "6.1",
  attack,
});
const choices = [step("a", "Roma"), step("b", "Roma", true), step("b", "Massilia"), step("c", "Narbo"), step("d", "Roma")];

describe("what the board lights", () => {
  it("lights the pieces that begin a choice", () => {
    const lit = boardHighlights(choices, [], pieces);
    expect([...lit.pieces]).toEqual(["a", "b", "c", "d"]);
    expect(lit.roads).toEqual([]);
  });

  it("lights destinations, attacks, roads and who may come along", () => {
    const lit = boardHighlights(choices, [[{ piece: "b" }]], pieces);
    expect([...lit.places]).toEqual([
      ["Roma", "attack"],
      ["Massilia", "near"],
    ]);
    expect(lit.roads).toEqual([
      ["Genua", "Roma"],
      ["Genua", "Massilia"],
    ]);
    expect([...lit.pieces]).toEqual(["a"]);
    expect(mates(choices, [[{ piece: "c" }]], pieces)).toEqual([]);
  });

  it("plans the only way", () => {
    expect(plan(choices, [[{ piece: "a" }]], pieces)).toEqual([{ from: "Genua", to: "Roma", blocks: 1 }]);
    expect(plan(choices, [[{ piece: "b" }]], pieces)).toEqual([]);
  });

  it("plans a way of several steps place by place", () => {
    const route = { choice: { ...step("a", "Utica"), cost: 3 }, via: ["Roma", "Capua", "Utica"], then: [] };
    expect(plan([...choices, route.choice], [[{ piece: "a" }]], pieces, "Utica", [route])).toEqual([
      { from: "Genua", to: "Roma", blocks: 1 },
      { from: "Roma", to: "Capua", blocks: 1 },
      { from: "Capua", to: "Utica", blocks: 1 },
    ]);
  });

  it("plans the way one points at, with what the road bears", () => {
    const limited = [step("a", "Roma"), step("b", "Roma"), step("b", "Massilia")].map((choice) => ({ ...choice, limit: { used: 2, of: 4 } }));
    expect(plan(limited, [[{ piece: "a" }], [{ piece: "b" }]], pieces, "Roma")).toEqual([{ from: "Genua", to: "Roma", blocks: 3, limit: 4 }]);
    expect(plan(limited, [[{ piece: "b" }]], pieces, "Utica")).toEqual([]);
  });

  it("shows a group as it was planned, with what each road bears", () => {
    const goal = { place: "Roma", goes: [{ choice: step("a", "Roma"), via: ["Ravenna", "Roma"], then: [] }], short: [], stays: [], legs: [{ from: null, to: "Ravenna", pieces: 2, limit: { used: 3, of: 4 } }, { from: "Ravenna", to: "Roma", pieces: 1, limit: null }] };
    expect(plan(choices, [[{ piece: "a" }], [{ piece: "b" }]], pieces, "Roma", [], [goal])).toEqual([
      { from: "Genua", to: "Ravenna", blocks: 3, limit: 4 },
      { from: "Ravenna", to: "Roma", blocks: 1 },
    ]);
  });
});

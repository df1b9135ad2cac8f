import { describe, expect, it } from "vitest";
import type { OrderKnown } from "../../generated/api";
import { brief, given } from "./orders";

const known: OrderKnown[] = ["fire", "spare"].map((id) => ({ id, label: id, button: id, answers: true, lasts: ["fight", "game"], rule: "7.2", clauses: [], path: [] }));

describe("standing orders", () => {
  it("are sent alone for the game, and with how long for less", () => {
    expect(given(["spare"], "fire", "game")).toEqual(["spare", "fire"]);
    expect(given(["spare"], "fire", "round")).toEqual(["spare", { order: "fire", for: "round" }]);
  });
  it("stand once, for as long as was said last", () => {
    const fight = given(given([], "fire", "round"), "fire", "fight");
    expect(fight).toEqual([{ order: "fire", for: "fight" }]);
    expect(given(fight, "fire", "game")).toEqual(["fire"]);
  });
  it("are named while they stand for a while", () => {
    const orders = ["spare", { order: "fire", for: "round" }, { order: "unheard of", for: "round" }];
    expect(brief(orders, known).map(({ known: { id } }) => id)).toEqual(["fire"]);
  });
});

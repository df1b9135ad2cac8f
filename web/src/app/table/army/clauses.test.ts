import { describe, expect, test } from "vitest";
import type { Clause, OrderKnown } from "../../../generated/api";
import { answersFor, objectsIn, orderTable, whensFor } from "./clauses";

const known = (id: unknown, ...clauses: Clause[]): OrderKnown => ({ id, label: JSON.stringify(id), button: "", answers: false, lasts: ["game"], rule: "20.5", clauses, path: [] });
const clause = (object: string, when: string, does: Clause["does"] = "acts"): Clause => ({ object, when, answer: does, does });
const fort = known({ order: "fire", whom: "fort" }, clause("Fort 2640", "range 3"));
const held = known({ order: "hold", whom: "fort" }, clause("Fort 2640", "range 3", "refrains"));
const asks = known({ order: "ask", whom: "fort" }, clause("Fort 2640", "range 2", "asks"));
const usual = known({ order: "usual" }, clause("Everybody", "Vercingetorix"), clause("All forts", "range 3"), clause("All forts", "range 1"), clause("Everybody", "otherwise", "refrains"));
const dice = known({ order: "best_die" });
const all = [fort, held, asks, usual, dice];

describe("orders as a table", () => {
  test("orders for the same make a group, a profile stands behind them, others are named below", () => {
    const table = orderTable([fort.id, asks.id, usual.id, dice.id], all, 1, { n: 7, order: fort.id, label: "" });
    expect(table.own.map(({ object, lines }) => [object, lines.length])).toEqual([["Fort 2640", 2]]);
    expect(table.own[0]?.lines.map(({ asks: gold, answered }) => [gold, answered])).toEqual([
      [false, true],
      [true, false],
    ]);
    expect(table.profile.map(({ object, lines }) => [object, lines.length])).toEqual([
      ["Everybody", 1],
      ["All forts", 2],
      ["Everybody", 1],
    ]);
    expect(table.profileAt).toBe(2);
    expect(table.others).toEqual([3]);
    expect(table.profileAnswered).toBe(false);
  });

  test("of a profile that has answered no line is named: which it was is not told", () => {
    const table = orderTable([fort.id, usual.id], all, null, { n: 7, order: usual.id, label: "" });
    expect(table.profileAnswered).toBe(true);
    expect([...table.own, ...table.profile].flatMap(({ lines }) => lines).some(({ answered }) => answered)).toBe(false);
  });

  test("an order for a while is the same order", () => {
    const table = orderTable([{ order: held.id, for: "fight" }], all, null, null);
    expect(table.own[0]?.lines[0]).toMatchObject({ brief: true, first: true, at: 0, clause: { object: "Fort 2640" } });
  });

  test("a new order is put together of what the game offers", () => {
    expect(objectsIn(all)).toEqual(["Fort 2640"]);
    expect(whensFor(all, "Fort 2640")).toEqual(["range 3", "range 2"]);
    expect(answersFor(all, "Fort 2640", "range 3").map(({ clause: { does } }) => does)).toEqual(["acts", "refrains"]);
    expect(answersFor(all, "Fort 2640", "range 2").map(({ order }) => order.id)).toEqual([asks.id]);
  });
});

import { describe, expect, it } from "vitest";
import type { JournalLine } from "../../core/wire";
import { trailOf, worksDice } from "./trail";

const step = (n: number, piece: string, from: string, to: string, spent: string): JournalLine => ({ n, seat: "gaul", text: "", rule: "5.2", step: { piece, from, to, start: from, way: null, spent } });
const die = (n: number, place: string, face: number): JournalLine => ({ n, seat: "gaul", text: `${place}: ${face}`, rule: "23.2", thrown: { place, face, struck: face === 6 } });
const said = (n: number): JournalLine => ({ n, seat: "roman", text: "holds", rule: null });

describe("the way of who is fired at", () => {
  it("goes back to where it began, over what others did between", () => {
    const journal = [step(4, "a", "0101", "0201", "1"), said(5), step(6, "a", "0201", "0301", "2½"), step(7, "b", "0909", "0908", "1")];
    expect(trailOf(journal, 3, "a", "0301")).toEqual([{ place: "0101", spent: null }, { place: "0201", spent: "1" }, { place: "0301", spent: "2½" }]);
  });

  it("begins where it came onto the map", () => {
    expect(trailOf([step(4, "a", "0101", "0101", "1½"), step(5, "a", "0101", "0201", "2")], 3, "a", "0201")).toEqual([{ place: "0101", spent: "1½" }, { place: "0201", spent: "2" }]);
  });

  it("is that of this turn alone", () => {
    const journal = [step(2, "a", "0001", "0101", "½"), step(4, "a", "0101", "0201", "1")];
    expect(trailOf(journal, 3, "a", "0201").map(({ place }) => place)).toEqual(["0101", "0201"]);
    expect(trailOf([step(2, "a", "0001", "0101", "3"), step(4, "a", "0101", "0201", "1")], 0, "a", "0201").map(({ place }) => place)).toEqual(["0101", "0201"]);
    expect(trailOf(journal, 4, "a", "0201")).toEqual([]);
    expect(trailOf(journal, 0, "a", "0909")).toEqual([]);
  });
});

describe("the dice of the works", () => {
  it("are those of one phase, until somebody marches", () => {
    const journal = [die(3, "0101", 6), step(4, "a", "0101", "0201", "1"), die(9, "0201", 2), die(9, "0202", 6), said(10)];
    expect(worksDice(journal).map(({ thrown }) => [thrown.place, thrown.face, thrown.struck])).toEqual([["0201", 2, false], ["0202", 6, true]]);
    expect(worksDice([...journal, step(11, "r", "1001", "1002", "1")])).toEqual([]);
    expect(worksDice([said(1)])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { JournalLine } from "../core/wire";
import { extremes, tally, throwsIn } from "./luck";

let n = 0;
function fire(seat: string, text: string, faces: string): JournalLine[] {
  n += 1;
  const rolls = [...faces].map((face): JournalLine => ({ n, seat, roll: { for: "fire", sides: 6, face: Number(face), reads: Number(face), hit: Number(face) <= 2 } }));
  return [{ n, seat, text, rule: "7.4" }, ...rolls];
}

describe("the dice of a match", () => {
  const journal = [...fire("caesar", "Legio X", "111"), ...fire("pompey", "Scipio", "56"), ...fire("caesar", "Equites", "4"), ...fire("pompey", "Aux I", "345666")];

  it("are put together by throws", () => {
    expect(throwsIn(journal).map((one) => [one.seat, one.text, tally(one)])).toEqual([
      ["caesar", "Legio X", { hits: 3, dice: 3 }],
      ["pompey", "Scipio", { hits: 0, dice: 2 }],
      ["caesar", "Equites", { hits: 0, dice: 1 }],
      ["pompey", "Aux I", { hits: 0, dice: 6 }],
    ]);
  });

  it("have a best and a worst throw, which many dice are more likely to be", () => {
    const found = extremes(throwsIn(journal));
    expect([found?.best.text, found?.worst.text]).toEqual(["Legio X", "Aux I"]);
  });

  it("have neither where nothing can be compared", () => {
    expect(extremes(throwsIn([]))).toBeNull();
    expect(extremes(throwsIn(fire("caesar", "", "11")))).toBeNull();
    expect(extremes(throwsIn([...fire("caesar", "", "1"), ...fire("pompey", "", "2")]))).toBeNull();
  });

  it("leave out what is thrown for something else", () => {
    expect(throwsIn([{ n: 1, seat: "caesar", roll: { for: "initiative", sides: 6, face: 3, reads: 3, hit: null } }])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { JournalLine } from "../core/wire";
import { luckOf, extremes, tally, throwsIn } from "./luck";

let n = 0;
function fire(seat: string, text: string, faces: string): JournalLine[] {
  n += 1;
  const rolls = [...faces].map((face): JournalLine => ({ n, seat, roll: { for: "fire", sides: 6, face: Number(face), reads: Number(face), hit: Number(face) <= 2, hitting: 2 } }));
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

  it("are reckoned against what was to be expected", () => {
    const die = (hit: boolean, chance: number | null) => ({ reads: 1, sides: 6, hit, chance });
    expect(luckOf([])).toBeNull();
    expect(luckOf([die(true, 0.5), die(true, null)])).toBeNull();
    // Two dice with one half each: none, one and two hits as 1 to 2 to 1.
    expect(luckOf([die(true, 0.5), die(true, 0.5)])).toEqual({ hits: 2, dice: 2, expected: 1, worse: 75, better: 0 });
    expect(luckOf([die(true, 0.5), die(false, 0.5)])).toMatchObject({ hits: 1, worse: 25, better: 25 });
    expect(luckOf([die(false, 0.5), die(false, 1 / 3)])).toMatchObject({ hits: 0, worse: 0, better: 67 });
  });

  it("leave out what is thrown for something else", () => {
    expect(throwsIn([{ n: 1, seat: "caesar", roll: { for: "initiative", sides: 6, face: 3, reads: 3, hit: null } }])).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../../art/blanks";
import type { Anchor, Choice } from "../../art/types";
import { exclude, nextOf, queued, toggled, usualOf } from "./answers";

const answer = (action: string, path: Anchor[], usual = false): Choice => ({ ...BLANK_CHOICE, action, path, usual });
const left = answer("left", [{ piece: "a" }, { facing: 1 }], true);
const right = answer("right", [{ piece: "a" }, { facing: 3 }], true);
const shot = answer("shot", [{ piece: "a" }, { piece: "x" }], true);
const back = answer("back", [{ piece: "b" }, { button: "withdraw" }]);
const all = [left, right, shot, back];

describe("answers to a question in the middle of a move", () => {
  it("excludes two ways of a piece to do one thing, and nothing else", () => {
    expect(exclude(left, right)).toBe(true);
    expect(exclude(left, shot)).toBe(false);
    expect(exclude(left, answer("other", [{ piece: "b" }, { facing: 1 }]))).toBe(false);
    expect(exclude(left, left)).toBe(false);
  });

  it("ticks what is usually done, of two ways one", () => {
    expect([...usualOf(all)]).toEqual([0, 2]);
  });

  it("unticks what a new tick excludes", () => {
    expect([...toggled(all, new Set([0, 2]), 1)]).toEqual([2, 1]);
    expect([...toggled(all, new Set([0, 2]), 2)]).toEqual([0]);
    expect([...toggled(all, new Set([0]), 9)]).toEqual([0]);
  });

  it("goes on with what is still offered", () => {
    const queue = queued(all, new Set([3, 0, 2]));
    expect(queue).toEqual(['"left"', '"shot"', '"back"']);
    expect(nextOf(queue, all)).toEqual({ choice: left, left: ['"shot"', '"back"'] });
    expect(nextOf(['"shot"', '"back"'], [back])).toEqual({ choice: back, left: [] });
    expect(nextOf(['"shot"'], [back])).toEqual({ choice: undefined, left: [] });
  });
});

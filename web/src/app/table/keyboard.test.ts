import { describe, expect, it } from "vitest";
import { nearest } from "./keyboard";

describe("arrows", () => {
  const at = (x: number, y: number) => ({ x, y });
  it("go to the nearest in the direction", () => {
    const others = [at(0, 0), at(50, 5), at(30, 60), at(-20, 0)];
    expect(nearest(at(0, 0), others, at(1, 0))).toBe(1);
    expect(nearest(at(0, 0), others, at(0, 1))).toBe(2);
    expect(nearest(at(0, 0), others, at(-1, 0))).toBe(3);
    expect(nearest(at(0, 0), others, at(0, -1))).toBe(-1);
  });
});

import { describe, expect, it } from "vitest";
import { share } from "./share";

describe("share", () => {
  it("keeps equal parts and lets the others change", () => {
    const before = { pieces: [{ id: "a", at: "Roma" }, { id: "b", at: "Genua" }], title: ["Anno"] };
    const next = { pieces: [{ id: "a", at: "Roma" }, { id: "b", at: "Roma" }], title: ["Anno"] };
    expect(share(before, next)).toBe(false);
    expect(next.pieces[0]).toBe(before.pieces[0]);
    expect(next.pieces[1]).toEqual({ id: "b", at: "Roma" });
    expect(next.title).toBe(before.title);
  });

  it("finds things by their id when their order changes", () => {
    const before = [{ id: "a", n: 1 }, { id: "b", n: 2 }];
    const next = [{ id: "b", n: 2 }, { id: "a", n: 1 }];
    expect(share(before, next)).toBe(false);
    expect(next.map((entry) => entry.id)).toEqual(["b", "a"]);
    expect(next[0]).toBe(before[1]);
  });

  it("knows equals", () => {
    expect(share({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(share({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(share([1, 2], [1])).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { beforeClick, keepClick } from "./clicks";

function shelf(first: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map(Object.entries(first));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("what clicks did", () => {
  it("is known for each of them, the last and those before it", () => {
    const store = shelf();
    keepClick("ford", { from: 3, to: 6 }, store);
    keepClick("ford", { from: 6, to: 8 }, store);
    expect(beforeClick("ford", 8, store)).toBe(6);
    expect(beforeClick("ford", 6, store)).toBe(3);
    expect(beforeClick("ford", 7, store)).toBeNull();
    expect(beforeClick("ridge", 8, store)).toBeNull();
  });

  it("is forgotten once it has been taken back and something else was done", () => {
    const store = shelf();
    keepClick("ford", { from: 3, to: 6 }, store);
    keepClick("ford", { from: 6, to: 9 }, store);
    keepClick("ford", { from: 6, to: 7 }, store);
    keepClick("ford", { from: 7, to: 9 }, store);
    expect([9, 7, 6].map((version) => beforeClick("ford", version, store))).toEqual([7, 6, 3]);
  });

  it("is kept for so many clicks, and something else in its place counts for nothing", () => {
    const store = shelf({ "rubicon-clicks ridge": '{"from":1}', "rubicon-clicks hill": "[" });
    for (let at = 0; at < 100; at += 1) keepClick("ford", { from: at, to: at + 1 }, store);
    expect(beforeClick("ford", 100, store)).toBe(99);
    expect(beforeClick("ford", 20, store)).toBeNull();
    expect([beforeClick("ridge", 1, store), beforeClick("hill", 1, store)]).toEqual([null, null]);
  });
});

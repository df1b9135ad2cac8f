import { describe, expect, it } from "vitest";
import { keepLesson, lessonOf } from "./lessons";

function shelf(first: Record<string, string> = {}): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map(Object.entries(first));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe("the lesson of a game", () => {
  it("is remembered by game, with its table", () => {
    const store = shelf();
    expect(lessonOf("ford", store)).toBeNull();
    keepLesson("ford", { table: "t1", done: 3, of: 10 }, store);
    keepLesson("ridge", { table: "t2", done: 10, of: 10 }, store);
    keepLesson("ford", { table: "t1", done: 4, of: 10 }, store);
    expect(lessonOf("ford", store)).toEqual({ table: "t1", done: 4, of: 10 });
    expect(lessonOf("ridge", store)?.done).toBe(10);
  });

  it("begins anew where something else was kept", () => {
    expect(lessonOf("ford", shelf({ "rubicon-lessons": '{"ford":7}' }))).toBeNull();
    expect(lessonOf("ford", shelf({ "rubicon-lessons": "{" }))).toBeNull();
  });
});

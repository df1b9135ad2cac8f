import { describe, expect, it } from "vitest";
import { count, expectShape, list, nullable, object, objectOf, once, optional, pair, table, text, word, WireError } from "./guard";

describe("guards", () => {
  const person = object({ name: text, age: nullable(count), nick: optional(text), tags: list(text) });

  it("accepts what fits and keeps unknown fields out of the way", () => {
    const value: unknown = { name: "Publius", age: null, tags: [], more: 1 };
    expect(expectShape(person, value, "person").name).toBe("Publius");
  });

  it("names the place that does not fit", () => {
    const value: unknown = { name: "Publius", age: 3, tags: ["a", 2] };
    expect(() => expectShape(person, value, "person")).toThrowError(new WireError("person: unexpected tags.1"));
    expect(() => expectShape(person, {}, "person")).toThrowError("person: unexpected name");
    expect(() => expectShape(person, [], "person")).toThrowError("person: unexpected value");
  });

  it("checks words, pairs and tables", () => {
    expect(word("a", "b")("a")).toBe(true);
    expect(word("a", "b")("c")).toBe(false);
    expect(pair(text, count)(["a", 1])).toBe(true);
    expect(pair(text, count)(["a"])).toBe(false);
    expect(table(count)({ a: 1 })).toBe(true);
    expect(table(count)({ a: "1" })).toBe(false);
  });

  it("looks at an object once where it is shared", () => {
    let looked = 0;
    const guard = once((value): value is string[] => {
      looked += 1;
      return Array.isArray(value);
    });
    const shared: unknown = ["Legio X"];
    expect([guard(shared), guard(shared), guard({}), guard({})]).toEqual([true, true, false, false]);
    expect(looked).toBe(3);
  });

  it("refuses numbers that JSON cannot carry", () => {
    expect(count(Number.NaN)).toBe(false);
    expect(count(Number.POSITIVE_INFINITY)).toBe(false);
  });
});

describe("guards of known types", () => {
  type Legion = { name: string; nick?: string };
  const legion = objectOf<Legion>({ name: text, nick: optional(text) });

  it("name every field, and say which does not fit", () => {
    expect(legion({ name: "X" })).toBe(true);
    expect(legion({ name: "X", nick: "Equestris" })).toBe(true);
    expect(() => expectShape(legion, { name: 10 }, "legion")).toThrowError("legion: unexpected name");
    // @ts-expect-error A field that the type has is missing.
    objectOf<Legion>({ name: text });
    // @ts-expect-error A field that the type does not have.
    objectOf<Legion>({ name: text, nick: optional(text), size: count });
  });
});

import { describe, expect, it } from "vitest";
import { en } from "./en";
import { fr } from "./fr";

/** Every text of a dictionary by its path; functions are called with sample arguments. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const said: unknown = value(...["2", "3", "4"].slice(0, value.length).map((word) => (/^\d$/.test(word) ? Number(word) : word)));
    return [[path, String(said)]];
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => texts(entry, path === "" ? key : `${path}.${key}`));
  }
  return [];
}

describe("dictionaries", () => {
  const english = new Map(texts(en, ""));
  const french = new Map(texts(fr, ""));

  it("have the same keys", () => {
    expect([...french.keys()]).toEqual([...english.keys()]);
  });

  it("say something everywhere", () => {
    for (const [key, said] of [...english, ...french]) {
      expect(said.trim(), key).not.toBe("");
      expect(said, key).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it("use their arguments in both languages", () => {
    for (const [key, said] of english) {
      const digits = (words: string) => [...words.matchAll(/[234]/g)].map(String).sort().join("");
      if (typeof lookup(en, key) === "function") expect(digits(french.get(key) ?? ""), key).toBe(digits(said));
    }
  });

  it("set French punctuation apart", () => {
    for (const [key, said] of french) expect(said, key).not.toMatch(/[^\s ] ?[?!;](?=\s|$)(?<![\s ][?!;])/u);
  });
});

function lookup(dictionary: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => {
    if (typeof value !== "object" || value === null) return undefined;
    return Object.entries(value).find(([name]) => name === key)?.[1];
  }, dictionary);
}

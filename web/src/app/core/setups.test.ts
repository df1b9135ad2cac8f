import { expect, test } from "vitest";
import { fileName, forgetSetup, keepSetup, keptSetups, readSetup, setupOf } from "./setups";

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, words) => void kept.set(key, words) };
}

test("a set-up is kept by its name for a seat of a game", () => {
  const store = shelf();
  const line = setupOf("alesia", "roman", " A thin line ", [[{ do: "build", hex: "4417" }]]);
  expect(keepSetup(line, store)).toBe(true);
  keepSetup(setupOf("siege", "roman", "A thin line", []), store);
  keepSetup(setupOf("alesia", "roman", "A thin line", [[{ do: "build", hex: "4418" }]]), store);
  const [kept, ...more] = keptSetups("alesia", "roman", store);
  expect(more).toEqual([]);
  expect(kept?.parts).toEqual([[{ do: "build", hex: "4418" }]]);
  expect(keptSetups("alesia", "gaul", store)).toEqual([]);
  if (kept !== undefined) forgetSetup(kept, store);
  expect(keptSetups("alesia", "roman", store)).toEqual([]);
  expect(keptSetups("siege", "roman", store)).toHaveLength(1);
});

test("a file is a set-up or nothing", () => {
  const made = setupOf("alesia", "roman", "Nord / Süd", [[{ do: "build", hex: "4417" }]]);
  expect(readSetup(JSON.stringify(made))).toEqual(made);
  expect(fileName(made)).toBe("alesia-roman-Nord-Süd.json");
  for (const nonsense of ["", "{}", "[]", "null", JSON.stringify({ ...made, parts: [1] }), JSON.stringify({ ...made, rubicon: "record" })]) expect(readSetup(nonsense)).toBeNull();
});

test("what a browser cannot keep is said, and what it has forgotten is nothing", () => {
  const full = { getItem: () => "no list", setItem: () => { throw new Error("full"); } };
  expect(keepSetup(setupOf("alesia", "roman", "x", []), full)).toBe(false);
  expect(keptSetups("alesia", "roman", full)).toEqual([]);
});

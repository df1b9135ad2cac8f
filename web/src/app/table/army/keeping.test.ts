import { expect, test } from "vitest";
import { keep, kept } from "./keeping";

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, words) => void held.set(key, words) };
}

test("each seat of a table has its own orders of last turn", () => {
  const store = shelf();
  const [relief, besieged] = [{ table: "t", seat: "relief" }, { table: "t", seat: "besieged" }];
  keep(store, relief, "turn 1", [["a", ["0101", "0102"]]]);
  keep(store, relief, "turn 1", [["a", ["0102", "0104"]]]);
  keep(store, besieged, "turn 1", [["b", ["2020", "2021"]]]);
  expect(kept(store, relief, "turn 1").size).toBe(0);
  expect([...kept(store, relief, "turn 2")]).toEqual([["a", ["0101", "0104"]]]);
  expect([...kept(store, besieged, "turn 2")]).toEqual([["b", ["2020", "2021"]]]);
  expect(kept(store, { table: "u", seat: "relief" }, "turn 2").size).toBe(0);
  keep(store, relief, "turn 2", []);
  keep(store, relief, "turn 3", []);
  expect(kept(store, relief, "turn 3").size).toBe(0);
});

test("what lies in the browser and is nothing is nothing", () => {
  const store = { getItem: () => '{"turn":3}', setItem: () => { throw new Error("full"); } };
  keep(store, { table: "t", seat: "relief" }, "turn 1", [["a", ["0101", "0102"]]]);
  expect(kept(store, { table: "t", seat: "relief" }, "turn 2").size).toBe(0);
});

import { expect, test } from "vitest";
import type { Card } from "../../generated/api";
import { newlyMine } from "./waiting";

const card = (id: string, mine: boolean): Card => ({
  id,
  game: "julius",
  title: "Julius Caesar",
  status: "playing",
  seats: [],
  your_turn: mine,
  waiting_for: [],
  version: 3,
  moment: "",
  updated: 0,
  outcome: null,
  ended_by: null,
  guided: false,
  private: false,
});

test("only a table that did not wait before is news, and at the first look none is", () => {
  const cards = [card("a", true), card("b", true), card("c", false)];
  expect(newlyMine(null, cards)).toEqual([]);
  expect(newlyMine(new Set(["a"]), cards).map(({ id }) => id)).toEqual(["b"]);
  expect(newlyMine(new Set(["a", "b"]), cards)).toEqual([]);
});

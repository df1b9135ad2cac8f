import { describe, expect, it } from "vitest";
import type { Card } from "../../generated/api";
import { listed, place } from "./listing";

const card = (id: string, updated: number): Card => ({
  id,
  game: "julius",
  title: "Julius Caesar",
  status: "playing",
  seats: [],
  your_turn: false,
  waiting_for: [],
  version: 0,
  moment: "",
  updated,
  outcome: null,
  ended_by: null,
  guided: false,
  private: false,
});

/** A server with these tables, and what it was asked. */
function server(tables: Card[]): { fetch: (most: number, after: string | null) => Promise<Card[]>; asked: (string | null)[] } {
  const asked: (string | null)[] = [];
  const fetch = (most: number, after: string | null): Promise<Card[]> => {
    asked.push(after);
    const from = after === null ? 0 : tables.findIndex((table) => place(table) === after) + 1;
    return Promise.resolve(tables.slice(from, from + most));
  };
  return { fetch, asked };
}

describe("a list of tables", () => {
  const tables = [5, 4, 3, 2, 1].map((updated) => card(`t${updated}`, updated));

  it("comes a page at a time and says whether there is more", async () => {
    const { fetch, asked } = server(tables);
    expect(await listed(fetch, 2, 1)).toEqual({ cards: tables.slice(0, 2), more: true });
    expect(await listed(fetch, 2, 2)).toEqual({ cards: tables.slice(0, 4), more: true });
    expect(await listed(fetch, 2, 3)).toEqual({ cards: tables, more: false });
    expect(await listed(fetch, 5, 1)).toEqual({ cards: tables, more: false });
    expect(asked.slice(1, 3)).toEqual([null, "0.4.t4"]);
  });

  it("asks no further than there is something", async () => {
    const { fetch, asked } = server(tables.slice(0, 1));
    expect(await listed(fetch, 2, 9)).toEqual({ cards: tables.slice(0, 1), more: false });
    expect(asked).toEqual([null]);
  });

  it("has a table once that moved while the pages came", async () => {
    const pages = [[card("a", 9), card("b", 8), card("c", 7)], [card("a", 9), card("c", 7)]];
    const found = await listed(() => Promise.resolve(pages.shift() ?? []), 2, 2);
    expect(found.cards.map((table) => table.id)).toEqual(["a", "b", "c"]);
  });
});

import { describe, expect, it } from "vitest";
import { parseRoute, pathOf, to } from "./router";
import type { Route } from "./router";

function at(path: string): Route {
  const url = new URL(path, "http://localhost");
  return parseRoute(url);
}

describe("router", () => {
  it("reads addresses", () => {
    expect(at("/")).toEqual({ page: "lobby" });
    expect(at("/t/abc")).toEqual({ page: "table", id: "abc", invite: null, seat: null, guided: false });
    expect(at("/t/abc?invite=TOK&seat=pompey")).toEqual({
      page: "table",
      id: "abc",
      invite: "TOK",
      seat: "pompey",
      guided: false,
    });
    expect(at("/t/abc/replay#17")).toEqual({ page: "replay", id: "abc", moment: 17, eyes: null });
    expect(at("/t/abc/replay#x")).toEqual({ page: "replay", id: "abc", moment: null, eyes: null });
    expect(at("/about/julius")).toEqual({ page: "game", game: "julius", part: "sources" });
    expect(at("/games/julius")).toEqual({ page: "game", game: "julius", part: "pieces" });
    expect(at("/games/julius/rulings")).toEqual({ page: "game", game: "julius", part: "rulings" });
    expect(at("/games/julius/nothing")).toEqual({ page: "game", game: "julius", part: "pieces" });
    expect(at("/rules/julius?q=strait#6.13")).toEqual({ page: "rules", game: "julius", rule: "6.13", query: "strait" });
    expect(at("/rules")).toEqual({ page: "rules", game: null, rule: null, query: "" });
    expect(at("/settings")).toEqual({ page: "settings" });
    expect(at("/nowhere/at/all")).toEqual({ page: "missing", path: "/nowhere/at/all" });
    expect(at("/t/a/b")).toEqual({ page: "missing", path: "/t/a/b" });
  });

  it("survives bad escapes", () => {
    expect(at("/t/%E0%A4%A")).toMatchObject({ page: "table" });
  });

  it("writes what it reads", () => {
    const routes: Route[] = [
      { page: "lobby" },
      { page: "table", id: "a b/c", invite: "t&k", seat: "caesar", guided: true },
      { page: "replay", id: "x", moment: 0, eyes: "spectator" },
      { page: "game", game: "julius", part: "pieces" },
      { page: "game", game: "julius", part: "sources" },
      { page: "rules", game: "julius", rule: "event-mars", query: "é" },
      { page: "settings" },
    ];
    for (const route of routes) expect(at(pathOf(route))).toEqual(route);
    expect(to.replay("x", 3)).toBe("/t/x/replay#3");
    expect(to.guided("x")).toBe("/t/x?guided=1");
  });
});

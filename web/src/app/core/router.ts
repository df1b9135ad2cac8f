/** Addresses of pages, and going from one to another without loading. */

import { createSignal } from "solid-js";
import { unreachable } from "../../art/unreachable";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; invite: string | null; seat: string | null; guided: boolean }
  | { page: "replay"; id: string; moment: number | null; eyes: string | null }
  | { page: "game"; game: string; part: GamePart }
  | { page: "rules"; game: string | null; rule: string | null; query: string }
  | { page: "settings" }
  | { page: "missing"; path: string };

/** What a game's page shows below the fold. */
export type GamePart = (typeof GAME_PARTS)[number];
const GAME_PARTS = ["pieces", "rulings", "sources"] as const;

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export function parseRoute(address: Address): Route {
  const parts = address.pathname.split("/").filter((part) => part !== "").map(decode);
  const search = new URLSearchParams(address.search);
  const [head, id, tail] = parts;
  if (head === undefined) return { page: "lobby" };
  if (head === "t" && id !== undefined && tail === undefined) {
    return {
      page: "table",
      id,
      invite: search.get("invite"),
      seat: search.get("seat"),
      guided: search.has("guided"),
    };
  }
  if (head === "t" && id !== undefined && tail === "replay") {
    const moment = /^#(\d{1,7})$/.exec(address.hash)?.[1];
    return { page: "replay", id, moment: moment === undefined ? null : Number(moment), eyes: search.get("eyes") };
  }
  if (head === "games" && id !== undefined) return { page: "game", game: id, part: GAME_PARTS.find((part) => part === tail) ?? "pieces" };
  // Addresses of before.
  if (head === "about" && id !== undefined) return { page: "game", game: id, part: "sources" };
  if (head === "rules") {
    const rule = address.hash.length > 1 ? decode(address.hash.slice(1)) : null;
    return { page: "rules", game: id ?? null, rule, query: search.get("q") ?? "" };
  }
  if (head === "settings" && id === undefined) return { page: "settings" };
  return { page: "missing", path: address.pathname };
}

/** The address of a page. `parseRoute(pathOf(route))` is the identity. */
export function pathOf(route: Route): string {
  switch (route.page) {
    case "lobby":
      return "/";
    case "table":
      return `/t/${encodeURIComponent(route.id)}${search({ invite: route.invite, seat: route.seat, guided: route.guided ? "1" : null })}`;
    case "replay":
      return `/t/${encodeURIComponent(route.id)}/replay${search({ eyes: route.eyes })}${route.moment === null ? "" : `#${route.moment}`}`;
    case "game":
      return `/games/${encodeURIComponent(route.game)}${route.part === "pieces" ? "" : `/${route.part}`}`;
    case "rules":
      return `/rules${route.game === null ? "" : `/${encodeURIComponent(route.game)}`}${search({ q: route.query })}${route.rule === null ? "" : `#${encodeURIComponent(route.rule)}`}`;
    case "settings":
      return "/settings";
    case "missing":
      return route.path;
    default:
      return unreachable(route);
  }
}

export const to = {
  lobby: (): string => "/",
  table: (id: string): string => pathOf({ page: "table", id, invite: null, seat: null, guided: false }),
  guided: (id: string): string => pathOf({ page: "table", id, invite: null, seat: null, guided: true }),
  replay: (id: string, moment: number | null = null, eyes: string | null = null): string =>
    pathOf({ page: "replay", id, moment, eyes }),
  game: (game: string, part: GamePart = "pieces"): string => pathOf({ page: "game", game, part }),
  rules: (game: string | null, rule: string | null = null): string => pathOf({ page: "rules", game, rule, query: "" }),
  settings: (): string => "/settings",
};

function search(params: Record<string, string | null>): string {
  const found = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) if (value !== null && value !== "") found.set(key, value);
  const words = found.toString();
  return words === "" ? "" : `?${words}`;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const inBrowser = typeof window !== "undefined";
const [route, setRoute] = createSignal<Route>(inBrowser ? parseRoute(window.location) : { page: "lobby" });

export { route };

/** Goes to a page of ours. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") window.history.pushState(null, "", path);
  else window.history.replaceState(null, "", path);
  const before = route();
  const after = parseRoute(window.location);
  setRoute(after);
  if (before.page !== after.page) window.scrollTo(0, 0);
}

/** Follows links of ours within the page. */
export function listen(): void {
  window.addEventListener("popstate", () => setRoute(parseRoute(window.location)));
  window.addEventListener("hashchange", () => setRoute(parseRoute(window.location)));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target.closest("a") : null;
    if (!(target instanceof HTMLAnchorElement)) return;
    if (target.target !== "" || target.hasAttribute("download") || target.origin !== window.location.origin) return;
    if (target.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
  });
}

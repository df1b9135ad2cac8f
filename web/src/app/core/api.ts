/** The HTTP interface. Every answer is checked; every failure is one of four kinds. */

import type { Anchor } from "../../art/types";
import type { Again, Decisions, Join, NewTable, OfferWord, Pledges, Reveal, Talk, UndoOf } from "../../generated/api";
import { anything, expectShape, list } from "./guard";
import type { Guard } from "./guard";
import { EMPTY_HANDED } from "./merge";
import type { Have } from "./merge";
import * as wire from "./wire";

export type Failure =
  /** A rule forbids it. */
  | { kind: "refused"; rule: string; why: string }
  /** The server says no, in a sentence. */
  | { kind: "error"; status: number; why: string }
  /** No answer: the connection is gone. */
  | { kind: "offline" };

export class ApiError extends Error {
  override name = "ApiError";
  constructor(readonly failure: Failure) {
    super(failure.kind === "offline" ? "offline" : failure.why);
  }
}

export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  return { kind: "error", status: 0, why: error instanceof Error ? error.message : String(error) };
}

type Method = "GET" | "POST" | "PUT";

export async function call<T>(method: Method, path: string, guard: Guard<T>, body?: unknown, more: RequestInit = {}): Promise<T> {
  const init: RequestInit = { ...more, method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { accept: "application/json", "content-type": "application/json" };
    init.body = JSON.stringify(body);
  }
  let answer: Response;
  let words: string;
  try {
    answer = await fetch(`/api/v1${path}`, init);
    words = await answer.text();
  } catch {
    throw new ApiError({ kind: "offline" });
  }
  const value = parse(words);
  if (answer.ok) return expectShape(guard, value, `${method} ${path}`);
  if (wire.refusal(value)) {
    throw new ApiError({ kind: "refused", rule: value.refused.rule, why: value.refused.why });
  }
  // A proxy or a server that is going down: as good as no answer.
  if (answer.status >= 502 && answer.status <= 504) throw new ApiError({ kind: "offline" });
  const why = wire.failure(value) ? value.error : `${answer.status} ${answer.statusText}`;
  throw new ApiError({ kind: "error", status: answer.status, why });
}

/** What is no JSON: a record. */
async function words(path: string): Promise<string> {
  try {
    const answer = await fetch(`/api/v1${path}`, { credentials: "same-origin" });
    if (answer.ok) return await answer.text();
    throw new ApiError({ kind: "error", status: answer.status, why: `${answer.status} ${answer.statusText}` });
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError({ kind: "offline" });
  }
}

function parse(words: string): unknown {
  if (words === "") return {};
  try {
    return JSON.parse(words);
  } catch {
    return {};
  }
}

function query(params: Record<string, string | number | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value !== null && value !== undefined && value !== "") search.set(key, String(value));
  }
  const words = search.toString();
  return words === "" ? "" : `?${words}`;
}

const at = (id: string, rest = ""): string => `/tables/${encodeURIComponent(id)}${rest}`;

/** What somebody saw when he decided. */
export interface Seen {
  seat: string;
  version: number;
  sequence: number;
}

export const api = {
  me: () => call("GET", "/me", wire.me),
  setMe: (name: string) => call("POST", "/me", wire.me, { name }),
  games: (lang: string) => call("GET", `/games${query({ lang })}`, list(wire.game)),
  rules: (game: string, lang: string) =>
    call("GET", `/games/${encodeURIComponent(game)}/rules${query({ lang })}`, list(wire.rule)),
  about: (game: string, lang: string) =>
    call("GET", `/games/${encodeURIComponent(game)}/about${query({ lang })}`, wire.about),
  tables: (which: "mine" | "open" | "live" | "over", lang: string, most: number, after: string | null) =>
    call("GET", `/tables${query({ which, lang, most, after })}`, list(wire.card)),
  newTable: (table: NewTable) => call("POST", "/tables", wire.made, table),
  record: (id: string) => words(at(id, "/record")),
  table: (id: string, seat: string | null, lang: string, have: Have) =>
    call("GET", at(id, query({ seat, lang, ...have })), wire.tableSent),
  /** A table of which nothing is at hand: the end of its journal. */
  newcomer: (id: string, seat: string | null, lang: string) =>
    call("GET", at(id, query({ seat, lang, ...EMPTY_HANDED, recent: "true" })), wire.tableSent),
  /** The journal before an action. */
  journal: (id: string, seat: string | null, lang: string, before: number) =>
    call("GET", at(id, `/journal${query({ seat, lang, before })}`), wire.journalPage),
  join: (id: string, seat: string, invite: string | null, pledge: string) =>
    call("POST", at(id, "/join"), wire.nothing, { seat, pledge, ...(invite === null ? {} : { invite }) } satisfies Join),
  pledges: (id: string, pledges: Record<string, string>) => call("POST", at(id, "/pledges"), wire.nothing, { pledges } satisfies Pledges),
  /** Reveals lots; also on the way out, when nobody waits for the answer. */
  lots: (id: string, lots: Record<string, string>) => call("POST", at(id, "/lots"), wire.nothing, { lots } satisfies Reveal, { keepalive: true }),
  begin: (id: string, seat: string) => call("POST", at(id, "/begin"), wire.nothing, { seat }),
  /** Decides: a list of actions, or parts that belong together each. */
  act: (id: string, seen: Seen, what: Pick<Decisions, "actions" | "parts">, lang: string, have: Have) =>
    call("POST", at(id, `/actions${query({ lang })}`), wire.acted, { ...have, ...seen, ...what } satisfies Decisions),
  /** Takes decisions back: the last one, or until the version `to` stands. */
  undo: (id: string, seat: string, version: number, to: number | null, lang: string, have: Have) =>
    call("POST", at(id, `/undo${query({ lang })}`), wire.undone, { ...have, seat, version, ...(to === null ? {} : { to }) } satisfies UndoOf),
  askUndo: (id: string, seat: string, version: number) =>
    call("POST", at(id, "/undo-request"), wire.nothing, { seat, version }),
  answerUndo: (id: string, seat: string, accept: boolean) =>
    call("POST", at(id, "/undo-answer"), wire.nothing, { seat, accept }),
  resign: (id: string, seat: string) => call("POST", at(id, "/resign"), wire.nothing, { seat }),
  draw: (id: string, seat: string, say: OfferWord) =>
    call("POST", at(id, "/draw"), wire.nothing, { seat, say }),
  rematch: (id: string, say: OfferWord) => call("POST", at(id, "/rematch"), wire.rematch, { say } satisfies Again),
  chat: (id: string, text: string) => call("POST", at(id, "/chat"), wire.nothing, { text }),
  /** What was said before the line of this number. */
  earlierChat: (id: string, before: number) => call("GET", at(id, `/chat${query({ before })}`), wire.chatPage),
  letTalk: (id: string, talk: Talk) => call("PUT", at(id, "/talk"), wire.nothing, { talk }),
  close: (id: string) => call("POST", at(id, "/close"), wire.nothing, {}),
  notes: (id: string, text: string) => call("PUT", at(id, "/notes"), wire.nothing, { text }),
  orders: (id: string, seat: string, orders: readonly unknown[]) =>
    call("PUT", at(id, "/orders"), wire.nothing, { seat, orders }),
  /** All standing orders that the seat can choose from now. */
  knownOrders: (id: string, seat: string, lang: string) => call("GET", at(id, `/orders${query({ seat, lang })}`), list(wire.orderKnown)),
  /** Which rules forbid what one might want with something, for the pieces picked if there are any. */
  why: (id: string, seat: string, anchor: Anchor, pieces: readonly string[], lang: string) =>
    call("POST", at(id, `/why${query({ lang })}`), list(wire.reason), { seat, anchor, pieces }),
  /** What these pieces can do and how far they can go; everything on offer if none is named. */
  choices: (id: string, seat: string, version: number, pieces: readonly string[] | null, lang: string) =>
    call("GET", at(id, `/choices${query({ seat, version, pieces: pieces?.join(","), lang })}`), wire.choices),
  /** Where these pieces can go as a group, who gets there, and which rule keeps the others. */
  goals: async (id: string, seat: string, version: number, pieces: readonly string[], lang: string) =>
    (await call("GET", at(id, `/choices${query({ seat, version, pieces: pieces.join(","), together: "true", lang })}`), wire.choices)).goals,
  placing: (id: string, seat: string, pieces: readonly string[]) => call("GET", at(id, `/placing${query({ seat, pieces: pieces.join(",") })}`), list(anything)),
  /** The chances of the fight at hand, or of one that pieces would bring about. */
  odds: (id: string, seat: string, lang: string, attack: { pieces: readonly string[]; place: string } | null = null) =>
    call("GET", at(id, `/odds${query({ seat, lang, pieces: attack?.pieces.join(","), place: attack?.place })}`), wire.odds),
  moment: (id: string, n: number, eyes: string | null, lang: string, have: Have) =>
    call("GET", at(id, `/moments/${n}${query({ eyes, lang, ...have })}`), wire.momentSent),
  eventsUrl: (id: string, since: number) => `/api/v1${at(id, `/events?since=${since}`)}`,
};

/**
 * The choices on offer, as far as the page has them. A scene may leave out those that begin at a
 * piece and name the piece instead: they are fetched when it is picked, with how far it can go.
 */

import type { Anchor, Choice, Route } from "../../art/types";
import { behind, choiceAt, startsWith } from "./paths";
import type { Pick } from "./paths";
import type { ChoicesOf } from "../../generated/api";

/** What has been fetched for one state of the table. */
export interface Fetched {
  /** Everything on offer, where all of it was asked for. */
  all: readonly Choice[] | null;
  /** By piece. */
  pieces: ReadonlyMap<string, { choices: readonly Choice[]; routes: readonly Route[] }>;
}

export const NONE: Fetched = { all: null, pieces: new Map() };

/** What is fetched with an answer for these pieces, or for everything. */
export function fetchedWith(before: Fetched, pieces: readonly string[] | null, sent: Omit<ChoicesOf, "goals">): Fetched {
  if (pieces === null) return { ...before, all: sent.choices };
  const next = new Map(before.pieces);
  for (const piece of pieces) {
    const lane = [{ piece }];
    next.set(piece, {
      choices: sent.choices.filter((choice) => startsWith(choice.path, lane)),
      routes: sent.routes.filter(({ choice }) => startsWith(choice.path, lane)),
    });
  }
  return { ...before, pieces: next };
}

/** What a scene offers: its own choices, and the pieces whose choices it leaves out. */
export interface Offer {
  choices: readonly Choice[];
  pickable: readonly string[];
}

/** Pieces that can be picked and whose choices are not here yet. */
export function unread(offer: Offer, fetched: Fetched): string[] {
  return fetched.all !== null ? [] : offer.pickable.filter((piece) => !fetched.pieces.has(piece));
}

/** Every choice that is here: the scene's, then those fetched, then ways of several steps. */
export function onOffer(offer: Offer, fetched: Fetched, routes: readonly Route[]): readonly Choice[] {
  const more = offer.pickable.flatMap((piece) => fetched.pieces.get(piece)?.choices ?? []);
  // What begins at such a piece and is in the scene all the same is among what was fetched.
  const left = new Set(offer.pickable.filter((piece) => fetched.pieces.has(piece)));
  const own = left.size === 0 ? offer.choices : offer.choices.filter(({ path: [first] }) => first === undefined || !("piece" in first) || !left.has(first.piece));
  const here = fetched.all ?? (more.length === 0 ? own : [...own, ...more]);
  const further = routes.flatMap(({ choice }) => (choiceAt(here, choice.path) === undefined ? [choice] : []));
  return further.length === 0 ? here : [...here, ...further];
}

/** Ways of several steps of the pieces picked. */
export function waysOf(fetched: Fetched, pick: Pick): Route[] {
  return picked(pick).flatMap((piece) => [...(fetched.pieces.get(piece)?.routes ?? [])]);
}

/**
 * Which pieces to ask for next: those picked, if their choices are not here or they could go
 * further than one step, and with them those that stand beside them and may come along.
 */
export function wanted(offer: Offer, fetched: Fetched, pick: Pick, beside: (piece: string) => readonly string[]): string[] {
  const asks = picked(pick).filter((piece) => !fetched.pieces.has(piece) && (unread(offer, fetched).includes(piece) || walks(fetched.all ?? offer.choices, { piece })));
  const along = picked(pick).flatMap(beside).filter((piece) => unread(offer, fetched).includes(piece));
  return [...new Set([...asks, ...along])];
}

function picked(pick: Pick): string[] {
  return pick.flatMap((lane) => {
    const first = lane[0];
    return lane.length === 1 && first !== undefined && "piece" in first ? [first.piece] : [];
  });
}

/** Whether a piece could go somewhere, perhaps step by step, or be told to set out. */
function walks(choices: readonly Choice[], anchor: Anchor): boolean {
  return behind(choices, [anchor]).some(({ path: [, goal, ...more] }) => goal !== undefined && ("place" in goal || ("button" in goal && (goal.button === "move" || goal.button === "stack"))) && more.length === 0);
}

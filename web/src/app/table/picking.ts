/** What has been clicked of the choices on offer, how far the pieces picked can go, and what a click means. */

import { createEffect, createMemo, createSignal, on } from "solid-js";
import { placeName } from "../../art/maps";
import { frontOf } from "../../art/cards";
import { roman } from "../../art/roman";
import type { Anchor, Choice, Piece, Route, Scene } from "../../art/types";
import { api } from "../core/api";
import { NOTHING, anchorKey, choiceAt, click, glows, keep, obvious, samePath, starts, startsWith } from "../core/paths";
import type { Clicked, Pick } from "../core/paths";
import type { SeatTable } from "../core/merge";
import { lang, t } from "../i18n";
import { pieceName } from "./pieces";

/** The button that ends what a piece is in the middle of (docs/API.md). */
export const HALT: readonly Anchor[] = [{ button: "halt" }];

export interface PickingParts {
  table: () => SeatTable | null;
  /** Whether nothing can be chosen now: something is being sent, or somebody else must take over. */
  closed: () => boolean;
}

export function createPicking(id: string, parts: PickingParts) {
  const { table, closed } = parts;
  const [pick, setPick] = createSignal<Pick>(NOTHING);
  /** How far the pieces picked can go, as far as the server has said it. */
  const [found, setFound] = createSignal<readonly { piece: string; routes: Route[] }[]>([]);
  const scene = (): Scene | null => table()?.scene ?? null;
  const routes = createMemo((): Route[] => (closed() ? [] : found().flatMap(({ routes }) => routes)));
  const choices = createMemo((): Choice[] => {
    if (closed()) return [];
    const offered = scene()?.choices ?? [];
    const further = routes().flatMap(({ choice }) => (choiceAt(offered, choice.path) === undefined ? [choice] : []));
    return further.length === 0 ? offered : [...offered, ...further];
  });
  const lit = createMemo(() => glows(choices(), pick()));

  // Pieces that are picked and could go to several places: how far they can go in several steps.
  const walkers = createMemo(
    () =>
      pick().flatMap((lane) => {
        const first = lane[0];
        if (lane.length !== 1 || first === undefined || !("piece" in first)) return [];
        const walks = scene()?.choices.some((choice) => choice.cost !== null && choice.path.length === 2 && startsWith(choice.path, lane)) ?? false;
        return walks ? [first.piece] : [];
      }),
    [],
    { equals: (one, other) => one.join() === other.join() },
  );
  createEffect(
    on([walkers, () => table()?.version, lang], ([pieces, version]) => {
      setFound([]);
      const mine = table()?.seat ?? null;
      if (mine === null) return;
      for (const piece of pieces) {
        api
          .routes(id, mine, piece, lang())
          .then((routes) => {
            if (table()?.version === version && walkers().includes(piece)) setFound((before) => [...before, { piece, routes }]);
          })
          // One can still go step by step.
          .catch(() => undefined);
      }
    }),
  );

  /** A piece that has no choice of its own stands for its place, if that has one. */
  function actual(anchor: Anchor): Anchor {
    if (!("piece" in anchor)) return anchor;
    const offers = lit().some((glow) => anchorKey(glow.anchor) === anchorKey(anchor));
    if (offers || starts(choices(), anchor)) return anchor;
    const place = placeOf(scene(), anchor);
    const instead = place === null ? null : { place };
    if (instead !== null && (starts(choices(), instead) || lit().some((glow) => anchorKey(glow.anchor) === anchorKey(instead)))) return instead;
    return anchor;
  }

  const together = (one: Anchor, other: Anchor): boolean => placeOf(scene(), one) !== null && placeOf(scene(), one) === placeOf(scene(), other);

  return {
    pick,
    setPick,
    routes,
    choices,
    lit,
    /** What a click comes to. */
    click: (anchor: Anchor, how: { add?: boolean }): Clicked => click(choices(), pick(), actual(anchor), { add: how.add ?? false, together }),
    /** The pick that needs no click. */
    begin: () => setPick(obvious(scene()?.choices ?? [])),
    /** Picks something afresh. */
    take: (anchor: Anchor) => {
      const next = click(choices(), NOTHING, actual(anchor));
      if (next.kind === "picked") setPick(next.pick);
    },
    /** What stays picked when other choices are on offer. */
    follow: (next: SeatTable) => {
      const kept = keep(next.scene.choices, pick());
      setPick(kept.length > 0 ? kept : obvious(next.scene.choices));
    },
    /** What must be sent before a click on another piece of mine counts: the one on the way stops. */
    halting: (anchor: Anchor): Choice | undefined => {
      const own = "piece" in anchor && pieceById(scene(), anchor.piece)?.side === table()?.seat;
      return own && !samePath([actual(anchor)], pick()[0] ?? []) ? choiceAt(choices(), HALT) : undefined;
    },
  };
}

export type Picking = ReturnType<typeof createPicking>;

/** A piece on the map, in a box or in a fight. */
export function pieceById(scene: Scene | null, piece: string): Piece | undefined {
  return (
    scene?.pieces.find((one) => one.id === piece) ??
    scene?.battle?.lines.flatMap((line) => [...line.columns.flatMap((column) => column.pieces.map((one) => one.piece)), ...line.reserve]).find((one) => one.id === piece)
  );
}

function placeOf(scene: Scene | null, anchor: Anchor): string | null {
  return "piece" in anchor ? (pieceById(scene, anchor.piece)?.place ?? null) : null;
}

/** What to call something on the screen. */
export function nameOf(scene: Scene | null, anchor: Anchor): string {
  if ("place" in anchor) return placeName(scene?.map ?? "", anchor.place);
  if ("button" in anchor) return anchor.button;
  if ("facing" in anchor) return t().table.facing(anchor.facing);
  if ("card" in anchor) {
    const cards = scene?.hands.flatMap((hand) => hand.cards.flatMap((one) => frontOf(one) ?? [])) ?? [];
    const card = cards.find((one) => one.id === anchor.card);
    if (card === undefined) return anchor.card;
    // Where cards are of several kinds, their names suffice.
    return card.kind !== null ? card.name : [card.name, card.numbers.map(roman).join(" / ")].filter((part) => part !== "").join(" ");
  }
  const piece = pieceById(scene, anchor.piece);
  return piece === undefined ? anchor.piece : pieceName(piece, scene?.sides ?? []);
}

/** What has been clicked of the choices on offer, how far the pieces picked can go, and what a click means. */

import { createComputed, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import { placeName } from "../../art/maps";
import { frontOf } from "../../art/cards";
import { roman } from "../../art/roman";
import type { Anchor, Choice, Piece, Route, Scene } from "../../art/types";
import type { ChoicesOf, Goal } from "../../generated/api";
import { api } from "../core/api";
import { NONE, fetchedWith, onOffer, unread, wanted, waysOf } from "../core/offered";
import type { Fetched, Offer } from "../core/offered";
import { NOTHING, anchorKey, choiceAt, click, glows, group, keep, obvious, sameAnchor, samePath, starts } from "../core/paths";
import type { Clicked, Pick } from "../core/paths";
import type { SeatTable } from "../core/merge";
import { lang, t } from "../i18n";
import { pieceName } from "./pieces";

/** The button that ends what a piece is in the middle of (docs/API.md). */
const HALT: readonly Anchor[] = [{ button: "halt" }];

/** Where more stand together, nobody is asked for before it is clicked. */
const FEW = 12;

export interface PickingParts {
  table: () => SeatTable | null;
  /** Whether nothing can be chosen now: something is being sent, or somebody else must take over. */
  closed: () => boolean;
}

export function createPicking(id: string, parts: PickingParts) {
  const { table } = parts;
  const closed = createMemo(() => parts.closed());
  const [pick, setPick] = createSignal<Pick>(NOTHING);
  /** The pick that was made of a whole pile by one click. */
  const [gathered, setGathered] = createSignal<Pick>(NOTHING);
  const [fetched, setFetched] = createSignal<Fetched>(NONE);
  /** How many look at everything on offer, such as a list of it. */
  const [lookers, setLookers] = createSignal(0);
  const scene = createMemo((): Scene | null => table()?.scene ?? null);
  const version = createMemo(() => table()?.version ?? 0);
  const seat = createMemo(() => table()?.seat ?? null);
  const offer = createMemo((): Offer => ({ choices: scene()?.choices ?? [], pickable: table()?.pickable ?? [] }));
  const routes = createMemo((): Route[] => (closed() ? [] : waysOf(fetched(), pick())));
  const choices = createMemo((): readonly Choice[] => (closed() ? [] : onOffer(offer(), fetched(), routes())));
  /** Pieces that can be picked and whose choices are still to be fetched. */
  const pickable = createMemo((): readonly string[] => (closed() ? [] : unread(offer(), fetched())));
  const lit = createMemo(() => {
    const here = glows(choices(), pick());
    return pick().length > 0 ? here : [...here, ...pickable().map((piece) => ({ anchor: { piece }, attack: false, completes: false }))];
  });

  // What was fetched belongs to one state of the table, for one seat, in one language.
  const [epoch, renew] = createSignal(0);
  createComputed(
    on([scene, version, seat, lang], () => {
      setFetched(NONE);
      renew((before) => before + 1);
    }),
  );
  const keyOf = (pieces: readonly string[] | null): string => `${epoch()} ${pieces === null ? "*" : [...pieces].sort().join()}`;
  /** What was asked for before anybody clicked, since the pointer came there. */
  let foreseen: { key: string; sent: Promise<ChoicesOf> } | null = null;
  /** Fetches what pieces can do, or everything; says whether that is here now. */
  async function fetchChoices(pieces: readonly string[] | null): Promise<boolean> {
    const [mine, now] = [seat(), epoch()];
    if (mine === null) return false;
    try {
      const sent = await (foreseen?.key === keyOf(pieces) ? foreseen.sent : api.choices(id, mine, version(), pieces, lang()));
      if (epoch() !== now) return false;
      setFetched((before) => fetchedWith(before, pieces, sent));
      return true;
    } catch {
      // The table has moved on, or nobody answers: news of either are on their way.
      return false;
    }
  }

  /** One request at a time for the same pieces. */
  let loading: { key: string; done: Promise<boolean> } | null = null;
  function load(pieces: readonly string[] | null): Promise<boolean> {
    const key = keyOf(pieces);
    if (loading?.key === key) return loading.done;
    const done = fetchChoices(pieces).finally(() => {
      if (loading?.key === key) loading = null;
    });
    loading = { key, done };
    return done;
  }

  // A group that is picked: where it can go together, planned by the server before anybody commits.
  const [planned, setPlanned] = createSignal<{ key: string; goals: readonly Goal[] }>({ key: "", goals: [] });
  const groupKey = createMemo(() => (pickedPieces(pick()).length > 1 && !closed() ? `${epoch()} ${pickedPieces(pick()).join()}` : ""));
  const goals = createMemo((): readonly Goal[] => (planned().key === groupKey() ? planned().goals : []));
  /** What is being planned, for those who cannot wait to click. */
  let planning: { key: string; done: Promise<void> } = { key: "", done: Promise.resolve() };
  createEffect(
    on(groupKey, (key) => {
      const mine = seat();
      if (key === "" || mine === null) return;
      // What the table has moved on from, nobody wants to know.
      const done = api.goals(id, mine, version(), pickedPieces(pick()), lang()).then((list) => void setPlanned({ key, goals: list }), () => undefined);
      planning = { key, done };
    }),
  );

  const beside = (piece: string): string[] => {
    const place = placeOf(scene(), { piece });
    return place === null ? [] : (scene()?.pieces ?? []).flatMap((other) => (other.place === place ? [other.id] : []));
  };
  // Pieces that are picked: what they can do and how far they can go.
  createEffect(
    on([pick, fetched, epoch, closed], () => {
      if (closed()) return;
      const pieces = wanted(offer(), fetched(), pick(), beside);
      if (pieces.length > 0) void load(pieces);
    }),
  );
  createEffect(() => {
    if (lookers() > 0 && pickable().length > 0) void load(null);
  });

  /** A piece that has no choice of its own stands for its place, if that has one. */
  function actual(anchor: Anchor): Anchor {
    if (!("piece" in anchor)) return anchor;
    const offers = lit().some((glow) => anchorKey(glow.anchor) === anchorKey(anchor));
    if (offers || starts(choices(), anchor) || pickable().includes(anchor.piece)) return anchor;
    const place = placeOf(scene(), anchor);
    const instead = place === null ? null : { place };
    if (instead !== null && (starts(choices(), instead) || lit().some((glow) => anchorKey(glow.anchor) === anchorKey(instead)))) return instead;
    return anchor;
  }

  /** What a click on a piece needs and is not here: its choices, and those of others that stand there. */
  function lacking(anchor: Anchor): string[] {
    const real = actual(anchor);
    return "piece" in real && pickable().includes(real.piece) ? wanted(offer(), fetched(), [[real]], beside) : [];
  }

  const together = (one: Anchor, other: Anchor): boolean => placeOf(scene(), one) !== null && placeOf(scene(), one) === placeOf(scene(), other);

  return {
    pick,
    setPick,
    routes,
    goals,
    choices,
    pickable,
    lit,
    /** What a click comes to. Of a group that was taken as a whole, the first piece that is clicked stays alone. */
    click: (anchor: Anchor, how: { add?: boolean }): Clicked => {
      const meant = actual(anchor);
      const lane = gathered() === pick() && how.add !== true ? pick().find(([first]) => first !== undefined && sameAnchor(first, meant)) : undefined;
      if (lane !== undefined && pick().length > 1) return { kind: "picked", pick: [lane] };
      const clicked = click(choices(), pick(), meant, { add: how.add ?? false, together });
      // A group goes as it was planned.
      const plan = clicked.kind === "chosen" && "place" in meant ? goals().find(({ place }) => place === meant.place) : undefined;
      if (plan === undefined || plan.goes.length === 0) return clicked;
      return { kind: "chosen", choices: waysIn(plan).map(({ choice }) => choice), left: plan.stays.map(({ piece }) => ({ piece })) };
    },
    /** Picks pieces together, as many of them as can go somewhere in common. */
    gather: async (pieces: readonly string[]): Promise<void> => {
      if (loading !== null) await loading.done;
      const missing = pieces.filter((piece) => pickable().includes(piece));
      if (missing.length > 0) await load(missing);
      const all = group(choices(), pieces);
      setGathered(all);
      setPick(all);
    },
    /** Has at hand what a click on this needs. */
    prepare: async (anchor: Anchor): Promise<void> => {
      // A click that came before this one may still wait for its choices.
      if (loading !== null) await loading.done;
      // A group goes as it is planned, however quick the click is.
      if ("place" in actual(anchor) && planning.key === groupKey()) await planning.done;
      const pieces = lacking(anchor);
      if (pieces.length > 0) await load(pieces);
    },
    /** The pointer is on something that may be clicked: what a piece there can do is asked for, and nothing shows yet. */
    foresee: (anchor: Anchor): void => {
      const mine = seat();
      const real = actual(anchor);
      const pieces = !closed() && "piece" in real ? wanted(offer(), fetched(), [[real]], beside) : [];
      const key = keyOf(pieces);
      if (mine === null || pieces.length === 0 || pieces.length > FEW || loading !== null || foreseen?.key === key) return;
      const sent = api.choices(id, mine, version(), pieces, lang());
      foreseen = { key, sent };
      // Whoever clicks asks again.
      sent.catch(() => {
        if (foreseen?.sent === sent) foreseen = null;
      });
    },
    /** The actions of a choice: one, or those of all its steps. */
    actionsOf: (choice: Choice): unknown[] => {
      const route = [...routes(), ...goals().flatMap(waysIn)].find((one) => one.choice === choice);
      return [choice.action, ...(route?.then ?? [])];
    },
    /** The pick that needs no click. */
    begin: () => setPick(first(offer())),
    /** Picks something afresh. */
    take: (anchor: Anchor) => {
      const next = click(choices(), NOTHING, actual(anchor));
      if (next.kind === "picked") setPick(next.pick);
    },
    /** What stays picked when other choices are on offer. */
    follow: (next: SeatTable) => {
      const kept = keep(next.scene.choices, pick());
      const open = pick().flatMap(([piece]) => (piece !== undefined && "piece" in piece && next.pickable.includes(piece.piece) ? [[piece]] : []));
      setPick(open.length > 0 ? open : kept.length > 0 ? kept : first({ choices: next.scene.choices, pickable: next.pickable }));
    },
    /** Ends when what is being fetched is here. */
    read: async (): Promise<void> => {
      await loading?.done;
    },
    /** Has everything on offer at hand for as long as the caller is there. */
    lookAtAll: () => {
      setLookers((count) => count + 1);
      onCleanup(() => setLookers((count) => count - 1));
    },
    /** What must be sent before a click on another piece of mine counts: the one on the way stops. */
    halting: (anchor: Anchor): Choice | undefined => {
      const own = "piece" in anchor && pieceById(scene(), anchor.piece)?.side === table()?.seat;
      return own && !samePath([actual(anchor)], pick()[0] ?? []) ? choiceAt(choices(), HALT) : undefined;
    },
  };
}

/** The pick that needs no click, whether or not its choices are here. */
function first({ choices, pickable: [only, ...others] }: Offer): Pick {
  if (only === undefined) return obvious(choices);
  const alone = others.length === 0 && choices.every(({ path: [start] }) => start === undefined || "button" in start || sameAnchor(start, { piece: only }));
  return alone ? [[{ piece: only }]] : NOTHING;
}

export type Picking = ReturnType<typeof createPicking>;

/** The ways of all that set out, those that stop on the way last. */
const waysIn = ({ goes, short }: Goal): readonly Route[] => [...goes, ...short.map(({ route }) => route)];

/** The pieces of a pick of pieces alone. */
export function pickedPieces(pick: Pick): string[] {
  return pick.flatMap(([first, ...more]) => (first !== undefined && "piece" in first && more.length === 0 ? [first.piece] : []));
}

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

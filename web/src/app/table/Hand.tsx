/** Cards and the places beside the map, below it: whatever the game has of them. */

import { For, Index, Show, createEffect, createMemo, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import { Card } from "../../art/Card";
import { MiniCard } from "../../art/MiniCard";
import { cardId } from "../../art/cards";
import { PieceImage } from "../../art/PieceArt";
import { sameLook } from "../../art/piles";
import { roman } from "../../art/roman";
import type { Anchor, Area, CardFace, Hand, HandKind, Piece, Scene } from "../../art/types";
import { anchorKey } from "../core/paths";
import { share } from "../core/share";
import type { Glow, Pick } from "../core/paths";
import { lang, t } from "../i18n";
import { pieceLabel, sideName } from "./pieces";

export interface HandProps {
  scene: Scene;
  /** Pieces whose choices are fetched when they are picked. */
  pickable?: readonly string[];
  glows: readonly Glow[];
  pick: Pick;
  onAnchor: ((anchor: Anchor) => void) | null;
  /** The piece under the pointer or with the focus. */
  onHover?: (anchor: Anchor | null) => void;
  /** Has a computer player place what is still in the pools. */
  onPlace?: () => void;
}

/** Whether there is little room below the map: then the tray is folded unless it is needed. */
const LITTLE = "(max-width: 699px) and (min-height: 521px), (max-height: 799px) and (min-height: 521px)";
const [scarce, setScarce] = createSignal(false);
if (typeof window !== "undefined" && typeof window.matchMedia === "function") {
  const query = window.matchMedia(LITTLE);
  setScarce(query.matches);
  query.addEventListener("change", (event) => setScarce(event.matches));
}

/** Kinds that lie in one row with the viewer's own cards, in this order. */
const OWN_ROW: readonly HandKind[] = ["spent", "played", "hand"];

export function HandTray(props: HandProps): JSX.Element {
  const viewer = () => props.scene.viewer;
  const inRow = (hand: Hand): boolean => hand.side === viewer() && OWN_ROW.includes(hand.kind) && hand.label === null;
  const own = (): Hand[] => OWN_ROW.flatMap((kind) => props.scene.hands.filter((hand) => inRow(hand) && hand.kind === kind));
  /** Hands of others show nothing, unless the game has a name for them or they lie open. */
  const shows = (hand: Hand): boolean =>
    !inRow(hand) && hand.cards.length > 0 && (hand.label !== null || hand.kind === "played" || (hand.side === viewer() && hand.kind !== "discard"));
  /** One's own hand comes first, then what lies before everybody, then the rest of one's own. */
  const rank = (hand: Hand): number => {
    if (hand.kind === "discard") return 4;
    if (hand.side === viewer()) return hand.kind === "hand" ? 0 : 2;
    return hand.side === null ? 1 : 3;
  };
  const others = createMemo(() => props.scene.hands.filter(shows).sort((one, other) => rank(one) - rank(other)));
  const areas = createMemo<AreaView[]>((before) => {
    const next = props.scene.areas.flatMap((area) => {
      // Boxes of commanders have a place of their own in the panel, and beside them what nobody can use.
      if (area.kind !== "pool") return [];
      const pieces = props.scene.pieces.filter((piece) => piece.place === area.id);
      if (inPanel(props.scene, area, props.pickable)) return [];
      return pieces.length > 0 || area.of !== null ? [{ area, count: pieces.length, heaps: heaps(pieces) }] : [];
    });
    share(before, next);
    return next;
  }, []);
  const live = (anchor: Anchor): boolean => props.glows.some((glow) => anchorKey(glow.anchor) === anchorKey(anchor));
  const chosen = (anchor: Anchor): boolean => props.pick.some((lane) => lane.some((one) => anchorKey(one) === anchorKey(anchor)));
  const state: TrayState = { live, chosen, press: () => props.onAnchor, hover: (anchor) => props.onHover?.(anchor), folded: () => folded() };
  const turn = () => props.scene.tracks.find((track) => track.kind === "turn")?.value ?? null;
  /** The turn of the card in play, and of those before it, which lie in the order of their turns. */
  const stamp = (hand: Hand, index: number): string | undefined => {
    const now = turn();
    if (now === null) return undefined;
    if (hand.kind === "spent") return roman(index + 1);
    return hand.kind === "played" ? roman(now) : undefined;
  };
  const title = (hand: Hand): string => {
    if (hand.label !== null) return hand.label;
    const owner = sideName(hand.side ?? "", props.scene.sides);
    return hand.kind === "played" ? t().table.played(owner) : t().table.handOf(owner);
  };
  /** Where many cards lie on the table, one's own pieces are next to one's own hand. */
  const named = (hand: Hand): boolean => hand.side === viewer() && hand.kind === "hand";
  const near = ({ area }: AreaView): boolean => area.side !== null && area.side === viewer() && props.scene.hands.some((hand) => named(hand) && hand.label !== null);
  const Rows = (rows: { hands: readonly Hand[] }): JSX.Element => (
    <For each={rows.hands.map((hand) => hand.side + hand.kind + hand.label)}>
      {(_, at) => (
        <Show when={rows.hands[at()]}>{(hand) => <CardRow hand={hand()} title={title(hand())} stamp={hand().kind === "played" && hand().side !== null ? stamp(hand(), 0) : undefined} state={state} mine={hand().side === viewer()} />}</Show>
      )}
    </For>
  );
  const Areas = (boxes: { areas: readonly AreaView[] }): JSX.Element => <For each={boxes.areas}>{(view) => <AreaBox {...view} scene={props.scene} state={state} onPlace={view.heaps.some((heap) => heap.some((piece) => live({ piece: piece.id }))) ? props.onPlace : undefined} />}</For>;
  /** Cards and pieces of the tray that can be chosen now unfold it. */
  const wanted = createMemo(() => {
    const pools = new Set(props.scene.areas.filter((area) => area.kind === "pool").map((area) => area.id));
    const inPool = new Set(props.scene.pieces.filter((piece) => pools.has(piece.place)).map((piece) => piece.id));
    return props.glows.some(({ anchor }) => "card" in anchor || ("piece" in anchor && inPool.has(anchor.piece)));
  });
  // What somebody folds or unfolds stays so until the tray is wanted for something else.
  const [chosenFold, setChosenFold] = createSignal<boolean | null>(null);
  createEffect(on(wanted, () => setChosenFold(null), { defer: true }));
  const folded = (): boolean => chosenFold() ?? (scarce() && !wanted());
  return (
    <div class="tray" data-testid="hand" classList={{ folded: folded() }}>
      {/* What lies there scrolls beside the button and never under it, however much it is. */}
      <div class="tray-lies" role="group" aria-label={t().table.hand} tabindex="0">
        <Show when={own().some((hand) => hand.cards.length > 0)}>
          <section class="tray-cards" aria-label={t().table.hand}>
            <h2 class="tray-title">{t().table.hand}</h2>
            <div class="cards">
              <For each={own()}>{(hand) => <For each={hand.cards}>{(card, index) => <CardSlot card={card} hand={hand} stamp={stamp(hand, index())} state={state} mine />}</For>}</For>
            </div>
          </section>
        </Show>
        <Rows hands={others().filter(named)} />
        <Areas areas={areas().filter(near)} />
        <Rows hands={others().filter((hand) => !named(hand))} />
        <Areas areas={areas().filter((view) => !near(view))} />
      </div>
      <button type="button" class="quiet tray-fold" data-testid="tray-fold" aria-expanded={!folded()} onClick={() => setChosenFold(!folded())}>
        <span class="tray-fold-word">{folded() ? t().table.trayUnfold : t().table.trayFold}</span>
        <span class="tray-fold-sign" aria-hidden="true">
          {folded() ? "▲" : "▼"}
        </span>
      </button>
    </div>
  );
}

/** Pools that nobody can use just now, such as what was lost, for the panel. */
export function PanelPools(props: { scene: Scene; pickable: readonly string[]; onHover: (anchor: Anchor | null) => void }): JSX.Element {
  const pools = createMemo((): AreaView[] =>
    props.scene.areas.flatMap((area) => {
      const pieces = props.scene.pieces.filter((piece) => piece.place === area.id);
      return pieces.length > 0 && inPanel(props.scene, area, props.pickable) ? [{ area, count: pieces.length, heaps: heaps(pieces) }] : [];
    }),
  );
  const state: TrayState = { live: () => false, chosen: () => false, press: () => null, hover: (anchor) => props.onHover(anchor), folded: () => false };
  return <For each={pools()}>{(view) => <AreaBox {...view} scene={props.scene} state={state} />}</For>;
}

/** The pools that pieces are raised from, which on a phone have a tab: there the tray has no room for them beside the cards. */
export function LevyPools(props: Omit<HandProps, "onPlace">): JSX.Element {
  const pools = createMemo<AreaView[]>(() =>
    levyAreas(props.scene, props.pickable).map((area) => {
      const pieces = props.scene.pieces.filter((piece) => piece.place === area.id);
      return { area, count: pieces.length, heaps: heaps(pieces) };
    }),
  );
  const state: TrayState = {
    live: (anchor) => props.glows.some((glow) => anchorKey(glow.anchor) === anchorKey(anchor)),
    chosen: (anchor) => props.pick.some((lane) => lane.some((one) => anchorKey(one) === anchorKey(anchor))),
    press: () => props.onAnchor,
    hover: (anchor) => props.onHover?.(anchor),
    folded: () => false,
  };
  return <For each={pools()}>{(view) => <AreaBox {...view} scene={props.scene} state={state} />}</For>;
}

/** Pools beside the map that belong to somebody, and what was lost from them. */
export function levyAreas(scene: Scene, pickable: readonly string[] = []): Area[] {
  return scene.areas.filter((area) => area.kind === "pool" && !inPanel(scene, area, pickable) && (area.of !== null || scene.pieces.some((piece) => piece.place === area.id)));
}

/** Whether a pool lies in the panel: nobody's, of which nothing can be used, where there are boxes of commanders or leaders who act in turn. */
export function inPanel(scene: Scene, area: Area, pickable: readonly string[] = []): boolean {
  const boxed = scene.areas.some((other) => other.kind === "box");
  const inside = new Set(scene.pieces.filter((piece) => piece.place === area.id).map((piece) => piece.id));
  const used = pickable.some((piece) => inside.has(piece)) || scene.choices.some((choice) => choice.path.some((anchor) => "piece" in anchor && inside.has(anchor.piece)));
  return (boxed || scene.roster !== undefined) && area.kind === "pool" && area.side === null && !used;
}

interface AreaView {
  area: Area;
  count: number;
  heaps: Piece[][];
}

interface TrayState {
  live: (anchor: Anchor) => boolean;
  chosen: (anchor: Anchor) => boolean;
  press: () => ((anchor: Anchor) => void) | null;
  hover: (anchor: Anchor | null) => void;
  /** Whether cards are shown as small ones. */
  folded: () => boolean;
}

/** Cards that lie together. Those nobody reads one by one are a pile: its top and how many there are. */
function CardRow(props: { hand: Hand; title: string; stamp?: string | undefined; state: TrayState; mine: boolean }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const many = (): boolean => props.hand.cards.length > 1 && (props.hand.kind === "discard" || props.hand.cards.every((card) => cardId(card) === undefined));
  const wanted = (): boolean => props.hand.cards.some((card) => isLive(cardId(card), props.state));
  const piled = (): boolean => many() && !open() && !wanted();
  const readable = (): boolean => props.hand.cards.some((card) => cardId(card) !== undefined);
  return (
    <section class="tray-cards other" aria-label={props.title} data-testid={`hand-${props.hand.kind}`}>
      <h2 class="tray-title">
        {many() ? t().table.areaCount(props.title, props.hand.cards.length) : props.title}
        <Show when={many() && readable() && !wanted()}>
          <button type="button" class="quiet pile-open" aria-expanded={open()} onClick={() => setOpen(!open())}>
            {open() ? t().table.pileClose : t().table.pileOpen}
          </button>
        </Show>
      </h2>
      <div class="cards">
        {/* By position, so that a card that is turned over is the one that lay there. */}
        <Index each={piled() ? props.hand.cards.slice(-1) : props.hand.cards}>
          {(card) => <CardSlot card={card()} hand={props.hand} stamp={props.stamp} state={props.state} mine={props.mine} />}
        </Index>
      </div>
    </section>
  );
}

/** A card; one that was face down turns over when it is shown. */
function CardSlot(props: { card: CardFace; hand: Hand; stamp?: string | undefined; state: TrayState; mine?: boolean }): JSX.Element {
  const anchor = (): Anchor | null => {
    const card = cardId(props.card);
    return card === undefined ? null : { card };
  };
  const live = () => isLive(cardId(props.card), props.state);
  const chosen = (): boolean => {
    const at = anchor();
    return at !== null && props.state.chosen(at);
  };
  const flipped = createMemo<{ shows: CardFace["shows"] | null; turned: boolean }>(
    (before) => ({ shows: props.card.shows, turned: before.shows === "back" && props.card.shows === "front" }),
    FIRST,
  );
  /** What a click does; nothing while it lies face down, or where only what is lit may be clicked. */
  const click = (): (() => void) | undefined => {
    const [at, press] = [anchor(), props.state.press()];
    return at === null || press === null || (props.hand.kind !== "hand" && !live()) ? undefined : () => press(at);
  };
  const looks = (): "hand" | "played" | "spent" => {
    const kind = props.hand.kind;
    return props.mine === true && (kind === "played" || kind === "spent") ? kind : "hand";
  };
  return (
    <span
      class="card-slot"
      classList={{ flip: flipped().turned }}
      data-testid={props.mine === true && props.hand.kind === "hand" ? "card" : undefined}
      data-card={cardId(props.card)}
      data-live={live()}
      {...pointing(anchor, props.state.hover)}
    >
      <Show when={props.state.folded()} fallback={<Card face={props.card} side={props.hand.side ?? undefined} state={looks()} stamp={props.stamp} live={live()} chosen={chosen()} lang={lang()} onClick={click()} />}>
        <MiniCard face={props.card} side={props.hand.side ?? undefined} state={props.hand.kind} live={live()} chosen={chosen()} onClick={click()} />
      </Show>
    </span>
  );
}
const FIRST = { shows: null, turned: false };

function isLive(card: string | undefined, state: TrayState): boolean {
  return card !== undefined && state.live({ card });
}

/** Tells what the pointer is over, what has the focus, or what a finger rests on. */
function pointing(anchor: () => Anchor | null, hover: (anchor: Anchor | null) => void) {
  let resting = 0;
  const away = (): void => {
    window.clearTimeout(resting);
    hover(null);
  };
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") hover(anchor());
      else resting = window.setTimeout(() => hover(anchor()), REST_MS);
    },
    onPointerLeave: away,
    onPointerCancel: away,
    onFocusIn: () => hover(anchor()),
    onFocusOut: away,
  };
}
const REST_MS = 350;

/** Pieces that cannot be told apart, as one heap. */
function heaps(pieces: readonly Piece[]): Piece[][] {
  const out: Piece[][] = [];
  for (const piece of pieces) {
    const heap = out.find(([first]) => first !== undefined && sameLook(first, piece));
    if (heap === undefined) out.push([piece]);
    else heap.push(piece);
  }
  return out;
}

/** A pool of loose pieces, with how much it holds. */
function AreaBox(props: AreaView & { scene: Scene; state: TrayState; onPlace?: (() => void) | undefined }): JSX.Element {
  const title = (): string => {
    const { label, used, of } = props.area;
    if (used !== null && of !== null) return t().table.areaUsed(label, used, of);
    return t().table.areaCount(label, props.count);
  };
  return (
    <section class="tray-pool" classList={{ gone: props.area.side === null }} aria-label={title()} data-testid={`area-${props.area.id}`}>
      <h2 class="tray-title">
        <Show when={props.area.side}>{(side) => <span class={`mark hue hue-${side()}`} aria-hidden="true" />}</Show>
        {title()}
        <Show when={props.onPlace}>
          {(place) => (
            <button type="button" class="place-rest" data-testid="place-rest" onClick={() => place()()}>
              {t().table.placeRest}
            </button>
          )}
        </Show>
      </h2>
      <div class="pool">
        <For each={props.heaps}>{(heap) => <PoolHeap heap={heap} scene={props.scene} state={props.state} />}</For>
      </div>
    </section>
  );
}

function PoolHeap(props: { heap: readonly Piece[]; scene: Scene; state: TrayState }): JSX.Element {
  /** Of a heap, the one that is offered stands for all. */
  const piece = (): Piece | undefined => props.heap.find((one) => props.state.live({ piece: one.id }) || props.state.chosen({ piece: one.id })) ?? props.heap[0];
  return (
    <Show when={piece()}>
      {(one) => (
        <button
          type="button"
          class="pool-block"
          data-piece={one().id}
          data-live={props.state.live({ piece: one().id })}
          data-testid="pool-block"
          aria-pressed={props.state.chosen({ piece: one().id })}
          tabindex={props.state.live({ piece: one().id }) ? 0 : -1}
          onClick={() => props.state.press()?.({ piece: one().id })}
          {...pointing(() => ({ piece: one().id }), props.state.hover)}
        >
          <PieceImage face={one().face} marks={one().marks} label={pieceLabel(one(), props.scene.sides)} />
          <Show when={props.heap.length > 1}>
            <span class="heap-count">× {props.heap.length}</span>
          </Show>
        </button>
      )}
    </Show>
  );
}

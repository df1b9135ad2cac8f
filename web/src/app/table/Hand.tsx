/** Cards and the places beside the map, below it: whatever the game has of them. */

import { For, Index, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { Card } from "../../art/Card";
import { PieceImage } from "../../art/PieceArt";
import { roman } from "../../art/roman";
import type { Anchor, Area, CardFace, Hand, Piece, Scene } from "../../art/types";
import { anchorKey } from "../core/paths";
import type { Glow, Pick } from "../core/paths";
import { t } from "../i18n";
import { pieceLabel, sideName } from "./pieces";

export interface HandProps {
  scene: Scene;
  glows: readonly Glow[];
  pick: Pick;
  onAnchor: ((anchor: Anchor) => void) | null;
  /** The piece under the pointer or with the focus. */
  onHover?: (anchor: Anchor | null) => void;
}

/** Kinds that lie in one row with the viewer's own cards, in this order. */
const OWN_ROW: readonly string[] = ["spent", "played", "hand"];

export function HandTray(props: HandProps): JSX.Element {
  const viewer = () => props.scene.viewer;
  const inRow = (hand: Hand): boolean => hand.side === viewer() && OWN_ROW.includes(hand.kind) && hand.label === "";
  const own = (): Hand[] => OWN_ROW.flatMap((kind) => props.scene.hands.filter((hand) => inRow(hand) && hand.kind === kind));
  /** Hands of others show nothing, unless the game has a name for them or they lie open. */
  const others = (): Hand[] =>
    props.scene.hands.filter((hand) => !inRow(hand) && hand.cards.length > 0 && (hand.label !== "" || hand.kind === "played" || (hand.side === viewer() && hand.kind !== "discard")));
  const areas = createMemo(() =>
    props.scene.areas.flatMap((area) => {
      // Boxes of commanders have a place of their own in the panel.
      if (area.kind === "box") return [];
      const pieces = props.scene.pieces.filter((piece) => piece.place === area.id);
      return pieces.length > 0 || area.of !== null ? [{ area, pieces }] : [];
    }),
  );
  const live = (anchor: Anchor): boolean => props.glows.some((glow) => anchorKey(glow.anchor) === anchorKey(anchor));
  const chosen = (anchor: Anchor): boolean => props.pick.some((lane) => lane.some((one) => anchorKey(one) === anchorKey(anchor)));
  const state: TrayState = { live, chosen, press: () => props.onAnchor, hover: (anchor) => props.onHover?.(anchor) };
  const turn = () => props.scene.tracks.find((track) => track.id === "turn")?.value ?? null;
  const stamp = (hand: Hand, index: number): string | undefined => {
    const now = turn();
    if (now === null) return undefined;
    if (hand.kind === "spent") return roman(index + 1);
    return hand.kind === "played" ? roman(now) : undefined;
  };
  const title = (hand: Hand): string => {
    if (hand.label !== "") return hand.label;
    if (hand.kind === "played") return t().table.played(sideName(hand.side, props.scene.sides));
    return t().table.handOf(sideName(hand.side, props.scene.sides));
  };
  return (
    <div class="tray" data-testid="hand">
      <Show when={own().some((hand) => hand.cards.length > 0)}>
        <section class="tray-cards" aria-label={t().table.hand}>
          <h2 class="tray-title">{t().table.hand}</h2>
          <div class="cards">
            <For each={own()}>{(hand) => <For each={hand.cards}>{(card, index) => <CardSlot card={card} hand={hand} stamp={stamp(hand, index())} state={state} mine />}</For>}</For>
          </div>
        </section>
      </Show>
      <For each={others().map((hand) => hand.side + hand.kind + hand.label)}>
        {(_, at) => (
          <Show when={others()[at()]}>
            {(hand) => (
              <section class="tray-cards other" aria-label={title(hand())}>
                <h2 class="tray-title">{title(hand())}</h2>
                <div class="cards">
                  {/* By position, so that a card that is turned over is the one that lay there. */}
                  <Index each={hand().cards}>{(card) => <CardSlot card={card()} hand={hand()} state={state} mine={hand().side === viewer()} />}</Index>
                </div>
              </section>
            )}
          </Show>
        )}
      </For>
      <For each={areas()}>
        {({ area, pieces }) => <AreaBox area={area} pieces={pieces} scene={props.scene} state={state} />}
      </For>
    </div>
  );
}

interface TrayState {
  live: (anchor: Anchor) => boolean;
  chosen: (anchor: Anchor) => boolean;
  press: () => ((anchor: Anchor) => void) | null;
  hover: (anchor: Anchor | null) => void;
}

/** A card; one that was face down turns over when it is shown. */
function CardSlot(props: { card: CardFace; hand: Hand; stamp?: string; state: TrayState; mine?: boolean }): JSX.Element {
  const anchor = () => ({ card: props.card.id });
  const live = () => props.card.id !== "" && props.state.live(anchor());
  const flipped = createMemo<{ id: string; turned: boolean }>(
    (before) => ({ id: props.card.id, turned: before.id === "" && props.card.id !== "" && before !== FIRST }),
    FIRST,
  );
  const looks = (): "hand" | "played" | "spent" => {
    const kind = props.hand.kind;
    return props.mine === true && (kind === "played" || kind === "spent") ? kind : "hand";
  };
  return (
    <span
      class="card-slot"
      classList={{ flip: flipped().turned }}
      data-testid={props.mine === true && props.hand.kind === "hand" ? "card" : undefined}
      data-card={props.card.id === "" ? undefined : props.card.id}
      data-live={live()}
    >
      <Card
        face={props.card}
        side={props.hand.side}
        state={looks()}
        stamp={props.stamp}
        live={live()}
        chosen={props.card.id !== "" && props.state.chosen(anchor())}
        words={cardWords()}
        onClick={props.card.id === "" || props.state.press() === null || (props.hand.kind !== "hand" && !live()) ? undefined : () => props.state.press()?.(anchor())}
      />
    </span>
  );
}
const FIRST = { id: "", turned: false };

/** A pool of loose pieces, with how much it holds. */
function AreaBox(props: { area: Area; pieces: readonly Piece[]; scene: Scene; state: TrayState }): JSX.Element {
  const title = (): string => {
    const { label, used, of } = props.area;
    if (used !== null && of !== null) return t().table.areaUsed(label, used, of);
    return t().table.areaCount(label, props.pieces.length);
  };
  return (
    <section class="tray-pool" classList={{ gone: props.area.side === "" }} aria-label={title()} data-testid={`area-${props.area.id}`}>
      <h2 class="tray-title">
        <Show when={props.area.side !== ""}>
          <span class={`mark side-${props.area.side}`} aria-hidden="true" />
        </Show>
        {title()}
      </h2>
      <div class="pool">
        <For each={props.pieces}>{(piece) => <PoolPiece piece={piece} scene={props.scene} state={props.state} />}</For>
      </div>
    </section>
  );
}

function PoolPiece(props: { piece: Piece; scene: Scene; state: TrayState }): JSX.Element {
  const anchor = () => ({ piece: props.piece.id });
  return (
    <button
      type="button"
      class="pool-block"
      data-piece={props.piece.id}
      data-live={props.state.live(anchor())}
      data-testid="pool-block"
      aria-pressed={props.state.chosen(anchor())}
      tabindex={props.state.live(anchor()) ? 0 : -1}
      onClick={() => props.state.press()?.(anchor())}
      onPointerEnter={() => props.state.hover(anchor())}
      onPointerLeave={() => props.state.hover(null)}
      onFocus={() => props.state.hover(anchor())}
      onBlur={() => props.state.hover(null)}
    >
      <PieceImage face={props.piece.face} marks={props.piece.marks} label={pieceLabel(props.piece, props.scene.sides)} />
    </button>
  );
}

export function cardWords() {
  return t().code === "fr"
    ? { move: "MARCHE", moves: "MARCHES", levy: "LEVÉE", levies: "LEVÉES" }
    : { move: "MOVE", moves: "MOVES", levy: "LEVY", levies: "LEVIES" };
}

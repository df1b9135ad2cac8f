/** Cards and the levy pool, below the map. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Block } from "../../art/Block";
import { Card } from "../../art/Card";
import { roman } from "../../art/roman";
import type { Anchor, CardFace, Hand, Piece, Scene } from "../../art/types";
import { anchorKey } from "../core/paths";
import type { Glow, Pick } from "../core/paths";
import { seatName, t } from "../i18n";

export interface HandProps {
  scene: Scene;
  glows: readonly Glow[];
  pick: Pick;
  onAnchor: ((anchor: Anchor) => void) | null;
}

export function HandTray(props: HandProps): JSX.Element {
  const of = (side: string | null, kind: string): CardFace[] =>
    props.scene.hands.filter((hand) => hand.kind === kind && (side === null || hand.side === side)).flatMap((hand) => hand.cards);
  const viewer = () => props.scene.viewer;
  const others = (): Hand[] => props.scene.hands.filter((hand) => hand.side !== viewer() && hand.kind === "played" && hand.cards.length > 0);
  const turn = () => props.scene.tracks.find((track) => track.id === "turn")?.value ?? 0;
  const pool = (): Piece[] => props.scene.pieces.filter((piece) => piece.place === "pool");
  const lost = (area: string): Piece[] => props.scene.pieces.filter((piece) => piece.place === area);
  const live = (anchor: Anchor): boolean => props.glows.some((glow) => anchorKey(glow.anchor) === anchorKey(anchor));
  const chosen = (anchor: Anchor): boolean => props.pick.some((lane) => lane.some((one) => anchorKey(one) === anchorKey(anchor)));
  return (
    <div class="tray" data-testid="hand">
      <Show when={viewer()}>
        {(seat) => (
          <section class="tray-cards" aria-label={t().table.hand}>
            <h2 class="tray-title">{t().table.hand}</h2>
            <div class="cards">
              <For each={of(seat(), "spent")}>
                {(card, index) => <Card face={card} side={seat()} state="spent" stamp={roman(index() + 1)} words={cardWords()} />}
              </For>
              <For each={of(seat(), "played")}>{(card) => <Card face={card} side={seat()} state="played" stamp={roman(turn())} words={cardWords()} />}</For>
              <For each={of(seat(), "hand")}>
                {(card) => {
                  const anchor = { card: card.id };
                  return (
                    <span class="card-slot" data-testid="card" data-card={card.id} data-live={live(anchor)}>
                      <Card
                        face={card}
                        side={seat()}
                        state="hand"
                        live={live(anchor)}
                        chosen={chosen(anchor)}
                        words={cardWords()}
                        onClick={props.onAnchor === null ? undefined : () => props.onAnchor?.(anchor)}
                      />
                    </span>
                  );
                }}
              </For>
            </div>
          </section>
        )}
      </Show>
      <For each={others()}>
        {(hand) => (
          <section class="tray-cards other" aria-label={t().table.played(seatName(hand.side))}>
            <h2 class="tray-title">{t().table.played(seatName(hand.side))}</h2>
            <div class="cards">
              <For each={hand.cards}>{(card) => <Card face={card} side={hand.side} words={cardWords()} />}</For>
            </div>
          </section>
        )}
      </For>
      <Show when={pool().length > 0}>
        <section class="tray-pool" aria-label={t().table.pool}>
          <h2 class="tray-title">
            {t().table.pool}, {pool().length}
          </h2>
          <div class="pool">
            <For each={pool()}>
              {(piece) => (
                <PoolBlock piece={piece} live={live({ piece: piece.id })} chosen={chosen({ piece: piece.id })} onAnchor={props.onAnchor} />
              )}
            </For>
          </div>
        </section>
      </Show>
      <For each={["fallen", "trophies"]}>
        {(area) => (
          <Show when={lost(area).length > 0}>
            <section class="tray-pool gone">
              <h2 class="tray-title">{area === "fallen" ? t().table.fallen : t().table.trophies}</h2>
              <div class="pool">
                <For each={lost(area)}>
                  {(piece) => (
                    <span class="pool-block off">
                      <Block face={piece.face} label={nameOf(piece)} />
                    </span>
                  )}
                </For>
              </div>
            </section>
          </Show>
        )}
      </For>
    </div>
  );
}

function PoolBlock(props: { piece: Piece; live: boolean; chosen: boolean; onAnchor: ((anchor: Anchor) => void) | null }): JSX.Element {
  return (
    <button
      type="button"
      class="pool-block"
      data-piece={props.piece.id}
      data-live={props.live}
      data-testid="pool-block"
      aria-pressed={props.chosen}
      tabindex={props.live ? 0 : -1}
      onClick={() => props.onAnchor?.({ piece: props.piece.id })}
    >
      <Block face={props.piece.face} label={nameOf(props.piece)} />
    </button>
  );
}

function nameOf(piece: Piece): string {
  return piece.face.shows === "open" ? `${piece.face.name}, ${piece.face.rating}` : seatName(piece.side);
}

export function cardWords() {
  return t().code === "fr"
    ? { move: "MARCHE", moves: "MARCHES", levy: "LEVÉE", levies: "LEVÉES" }
    : { move: "MOVE", moves: "MOVES", levy: "LEVY", levies: "LEVIES" };
}

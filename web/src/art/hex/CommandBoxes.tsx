// The boxes of commanders beside the map: the leader's portrait, how much of his command is used, and
// the counters under him, in the box or on the map. Works with the finger as with the mouse.

import { For, Show, createEffect } from "solid-js";
import type { JSX } from "solid-js";
import { Counter } from "../Counter";
import { sameAnchor } from "../highlights";
import type { Highlights } from "../highlights";
import { pieceWords } from "../piece-words";
import type { Anchor, Area, Piece, Scene } from "../types";
import { boxPieces, boxes } from "./boxes";
import { stripeColour } from "./stripes";
import "./boxes.css";

export interface CommandBoxesProps {
  scene: Scene;
  selected: readonly Anchor[];
  highlights: Highlights;
  onAnchor: (anchor: Anchor) => void;
  /** What the pointer is over, or what has the focus. */
  onHover?: (anchor: Anchor | null) => void;
  /** Only the boxes of this side. */
  side?: string;
  /** Has a computer player do what is to be done with the units of a box, by their ids; `word` is on the button. */
  place?: { readonly word: string; readonly act: (pieces: readonly string[]) => void };
  /** The box that is meant: it is brought into view. */
  shown?: string | null;
}

/** All boxes of a scene, or of one side of it. */
export function CommandBoxes(props: CommandBoxesProps): JSX.Element {
  const shown = (): string[] => boxes(props.scene, props.side).map((area) => area.id);
  const find = (id: string): Area | undefined => props.scene.areas.find((area) => area.id === id);
  return (
    <div class="command-boxes">
      <For each={shown()}>{(id) => <Show when={find(id)}>{(area) => <CommandBox {...props} area={area()} />}</Show>}</For>
    </div>
  );
}

/** One box. Its leader comes first, wherever he stands; those who are on the map come last. */
function CommandBox(props: CommandBoxesProps & { area: Area }): JSX.Element {
  const leader = (): Piece | undefined => props.scene.pieces.find((piece) => piece.id === props.area.piece);
  const ids = (): string[] => boxPieces(props.scene, props.area).map((piece) => piece.id);
  const find = (id: string): Piece | undefined => props.scene.pieces.find((piece) => piece.id === id);
  const live = (): boolean => props.highlights.places.has(props.area.id);
  /** Units that lie in it and can be taken. */
  const waiting = (): string[] => ids().filter((id) => find(id)?.place === props.area.id && props.highlights.pieces.has(id));
  let box!: HTMLElement;
  createEffect(() => {
    if (props.shown === props.area.id) box.scrollIntoView({ block: "nearest" });
  });
  return (
    <section ref={box} class="command-box" classList={{ live: live() || waiting().length > 0 }} aria-label={props.area.label} data-testid={`area-${props.area.id}`} style={{ "--box": stripeColour(props.area.id) }}>
      <header>
        <h3>
          <Show when={live()} fallback={props.area.label}>
            <button type="button" class="command-title" data-live="true" onClick={() => props.onAnchor({ place: props.area.id })}>
              {props.area.label}
            </button>
          </Show>
        </h3>
        <Show when={props.area.used !== null && props.area.of !== null}>
          <meter class="command-meter" min="0" max={props.area.of ?? 0} value={props.area.used ?? 0} aria-label={props.area.label} />
        </Show>
        <Show when={props.area.of !== null}>
          <span class="command-count">
            {props.area.used ?? "?"} / {props.area.of}
          </span>
        </Show>
      </header>
      <div class="command-pieces">
        <Show when={leader()}>{(piece) => <BoxPiece {...props} piece={piece()} />}</Show>
        <For each={ids()}>{(id) => <Show when={find(id)}>{(piece) => <BoxPiece {...props} piece={piece()} />}</Show>}</For>
      </div>
      <Show when={waiting().length > 0 && props.place}>
        {(place) => (
          <button type="button" class="command-place-all" data-testid="place-box" onClick={() => place().act(waiting())}>
            {place().word}
          </button>
        )}
      </Show>
    </section>
  );
}

function BoxPiece(props: CommandBoxesProps & { area: Area; piece: Piece }): JSX.Element {
  const anchor = (): Anchor => ({ piece: props.piece.id });
  const selected = (): boolean => props.selected.some((one) => sameAnchor(one, anchor()));
  const live = (): boolean => props.highlights.pieces.has(props.piece.id);
  const label = (): string => [pieceWords(props.piece, props.scene.sides, away() ? props.piece.place : props.area.label), props.piece.note].filter(Boolean).join(". ");
  const away = (): boolean => props.piece.place !== props.area.id;
  return (
    <button
      type="button"
      class="command-piece"
      classList={{ away: away() }}
      data-live={live()}
      data-piece={props.piece.id}
      tabindex={live() || selected() ? 0 : -1}
      aria-pressed={selected()}
      onClick={() => props.onAnchor(anchor())}
      onPointerEnter={() => props.onHover?.(anchor())}
      onPointerLeave={() => props.onHover?.(null)}
      onFocus={() => props.onHover?.(anchor())}
      onBlur={() => props.onHover?.(null)}
    >
      <Counter face={props.piece.face} marks={props.piece.marks} selected={selected()} legal={live()} label={label()} />
      <Show when={away()}>
        <span class="command-place" aria-hidden="true">
          {props.piece.place}
        </span>
      </Show>
    </button>
  );
}

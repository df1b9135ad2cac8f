// The boxes of commanders beside the map: the leader's portrait, how much of his command is used, and
// the counters under him. Works with the finger as with the mouse.

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Counter } from "../Counter";
import { sameAnchor } from "../highlights";
import { pieceWords } from "../piece-words";
import type { Anchor, Area, Piece, Scene } from "../types";
import { stripeColour } from "./stripes";
import "./boxes.css";

export interface CommandBoxesProps {
  scene: Scene;
  selected: readonly Anchor[];
  /** Pieces that may be clicked next, by id. */
  live: ReadonlySet<string>;
  onAnchor: (anchor: Anchor) => void;
  /** Only the boxes of this side. */
  side?: string;
}

/** All boxes of a scene, or of one side of it. */
export function CommandBoxes(props: CommandBoxesProps): JSX.Element {
  const boxes = (): Area[] => props.scene.areas.filter((area) => area.kind === "box" && (props.side === undefined || area.side === props.side));
  return (
    <div class="command-boxes">
      <For each={boxes()}>{(area) => <CommandBox area={area} {...props} />}</For>
    </div>
  );
}

/** One box. Its leader comes first, whatever lies in it or stands on the map. */
export function CommandBox(props: CommandBoxesProps & { area: Area }): JSX.Element {
  const colour = (): string => stripeColour(props.area.id);
  const leader = (): Piece | undefined => props.scene.pieces.find((piece) => piece.id === props.area.piece);
  const rest = (): Piece[] => props.scene.pieces.filter((piece) => piece.place === props.area.id && piece.id !== props.area.piece);
  return (
    <section class="command-box" aria-label={props.area.label} style={{ "--box": colour() }}>
      <header>
        <h3>{props.area.label}</h3>
        <Show when={props.area.used !== null && props.area.of !== null}>
          <meter class="command-meter" min="0" max={props.area.of ?? 0} value={props.area.used ?? 0} aria-label={props.area.label} />
          <span class="command-count">
            {props.area.used} / {props.area.of}
          </span>
        </Show>
      </header>
      <div class="command-pieces">
        <Show when={leader()}>{(piece) => <BoxPiece {...props} piece={piece()} />}</Show>
        <For each={rest()}>{(piece) => <BoxPiece {...props} piece={piece} stripe={colour()} />}</For>
      </div>
    </section>
  );
}

function BoxPiece(props: CommandBoxesProps & { area: Area; piece: Piece; stripe?: string }): JSX.Element {
  const anchor = (): Anchor => ({ piece: props.piece.id });
  const selected = (): boolean => props.selected.some((one) => sameAnchor(one, anchor()));
  const live = (): boolean => props.live.has(props.piece.id);
  return (
    <button
      type="button"
      class="command-piece"
      data-live={live()}
      data-piece={props.piece.id}
      aria-pressed={selected()}
      aria-label={[pieceWords(props.piece, props.scene.sides, props.area.label), props.piece.note].filter(Boolean).join(". ")}
      onClick={() => props.onAnchor(anchor())}
    >
      <Counter face={props.piece.face} marks={props.piece.marks} selected={selected()} legal={live()} stripe={props.stripe} />
    </button>
  );
}

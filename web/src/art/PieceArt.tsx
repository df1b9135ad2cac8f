// A piece by what its face shows: a block of wood or a cardboard counter.

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import { Block, BlockArt } from "./Block";
import { Counter, CounterArt } from "./Counter";
import { COUNTER } from "./hex/counter-face";
import { faceWords } from "./piece-words";
import type { Mark, PieceFace, Wear } from "./types";

/** Units of the front of a block. */
const FRONT = 40;

export function isCounter(face: PieceFace): boolean {
  return face.shows === "counter" || face.shows === "reverse";
}

/** The side of a piece's front in its own units. */
export function unitsOf(face: PieceFace): number {
  return isCounter(face) ? COUNTER : FRONT;
}

export interface PieceArtProps {
  face: PieceFace;
  /** States that show, as a piece lists them. */
  marks?: readonly Mark[];
  /** Where it faces, in twelfths of a turn. */
  facing?: number | null;
  /** Its hits and missiles. */
  wear?: Wear | undefined;
  selected?: boolean;
  /** May be chosen: a thin gold rim. */
  legal?: boolean;
  /** May be attacked: crimson brackets. */
  target?: boolean;
  /** Pieces in the stack that this one lies on top of. */
  count?: number;
  /** Too small for more than the drawing and one number. */
  brief?: boolean;
}

/** A piece inside another drawing, from the origin; its front has `unitsOf` units. */
export function PieceArt(props: PieceArtProps): JSX.Element {
  return (
    <Show
      when={isCounter(props.face)}
      fallback={
        <>
          <BlockArt face={props.face} moved={props.marks?.includes("moved")} />
          <Show when={props.selected}>
            <rect class="piece-frame halo" x="-2.4" y="-2.4" width="44.8" height="44.8" rx="4" />
            <rect class="piece-frame" x="-2.4" y="-2.4" width="44.8" height="44.8" rx="4" />
          </Show>
          <Show when={(props.legal || props.target) && !props.selected}>
            <rect class="piece-frame legal" classList={{ target: props.target === true }} x="-1.2" y="-1.2" width="42.4" height="42.4" rx="2.6" />
          </Show>
        </>
      }
    >
      <CounterArt {...props} />
    </Show>
  );
}

/**
 * A piece as an image of its own, as wide as its container. `label` defaults to what its face says;
 * an empty one hides it from those who do not see it, because something else names it.
 */
export function PieceImage(props: PieceArtProps & { label?: string }): JSX.Element {
  const label = (): string | undefined => (props.label ?? faceWords(props.face)) || undefined;
  return (
    <Show when={isCounter(props.face)} fallback={<Block face={props.face} moved={props.marks?.includes("moved")} label={label()} />}>
      <Counter {...props} label={label()} />
    </Show>
  );
}

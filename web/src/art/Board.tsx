// The board: the map of a scene with its pieces in piles, what may be clicked, and planned marches.
// It draws and reports clicks; what they mean, and what is legal, others say. Which map it is, it
// asks the registry.

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import type { Highlights, PlannedMove } from "./highlights";
import type { Lang, LayerProps } from "./map-art";
import { mapArt } from "./maps";
import { Stage } from "./Stage";
import type { Anchor, Arrow, Scene } from "./types";
import type { Kept } from "./viewport";
import "./board.css";

export type { Highlights, PlannedMove } from "./highlights";
export { NO_HIGHLIGHTS } from "./highlights";

export interface BoardWords {
  readonly lang: Lang;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
}

const ENGLISH: BoardWords = { lang: "en", closer: "Zoom in", farther: "Zoom out", whole: "Whole map" };

export interface BoardProps {
  scene: Scene;
  selected: readonly Anchor[];
  highlights: Highlights;
  onAnchor: (anchor: Anchor) => void;
  /** Pieces of a pile that were chosen together, by one click. */
  onGroup?: (pieces: readonly string[]) => void;
  plan?: readonly PlannedMove[];
  words?: BoardWords;
  /** What the pointer is over, or what has the focus. */
  onHover?: (anchor: Anchor | null) => void;
  /**
   * A place to glide to and ring; `nth` changes with every request. A visit ends where it came from: with
   * no place, the view returns to what was looked at before, unless somebody has moved it since.
   */
  show?: { readonly place: string | null; readonly nth: number; readonly visit?: boolean } | null;
  /** A place that refused what was dropped or clicked there; `nth` changes each time. */
  refused?: { readonly place: string; readonly nth: number } | null;
  /** Words beside places that may be clicked, such as how many can go there. */
  notes?: ReadonlyMap<string, string>;
  /** Pieces in hand that do not go all the way, each with a tag that says how far, if it goes at all. */
  falls?: ReadonlyMap<string, string | null>;
  /** Ids of the scene's overlays that are switched on. */
  overlays?: ReadonlySet<string>;
  /** Drawn over everything, such as a march that is planned. */
  extra?: ((layer: LayerProps) => JSX.Element) | undefined;
  /** Ways that others went, to be seen until the next decision. */
  trails?: readonly Arrow[];
  /** Whether something lies over it, so that neither keys nor readers find what is under it. */
  covered?: boolean;
  /** What was looked at last, to begin with. */
  view?: Kept | null;
  /** What is looked at now. */
  onView?: (view: Kept) => void;
}

export function Board(props: BoardProps): JSX.Element {
  return (
    <Show when={mapArt(props.scene.map)} keyed fallback={<div class="stage" aria-busy={true} />}>
      {(map) => <Stage {...props} map={map} words={props.words ?? ENGLISH} plan={props.plan ?? []} />}
    </Show>
  );
}

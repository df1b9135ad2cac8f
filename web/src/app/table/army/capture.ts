/** Strokes over the map that its own clicks and drags must not see: they are heard before it. */

import { onCleanup } from "solid-js";
import { onStage } from "./at";

export interface Stroke {
  readonly down: (event: PointerEvent) => void;
  readonly move: (event: PointerEvent) => void;
  /** The pointer was lifted, or taken away. */
  readonly up: (event: PointerEvent) => void;
  /** Whether the click that follows only ends the stroke; asked once for each. */
  readonly ends: () => boolean;
}

/** Listens as long as the owner lives. */
export function capture(root: HTMLElement, { down, move, up, ends }: Stroke): void {
  const click = (event: MouseEvent): void => {
    if (!ends() || !onStage(event)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  root.addEventListener("pointerdown", down, true);
  root.addEventListener("pointermove", move, true);
  root.addEventListener("pointerup", up, true);
  root.addEventListener("pointercancel", up, true);
  root.addEventListener("click", click, true);
  onCleanup(() => {
    root.removeEventListener("pointerdown", down, true);
    root.removeEventListener("pointermove", move, true);
    root.removeEventListener("pointerup", up, true);
    root.removeEventListener("pointercancel", up, true);
    root.removeEventListener("click", click, true);
  });
}

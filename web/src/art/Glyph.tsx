// One-colour drawings on a grid of 64, in the colour of the text around them.

import type { JSX } from "solid-js";
import { ensureDefs, isGlyph } from "./defs";

/** A glyph in running text, one em high. */
export function Glyph(props: { name: string; class?: string }): JSX.Element {
  return (
    <svg class={props.class ?? "glyph"} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`#g-${known(props.name)}`} />
    </svg>
  );
}

/** A glyph inside another drawing. */
export function GlyphUse(props: {
  name: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}): JSX.Element {
  return (
    <use
      href={`#g-${known(props.name)}`}
      x={props.x}
      y={props.y}
      width={props.size}
      height={props.size}
      class={props.class}
    />
  );
}

/** Games may name drawings that this client does not have yet. */
function known(name: string): string {
  const found = isGlyph(name);
  ensureDefs();
  return found ? name : "rosette";
}

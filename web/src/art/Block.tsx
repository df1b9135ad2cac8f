// A block of wood: face up with its label, or only its wood and its owner's mark.

import { For, Match, Show, Switch, createEffect, on } from "solid-js";
import type { JSX } from "solid-js";
import { edges } from "./block-edges";
import type { Edge } from "./block-edges";
import { isGlyph } from "./defs";
import { GlyphUse } from "./Glyph";
import { moves } from "./motion";
import { shortName } from "./roman";
import type { PieceFace } from "./types";
import "./block.css";

type OpenFace = Extract<PieceFace, { shows: "open" }>;

/** The mark on the back of a wood: a drawing of its own, or that of its side. */
function markOf(wood: string): string | undefined {
  return [`${wood}-wood`, wood].find(isGlyph);
}

const TURN_MS = 220;

/** A block as an image of its own, as wide as its container. */
export function Block(props: { face: PieceFace; moved?: boolean; label?: string }): JSX.Element {
  return (
    <svg
      class="block-svg"
      viewBox="-1 -6 50 52"
      role={props.label === undefined ? undefined : "img"}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? "true" : undefined}
    >
      <BlockArt face={props.face} moved={props.moved} />
    </svg>
  );
}

/** A block inside another drawing: its front is 40 by 40 units from the origin. */
export function BlockArt(props: { face: PieceFace; moved?: boolean }): JSX.Element {
  const wood = (): string => (props.face.shows === "open" || props.face.shows === "hidden" ? props.face.wood : "plain");
  const open = (): OpenFace | undefined => (props.face.shows === "open" ? props.face : undefined);
  const mark = (): string | undefined => markOf(wood());
  return (
    <g class={`block wood-${markOf(wood()) !== undefined ? wood() : "plain"}`}>
      <path class="block-shadow" d="M2 40L8 44.5H48L46 36Z" />
      <path class="block-top" d="M.6 0L5.4-5H45L40 0Z" />
      <path class="block-edge" d="M40 0L45-5V34.6L40 40Z" />
      <rect class="block-front" width="40" height="40" rx="1.6" />
      <Switch>
        <Match when={open()}>{(face) => <Face face={face()} />}</Match>
        <Match when={mark()}>{(name) => <Back mark={name()} />}</Match>
      </Switch>
      <Show when={props.moved}>
        <rect class="block-tired" width="40" height="40" rx="1.6" />
        <path class="block-notch" d="M33 0L35.4-2.4L40.2-2.4L37.8 0Z" />
      </Show>
    </g>
  );
}

function Back(props: { mark: string }): JSX.Element {
  return (
    <>
      <rect class="block-grain" width="40" height="40" rx="1.6" />
      <rect class="block-bevel" x=".9" y=".9" width="38.2" height="38.2" rx="1.2" />
      <GlyphUse class="block-mark-shade" name={props.mark} x={9.6} y={10.6} size={22} />
      <GlyphUse class="block-mark" name={props.mark} x={9} y={9.8} size={22} />
    </>
  );
}

function Face(props: { face: OpenFace }): JSX.Element {
  let turning: SVGGElement | undefined;
  const name = (): string => shortName(props.face.name);
  createEffect(
    on(
      () => props.face.strength,
      (now, before) => {
        if (before === undefined || before === now || !moves()) return;
        const quarter = now < before ? 90 : -90;
        turning?.animate(
          [{ transform: `rotate(${quarter}deg)` }, { transform: "none" }],
          { duration: TURN_MS, easing: "ease-out" },
        );
      },
    ),
  );
  return (
    <>
      <rect class="block-label" x="1.7" y="1.7" width="36.6" height="36.6" rx="1.2" />
      <g class="block-edges" ref={turning}>
        <For each={edges(props.face.strength, props.face.strengths)}>
          {(edge, index) => <Show when={edge}>{(shown) => <EdgePips edge={shown()} turn={index() * 90} />}</Show>}
        </For>
      </g>
      <rect class="block-plate" x="6" y="7.8" width="28" height="26.4" rx="1.2" />
      <GlyphUse class="block-sign" name={props.face.glyph} x={6.6} y={9.4} size={14.4} />
      <text class="block-rating" x="33.5" y="20.4">
        {props.face.rating}
      </text>
      <text
        class="block-name"
        x="20"
        y="31.9"
        textLength={name().length > 7 ? 26.4 : undefined}
        lengthAdjust={name().length > 7 ? "spacingAndGlyphs" : undefined}
      >
        {name()}
      </text>
    </>
  );
}

function EdgePips(props: { edge: Edge; turn: number }): JSX.Element {
  return (
    <g transform={`rotate(${props.turn} 20 20)`}>
      <Show when={props.edge.state === "up"}>
        <path class="block-slot" d="M2.2 2.2H37.8L33.2 7.2H6.8Z" />
      </Show>
      <path class="block-pips" classList={{ up: props.edge.state === "up", lost: props.edge.state === "lost" }} d={diamonds(props.edge.pips)} />
    </g>
  );
}

function diamonds(count: number): string {
  const first = 20 - (count - 1) * 3;
  return Array.from({ length: count }, (_, i) => `M${first + i * 6} 1.5L${first + i * 6 + 2.5} 4L${first + i * 6} 6.5L${first + i * 6 - 2.5} 4Z`).join("");
}

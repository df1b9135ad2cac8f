// What the board draws around places: halos, rings, markers, arrows and the pills on them.

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "./Glyph";
import type { Point } from "./geometry";
import { onArc, taperedArrow } from "./geometry";
import type { Glow, PlannedMove } from "./highlights";
import type { MapPlace } from "./map-art";
import type { Anchor, Arrow, Marker, MarkerKind, Piece, Side } from "./types";
import { unreachable } from "./unreachable";

/** Finds a place by its name. */
export type Finder = (name: string) => MapPlace | undefined;

/** The colours of a side, for everything inside: those that the game’s palette has for it. */
export function sideClass(side: string | null): string {
  return side === null ? "of" : `of hue-${side}`;
}

/** The outline of a place, a little wider or narrower. */
export function PlaceOutline(props: { place: MapPlace; class: string; by?: number; fill?: string }): JSX.Element {
  const grown = (): number => 1 + (props.by ?? 0) / props.place.radius;
  return (
    <Show
      when={props.place.outline}
      fallback={<circle class={props.class} fill={props.fill} cx={props.place.x} cy={props.place.y} r={props.place.radius + (props.by ?? 0)} />}
    >
      {(outline) => (
        <path class={props.class} fill={props.fill} d={outline()} transform={`translate(${props.place.x} ${props.place.y}) scale(${grown()})`} />
      )}
    </Show>
  );
}

/** The halo of a place that may be clicked. Halos pulse in a drawing of their own, which is cheap. */
export function PlaceHalo(props: { place: MapPlace; glow: Glow }): JSX.Element {
  return <PlaceOutline place={props.place} class="" by={9} fill={props.glow === "attack" ? "url(#board-attack)" : "url(#board-glow)"} />;
}

export function PlaceRing(props: { place: MapPlace; glow: Glow }): JSX.Element {
  const r = (): number => props.place.radius;
  return (
    <>
      <PlaceOutline place={props.place} class="glow-ring-edge" />
      <PlaceOutline place={props.place} class={`glow-ring ${props.glow}`} />
      <Show when={props.place.sign}>
        {(sign) => <GlyphUse class="sea-sign" name={sign()} x={props.place.x - r() / 2} y={props.place.y - r() / 2} size={r()} />}
      </Show>
    </>
  );
}

/** Swords on the rim of a place that may be attacked, above whatever stands there. */
export function AttackSign(props: { place: MapPlace }): JSX.Element {
  return (
    <g pointer-events="none" transform={`translate(${props.place.x + props.place.free * (props.place.radius + 2)} ${props.place.y})`}>
      <circle class="attack-disc" r="8.5" />
      <GlyphUse class="attack-swords" name="swords" x={-5.5} y={-5.5} size={11} />
    </g>
  );
}

/** A ring around the place that is chosen, or that chosen pieces stand in. */
export function ChosenPlaces(props: { selected: readonly Anchor[]; pieces: readonly Piece[]; find: Finder }): JSX.Element {
  const chosen = (): MapPlace[] => {
    const names = props.selected.map((anchor) => {
      if ("place" in anchor) return anchor.place;
      if ("piece" in anchor) return props.pieces.find((piece) => piece.id === anchor.piece)?.place;
      return undefined;
    });
    return [...new Set(names)].flatMap((name) => props.find(name ?? "") ?? []);
  };
  return <For each={chosen()}>{(place) => <PlaceOutline place={place} class="glow-ring chosen" by={-2.5} />}</For>;
}

/** Signs of what lies on the map and is no piece. Battles have swords where both sides stand. */
export function Markers(props: { markers: readonly Marker[]; sides: readonly Side[]; fights: ReadonlySet<string>; find: Finder }): JSX.Element {
  const shown = (): Marker[] => props.markers.filter((marker) => marker.kind !== "battle" || !props.fights.has(marker.place));
  return (
    <For each={shown()}>
      {(marker) => (
        <Show when={markerSpot(marker, props.find)}>
          {(at) => (
            <g class={`marker ${sideClass(marker.side)}`} data-kind={marker.kind} transform={`translate(${at().x} ${at().y})`} aria-hidden="true">
              <Show when={marker.label}>{(label) => <title>{label()}</title>}</Show>
              <MarkerSign kind={marker.kind} side={marker.side} tail={props.sides.findIndex((side) => side.seat === marker.side)} />
            </g>
          )}
        </Show>
      )}
    </For>
  );
}

/** Beside a place on the side its name leaves free, or halfway to another. */
function markerSpot(marker: Marker, find: Finder): Point | undefined {
  const place = find(marker.place);
  const other = marker.towards === null ? undefined : find(marker.towards);
  if (place === undefined) return undefined;
  if (other !== undefined) return { x: (place.x + other.x) / 2, y: (place.y + other.y) / 2 };
  const out = place.radius * 0.92;
  switch (marker.kind) {
    case "control":
      return place.mark ?? { x: place.x + place.free * out, y: place.y + out * 0.85 };
    case "battle":
    case "owed":
      return { x: place.x, y: place.y - place.radius - 6 };
    case "breach":
    case "camp":
    case "plundered":
    case "cleared":
      return { x: place.x - place.free * out, y: place.y + out };
    default:
      return unreachable(marker.kind);
  }
}

/** Banners of the first side and the second; others hang straight. */
const TAILS: readonly string[] = ["M-5-7H5V8L0 4L-5 8Z", "M-5-7H5V4L0 8L-5 4Z"];

function MarkerSign(props: { kind: MarkerKind; side: string | null; tail: number }): JSX.Element {
  switch (props.kind) {
    case "control":
      // A small banner: the tail tells the sides apart without the colour.
      return (
        <>
          <path class="marker-field" d={TAILS[props.tail] ?? "M-5-7H5V7H-5Z"} />
          <GlyphUse class="marker-sign" name={props.side ?? ""} x={-3.6} y={-5.8} size={7.2} />
        </>
      );
    case "battle":
    case "owed":
      return (
        <>
          <circle class="attack-disc" r="11" />
          <GlyphUse class="attack-swords" name="swords" x={-7} y={-7} size={14} />
        </>
      );
    case "plundered":
      return (
        <>
          <circle class="marker-coin" r="6.5" />
          <path class="marker-struck" d="M-6.5 6.5L6.5-6.5" />
        </>
      );
    case "cleared":
      return <path class="marker-cleared" d="M-5.5-7H5.5V0C5.5 4.5 2.5 6.5 0 8C-2.5 6.5-5.5 4.5-5.5 0ZM-1-7L2-2L-2 1L1 7" />;
    case "camp":
      return <path class="marker-field" d="M0-8L9 7H2L0 2L-2 7H-9Z" />;
    case "breach":
      return <path class="marker-breach" d="M-9-3L-4 3L-1-4L3 4L6-2L9 3" />;
    default:
      return unreachable(props.kind);
  }
}

interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** An arc from place to place that hangs below the straight line, clear of the piles. */
function arcOf(move: { readonly from: string; readonly to: string }, find: Finder): Arc | undefined {
  const [a, b] = [find(move.from), find(move.to)];
  if (a === undefined || b === undefined) return undefined;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const down = across.y > 0 || (across.y === 0 && across.x > 0) ? 1 : -1;
  const sag = Math.min(90, length * 0.46) * down;
  const from = { x: a.x, y: a.y + 10 };
  const bend = { x: (a.x + b.x) / 2 + across.x * sag, y: (a.y + b.y) / 2 + across.y * sag };
  const short = b.radius - 3;
  const reach = Math.hypot(b.x - bend.x, b.y - bend.y) || 1;
  const to = { x: b.x - ((b.x - bend.x) / reach) * short, y: b.y - ((b.y - bend.y) / reach) * short };
  return { from, bend, to };
}

const THICK = { tail: 2.2, neck: 5.4, head: 20 };
const THIN = { tail: 1.2, neck: 3, head: 13 };

/** The ways that a side is about to go, in its colour. */
export function Marches(props: { plan: readonly PlannedMove[]; side: string; find: Finder }): JSX.Element {
  return (
    <g class={sideClass(props.side)}>
      <For each={props.plan}>
        {(move) => (
          <Show when={arcOf(move, props.find)}>
            {(arc) => <ArrowShape path={taperedArrow({ ...arc(), ...(move.done === true ? THIN : THICK) })} class={move.done === true ? "march done" : "march"} />}
          </Show>
        )}
      </For>
    </g>
  );
}

function ArrowShape(props: { path: string; class: string }): JSX.Element {
  return (
    <g class={props.class} aria-hidden="true">
      <path class="march-shade" d={props.path} transform="translate(1 2.4)" />
      <path class="march-arrow" d={props.path} />
    </g>
  );
}

/** Movements that are declared or done: attacks full, marches thin, retreats hollow and dashed. */
export function Arrows(props: { arrows: readonly Arrow[]; find: Finder }): JSX.Element {
  const path = (arrow: Arrow, arc: Arc): string =>
    arrow.kind === "retreat" ? taperedArrow({ ...turned(arc), ...THIN }) : taperedArrow({ ...arc, ...(arrow.kind === "attack" ? THICK : THIN) });
  return (
    <For each={props.arrows}>
      {(arrow) => (
        <Show when={arcOf(arrow, props.find)}>
          {(arc) => (
            <g class={sideClass(arrow.side)}>
              <ArrowShape path={path(arrow, arc())} class={`march told ${arrow.kind}`} />
              <Show when={arrow.label}>{(label) => <Pill at={middle(arrow.kind === "retreat" ? turned(arc()) : arc())} text={label()} />}</Show>
            </g>
          )}
        </Show>
      )}
    </For>
  );
}

/** The arc on the other side, so that a way back does not cover the way there. */
function turned(arc: Arc): Arc {
  const centre = { x: (arc.from.x + arc.to.x) / 2, y: (arc.from.y + arc.to.y) / 2 };
  return { ...arc, bend: { x: 2 * centre.x - arc.bend.x, y: 2 * centre.y - arc.bend.y } };
}

function middle(arc: Arc): Point {
  return onArc(arc.from, arc.bend, arc.to, 0.45);
}

/** Pieces on the march and what the road bears: `3 / 4`. */
export function Pills(props: { plan: readonly PlannedMove[]; side: string; find: Finder }): JSX.Element {
  const text = (move: PlannedMove): string => (move.limit === undefined ? String(move.blocks) : `${move.blocks} / ${move.limit}`);
  return (
    <g class={sideClass(props.side)}>
      <For each={props.plan.filter((move) => move.done !== true)}>
        {(move) => (
          <Show when={arcOf(move, props.find)}>
            {(arc) => <Pill at={middle(arc())} text={text(move)} full={move.limit !== undefined && move.blocks >= move.limit} />}
          </Show>
        )}
      </For>
    </g>
  );
}

/** Words beside a goal, under its name where that is. */
export function Note(props: { at: MapPlace; text: string }): JSX.Element {
  const half = (): number => 8 + props.text.length * 3.3;
  return (
    <g class="goal-note" transform={`translate(${props.at.x} ${props.at.y + props.at.radius + 13})`} aria-hidden="true">
      <rect x={-half()} y="-10" width={half() * 2} height="20" rx="10" />
      <text y="4.5">{props.text}</text>
    </g>
  );
}

function Pill(props: { at: Point; text: string; full?: boolean }): JSX.Element {
  const half = (): number => Math.max(12, 5 + props.text.length * 3.1);
  return (
    <g class="march march-pill" classList={{ full: props.full === true }} transform={`translate(${props.at.x} ${props.at.y})`}>
      <rect x={-half()} y="-11" width={half() * 2} height="22" rx="11" />
      <text y="4.5">{props.text}</text>
    </g>
  );
}

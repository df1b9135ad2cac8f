// What is laid over a hex map, each kind in as few drawings as it can be: reach and prices, marches,
// attacks, fire, sight, command, zones, levels, breaches and camps.

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "../Glyph";
import { fixed } from "../geometry";
import type { Point } from "../geometry";
import type { PlannedMove } from "../highlights";
import type { Arrow, Bout, Marker, Overlay, SightLine } from "../types";
import { numbered, opened } from "./attacks";
import type { Hex, HexGrid } from "./grid";
import { between, edgeArrow, hexOutline, insetOutlines, mergedOutline, nearestOn, pathThrough } from "./outline";
import { placesIn } from "./ranges";
import { levelOf } from "./sheet";
import type { HexSheet } from "./sheet";
import { chains } from "./ways";
import type { Cost, Reach } from "./ways";

/** One merged area for all that may be reached, hatched where the move ends. */
export function ReachLayer(props: { grid: HexGrid; reach: Reach }): JSX.Element {
  const area = (): string => mergedOutline(props.grid, props.reach.area);
  return (
    <Show when={props.reach.area.length > 0}>
      <g class="hex-reach">
        <defs>
          <pattern id="hex-stop" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect class="hex-stop-ground" width="8" height="8" />
            <rect class="hex-stop-line" width="3" height="8" />
          </pattern>
        </defs>
        <path class="hex-reach-area" d={area()} />
        <path class="hex-reach-rim" d={area()} />
        <Show when={props.reach.stops.length > 0}>
          <path class="hex-stops" d={insetOutlines(props.grid, props.reach.stops, 3)} />
        </Show>
      </g>
    </Show>
  );
}

/** The hexes that are chosen, and the lit one under the mouse. */
export function PickedHexes(props: { grid: HexGrid; chosen: readonly string[]; hovered: string | undefined }): JSX.Element {
  return (
    <>
      <Show when={props.grid.hex(props.hovered ?? "")}>{(hex) => <path class="hex-hover" d={hexOutline(props.grid, hex(), 2)} />}</Show>
      <Show when={props.chosen.length > 0}>
        <path class="hex-chosen" d={insetOutlines(props.grid, props.chosen, 2.5)} />
      </Show>
    </>
  );
}

/** Brackets around hexes that may be attacked and hold no counter to bear them. */
export function EmptyTargets(props: { grid: HexGrid; places: readonly string[] }): JSX.Element {
  return (
    <For each={props.places}>
      {(place) => (
        <Show when={props.grid.hex(place)}>
          {(hex) => (
            <g class="hex-target" transform={`translate(${fixed(hex().x)} ${fixed(hex().y)})`}>
              <path class="counter-target-edge" d={BRACKETS} />
              <path class="counter-target" d={BRACKETS} />
            </g>
          )}
        </Show>
      )}
    </For>
  );
}

const BRACKETS = "M-28-14V-28H-14M14-28H28V-14M28 14V28H14M-14 28H-28V14";

/** What each hex costs: a round pill, an octagon where the move ends, at the left corner of a held hex. One drawing a kind. */
export function CostPills(props: { grid: HexGrid; costs: readonly Cost[]; text: (cost: number) => string }): JSX.Element {
  const kinds = createMemo(() =>
    [false, true].flatMap((stops) =>
      [false, true].flatMap((held) => {
        const pills = props.costs.flatMap((cost) => {
          const hex = cost.stops === stops && cost.held === held ? props.grid.hex(cost.place) : undefined;
          return hex === undefined ? [] : [{ x: hex.x - (held ? props.grid.spec.radius * 0.84 : 0), y: hex.y, text: props.text(cost.cost) }];
        });
        return pills.length === 0 ? [] : [{ stops, r: held ? 8 : 11.5, pills }];
      }),
    ),
  );
  return (
    <For each={kinds()}>
      {({ stops, r, pills }) => {
        const shape = stops ? octagon(r) : disc(r);
        const letters = pills.flatMap(({ x, y, text }) => spread(text, r * 1.15).map((letter) => ({ ...letter, x: x + letter.x, y: y + r * 0.38 })));
        return (
          <g class="hex-cost" classList={{ stops }}>
            <path d={pills.map(({ x, y }) => `M${fixed(x)} ${fixed(y)}${shape}`).join("")} />
            <text x={letters.map(({ x }) => fixed(x)).join(" ")} y={letters.map(({ y }) => fixed(y)).join(" ")} font-size={fixed(r * 1.15)}>
              {letters.map(({ letter }) => letter).join("")}
            </text>
          </g>
        );
      }}
    </For>
  );
}

/** The widths of the figures of prices in parts of their size. */
const DIGIT = 0.54;
const HALF = 0.83;

/** The letters of a word with the middles that they have when its own is at nought. */
function spread(word: string, size: number): { readonly letter: string; readonly x: number }[] {
  const letters = [...word].map((letter) => ({ letter, wide: (letter === "½" ? HALF : DIGIT) * size }));
  let left = -letters.reduce((sum, { wide }) => sum + wide, 0) / 2;
  return letters.map(({ letter, wide }) => {
    left += wide;
    return { letter, x: left - wide / 2 };
  });
}

/** Round the point where the pen is. */
function disc(r: number): string {
  return `m-${fixed(r)} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
}

function octagon(r: number): string {
  const [a, b, c] = [fixed(r * 0.42), fixed(r * 0.84), fixed(r * 0.58)];
  return `m-${a}-${fixed(r)}h${b}l${c} ${c}v${b}l-${c} ${c}h-${b}l-${c}-${c}v-${b}z`;
}

/** Marches: dashes through the hexes that they go by. Plans lie over what is done. */
export function MarchPaths(props: { grid: HexGrid; arrows: readonly Arrow[]; plan: readonly PlannedMove[] }): JSX.Element {
  const of = (kind: string): string[] => chains(props.arrows.filter((arrow) => arrow.kind === kind)).map((chain) => pathThrough(props.grid, chain));
  const planned = (): string => chains(props.plan).map((chain) => pathThrough(props.grid, chain)).join("");
  return (
    <>
      <DashedPath class="retreat" d={of("retreat").join("")} />
      <DashedPath class="march" d={of("march").join("") + planned()} />
    </>
  );
}

function DashedPath(props: { class: string; d: string }): JSX.Element {
  return (
    <Show when={props.d !== ""}>
      <path class="hex-path-bed" d={props.d} />
      <path class={`hex-path ${props.class}`} d={props.d} />
    </Show>
  );
}

/** Attacks that are declared: short arrows that lie across the edge and leave the counters free. */
export function AttackArrows(props: { grid: HexGrid; arrows: readonly Arrow[]; markers: readonly Marker[]; bouts: readonly Bout[] }): JSX.Element {
  const open = createMemo(() => opened(props.markers));
  /** Whether others are fought before it: their numbers are those of the list. */
  const waits = (arrow: Arrow): boolean => props.bouts[Number(arrow.label) - 1]?.state === "to_come";
  const attacks = (): { readonly arrow: Arrow; readonly from: Hex; readonly to: Hex }[] =>
    props.arrows.flatMap((arrow) => {
      const [from, to] = [props.grid.hex(arrow.from), props.grid.hex(arrow.to)];
      return arrow.kind !== "attack" || from === undefined || to === undefined ? [] : [{ arrow, from, to }];
    });
  return (
    <For each={attacks()}>
      {({ arrow, from, to }) => {
        const { shaft, head } = edgeArrow(from, to, 12);
        const tail = between(from, to, 0.12);
        return (
          <g class="hex-attack" classList={{ open: open().has(arrow.to), waits: waits(arrow) }}>
            <path class="hex-attack-bed" d={shaft} />
            <path class="hex-attack-edge" d={head} />
            <path class="hex-attack-shaft" d={shaft} />
            <path class="hex-attack-head" d={head} />
            <Show when={arrow.label}>
              <g class="hex-attack-label" transform={`translate(${fixed(tail.x)} ${fixed(tail.y)})`}>
                <circle r="8" />
                <text y="4.200">{arrow.label}</text>
              </g>
            </Show>
          </g>
        );
      }}
    </For>
  );
}

/** The odds of attacks with their numbers, and who must still be attacked: a pill over the hex. */
export function AttackPills(props: { grid: HexGrid; markers: readonly Marker[] }): JSX.Element {
  const numbers = createMemo(() => numbered(props.markers));
  const open = createMemo(() => opened(props.markers));
  const pills = (): { readonly marker: Marker; readonly hex: Hex }[] =>
    props.markers.flatMap((marker) => {
      const hex = marker.kind === "battle" || marker.kind === "owed" ? props.grid.hex(marker.place) : undefined;
      return hex === undefined ? [] : [{ marker, hex }];
    });
  return (
    <For each={pills()}>
      {({ marker, hex }) => {
        const text = marker.label ?? "";
        const number = (): number | undefined => (numbers().size > 1 ? numbers().get(marker.place) : undefined);
        const wide = (): number => Math.max(26, 9 + text.length * 7.2) + (number() === undefined ? 0 : 17);
        return (
          <g class="hex-pill" classList={{ owed: marker.kind === "owed", open: marker.kind === "battle" && open().has(marker.place) }} transform={`translate(${fixed(hex.x)} ${fixed(hex.y - props.grid.tall * 0.56)})`}>
            <rect x={fixed(-wide() / 2)} y="-10" width={fixed(wide())} height="20" rx="10" />
            <Show when={number()}>
              {(one) => (
                <g class="hex-pill-number" transform={`translate(${fixed(10.5 - wide() / 2)} 0)`}>
                  <circle r="7.600" />
                  <text y="4.200">{one()}</text>
                </g>
              )}
            </Show>
            <Show when={text !== ""} fallback={<path d="M-5-5L5 5M5-5L-5 5" />}>
              <text x={number() === undefined ? 0 : 8} y="4.6">
                {text}
              </text>
            </Show>
          </g>
        );
      }}
    </For>
  );
}

/** A bow beside the right corner of hexes under fire that are held, clear of the count of the next stack. */
export function ArcheryChips(props: { grid: HexGrid; places: readonly string[] }): JSX.Element {
  return (
    <For each={props.places}>
      {(place) => (
        <Show when={props.grid.hex(place)}>
          {(hex) => (
            <g class="hex-bow" transform={`translate(${fixed(hex().x + props.grid.spec.radius * 0.84)} ${fixed(hex().y - props.grid.spec.radius * 0.16)})`}>
              <circle r="8.4" />
              <GlyphUse name="hex-archer" x={-7.4} y={-6.9} size={13.8} />
            </g>
          )}
        </Show>
      )}
    </For>
  );
}

/** Zones of control: hatched hexes. */
export function ZoneLayer(props: { grid: HexGrid; overlays: readonly Overlay[] }): JSX.Element {
  return (
    <Show when={props.overlays.length > 0}>
      <g class="hex-zone">
        <defs>
          <pattern id="hex-zone-lines" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
            <rect class="hex-zone-line" width="1.8" height="7" />
          </pattern>
        </defs>
        <path class="hex-zone-area" d={insetOutlines(props.grid, placesIn(props.overlays), 2)} />
      </g>
    </Show>
  );
}

/** What is seen: one area. */
export function SightLayer(props: { grid: HexGrid; overlays: readonly Overlay[] }): JSX.Element {
  return (
    <Show when={props.overlays.length > 0}>
      <path class="hex-sight-area" d={mergedOutline(props.grid, placesIn(props.overlays))} />
    </Show>
  );
}

/** Lines of sight or of fire, with a cross where they are blocked and an eye where they begin. */
export function Lines(props: { grid: HexGrid; class: string; lines: readonly SightLine[] }): JSX.Element {
  const eyes = (): Hex[] => [...new Set(props.lines.map((line) => line.from))].flatMap((from) => props.grid.hex(from) ?? []);
  return (
    <Show when={props.lines.length > 0}>
      <g class={props.class}>
        <For each={props.lines}>{(line) => <Line grid={props.grid} line={line} />}</For>
        <For each={eyes()}>
          {(hex) => (
            <g class="hex-eye" transform={`translate(${fixed(hex.x - 25)} ${fixed(hex.y - 25)})`}>
              <circle r="13" />
              <path d="M-8.5 0Q0-9 8.5 0Q0 9-8.5 0z" />
              <circle r="3" />
            </g>
          )}
        </For>
      </g>
    </Show>
  );
}

function Line(props: { grid: HexGrid; line: SightLine }): JSX.Element {
  const from = (): Hex | undefined => props.grid.hex(props.line.from);
  const to = (): Hex | undefined => props.grid.hex(props.line.to);
  const stop = (start: Hex, end: Hex): Point | undefined => {
    const wall = props.line.blocked === null ? undefined : props.grid.hex(props.line.blocked);
    return wall === undefined ? undefined : between(start, end, nearestOn(start, end, wall));
  };
  return (
    <Show when={from()}>
      {(start) => (
        <Show when={to()}>
          {(end) => (
            <>
              <path class="hex-sight-bed" d={straight(start(), end())} />
              <Show when={stop(start(), end())} fallback={<path class="hex-sight-line" d={straight(start(), end())} />}>
                {(at) => (
                  <>
                    <path class="hex-sight-line" d={straight(start(), at())} />
                    <path class="hex-sight-lost" d={straight(at(), end())} />
                    <g class="hex-sight-cross" transform={`translate(${fixed(at().x)} ${fixed(at().y)})`}>
                      <circle r="9" />
                      <path d="M-4-4l8 8m0-8l-8 8" />
                    </g>
                  </>
                )}
              </Show>
            </>
          )}
        </Show>
      )}
    </Show>
  );
}

function straight(from: Point, to: Point): string {
  return `M${fixed(from.x)} ${fixed(from.y)}L${fixed(to.x)} ${fixed(to.y)}`;
}

/** The level of every hex as a figure, one text for each row of every other column. */
export function LevelLayer(props: { grid: HexGrid; sheet: HexSheet }): JSX.Element {
  const { columns, rows } = props.grid.spec;
  const lines: { readonly y: number; readonly xs: string; readonly text: string }[] = [];
  for (let row = 1; row <= rows; row++)
    for (const parity of [0, 1]) {
      const hexes = props.grid.hexes.filter((hex) => hex.row === row && hex.column % 2 === parity);
      const y = hexes[0]?.y;
      if (y !== undefined) lines.push({ y: y + 9, xs: hexes.map((hex) => fixed(hex.x - 7)).join(" "), text: hexes.map((hex) => levelOf(props.sheet, hex)).join("") });
    }
  return (
    <g class="hex-levels" data-columns={columns}>
      <For each={lines}>
        {(line) => (
          <text y={fixed(line.y)} x={line.xs}>
            {line.text}
          </text>
        )}
      </For>
    </g>
  );
}

/** Breaches in the works, on the edge where they are, or in the hex if no edge is named. */
export function Breaches(props: { grid: HexGrid; markers: readonly Marker[] }): JSX.Element {
  const breaches = (): { readonly marker: Marker; readonly at: Point; readonly turn: number }[] =>
    props.markers.flatMap((marker) => {
      const hex = props.grid.hex(marker.place);
      if (marker.kind !== "breach" || hex === undefined) return [];
      const side = marker.towards === null ? undefined : props.grid.side(marker.place, marker.towards);
      if (side === undefined) return [{ marker, at: { x: hex.x, y: hex.y + props.grid.tall * 0.36 }, turn: 0 }];
      const [a, b] = side;
      return [{ marker, at: between(a, b, 0.5), turn: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI }];
    });
  return (
    <For each={breaches()}>
      {({ marker, at, turn }) => (
        <g class="hex-breach" transform={`translate(${fixed(at.x)} ${fixed(at.y)})rotate(${fixed(turn)})`}>
          <title>{marker.label}</title>
          <path class="hex-breach-gap" d="M-13-7L13-8L12 8L-12 7Z" />
          <path class="hex-breach-rubble" d="M-10-3l3 2-3 3zM-4 4l4-1-1 4zM3-5l4 1-3 3zM8 2l3 3-4 1zM-5-6l3 1-2 2z" />
          <path class="hex-breach-stakes" d="M-13-8v15M-10.5-6v11M13-9v16M10.5-6v11" />
        </g>
      )}
    </For>
  );
}

/** Camps, or forts, that stand on the map. */
function campsIn(grid: HexGrid, markers: readonly Marker[]): { readonly marker: Marker; readonly hex: Hex }[] {
  return markers.flatMap((marker) => {
    const hex = marker.kind === "camp" ? grid.hex(marker.place) : undefined;
    return hex === undefined ? [] : [{ marker, hex }];
  });
}

/** The battlements of a fort, which show round the counters in it: four on each side. */
function battlements(half: number, deep: number): string {
  const wide = (2 * half) / 7;
  const starts = [0, 1, 2, 3].map((at) => -half + 2 * at * wide);
  const box = (x: number, y: number, w: number, h: number): string => `M${fixed(x)} ${fixed(y)}h${fixed(w)}v${fixed(h)}h${fixed(-w)}z`;
  return starts.map((at) => box(at, -half - deep, wide, deep) + box(at, half, wide, deep) + box(-half - deep, at, deep, wide) + box(half, at, deep, wide)).join("");
}

/** Forts that stand on the map, wider than the counters in them. */
export function Forts(props: { grid: HexGrid; markers: readonly Marker[] }): JSX.Element {
  return (
    <Show when={campsIn(props.grid, props.markers).length > 0}>
      <g class="hex-forts">
        <defs>
          <g id="hex-fort">
            <rect class="hex-fort-shade" x="-34" y="-32" width="73" height="73" rx="3" />
            <path class="hex-fort-wall" d={battlements(36.5, 5)} />
            <rect class="hex-fort-court" x="-36.5" y="-36.5" width="73" height="73" rx="2.5" />
            <g class="hex-fort-tower">
              <GlyphUse name="hex-tower" x={-23} y={-23} size={46} />
            </g>
          </g>
        </defs>
        <For each={campsIn(props.grid, props.markers)}>
          {({ marker, hex }) => (
            <use href="#hex-fort" x={fixed(hex.x)} y={fixed(hex.y)}>
              <title>{marker.label}</title>
            </use>
          )}
        </For>
      </g>
    </Show>
  );
}

/** A tower over the lower left corner of each fort, where no count is: the counters in it cover its court. */
export function FortChips(props: { grid: HexGrid; markers: readonly Marker[] }): JSX.Element {
  return (
    <For each={campsIn(props.grid, props.markers)}>
      {({ hex }) => (
        <g class="hex-fort-chip" transform={`translate(${fixed(hex.x - 31)} ${fixed(hex.y + 31)})`}>
          <circle r="10" />
          <GlyphUse name="hex-tower" x={-8} y={-8} size={16} />
        </g>
      )}
    </For>
  );
}

/** Camps that stand on the map, under the counters in them; nobody's are destroyed. */
export function Camps(props: { grid: HexGrid; markers: readonly Marker[] }): JSX.Element {
  const camps = (): ReturnType<typeof campsIn> => campsIn(props.grid, props.markers);
  return (
    <Show when={camps().length > 0}>
      <g class="hex-camps">
        <defs>
          <g id="hex-camp">
            <rect class="hex-camp-shade" x="-25" y="-16.9" width="54" height="39" rx="11" />
            <rect class="hex-camp-ditch" x="-27" y="-19.5" width="54" height="39" rx="11" />
            <rect class="hex-camp-bank" x="-24.5" y="-17" width="49" height="34" rx="9" />
            <rect class="hex-camp-stakes" x="-24.5" y="-17" width="49" height="34" rx="9" />
            <path class="hex-camp-road" d="M-24.5 0h49M-8-17v34" />
            <path class="hex-camp-gates" d="M-27-3v6M27-3v6M-11-19.5h6M-11 19.5h6" />
            <path class="hex-camp-tents" d="M-21-12.5h9v3.4h-9zM-21-7.4h9v3.4h-9zM-21 4h9v3.4h-9zM-21 9.1h9v3.4h-9zM-4.5-12.5H3v3.4h-7.5zM5-12.5h7.5v3.4H5zM14.5-12.5H21v3.4h-6.5zM5-7.4h7.5V-4H5zM14.5-7.4H21V-4h-6.5zM-4.5 9.1H3v3.4h-7.5zM5 9.1h7.5v3.4H5zM14.5 9.1H21v3.4h-6.5zM5 4h7.5v3.4H5zM14.5 4H21v3.4h-6.5z" />
            <path class="hex-camp-hall" d="M-4.5-7.6H3V4.2h-7.5z" />
          </g>
        </defs>
        <For each={camps()}>
          {({ marker, hex }) => (
            <use href="#hex-camp" class="hex-camp" classList={{ destroyed: marker.side === null }} x={fixed(hex.x)} y={fixed(hex.y)}>
              <title>{marker.label}</title>
            </use>
          )}
        </For>
      </g>
    </Show>
  );
}

// The map of `julius`: land and water, roads, cities and names. It knows which places and roads
// are lit, so that the rest can step back, and nothing else about the game.

import { For, Index, Show } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "./Glyph";
import { curve, fixed, points } from "./geometry";
import type { CityData, MapData, RoadData } from "./map-data";
import { juliusMap } from "./data/julius-map";
import "./julius-map.css";

export { juliusMap };

export interface LegendWords {
  readonly title: string;
  readonly major: string;
  readonly minor: string;
  readonly strait: string;
  readonly points: string;
  readonly majorPort: string;
  readonly port: string;
}

const ENGLISH: LegendWords = {
  title: "BELLVM · CIVILE",
  major: "major, 4 blocks",
  minor: "minor, 2 blocks",
  strait: "strait, 2 blocks",
  points: "victory points",
  majorPort: "major port",
  port: "port",
};

export interface JuliusMapProps {
  /** Places that keep their full colour while others step back. */
  lit: ReadonlySet<string>;
  /** Whether anything is lit at all. */
  dims: boolean;
  /** Roads to light, by the places they join. */
  roads: readonly (readonly [string, string])[];
  legend?: LegendWords;
  /** Drawn between the roads and the cities: rings of places that may be chosen. */
  children?: JSX.Element;
}

const map: MapData = juliusMap;

/** Waterlines: distance from the coast and opacity. */
const WATERLINES: readonly (readonly [number, number])[] = [
  [27, 0.22],
  [20, 0.34],
  [14, 0.48],
  [9, 0.66],
  [5, 0.85],
];
/** Waterlines nearer than this follow every turn of the coast. */
const FINE = 8;
const RELIEF_WIDTHS = [44, 34, 25, 17, 10];
const ROSETTE =
  "M32 1L38.9 6.4L47.5 5.2L50.7 13.3L58.8 16.5L57.6 25.1L63 32L57.6 38.9L58.8 47.5L50.7 50.7L47.5 58.8L38.9 57.6L32 63L25.1 57.6L16.5 58.8L13.3 50.7L5.2 47.5L6.4 38.9L1 32L6.4 25.1L5.2 16.5L13.3 13.3L16.5 5.2L25.1 6.4Z";

/** Roads, cities and names, which change with what is lit; `MapGround` lies under them. */
export function JuliusMap(props: JuliusMapProps): JSX.Element {
  return (
    <g classList={{ "map-dims": props.dims }}>
      <Roads roads={props.roads} />
      {props.children}
      <Cities lit={props.lit} />
      <Legend words={props.legend ?? ENGLISH} />
    </g>
  );
}

/**
 * Land and water, in a drawing of its own that never changes: its broad strokes are slow to paint,
 * and what glows or moves above must not repaint them.
 */
export function MapGround(props: { class: string }): JSX.Element {
  return (
    <svg class={props.class} width={map.width} height={map.height} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
      <defs>
        <path id="map-coast" d={map.land} />
        <path id="map-shore" d={map.shore} />
        <clipPath id="map-clip">
          <use href="#map-coast" />
        </clipPath>
        <linearGradient id="map-ground" x1="0" y1="0" x2="0" y2={map.height} gradientUnits="userSpaceOnUse">
          <stop offset=".1" stop-color="var(--land-n)" />
          <stop offset=".5" stop-color="var(--land-m)" />
          <stop offset=".95" stop-color="var(--land-s)" />
        </linearGradient>
        <marker id="map-arrowhead" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto-start-reverse">
          <path class="map-arrowhead" d="M0 0L8 4L0 8L2 4Z" />
        </marker>
        <For each={map.seaNames}>{(name, i) => <path id={`map-sea-${i()}`} d={curve(name.line)} />}</For>
      </defs>
      <rect class="map-sea" width={map.width} height={map.height} />
      <path class="map-graticule" d={map.graticule} />
      <For each={WATERLINES}>
        {([off, opacity]) => (
          <>
            <use href={off > FINE ? "#map-shore" : "#map-coast"} class="map-waterline" stroke-opacity={opacity} stroke-width={2 * off + 1.3} />
            <use href={off > FINE ? "#map-shore" : "#map-coast"} class="map-watergap" stroke-width={2 * off - 0.3} />
          </>
        )}
      </For>
      <use href="#map-coast" fill="url(#map-ground)" />
      <g clip-path="url(#map-clip)">
        <For each={map.ridges}>
          {(ridge) => (
            <For each={RELIEF_WIDTHS}>
              {(width) => <path class="map-ridge" d={curve(ridge.line)} stroke-width={Math.round(width * ridge.weight)} />}
            </For>
          )}
        </For>
        <use href="#map-shore" class="map-tint" stroke-opacity=".28" stroke-width="13" />
        <use href="#map-coast" class="map-tint" stroke-opacity=".35" stroke-width="6" />
      </g>
      <use href="#map-coast" class="map-coast" />
      <path class="map-stipple" d={points(map.stipple).map(({ x, y }) => `M${x} ${y}h.01`).join("")} />
      <path class="map-rivers" d={map.rivers.map(curve).join("")} />
      <path class="map-trees" d={points(map.trees).map(({ x, y }) => `M${x} ${y}v-2.2m0 0c-2.6 .2-3.2-2-2.2-3.2c.2-2.2 4.2-2.2 4.4 0c1 1.2 .4 3.4-2.2 3.2`).join("")} />
      <Hills />
      <For each={map.regions}>
        {(region) => (
          <text class="map-region" transform={`translate(${region.x} ${region.y}) rotate(${region.turn})`} font-size={String(region.size)} letter-spacing={region.spacing}>
            {region.text}
          </text>
        )}
      </For>
      <path class="map-sea-border" d={map.seaBorders.map(curve).join("")} />
      <For each={map.seaNames}>
        {(name, i) => (
          <text class="map-sea-name" font-size={String(name.size)} letter-spacing={name.spacing}>
            <textPath href={`#map-sea-${i()}`} startOffset="50%">
              {name.text}
            </textPath>
          </text>
        )}
      </For>
      <Rose />
    </svg>
  );
}

/** Humps with four hachures on the side away from the light. */
function Hills(): JSX.Element {
  const hills: { readonly x: number; readonly y: number; readonly h: number }[] = [];
  for (let i = 0; i + 2 < map.hills.length; i += 3)
    hills.push({ x: map.hills[i] ?? 0, y: map.hills[i + 1] ?? 0, h: map.hills[i + 2] ?? 0 });
  const hump = (x: number, y: number, h: number): string => {
    const w = h * 0.86;
    return `M${fixed(x - w)} ${fixed(y)}Q${fixed(x - w * 0.35)} ${fixed(y - h * 0.35)} ${fixed(x - w * 0.05)} ${fixed(y - h)}Q${fixed(x + w * 0.3)} ${fixed(y - h * 0.5)} ${fixed(x + w)} ${fixed(y)}`;
  };
  const hachures = (x: number, y: number, h: number): string => {
    const w = h * 0.86;
    return [0, 0.25, 0.5, 0.75]
      .map((t) => {
        const [px, py] = [x + w * (0.02 + t * 0.55), y - h * (0.88 - t * 0.74)];
        return `M${fixed(px)} ${fixed(py)}L${fixed(px + w * 0.08 + t * 1.3)} ${fixed(Math.min(y, py + h * (0.62 - t * 0.4)))}`;
      })
      .join("");
  };
  return (
    <For each={hills}>
      {({ x, y, h }) => (
        <>
          <path class="map-hill" d={hump(x, y, h)} />
          <path class="map-hachures" d={hachures(x, y, h)} />
        </>
      )}
    </For>
  );
}

function Rose(): JSX.Element {
  const r = map.rose.radius;
  const reach = (i: number): number => (i % 4 === 0 ? r : i % 2 === 0 ? r * 0.72 : r * 0.5);
  return (
    <g class="map-rose" transform={`translate(${map.rose.x} ${map.rose.y})`}>
      <circle class="map-rose-ring" r={r * 0.62} stroke-width=".8" />
      <circle class="map-rose-ring" r={r * 0.56} stroke-width=".4" />
      <Index each={Array.from({ length: 16 }, (_, i) => i)}>
        {(i) => (
          <g transform={`rotate(${i() * 22.5})`}>
            <path class="map-rose-dark" d={`M0 ${-reach(i())}L${r * 0.11} ${-r * 0.16}L0 0Z`} />
            <path class="map-rose-light" d={`M0 ${-reach(i())}L${-r * 0.11} ${-r * 0.16}L0 0Z`} />
          </g>
        )}
      </Index>
    </g>
  );
}

function Roads(props: { roads: readonly (readonly [string, string])[] }): JSX.Element {
  const joins = (road: RoadData): boolean =>
    props.roads.some(([a, b]) => (road.ends[0] === a && road.ends[1] === b) || (road.ends[0] === b && road.ends[1] === a));
  const lit = (): RoadData[] => map.roads.filter(joins);
  const rest = (): RoadData[] => map.roads.filter((road) => !joins(road));
  return (
    <g aria-hidden="true">
      <g class="road-group">
        <RoadLines roads={rest()} />
      </g>
      <For each={lit()}>{(road) => <path class="road road-glow" d={curve(road.line)} />}</For>
      <g class="road-group lit">
        <RoadLines roads={lit()} />
      </g>
    </g>
  );
}

/** Roads of one look are one path; casings lie under all fills so that crossings join. */
function RoadLines(props: { roads: readonly RoadData[] }): JSX.Element {
  const path = (kind: RoadData["kind"]): string =>
    props.roads.filter((road) => road.kind === kind).map((road) => (kind === "strait" ? crossing(road) : curve(road.line))).join("");
  const straits = (): RoadData[] => props.roads.filter((road) => road.kind === "strait");
  return (
    <>
      <path class="road road-minor" d={path("minor")} />
      <path class="road road-casing" d={path("major")} />
      <path class="road road-fill" d={path("major")} />
      <For each={straits()}>
        {(road) => <path class="road road-strait" d={crossing(road)} marker-start="url(#map-arrowhead)" marker-end="url(#map-arrowhead)" />}
      </For>
    </>
  );
}

/** A strait from shore to shore, short of both cities. */
function crossing(road: RoadData): string {
  const ends = points(road.line);
  const [a, b] = [ends[0], ends.at(-1)];
  if (a === undefined || b === undefined) return "";
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const gap = length > 34 ? 9 : 8;
  return `M${fixed(a.x + ux * gap)} ${fixed(a.y + uy * gap)}L${fixed(b.x - ux * gap)} ${fixed(b.y - uy * gap)}`;
}

function Cities(props: { lit: ReadonlySet<string> }): JSX.Element {
  return (
    <g aria-hidden="true">
      <For each={map.cities}>
        {(city) => (
          <g class="city" classList={{ lit: props.lit.has(city.name) }}>
            <CitySign city={city} />
            <Show when={city.anchor}>{(at) => <PortSign x={at()[0]} y={at()[1]} major={city.kind === "major-port"} />}</Show>
          </g>
        )}
      </For>
      <For each={map.cities}>
        {(city) => (
          <text
            class="city-name"
            classList={{ vp: city.vp > 0, "on-sea": city.label.sea, lit: props.lit.has(city.name) }}
            x={city.label.x}
            y={city.label.y}
            text-anchor={city.label.align}
          >
            {city.vp > 0 ? city.name.toUpperCase() : city.name}
          </text>
        )}
      </For>
    </g>
  );
}

function CitySign(props: { city: CityData }): JSX.Element {
  return (
    <Show
      when={props.city.vp > 0}
      fallback={
        <>
          <circle class="city-ring" cx={props.city.x} cy={props.city.y} r="5.2" />
          <circle class="city-dot" cx={props.city.x} cy={props.city.y} r="2.1" />
        </>
      }
    >
      <g transform={`translate(${props.city.x} ${props.city.y})`}>
        <path class="city-rosette" transform="scale(.36) translate(-32 -32)" d={ROSETTE} />
        <circle class="city-disc" r="8" />
        <text class="city-vp" y="3.6">
          {"I".repeat(props.city.vp)}
        </text>
      </g>
    </Show>
  );
}

function PortSign(props: { x: number; y: number; major: boolean }): JSX.Element {
  return (
    <Show when={props.major} fallback={<GlyphUse class="port" name="anchor" x={props.x - 5.25} y={props.y - 5.25} size={10.5} />}>
      <circle class="port-disc" cx={props.x} cy={props.y} r="7.4" />
      <GlyphUse class="port-major" name="anchor" x={props.x - 5} y={props.y - 5} size={10} />
    </Show>
  );
}

function Legend(props: { words: LegendWords }): JSX.Element {
  return (
    <g class="legend" transform={`translate(${map.legend.x} ${map.legend.y})`}>
      <rect width="262" height="106" rx="3" />
      <rect class="legend-inner" x="4" y="4" width="254" height="98" rx="2" />
      <text class="legend-title" x="131" y="24">
        {props.words.title}
      </text>
      <path class="legend-rule" d="M42 31H220" />
      <path class="road road-casing" d="M14 47H48" />
      <path class="road road-fill" d="M14 47H48" />
      <path class="road road-minor" d="M14 66H48" />
      <path class="road road-strait" d="M20 85H42" marker-start="url(#map-arrowhead)" marker-end="url(#map-arrowhead)" />
      <g transform="translate(158 47)">
        <path class="city-rosette" transform="scale(.27) translate(-32 -32)" d={ROSETTE} />
        <text class="city-vp small" y="3">
          II
        </text>
      </g>
      <PortSign x={158} y={66} major={true} />
      <PortSign x={158} y={85} major={false} />
      <text class="legend-text" x="58" y="51">
        {props.words.major}
      </text>
      <text class="legend-text" x="58" y="70">
        {props.words.minor}
      </text>
      <text class="legend-text" x="58" y="89">
        {props.words.strait}
      </text>
      <text class="legend-text" x="172" y="51">
        {props.words.points}
      </text>
      <text class="legend-text" x="172" y="70">
        {props.words.majorPort}
      </text>
      <text class="legend-text" x="172" y="89">
        {props.words.port}
      </text>
    </g>
  );
}

/** Vignette, scale bars and neatlines, above the pieces. */
export function MapFrame(): JSX.Element {
  const { width, height } = map;
  const sides = `M0 5H${width}M0 ${height - 5}H${width}`;
  const ends = `M5 0V${height}M${width - 5} 0V${height}`;
  return (
    <g class="map-frame" aria-hidden="true">
      <defs>
        <radialGradient id="map-vignette" cx=".5" cy=".48" r=".72">
          <stop offset=".62" stop-color="#3a2408" stop-opacity="0" />
          <stop offset="1" stop-color="#3a2408" stop-opacity=".22" />
        </radialGradient>
      </defs>
      <rect fill="url(#map-vignette)" width={width} height={height} />
      <path class="map-frame-light" d={sides + ends} />
      <path class="map-frame-dark" stroke-dasharray="40 40" stroke-dashoffset="40" d={sides} />
      <path class="map-frame-dark" stroke-dasharray="41 41" stroke-dashoffset="41" d={ends} />
      <rect class="map-neatline" x="1" y="1" width={width - 2} height={height - 2} />
      <rect class="map-neatline thin" x="8.5" y="8.5" width={width - 17} height={height - 17} />
    </g>
  );
}

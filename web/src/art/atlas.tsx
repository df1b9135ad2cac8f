// What the maps of the Mediterranean share: paper, water, relief, names of lands and seas, a rose and
// a frame, drawn from data that scripts/make-map.mjs has placed beforehand.

import { For, Index } from "solid-js";
import type { JSX } from "solid-js";
import { curve, fixed, points } from "./geometry";
import type { AtlasData } from "./map-data";
import "./atlas.css";

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
/**
 * Land and water, in a drawing of its own that never changes: its broad strokes are slow to paint,
 * and what glows or moves above must not repaint them.
 */
export function AtlasGround(props: { map: AtlasData; class: string; children?: JSX.Element }): JSX.Element {
  const map = props.map;
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
      <Hills hills={map.hills} />
      {props.children}
      <path class="map-sea-border" d={map.seaBorders.map(curve).join("")} />
      <Rose rose={map.rose} />
    </svg>
  );
}

/** Humps with four hachures on the side away from the light. */
function Hills(props: { hills: readonly number[] }): JSX.Element {
  const hills: { readonly x: number; readonly y: number; readonly h: number }[] = [];
  for (let i = 0; i + 2 < props.hills.length; i += 3)
    hills.push({ x: props.hills[i] ?? 0, y: props.hills[i + 1] ?? 0, h: props.hills[i + 2] ?? 0 });
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

function Rose(props: { rose: AtlasData["rose"] }): JSX.Element {
  const r = props.rose.radius;
  const reach = (i: number): number => (i % 4 === 0 ? r : i % 2 === 0 ? r * 0.72 : r * 0.5);
  return (
    <g class="map-rose" transform={`translate(${props.rose.x} ${props.rose.y})`}>
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

/** Names of lands and seas. They lie above the ground, which has no letters and may be a picture. */
export function AtlasNames(props: { map: AtlasData }): JSX.Element {
  const map = props.map;
  return (
    <g aria-hidden="true">
      <defs>
        <For each={map.seaNames}>{(name, i) => <path id={`map-sea-${i()}`} d={curve(name.line)} />}</For>
      </defs>
      <For each={map.regions}>
        {(region) => (
          <text class="map-region" transform={`translate(${region.x} ${region.y}) rotate(${region.turn})`} font-size={String(region.size)} letter-spacing={region.spacing}>
            {region.text}
          </text>
        )}
      </For>
      <For each={map.seaNames}>
        {(name, i) => (
          <text class="map-sea-name" font-size={String(name.size)} letter-spacing={name.spacing}>
            <textPath href={`#map-sea-${i()}`} startOffset="50%">
              {name.text}
            </textPath>
          </text>
        )}
      </For>
    </g>
  );
}

/** Vignette, scale bars and neatlines, above the pieces. */
export function AtlasFrame(props: { map: AtlasData }): JSX.Element {
  const { width, height } = props.map;
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

// How far somebody reaches on a hex map: ranges of fire as numbered rings, and the range of a leader's command.

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { fixed } from "../geometry";
import type { Point } from "../geometry";
import type { Sight } from "../map-art";
import type { Overlay, Piece } from "../types";
import type { Hex, HexGrid } from "./grid";
import { mergedOutline } from "./outline";

/** All places of overlays, each once. */
export function placesIn(overlays: readonly Overlay[]): string[] {
  return [...new Set(overlays.flatMap((overlay) => overlay.places))];
}

/** What is under fire: one area with a dotted rim, and how far each of those reaches whom one points at. */
export function FireLayer(props: { grid: HexGrid; overlays: readonly Overlay[]; pointed: string | undefined }): JSX.Element {
  const firers = createMemo(() => props.overlays.map((overlay) => reachOfFire(props.grid, overlay.places)));
  const rings = () => firers().filter((one) => one !== undefined && (one.centre === props.pointed || firers().length === 1));
  return (
    <Show when={props.overlays.length > 0}>
      <path class="hex-fire" d={mergedOutline(props.grid, placesIn(props.overlays))} />
      <For each={rings()}>{(one) => <Show when={one}>{(firer) => <RangeRings grid={props.grid} centre={firer().centre} reach={firer().reach} />}</Show>}</For>
    </Show>
  );
}

/** Who reaches a disc of hexes, and how far: the hex from which all of them are nearest. */
export function reachOfFire(grid: HexGrid, places: readonly string[]): { readonly centre: string; readonly reach: number } | undefined {
  const far = (from: string): number => Math.max(...places.map((place) => grid.distance(from, place) ?? Infinity));
  const all = places.map((place) => ({ centre: place, reach: far(place) }));
  return all.reduce<(typeof all)[number] | undefined>((best, one) => (best === undefined || one.reach < best.reach ? one : best), undefined);
}

/** Rings round a firer, one for each distance, numbered; the one that is asked about is drawn strongly. */
export function RangeRings(props: { grid: HexGrid; centre: string; reach: number; used?: number }): JSX.Element {
  const within = (range: number): string[] => props.grid.hexes.filter((hex) => (props.grid.distance(props.centre, hex.name) ?? Infinity) <= range).map(({ name }) => name);
  const ranges = (): number[] => Array.from({ length: props.reach }, (_, index) => props.reach - index);
  /** The number stands on the ring, to the north-east. */
  const spot = (range: number): Point | undefined => {
    const hex = props.grid.hex(props.centre);
    if (hex === undefined) return undefined;
    const long = props.grid.tall * (range + 0.42);
    return { x: hex.x + long * Math.cos(Math.PI / 6), y: hex.y - long * Math.sin(Math.PI / 6) };
  };
  return (
    <For each={ranges()}>
      {(range) => (
        <g class="hex-range" classList={{ used: props.used === range }}>
          <path class="hex-range-bed" d={mergedOutline(props.grid, within(range))} />
          <path class="hex-range-line" d={mergedOutline(props.grid, within(range))} />
          <Show when={spot(range)}>
            {(at) => (
              <g class="hex-range-number" transform={`translate(${fixed(at().x)} ${fixed(at().y)})`}>
                <circle r="9" />
                <text y="4.200">{range}</text>
              </g>
            )}
          </Show>
        </g>
      )}
    </For>
  );
}

/** Pixels of the map that the order of activation and the chips of layers may cover. */
const COVERED = 132;

/** Hexes in command of a leader: one area with a rim in the colour of his side, and whose it is as long as there are few. */
export function CommandLayer(props: { grid: HexGrid; overlays: readonly Overlay[]; sight: Sight; pieces: readonly Piece[]; named: boolean }): JSX.Element {
  const held = createMemo((): Hex[] => props.pieces.flatMap((piece) => props.grid.hex(piece.place) ?? []));
  const names = createMemo((): { overlay: Overlay; at: Point; wide: number }[] => {
    // Prices of hexes would lie over the names.
    if (!props.named || props.overlays.length > MOST_NAMES) return [];
    const laid: { overlay: Overlay; at: Point; wide: number }[] = [];
    for (const overlay of props.overlays) {
      if (overlay.side === null) continue;
      const wide = 22 + overlay.label.length * 7;
      const free = (at: Point): boolean => laid.every((other) => Math.abs(other.at.x - at.x) > (other.wide + wide) / 2 || Math.abs(other.at.y - at.y) > 24);
      const at = roomFor(props.grid, overlay.places, props.sight, (spot) => free(spot) && !held().some((hex) => covers(props.grid, spot, wide, hex)), wide);
      if (at !== undefined) laid.push({ overlay, at, wide });
    }
    return laid;
  });
  return (
    <>
      <For each={props.overlays}>
        {(overlay) => (
          <g class={overlay.side === null ? "" : `hue hue-${overlay.side}`} classList={{ "hex-command-of": overlay.side !== null }}>
            <path class="hex-command" d={mergedOutline(props.grid, overlay.places)} />
          </g>
        )}
      </For>
      <For each={names()}>
        {({ overlay, at, wide }) => (
          <g class={`hue hue-${overlay.side ?? ""}`}>
            <g class="hex-command-name" transform={`translate(${fixed(at.x)} ${fixed(at.y)})`}>
              <rect x={fixed(-wide / 2)} y="-11" width={fixed(wide)} height="22" rx="11" />
              <text y="4.600">{overlay.label}</text>
            </g>
          </g>
        )}
      </For>
    </>
  );
}

/** Of so many areas each is named: more names would hide the map. */
const MOST_NAMES = 4;

/** Whether a name at a spot would lie over a hex. */
const covers = (grid: HexGrid, { x, y }: Point, wide: number, hex: Hex): boolean => Math.abs(hex.x - x) < wide / 2 + grid.spec.radius * 0.7 && Math.abs(hex.y - y) < grid.tall * 0.66;

/** Where the name of an area has room in sight: above a hex of its upper rim, the northernmost first, else above any of its hexes. */
export function roomFor(grid: HexGrid, places: readonly string[], { box, scale }: Sight, free: (at: Point) => boolean, wide: number): Point | undefined {
  const half = wide / 2;
  const seen = ({ x, y }: Point): boolean => y > box.y + COVERED / scale && y < box.y + box.h && x - half > box.x && x + half < box.x + box.w;
  const hexes = places.flatMap((place) => grid.hex(place) ?? []);
  // Hexes of a column lie whole hexes apart.
  const key = (x: number, y: number): string => `${Math.round(x)} ${Math.round((2 * y) / grid.tall)}`;
  const within = new Set(hexes.map(({ x, y }) => key(x, y)));
  const spots = hexes.map((hex) => ({ at: { x: hex.x, y: hex.y - grid.tall * 0.72 }, hex })).filter(({ at }) => seen(at));
  const rim = ({ hex }: { hex: Hex }): boolean => !within.has(key(hex.x, hex.y - grid.tall));
  const upward = (one: { at: Point }, other: { at: Point }): number => one.at.y - other.at.y;
  return [...spots.filter(rim).sort(upward), ...spots.sort(upward)].find(({ at }) => free(at))?.at;
}

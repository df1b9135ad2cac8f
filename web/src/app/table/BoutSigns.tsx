/** Fights that are resolved together, on the map: the number of each beside the hex that is attacked, away from those who attack it, with its chance while that is open. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { fixed } from "../../art/geometry";
import type { Point } from "../../art/geometry";
import type { HexGrid } from "../../art/hex/grid";
import { mapArt } from "../../art/maps";
import type { Scene, StepState } from "../../art/types";
import type { BoutsShown } from "./bouts";
import { percent } from "./Odds";
import "./bouts.css";

interface Sign {
  readonly number: number;
  readonly state: StepState;
  readonly words: string;
  readonly wide: number;
  readonly x: number;
  readonly y: number;
}

/** How far from the middle of its hex a sign begins, in radii, or lies over or under it, in its height. */
const BESIDE = 0.92;
const ABOVE = 0.66;
/** Half of a counter, in radii, and half of a sign. */
const COUNTER = 0.6;
const HIGH = 12;

export function boutSigns(scene: Scene, chances: readonly (number | undefined)[], grid: HexGrid): Sign[] {
  const places = new Map(scene.pieces.map((piece) => [piece.id, piece.place]));
  const held = [...new Set(places.values())].flatMap((place) => grid.hex(place) ?? []);
  const laid: Sign[] = [];
  const half = grid.spec.radius * COUNTER;
  return (scene.procedure?.bouts ?? []).flatMap((bout, index) => {
    const hex = grid.hex(bout.place);
    if (hex === undefined) return [];
    const froms = bout.attackers.flatMap((id) => grid.hex(places.get(id) ?? "") ?? []);
    const chance = chances[index];
    const words = bout.state === "done" ? "✓" : chance === undefined ? "" : percent(chance);
    const wide = 26 + words.length * 7.4;
    const right = froms.reduce((sum, from) => sum + from.x - hex.x, 0) < 0;
    const beside = (side: number) => ({ x: hex.x + side * (grid.spec.radius * BESIDE + wide / 2), y: hex.y });
    const above = (side: number) => ({ x: hex.x, y: hex.y + side * grid.tall * ABOVE });
    const away = right ? 1 : -1;
    const free = ({ x, y }: Point): boolean => held.every((other) => other.name === hex.name || Math.abs(other.x - x) > wide / 2 + half || Math.abs(other.y - y) > HIGH + half) && laid.every((other) => Math.abs(other.x - x) > (other.wide + wide) / 2 || Math.abs(other.y - y) > 2 * HIGH);
    const spots = [beside(away), above(-1), above(1), beside(-away)];
    const at = spots.find(free) ?? beside(away);
    const sign = { number: index + 1, state: bout.state, words, wide, ...at };
    laid.push(sign);
    return [sign];
  });
}

export function BoutSigns(props: { bouts: BoutsShown; scene: Scene }): JSX.Element {
  return (
    <Show when={mapArt(props.scene.map)?.grid}>
      {(grid) => (
        <g aria-hidden="true" data-testid="bout-signs">
          <For each={boutSigns(props.scene, props.bouts.chances(), grid())}>
            {(sign) => (
              <g class={`bout-sign ${sign.state}`} data-testid="bout-sign" data-state={sign.state} transform={`translate(${fixed(sign.x)} ${fixed(sign.y)})`}>
                <rect x={fixed(-sign.wide / 2)} y="-12" width={fixed(sign.wide)} height="24" rx="12" />
                <circle cx={fixed(12 - sign.wide / 2)} r="9" />
                <text class="bout-sign-number" x={fixed(12 - sign.wide / 2)} y="4.5">
                  {sign.number}
                </text>
                <text x="10" y="4.8">
                  {sign.words}
                </text>
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}

/** Fights that are resolved together, on the map: the number of each beside the hex that is attacked, away from those who attack it, with its chance while that is open. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { fixed } from "../../art/geometry";
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

/** How far from the middle of its hex a sign ends, in radii. */
const BESIDE = 0.92;

export function boutSigns(scene: Scene, chances: readonly (number | undefined)[], grid: HexGrid): Sign[] {
  const places = new Map(scene.pieces.map((piece) => [piece.id, piece.place]));
  return (scene.procedure?.bouts ?? []).flatMap((bout, index) => {
    const hex = grid.hex(bout.place);
    if (hex === undefined) return [];
    const froms = bout.attackers.flatMap((id) => grid.hex(places.get(id) ?? "") ?? []);
    const chance = chances[index];
    const words = bout.state === "done" ? "✓" : chance === undefined ? "" : percent(chance);
    const wide = 26 + words.length * 7.4;
    const right = froms.reduce((sum, from) => sum + from.x - hex.x, 0) < 0;
    const x = hex.x + (right ? 1 : -1) * (grid.spec.radius * BESIDE + wide / 2);
    return [{ number: index + 1, state: bout.state, words, wide, x, y: hex.y }];
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

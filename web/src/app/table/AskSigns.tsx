/** The letters of answers on the map, at those who would give them. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { fixed } from "../../art/geometry";
import type { HexGrid } from "../../art/hex/grid";
import { mapArt } from "../../art/maps";
import type { Choice, Scene } from "../../art/types";
import { LETTERS } from "./answers";

interface Sign {
  readonly letter: string;
  readonly attack: boolean;
  readonly x: number;
  readonly y: number;
}

/** Units of a map between the letters of one hex. */
const STEP = 21;

/** Beside the upper left corner of where each stands, those of one place in a row. */
export function signsOf(answers: readonly Choice[], scene: Scene, grid: HexGrid): Sign[] {
  const used = new Map<string, number>();
  return answers.flatMap(({ path: [first], attack }, index) => {
    const place = first === undefined || !("piece" in first) ? undefined : scene.pieces.find((piece) => piece.id === first.piece)?.place;
    const hex = place === undefined ? undefined : grid.hex(place);
    if (place === undefined || hex === undefined) return [];
    const before = used.get(place) ?? 0;
    used.set(place, before + 1);
    return [{ letter: LETTERS[index] ?? "", attack, x: hex.x - grid.spec.radius * 0.8 + before * STEP, y: hex.y - grid.spec.radius * 0.72 }];
  });
}

export function AskSigns(props: { answers: readonly Choice[]; scene: Scene }): JSX.Element {
  return (
    <Show when={mapArt(props.scene.map)?.grid}>
      {(grid) => (
        <g class="ask-signs" aria-hidden="true" data-testid="ask-signs">
          <For each={signsOf(props.answers, props.scene, grid())}>
            {(sign) => (
              <g class="ask-sign" classList={{ attack: sign.attack }} transform={`translate(${fixed(sign.x)} ${fixed(sign.y)})`}>
                <circle r="10" />
                <text y="4.5">{sign.letter}</text>
              </g>
            )}
          </For>
        </g>
      )}
    </Show>
  );
}

// A die of six; a hit is red.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import "./die.css";

/** Where pips stand, in steps from the middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [[-1, -1], [1, 1]],
  [[-1, -1], [0, 0], [1, 1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
];

export function Die(props: { value: number; hit?: boolean; order?: number }): JSX.Element {
  return (
    <svg
      class="die"
      classList={{ hit: props.hit === true }}
      viewBox="0 0 64 64"
      role="img"
      aria-label={String(props.value)}
      data-order={props.order}
    >
      <rect class="die-body" x="4" y="4" width="56" height="56" rx="10" />
      <For each={PIPS[props.value] ?? []}>
        {([x, y]) => <circle class="die-pip" cx={32 + x * 15} cy={32 + y * 15} r="5.5" />}
      </For>
    </svg>
  );
}

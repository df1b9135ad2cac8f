// A die of six with pips, a larger one with its figure; a hit is red.

import { For, Show } from "solid-js";
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

export function Die(props: { value: number; sides?: number; hit?: boolean; order?: number }): JSX.Element {
  const pips = (): boolean => (props.sides ?? 6) <= 6;
  return (
    <svg
      class="die"
      classList={{ hit: props.hit === true }}
      viewBox="0 0 64 64"
      role="img"
      aria-label={String(props.value)}
      data-order={props.order}
    >
      <Show
        when={pips()}
        fallback={
          <>
            <path class="die-body" d="M32 3L61 26V40L32 61L3 40V26Z" />
            <path class="die-edge" d="M3 40L16 44L32 3L48 44L61 40M16 44L32 61L48 44Z" />
            <text class="die-figure" x="32" y="43">
              {props.value}
            </text>
          </>
        }
      >
        <DieFace value={props.value} />
      </Show>
    </svg>
  );
}

/** The face of a die of six, 64 wide. */
export function DieFace(props: { value: number }): JSX.Element {
  return (
    <>
      <rect class="die-body" x="4" y="4" width="56" height="56" rx="10" />
      <For each={PIPS[props.value] ?? []}>{([x, y]) => <circle class="die-pip" cx={32 + x * 15} cy={32 + y * 15} r="5.5" />}</For>
    </>
  );
}

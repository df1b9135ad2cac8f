/** Chances side by side, the worse for who is struck the darker. */

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { percent } from "../Odds";

export interface Part {
  readonly label: string;
  readonly about: string;
  readonly chance: number;
  readonly harm: number;
}

export function Bar(props: { parts: readonly Part[] }): JSX.Element {
  return (
    <div class="army-bar">
      <For each={props.parts}>
        {(part) => (
          <i class={`harm-${part.harm}`} title={`${part.about}: ${percent(part.chance)}`} ref={(element) => element.style.setProperty("--share", String(part.chance))}>
            {part.label}
          </i>
        )}
      </For>
    </div>
  );
}

/** All fights that are resolved together: who against whom, how, and the chance that the defenders run or what came of it. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import type { Bout } from "../../art/types";
import { percent } from "./Odds";
import "./bouts.css";

export function Bouts(props: { bouts: readonly Bout[]; chances: readonly (number | undefined)[]; chosen: number | null; onChoose: (index: number) => void }): JSX.Element {
  return (
    <ol class="bouts" data-testid="bouts">
      <For each={props.bouts}>
        {(bout, index) => (
          <li>
            <button type="button" class={`bout ${bout.state}`} aria-pressed={props.chosen === index()} data-testid="bout" data-place-of={bout.place} onClick={() => props.onChoose(index())}>
              <i class="bout-number" aria-hidden="true">
                {index() + 1}
              </i>
              <span>
                <b>{bout.title}</b>
                <small>{bout.note}</small>
              </span>
              <Show when={bout.result === null} fallback={<span class="bout-result">{bout.result}</span>}>
                <span class="bout-chance" ref={(element) => element.style.setProperty("--share", "0")}>
                  <Show when={props.chances[index()] !== undefined}>
                    <i aria-hidden="true" ref={(element) => element.style.setProperty("--share", String(props.chances[index()] ?? 0))} />
                    <b>{percent(props.chances[index()] ?? 0)}</b>
                  </Show>
                </span>
              </Show>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

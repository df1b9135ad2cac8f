/** All fights that are resolved together: who against whom, how, and the chance that the defenders run. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import type { Bout } from "../../art/types";
import { percent } from "./Odds";
import "./bouts.css";

export function Bouts(props: { bouts: readonly Bout[]; title: string; chances: readonly number[]; chosen: string | null; onChoose: (place: string) => void }): JSX.Element {
  return (
    <div class="bouts" data-testid="bouts">
      <p class="bouts-title">{props.title}</p>
      <ol>
        <For each={props.bouts}>
          {(bout, index) => (
            <li>
              <button type="button" class={`bout ${bout.state}`} aria-pressed={props.chosen === bout.place} data-testid="bout" data-place-of={bout.place} onClick={() => props.onChoose(bout.place)}>
                <i class="bout-number" aria-hidden="true">
                  {index() + 1}
                </i>
                <span>
                  <b>{bout.title}</b>
                  <small>{bout.note}</small>
                </span>
                <Show when={props.chances[index()]} keyed fallback={<span class="bout-chance">{props.chances[index()] === 0 ? percent(0) : ""}</span>}>
                  {(chance) => (
                    <span class="bout-chance" ref={(element) => element.style.setProperty("--share", String(chance))}>
                      <i aria-hidden="true" />
                      <b>{percent(chance)}</b>
                    </span>
                  )}
                </Show>
              </button>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

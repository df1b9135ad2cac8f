/** Where a piece may turn: an arrow for each facing. */

import { For } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice } from "../../art/types";
import { t } from "../i18n";
import "./compass.css";

export function Compass(props: { choices: readonly { readonly facing: number; readonly choice: Choice }[]; busy: boolean; onChoice: (choice: Choice) => void }): JSX.Element {
  const sorted = () => [...props.choices].sort((one, other) => one.facing - other.facing);
  return (
    <div class="compass" role="group" aria-label={t().table.turn} data-testid="compass">
      <For each={sorted()}>
        {({ facing, choice }) => (
          <button type="button" class="turn" data-testid="facing" data-facing={facing} title={choice.label} aria-label={choice.label} disabled={props.busy} onClick={() => props.onChoice(choice)}>
            <svg viewBox="-12 -12 24 24" aria-hidden="true">
              <path d="M0-9L6 1H2.500V9H-2.500V1H-6Z" transform={`rotate(${facing * 30})`} />
            </svg>
          </button>
        )}
      </For>
    </div>
  );
}

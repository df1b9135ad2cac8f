/** The rules that forbid what one has asked about. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import type { TableStore } from "./store";

export function Reasons(props: { store: TableStore; game: string }): JSX.Element {
  return (
    <Show when={props.store.reasons()}>
      {(reasons) => (
        <section class="reasons" role="region" aria-label={t().table.why} data-testid="reasons">
          <header>
            <h2>{t().table.whyTitle(reasons().about)}</h2>
            <button type="button" class="quiet" aria-label={t().app.close} onClick={() => props.store.closeReasons()}>
              ×
            </button>
          </header>
          <Show when={reasons().list.length > 0} fallback={<p class="serif">{reasons().otherwise}</p>}>
            <ul>
              <For each={reasons().list}>
                {(reason) => (
                  <li>
                    <b>{reason.label}</b>
                    <p class="serif">
                      {reason.why} <RuleChip game={props.game} rule={reason.rule} titled />
                    </p>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
      )}
    </Show>
  );
}

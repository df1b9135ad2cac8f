/** The chances of the fight at hand, from what the viewer knows. */

import { For, Show, createResource } from "solid-js";
import type { JSX } from "solid-js";
import { api } from "../core/api";
import { lang, t } from "../i18n";

export function OddsPanel(props: { table: string; seat: string; version: number; attacker: string; defender: string }): JSX.Element {
  const [odds] = createResource(
    () => ({ seat: props.seat, version: props.version, lang: lang() }),
    (key) => api.odds(props.table, key.seat, key.lang).catch(() => null),
  );
  /** The first row is the attacker's chance, the second the defender's. */
  const sideOf = (index: number): string => ([`hue hue-${props.attacker}`, `hue hue-${props.defender}`][index] ?? "nobody");
  const percent = (chance: number): number => Math.round(chance * 100);
  return (
    <Show when={odds.latest}>
      {(known) => (
        <section class="odds" data-testid="odds" aria-label={t().odds.title}>
          <div class="odds-head">
            <h2>{t().odds.title}</h2>
            <p class="hint">{t().odds.hint}</p>
          </div>
          <div class="odds-rows">
            <For each={known().rows}>
              {([label, chance], index) => (
                <Show
                  when={chance >= 0 && chance <= 1}
                  fallback={
                    <span class="odds-number">
                      {label}: <b>{Math.round(chance * 10) / 10}</b>
                    </span>
                  }
                >
                  <span class={`odds-part ${sideOf(index())}`} ref={(element) => element.style.setProperty("--share", String(Math.max(chance, 0.001)))}>
                    <span>
                      {label} <b>{percent(chance)}%</b>
                    </span>
                  </span>
                </Show>
              )}
            </For>
          </div>
          <Show when={known().policies.length > 0}>
            <p class="odds-how">{known().policies.join(" ")}</p>
          </Show>
        </section>
      )}
    </Show>
  );
}

/** The chances of the fight at hand, from what the viewer knows. */

import { For, Show, createResource } from "solid-js";
import type { JSX } from "solid-js";
import type { Odds } from "../../generated/api";
import { api } from "../core/api";
import { lang, t } from "../i18n";

type Row = readonly [string, number];

/** Sums of many chances come out a little off. */
const ABOUT = 1e-6;
const isChance = ([, chance]: Row): boolean => chance >= -ABOUT && chance <= 1 + ABOUT;

/** Whole per cents; what may happen is never said to be impossible, nor what may fail to be sure. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (whole === 0 && chance > ABOUT) return "< 1 %";
  if (whole === 100 && chance < 1 - ABOUT) return "> 99 %";
  return `${whole} %`;
}

/** A bar of what may happen, and what each part of it is. The first row is what the attacker wishes, the last what the defender does. */
export function OddsRows(props: { odds: Odds; attacker: string; defender: string }): JSX.Element {
  const sideOf = (index: number): string => {
    if (index === 0) return `hue hue-${props.attacker}`;
    return index === props.odds.rows.length - 1 ? `hue hue-${props.defender}` : "nobody";
  };
  return (
    <>
      <Show when={props.odds.rows.some(isChance)}>
        <div class="odds-bar" aria-hidden="true">
          <For each={props.odds.rows}>
            {(row, index) => (
              <Show when={isChance(row) && row[1] > 0}>
                <i class={sideOf(index())} ref={(element) => element.style.setProperty("--share", String(row[1]))} />
              </Show>
            )}
          </For>
        </div>
      </Show>
      <ul class="odds-rows">
        <For each={props.odds.rows}>
          {(row, index) => (
            <li>
              <Show when={isChance(row)} fallback={<b>{Math.round(row[1] * 10) / 10}</b>}>
                <i class={sideOf(index())} aria-hidden="true" />
                <b>{percent(row[1])}</b>
              </Show>{" "}
              {row[0]}
            </li>
          )}
        </For>
      </ul>
    </>
  );
}

export function OddsPanel(props: { table: string; seat: string; version: number; attacker: string; defender: string }): JSX.Element {
  const [odds] = createResource(
    () => ({ seat: props.seat, version: props.version, lang: lang() }),
    (key) => api.odds(props.table, key.seat, key.lang).catch(() => null),
  );
  return (
    <Show when={odds.latest}>
      {(known) => (
        <section class="odds" data-testid="odds" aria-label={t().odds.title}>
          <h2>{t().odds.title}</h2>
          <OddsRows odds={known()} attacker={props.attacker} defender={props.defender} />
          <Show when={known().policies.length > 0}>
            <details class="odds-how">
              <summary>{t().odds.hint}</summary>
              <span>{known().policies.join(" ")}</span>
            </details>
          </Show>
        </section>
      )}
    </Show>
  );
}

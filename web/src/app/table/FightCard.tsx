/** How a fight ended: what was told of its last act, and the dice of both sides. Nothing goes on until it is read. */

import { For, Show, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import type { Side } from "../../art/types";
import type { JournalLine } from "../core/wire";
import type { SeatCard } from "../../generated/api";
import { t } from "../i18n";
import { throwsOf } from "./battle";
import { Journal } from "./Journal";

/** A fight that is over: where it was, the actions it took, and the journal up to its end. */
export interface Fought {
  readonly place: string;
  readonly from: number;
  readonly to: number;
  readonly journal: readonly JournalLine[];
}

export function FightCard(props: { fought: Fought; sides: readonly Side[]; seats: readonly SeatCard[]; game: string; table: string; onContinue: () => void }): JSX.Element {
  let button!: HTMLButtonElement;
  onMount(() => {
    const before = document.activeElement;
    button.focus();
    onCleanup(() => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  });
  const during = () => props.fought.journal.filter((line) => line.n > props.fought.from && line.n <= props.fought.to);
  const last = () => during().filter((line) => line.n === props.fought.to && !("roll" in line));
  const dice = () => throwsOf(during());
  return (
    <div class="fight-veil">
      <section class="fight-card" role="dialog" aria-modal="true" aria-label={t().fought.over(props.fought.place)} data-testid="fight-card">
        <h2>{t().fought.over(props.fought.place)}</h2>
        <Journal lines={last()} turns={[]} seats={[...props.seats]} game={props.game} table={props.table} replay="none" />
        <Show when={dice().size > 0}>
          <p class="end-dice">
            <For each={props.sides.filter((side) => dice().has(side.seat))}>
              {(side) => (
                <span>
                  <span class={`mark hue hue-${side.colour}`} aria-hidden="true" /> {t().end.dice(side.name, dice().get(side.seat)?.thrown ?? 0, dice().get(side.seat)?.hits ?? 0)}
                </span>
              )}
            </For>
          </p>
        </Show>
        <button ref={button} type="button" class="primary" data-testid="fight-continue" onClick={() => props.onContinue()}>
          {t().fought.continue}
        </button>
      </section>
    </div>
  );
}

/** What counts for victory, and whose it is. A click shows the place on the map. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import type { Score, ScoreEntry, Side } from "../../art/types";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import { sideName } from "./pieces";

export function ScoreList(props: { score: Score | null; sides: readonly Side[]; game: string; onShow: (place: string) => void }): JSX.Element {
  const whose = (entry: ScoreEntry): string => (entry.side === null ? t().score.nobody : sideName(entry.side, props.sides));
  const inside = (entry: ScoreEntry): JSX.Element => (
    <>
      <b class={entry.side === null ? "score-value nobody" : `score-value hue hue-${entry.side}`}>{entry.value}</b>
      <Show when={entry.of}>{(of) => <meter class={`score-meter hue hue-${entry.side ?? ""}`} max={of()} value={entry.value} aria-hidden="true" />}</Show>
      <span>
        {entry.label}
        <Show when={entry.of}>{(of) => <small> {t().score.of(of())}</small>}</Show>
        <Show when={entry.note}>{(note) => <small class="score-note"> {note()}</small>}</Show>
      </span>
      <span class="visually-hidden">, {whose(entry)}</span>
    </>
  );
  /** Where no number of points wins, what is counted has a name of its own. */
  const heading = (score: Score): string => (score.goal === null ? score.title : t().score.title);
  /** In an order that does not change with the owners; armies with their levels as the game lists them. */
  const inOrder = (entries: readonly ScoreEntry[]): ScoreEntry[] => entries.every(({ of }) => of !== undefined) ? [...entries] : [...entries].sort((one, other) => other.value - one.value || one.label.localeCompare(other.label));
  return (
    <Show when={props.score}>
      {(score) => (
        <section class="score" aria-label={heading(score())} data-testid="score">
          <header>
            <h2>{heading(score())}</h2>
            <p>
              {score().goal === null ? "" : score().title} <Show when={score().rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
            </p>
          </header>
          <ul tabindex="0">
            <For each={inOrder(score().entries)}>
              {(entry) => (
                <li>
                  <Show when={entry.place} fallback={<span class="score-entry">{inside(entry)}</span>}>
                    {(place) => (
                    <button
                      type="button"
                      class="score-entry"
                      classList={{ free: entry.side === null }}
                      data-testid="score-entry"
                      data-side={entry.side ?? ""}
                      title={t().score.show(entry.label)}
                      onClick={() => props.onShow(place())}
                    >
                      {inside(entry)}
                    </button>
                    )}
                  </Show>
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
}

// The rounds of a battle.

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { roman } from "../roman";
import type { BattleScene } from "../types";
import type { BattleWords } from "./words";

/** The rounds as pennants; where their number is open, the last few and this one. */
export function Rounds(props: { battle: BattleScene; words: BattleWords }): JSX.Element {
  const open = (): boolean => props.battle.rounds === null;
  const first = (): number => (open() ? Math.max(1, props.battle.round - 3) : 1);
  const last = (): number => props.battle.rounds ?? props.battle.round;
  const rounds = (): number[] => Array.from({ length: last() - first() + 1 }, (_, i) => first() + i);
  const caption = (round: number): string => {
    if (!open()) return props.battle.captions[round - 1] ?? "";
    return round === props.battle.round ? (props.words.round?.(roman(round)) ?? "") : "";
  };
  return (
    <ol class="battle-rounds" classList={{ open: open() }}>
      <Show when={first() > 1}>
        <li class="past" aria-hidden="true">
          …
        </li>
      </Show>
      <For each={rounds()}>
        {(round) => (
          <li
            classList={{ now: round === props.battle.round, past: round < props.battle.round }}
            aria-current={round === props.battle.round ? "step" : undefined}
          >
            <b>{roman(round)}</b>
            <span>{caption(round)}</span>
          </li>
        )}
      </For>
    </ol>
  );
}

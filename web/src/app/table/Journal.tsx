/** What has happened, in words, with dice and rules. */

import { For, Show, createEffect, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import { to } from "../core/router";
import type { JournalLine } from "../core/wire";
import { t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import { entries, opensTurn } from "./lines";
import type { Entry } from "./lines";

export function Journal(props: {
  lines: readonly JournalLine[];
  game: string;
  table: string;
  at?: number;
  replay: "link" | "none";
  onJump?: (n: number) => void;
}): JSX.Element {
  let end!: HTMLDivElement;
  // Lines that stay the same keep their elements: only what is new is drawn.
  const told = createMemo<readonly Entry[]>((before) => {
    const now = entries(props.lines);
    return now.map((entry, index) => {
      const old = before[index];
      return old !== undefined && JSON.stringify(old) === JSON.stringify(entry) ? old : entry;
    });
  }, []);
  createEffect(() => {
    if (told().length > 0) end.scrollIntoView({ block: "nearest" });
  });
  return (
    <div class="journal" data-testid="journal" role="log" aria-label={t().journal.title} aria-live="off">
      <Show when={told().length > 0} fallback={<p class="hint">{t().journal.empty}</p>}>
        <For each={told()}>
          {(entry) => {
            if (entry.kind === "rolled") {
              const first = entry.rolls[0];
              return (
                <p class="journal-line rolls">
                  <span class="visually-hidden">{entry.rolls.map((roll) => t().journal.roll(roll.roll.face, roll.roll.for)).join(", ")}</span>
                  <SideMark seat={first?.seat ?? null} />
                  <span aria-hidden="true" class="dice">
                    <For each={entry.rolls}>{(roll) => <Die value={roll.roll.face} />}</For>
                  </span>
                </p>
              );
            }
            const line = entry.line;
            return (
              <p class="journal-line" classList={{ turn: opensTurn(line.text), now: props.at !== undefined && line.n === props.at }} data-n={line.n}>
                <SideMark seat={line.seat} />
                {line.text} <Show when={line.rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
                <Show when={props.onJump}>
                  {(jump) => (
                    <button type="button" class="jump" aria-label={t().journal.jump} onClick={() => jump()(line.n)}>
                      ↪
                    </button>
                  )}
                </Show>
                <Show when={props.replay === "link" && opensTurn(line.text)}>
                  <a class="jump" href={to.replay(props.table, line.n)} aria-label={`${t().journal.jump}: ${line.text}`}>
                    ↪
                  </a>
                </Show>
              </p>
            );
          }}
        </For>
      </Show>
      <div ref={end} />
    </div>
  );
}

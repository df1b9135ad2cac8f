/** What has happened, in words, with dice and rules. */

import { For, Show, createEffect, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import { to } from "../core/router";
import type { JournalLine, Roll } from "../core/wire";
import { t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import { entries, heading, hitting, opensTurn } from "./lines";
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
              return (
                <p class="journal-line rolls">
                  <SideMark seat={entry.rolls[0]?.seat ?? null} />
                  <Rolled rolls={entry.rolls} text="" />
                </p>
              );
            }
            const line = entry.line;
            const turn = opensTurn(line.text) ? heading(line.text) : null;
            const text = turn === null ? line.text : turn.rest;
            return (
              <>
                <Show when={turn}>
                  {(opens) => (
                    <p class="journal-line turn" classList={{ now: text === "" && line.n === props.at }} data-n={line.n}>
                      {opens().head}
                      <Show when={text === "" && line.rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
                      <Show when={props.replay === "link"}>
                        <a class="jump" href={to.replay(props.table, line.n)} aria-label={`${t().journal.jump}: ${line.text}`}>
                          ↪
                        </a>
                      </Show>
                    </p>
                  )}
                </Show>
                <Show when={text !== ""}>
                  <p class="journal-line" classList={{ now: props.at !== undefined && line.n === props.at }} data-n={line.n}>
                    <SideMark seat={line.seat} />
                    {text} <Rolled rolls={entry.rolls} text={text} />{" "}
                    <span class="journal-end">
                      <Show when={line.rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
                      <Show when={props.onJump}>
                        {(jump) => (
                          <button type="button" class="jump" aria-label={t().journal.jump} onClick={() => jump()(line.n)}>
                            ↪
                          </button>
                        )}
                      </Show>
                    </span>
                  </p>
                </Show>
              </>
            );
          }}
        </For>
      </Show>
      <div ref={end} />
    </div>
  );
}

/** Dice in a line of the journal; hits are red. */
function Rolled(props: { rolls: readonly Roll[]; text: string }): JSX.Element {
  const hits = () => hitting(props.rolls, props.text);
  return (
    <Show when={props.rolls.length > 0}>
      <span class="visually-hidden">{props.rolls.map((roll) => t().journal.roll(roll.roll.face, roll.roll.for)).join(", ")}</span>
      <span aria-hidden="true" class="dice">
        <For each={props.rolls}>{(roll) => <Die value={roll.roll.face} hit={hits().has(roll)} />}</For>
      </span>
    </Show>
  );
}

/** What is resolved step by step: where it stands, what is reckoned, what was thrown. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import type { Procedure, ProcedureStep } from "../../art/types";
import { unreachable } from "../../art/unreachable";
import { t } from "../i18n";
import { RuleChip, SideMark } from "../ui";

export function Steps(props: { procedure: Procedure; game: string }): JSX.Element {
  return (
    <ol class="steps" aria-label={t().steps.title} data-testid="steps">
      <For each={props.procedure.steps}>
        {(step) => (
          <li class={step.state} aria-current={step.state === "now" ? "step" : undefined} data-testid="step" data-state={step.state}>
            <p class="step-head">
              <span class="step-sign" aria-hidden="true">
                {signOf(step.state)}
              </span>
              <b>{step.label}</b>
              <Show when={step.side}>{(side) => <SideMark seat={side()} />}</Show>
              <span class="visually-hidden">{stateWord(step.state)}</span>
              <RuleChip game={props.game} rule={step.rule} />
            </p>
            <Show when={step.sums.length > 0 || step.roll !== null}>
              <div class="step-reckoning">
                <dl>
                  <For each={step.sums}>
                    {(sum) => (
                      <div>
                        <dt>{sum.label}</dt>
                        <dd>{sum.value}</dd>
                      </div>
                    )}
                  </For>
                </dl>
                <Show when={step.roll}>
                  {(roll) => (
                    <span class="step-roll">
                      <For each={roll().dice}>{(value) => <Die value={value} hit={false} order={0} />}</For>
                      <span aria-hidden="true">→</span>
                      <b>{roll().result}</b>
                    </span>
                  )}
                </Show>
              </div>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
}

function signOf(state: ProcedureStep["state"]): string {
  switch (state) {
    case "done":
      return "✓";
    case "now":
      return "▸";
    case "to_come":
      return "·";
    default:
      return unreachable(state);
  }
}

/** Where a step stands, for those who do not see its sign. */
export function stateWord(state: ProcedureStep["state"]): string {
  switch (state) {
    case "done":
      return t().steps.done;
    case "now":
      return t().steps.now;
    case "to_come":
      return t().steps.toCome;
    default:
      return unreachable(state);
  }
}

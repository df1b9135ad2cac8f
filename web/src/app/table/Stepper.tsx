/** Choices that differ in a number: the number is set, then sent with one button. */

import { createEffect, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import type { Choice } from "../../art/types";
import { t } from "../i18n";

export function Stepper(props: { choices: readonly Choice[]; red: boolean; busy: boolean; onChoice: (choice: Choice) => void }): JSX.Element {
  const [at, setAt] = createSignal(0);
  const last = (): number => props.choices.length - 1;
  const now = (): Choice | undefined => props.choices[Math.min(at(), last())];
  const step = (by: number): void => void setAt(Math.min(Math.max(at() + by, 0), last()));
  createEffect(on(() => props.choices.map((choice) => choice.amount).join(), () => setAt(0), { defer: true }));
  return (
    <div class="stepper" role="group" aria-label={t().table.amount} data-testid="stepper">
      <button type="button" aria-label={t().table.less} data-testid="stepper-less" disabled={at() <= 0} onClick={() => step(-1)}>
        −
      </button>
      <output aria-live="polite" data-testid="stepper-amount">
        {now()?.amount}
      </output>
      <button type="button" aria-label={t().table.more} data-testid="stepper-more" disabled={at() >= last()} onClick={() => step(1)}>
        +
      </button>
      <button
        type="button"
        class="stepper-send"
        classList={{ primary: props.red }}
        data-testid="stepper-send"
        disabled={props.busy}
        onClick={() => {
          const choice = now();
          if (choice !== undefined) props.onChoice(choice);
        }}
      >
        {now()?.label}
      </button>
    </div>
  );
}

/**
 * The guided first game: ten short steps beside a real table. A step waits for a kind of action,
 * or for a click on "Next"; it can always be skipped, so nobody gets stuck.
 */

import { Show, createEffect, createSignal, on } from "solid-js";
import type { JSX } from "solid-js";
import { announce } from "../core/page";
import { t } from "../i18n";
import { STEPS, completes } from "./steps";
import type { Step } from "./steps";
import type { TableStore } from "./store";

const key = (table: string): string => `rubicon-guided-${table}`;

export function Guided(props: { store: TableStore; onLeave: () => void }): JSX.Element {
  const saved = Number(window.localStorage.getItem(key(props.store.id)) ?? 0);
  const [at, setAt] = createSignal(Number.isInteger(saved) && saved >= 0 && saved < STEPS.length ? saved : 0);
  const step = (): Step => STEPS[at()] ?? { name: "screen", waits: [] };
  const words = () => t().guided.steps[step().name];
  const last = () => at() === STEPS.length - 1;
  const to = (next: number): void => {
    const clamped = Math.min(Math.max(next, 0), STEPS.length - 1);
    setAt(clamped);
    try {
      window.localStorage.setItem(key(props.store.id), String(clamped));
    } catch {
      // The lesson then begins anew after a reload.
    }
  };
  createEffect(on(at, () => announce(`${words().title}. ${words().text}`)));
  createEffect(
    on(
      () => props.store.sent(),
      (sent) => {
        if (completes(step(), sent.action, sent.attack)) to(at() + 1);
      },
      { defer: true },
    ),
  );
  return (
    <aside class="guided" role="region" aria-label={t().guided.title} data-testid="guided" data-step={at() + 1}>
      <header>
        <span class="hint">{t().guided.step(at() + 1, STEPS.length)}</span>
        <button type="button" class="quiet" data-testid="guided-leave" aria-label={t().guided.leave} onClick={() => props.onLeave()}>
          ×
        </button>
      </header>
      <h2>{words().title}</h2>
      <p class="serif">{words().text}</p>
      <div class="buttons">
        <Show when={at() > 0}>
          <button type="button" data-testid="guided-back" onClick={() => to(at() - 1)}>
            {t().guided.back}
          </button>
        </Show>
        <Show
          when={!last()}
          fallback={
            <button type="button" class="primary" data-testid="guided-finish" onClick={() => props.onLeave()}>
              {t().guided.finish}
            </button>
          }
        >
          <Show
            when={step().waits.length > 0}
            fallback={
              <button type="button" class="primary" data-testid="guided-next" onClick={() => to(at() + 1)}>
                {t().guided.next}
              </button>
            }
          >
            <span class="todo">{t().guided.todo}</span>
            <button type="button" data-testid="guided-skip" onClick={() => to(at() + 1)}>
              {t().guided.skip}
            </button>
          </Show>
        </Show>
      </div>
    </aside>
  );
}

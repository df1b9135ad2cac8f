/** "Since your last move": what the others did, shown step by step on the board. */

import { For, Show, createEffect, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import { api } from "../core/api";
import { announce } from "../core/page";
import { still } from "../core/settings";
import { Past } from "../core/past";
import type { Moment } from "../core/past";
import type { JournalLine } from "../core/wire";
import { lang, t } from "../i18n";
import type { TableStore } from "./store";

const PACE_MS = 1600;
const CALM_PACE_MS = 2600;
const WORTH_IT = 4;

export function createSince(store: TableStore) {
  const [moment, setMoment] = createSignal<Moment | null>(null);
  const [range, setRange] = createSignal<{ from: number; to: number } | null>(null);
  const [dismissed, setDismissed] = createSignal(-1);
  const past = new Past((n, eyes, language, have) => api.moment(store.id, n, eyes, language, have));
  let timer = 0;
  /** How many moments were asked for: only the last one is shown, and goes on by itself. */
  let asked = 0;

  /** How many steps of others there are to see. */
  const waiting = (): number => {
    const table = store.table();
    // Before one's first decision there is no "since".
    if (table === null || table.seat === null || table.since === null || table.since === 0 || table.my_seats.length !== 1) return 0;
    if (!store.myTurn() || range() !== null || dismissed() === table.version) return 0;
    const steps = Math.max(0, table.version - table.since);
    // In a battle the last shots are before one's eyes.
    return table.scene.battle !== null && steps < WORTH_IT ? 0 : steps;
  };
  const stop = (): void => {
    window.clearTimeout(timer);
    setMoment(null);
    setRange(null);
    setDismissed(store.table()?.version ?? -1);
  };
  const show = async (n: number): Promise<void> => {
    const span = range();
    const seat = store.table()?.seat ?? null;
    if (span === null || seat === null) return;
    if (n > span.to) {
      stop();
      return;
    }
    window.clearTimeout(timer);
    asked += 1;
    const mine = asked;
    try {
      const next = await past.moment(n, seat, lang());
      if (range() !== span || mine !== asked) return;
      setMoment(next);
      announce(linesOf(next, n).join(" "));
      timer = window.setTimeout(() => void show(n + 1), still() ? CALM_PACE_MS : PACE_MS);
    } catch {
      stop();
    }
  };
  const start = (): void => {
    const table = store.table();
    if (table === null || table.since === null) return;
    const held = store.held();
    if (held !== null) past.learn(held);
    setRange({ from: table.since, to: table.version });
    void show(table.since + 1);
  };
  // One's own decision ends it.
  createEffect(on(() => store.sent().count, stop, { defer: true }));
  onCleanup(() => window.clearTimeout(timer));
  return { moment, range, waiting, start, stop, next: () => void show((moment()?.n ?? 0) + 1) };
}

export type Since = ReturnType<typeof createSince>;

function linesOf(moment: Moment, n: number): string[] {
  return moment.journal.flatMap((line: JournalLine) => (line.n === n && !("roll" in line) ? [line.text] : []));
}

export function SinceBanner(props: { since: Since }): JSX.Element {
  const since = props.since;
  return (
    <>
      <Show when={since.waiting() > 0}>
        <div class="banner" data-testid="since">
          <p>{t().since.title}</p>
          <button type="button" class="primary" data-testid="since-watch" onClick={() => since.start()}>
            {t().since.watch(since.waiting())}
          </button>
          <button type="button" data-testid="since-dismiss" onClick={() => since.stop()}>
            {t().since.dismiss}
          </button>
        </div>
      </Show>
      <Show when={since.range()}>
        {(range) => (
          <div class="banner playing" data-testid="since-playing">
            <p>
              <b>{t().since.step(Math.max(1, (since.moment()?.n ?? range().from + 1) - range().from), range().to - range().from)}</b>
            </p>
            <Show when={since.moment()}>
              {(moment) => <For each={linesOf(moment(), moment().n)}>{(line) => <p class="serif">{line}</p>}</For>}
            </Show>
            <button type="button" data-testid="since-next" onClick={() => since.next()}>
              {t().since.next}
            </button>
            <button type="button" data-testid="since-skip" onClick={() => since.stop()}>
              {t().since.skip}
            </button>
          </div>
        )}
      </Show>
    </>
  );
}

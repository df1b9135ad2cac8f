/**
 * What the others and the dice did, shown at a pace that a person can follow: as it comes in, and
 * again by a click on the pill beside the prompt. What shows nothing is passed over.
 */

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Scene } from "../../art/types";
import { api } from "../core/api";
import { announce } from "../core/page";
import { paceOf } from "../core/settings";
import { Past } from "../core/past";
import type { Moment } from "../core/past";
import type { JournalLine } from "../core/wire";
import { lang, t } from "../i18n";
import { stopsOf } from "./lines";
import type { TableStore } from "./store";

/** Dice stay a little longer than a move. */
const DICE = 1.5;

/** Whether a line is one's own doing without dice, which one has seen happen. */
const isKnown = (line: JournalLine, mine: readonly string[]): boolean => !("roll" in line) && line.seat !== null && mine.includes(line.seat);

/** Whether two scenes look alike on the board. */
function alike(one: Scene, other: Scene): boolean {
  const look = ({ pieces, battle, procedure, markers, arrows, auction }: Scene): string => JSON.stringify([pieces, battle, procedure, markers, arrows, auction]);
  return look(one) === look(other);
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly stops: readonly number[];
  /** Whether it is shown as it comes in: then what came meanwhile follows. */
  readonly live: boolean;
}

export function createSince(store: TableStore, playing: () => boolean) {
  const [moment, setMoment] = createSignal<Moment | null>(null);
  const [range, setRange] = createSignal<Range | null>(null);
  const past = new Past((n, eyes, language, have) => api.moment(store.id, n, eyes, language, have));
  let timer = 0;
  /** Whether it waits for somebody to read something, and for which stop it then goes on. */
  const [held, setHeld] = createSignal(false);
  let waiting: number | null = null;
  /** How many moments were asked for: only the last one is shown, and goes on by itself. */
  let asked = 0;

  /** What there is to see again since one's last decision. */
  const again = createMemo((): Range | null => {
    const table = store.table();
    // Before one's first decision there is no "since".
    if (table === null || table.seat === null || table.since === null || table.since === 0 || table.my_seats.length !== 1 || !store.myTurn()) return null;
    const stops = stopsOf(table.journal, table.since, table.version).filter((n) => table.journal.some((line) => line.n === n && !isKnown(line, table.my_seats)));
    return stops.length > 0 ? { from: table.since, to: table.version, stops, live: false } : null;
  });
  /** Who did it. */
  const whose = (): string[] => {
    const [table, span] = [store.table(), again()];
    if (table === null || span === null) return [];
    const seats = new Set(table.journal.flatMap((line) => (line.n > span.from && line.seat !== null && !table.my_seats.includes(line.seat) ? [line.seat] : [])));
    return table.scene.sides.filter((side) => seats.has(side.seat)).map((side) => side.name);
  };

  const stop = (): void => {
    window.clearTimeout(timer);
    asked += 1;
    setMoment(null);
    setRange(null);
  };
  /** Shows the stop at an index, or the next one that looks different from what is shown. */
  const show = async (index: number): Promise<void> => {
    const [span, seat] = [range(), store.table()?.seat ?? null];
    if (span === null || seat === null) return;
    const n = span.stops[index];
    if (n === undefined) {
      const more = span.live ? fresh(span.to) : null;
      if (more === null) stop();
      else play(more);
      return;
    }
    window.clearTimeout(timer);
    asked += 1;
    const mine = asked;
    try {
      const next = await past.moment(n, seat, lang());
      if (range() !== span || mine !== asked) return;
      const shown = moment()?.scene;
      const rolled = next.journal.some((line) => line.n === n && "roll" in line);
      if (shown !== undefined && alike(shown, next.scene) && !rolled) {
        void show(index + 1);
        return;
      }
      setMoment(next);
      announce(linesOf(next).join(" "));
      timer = window.setTimeout(() => {
        // Something must be read first.
        if (held()) waiting = index + 1;
        else void show(index + 1);
      }, (paceOf() || PAUSE) * (rolled ? DICE : 1));
    } catch {
      stop();
    }
  };
  /** What has come in since an action, as far as one has not seen it happen. */
  const fresh = (since: number): Range | null => {
    const table = store.table();
    if (table === null || table.version <= since) return null;
    const lines = table.journal.filter((line) => line.n > since);
    const stops = stopsOf(lines, since, table.version).filter((n) => lines.some((line) => line.n === n && !isKnown(line, table.my_seats)));
    return stops.length > 0 ? { from: since, to: table.version, stops, live: true } : null;
  };
  const play = (span: Range): void => {
    const held = store.held();
    if (held !== null) past.learn(held);
    setRange(span);
    void show(0);
  };
  const at = (): number => range()?.stops.indexOf(moment()?.n ?? -1) ?? -1;

  // What comes in is shown step by step, unless it shall appear at once.
  createEffect(
    on(
      () => store.table(),
      (now, before) => {
        if (now === null || before === null || before === undefined || !playing() || paceOf() === 0) return;
        if (now.seat === null || now.seat !== before.seat || now.my_seats.length !== 1 || now.version <= before.version || range() !== null) return;
        const span = fresh(before.version);
        if (span !== null) play(span);
      },
    ),
  );
  // One's own decision ends it.
  createEffect(on(() => store.sent().count, stop, { defer: true }));
  onCleanup(() => window.clearTimeout(timer));
  return {
    moment,
    range,
    again,
    whose,
    start: () => {
      const span = again();
      if (span !== null) play(span);
    },
    stop,
    /** Waits until what is shown besides has been read. */
    hold: (on: boolean) => {
      setHeld(on);
      if (on || waiting === null) return;
      const index = waiting;
      waiting = null;
      void show(index);
    },
    next: () => void show(at() + 1),
    at,
  };
}

/** How long a step is shown when somebody watches again who wants everything at once. */
const PAUSE = 900;

export type Since = ReturnType<typeof createSince>;

function linesOf(moment: Moment): string[] {
  return moment.journal.flatMap((line: JournalLine) => (line.n === moment.n && !("roll" in line) ? [line.text] : []));
}

/** The pill beside the prompt; while something is shown again, its words and what one can do about it. */
export function SincePill(props: { since: Since }): JSX.Element {
  const since = props.since;
  return (
    <>
      <Show when={since.range() === null && since.again()}>
        {(again) => (
          <button type="button" class="pill since" data-testid="since-watch" title={t().since.title} onClick={() => since.start()}>
            <span aria-hidden="true">▶</span> {t().since.pill(since.whose().join(", "), again().stops.length)}
          </button>
        )}
      </Show>
      <Show when={since.range()}>
        <span class="since-playing" data-testid="since-playing">
          <button type="button" data-testid="since-next" onClick={() => since.next()}>
            {t().since.next}
          </button>
          <button type="button" class="primary" data-testid="since-skip" onClick={() => since.stop()}>
            {t().since.skip}
          </button>
        </span>
      </Show>
    </>
  );
}

/** What the step that is shown says, in the prompt's place. */
export function SinceCaption(props: { since: Since }): JSX.Element {
  return (
    <Show when={props.since.range()}>
      {(range) => (
        <p class="prompt-pick caption" role="status" data-testid="since-caption">
          <b>
            {Math.max(1, props.since.at() + 1)} / {range().stops.length}
          </b>{" "}
          <Show when={props.since.moment()}>{(moment) => <For each={linesOf(moment())}>{(line) => <span>{line} </span>}</For>}</Show>
        </p>
      )}
    </Show>
  );
}

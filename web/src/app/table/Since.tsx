/**
 * What the others and the dice did, shown at a pace that a person can follow: as it comes in, and
 * again by a click on the pill beside the prompt. What shows nothing is passed over.
 */

import { For, Show, batch, createComputed, createEffect, createMemo, createResource, createSignal, on, onCleanup, untrack } from "solid-js";
import type { JSX } from "solid-js";
import type { Scene } from "../../art/types";
import { api } from "../core/api";
import { announce } from "../core/page";
import { paceOf } from "../core/settings";
import { Past } from "../core/past";
import type { Moment } from "../core/past";
import type { JournalLine } from "../core/wire";
import type { SeatTable } from "../core/merge";
import { keepSeen, seenOf } from "../core/seen";
import { botName, lang, t } from "../i18n";
import { stopsOf, tallied } from "./lines";
import type { TableStore } from "./store";

/** Dice stay a little longer than a move. */
const DICE = 1.5;
/** One's own dice stay until a click or a key says that they are read, or so long, if something else would take their place. */
const READ_MS = 12_000;
/** Pixels that a press may move and still be one. */
const DRAG = 6;

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
  /** The version on which one decided last. */
  let decided: number | null = null;
  /** How many moments were asked for: only the last one is shown, and goes on by itself. */
  let asked = 0;

  /** How to put one's own dice away, while they are to be read. */
  const [resting, setResting] = createSignal<(() => void) | null>(null);
  const rest = (goOn: () => void): void => {
    const done = (): void => {
      window.clearTimeout(timer);
      setResting(null);
      goOn();
    };
    timer = window.setTimeout(done, READ_MS);
    setResting(() => done);
  };
  /** Says that one's own dice are read; whether any were to be. */
  const read = (): boolean => {
    const done = resting();
    done?.();
    return done !== null;
  };
  /** A press on the map puts one's own dice away, or else skips to the present; it means nothing else then. */
  const onPress = (event: Event): void => {
    const { target } = event;
    if (range() === null || moment() === null || !(target instanceof Element)) return;
    if (target.closest("button, a, input, textarea, select, [role=dialog], .panel, .dock, .bar") !== null) return;
    if (event instanceof KeyboardEvent ? event.key === "Escape" || event.ctrlKey || event.metaKey || event.altKey : target.closest(".map") === null || dragged(event)) return;
    if (!read()) {
      // Keys move about the map meanwhile.
      if (event instanceof KeyboardEvent) return;
      stop();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  /** Where the pointer went down: who moves the map skips nothing. */
  let down: { x: number; y: number } | null = null;
  const onDown = (event: PointerEvent): void => void (down = { x: event.clientX, y: event.clientY });
  const dragged = (event: Event): boolean => event instanceof MouseEvent && down !== null && Math.hypot(event.clientX - down.x, event.clientY - down.y) > DRAG;
  document.addEventListener("pointerdown", onDown, true);
  for (const kind of ["keydown", "click"]) document.addEventListener(kind, onPress, true);
  onCleanup(() => {
    document.removeEventListener("pointerdown", onDown, true);
    for (const kind of ["keydown", "click"]) document.removeEventListener(kind, onPress, true);
  });

  /** What there is to see again since one's last decision. */
  const offered = createMemo((): Range | null => {
    const table = store.table();
    // Before one's first decision there is no "since".
    if (table === null || table.seat === null || table.since === null || table.since === 0 || table.my_seats.length !== 1 || !store.myTurn()) return null;
    const stops = stopsOf(table.journal, table.since, table.version).filter((n) => table.journal.some((line) => line.n === n && !isKnown(line, table.my_seats)));
    return stops.length > 0 ? { from: table.since, to: table.version, stops, live: false } : null;
  });
  /** Lines of what may be seen again. */
  const lines = (span: Range): JournalLine[] => (store.table()?.journal ?? []).filter((line) => line.n > span.from && line.n <= span.to);
  /** Marches and dice are seen; whether the rest is, shows by the two ends of it. */
  const doubtful = createMemo((): { n: number; seat: string; lang: string } | null => {
    const [span, seat] = [offered(), store.table()?.seat ?? null];
    return span === null || seat === null || lines(span).some((line) => "roll" in line || line.step !== undefined) ? null : { n: span.from, seat, lang: lang() };
  });
  const [ends] = createResource(doubtful, ({ n, seat, lang: language }) => past.moment(n, seat, language).then(({ scene }) => scene, () => null));
  const again = (): Range | null => {
    if (doubtful() === null) return offered();
    const [before, now] = [ends.loading ? undefined : ends.latest, store.scene()];
    return before === undefined || before === null || now === null || alike(before, now) ? null : offered();
  };
  /** Who did it, and how much of it. */
  const whose = (): { names: string[]; colour: string | null; told: ReturnType<typeof tallied> } => {
    const [table, span] = [store.table(), offered()];
    if (table === null || span === null) return { names: [], colour: null, told: tallied([]) };
    const theirs = lines(span).filter((line) => line.seat !== null && !table.my_seats.includes(line.seat));
    const sides = table.scene.sides.filter((side) => theirs.some((line) => line.seat === side.seat));
    const names = sides.map((side) => {
      const card = table.card.seats.find((one) => one.seat === side.seat);
      return card === undefined || card.name === null ? side.name : card.kind === "bot" ? botName(card.name) : card.name;
    });
    return { names, colour: sides.length === 1 ? (sides[0]?.colour ?? null) : null, told: tallied(theirs) };
  };

  const stop = (): void => {
    window.clearTimeout(timer);
    asked += 1;
    const span = range();
    if (span !== null) keepSeen(store.id, span.to);
    batch(() => {
      setResting(null);
      setMoment(null);
      setRange(null);
    });
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
    setResting(null);
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
      // What standing orders throw goes on as the rest does.
      const own = rolled && index === 0 && span.from === decided && next.journal.some((line) => line.n === n && "roll" in line && line.seat !== null && (store.table()?.my_seats ?? []).includes(line.seat));
      timer = window.setTimeout(() => {
        // Something must be read first.
        if (held()) waiting = index + 1;
        else if (own && span.live && (span.stops[index + 1] !== undefined || fresh(span.to) !== null)) rest(() => void show(index + 1));
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
  /** What is shown begins with what was there, as far as that is at hand. */
  const play = (span: Range, before: SeatTable | null = null): void => {
    const held = store.held();
    if (held !== null) past.learn(held);
    batch(() => {
      if (before !== null) setMoment({ n: before.version, of: before.version, seat: before.seat, scene: before.scene, journal: before.journal, turns: before.turns });
      setRange(span);
    });
    void show(0);
  };
  /** Who returns to a table sees once by itself what the others did meanwhile. */
  const comeBack = (now: SeatTable): void => {
    const span = offered();
    if (span === null || !playing() || paceOf() === 0 || now.version <= seenOf(store.id)) return;
    play({ ...span, live: true });
  };
  const at = (): number => range()?.stops.indexOf(moment()?.n ?? -1) ?? -1;

  // What comes in is shown step by step, unless it shall appear at once. Nothing of it shows before.
  createComputed(
    on(
      () => store.table(),
      (now, before) => {
        if (now !== null && (before === null || before === undefined)) untrack(() => comeBack(now));
        if (now === null || before === null || before === undefined || !playing() || paceOf() === 0) return;
        if (now.seat === null || now.seat !== before.seat || now.my_seats.length !== 1 || now.version <= before.version || range() !== null) return;
        const span = fresh(before.version);
        if (span !== null) play(span, before);
      },
    ),
  );
  // One's own decision ends it.
  createEffect(
    on(
      () => store.sent().count,
      () => {
        decided = store.table()?.version ?? null;
        stop();
      },
      { defer: true },
    ),
  );
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
    read,
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
          <button type="button" class={`pill since hue hue-${since.whose().colour ?? ""}`} data-testid="since-watch" title={t().since.title} data-stops={again().stops.length} onClick={() => since.start()}>
            <span aria-hidden="true">▶</span> {pillWords(since.whose())}
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

function pillWords({ names, told }: ReturnType<Since["whose"]>): string {
  const { moves, throws, acts, others, pill } = t().since;
  const more = told.moves + told.throws === 0 ? acts : others;
  const parts = [told.moves === 0 ? [] : [moves(told.moves)], told.throws === 0 ? [] : [throws(told.throws)], told.more === 0 ? [] : [more(told.more)]];
  return pill(names.join(", "), parts.flat().join(", "));
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
          <Show when={props.since.at() < 0 ? null : props.since.moment()}>{(moment) => <For each={linesOf(moment())}>{(line) => <span>{line} </span>}</For>}</Show>
        </p>
      )}
    </Show>
  );
}

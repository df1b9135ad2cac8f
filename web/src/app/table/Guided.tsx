/**
 * The guided first game: ten short steps beside a real table. A step waits for a kind of action,
 * or for a click on "Next"; it says what to click next, and can always be skipped, so nobody gets
 * stuck.
 */

import { Show, createEffect, createMemo, createSignal, on, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Anchor } from "../../art/types";
import { keepLesson } from "../core/lessons";
import { announce } from "../core/page";
import { anchorKey, choiceAt, startsWith } from "../core/paths";
import { advice, completes } from "../../games/lesson";
import type { Lesson, Step } from "../../games/lesson";
import { lang, t } from "../i18n";
import { Spotlight } from "./Spotlight";
import type { Target } from "./Spotlight";
import type { TableStore } from "./store";
import { buttonWord } from "./words";

/** How often what a step shows is looked for. */
const LOOK_MS = 200;
const PLACE = "place:";

/** Whether it can be clicked now; a place can once somebody is chosen to go there. */
function onScreen(what: string): boolean {
  const testid = what.startsWith(PLACE) ? "army-chosen" : what;
  return document.querySelector(`[data-testid="${testid}"]:not(:disabled)`) !== null;
}

const key = (table: string): string => `rubicon-guided-${table}`;

export function Guided(props: { store: TableStore; game: string; lesson: Lesson; onLeave: () => void; onPoint: (place: string) => void }): JSX.Element {
  const store = props.store;
  const { steps, words: said } = props.lesson;
  const saved = Number(window.localStorage.getItem(key(store.id)) ?? 0);
  const [at, setAt] = createSignal(Number.isInteger(saved) && saved >= 0 && saved < steps.length ? saved : 0);
  const step = (): Step => steps[at()] ?? { name: "", waits: [], script: [] };
  const words = () => said[lang()].steps[step().name] ?? { title: "", text: "" };
  const last = () => at() === steps.length - 1;
  const to = (next: number): void => {
    const clamped = Math.min(Math.max(next, 0), steps.length - 1);
    setAt(clamped);
    try {
      window.localStorage.setItem(key(store.id), String(clamped));
    } catch {
      // The lesson then begins anew after a reload.
    }
    keepLesson(props.game, { table: store.id, done: clamped, of: steps.length }, window.localStorage);
  };
  const finish = (): void => {
    keepLesson(props.game, { table: store.id, done: steps.length, of: steps.length }, window.localStorage);
    props.onLeave();
  };

  // Once read, the text can give way to the map; the next step shows its own.
  const [folded, setFolded] = createSignal(false);
  createEffect(on(at, () => setFolded(false)));

  /** The choice recommended, and the anchor to click for it now; none if only a button is left. */
  const next = createMemo(() => {
    const choice = advice(step(), store.choices());
    if (choice === null) return null;
    const lane = store.pick().find((one) => one.length > 0 && startsWith(choice.path, one));
    const anchor: Anchor | undefined = choice.path[lane?.length ?? 0];
    const ready = lane !== undefined && anchor === undefined && choiceAt(store.choices(), lane) !== undefined;
    return { choice, anchor: ready ? undefined : anchor };
  });
  // What is on the screen may change without the table: it is looked for now and then.
  const [shown, setShown] = createSignal<string | null>(null);
  createEffect(() => {
    const shows = step().shows;
    const look = (): void => void setShown(shows?.findLast(onScreen) ?? null);
    look();
    if (shows === undefined) return;
    const timer = window.setInterval(look, LOOK_MS);
    onCleanup(() => window.clearInterval(timer));
  });
  const now = (): string => {
    const meant = shown();
    if (meant !== null && !store.busy() && store.myTurn()) return said[lang()].shows?.[meant] ?? t().guided.now.any;
    if (step().waits.includes("why")) return store.asking() ? said[lang()].ask : t().guided.now.ask;
    if (store.busy() || !store.myTurn()) return t().guided.now.wait;
    const found = next();
    if (found === null) return t().guided.now.any;
    const { choice, anchor } = found;
    if (anchor === undefined || "button" in anchor) return t().guided.now.button(buttonWord(store.scene(), choice));
    if ("card" in anchor) return t().guided.now.card(choice.label);
    const piece = "piece" in anchor ? store.pieceById(anchor.piece) : undefined;
    if (piece === undefined) return t().guided.now.place(store.nameOf(anchor));
    const area = store.scene()?.areas.find((one) => one.id === piece.place);
    return t().guided.now.piece(store.nameOf(anchor), area?.label ?? store.nameOf({ place: piece.place }));
  };
  /** What the step means just now. */
  const target = (): Target | null => {
    if (step().waits.includes("why")) return store.asking() ? null : { testid: "why" };
    if (step().waits.length === 0 || store.busy() || !store.myTurn()) return null;
    const meant = shown();
    if (meant !== null) return meant.startsWith(PLACE) ? { anchor: { place: meant.slice(PLACE.length) } } : { testid: meant };
    const found = next();
    if (found === null) return null;
    const { choice, anchor } = found;
    return anchor === undefined || "button" in anchor ? { words: buttonWord(store.scene(), choice) } : { anchor };
  };
  const pointed = createMemo((): string => {
    if (shown()?.startsWith(PLACE) === true) return shown()?.slice(PLACE.length) ?? "";
    const anchor = step().waits.length > 0 ? next()?.anchor : undefined;
    if (anchor === undefined || !store.myTurn()) return "";
    if ("place" in anchor) return anchor.place;
    const piece = "piece" in anchor ? store.pieceById(anchor.piece) : undefined;
    return piece === undefined || store.scene()?.areas.some((area) => area.id === piece.place) === true ? "" : piece.place;
  });
  createEffect(
    on(pointed, (place) => {
      if (place !== "") props.onPoint(place);
    }),
  );

  createEffect(on(at, () => announce(`${words().title}. ${words().text} ${step().waits.length > 0 ? now() : ""}`)));
  createEffect(
    on(
      () => store.sent(),
      (sent) => {
        if (completes(step(), sent.action, sent.attack)) to(at() + 1);
      },
      { defer: true },
    ),
  );
  createEffect(() => {
    if (store.reasons() !== null && step().waits.includes("why")) to(at() + 1);
  });
  return (
    <>
      <Spotlight target={target()} />
      <aside class="guided" role="region" aria-label={t().guided.title} data-testid="guided" data-step={at() + 1} data-name={step().name} classList={{ folded: folded() }}>
        <header>
          <span class="hint">{t().guided.step(at() + 1, steps.length)}</span>
          <Show when={folded()}>
            <button type="button" class="quiet fold" data-testid="guided-unfold" onClick={() => setFolded(false)}>
              {t().guided.unfold}
            </button>
          </Show>
          <button type="button" class="quiet" data-testid="guided-leave" aria-label={t().guided.leave} onClick={() => props.onLeave()}>
            ×
          </button>
        </header>
        <h2>{words().title}</h2>
        <Show when={!folded()}>
          <p class="serif">{words().text}</p>
        </Show>
        <Show when={step().waits.length > 0}>
          <p class="todo" data-testid="guided-now" data-anchor={anchorOf(next()?.anchor)} data-shows={shown() ?? undefined}>
            {now()}
          </p>
        </Show>
        <div class="buttons" hidden={folded()}>
          <Show when={at() > 0}>
            <button type="button" data-testid="guided-back" onClick={() => to(at() - 1)}>
              {t().guided.back}
            </button>
          </Show>
          <Show
            when={!last()}
            fallback={
              <button type="button" class="primary" data-testid="guided-finish" onClick={finish}>
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
              <button type="button" class="primary" data-testid="guided-fold" onClick={() => setFolded(true)}>
                {t().guided.fold}
              </button>
              <button type="button" class="quiet" data-testid="guided-skip" onClick={() => to(at() + 1)}>
                {t().guided.skip}
              </button>
            </Show>
          </Show>
        </div>
      </aside>
    </>
  );
}

const anchorOf = (anchor: Anchor | undefined): string | undefined => (anchor === undefined ? undefined : anchorKey(anchor));

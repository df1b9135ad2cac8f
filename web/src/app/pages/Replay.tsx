/** A match from its beginning to where it is: step, play, jump, link, from one's own or any eyes. */

import { For, Show, createEffect, createMemo, createSignal, on, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { BattleView } from "../../art/BattleView";
import { Board } from "../../art/Board";
import { NO_HIGHLIGHTS } from "../../art/highlights";
import { api, failureOf } from "../core/api";
import type { Failure } from "../core/api";
import { ALL, openMoment } from "../core/eyes";
import { NOTHING } from "../core/paths";
import { setPage } from "../core/page";
import { go, to } from "../core/router";
import { seatLabel } from "../core/seating";
import { EMPTY_HANDED, merge } from "../core/merge";
import type { SeatTable } from "../core/merge";
import { Past } from "../core/past";
import type { Moment } from "../core/past";
import { lang, t } from "../i18n";
import { TableBar } from "../table/Bar";
import { HandTray } from "../table/Hand";
import { Journal } from "../table/Journal";
import { isWriting } from "../table/keyboard";
import { lastRoll } from "../table/battle";
import { battleWords, boardWords } from "../table/words";
import { CopyButton, Segments, Trouble } from "../ui";
import { Header } from "./Header";

type Speed = "slow" | "normal" | "fast";
const PACE: Record<Speed, number> = { slow: 2400, normal: 1100, fast: 350 };

export function ReplayPage(props: { id: string; moment: number | null; eyes: string | null }): JSX.Element {
  const [table, setTable] = createSignal<SeatTable | null>(null);
  const [moment, setMoment] = createSignal<Moment | null>(null);
  const [fault, setFault] = createSignal<Failure | null>(null);
  const [wanted, setWanted] = createSignal(props.moment ?? 0);
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>("normal");
  const past = new Past((n, view, language, have) => api.moment(props.id, n, view, language, have));
  const cache = new Map<string, Promise<Moment>>();
  let timer = 0;
  onCleanup(() => window.clearTimeout(timer));

  /** Whose eyes: any after the end, one's own (or the spectators') before. */
  const eyes = createMemo((): string => {
    const now = table();
    if (props.eyes !== null) return props.eyes;
    return now?.seat ?? "spectator";
  });
  const choices = (): string[] => {
    const now = table();
    if (now === null) return [];
    const seats = now.card.seats.map((seat) => seat.seat);
    if (now.card.status === "over") return [ALL, ...seats, "spectator"];
    return now.my_seats.length > 0 ? now.my_seats : ["spectator"];
  };
  const last = () => moment()?.of ?? table()?.version ?? 0;

  const load = (n: number, view: string, language: string): Promise<Moment> => {
    const key = `${n} ${view} ${language}`;
    const found = cache.get(key);
    if (found !== undefined) return found;
    const seats = table()?.card.seats.map((seat) => seat.seat) ?? [];
    const asked = view === ALL ? openMoment(seats, (seen) => past.moment(n, seen, language)) : past.moment(n, view, language);
    cache.set(key, asked);
    asked.catch(() => cache.delete(key));
    if (cache.size > 300) cache.delete(cache.keys().next().value ?? "");
    return asked;
  };

  const begin = async (): Promise<void> => {
    try {
      const language = lang();
      const held = merge(null, await api.table(props.id, null, language, EMPTY_HANDED), language);
      if (held === null) return;
      past.learn(held);
      setTable(held.table);
      setPage(`${t().replay.title}: ${held.table.card.title} · Rubicon`, "not");
      setFault(null);
    } catch (error) {
      setFault(failureOf(error));
    }
  };
  onMount(() => void begin());
  createEffect(on(lang, () => void begin(), { defer: true }));

  createEffect(() => {
    if (table() === null) return;
    const n = wanted();
    const view = eyes();
    const language = lang();
    void load(n, view, language).then(
      (next) => {
        if (wanted() !== n || eyes() !== view || lang() !== language) return;
        setMoment(next);
        setFault(null);
        if (playing()) {
          if (n < next.of) void load(n + 1, view, language).catch(() => undefined);
          window.clearTimeout(timer);
          timer = window.setTimeout(() => (n < next.of ? seek(n + 1) : setPlaying(false)), PACE[speed()]);
        }
      },
      (error: unknown) => {
        setPlaying(false);
        setFault(failureOf(error));
      },
    );
  });

  const seek = (n: number): void => {
    const clamped = Math.min(Math.max(0, n), Math.max(0, last()));
    setWanted(clamped);
    go(to.replay(props.id, clamped, props.eyes), "replace");
  };
  createEffect(
    on(
      () => props.moment,
      (n) => {
        if (n !== null && n !== wanted()) setWanted(n);
      },
      { defer: true },
    ),
  );
  const stop = (): void => {
    window.clearTimeout(timer);
    setPlaying(false);
  };
  const toggle = (): void => {
    if (playing()) {
      stop();
      return;
    }
    setPlaying(true);
    if (wanted() >= last()) seek(0);
    else seek(wanted() + 1);
  };
  const byHand = (n: number): void => {
    stop();
    seek(n);
  };

  const onKey = (event: KeyboardEvent): void => {
    if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "ArrowRight") byHand(wanted() + 1);
    else if (event.key === "ArrowLeft") byHand(wanted() - 1);
    else if (event.key === "Home") byHand(0);
    else if (event.key === "End") byHand(last());
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) toggle();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  onMount(() => {
    document.addEventListener("keydown", onKey, true);
    onCleanup(() => document.removeEventListener("keydown", onKey, true));
  });

  return (
    <Show
      when={moment()}
      fallback={
        <>
          <Header />
          <main class="page narrow" id="content">
            <Show when={fault()} fallback={<p>{t().app.loading}</p>}>
              {(why) => {
                const now = why();
                return (
                  <>
                    <h1>{t().error.title}</h1>
                    <Trouble why={now.kind === "offline" ? undefined : now.why} again={() => void begin()} />
                  </>
                );
              }}
            </Show>
          </main>
        </>
      }
    >
      {(now) => (
        <Show when={table()}>
          {(whole) => (
            <div class="table replay" data-testid="replay" data-game={whole().card.game} data-n={now().n}>
              <TableBar scene={now().scene} card={whole().card} myTurn={false} />
              <main class="map" id="content">
                <h1 class="visually-hidden">
                  {t().replay.title}: {whole().card.title}
                </h1>
                <Board scene={now().scene} selected={[]} highlights={NO_HIGHLIGHTS} words={boardWords()} covered={now().scene.battle !== null} onAnchor={() => undefined} />
                <Show when={now().scene.battle}>
                  {(fight) => (
                    <div class="battle-overlay">
                      <BattleView
                        battle={fight()}
                        title={now().scene.headline.phase}
                        sides={now().scene.sides}
                        viewer={now().scene.viewer}
                        choices={[]}
                        selected={[]}
                        onAnchor={() => undefined}
                        onChoice={() => undefined}
                        roll={lastRoll(fight(), now().journal, now().n)}
                        words={battleWords()}
                      />
                    </div>
                  )}
                </Show>
              </main>
              <div class="dock">
                <section class="timeline" aria-label={t().replay.timeline}>
                  <Show when={fault()}>
                    {(why) => {
                      const failure = why();
                      return <Trouble why={failure.kind === "offline" ? undefined : failure.why} />;
                    }}
                  </Show>
                  <div class="timeline-row">
                    <button type="button" aria-label={t().replay.first} data-testid="replay-first" onClick={() => byHand(0)}>
                      |◀
                    </button>
                    <button type="button" aria-label={t().replay.back} data-testid="replay-back" onClick={() => byHand(wanted() - 1)}>
                      ◀
                    </button>
                    <button type="button" class="primary" data-testid="replay-play" onClick={toggle}>
                      {playing() ? t().replay.pause : t().replay.play}
                    </button>
                    <button type="button" aria-label={t().replay.on} data-testid="replay-on" onClick={() => byHand(wanted() + 1)}>
                      ▶
                    </button>
                    <button type="button" aria-label={t().replay.last} data-testid="replay-last" onClick={() => byHand(last())}>
                      ▶|
                    </button>
                    <input
                      type="range"
                      min="0"
                      max={last()}
                      value={wanted()}
                      data-testid="replay-slider"
                      aria-label={t().replay.timeline}
                      aria-valuetext={t().replay.at(wanted(), last())}
                      onInput={(event) => byHand(Number(event.currentTarget.value))}
                    />
                    <span class="timeline-at" data-testid="replay-at">
                      {t().replay.at(now().n, now().of)}
                    </span>
                  </div>
                  <div class="timeline-row">
                    <Segments
                      label={t().replay.speed}
                      value={speed()}
                      options={[
                        { value: "slow", label: t().replay.speeds.slow },
                        { value: "normal", label: t().replay.speeds.normal },
                        { value: "fast", label: t().replay.speeds.fast },
                      ]}
                      onChange={setSpeed}
                      testid="replay-speed"
                    />
                    <label class="field inline">
                      <span>{t().replay.eyes}</span>
                      <select
                        data-testid="replay-eyes"
                        value={eyes()}
                        onChange={(event) => go(to.replay(props.id, wanted(), event.currentTarget.value), "replace")}
                      >
                        <For each={choices()}>{(seat) => <option value={seat}>{seat === ALL ? t().end.all : seat === "spectator" ? t().replay.spectator : seatLabel(whole().card.seats, seat)}</option>}</For>
                      </select>
                    </label>
                    <label class="field inline">
                      <span>{t().replay.turn}</span>
                      <select
                        data-testid="replay-turn"
                        onChange={(event) => {
                          if (event.currentTarget.value !== "") byHand(Number(event.currentTarget.value));
                        }}
                      >
                        <option value="">—</option>
                        <For each={now().turns}>
                          {(turn) => (
                            <option value={turn.n} selected={turn.n === now().n}>
                              {turn.label}
                            </option>
                          )}
                        </For>
                      </select>
                    </label>
                    <CopyButton text={new URL(to.replay(props.id, now().n, props.eyes), window.location.origin).href} label={t().replay.link} testid="replay-link" />
                    <a class="button" href={to.table(props.id)}>
                      {t().replay.toTable}
                    </a>
                  </div>
                </section>
                <HandTray scene={now().scene} glows={[]} pick={NOTHING} onAnchor={null} />
              </div>
              <aside class="panel" aria-label={t().journal.title}>
                <div class="panel-body" tabindex="0">
                  <Journal lines={now().journal} turns={now().turns} seats={whole().card.seats} game={whole().card.game} table={props.id} at={now().n} replay="none" onJump={byHand} />
                </div>
              </aside>
            </div>
          )}
        </Show>
      )}
    </Show>
  );
}

/** The end of a match: the result and why, points, losses, dice, and what comes next. The map beside lies open. */

import { For, Show, Suspense, createEffect, createResource, createSignal, lazy, on } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import { Glyph } from "../../art/Glyph";
import { PieceImage } from "../../art/PieceArt";
import { api, failureOf } from "../core/api";
import { go, to } from "../core/router";
import { sideLabel } from "../core/seating";
import type { SeatTable } from "../core/merge";
import type { Card, OfferWord } from "../../generated/api";
import { botName, lang, t } from "../i18n";
import { RuleChip, Segments } from "../ui";
import type { EndEyes, Ending } from "./Ending";
import { extremes, luckOf, tally, throwsIn } from "./luck";
import type { Luck, Throw } from "./luck";
import { LuckBar } from "./LuckBar";
import type { TableStore } from "./store";
import "./end.css";

const DiceVerdict = lazy(async () => ({ default: (await import("./Dice")).DiceVerdict }));

/** So many of a side's losses are drawn; the rest unfold. */
const DRAWN = 12;
/** So many bars have a figure each. */
const FIGURES = 16;

export interface GameOverProps {
  store: TableStore;
  table: SeatTable;
  ending: Ending;
  eyes: EndEyes;
  onEyes: (eyes: EndEyes) => void;
  onClose: () => void;
}

export function GameOver(props: GameOverProps): JSX.Element {
  return (
    <aside class="end" role="status" aria-label={t().table.over} data-testid="game-over">
      <div class="end-right">
      <Result table={props.table} onClose={props.onClose} />
      <div class="end-buttons">
        <a class="button primary" data-testid="to-replay" href={to.replay(props.store.id, 0, "all")}>
          {t().end.replayAll}
        </a>
        <Show when={props.table.my_seats.length > 0}>
          <Rematch store={props.store} table={props.table} />
        </Show>
        <NextTable here={props.store.id} />
      </div>
      <Show when={props.ending.scene("all") !== null}>
        <Segments
          testid="end-eyes"
          label={t().end.eyes}
          value={props.eyes}
          options={[{ value: "all", label: t().end.all }, ...props.table.scene.sides.map((side) => ({ value: side.seat, label: t().end.asSeen(side.name) }))]}
          onChange={(eyes) => props.onEyes(eyes)}
        />
      </Show>
      <ByTurn ending={props.ending} table={props.table} />
      <Losses ending={props.ending} table={props.table} />
      </div>
      <div class="end-below">
      <Dice table={props.table} />
      <Show when={!props.table.card.guided}>
        <Suspense>
          <DiceVerdict table={props.table} />
        </Suspense>
      </Show>
      <p class="end-record">
        <a href={`/api/v1/tables/${encodeURIComponent(props.store.id)}/record`} download={`rubicon-${props.store.id}.json`}>
          {t().end.record}
        </a>
      </p>
      </div>
    </aside>
  );
}

function Result(props: { table: SeatTable; onClose: () => void }): JSX.Element {
  const winners = () => props.table.card.outcome?.winners ?? [];
  const label = (seat: string): string => sideLabel(props.table.scene, props.table.card.seats, seat);
  const mine = (): string | undefined => (props.table.my_seats.length === 1 ? props.table.my_seats[0] : undefined);
  const lost = (): boolean => mine() !== undefined && winners().length > 0 && !winners().includes(mine() ?? "");
  const words = (): string => {
    if (winners().length === 0) return t().end.drawn;
    if (mine() !== undefined) return lost() ? t().end.youLost : t().end.youWon;
    return t().end.won(winners().map(label).join(", "));
  };
  /** What was told last. */
  const why = (): string => {
    const told = props.table.journal.findLast((line) => !("roll" in line));
    return told === undefined || "roll" in told ? "" : told.text;
  };
  return (
    <header class="end-result" classList={{ lost: lost() }}>
      <Show when={winners().length > 0} fallback={<span class="end-marks" aria-hidden="true"><For each={props.table.scene.sides}>{(side) => <span class={`mark hue hue-${side.colour}`} />}</For></span>}>
        <Glyph name={lost() ? "shield" : "laurel"} class="end-laurel" />
      </Show>
      <div>
        <h2>{words()}</h2>
        <p class="serif" data-testid="end-why">
          {why()}{" "}
          <Show when={props.table.card.outcome?.rule}>
            {(rule) => <RuleChip game={props.table.card.game} rule={rule()} />}
          </Show>
        </p>
        <p class="end-points">
          <For each={props.table.scene.sides}>
            {(side) => (
              <span>
                <span class={`mark hue hue-${side.colour}`} aria-hidden="true" /> {t().table.points(side.name, side.points)}
              </span>
            )}
          </For>
        </p>
      </div>
      <button type="button" class="bar-button end-close" aria-label={t().app.close} data-testid="over-close" onClick={() => props.onClose()}>
        ×
      </button>
    </header>
  );
}

function ByTurn(props: { ending: Ending; table: SeatTable }): JSX.Element {
  const most = (): number => Math.max(1, props.table.scene.score?.goal ?? 0, ...props.ending.turns().flatMap((turn) => turn.sides.map((side) => side.points)));
  const goal = (): number => props.table.scene.score?.goal ?? 0;
  /** Figures have room over so many groups of bars. */
  const few = (): boolean => props.ending.turns().length * props.table.scene.sides.length <= FIGURES;
  const words = (turn: ReturnType<Ending["turns"]>[number]): string => `${turn.label}: ${turn.sides.map((side) => `${side.name} ${side.points}`).join(", ")}`;
  return (
    <Show when={props.ending.turns().length > 1}>
      <figure class="end-box" data-testid="by-turn">
        <figcaption>{props.ending.yearly() ? t().end.byYear : t().end.byTurn}</figcaption>
        <div class="by-turn-bars" role="img" aria-label={props.ending.turns().map(words).join("; ")}>
          <Show when={goal() > 0}>
            <i class="by-turn-goal" ref={(element) => element.style.setProperty("--share", String(goal() / most()))}>
              <small>{t().end.goal(goal())}</small>
            </i>
          </Show>
          <For each={props.ending.turns()}>
            {(turn) => (
              <span title={words(turn)}>
                <For each={turn.sides}>
                  {(side) => (
                    <i class={`hue hue-${side.colour}`} ref={(element) => element.style.setProperty("--share", String(Math.max(0, side.points) / most()))}>
                      <Show when={few()}>
                        <b>{side.points}</b>
                      </Show>
                    </i>
                  )}
                </For>
              </span>
            )}
          </For>
        </div>
        <p class="by-turn-ends" classList={{ each: few() }}>
          <For each={few() ? props.ending.turns() : [...props.ending.turns().slice(0, 1), ...props.ending.turns().slice(-1)]}>{(turn) => <span>{turn.label}</span>}</For>
        </p>
      </figure>
    </Show>
  );
}

function Losses(props: { ending: Ending; table: SeatTable }): JSX.Element {
  const [all, setAll] = createSignal(false);
  const sides = () => props.table.scene.sides.map((side) => ({ side, lost: props.ending.fallen(side.seat) }));
  const mine = (seat: string): boolean => props.table.my_seats.length === 1 && props.table.my_seats[0] === seat;
  return (
    <Show when={sides().some(({ lost }) => lost.length > 0)}>
      <section class="end-box" data-testid="losses">
        <h3>{t().end.losses}</h3>
        <For each={sides()}>
          {({ side, lost }) => (
            <div class="end-lost">
              <p>
                <span class={`mark hue hue-${side.colour}`} aria-hidden="true" />
                <b>{mine(side.seat) ? t().table.you : side.name}</b>
                <small>{t().end.lostCount(lost.length)}</small>
              </p>
              <ul>
                <For each={all() ? lost : lost.slice(0, DRAWN)}>
                  {(piece) => (
                    <li>
                      <PieceImage face={piece.face} />
                    </li>
                  )}
                </For>
                <Show when={!all() && lost.length > DRAWN}>
                  <li class="end-rest">
                    <button type="button" class="quiet" onClick={() => setAll(true)}>
                      {t().end.andMore(lost.length - DRAWN)}
                    </button>
                  </li>
                </Show>
              </ul>
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}

function Dice(props: { table: SeatTable }): JSX.Element {
  const throws = () => throwsIn(props.table.journal);
  const found = () => extremes(throws());
  const sides = () => props.table.scene.sides.filter((side) => throws().some((one) => one.seat === side.seat));
  const sum = (seat: string): { thrown: number; hits: number } =>
    throws().reduce((so, one) => (one.seat === seat ? { thrown: so.thrown + one.dice.length, hits: so.hits + tally(one).hits } : so), { thrown: 0, hits: 0 });
  const luck = (seat: string): Luck | null => luckOf(throws().flatMap((one) => (one.seat === seat ? one.dice : [])));
  return (
    <Show when={sides().length > 0}>
      <section class="end-box end-dice" data-testid="end-dice">
        <h3>{t().end.throws}</h3>
        <Show when={found()}>
          {(extreme) => (
            <div class="end-throws">
              <Thrown title={t().end.best} one={extreme().best} table={props.table} />
              <Thrown title={t().end.worst} one={extreme().worst} table={props.table} />
            </div>
          )}
        </Show>
        <div class="end-sums">
          <For each={sides()}>
            {(side) => (
              <Show
                when={luck(side.seat)}
                fallback={
                  <p>
                    <span class={`mark hue hue-${side.colour}`} aria-hidden="true" /> {t().end.dice(side.name, sum(side.seat).thrown, sum(side.seat).hits)}
                  </p>
                }
              >
                {(found) => <LuckBar side={side} luck={found()} />}
              </Show>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}

function Thrown(props: { title: string; one: Throw; table: SeatTable }): JSX.Element {
  const side = () => props.table.scene.sides.find((one) => one.seat === props.one.seat);
  return (
    <div class={`end-throw hue hue-${side()?.colour ?? ""}`}>
      <p class="hint">
        {props.title}: {side()?.name}, {t().end.ofDice(tally(props.one).hits, tally(props.one).dice)}
      </p>
      <p class="end-faces">
        <For each={props.one.dice}>{(die) => <Die value={die.reads} sides={die.sides} hit={die.hit} />}</For>
      </p>
      <p class="serif">{props.one.text}</p>
    </div>
  );
}

/** Playing again: an invitation, its answer, or the table that came of it. */
function Rematch(props: { store: TableStore; table: SeatTable }): JSX.Element {
  const name = (seat: string): string => {
    const card = props.table.card.seats.find((one) => one.seat === seat);
    return card?.name ?? card?.label ?? seat;
  };
  const own = (by: string | undefined): boolean => by !== undefined && props.table.my_seats.includes(by);
  const others = (): string[] => props.table.card.seats.filter((seat) => seat.kind === "person" && !seat.you).map((seat) => seat.name ?? seat.label);
  const offer = (): string | undefined => props.table.rematch_offer?.by;
  const declined = (): string | undefined => props.table.rematch_declined?.by;
  const [waits, setWaits] = createSignal(false);
  const say = async (word: OfferWord): Promise<void> => {
    try {
      const { id } = await api.rematch(props.store.id, word);
      if (id !== null) go(to.table(id));
      else {
        setWaits(word !== "decline");
        await props.store.refresh();
      }
    } catch (error) {
      const failure = failureOf(error);
      props.store.say(failure.kind === "offline" ? t().table.offline : failure.why);
    }
  };
  // Whoever has asked on this page goes along when the others agree.
  createEffect(
    on(
      () => props.table.rematch,
      (made) => {
        if (made !== null && waits()) go(to.table(made));
      },
      { defer: true },
    ),
  );
  return (
    <Show
      when={props.table.rematch}
      fallback={
        <Show
          when={offer()}
          fallback={
            <button type="button" data-testid="rematch" onClick={() => void say("offer")}>
              {others().length === 0 ? t().end.again : t().end.rematch}
              <Show when={others().length > 0}>
                <small>{own(declined()) || declined() === undefined ? t().end.swapped : t().end.declinedBy(name(declined() ?? ""))}</small>
              </Show>
            </button>
          }
        >
          {(by) => (
            <Show
              when={own(by()) || waits()}
              fallback={
                <div class="end-offer" role="alert" data-testid="rematch-offer">
                  <p>{t().lobby.askedAgain(name(by()))}</p>
                  <button type="button" class="primary" data-testid="rematch-accept" onClick={() => void say("accept")}>
                    {t().end.accept}
                  </button>
                  <button type="button" data-testid="rematch-decline" onClick={() => void say("decline")}>
                    {t().end.decline}
                  </button>
                </div>
              }
            >
              <p class="end-offer" role="status" data-testid="rematch-waits">
                {t().table.waitsFor(others().join(", "))}
                <button type="button" class="quiet" aria-label={t().end.takeBack} title={t().end.takeBack} data-testid="rematch-back" onClick={() => void say("decline")}>
                  ×
                </button>
              </p>
            </Show>
          )}
        </Show>
      }
    >
      {(made) => (
        <a class="button" data-testid="rematch" href={to.table(made())}>
          {t().end.toRematch}
        </a>
      )}
    </Show>
  );
}

/** The next table that waits for me, or the lobby. */
function NextTable(props: { here: string }): JSX.Element {
  const [mine] = createResource(lang, (language) => api.tables("mine", language, 6, null).catch(() => []));
  const next = (): Card | undefined => mine.latest?.find((card) => card.your_turn && card.status === "playing" && card.id !== props.here);
  const others = (card: Card): string => card.seats.flatMap((seat) => (seat.you || seat.name === null ? [] : [seat.kind === "bot" ? botName(seat.name) : seat.name])).join(", ");
  return (
    <Show
      when={next()}
      fallback={
        <a class="button" data-testid="to-lobby" href={to.lobby()}>
          {t().nav.lobby}
        </a>
      }
    >
      {(card) => (
        <a class="button end-next" data-testid="next-table" href={to.table(card().id)}>
          {t().end.next(card().title, others(card()))}
        </a>
      )}
    </Show>
  );
}

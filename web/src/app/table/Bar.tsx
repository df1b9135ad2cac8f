/** The bar above the table: the year and turn, the sides with their points, and whose move it is. */

import { For, Index, Show } from "solid-js";
import type { JSX } from "solid-js";
import { mapArt } from "../../art/maps";
import { roman } from "../../art/roman";
import type { Scene, Track, TrackKind } from "../../art/types";
import { unreachable } from "../../art/unreachable";
import { sideLabel } from "../core/seating";
import type { Card as TableCard, Here, SeatCard } from "../../generated/api";
import { botName, lang, t } from "../i18n";
import { Brand, LangSwitch } from "../pages/Header";
import { Presence } from "../pages/Presence";

/** Whether the bar shows a track. */
export function inBar(track: Track): boolean {
  switch (track.kind) {
    case "year":
    case "turn":
      return true;
    case "number":
      return false;
    default:
      return unreachable(track.kind);
  }
}

/** More turns than this are told apart by their numbers, and so are those of which some are unlike the others. */
const FEW = 6;
const numbered = (turns: Track): boolean => turns.apart.length > 0 || (turns.of ?? 0) > FEW;

/** Points are drawn as pennants up to this many. */
const LONGEST = 24;

export function TableBar(props: { scene: Scene; card: TableCard; myTurn: boolean; here?: (seat: SeatCard) => Here | null; onPanel?: () => void; extra?: JSX.Element }): JSX.Element {
  const track = (kind: TrackKind) => props.scene.tracks.find((one) => one.kind === kind);
  const year = () => track("year");
  const turn = () => track("turn");
  /** What the turn is called, without the year that stands beside it. */
  const turnWords = (): string => {
    const [{ when }, now] = [props.scene.headline, year()];
    return now !== undefined && when.startsWith(`${now.label}, `) ? when.slice(now.label.length + 2) : when;
  };
  const sides = () => props.scene.sides;
  /** Two sides share one track of points, as long as what there is to win. */
  const shared = (): number => {
    const [one, two, ...more] = sides();
    if (one === undefined || two === undefined || more.length > 0) return 0;
    const entries = props.scene.score?.entries ?? [];
    // What is counted up to something else is no point that one takes from the other.
    if (entries.some((entry) => entry.of !== undefined)) return 0;
    const worth = entries.reduce((sum, entry) => sum + entry.value, 0);
    return worth <= LONGEST ? Math.max(worth, one.points + two.points) : 0;
  };
  /** What the points of a side count, where one line of the score says so. */
  const counted = (seat: string): string | undefined => {
    const [entry, ...more] = (props.scene.score?.entries ?? []).filter(({ side }) => side === seat);
    return entry === undefined || more.length > 0 ? undefined : `${entry.label}: ${entry.value}`;
  };
  const goal = (): number => props.scene.score?.goal ?? -1;
  const nameOf = (seat: string): string => {
    const card = props.card.seats.find((one) => one.seat === seat);
    if (card === undefined || card.kind === "open" || card.kind === "invite") return "";
    return card.kind === "bot" ? botName(card.name ?? "") : (card.name ?? "");
  };
  /** Whether the others are there; that one is there oneself, one knows. */
  const presence = (seat: string): Here | null => {
    const card = props.card.seats.find((one) => one.seat === seat);
    return card === undefined || card.you ? null : (props.here?.(card) ?? null);
  };
  const isMine = (seat: string): boolean => props.card.seats.some((one) => one.seat === seat && one.you);
  return (
    <header class="bar table-bar" data-testid="table-bar" aria-label={t().table.bar}>
      <Brand />
      <span class="bar-game">{mapArt(props.scene.map)?.words[lang()]["battle"] ?? props.card.title}</span>
      <div class="bar-time" data-testid="moment">
        <Show when={year()}>
          {(now) => (
            <span class="bar-year" aria-hidden="true">
              {roman(now().value)} <small>{now().label}</small>
            </span>
          )}
        </Show>
        <Show when={turn()}>
          {(now) => (
            <span class="bar-turns" classList={{ numbered: numbered(now()) }} aria-hidden="true">
              <For each={Array.from({ length: now().of ?? 0 }, (_, index) => index + 1)}>
                {(number) => (
                  <i classList={{ past: number < now().value, now: number === now().value, apart: now().apart.includes(number) }}>{numbered(now()) ? number : ""}</i>
                )}
              </For>
            </span>
          )}
        </Show>
        <span class="bar-turn">
          {/* The year stands before it for the eye already. */}
          <span class="visually-hidden">{props.scene.headline.when.slice(0, props.scene.headline.when.length - turnWords().length)}</span>
          {turnWords()}
        </span>
        {/* Where leaders act one by one, who gives orders is the moment. */}
        <Show when={props.scene.roster}>
          <span class="bar-phase" data-testid="bar-phase">
            {props.scene.headline.phase}
          </span>
        </Show>
      </div>
      <div class="bar-points" classList={{ many: sides().length > 2 }}>
        <Index each={sides()}>
          {(side, index) => (
            <>
              <Show when={index === 1 && shared() > 0}>
                <span class="bar-track" aria-hidden="true">
                  <Index each={Array.from({ length: shared() }, (_, at) => at)}>
                    {(at) => (
                      <i
                        classList={{
                          one: at() < (sides()[0]?.points ?? 0),
                          two: at() >= shared() - side().points,
                          goal: at() === goal() || shared() - 1 - at() === goal(),
                        }}
                      />
                    )}
                  </Index>
                </span>
              </Show>
              <span
                class="bar-side"
                classList={{ turned: index === 1 && sides().length === 2 }}
                role="group"
                aria-label={t().table.points(side().name, side().points)}
                data-testid={`points-${side().seat}`}
              >
                <span class={`mark hue hue-${side().colour}`} aria-hidden="true" />
                <Presence here={presence(side().seat)} />
                <span class="bar-side-name">
                  {side().name}
                  <small>
                    <Show when={isMine(side().seat)}>
                      <b class="you">{t().table.you}</b>{" "}
                    </Show>
                    {nameOf(side().seat)}
                  </small>
                </span>
                <b title={counted(side().seat)}>
                  {side().points}
                  <Show when={shared() === 0 && goal() > 0}>
                    <small> / {goal()}</small>
                  </Show>
                </b>
              </span>
            </>
          )}
        </Index>
      </div>
      <div class="bar-end">
        {props.extra}
        <span class="turn-pill" classList={{ mine: props.myTurn }} data-testid="turn-pill">
          {status(props.scene, props.card, props.myTurn)}
        </span>
        <LangSwitch />
        <Show when={props.onPanel}>
          {(open) => (
            <button type="button" class="bar-button panel-button" aria-label={t().table.drawer} data-testid="panel-button" onClick={() => open()()}>
              ☰
            </button>
          )}
        </Show>
      </div>
    </header>
  );
}

function status(scene: Scene, card: TableCard, mine: boolean): string {
  if (card.status === "over") return t().table.over;
  if (mine) return t().table.yourMove;
  const names = scene.waiting_for.map((seat) => sideLabel(scene, card.seats, seat));
  return names.length === 0 ? t().lobby.waiting : t().table.waitsFor(names.join(", "));
}

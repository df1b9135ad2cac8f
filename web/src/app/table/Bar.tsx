/** The bar above the table: the year and turn, the sides with their points, and whose move it is. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { roman } from "../../art/roman";
import type { Scene } from "../../art/types";
import type { TableCard } from "../core/wire";
import { botName, seatName, t } from "../i18n";
import { Brand, LangSwitch } from "../pages/Header";

/** Points are drawn as pennants up to this many. */
const TRACK = 13;
const GOAL = 10;

export function TableBar(props: { scene: Scene; card: TableCard; myTurn: boolean; onPanel?: () => void; extra?: JSX.Element }): JSX.Element {
  const track = (id: string) => props.scene.tracks.find((one) => one.id === id);
  const year = () => track("year");
  const turn = () => track("turn");
  const first = () => props.scene.sides[0];
  const second = () => props.scene.sides[1];
  const nameOf = (seat: string): string => {
    const card = props.card.seats.find((one) => one.seat === seat);
    if (card === undefined || card.kind === "open" || card.kind === "invite") return "";
    return card.kind === "bot" ? botName(card.name ?? "") : (card.name ?? "");
  };
  return (
    <header class="bar table-bar" data-testid="table-bar" aria-label={t().table.bar}>
      <Brand />
      <span class="bar-game">{props.card.title}</span>
      <div class="bar-time" data-testid="moment">
        <Show when={year()} fallback={<span>{props.scene.title[0]}</span>}>
          {(now) => (
            <span class="bar-year" title={props.scene.title[0]}>
              <span class="visually-hidden">{props.scene.title[0]}</span>
              <span aria-hidden="true">{roman(now().value)}</span>
            </span>
          )}
        </Show>
        <Show when={turn()}>
          {(now) => (
            <span class="bar-turns" aria-hidden="true">
              <For each={Array.from({ length: now().of ?? 0 }, (_, index) => index + 1)}>
                {(number) => <i classList={{ past: number < now().value, now: number === now().value }} />}
              </For>
            </span>
          )}
        </Show>
        <span class="bar-turn">{props.scene.title[1]}</span>
      </div>
      <div class="bar-points">
        <Show when={first()}>
          {(side) => (
            <span class="bar-side" role="group" aria-label={t().table.points(side().name, side().points)} data-testid={`points-${side().seat}`}>
              <span class={`mark side-${side().seat}`} aria-hidden="true" />
              <span class="bar-side-name">
                {side().name}
                <small>{nameOf(side().seat)}</small>
              </span>
              <b>{side().points}</b>
            </span>
          )}
        </Show>
        <Show when={second()}>
          {(side) => (
            <>
              <span class="bar-track" aria-hidden="true">
                <For each={Array.from({ length: TRACK }, (_, index) => index)}>
                  {(index) => (
                    <i
                      classList={{
                        one: index < (first()?.points ?? 0),
                        two: index >= TRACK - side().points,
                        goal: index === GOAL || TRACK - 1 - index === GOAL,
                      }}
                    />
                  )}
                </For>
              </span>
              <span class="bar-side" role="group" aria-label={t().table.points(side().name, side().points)} data-testid={`points-${side().seat}`}>
                <b>{side().points}</b>
                <span class="bar-side-name">
                  {side().name}
                  <small>{nameOf(side().seat)}</small>
                </span>
                <span class={`mark side-${side().seat}`} aria-hidden="true" />
              </span>
            </>
          )}
        </Show>
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
  const names = scene.waiting_for.map((seat) => scene.sides.find((side) => side.seat === seat)?.name ?? seatName(seat));
  return t().table.waitsFor(names.join(", "));
}

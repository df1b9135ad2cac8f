/** What is asked, with its rule, what has been picked, and the buttons that go on or back. */

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { NOTHING, armed, glows, isCommit, openChoices, sameAnchor } from "../core/paths";
import type { Pick } from "../core/paths";
import { families } from "../core/amounts";
import { t } from "../i18n";
import type { Side, Track } from "../../art/types";
import { RuleChip, SideMark } from "../ui";
import { inBar } from "./Bar";
import { Stepper } from "./Stepper";
import type { TableStore } from "./store";

export function PromptBar(props: { store: TableStore; game: string; battle: boolean }): JSX.Element {
  const store = props.store;
  const commits = () => store.choices().filter(isCommit);
  const ready = () => armed(store.choices(), store.pick());
  /** In a battle a block that alone may act is as good as picked. */
  const meant = (): Pick => {
    if (!props.battle || store.pick().length > 0) return store.pick();
    const [first, ...others] = store.choices().flatMap((choice) => (choice.path.length > 1 ? choice.path.slice(0, 1) : []));
    return first !== undefined && others.every((other) => sameAnchor(first, other)) ? [[first]] : NOTHING;
  };
  /** Buttons that continue what is picked, such as "fire". */
  const buttons = () => {
    const pick = meant();
    if (pick.length === 0) return [];
    const depth = pick[0]?.length ?? 0;
    return openChoices(store.choices(), pick).filter((choice) => {
      const next = choice.path[depth];
      // In a battle the map is covered: ways to retreat are buttons too.
      return next !== undefined && ("button" in next || "facing" in next || props.battle) && choice.path.length === depth + 1;
    });
  };
  const hasDestination = () => glows(store.choices(), store.pick()).some((glow) => "place" in glow.anchor);
  const picked = (): string => {
    const pick = store.pick();
    if (pick.length === 0) return "";
    const names = pick.map((lane) => lane.map(store.nameOf).join(" → ")).join(", ");
    return pick.length > 3 ? t().table.chosen(pick.length) : names;
  };
  return (
    <section class="prompt" aria-label={t().table.prompt} data-testid="prompt" classList={{ waiting: !store.myTurn() }}>
      <div class="prompt-words">
        <div class="prompt-ask">
          <p class="prompt-text" data-testid="prompt-text">
            {store.scene()?.prompt.text}
          </p>{" "}
          <Show when={store.scene()?.prompt.rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
        </div>
        <Tracks tracks={store.scene()?.tracks ?? []} sides={store.scene()?.sides ?? []} />
        <Show when={picked() !== ""}>
          <p class="prompt-pick" data-testid="picked">
            {picked()}
            <Show when={hasDestination()}>: {t().table.thenWhere}</Show>
          </p>
        </Show>
        <Show when={store.notice()}>
          {(notice) => (
            <p class="prompt-notice" classList={{ no: notice().tone === "no" }} role="alert" data-testid="notice">
              {notice().text} <Show when={notice().rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
            </p>
          )}
        </Show>
      </div>
      <div class="prompt-buttons">
        <Show when={store.table()?.seat !== null && store.table()?.card.status === "playing"}>
          <button
            type="button"
            class="quiet"
            data-testid="why"
            aria-pressed={store.asking()}
            onClick={() => store.setAsking(!store.asking())}
          >
            {store.asking() ? t().table.whyOff : t().table.why}
          </button>
        </Show>
        <Show when={store.table()?.can_undo}>
          <button type="button" data-testid="undo" disabled={store.busy()} onClick={() => void store.undo()}>
            {t().table.undo}
          </button>
        </Show>
        <Show when={store.pick().length > 0 && !props.battle}>
          <button type="button" data-testid="deselect" onClick={() => store.clear()}>
            {t().table.deselect}
          </button>
        </Show>
        <For each={families(buttons())}>
          {(offer, index) =>
            offer.kind === "amounts" ? (
              <Stepper choices={offer.choices} busy={store.busy()} onChoice={(choice) => void store.send([choice])} />
            ) : (
              <button
                type="button"
                classList={{ primary: index() === 0, "battle-continue": props.battle }}
                data-testid="continue"
                disabled={store.busy()}
                onClick={() => void store.send([offer.choice])}
              >
                {offer.choice.label}
              </button>
            )
          }
        </For>
        <Show when={ready()[0]}>
          {(choice) => (
            <button type="button" class="primary" data-testid="confirm" disabled={store.busy()} onClick={() => void store.send(ready())}>
              {choice().label}
            </button>
          )}
        </Show>
        <For each={families(commits())}>
          {(offer) =>
            offer.kind === "amounts" ? (
              <Stepper choices={offer.choices} busy={store.busy()} onChoice={(choice) => void store.send([choice])} />
            ) : (
              <button
                type="button"
                classList={{ primary: ready().length === 0 && commits().every((choice) => choice.amount === null) }}
                data-testid="commit"
                disabled={store.busy()}
                onClick={() => void store.send([offer.choice])}
              >
                {offer.choice.label}
              </button>
            )
          }
        </For>
      </div>
    </section>
  );
}

/** Counters such as moves left; the year and the turn stand in the bar. Those of a side stand together. */
function Tracks(props: { tracks: readonly Track[]; sides: readonly Side[] }): JSX.Element {
  const shown = (): Track[] => props.tracks.filter((track) => !inBar(track));
  const common = (): Track[] => shown().filter((track) => track.side === null);
  const owned = (): { side: Side; tracks: Track[] }[] =>
    props.sides.map((side) => ({ side, tracks: shown().filter((track) => track.side === side.seat) })).filter(({ tracks }) => tracks.length > 0);
  return (
    <Show when={shown().length > 0}>
      <div class="all-tracks" role="group" aria-label={t().table.tracks} data-testid="tracks">
        <For each={owned()}>
          {({ side, tracks }) => (
            <div class="tracks-of" role="group" aria-label={side.name}>
              <SideMark seat={side.seat} />
              <dl class="tracks">
                <For each={tracks}>{(track) => <TrackValue track={track} />}</For>
              </dl>
            </div>
          )}
        </For>
        <Show when={common().length > 0}>
          <dl class="tracks">
            <For each={common()}>{(track) => <TrackValue track={track} />}</For>
          </dl>
        </Show>
      </div>
    </Show>
  );
}

function TrackValue(props: { track: Track }): JSX.Element {
  return (
    <div>
      <dt>{props.track.label}</dt>
      <dd>
        {props.track.value}
        <Show when={props.track.of !== null}>
          <small> / {props.track.of}</small>
        </Show>
      </dd>
    </div>
  );
}

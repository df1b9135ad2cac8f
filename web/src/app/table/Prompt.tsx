/** What is asked, with its rule, what has been picked, and the buttons that go on or back. */

import { For, Index, Show, createEffect, createSignal, on, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { NOTHING, armed, glows, isCommit, openChoices, sameAnchor } from "../core/paths";
import type { Pick } from "../core/paths";
import { families } from "../core/amounts";
import { deferred } from "../deferred";
import { t } from "../i18n";
import { withChance } from "./chances";
import type { Choice, Side, Track } from "../../art/types";
import { RuleChip, SideMark } from "../ui";
import { inBar } from "./Bar";
import { SinceCaption, SincePill } from "./Since";
import type { Since } from "./Since";
import { strikes } from "./goals";
import { pickedPieces } from "./picking";
import { OrderButtons } from "./Standing";
import { Stepper } from "./Stepper";
import type { TableStore } from "./store";
import { buttonWord } from "./words";

// Only games with facings turn pieces.
const Compass = deferred(async () => (await import("./Compass")).Compass, "nothing");

/** More buttons than this, or with longer words, lie over the map's edge, where all of them can be read. */
const MOST = 4;
const LONGEST = 44;
const isMany = (choices: readonly Choice[], word: (choice: Choice) => string): boolean => {
  const offers = families(choices);
  return offers.length > MOST || offers.flatMap((offer) => (offer.kind === "amounts" ? [] : [word(offer.choice)])).join("").length > LONGEST;
};

export function PromptBar(props: { store: TableStore; game: string; battle: boolean; lesson: boolean; since: Since; goal: string | null; extra?: JSX.Element }): JSX.Element {
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
      // In a battle the map is covered: ways to retreat are buttons too, unless they stand at the block.
      return next !== undefined && ("button" in next || (props.battle && !stands(pick))) && choice.path.length === depth + 1;
    });
  };
  /** Whether what is meant is drawn as a fighter, with all that it may do beside it. */
  const stands = (pick: Pick): boolean => {
    const first = pick[0]?.[0];
    const lines = store.scene()?.battle?.lines ?? [];
    return first !== undefined && "piece" in first && lines.some(({ columns }) => columns.some(({ pieces }) => pieces.some(({ piece }) => piece.id === first.piece)));
  };
  const named = withChance;
  const word = (choice: Choice): string => (props.battle ? buttonWord(store.scene(), choice) : withChance(choice));
  /** Turns of what is picked. */
  const facings = () => {
    const depth = meant()[0]?.length ?? 0;
    return depth === 0 ? [] : openChoices(store.choices(), meant()).flatMap((choice) => {
      const next = choice.path[depth];
      return next !== undefined && "facing" in next && choice.path.length === depth + 1 ? [{ facing: next.facing, choice }] : [];
    });
  };
  const hasDestination = () => glows(store.choices(), store.pick()).some((glow) => "place" in glow.anchor);
  const picked = (): string => {
    const pick = store.pick();
    if (pick.length === 0) return "";
    const names = pick.map((lane) => lane.map(store.nameOf).join(" → ")).join(", ");
    return pick.length > 3 ? t().table.chosen(pick.length) : names;
  };
  /** What is picked, where that says more than the question: who may only turn is named in it already. */
  const told = (): string | null => {
    if (picked() === "" || (facings().length > 0 && !hasDestination())) return null;
    return hasDestination() ? t().table.whereTo(picked()) : picked();
  };
  /** Whether anything but an end is on offer: then ending is not what the eye should find first. */
  const useful = () => store.pickable().length > 0 || store.choices().some((choice) => !isCommit(choice) && !choice.aside);
  /** Whether what was begun on the map only waits to be carried out: a fight that is set, attacks of which none is owed. */
  const ripe = (): boolean => {
    const scene = store.scene();
    if (scene === null || commits().length !== 1) return false;
    if (scene.procedure?.steps.some(({ state }) => state === "now") === true) return true;
    return scene.markers.some(({ kind }) => kind === "battle") && !scene.markers.some(({ kind }) => kind === "owed");
  };
  /** The one red button: a moment that is shown comes to its end first, then what is picked goes, then a number that is asked, then the end. */
  const red = (): "since" | "confirm" | "picked" | "amount" | "end" => {
    if (props.since.range() !== null) return "since";
    if (ready().length > 0) return "confirm";
    if (buttons().length > 0) return "picked";
    return families(commits()).some(({ kind }) => kind === "amounts") ? "amount" : "end";
  };
  /** The first end that is worth the eye, where none is useful but ends. */
  const firstEnd = (): Choice | undefined => {
    const ends = families(commits()).flatMap((offer) => (offer.kind === "amounts" ? [] : [offer.choice]));
    return ends.find(({ amount }) => amount !== null) ?? ends[0];
  };
  return (
    <section class="prompt" aria-label={t().table.prompt} data-testid="prompt" classList={{ waiting: !store.myTurn() }}>
      <div class="prompt-words">
        {/* What the one has left who comes is told where it is asked. */}
        <Moves tracks={store.scene()?.asked_at === undefined ? (store.scene()?.tracks ?? []) : []} />
        <SinceCaption since={props.since} />
        <OneLine hidden={props.since.range() !== null} text={store.scene()?.prompt.text ?? ""} more={store.scene()?.prompt.more ?? ""} rule={store.scene()?.prompt.rule ?? ""} game={props.game} picked={told()} />
      </div>
      <Show when={store.notice()}>
        {(notice) => (
          <p class="prompt-notice" classList={{ no: notice().tone === "no" }} role="alert" data-testid="notice">
            {notice().text} <Show when={notice().rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
          </p>
        )}
      </Show>
      <div class="prompt-buttons">
        <SincePill since={props.since} />
        <Show when={store.table()?.seat !== null && store.table()?.card.status === "playing"}>
          <button
            type="button"
            class="quiet"
            data-testid="why"
            aria-pressed={store.asking()}
            onClick={() => store.setAsking(!store.asking())}
          >
            <span>{store.asking() ? t().table.whyOff : t().table.why}</span>
          </button>
        </Show>
        {/* It keeps its place, so that nothing moves when something can be taken back. */}
        <Show when={store.table()?.seat !== null && store.table()?.card.status === "playing"}>
          <button type="button" data-testid="undo" disabled={store.busy() || store.table()?.can_undo !== true} onClick={() => void store.undo()}>
            {t().table.undo}
          </button>
        </Show>
        <div class="prompt-acts">
        {props.extra}
        <Show when={store.pick().length > 0 && !props.battle}>
          <button type="button" class="quiet" data-testid="deselect" onClick={() => store.clear()}>
            <span class="deselect-word">{t().table.deselect}</span>
          </button>
        </Show>
        {/* Who is taught to do it does it himself; an order would do it unseen by the lesson. */}
        <Show when={props.since.range() === null && !props.lesson && store.scene()?.asked_at === undefined}>
          <OrderButtons store={store} game={props.game} />
        </Show>
        <div classList={{ "prompt-many": isMany(commits(), named), "prompt-few": !isMany(commits(), named) }}>
          <For each={families(commits())}>
            {(offer) =>
              offer.kind === "amounts" ? (
                <Stepper choices={offer.choices} red={red() === "amount"} busy={store.busy()} onChoice={(choice) => void store.send([choice])} />
              ) : (
                <CommitButton choice={offer.choice} red={red() === "end" && offer.choice === firstEnd()} useful={useful() && !ripe()} busy={store.busy()} onChoice={(choice) => void store.send([choice])} />
              )
            }
          </For>
        </div>
        <Show when={facings().length > 0}>
          <Compass choices={facings()} busy={store.busy()} onChoice={(choice) => void store.send([choice])} />
        </Show>
        <div classList={{ "prompt-many": isMany(buttons(), word), "prompt-few": !isMany(buttons(), word), beside: isMany(commits(), named) }}>
          <For each={families(buttons())}>
            {(offer, index) =>
              offer.kind === "amounts" ? (
                <Stepper choices={offer.choices} red={red() === "picked" && index() === 0} busy={store.busy()} onChoice={(choice) => void store.send([choice])} />
              ) : (
                <button
                  type="button"
                  classList={{ primary: red() === "picked" && index() === 0, "battle-continue": props.battle }}
                  data-testid="continue"
                  title={offer.choice.more}
                  disabled={store.busy()}
                  onClick={() => void store.send([offer.choice])}
                >
                  {word(offer.choice)}
                </button>
              )
            }
          </For>
        </div>
        <Show when={props.goal}>
          {(place) => (
            <button type="button" class="primary" data-testid="march" disabled={store.busy()} onClick={() => void store.press({ place: place() })}>
              {(strikes(store, pickedPieces(store.pick()), place()) ? t().goal.attack : t().goal.march)(store.nameOf({ place: place() }))}
            </button>
          )}
        </Show>
        <Show when={ready()[0]}>
          {(choice) => (
            <button type="button" classList={{ primary: red() === "confirm" }} data-testid="confirm" title={choice().more} disabled={store.busy()} onClick={() => void store.send(ready())}>
              {withChance(choice())}
            </button>
          )}
        </Show>
        </div>
      </div>
    </section>
  );
}

/** What is asked, in one line whatever it says; what does not fit folds away behind a button. */
function OneLine(props: { hidden: boolean; text: string; more: string; rule: string; game: string; picked: string | null }): JSX.Element {
  let line!: HTMLParagraphElement;
  const [cut, setCut] = createSignal(false);
  const [open, setOpen] = createSignal(false);
  const measure = (): void => void setCut(line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 4);
  onMount(() => {
    const watch = new ResizeObserver(measure);
    watch.observe(line);
    onCleanup(() => watch.disconnect());
  });
  createEffect(
    on([() => props.text, () => props.picked], () => {
      setOpen(false);
      // Behind what is picked the line does not show: it is measured when it does again, with the frame
      // that shows it, not while the page is still being made.
      if (props.picked !== null) return;
      const frame = requestAnimationFrame(measure);
      onCleanup(() => cancelAnimationFrame(frame));
    }),
  );
  return (
    <>
      <p class="prompt-text" classList={{ aside: props.hidden || props.picked !== null }} data-testid="prompt-text" ref={line}>
        {props.text}
      </p>
      <Show when={!props.hidden && props.picked}>
        {(picked) => (
          <p class="prompt-pick" data-testid="picked">
            {picked()}
          </p>
        )}
      </Show>
      <Show when={!props.hidden && props.rule !== ""}>
        <RuleChip game={props.game} rule={props.rule} />
      </Show>
      <Show when={!props.hidden && (cut() || props.more !== "") && props.picked === null}>
        <button type="button" class="quiet prompt-more" data-testid="prompt-more" aria-expanded={open()} aria-label={t().table.promptMore} onClick={() => setOpen(!open())}>
          …
        </button>
      </Show>
      <Show when={open()}>
        <p class="prompt-whole" data-testid="prompt-whole">
          <Show when={cut()}>{props.text} </Show>
          {props.more}
        </p>
      </Show>
    </>
  );
}

/** A button that ends something: quiet while anything useful is left, and it asks before it leaves something unspent. */
function CommitButton(props: { choice: Choice; red: boolean; useful: boolean; busy: boolean; onChoice: (choice: Choice) => void }): JSX.Element {
  const [asks, setAsks] = createSignal(false);
  const leaves = (): number => (props.useful ? (props.choice.unspent ?? 0) : 0);
  const press = (): void => {
    if (leaves() > 0) setAsks(true);
    else props.onChoice(props.choice);
  };
  return (
    <Show
      when={asks()}
      fallback={
        <button type="button" classList={{ primary: props.red && !props.useful, end: props.useful }} data-testid="commit" title={props.choice.more} disabled={props.busy} onClick={press}>
          {withChance(props.choice)}
        </button>
      }
    >
      <span class="leave" role="group" aria-label={t().table.leave(leaves())}>
        {t().table.leave(leaves())}
        <button type="button" data-testid="leave-yes" disabled={props.busy} onClick={() => props.onChoice(props.choice)}>
          {t().table.yes}
        </button>
        <button type="button" data-testid="leave-no" onClick={() => setAsks(false)}>
          {t().table.no}
        </button>
      </span>
    </Show>
  );
}

/** Counters that are drawn, such as moves left: the year and the turn stand in the bar, figures on the map. */
function Moves(props: { tracks: readonly Track[] }): JSX.Element {
  return (
    <Show when={props.tracks.some(isDrawn)}>
      <div role="group" aria-label={t().table.tracks}>
        <dl class="tracks">
          <For each={props.tracks.filter(isDrawn)}>{(track) => <Lozenges track={track} />}</For>
        </dl>
      </div>
    </Show>
  );
}

/** Counts up to this many are drawn, a lozenge each. */
const DRAWN = 8;
export const isDrawn = (track: Track): boolean => !inBar(track) && track.side === null && track.of !== null && track.of <= DRAWN;

function Lozenges(props: { track: Track }): JSX.Element {
  const of = () => props.track.of ?? 0;
  return (
    <div class="lozenges" title={`${props.track.label} ${props.track.value} / ${of()}`} data-testid="lozenges">
      <dt class="visually-hidden">{props.track.label}</dt>
      <dd>
        <span class="visually-hidden">
          {props.track.value} / {of()}
        </span>
        <Index each={Array.from({ length: of() }, (_, at) => at)}>{(at) => <i aria-hidden="true" classList={{ left: at() >= of() - props.track.value }} />}</Index>
      </dd>
    </div>
  );
}

/** Figures that a game keeps, such as gold, at a corner of the map. Those of a side stand together. */
export function Tracks(props: { tracks: readonly Track[]; sides: readonly Side[] }): JSX.Element {
  const shown = (): Track[] => props.tracks.filter((track) => !inBar(track) && !isDrawn(track));
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

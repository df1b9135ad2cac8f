/** What has happened, in words, with dice and rules. */

import { For, Match, Show, Switch, createEffect, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import { to } from "../core/router";
import { seatLabel } from "../core/seating";
import { share } from "../core/share";
import type { Answered, SeatCard } from "../../generated/api";
import type { JournalLine, Roll } from "../core/wire";
import { lang, t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import type { Fought } from "./FightCard";
import { entries, withAnswers } from "./lines";
import type { Entry, Turn } from "./lines";

export interface JournalProps {
  lines: readonly JournalLine[];
  turns: readonly Turn[];
  seats: readonly SeatCard[];
  game: string;
  table: string;
  /** The action that is looked at. */
  at?: number;
  replay: "link" | "none";
  /** What the reader's own orders answered, which only he is told. */
  answered?: readonly Answered[];
  /** What is read first: the latest, or, in a report that is read once, its beginning. */
  first?: "latest" | "beginning";
  onJump?: (n: number) => void;
  /** Fights that are over, which open by a click where they end. */
  fights?: readonly Fought[];
  onFight?: (fight: Fought) => void;
}

export function Journal(props: JournalProps): JSX.Element {
  let end!: HTMLDivElement;
  // Lines that stay the same keep their elements: only what is new is drawn.
  const told = createMemo<readonly Entry[]>((before) => {
    const now = withAnswers(entries(props.lines, props.turns), props.answered ?? []);
    share(before, now);
    return now;
  }, []);
  /** The fight that an entry is the last of. */
  const ended = createMemo(() => {
    const lines = told().flatMap((entry) => (entry.kind === "told" ? [entry.line] : []));
    return new Map((props.fights ?? []).flatMap((fight) => {
      const last = lines.findLast(({ n }) => n > fight.from && n <= fight.to);
      return last === undefined ? [] : [[last, fight] as const];
    }));
  });
  createEffect(() => {
    if (told().length > 0 && props.first !== "beginning") end.scrollIntoView({ block: "nearest" });
  });
  return (
    <div class="journal" data-testid="journal" role="log" aria-label={t().journal.title} aria-live="off">
      <Show when={told().length > 0} fallback={<p class="hint">{t().journal.empty}</p>}>
        <For each={told()}>{(entry) => <JournalEntry entry={entry} journal={props} fight={entry.kind === "told" ? (ended().get(entry.line) ?? null) : null} />}</For>
      </Show>
      <div ref={end} />
    </div>
  );
}

function JournalEntry(props: { entry: Entry; journal: JournalProps; fight: Fought | null }): JSX.Element {
  const turn = () => (props.entry.kind === "turn" ? props.entry.turn : null);
  const rolled = () => (props.entry.kind === "rolled" ? props.entry : null);
  const told = () => (props.entry.kind === "told" ? props.entry : null);
  const held = () => (props.entry.kind === "held" ? props.entry : null);
  /** The order that gave this action. */
  const ordered = (n: number): string | undefined => props.journal.answered?.find((one) => one.n === n)?.label;
  return (
    <Switch>
      <Match when={held()}>
        {(entry) => (
          <p class="journal-line journal-held" data-n={entry().n} data-testid="journal-held">
            {t().journal.held(entry().times, entry().label)}
          </p>
        )}
      </Match>
      <Match when={turn()}>
        {(opens) => (
          <h3 class="journal-turn" data-n={opens().n} data-testid="journal-turn">
            {opens().label}
            <Jump journal={props.journal} n={opens().n} label={opens().label} />
          </h3>
        )}
      </Match>
      <Match when={rolled()}>
        {(entry) => (
          <p class="journal-line rolls">
            <Who seat={entry().rolls[0]?.seat ?? null} seats={props.journal.seats} />
            <Dice rolls={entry().rolls} />
          </p>
        )}
      </Match>
      <Match when={told()}>
        {(entry) => (
          <p class="journal-line" classList={{ now: props.journal.at !== undefined && entry().line.n === props.journal.at }} data-n={entry().line.n}>
            <Who seat={entry().line.seat} seats={props.journal.seats} />
            {sentence(entry().line.text)} <Dice rolls={entry().rolls} />{" "}
            <span class="journal-end">
              <Show when={entry().line.rule}>{(rule) => <RuleChip game={props.journal.game} rule={rule()} />}</Show>
              <Show when={props.fight}>
                {(fight) => (
                  <button type="button" class="journal-fight" data-testid="journal-fight" onClick={() => props.journal.onFight?.(fight())}>
                    {t().fought.open}
                  </button>
                )}
              </Show>
              <Show when={props.journal.onJump}>
                {(jump) => (
                  <button type="button" class="jump" aria-label={`${t().journal.jump}: ${entry().line.text}`} onClick={() => jump()(entry().line.n)}>
                    ↪
                  </button>
                )}
              </Show>
            </span>
            <Show when={ordered(entry().line.n)}>
              {(label) => (
                <small class="journal-clause" data-testid="journal-clause">
                  {t().journal.ordered(label())}
                </small>
              )}
            </Show>
          </p>
        )}
      </Match>
    </Switch>
  );
}

/** A name may begin with a small letter, a sentence does not. */
function sentence(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase(lang()) + rest.join("");
}

/** From a turn's heading to its beginning. */
function Jump(props: { journal: JournalProps; n: number; label: string }): JSX.Element {
  const words = () => `${t().journal.jump}: ${props.label}`;
  return (
    <>
      <Show when={props.journal.replay === "link"}>
        <a class="jump" href={to.replay(props.journal.table, props.n)} aria-label={words()}>
          ↪
        </a>
      </Show>
      <Show when={props.journal.onJump}>
        {(jump) => (
          <button type="button" class="jump" aria-label={words()} onClick={() => jump()(props.n)}>
            ↪
          </button>
        )}
      </Show>
    </>
  );
}

/** Who acted: a mark for the eye, a name for the ear. */
function Who(props: { seat: string | null; seats: readonly SeatCard[] }): JSX.Element {
  return (
    <Show when={props.seat}>
      {(seat) => (
        <>
          <SideMark seat={seat()} />
          <span class="visually-hidden">{seatLabel(props.seats, seat())}: </span>
        </>
      )}
    </Show>
  );
}

/** Dice in a line of the journal; those that hit are red. */
function Dice(props: { rolls: readonly Roll[] }): JSX.Element {
  const words = (): string => t().journal.rolls(props.rolls.map(({ roll }) => (roll.hit === true ? t().journal.rollHit(roll.reads) : t().journal.roll(roll.reads))).join("; "));
  return (
    <Show when={props.rolls.length > 0}>
      <span class="visually-hidden">{words()}</span>
      <span aria-hidden="true" class="dice">
        <For each={props.rolls}>{({ roll }) => <Die value={roll.reads} sides={roll.sides} hit={roll.hit === true} />}</For>
      </span>
    </Show>
  );
}

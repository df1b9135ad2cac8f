/** How a fight ended: who won what, what both sides lost, and their dice. Nothing goes on until it is read. */

import { For, Index, Show, createSignal, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import { Glyph } from "../../art/Glyph";
import { isGlyph } from "../../art/defs";
import { faceName, isLeader } from "../../art/piece-words";
import { roman } from "../../art/roman";
import type { ProcedureStep, Side } from "../../art/types";
import type { JournalLine } from "../core/wire";
import type { SeatCard } from "../../generated/api";
import { botName, t } from "../i18n";
import { RuleChip, SideMark } from "../ui";
import { PieceImage } from "../../art/PieceArt";
import { luckOf, throwsIn } from "./luck";
import type { Luck } from "./luck";
import { LuckBar } from "./LuckBar";
import { roundOf } from "./fighters";
import type { Fighter, RoundsSeen, verdict } from "./fighters";
import { Journal } from "./Journal";
import "./fight.css";

/** A fight that is over: where it was, the actions it took, and the journal up to its end. */
export interface Fought {
  readonly place: string;
  readonly from: number;
  readonly to: number;
  readonly journal: readonly JournalLine[];
  readonly fighters: readonly Fighter[];
  readonly held: ReturnType<typeof verdict>;
  readonly attacker: string | null;
  readonly rounds: RoundsSeen;
  /** Of a fight on the map the steps in which somebody threw. */
  readonly steps: readonly ProcedureStep[];
  /** Whose points it changed. */
  readonly points: readonly { readonly seat: string; readonly before: number; readonly after: number }[];
  /** What was likely when it began: first what the attacker wishes, last what the defender does. */
  readonly chances: readonly (readonly [string, number])[];
  /** What places beside the map are called, by their ids. */
  readonly areas: ReadonlyMap<string, string>;
  /** What follows. */
  readonly next: { readonly text: string; readonly rule: string };
}

/** How long somebody who only watches sees it. */
const WATCHED_MS = 4000;
/** So many rules have room. */
const RULES = 4;

export function FightCard(props: { fought: Fought; sides: readonly Side[]; seats: readonly SeatCard[]; game: string; table: string; watches: boolean; onContinue: () => void }): JSX.Element {
  let button!: HTMLButtonElement;
  onMount(() => {
    const before = document.activeElement;
    button.focus();
    const timer = props.watches ? window.setTimeout(() => props.onContinue(), WATCHED_MS) : 0;
    onCleanup(() => {
      window.clearTimeout(timer);
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  });
  const during = () => props.fought.journal.filter((line) => line.n > props.fought.from && line.n <= props.fought.to);
  /** What was told last: the act that ended it may have had nothing to say. */
  const last = () => {
    const told = during().filter((line) => !("roll" in line));
    return told.filter((line) => line.n === told.at(-1)?.n);
  };
  const isMine = (seat: string): boolean => props.seats.some((one) => one.seat === seat && one.you);
  /** Who plays a side, or else the side's own name. */
  const nameOf = (seat: string): string => {
    const card = props.seats.find((one) => one.seat === seat);
    const name = card?.name ?? null;
    if (card === undefined || name === null) return props.sides.find((side) => side.seat === seat)?.name ?? seat;
    return card.kind === "bot" ? botName(name) : name;
  };
  /** At one screen everybody is oneself: then sides have names. */
  const alone = (): boolean => props.seats.filter(({ you }) => you).length === 1;
  const you = (seat: string): boolean => alone() && isMine(seat);
  /** One's own side first. */
  const sides = (): { side: Side; fighters: Fighter[] }[] =>
    [...props.sides]
      .sort((one, other) => Number(isMine(other.seat)) - Number(isMine(one.seat)))
      .map((side) => ({ side, fighters: props.fought.fighters.filter((fighter) => fighter.side === side.seat) }))
      .filter(({ fighters }) => fighters.length > 0);
  const throws = () => throwsIn(during());
  /** Rounds in which dice were thrown. */
  const rounds = (): number[] => [...new Set(throws().map(({ n }) => roundOf(props.fought.rounds, n)))].sort((one, other) => one - other);
  const thrown = (side: string, round: number) => throws().filter((one) => one.seat === side && roundOf(props.fought.rounds, one.n) === round);
  const luck = (): { side: Side; luck: Luck }[] =>
    sides().flatMap(({ side }) => {
      const found = luckOf(throws().flatMap((one) => (one.seat === side.seat ? one.dice : [])));
      return found === null ? [] : [{ side, luck: found }];
    });
  const title = (): string => {
    const { held, place } = props.fought;
    if (held === null) return t().fought.over(place);
    const name = you(held.side) ? null : (props.sides.find(({ seat }) => seat === held.side)?.name ?? held.side);
    return held.took ? t().fought.took(name, place) : t().fought.kept(name, place);
  };
  const won = (): boolean => props.fought.held !== null && isMine(props.fought.held.side);
  /** How many rounds, who against whom, and how often such a fight ends so. */
  const about = (): string => {
    const { held, chances, rounds: seen } = props.fought;
    const counts = sides().map(({ fighters }) => fighters.length);
    const [ours, theirs] = [counts[0], counts[1]];
    const first = ours === undefined || theirs === undefined ? "" : t().fought.sizes(seen.at(-1)?.round ?? 0, ours, theirs);
    const chance = held === null ? undefined : held.took ? chances[0]?.[1] : chances.at(-1)?.[1];
    return [first, chance === undefined || !(chance >= 0 && chance <= 1) ? "" : t().fought.likely(chance)].filter((part) => part !== "").join(" ");
  };
  /** A leader's end, in the words of the journal. */
  const fallenLeaders = (): { name: string; line: JournalLine | undefined }[] =>
    props.fought.fighters.flatMap(({ piece, lost }) => {
      const name = faceName(piece.face);
      return lost && isLeader(piece.face) ? [{ name, line: during().findLast((line) => !("roll" in line) && line.text.includes(name)) }] : [];
    });
  /** Rules of the fight, those that were told last first. */
  const rules = (): string[] => [...new Set(during().flatMap((line) => ("roll" in line || line.rule === null ? [] : [line.rule])).reverse())].slice(0, RULES);
  const [throwsShown, setThrowsShown] = createSignal(1);
  return (
    <div class="fight-veil" onClick={(event) => props.watches && event.target === event.currentTarget && props.onContinue()}>
      <section class="fight-card" role="dialog" aria-modal="true" aria-label={title()} data-testid="fight-card">
        <header classList={{ won: won() }}>
          <Glyph name={won() ? "laurel" : "swords"} />
          <div>
            <h2>{title()}</h2>
            <p data-testid="fight-about">{about()}</p>
          </div>
          <Show when={props.fought.points.length > 0}>
            <ul class="fight-points" data-testid="fight-points">
              <For each={props.fought.points}>
                {({ seat, before, after }) => (
                  <li>
                    <small>{you(seat) ? t().table.you : nameOf(seat)}</small> {before} <span aria-hidden="true">→</span> <b>{t().fought.points(after)}</b>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </header>
        <div class="fight-body">
          <div class="fight-sides">
            <For each={sides()}>
              {({ side, fighters }) => (
                <section class={`fight-side hue hue-${side.colour}`} data-testid="fight-side">
                  <h3 class={`ink hue-${side.colour}`}>
                    <Show when={isGlyph(side.seat) ? side.seat : undefined} fallback={<SideMark seat={side.seat} />}>
                      {(glyph) => <Glyph name={glyph()} />}
                    </Show>
                    {roleOf(you(side.seat) ? null : nameOf(side.seat), side.seat, props.fought.attacker)}
                    <small>{t().fought.lost(fighters.filter((fighter) => fighter.lost).length, steps(fighters))}</small>
                  </h3>
                  <ul>
                    <Index each={fighters}>{(fighter, order) => <FighterPicture fighter={fighter()} order={order} areas={props.fought.areas} />}</Index>
                  </ul>
                </section>
              )}
            </For>
          </div>
          <For each={fallenLeaders()}>
            {({ name, line }) => (
              <p class="fight-leader" data-testid="fight-leader">
                <Glyph name="leader" />
                <span>
                  <b>{t().fought.leader(name)}</b> {line === undefined || "roll" in line ? "" : line.text} <Show when={line !== undefined && !("roll" in line) && line.rule}>{(rule) => <RuleChip game={props.game} rule={rule()} />}</Show>
                </span>
              </p>
            )}
          </For>
          <div class="fight-throws" classList={{ alone: luck().length === 0 }}>
            <Show when={rounds().length > 0 && props.fought.steps.length === 0}>
              <section data-testid="fight-dice">
                <h4>{t().fought.dice}</h4>
                <Show when={throwsShown()} keyed>
                  <table class="fight-dice" classList={{ rolling: throwsShown() > 1 }}>
                    <thead>
                      <tr>
                        <td />
                        <For each={sides()}>{({ side }) => <th scope="col">{you(side.seat) ? t().table.you : nameOf(side.seat)}</th>}</For>
                      </tr>
                    </thead>
                    <tbody>
                      <For each={rounds()}>
                        {(round) => (
                          <tr>
                            <th scope="row">{roman(round)}</th>
                            <For each={sides()}>
                              {({ side }) => (
                                <td class={`hue hue-${side.colour}`}>
                                  <For each={thrown(side.seat, round)}>
                                    {(one) => (
                                      <span>
                                        <For each={one.dice}>{(die, order) => <Die value={die.reads} sides={die.sides} hit={die.hit} order={order()} />}</For>
                                      </span>
                                    )}
                                  </For>
                                </td>
                              )}
                            </For>
                          </tr>
                        )}
                      </For>
                    </tbody>
                  </table>
                </Show>
              </section>
            </Show>
            <Show when={props.fought.steps.length > 0}>
              <section data-testid="fight-steps">
                <h4>{t().fought.dice}</h4>
                <For each={props.fought.steps}>{(step) => <Reckoned step={step} game={props.game} again={throwsShown()} />}</For>
              </section>
            </Show>
            <Show when={luck().length > 0}>
              <section class="fight-luck" data-testid="fight-luck">
                <h4>{t().fought.luck}</h4>
                <For each={luck()}>{(one) => <LuckBar side={one.side} luck={one.luck} />}</For>
              </section>
            </Show>
          </div>
          <Show when={fallenLeaders().length === 0}>
            <Journal lines={last()} turns={[]} seats={[...props.seats]} game={props.game} table={props.table} replay="none" first="beginning" />
          </Show>
        </div>
        <footer>
          <span class="fight-rules">
            <For each={rules()}>{(rule) => <RuleChip game={props.game} rule={rule} titled />}</For>
          </span>
          <Show when={props.fought.next.text !== ""}>
            <span class="fight-next" data-testid="fight-next">
              {t().fought.next(props.fought.next.text)} <Show when={props.fought.next.rule !== ""}><RuleChip game={props.game} rule={props.fought.next.rule} /></Show>
            </span>
          </Show>
          <Show when={throws().length > 0 || props.fought.steps.length > 0}>
            <button type="button" data-testid="fight-again" onClick={() => setThrowsShown((before) => before + 1)}>
              {t().fought.again}
            </button>
          </Show>
          <button ref={button} type="button" class="primary" data-testid="fight-continue" onClick={() => props.onContinue()}>
            {t().fought.continue}
          </button>
        </footer>
      </section>
    </div>
  );
}

/** Who it is and what he did; whose fight it is not always known. */
function roleOf(name: string | null, seat: string, attacker: string | null): string {
  if (attacker === null) return name ?? t().table.you;
  return attacker === seat ? t().fought.attacking(name) : t().fought.defending(name);
}

/** Steps that a side lost, of the pieces that have some. */
function steps(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, { first, last }) => sum + Math.max(0, (first ?? 0) - (last ?? 0)), 0);
}

/** A throw on a table of results: what went into it, the die, and what it came to. */
function Reckoned(props: { step: ProcedureStep; game: string; again: number }): JSX.Element {
  return (
    <div class="fight-step" data-testid="fight-step">
      <p>
        <SideMark seat={props.step.side} /> <b>{props.step.label}</b> <RuleChip game={props.game} rule={props.step.rule} />
      </p>
      <dl>
        <For each={props.step.sums}>
          {(sum) => (
            <div>
              <dt>{sum.label}</dt>
              <dd>{sum.value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={props.step.roll}>
        {(roll) => (
          <Show when={props.again} keyed>
            <span class="step-roll" classList={{ rolling: props.again > 1 }}>
              <For each={roll().dice}>{(value, order) => <Die value={value} hit={false} order={order()} />}</For>
              <span aria-hidden="true">→</span> <b>{roll().result}</b>
            </span>
          </Show>
        )}
      </Show>
    </div>
  );
}

function FighterPicture(props: { fighter: Fighter; order: number; areas: ReadonlyMap<string, string> }): JSX.Element {
  const less = (): number => Math.max(0, (props.fighter.first ?? 0) - (props.fighter.last ?? 0));
  const leader = (): boolean => isLeader(props.fighter.piece.face);
  /** What became of it. */
  const fate = (): string => {
    const { piece, was, first, last, lost } = props.fighter;
    if (lost) return props.areas.get(piece.place) ?? t().fought.fallen;
    if (less() > 0) return `${first} → ${last}`;
    const hits = (piece.wear?.hits ?? 0) - (was.wear?.hits ?? 0);
    if (hits > 0) return t().fought.hit(hits);
    if (piece.marks.includes("routed") && !was.marks.includes("routed")) return t().fought.routed;
    if (piece.marks.includes("disorganised") && !was.marks.includes("disorganised")) return t().fought.disordered;
    return "";
  };
  return (
    <li classList={{ lost: props.fighter.lost, leader: leader() }} data-testid={props.fighter.lost ? "fight-lost" : "fight-left"} ref={(element) => element.style.setProperty("--order", String(props.order))}>
      <PieceImage face={props.fighter.piece.face} />
      <Show when={props.fighter.lost && !leader()}>
        <svg class="fight-cross" viewBox="0 0 40 40" role="img" aria-label={t().fought.fallen}>
          <path d="M4 4L36 36M36 4L4 36" />
        </svg>
      </Show>
      <Show when={!props.fighter.lost && less() > 0}>
        <b class="fight-less">−{less()}</b>
      </Show>
      <small>
        {faceName(props.fighter.piece.face)}
        <b>{fate()}</b>
      </small>
    </li>
  );
}

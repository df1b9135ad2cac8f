/** How a fight ended: what was told of its last act, and the dice of both sides. Nothing goes on until it is read. */

import { For, Show, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { Die } from "../../art/Die";
import { Glyph } from "../../art/Glyph";
import { roman, romanName } from "../../art/roman";
import type { Side } from "../../art/types";
import type { JournalLine } from "../core/wire";
import type { SeatCard } from "../../generated/api";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import { PieceImage } from "../../art/PieceArt";
import { throwsIn } from "./luck";
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
  readonly rounds: RoundsSeen;
}

export function FightCard(props: { fought: Fought; sides: readonly Side[]; seats: readonly SeatCard[]; game: string; table: string; onContinue: () => void }): JSX.Element {
  let button!: HTMLButtonElement;
  onMount(() => {
    const before = document.activeElement;
    button.focus();
    onCleanup(() => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  });
  const during = () => props.fought.journal.filter((line) => line.n > props.fought.from && line.n <= props.fought.to);
  /** What was told last: the act that ended it may have had nothing to say. */
  const last = () => {
    const told = during().filter((line) => !("roll" in line));
    return told.filter((line) => line.n === told.at(-1)?.n);
  };
  /** One's own side first. */
  const sides = (): { side: Side; fighters: Fighter[] }[] =>
    [...props.sides]
      .sort((one, other) => Number(isMine(other.seat)) - Number(isMine(one.seat)))
      .map((side) => ({ side, fighters: props.fought.fighters.filter((fighter) => fighter.side === side.seat) }))
      .filter(({ fighters }) => fighters.length > 0);
  const isMine = (seat: string): boolean => props.seats.some((one) => one.seat === seat && one.you);
  const throws = () => throwsIn(during());
  /** Rounds in which dice were thrown. */
  const rounds = (): number[] => [...new Set(throws().map(({ n }) => roundOf(props.fought.rounds, n)))].sort((one, other) => one - other);
  const thrown = (side: string, round: number) => throws().filter((one) => one.seat === side && roundOf(props.fought.rounds, one.n) === round);
  const title = (): string => {
    const { held, place } = props.fought;
    if (held === null) return t().fought.over(place);
    const name = isMine(held.side) ? null : (props.sides.find(({ seat }) => seat === held.side)?.name ?? held.side);
    return held.took ? t().fought.took(name, place) : t().fought.kept(name, place);
  };
  const won = (): boolean => props.fought.held !== null && isMine(props.fought.held.side);
  /** Rules of the fight, those that were told last first. */
  const rules = (): string[] => [...new Set(during().flatMap((line) => ("roll" in line || line.rule === null ? [] : [line.rule])).reverse())].slice(0, 5);
  return (
    <div class="fight-veil">
      <section class="fight-card" role="dialog" aria-modal="true" aria-label={title()} data-testid="fight-card">
        <h2 classList={{ won: won() }}>
          <Glyph name={won() ? "laurel" : "swords"} />
          {title()}
        </h2>
        <div class="fight-body">
          <div class="fight-sides">
            <For each={sides()}>
              {({ side, fighters }) => (
                <section class={`fight-side hue hue-${side.colour}`} data-testid="fight-side">
                  <h3>
                    <span class={`mark hue hue-${side.colour}`} aria-hidden="true" /> {isMine(side.seat) ? t().table.you : side.name}
                    <small>{t().fought.lost(fighters.filter((fighter) => fighter.lost).length, steps(fighters))}</small>
                  </h3>
                  <ul>
                    <For each={fighters}>{(fighter) => <FighterPicture fighter={fighter} />}</For>
                  </ul>
                  <dl class="fight-dice">
                    <For each={rounds()}>
                      {(round) => (
                        <div>
                          <dt>{roman(round)}</dt>
                          <dd>
                            <For each={thrown(side.seat, round)}>
                              {(one) => (
                                <span>
                                  <For each={one.dice}>{(die) => <Die value={die.reads} sides={die.sides} hit={die.hit} />}</For>
                                </span>
                              )}
                            </For>
                          </dd>
                        </div>
                      )}
                    </For>
                  </dl>
                </section>
              )}
            </For>
          </div>
          <Journal lines={last()} turns={[]} seats={[...props.seats]} game={props.game} table={props.table} replay="none" first="beginning" />
        </div>
        <footer>
          <span class="fight-rules">
            <For each={rules()}>{(rule) => <RuleChip game={props.game} rule={rule} />}</For>
          </span>
          <button ref={button} type="button" class="primary" data-testid="fight-continue" onClick={() => props.onContinue()}>
            {t().fought.continue}
          </button>
        </footer>
      </section>
    </div>
  );
}

/** Steps that a side lost, of the pieces that have some. */
function steps(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, { first, last }) => sum + Math.max(0, (first ?? 0) - (last ?? 0)), 0);
}

function FighterPicture(props: { fighter: Fighter }): JSX.Element {
  const less = (): number => Math.max(0, (props.fighter.first ?? 0) - (props.fighter.last ?? 0));
  return (
    <li classList={{ lost: props.fighter.lost }} data-testid={props.fighter.lost ? "fight-lost" : "fight-left"}>
      <PieceImage face={props.fighter.piece.face} />
      <Show when={props.fighter.lost}>
        <svg class="fight-cross" viewBox="0 0 40 40" role="img" aria-label={t().fought.fallen}>
          <path d="M4 4L36 36M36 4L4 36" />
        </svg>
      </Show>
      <Show when={!props.fighter.lost && less() > 0}>
        <b class="fight-less">−{less()}</b>
      </Show>
      <small>
        {props.fighter.piece.face.shows === "open" || props.fighter.piece.face.shows === "counter" ? romanName(props.fighter.piece.face.name) : ""}
        <b>{props.fighter.lost ? t().fought.fallen : less() > 0 ? `${props.fighter.first} → ${props.fighter.last}` : ""}</b>
      </small>
    </li>
  );
}

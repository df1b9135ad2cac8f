// The pieces of a battle: side by side in their columns, with what the chosen one may do.

import { For, Show, createEffect, createMemo, on } from "solid-js";
import type { JSX } from "solid-js";
import { PieceImage, isCounter } from "../PieceArt";
import { moves } from "../motion";
import { faceWords } from "../piece-words";
import type { Anchor, Choice, Combatant, Piece, Role } from "../types";
import type { BattleWords } from "./words";

const TURN_MS = 280;

/** What all fighters need to know. */
export interface FighterContext {
  readonly words: BattleWords;
  /** Short words for buttons, by their names. */
  readonly buttons: ReadonlyMap<string, string>;
  /** What a click on a fighter stands for, by its id. */
  readonly live: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly losses: ReadonlyMap<string, number>;
  readonly acts: readonly Choice[];
  readonly onAnchor: (anchor: Anchor) => void;
  readonly onChoice: (choice: Choice) => void;
}

/** Pieces side by side; more than three stand in two rows. */
export function abreast(count: number): number {
  return count > 3 ? Math.ceil(count / 2) : count;
}

/** Fighters are kept by their ids, so that what happens to one can be seen happening. */
export function LineOf(props: { role: Role; fighters: readonly Combatant[]; context: FighterContext }): JSX.Element {
  const ids = createMemo(() => props.fighters.map((fighter) => fighter.piece.id), [], { equals: sameList });
  const byId = createMemo(() => new Map(props.fighters.map((fighter) => [fighter.piece.id, fighter])));
  return (
    <div
      class={`battle-line ${props.role}`}
      classList={{ deep: ids().length > 3 }}
      style={{ "--abreast": String(Math.max(1, abreast(ids().length))) }}
    >
      <For each={ids()}>
        {(id) => <Show when={byId().get(id)}>{(fighter) => <Fighter fighter={fighter()} context={props.context} />}</Show>}
      </For>
    </div>
  );
}

function Fighter(props: { fighter: Combatant; context: FighterContext }): JSX.Element {
  let shown: HTMLDivElement | undefined;
  const piece = (): Piece => props.fighter.piece;
  const live = (): boolean => props.context.live.has(piece().id);
  const chosen = (): boolean => props.context.chosen === piece().id;
  const loss = (): number => props.context.losses.get(piece().id) ?? 0;
  const cardboard = (): boolean => isCounter(piece().face);
  // What was hidden falls forward, and shows its face.
  createEffect(
    on(
      () => piece().face.shows,
      (now, before) => {
        if (before === undefined || before === now || !moves()) return;
        shown?.animate([{ transform: "perspective(400px) rotateX(90deg)" }, { transform: "none" }], { duration: TURN_MS, easing: "ease-out" });
      },
    ),
  );
  return (
    <div class="fighter" classList={{ acted: props.fighter.acted, live: live(), chosen: chosen(), cardboard: cardboard() }}>
      <div class="fighter-face" ref={shown}>
        <PieceImage
          face={piece().face}
          marks={piece().marks}
          selected={cardboard() && chosen()}
          legal={cardboard() && live()}
          label={live() ? "" : faceLabel(piece())}
        />
      </div>
      <Show when={live()}>
        <button
          type="button"
          class="fighter-block"
          data-piece={piece().id}
          aria-label={faceLabel(piece())}
          aria-pressed={chosen()}
          onClick={() => props.context.onAnchor({ piece: props.context.live.get(piece().id) ?? piece().id })}
        />
      </Show>
      <Show when={props.fighter.acted}>
        <span class="fighter-tag">{props.context.words.acted}</span>
      </Show>
      <Show when={loss() > 0}>
        <span class="fighter-loss">−{loss()}</span>
      </Show>
      <Show when={chosen() && props.context.acts.length > 0}>
        <Acts context={props.context} />
      </Show>
    </div>
  );
}

function Acts(props: { context: FighterContext }): JSX.Element {
  /** Controls that one knows and that are not offered now. */
  const missing = (): string[] => {
    const { controls = [] } = props.context.words;
    const { buttons } = props.context;
    const offered = new Set(props.context.acts.flatMap((choice) => choice.path.flatMap((anchor) => ("button" in anchor ? [anchor.button] : []))));
    return controls.filter((name) => !offered.has(name)).map((name) => buttons.get(name) ?? name);
  };
  return (
    <div class="fighter-acts">
      <div class="fighter-buttons">
        <For each={props.context.acts}>
          {(choice, index) => (
            <button
              type="button"
              class="act"
              classList={{ first: index() === 0, way: isWay(choice) }}
              title={choice.label}
              onClick={() => props.context.onChoice(choice)}
            >
              {actWord(choice, props.context)}
              <Show when={actDetail(choice)}>{(detail) => <small> {detail()}</small>}</Show>
            </button>
          )}
        </For>
        <For each={missing()}>
          {(label) => (
            <button type="button" class="act refused" disabled>
              {label}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}

function isWay(choice: Choice): boolean {
  const last = choice.path.at(-1);
  return last !== undefined && "place" in last;
}

/** Places that a choice leads through. */
export function wayWord(choice: Choice, words: BattleWords): string {
  const places = choice.path.flatMap((anchor) => ("place" in anchor ? [words.place?.(anchor.place) ?? anchor.place] : []));
  return places.join(" → ");
}

/** A short word for a choice whose piece is already chosen: a button's, or the places it leads to. */
function actWord(choice: Choice, { words, buttons }: Pick<FighterContext, "words" | "buttons">): string {
  const last = choice.path.at(-1);
  if (last !== undefined && "button" in last) return buttons.get(last.button) ?? choice.label;
  return wayWord(choice, words) || choice.label;
}

/** What a choice's label adds in brackets, such as `2 dice, 1–2`. */
function actDetail(choice: Choice): string | undefined {
  const last = choice.path.at(-1);
  if (last === undefined || !("button" in last)) return undefined;
  return /\(([^()]*)\)$/.exec(choice.label)?.[1];
}

export function faceLabel(piece: Piece): string {
  return faceWords(piece.face) || piece.side;
}

export function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

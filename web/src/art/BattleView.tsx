// A battle in progress: two lines of battle in columns, the last roll, tactics, losses and reserves,
// and the odds. Columns, cards and numbers are whatever the game names.

import { For, Show, createEffect, createMemo, on } from "solid-js";
import type { JSX } from "solid-js";
import { Camp, Walls } from "./BattleScenery";
import { Card } from "./Card";
import { Die } from "./Die";
import { Glyph } from "./Glyph";
import { PieceImage, isCounter } from "./PieceArt";
import { isGlyph } from "./defs";
import { choicesAfter } from "./highlights";
import type { Lang } from "./map-art";
import { moves } from "./motion";
import { faceWords } from "./piece-words";
import { sameLook } from "./piles";
import { roman } from "./roman";
import { sideClass } from "./stage-marks";
import type { Anchor, BattleScene, Choice, Combatant, Line, Piece, Side } from "./types";
import "./battle.css";

/** A throw of dice that is shown in the column it belongs to. */
export interface BattleRoll {
  readonly column: string;
  readonly side: string;
  /** Who fires, and how. */
  readonly who: string;
  readonly text: string;
  readonly dice: readonly { readonly value: number; readonly hit: boolean }[];
  readonly result: string;
  readonly rule?: string;
}

/** Chances for the viewer, in percent. */
export interface BattleOdds {
  readonly win: number;
  readonly draw: number;
  readonly lose: number;
  readonly note?: string;
}

/** Something that one might expect and that is refused now, with the reason. */
export interface Refused {
  readonly label: string;
  readonly reason: string;
  readonly rule: string;
}

export interface BattleWords {
  readonly acted: string;
  readonly reserve: string;
  /** A fuller heading of a side's reserve; `own` if it is the viewer's. */
  readonly reserveOf?: (side: string, own: boolean) => string;
  readonly none: string;
  readonly defends: string;
  readonly attacks: string;
  readonly odds: string;
  readonly win: string;
  readonly draw: string;
  readonly lose: string;
  readonly reserveNote?: string;
  /** Buttons of a fighter that are always shown, greyed while they are not offered. */
  readonly controls?: readonly string[];
  /** The round, where their number is open. */
  readonly round?: (round: string) => string;
  readonly fallen?: string;
  readonly retreatTo?: string;
  /** How a place is called. */
  readonly place?: (place: string) => string;
  /** The language of cards. */
  readonly lang?: Lang;
}

/** Something that stands for several choices in a row, such as letting all fire. */
export interface Shortcut {
  readonly label: string;
  readonly run: () => void;
}

const ENGLISH: BattleWords = {
  acted: "done",
  reserve: "Reserve",
  reserveOf: (side, own) => (own ? "Your reserve" : `${side}’s reserve`),
  none: "none",
  defends: "defends",
  attacks: "attacks",
  odds: "Odds from here",
  win: "You win",
  draw: "draw off",
  lose: "lose",
  round: (round) => `Round ${round}`,
  fallen: "Fallen",
  retreatTo: "Retreat to",
};

export interface BattleViewProps {
  battle: BattleScene;
  title: string;
  subtitle?: string;
  sides: readonly Side[];
  viewer: string | null;
  choices: readonly Choice[];
  selected: readonly Anchor[];
  onAnchor: (anchor: Anchor) => void;
  onChoice: (choice: Choice) => void;
  roll?: BattleRoll;
  /** Steps that pieces have lost in this round, by id. */
  losses?: ReadonlyMap<string, number>;
  refused?: readonly Refused[];
  shortcuts?: readonly Shortcut[];
  odds?: BattleOdds;
  words?: BattleWords;
}

const TURN_MS = 280;

export function BattleView(props: BattleViewProps): JSX.Element {
  const words = (): BattleWords => props.words ?? ENGLISH;
  /** The columns of either side, in the order they act. */
  const labels = createMemo(
    () => [...new Set(props.battle.lines.flatMap((line) => line.columns.map((column) => column.label)))],
    [],
    { equals: sameList },
  );
  const fighters = (line: Line | undefined, label: string): readonly Combatant[] =>
    line?.columns.find((column) => column.label === label)?.pieces ?? [];
  const captionOf = (label: string): string =>
    props.battle.lines.flatMap((line) => line.columns).find((column) => column.label === label && column.caption !== null)?.caption ?? "";
  const deepest = (label: string): number =>
    Math.max(1, ...props.battle.lines.map((line) => abreast(fighters(line, label).length)));
  const tracks = (): string =>
    labels()
      .map((label) => `minmax(0, ${(0.55 + 0.45 * deepest(label)).toFixed(2)}fr)`)
      .join(" ");
  const roles = createMemo(() => props.battle.lines.map((line) => line.role), [], { equals: sameList });
  const line = (role: string): Line | undefined => props.battle.lines.find((one) => one.role === role);

  /** Pieces that may be clicked, and the one whose actions show. */
  const live = createMemo(() => {
    const out = new Set<string>();
    for (const choice of props.choices) {
      const first = choice.path[0];
      if (first !== undefined && "piece" in first) out.add(first.piece);
    }
    return out;
  });
  /** Fighters that cannot be told from one that may be clicked stand for it. */
  const standIns = createMemo(() => {
    const out = new Map<string, string>();
    for (const { columns } of props.battle.lines) {
      for (const { pieces } of columns) {
        const offered = pieces.filter(({ piece }) => live().has(piece.id));
        for (const { piece, acted } of pieces) {
          const same = live().has(piece.id) ? piece.id : offered.find((one) => one.acted === acted && sameLook(one.piece, piece))?.piece.id;
          if (same !== undefined) out.set(piece.id, same);
        }
      }
    }
    return out;
  });
  const chosen = (): string | undefined => {
    const picked = props.selected.find((anchor) => "piece" in anchor);
    if (picked !== undefined && "piece" in picked) return picked.piece;
    return live().size === 1 ? [...live()][0] : undefined;
  };
  const acts = createMemo(() => {
    const piece = chosen();
    if (piece === undefined) return [];
    return choicesAfter(props.choices, [{ piece }]).filter((choice) => choice.path.length > 1);
  });
  /** Ways out for a whole line: places, without a piece. */
  const ways = createMemo(() =>
    props.choices.filter((choice) => {
      const last = choice.path.at(-1);
      return last !== undefined && "place" in last && choice.path.every((anchor) => !("piece" in anchor));
    }),
  );
  /** The line that the viewer decides for. */
  const deciding = (): string | undefined => line("defender")?.side === props.viewer ? "defender" : line("attacker")?.side === props.viewer ? "attacker" : undefined;

  const buttons = createMemo((): ReadonlyMap<string, string> => new Map(props.battle.buttons.map(({ id, text }) => [id, text])));
  const context: FighterContext = {
    get words() { return words(); },
    get buttons() { return buttons(); },
    get live() { return standIns(); },
    get chosen() { return chosen(); },
    get losses() { return props.losses ?? NO_LOSSES; },
    get acts() { return acts(); },
    get refused() { return props.refused ?? []; },
    onAnchor: (anchor) => props.onAnchor(anchor),
    onChoice: (choice) => props.onChoice(choice),
  };

  return (
    <section class="battle" classList={{ "has-acts": acts().length > 0 }} aria-label={props.title}>
      <header class="battle-head">
        <div>
          <h1>{props.title}</h1>
          <Show when={props.subtitle}>
            <p>{props.subtitle}</p>
          </Show>
        </div>
        <Rounds battle={props.battle} words={words()} />
      </header>
      <div class="arena" style={{ "grid-template-columns": tracks() }}>
        <Walls />
        <Camp />
        <For each={roles()}>
          {(role) => (
            <Show when={line(role)}>
              {(shown) => (
                <LineHead
                  line={shown()}
                  hits={props.battle.hits_on?.[0] === shown().side ? props.battle.hits_on[1] : 0}
                  words={words()}
                  ways={deciding() === role ? ways() : []}
                  shortcuts={deciding() === role ? (props.shortcuts ?? []) : []}
                  onChoice={(choice) => props.onChoice(choice)}
                />
              )}
            </Show>
          )}
        </For>
        <For each={labels()}>
          {(label, index) => (
            <div
              class="battle-column"
              classList={{
                acting: props.battle.acting?.[0] === label,
                attacker: props.battle.acting?.[1] === line("attacker")?.side,
                defender: props.battle.acting?.[1] === line("defender")?.side,
              }}
              style={{ "grid-column": String(index() + 1) }}
            >
              <LineOf role="defender" fighters={fighters(line("defender"), label)} context={context} />
              <div class="battle-letter" classList={{ word: label.length > 2 }}>
                <b>{label}</b>
                <small>{captionOf(label)}</small>
              </div>
              <LineOf role="attacker" fighters={fighters(line("attacker"), label)} context={context} />
            </div>
          )}
        </For>
        <Show when={props.roll} keyed>
          {(roll) => (
            <div class="battle-roll rolling" style={{ "grid-column": rollColumn(labels(), roll.column) }} role="status">
              <p>
                <b class={`ink hue-${roll.side}`}>{roll.who}</b> {roll.text}
              </p>
              <div class="battle-dice" classList={{ many: roll.dice.length > 4 }}>
                <For each={roll.dice}>{(die, order) => <Die value={die.value} hit={die.hit} order={order()} />}</For>
              </div>
              <p>
                {roll.result} <Show when={roll.rule}>{(rule) => <span class="chip">{rule()}</span>}</Show>
              </p>
            </div>
          )}
        </Show>
      </div>
      <aside class="battle-reserve">
        <LineAside line={line("defender")} battle={props.battle} viewer={props.viewer} words={words()} />
        <p class="note">{words().reserveNote ?? ""}</p>
        <LineAside line={line("attacker")} battle={props.battle} viewer={props.viewer} words={words()} />
      </aside>
      <Show when={props.odds}>{(odds) => <Odds odds={odds()} viewer={props.viewer} sides={props.sides} words={words()} />}</Show>
    </section>
  );
}

const NO_LOSSES: ReadonlyMap<string, number> = new Map();

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((one, at) => one === b[at]);
}

/** A roll stands in its column, or across all of them. */
function rollColumn(labels: readonly string[], label: string): string {
  const at = labels.indexOf(label);
  return at < 0 ? "1 / -1" : String(at + 1);
}

/** The rounds as pennants; where their number is open, the last few and this one. */
function Rounds(props: { battle: BattleScene; words: BattleWords }): JSX.Element {
  const open = (): boolean => props.battle.rounds === null;
  const first = (): number => (open() ? Math.max(1, props.battle.round - 3) : 1);
  const last = (): number => props.battle.rounds ?? props.battle.round;
  const rounds = (): number[] => Array.from({ length: last() - first() + 1 }, (_, i) => first() + i);
  const caption = (round: number): string => {
    if (!open()) return props.battle.captions[round - 1] ?? "";
    return round === props.battle.round ? (props.words.round?.(roman(round)) ?? "") : "";
  };
  return (
    <ol class="battle-rounds" classList={{ open: open() }}>
      <Show when={first() > 1}>
        <li class="past" aria-hidden="true">
          …
        </li>
      </Show>
      <For each={rounds()}>
        {(round) => (
          <li
            classList={{ now: round === props.battle.round, past: round < props.battle.round }}
            aria-current={round === props.battle.round ? "step" : undefined}
          >
            <b>{roman(round)}</b>
            <span>{caption(round)}</span>
          </li>
        )}
      </For>
    </ol>
  );
}

/** Who stands here, with the numbers of that side, hits still to take, and ways out. */
function LineHead(props: {
  line: Line;
  hits: number;
  words: BattleWords;
  ways: readonly Choice[];
  shortcuts: readonly Shortcut[];
  onChoice: (choice: Choice) => void;
}): JSX.Element {
  return (
    <div class={`arena-head ${props.line.role}`}>
      <span class={`arena-side ${props.line.role} ink hue-${props.line.side}`}>
        <Show when={isGlyph(props.line.side)}>
          <Glyph name={props.line.side} />
        </Show>
        {props.line.name} {props.line.role === "defender" ? props.words.defends : props.words.attacks}
        <For each={props.line.tracks}>
          {(track) => (
            <span class="arena-track" title={track.label}>
              {track.label} <b>{track.of === null ? track.value : `${track.value} / ${track.of}`}</b>
            </span>
          )}
        </For>
        <Show when={props.hits > 0}>
          <b class="arena-hits">−{props.hits}</b>
        </Show>
      </span>
      <Show when={props.ways.length > 0}>
        <div class="arena-ways" role="group" aria-label={props.words.retreatTo}>
          <span>{props.words.retreatTo}</span>
          <For each={props.ways}>
            {(choice) => (
              <button type="button" class="act way" title={choice.label} onClick={() => props.onChoice(choice)}>
                {wayWord(choice, props.words)}
              </button>
            )}
          </For>
        </div>
      </Show>
      <For each={props.shortcuts}>
        {(shortcut) => (
          <button type="button" class="act shortcut" onClick={() => shortcut.run()}>
            {shortcut.label}
          </button>
        )}
      </For>
    </div>
  );
}

/** What all fighters need to know. */
interface FighterContext {
  readonly words: BattleWords;
  /** Short words for buttons, by their names. */
  readonly buttons: ReadonlyMap<string, string>;
  /** What a click on a fighter stands for, by its id. */
  readonly live: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly losses: ReadonlyMap<string, number>;
  readonly acts: readonly Choice[];
  readonly refused: readonly Refused[];
  readonly onAnchor: (anchor: Anchor) => void;
  readonly onChoice: (choice: Choice) => void;
}

/** Pieces side by side; more than three stand in two rows. */
function abreast(count: number): number {
  return count > 3 ? Math.ceil(count / 2) : count;
}

/** Fighters are kept by their ids, so that what happens to one can be seen happening. */
function LineOf(props: { role: string; fighters: readonly Combatant[]; context: FighterContext }): JSX.Element {
  const ids = createMemo(() => props.fighters.map((fighter) => fighter.piece.id), [], { equals: sameList });
  const byId = createMemo(() => new Map(props.fighters.map((fighter) => [fighter.piece.id, fighter])));
  return (
    <div
      class={`battle-line ${props.role}`}
      classList={{ deep: ids().length > 3 }}
      style={{ "--abreast": String(Math.max(1, abreast(ids().length))), "--deep": ids().length > 3 ? "2" : "1" }}
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
  /** Controls that one knows and that are not offered now; those with a reason come with it. */
  const missing = (): { label: string; reason: string }[] => {
    const { controls = [] } = props.context.words;
    const { buttons } = props.context;
    const offered = new Set(props.context.acts.flatMap((choice) => choice.path.flatMap((anchor) => ("button" in anchor ? [anchor.button] : []))));
    const told = new Set(props.context.refused.map((refused) => refused.label));
    return controls
      .filter((name) => !offered.has(name))
      .map((name) => ({ label: buttons.get(name) ?? name, reason: "" }))
      .filter(({ label }) => !told.has(label));
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
        <For each={[...props.context.refused, ...missing()]}>
          {(refused) => (
            <button type="button" class="act refused" disabled title={refused.reason}>
              {refused.label}
            </button>
          )}
        </For>
      </div>
      <For each={props.context.refused}>
        {(refused) => (
          <span class="fighter-why">
            {refused.reason} <span class="chip">{refused.rule}</span>
          </span>
        )}
      </For>
    </div>
  );
}

function isWay(choice: Choice): boolean {
  const last = choice.path.at(-1);
  return last !== undefined && "place" in last;
}

/** Places that a choice leads through. */
function wayWord(choice: Choice, words: BattleWords): string {
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

function faceLabel(piece: Piece): string {
  return faceWords(piece.face) || piece.side;
}

/** Beside a line: its card, who waits, who fell. */
function LineAside(props: { line: Line | undefined; battle: BattleScene; viewer: string | null; words: BattleWords }): JSX.Element {
  /** Games without reserves do not name them. */
  const reserves = (): boolean =>
    props.battle.lines.some((line) => line.reserve.length > 0) || props.battle.lines.every((line) => line.card === null && line.tracks.length === 0 && line.lost.length === 0);
  return (
    <Show when={props.line} fallback={<section />}>
      {(line) => (
        <section classList={{ carded: line().card !== null }} tabindex="0" aria-label={line().name}>
          <Show when={line().card}>
            {(card) => (
              <div class="battle-card">
                <Card face={card()} side={line().side} lang={props.words.lang} />
              </div>
            )}
          </Show>
          <div class="battle-waits">
            <Show when={reserves()}>
              <h2>{props.words.reserveOf?.(line().name, line().side === props.viewer) ?? `${props.words.reserve}: ${line().name}`}</h2>
              <p>{line().reserve.length > 0 ? `× ${line().reserve.length}` : props.words.none}</p>
              <Pieces pieces={line().reserve} many={line().reserve.length > 4 || line().card !== null} />
            </Show>
            <Show when={line().lost.length > 0}>
              <h2>
                {props.words.fallen ?? ENGLISH.fallen} × {line().lost.length}
              </h2>
              <div class="battle-lost">
                <Pieces pieces={line().lost} many={true} />
              </div>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
}

function Pieces(props: { pieces: readonly Piece[]; many: boolean }): JSX.Element {
  return (
    <div class="battle-blocks" classList={{ many: props.many }}>
      <For each={props.pieces}>
        {(piece) => (
          <div>
            <PieceImage face={piece.face} marks={piece.marks} label={faceLabel(piece)} />
          </div>
        )}
      </For>
    </div>
  );
}

function Odds(props: { odds: BattleOdds; viewer: string | null; sides: readonly Side[]; words: BattleWords }): JSX.Element {
  const percent = (value: number): string => `${Math.round(value)}%`;
  const parts = (): { name: "win" | "draw" | "lose"; value: number; word: string }[] => [
    { name: "win", value: props.odds.win, word: props.words.win },
    { name: "draw", value: props.odds.draw, word: props.words.draw },
    { name: "lose", value: props.odds.lose, word: props.words.lose },
  ];
  const own = (): string => props.viewer ?? props.sides[0]?.seat ?? "";
  const foe = (): string => props.sides.find((side) => side.seat !== own())?.seat ?? "";
  const colour = (name: string): string => (name === "draw" ? "" : sideClass(name === "win" ? own() : foe()));
  const label = (): string => parts().map(({ word, value }) => `${word} ${percent(value)}`).join(", ");
  return (
    <footer class="battle-odds">
      <h2>
        {props.words.odds}
        <Show when={props.odds.note}>
          <small>{props.odds.note}</small>
        </Show>
      </h2>
      <div class="odds-bar" role="img" aria-label={label()}>
        <For each={parts()}>
          {(part) => (
            <span class={`${part.name} ${colour(part.name)}`} classList={{ thin: part.value < 5 }} style={{ width: `${part.value}%` }}>
              <Show when={part.value >= 5}>
                <Show when={part.name !== "draw" || part.value >= 12} fallback={percent(part.value)}>
                  <i class="odds-word">{part.word}</i> {percent(part.value)}
                </Show>
              </Show>
            </span>
          )}
        </For>
      </div>
    </footer>
  );
}

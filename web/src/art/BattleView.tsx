// A battle in progress: two lines of battle in columns, the last roll, reserves and the odds.

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { Block } from "./Block";
import { Die } from "./Die";
import { Glyph } from "./Glyph";
import { choicesAfter } from "./highlights";
import { roman, romanName } from "./roman";
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
  /** Under the pennants of the rounds and under the letters of the columns. */
  readonly rounds: readonly string[];
  readonly columns: ReadonlyMap<string, string>;
  /** Short words for buttons, by their names. */
  readonly buttons: ReadonlyMap<string, string>;
  readonly reserveNote?: string;
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
  rounds: [],
  columns: new Map(),
  buttons: new Map([
    ["fire", "Fire"],
    ["pass", "Pass"],
  ]),
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
  odds?: BattleOdds;
  words?: BattleWords;
}

const SIDE_GLYPHS: ReadonlySet<string> = new Set(["caesar", "pompey"]);

export function BattleView(props: BattleViewProps): JSX.Element {
  const words = (): BattleWords => props.words ?? ENGLISH;
  const sideName = (seat: string): string => props.sides.find((side) => side.seat === seat)?.name ?? seat;
  const letters = (): string[] => props.battle.lines[0]?.columns.map((column) => column.label) ?? [];
  const fighters = (line: Line | undefined, label: string): readonly Combatant[] =>
    line?.columns.find((column) => column.label === label)?.pieces ?? [];
  const deepest = (label: string): number =>
    Math.max(1, ...props.battle.lines.map((line) => abreast(fighters(line, label).length)));
  const tracks = (): string =>
    letters()
      .map((label) => `minmax(0, ${(0.55 + 0.45 * deepest(label)).toFixed(2)}fr)`)
      .join(" ");

  /** Pieces that may be clicked, and the one whose actions show. */
  const live = createMemo(() => {
    const out = new Set<string>();
    for (const choice of props.choices) {
      const first = choice.path[0];
      if (first !== undefined && "piece" in first) out.add(first.piece);
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

  const shared = (line: Line): FighterContext => ({
    role: line.role,
    words: words(),
    live: live(),
    chosen: chosen(),
    losses: props.losses ?? new Map(),
    acts: acts(),
    refused: props.refused ?? [],
    onAnchor: props.onAnchor,
    onChoice: props.onChoice,
  });

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
        <For each={props.battle.lines}>
          {(line) => (
            <span class={`arena-side ${line.role} ink-${line.side}`}>
              <Show when={SIDE_GLYPHS.has(line.side)}>
                <Glyph name={line.side} />
              </Show>
              {sideName(line.side)} {line.role === "defender" ? words().defends : words().attacks}
              <Show when={props.battle.hits_on?.[0] === line.side}>
                <b class="arena-hits">−{props.battle.hits_on?.[1]}</b>
              </Show>
            </span>
          )}
        </For>
        <For each={letters()}>
          {(label, index) => (
            <div
              class="battle-column"
              classList={{
                acting: props.battle.acting?.[0] === label,
                attacker: props.battle.acting?.[1] === props.battle.lines[1]?.side,
                defender: props.battle.acting?.[1] === props.battle.lines[0]?.side,
              }}
              style={{ "grid-column": String(index() + 1) }}
            >
              <Show when={props.battle.lines[0]}>
                {(line) => <LineOf fighters={fighters(line(), label)} context={shared(line())} />}
              </Show>
              <div class="battle-letter">
                <b>{label}</b>
                <small>{words().columns.get(label) ?? ""}</small>
              </div>
              <Show when={props.battle.lines[1]}>
                {(line) => <LineOf fighters={fighters(line(), label)} context={shared(line())} />}
              </Show>
            </div>
          )}
        </For>
        <Show when={props.roll} keyed>
          {(roll) => (
            <div class="battle-roll rolling" style={{ "grid-column": String(letters().indexOf(roll.column) + 1) }} role="status">
              <p>
                <b class={`ink-${roll.side}`}>{roll.who}</b> {roll.text}
              </p>
              <div class="battle-dice">
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
        <Show when={props.battle.lines[0]}>
          {(line) => <Reserve line={line()} name={sideName(line().side)} own={line().side === props.viewer} words={words()} />}
        </Show>
        <p class="note">{words().reserveNote ?? ""}</p>
        <Show when={props.battle.lines[1]}>
          {(line) => <Reserve line={line()} name={sideName(line().side)} own={line().side === props.viewer} words={words()} />}
        </Show>
      </aside>
      <Show when={props.odds}>{(odds) => <Odds odds={odds()} viewer={props.viewer} words={words()} />}</Show>
    </section>
  );
}

function Rounds(props: { battle: BattleScene; words: BattleWords }): JSX.Element {
  const rounds = (): number[] => Array.from({ length: props.battle.rounds }, (_, i) => i + 1);
  return (
    <ol class="battle-rounds">
      <For each={rounds()}>
        {(round) => (
          <li
            classList={{ now: round === props.battle.round, past: round < props.battle.round }}
            aria-current={round === props.battle.round ? "step" : undefined}
          >
            <b>{roman(round)}</b>
            <span>{props.words.rounds[round - 1] ?? ""}</span>
          </li>
        )}
      </For>
    </ol>
  );
}

/** What all fighters of a line need to know. */
interface FighterContext {
  readonly role: string;
  readonly words: BattleWords;
  readonly live: ReadonlySet<string>;
  readonly chosen: string | undefined;
  readonly losses: ReadonlyMap<string, number>;
  readonly acts: readonly Choice[];
  readonly refused: readonly Refused[];
  readonly onAnchor: (anchor: Anchor) => void;
  readonly onChoice: (choice: Choice) => void;
}

/** Blocks side by side; more than three stand in two rows. */
function abreast(count: number): number {
  return count > 3 ? Math.ceil(count / 2) : count;
}

function LineOf(props: { fighters: readonly Combatant[]; context: FighterContext }): JSX.Element {
  return (
    <div
      class={`battle-line ${props.context.role}`}
      style={{ "--abreast": String(Math.max(1, abreast(props.fighters.length))), "--deep": props.fighters.length > 3 ? "2" : "1" }}
    >
      <For each={props.fighters}>{(fighter) => <Fighter fighter={fighter} context={props.context} />}</For>
    </div>
  );
}

function Fighter(props: { fighter: Combatant; context: FighterContext }): JSX.Element {
  const piece = (): Piece => props.fighter.piece;
  const live = (): boolean => props.context.live.has(piece().id);
  const chosen = (): boolean => props.context.chosen === piece().id;
  const loss = (): number => props.context.losses.get(piece().id) ?? 0;
  return (
    <div class="fighter" classList={{ acted: props.fighter.acted, live: live(), chosen: chosen() }}>
      <Block face={piece().face} label={live() ? undefined : faceLabel(piece())} />
      <Show when={live()}>
        <button
          type="button"
          class="fighter-block"
          data-piece={piece().id}
          aria-label={faceLabel(piece())}
          aria-pressed={chosen()}
          onClick={() => props.context.onAnchor({ piece: piece().id })}
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
  return (
    <div class="fighter-acts">
      <div class="fighter-buttons">
        <For each={props.context.acts}>
          {(choice, index) => (
            <button
              type="button"
              class="act"
              classList={{ first: index() === 0 }}
              title={choice.label}
              onClick={() => props.context.onChoice(choice)}
            >
              {actWord(choice, props.context.words)}
              <Show when={actDetail(choice)}>{(detail) => <small> {detail()}</small>}</Show>
            </button>
          )}
        </For>
        <For each={props.context.refused}>
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

/** A short word for a choice whose piece is already chosen: a button's, or the places it leads to. */
function actWord(choice: Choice, words: BattleWords): string {
  const last = choice.path.at(-1);
  if (last !== undefined && "button" in last) return words.buttons.get(last.button) ?? choice.label;
  const places = choice.path.flatMap((anchor) => ("place" in anchor ? [anchor.place] : []));
  return places.length > 0 ? `→ ${places.join(" → ")}` : choice.label;
}

/** What a choice's label adds in brackets, such as `2 dice, 1–2`. */
function actDetail(choice: Choice): string | undefined {
  const last = choice.path.at(-1);
  if (last === undefined || !("button" in last)) return undefined;
  return /\(([^()]*)\)$/.exec(choice.label)?.[1];
}

function faceLabel(piece: Piece): string {
  if (piece.face.shows !== "open") return piece.side;
  const { name, rating, strength, strengths } = piece.face;
  return `${romanName(name)}, ${rating}, ${strength}/${Math.max(...strengths)}`;
}

function Reserve(props: { line: Line; name: string; own: boolean; words: BattleWords }): JSX.Element {
  return (
    <section>
      <h2>{props.words.reserveOf?.(props.name, props.own) ?? `${props.words.reserve}: ${props.name}`}</h2>
      <p>{props.line.reserve.length > 0 ? `× ${props.line.reserve.length}` : props.words.none}</p>
      <div class="battle-blocks" classList={{ many: props.line.reserve.length > 4 }}>
        <For each={props.line.reserve}>
          {(piece) => (
            <div>
              <Block face={piece.face} label={faceLabel(piece)} />
            </div>
          )}
        </For>
      </div>
    </section>
  );
}

function Odds(props: { odds: BattleOdds; viewer: string | null; words: BattleWords }): JSX.Element {
  const percent = (value: number): string => `${Math.round(value)}%`;
  const parts = (): { name: "win" | "draw" | "lose"; value: number; word: string }[] => [
    { name: "win", value: props.odds.win, word: props.words.win },
    { name: "draw", value: props.odds.draw, word: props.words.draw },
    { name: "lose", value: props.odds.lose, word: props.words.lose },
  ];
  const label = (): string => parts().map(({ word, value }) => `${word} ${percent(value)}`).join(", ");
  return (
    <footer class="battle-odds">
      <h2>
        {props.words.odds}
        <Show when={props.odds.note}>
          <small>{props.odds.note}</small>
        </Show>
      </h2>
      <div class={`odds-bar ${props.viewer ?? ""}`} role="img" aria-label={label()}>
        <For each={parts()}>
          {(part) => (
            <span class={part.name} classList={{ thin: part.value < 5 }} style={{ width: `${part.value}%` }}>
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

/** A walled town under a mountain, behind the defender. */
function Walls(): JSX.Element {
  const merlons = Array.from({ length: 34 }, (_, i) => {
    const x = i * 34;
    return i % 7 === 3 ? `H${x + 4}V172H${x - 4}V158H${x + 8}V166H${x + 20}V158H${x + 34}V166H${x + 46}V158H${x + 58}V172H${x + 50}V214` : `H${x + 8}V200H${x + 22}V214`;
  })
    .filter((_, i) => i % 7 !== 4)
    .join("");
  return (
    <svg class="arena-view" viewBox="0 0 1110 330" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path opacity=".16" d="M0 200C140 190 230 150 330 96C372 74 398 62 420 66C440 70 452 84 470 80C500 72 520 84 560 104C660 156 800 196 1110 204V330H0Z" />
      <path opacity=".14" d="M420 66C412 48 424 40 418 24C430 30 428 12 444 10C440 26 456 30 448 46C458 54 450 66 452 76Z" />
      <path opacity=".22" d={`M0 330V214${merlons}H1160V330Z`} />
    </svg>
  );
}

/** Tents, standards and a palisade, before the attacker. */
function Camp(): JSX.Element {
  const stakes = Array.from({ length: 101 }, (_, i) => `M${i * 11} 250V${i % 3 === 1 || i % 7 === 2 ? 209 : 214}l5-9l5 9V250Z`).join("");
  const tents = [470, 610, 750, 890].map((x) => `M${x} 212L${x + 52} 168L${x + 104} 212ZM${x + 50} 168V150L${x + 66} 155L${x + 52} 160V168Z`).join("");
  const standards = [440, 1030].map((x) => `M${x} 212V120H${x + 4}V212ZM${x - 13} 128H${x + 17}V156H${x - 13}Z`).join("");
  return (
    <svg class="arena-view below" viewBox="0 0 1110 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path opacity=".2" d={stakes} />
      <path opacity=".17" d={tents + standards} />
    </svg>
  );
}

// A battle in progress: two lines of battle in columns, the last roll, tactics, losses and reserves.
// Columns, cards and numbers are whatever the game names.

import { For, Show, createMemo } from "solid-js";
import { ruleLabel } from "./rule-label";
import type { JSX } from "solid-js";
import { Camp, Walls } from "./BattleScenery";
import { Die } from "./Die";
import { LineAside, LineHead } from "./battle/Beside";
import { LineOf, abreast, sameList } from "./battle/Fighters";
import type { FighterContext } from "./battle/Fighters";
import { Rounds } from "./battle/Rounds";
import type { BattleRoll, BattleWords } from "./battle/words";
import { choicesAfter } from "./highlights";
import { sameLook } from "./piles";
import type { Anchor, BattleScene, Choice, Combatant, Line, Side } from "./types";
import "./battle.css";

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
  words: BattleWords;
}

export function BattleView(props: BattleViewProps): JSX.Element {
  const words = (): BattleWords => props.words;
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
  const share = (label: string): number => 0.35 + 0.65 * deepest(label);
  const tracks = (): string => labels().map((label) => `minmax(0, ${share(label).toFixed(2)}fr)`).join(" ");
  /** The width of every piece, so that nobody's are drawn smaller: the largest that all columns have room for. */
  const piece = (): string => {
    const whole = labels().reduce((sum, label) => sum + share(label), 0);
    const room = (label: string): string => `(${((100 * share(label)) / whole).toFixed(2)}cqw - var(--pad) - ${deepest(label) - 1} * var(--gap)) / ${deepest(label)}`;
    return labels().length === 0 ? "150px" : `min(${labels().map(room).join(", ")})`;
  };
  const deep = (): number => Math.max(1, ...props.battle.lines.flatMap((line) => line.columns.map((column) => (column.pieces.length > 3 ? 2 : 1))));
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
      <div class="arena" style={{ "grid-template-columns": tracks(), "--piece": piece(), "--deep": String(deep()) }}>
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
                {roll.result} <Show when={roll.rule}>{(rule) => <span class="chip">{ruleLabel(rule())}</span>}</Show>
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
    </section>
  );
}

const NO_LOSSES: ReadonlyMap<string, number> = new Map();

/** A roll stands in its column, or across all of them. */
function rollColumn(labels: readonly string[], label: string): string {
  const at = labels.indexOf(label);
  return at < 0 ? "1 / -1" : String(at + 1);
}

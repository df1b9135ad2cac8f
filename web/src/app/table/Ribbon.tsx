/** Leaders in the order in which they act, over the map: who has finished, who acts, who is next. */

import { For, Index, Show } from "solid-js";
import type { JSX } from "solid-js";
import { PieceImage } from "../../art/PieceArt";
import type { Anchor, Roster, RosterEntry, Scene } from "../../art/types";
import { t } from "../i18n";
import { RuleChip } from "../ui";
import "./ribbon.css";

/** So many may bear the tag of who comes next. */
const FEW = 3;

export function Ribbon(props: { roster: Roster; scene: Scene; game: string; lit: ReadonlySet<string>; onAnchor: (anchor: Anchor) => void; onShow: (place: string) => void }): JSX.Element {
  const levels = (): { level: number; entries: RosterEntry[] }[] => {
    const out: { level: number; entries: RosterEntry[] }[] = [];
    for (const entry of props.roster.entries) {
      const last = out.at(-1);
      if (last?.level === entry.level) last.entries.push(entry);
      else out.push({ level: entry.level, entries: [entry] });
    }
    return out;
  };
  /** Where a die and the owner decide among many, the tag would stand over all of them. */
  const few = (): boolean => props.roster.entries.filter(({ next }) => next).length <= FEW;
  const act = (entry: RosterEntry): void => {
    const place = props.scene.pieces.find((piece) => piece.id === entry.piece)?.place;
    if (place !== undefined) props.onShow(place);
    if (props.lit.has(entry.piece)) props.onAnchor({ piece: entry.piece });
  };
  return (
    <nav class="ribbon" aria-label={props.roster.title} data-testid="ribbon">
      <For each={levels()}>
        {({ level, entries }) => (
          <div class="ribbon-level">
            <b aria-hidden="true">{level}</b>
            <For each={entries}>
              {(entry) => (
                <button
                  type="button"
                  class={`ribbon-leader ${entry.state}`}
                  classList={{ next: entry.next, lit: props.lit.has(entry.piece) }}
                  aria-current={entry.state === "now" ? "step" : undefined}
                  data-testid="ribbon-leader"
                  data-piece-of={entry.piece}
                  data-state={entry.state}
                  title={[`${entry.name}, ${level}`, entry.note, entry.phases === undefined ? null : t().table.phases(entry.phases.used, entry.phases.of)].filter(Boolean).join(": ")}
                  onClick={() => act(entry)}
                >
                  <Face piece={entry.piece} scene={props.scene} />
                  <span>{entry.name}</span>
                  <Show when={entry.phases}>{(phases) => <Pips used={phases().used} of={phases().of} spent={entry.spent} />}</Show>
                  <Show when={entry.next && few()}>
                    <em class="ribbon-next" aria-hidden="true">
                      {t().table.next}
                    </em>
                  </Show>
                  <Show when={entry.state === "done"}>
                    <i aria-hidden="true">✓</i>
                  </Show>
                  <span class="visually-hidden">{entry.note ?? (entry.state === "now" ? t().steps.now : entry.state === "done" ? t().steps.done : t().steps.toCome)}</span>
                </button>
              )}
            </For>
          </div>
        )}
      </For>
      <p class="ribbon-title">
        {props.roster.title} <RuleChip game={props.game} rule={props.roster.rule} />
      </p>
    </nav>
  );
}

/** How often he has acted of how often he may; a struck letter where he may not try for more. */
function Pips(props: { used: number; of: number; spent: boolean }): JSX.Element {
  return (
    <small class="ribbon-pips" aria-hidden="true" data-testid="ribbon-pips" data-used={props.used}>
      <Index each={Array.from({ length: props.of }, (_, at) => at)}>{(at) => <i classList={{ used: at() < props.used }} />}</Index>
      <Show when={props.spent}>
        <s data-testid="ribbon-spent">M</s>
      </Show>
    </small>
  );
}

function Face(props: { piece: string; scene: Scene }): JSX.Element {
  const piece = () => props.scene.pieces.find((one) => one.id === props.piece);
  return <Show when={piece()}>{(one) => <PieceImage face={one().face} brief label="" />}</Show>;
}

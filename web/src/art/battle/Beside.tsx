// Beside a line of battle: who stands there, with its numbers; its card, who waits, who fell.

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Card } from "../Card";
import { Glyph } from "../Glyph";
import { PieceImage } from "../PieceArt";
import { isGlyph } from "../defs";
import type { BattleScene, Choice, Line, Piece } from "../types";
import { faceLabel, wayWord } from "./Fighters";
import type { BattleWords } from "./words";

/** Who stands here, with the numbers of that side, hits still to take, and ways out. */
export function LineHead(props: {
  line: Line;
  hits: number;
  words: BattleWords;
  ways: readonly Choice[];
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
    </div>
  );
}

/** Beside a line: its card, who waits, who fell. */
export function LineAside(props: { line: Line | undefined; battle: BattleScene; viewer: string | null; words: BattleWords }): JSX.Element {
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
                {props.words.fallen} × {line().lost.length}
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

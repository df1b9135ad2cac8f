// What stands on the stage and can be clicked: places, pieces, and the signs on piles.

import { For, Show, createEffect, on } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "./Glyph";
import type { MapPlace } from "./map-art";
import { moves } from "./motion";
import { PieceArt, isCounter, unitsOf } from "./PieceArt";
import { faceUp, plateWidth } from "./piles";
import type { Pile, Placed, Plate } from "./piles";
import { PlaceOutline, sideClass } from "./stage-marks";
import type { Anchor, Piece } from "./types";

const LIFT_MS = 120;
const MARCH_MS = 350;
/** Marches are animations of this name: a click skips them. */
export const MARCH = "march";

/** The piece or place that an element of the board stands for. */
export function anchorAt(target: EventTarget | null): Anchor | null {
  if (!(target instanceof Element)) return null;
  const piece = target.closest("[data-piece]")?.getAttribute("data-piece") ?? undefined;
  if (piece !== undefined) return { piece };
  const place = placeUnder(target);
  return place === undefined ? null : { place };
}

export function placeUnder(target: EventTarget | null): string | undefined {
  return target instanceof Element ? (target.closest("[data-place]")?.getAttribute("data-place") ?? undefined) : undefined;
}

/** A pile opens for the keys when several pieces of it lie face up; stacks wait for a click. */
export function opensByKeys(piles: readonly Pile[], place: string | undefined): boolean {
  const pile = piles.find((one) => one.place === place);
  if (pile === undefined || pile.pieces.some((one) => (one.count ?? 1) > 1)) return false;
  return pile.pieces.filter(({ piece }) => faceUp(piece)).length > 1;
}

function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

interface PlaceButtonProps {
  place: MapPlace;
  live: boolean;
  entry: boolean;
  label: string;
  chosen: boolean;
  onClick: () => void;
}

export function PlaceButton(props: PlaceButtonProps): JSX.Element {
  return (
    <g
      class="place"
      role="button"
      tabindex={props.live || props.entry ? 0 : -1}
      aria-label={props.label}
      aria-pressed={props.chosen}
      data-place={props.place.name}
      data-live={props.live}
      onClick={() => props.onClick()}
      onKeyDown={onPress(() => props.onClick())}
    >
      <For each={props.place.lines ?? []}>{(line) => <path class="place-hit name" d={line} />}</For>
      <PlaceOutline place={props.place} class="place-hit" by={Math.max(2, 17 - props.place.radius)} />
      <PlaceOutline place={props.place} class="focus-ring" by={5} />
    </g>
  );
}

/** A place that is a hex: hundreds of them may be lit by one click, so each is one drawing, its own ring included. */
export function HexButton(props: PlaceButtonProps): JSX.Element {
  return (
    <path
      class="place place-hex"
      d={props.place.outline}
      transform={`translate(${props.place.x} ${props.place.y})`}
      role="button"
      tabindex={props.live || props.entry ? 0 : -1}
      aria-label={props.label}
      aria-pressed={props.chosen}
      data-place={props.place.name}
      data-live={props.live}
      onClick={() => props.onClick()}
      onKeyDown={onPress(() => props.onClick())}
    />
  );
}

export function PieceOnMap(props: {
  placed: Placed;
  label: string;
  selected: boolean;
  legal: boolean;
  target: boolean;
  quiet: boolean;
  brief: boolean;
  /** Whether it does not go all the way that is pointed at, and what says how far. */
  falls: boolean;
  tag: string | null;
  onClick: () => void;
  onFocus: () => void;
}): JSX.Element {
  let group: SVGGElement | undefined;
  const piece = (): Piece => props.placed.piece;
  const units = (): number => unitsOf(piece().face);
  const transform = (one: Placed): string => `translate(${one.x}px, ${one.y}px) scale(${one.size / unitsOf(one.piece.face)})`;
  createEffect(
    on(
      () => props.placed,
      (now, before) => {
        if (before === undefined || (before.x === now.x && before.y === now.y) || !moves()) return;
        const animation = group?.animate([{ transform: transform(before) }, { transform: transform(now) }], {
          duration: before.piece.place === now.piece.place ? LIFT_MS : MARCH_MS,
          easing: "ease-out",
        });
        if (animation) animation.id = MARCH;
      },
    ),
  );
  return (
    <g
      class="piece"
      classList={{ quiet: props.quiet, falls: props.falls }}
      ref={group}
      data-pile={piece().place}
      data-place={piece().place}
      data-piece={piece().id}
      style={{ transform: transform(props.placed) }}
      onClick={() => props.onClick()}
    >
      <g aria-hidden="true">
        <PieceArt
          face={piece().face}
          marks={piece().marks}
          facing={piece().facing}
          wear={piece().wear}
          selected={props.selected}
          legal={props.legal}
          target={props.target && isCounter(piece().face)}
          count={props.placed.count}
          brief={props.brief}
        />
      </g>
      <path
        class="piece-button"
        d={isCounter(piece().face) ? "M0 0H60V60H0Z" : "M0 0L5-5H45V35L40 40H0Z"}
        role="button"
        tabindex={props.legal || props.selected ? 0 : -1}
        aria-label={props.label}
        aria-pressed={props.selected}
        onKeyDown={onPress(() => props.onClick())}
        // A press of the mouse gives the focus too, and must not move what it presses.
        onFocus={(event) => {
          if (event.currentTarget.matches(":focus-visible")) props.onFocus();
        }}
      />
      <Show when={props.tag}>
        {(tag) => (
          <g class="piece-tag" transform={`translate(${units() / 2} ${-units() * 0.3})`} aria-hidden="true">
            <rect x={-5 - tag().length * 2.7} y="-8" width={10 + tag().length * 5.4} height="16" rx="8" />
            <text y="3.6">{tag()}</text>
          </g>
        )}
      </Show>
      <rect class="focus-ring" x="-4" y="-4" width={units() + 8} height={units() + 8} rx="5" />
    </g>
  );
}

/** The plate of a pile: light with drawings for what lies open, dark in the side's colour for what is hidden. */
function PlateSign(props: { plate: Plate; own: boolean }): JSX.Element {
  const width = (): number => plateWidth(props.plate);
  const left = (): number => props.plate.x - width() / 2;
  return (
    <g class={`plate ${sideClass(props.plate.side)}`} classList={{ known: props.plate.glyphs.length > 0 || props.own }} aria-hidden="true">
      <rect x={left()} y={props.plate.y - 8} width={width()} height="16" rx="8" />
      <For each={props.plate.glyphs}>{(glyph, at) => <GlyphUse class="plate-glyph" name={glyph} x={left() + 6 + at() * 11} y={props.plate.y - 5} size={10} />}</For>
      <text x={left() + 6 + props.plate.glyphs.length * 11 + (width() - 12 - props.plate.glyphs.length * 11) / 2} y={props.plate.y + 4}>
        {props.plate.text}
      </text>
    </g>
  );
}

/** So far above a piece its tag reaches. */
const TAG = 20;

/** Whether a plate would lie over a pile that is open: who opened it wants to see its pieces. */
function covers(plate: Plate, { pieces }: Pile): boolean {
  const half = plateWidth(plate) / 2;
  return pieces.some(({ x, y, size }) => plate.x + half > x && plate.x - half < x + size && plate.y + 8 > y - TAG && plate.y - 8 < y + size);
}

export function PileSigns(props: { pile: Pile; home: string; foe: string; over: readonly Pile[] }): JSX.Element {
  return (
    <>
      <For each={props.pile.plates.filter((plate) => !props.over.some((pile) => covers(plate, pile)))}>{(plate) => <PlateSign plate={plate} own={plate.side === props.home} />}</For>
      <Show when={props.pile.swords}>
        {(at) => (
          <g class="fight" transform={`translate(${at().x} ${at().y})`} aria-hidden="true">
            <For each={props.pile.leads}>
              {(end) => (
                <>
                  <path class="fight-lead edge" d={`M0 0L${end.x - at().x} ${end.y - at().y}`} />
                  <path class="fight-lead" d={`M0 0L${end.x - at().x} ${end.y - at().y}`} />
                </>
              )}
            </For>
            <circle class={`fight-half ${sideClass(props.home)}`} r="14.5" />
            <path class={`fight-half ${sideClass(props.foe)}`} d="M-14.5 0A14.5 14.5 0 0 1 14.5 0Z" />
            <circle class="fight-rim" r="14.5" />
            <GlyphUse class="fight-swords" name="swords" x={-8.5} y={-8.5} size={17} />
          </g>
        )}
      </Show>
    </>
  );
}

/** What lies beside the map, round it: who is there as far as one knows, to choose them or to send others there. */

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { Counter } from "../../../art/Counter";
import { GlyphUse } from "../../../art/Glyph";
import { mapArt } from "../../../art/maps";
import type { Area, Piece } from "../../../art/types";
import type { Army } from "./army";
import { tribeOf, tribes } from "./wishes";

const SIDES = ["top", "left", "right", "bottom"] as const;
/** Heaps that a tray shows. */
const HEAPS = 5;

export function Trays(props: { army: Army }): JSX.Element {
  const trays = createMemo(() => props.army.scene().areas.filter((area) => area.kind === "tray" || area.kind === "lost"));
  const layout = () => mapArt(props.army.scene().map)?.trays;
  /** What the map gives no side lies below it. */
  const on = (side: (typeof SIDES)[number]): string[] => {
    const sides = layout();
    const known = new Set(sides === undefined ? [] : SIDES.flatMap((one) => sides[one]));
    const named = (sides?.[side] ?? []).filter((id) => trays().some((area) => area.id === id));
    const others = side === "bottom" ? trays().filter(({ id }) => !known.has(id) && props.army.scene().pieces.some((piece) => piece.place === id)).map(({ id }) => id) : [];
    return [...named, ...others];
  };
  const find = (id: string): Area | undefined => trays().find((area) => area.id === id);
  return (
    <Show when={trays().length > 0}>
      <div class="trays" data-testid="trays">
        <For each={SIDES}>
          {(side) => (
            <div class={`trays-side ${side}`}>
              <For each={on(side)}>{(id) => <Show when={find(id)}>{(area) => <Tray army={props.army} area={area()} />}</Show>}</For>
            </div>
          )}
        </For>
      </div>
      <Show when={props.army.towed()}>
        {(tow) => (
          <span class="army-towed" data-testid="army-towed" aria-hidden="true" style={{ translate: `${tow().x}px ${tow().y}px` }}>
            {tow().count}
          </span>
        )}
      </Show>
    </Show>
  );
}

function Tray(props: { army: Army; area: Area }): JSX.Element {
  const army = props.army;
  const pieces = createMemo((): Piece[] => army.scene().pieces.filter((piece) => piece.place === props.area.id));
  const able = (): string[] => pieces().flatMap((piece) => (army.movable().has(piece.id) ? [piece.id] : []));
  const presence = () => army.scene().markers.find((marker) => marker.kind === "control" && marker.place === props.area.id);
  /** A goal: what is picked can go there, or those chosen together may be sent there. */
  const goal = (): boolean => army.store.lit().some(({ anchor }) => "place" in anchor && anchor.place === props.area.id);
  const picked = (): boolean => able().length > 0 && able().every((piece) => army.chosen().has(piece));
  const press = (): void => {
    if (army.towEnds()) return;
    if (goal()) void army.store.press({ place: props.area.id });
    else if (army.chosen().size > 0 && !able().some((piece) => army.chosen().has(piece))) army.press({ place: props.area.id }, false);
    else if (able().length > 0) army.toggle(able(), false);
  };
  const short = (): string => /\b([IVX]+)$/.exec(props.area.label)?.[1] ?? props.area.label;
  const label = (): string => [props.area.label, presence()?.label, pieces().length > 0 ? army.words().units(pieces().length) : null].filter(Boolean).join(", ");
  return (
    <section class="army-tray" classList={{ empty: pieces().length === 0 && presence() === undefined, live: goal() || army.chosen().size > 0, chosen: picked(), over: army.towed()?.over === props.area.id }} data-tray={props.area.id} data-testid={`area-${props.area.id}`} style={{ "--ring": String(army.ring().includes(props.area.id) ? army.ring().indexOf(props.area.id) : army.ring().length) }}>
      <button type="button" class="place army-tray-name" data-place={props.area.id} data-live={goal()} aria-pressed={picked()} aria-label={label()} title={able().length > 0 ? `${label()}. ${army.words().drag}` : label()} onPointerDown={(event) => army.tow(event, able(), props.area.id)} onClick={press}>
        <b>{short()}</b>
        <Show when={presence()}>
          {(marker) => (
            <span class={`army-presence hue hue-${marker().side ?? ""}`}>
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <GlyphUse name="hex-carnyx" x={2} y={2} size={16} />
              </svg>
            </span>
          )}
        </Show>
        <Show when={pieces().length > 0}>
          <span class="army-count">{pieces().length}</span>
        </Show>
      </button>
      <div class="army-heaps">
        <For each={tribes(pieces()).slice(0, HEAPS)}>{(heap) => <Heap army={army} pieces={heap.pieces} />}</For>
      </div>
    </section>
  );
}

/** Counters of one people: a click chooses them all. */
export function Heap(props: { army: Army; pieces: readonly Piece[] }): JSX.Element {
  const army = props.army;
  const top = (): Piece | undefined => props.pieces.find((piece) => army.movable().has(piece.id)) ?? props.pieces[0];
  const able = (): string[] => props.pieces.flatMap((piece) => (army.movable().has(piece.id) ? [piece.id] : []));
  const all = (): boolean => able().length > 0 && able().every((piece) => army.chosen().has(piece));
  return (
    <Show when={top()}>
      {(piece) => (
        <button
          type="button"
          class="army-heap"
          data-testid={`heap-${tribeOf(piece())}`}
          data-piece={piece().id}
          aria-pressed={all()}
          disabled={able().length === 0}
          aria-label={`${piece().face.shows === "counter" ? tribeName(piece()) : ""}, ${army.words().units(props.pieces.length)}`}
          onPointerDown={(event) => {
            const home = able()[0];
            if (home !== undefined && army.grid()?.hex(army.placeOf(home)) === undefined) army.tow(event, army.chosen().has(home) ? [...army.chosen()] : able(), army.placeOf(home));
          }}
          onClick={(event) => {
            if (army.towEnds()) return;
            army.toggle(able(), event.shiftKey);
            const place = able()[0];
            if (place !== undefined && army.grid()?.hex(army.placeOf(place)) !== undefined) army.point(army.placeOf(place));
          }}
        >
          <Counter face={piece().face} marks={[]} selected={all()} brief={false} />
          <span>{props.pieces.length}</span>
        </button>
      )}
    </Show>
  );
}

/** A people's name without the number of the one that lies on top. */
function tribeName(piece: Piece): string {
  return piece.face.shows === "counter" ? piece.face.name.replace(/ \d+$/, "") : "";
}

// The board: the map of a scene with its pieces in piles, what may be clicked, and planned marches.
// It draws and reports clicks; what they mean, and what is legal, others say.

import { For, Show, createComputed, createEffect, createMemo, createSignal, on, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { BlockArt } from "./Block";
import { GlyphUse } from "./Glyph";
import { JuliusMap, MapFrame, MapGround, juliusMap } from "./JuliusMap";
import type { LegendWords } from "./JuliusMap";
import type { Point } from "./geometry";
import { curve, onArc, taperedArrow } from "./geometry";
import { gestures } from "./gestures";
import { sameAnchor } from "./highlights";
import type { Glow, Highlights, PlannedMove } from "./highlights";
import { moves } from "./motion";
import { BLOCK_SCALE, camps, layoutPile, spread } from "./piles";
import type { Pile, Placed, Spot } from "./piles";
import { romanName } from "./roman";
import type { Anchor, Piece, Scene, Side } from "./types";
import { centred, firstView, fit, neighbour, pan, zoom } from "./viewport";
import type { Direction, Size, View } from "./viewport";
import "./board.css";

export type { Highlights, PlannedMove } from "./highlights";
export { NO_HIGHLIGHTS, highlightsOf } from "./highlights";

export interface BoardWords {
  readonly map: string;
  readonly closer: string;
  readonly farther: string;
  readonly whole: string;
  readonly legend?: LegendWords;
}

const ENGLISH: BoardWords = {
  map: "Map of the Mediterranean",
  closer: "Zoom in",
  farther: "Zoom out",
  whole: "Whole map",
};

export interface BoardProps {
  scene: Scene;
  selected: readonly Anchor[];
  highlights: Highlights;
  onAnchor: (anchor: Anchor) => void;
  plan?: readonly PlannedMove[];
  words?: BoardWords;
}

/** A city or a sea of the map. */
interface Place extends Spot {
  readonly name: string;
  /** The side that its name leaves free: -1 is left. */
  readonly free: number;
  /** Of the ring that lights it. */
  readonly radius: number;
}

const map = juliusMap;
const size: Size = { width: map.width, height: map.height };

const places: readonly Place[] = [
  ...map.cities.map((city): Place => {
    const [dx, dy] = city.pile;
    const free = city.label.align === "end" ? 1 : -1;
    return { name: city.name, x: city.x, y: city.y, dx, dy, free, radius: city.vp > 0 ? 17 : 13.5, kind: city.vp > 0 ? "rosette" : "city" };
  }),
  ...map.seas.map((sea): Place => ({ name: sea.name, x: sea.x, y: sea.y, dx: 0, dy: 0, free: -1, radius: sea.radius, kind: "sea" })),
];
const placeOf: ReadonlyMap<string, Place> = new Map(places.map((place) => [place.name, place]));

const LIFT_MS = 120;
const MARCH_MS = 350;
const MARCH = "march";
const REST_MS = 250;
const ARROWS: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
]);

export function Board(props: BoardProps): JSX.Element {
  let stage!: HTMLDivElement;
  let svg!: SVGSVGElement;
  const [stageSize, setStageSize] = createSignal<Size>(size);
  const [view, setView] = createSignal<View>({ scale: 1, x: 0, y: 0 });
  const [dragging, setDragging] = createSignal(false);
  const [gliding, setGliding] = createSignal(false);
  const [opened, setOpened] = createSignal<string>();
  const words = (): BoardWords => props.words ?? ENGLISH;

  const home = (): string => props.scene.viewer ?? props.scene.sides[0]?.seat ?? "";
  const isSelected = (anchor: Anchor): boolean => props.selected.some((one) => sameAnchor(one, anchor));
  const lifted = (piece: Piece): boolean => isSelected({ piece: piece.id }) || piece.marks.includes("moving");

  const piles = createMemo<Pile[]>(() => {
    const byPlace = new Map<string, Piece[]>();
    for (const piece of props.scene.pieces) {
      if (!placeOf.has(piece.place)) continue;
      const there = byPlace.get(piece.place);
      if (there) there.push(piece);
      else byPlace.set(piece.place, [piece]);
    }
    const lay = (place: string, open: boolean): Pile[] => {
      const spot = placeOf.get(place);
      const pieces = byPlace.get(place) ?? [];
      return spot === undefined ? [] : [layoutPile(place, spot, camps(pieces, home()), open, size)];
    };
    // Piles give way to each other as if all were closed, so that opening one moves no other.
    const closed = spread([...byPlace.keys()].flatMap((place) => lay(place, false)), size);
    const isOpen = (place: string): boolean => opened() === place || (byPlace.get(place) ?? []).some(lifted);
    const out = closed.flatMap((pile) => (isOpen(pile.place) ? lay(pile.place, true) : [pile]));
    return out.sort((a, b) => Number(a.open) - Number(b.open) || a.box.y + a.box.h - b.box.y - b.box.h);
  });
  const placed = createMemo(
    () => new Map(piles().flatMap((pile) => pile.blocks.map((block) => [block.piece.id, block]))),
  );
  const order = createMemo(() => [...placed().keys()]);

  // Blocks further south stand in front, so a change may move the one with the focus in the page,
  // which would lose it.
  let focused: Element | null = null;
  createComputed(on(order, () => (focused = document.activeElement)));
  createEffect(
    on(order, () => {
      if (focused instanceof SVGElement && focused !== document.activeElement && focused.isConnected)
        focused.focus({ preventScroll: true });
    }),
  );

  const lit = createMemo<ReadonlySet<string>>(() => {
    const out = new Set(props.highlights.places.keys());
    for (const pile of piles()) out.add(pile.place);
    for (const move of props.plan ?? []) out.add(move.from).add(move.to);
    return out;
  });
  const dims = (): boolean => props.highlights.places.size > 0;

  /** Where the eye should go first. */
  const action = (): Point => {
    const chosen = props.selected.map((anchor) => {
      if ("place" in anchor) return placeOf.get(anchor.place);
      if ("piece" in anchor) return placeOf.get(placed().get(anchor.piece)?.piece.place ?? "");
      return undefined;
    });
    const planned = placeOf.get(props.plan?.[0]?.to ?? "");
    const offered = [...props.highlights.places.keys()].map((name) => placeOf.get(name));
    const [first, second] = [...chosen, planned, ...offered].filter((place) => place !== undefined);
    if (first === undefined) return { x: 560, y: 300 };
    if (second === undefined || Math.hypot(first.x - second.x, first.y - second.y) > 220) return first;
    return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  };

  onMount(() => {
    const measure = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
    setStageSize(measure());
    setView(firstView(stageSize(), size, action()));
    const watch = new ResizeObserver(() => {
      const [before, now] = [stageSize(), measure()];
      if (now.width === 0 || (before.width === now.width && before.height === now.height)) return;
      const whole = Math.abs(view().scale - fit(before, size).scale) < 0.01;
      setStageSize(now);
      setView((old) => (whole ? firstView(now, size, action()) : pan(old, { x: 0, y: 0 }, now, size)));
    });
    watch.observe(stage);
    const stop = gestures(stage, {
      pan: (by) => glide((old) => pan(old, by, stageSize(), size)),
      zoom: (factor, at) => glide((old) => zoom(old, factor, at, stageSize(), size)),
      drag: setDragging,
      press: skipMarches,
    });
    onCleanup(() => {
      watch.disconnect();
      stop();
    });
  });

  /** A click skips whatever still moves. */
  const skipMarches = (): void => {
    for (const animation of svg.getAnimations({ subtree: true })) if (animation.id === MARCH) animation.finish();
  };

  /** While the view changes, the painted map is scaled as it is; at rest it is painted sharp again. */
  let rest: ReturnType<typeof setTimeout> | undefined;
  const glide = (change: (old: View) => View): void => {
    setGliding(true);
    clearTimeout(rest);
    rest = setTimeout(() => setGliding(false), REST_MS);
    setView(change);
  };
  onCleanup(() => clearTimeout(rest));

  const zoomBy = (factor: number): void => {
    const middle = { x: stageSize().width / 2, y: stageSize().height / 2 };
    setView((old) => zoom(old, factor, middle, stageSize(), size));
  };

  /** What a click on a piece stands for: itself, its place, or a hidden fellow that may be chosen. */
  const clickPiece = (piece: Piece): void => {
    const pile = piles().find((one) => one.place === piece.place);
    const offered = pile?.blocks.map((block) => block.piece).filter((one) => props.highlights.pieces.has(one.id)) ?? [];
    if (props.highlights.places.has(piece.place) && !props.highlights.pieces.has(piece.id)) {
      props.onAnchor({ place: piece.place });
    } else if (offered.length > 1 && pile !== undefined && !pile.open && piece.face.shows === "open") {
      setOpened(piece.place);
    } else if (props.highlights.pieces.has(piece.id) || piece.face.shows === "open") {
      props.onAnchor({ piece: piece.id });
    } else {
      const fellow = offered.find((one) => one.side === piece.side);
      props.onAnchor({ piece: (fellow ?? piece).id });
    }
  };

  const onKey = (event: KeyboardEvent): void => {
    const direction = ARROWS.get(event.key);
    const at = event.target instanceof Element ? event.target.closest("[data-place]") : null;
    if (direction !== undefined) {
      event.preventDefault();
      const from = placeOf.get(at?.getAttribute("data-place") ?? "");
      if (from !== undefined) focusPlace(neighbour(from, direction, places)?.name);
      else setView((old) => pan(old, STEPS[direction], stageSize(), size));
    } else if (event.key === "+" || event.key === "=") zoomBy(1.4);
    else if (event.key === "-") zoomBy(1 / 1.4);
    else if (event.key === "0") setView(fit(stageSize(), size));
    else if (event.key === "Escape") setOpened(undefined);
  };

  const focusPlace = (name: string | undefined): void => {
    const place = placeOf.get(name ?? "");
    if (place === undefined) return;
    svg.querySelector<SVGElement>(`.place[data-place="${place.name}"]`)?.focus({ preventScroll: true });
    reveal(place);
  };

  /** Brings a place onto the stage. */
  const reveal = (point: Point): void => {
    const { scale, x, y } = view();
    const [px, py] = [point.x * scale + x, point.y * scale + y];
    const { width, height } = stageSize();
    if (px < 40 || py < 40 || px > width - 40 || py > height - 40)
      setView((old) => centred(old, stageSize(), size, point));
  };

  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || dragging()) return;
    const over = event.target instanceof Element ? event.target.closest("[data-pile]") : null;
    const place = over?.getAttribute("data-pile") ?? undefined;
    if (place !== opened()) setOpened(opensOnHover(piles(), place) ? place : undefined);
  };

  const onClick = (event: MouseEvent): void => {
    const over = event.target instanceof Element ? event.target.closest("[data-pile]") : null;
    if (over === null) setOpened(undefined);
  };

  /** The first stop of the tab key, where nothing is lit. */
  const entry = (): string | undefined => (props.highlights.places.size > 0 ? undefined : places[0]?.name);

  return (
    <div
      class="stage"
      classList={{ dragging: dragging(), gliding: gliding() }}
      ref={stage}
      role="group"
      aria-label={words().map}
      onKeyDown={onKey}
      onPointerOver={onOver}
      onClick={onClick}
    >
      <div class="stage-view" style={{ transform: `translate(${view().x}px, ${view().y}px) scale(${view().scale})` }}>
        <MapGround class="stage-ground" />
        <svg class="stage-glow" width={map.width} height={map.height} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
          <defs>
            <radialGradient id="board-glow">
              <stop offset=".35" stop-color="var(--glow)" stop-opacity=".75" />
              <stop offset="1" stop-color="var(--glow)" stop-opacity="0" />
            </radialGradient>
            <radialGradient id="board-attack">
              <stop offset=".35" stop-color="var(--foe-ring)" stop-opacity=".6" />
              <stop offset="1" stop-color="var(--foe-ring)" stop-opacity="0" />
            </radialGradient>
          </defs>
          <For each={[...props.highlights.places]}>{([name, glow]) => <PlaceHalo name={name} glow={glow} />}</For>
        </svg>
        <svg class="stage-map" ref={svg} width={map.width} height={map.height} viewBox={`0 0 ${map.width} ${map.height}`}>
          <JuliusMap lit={lit()} dims={dims()} roads={props.highlights.roads} legend={words().legend}>
            <For each={[...props.highlights.places]}>{([name, glow]) => <PlaceRing name={name} glow={glow} />}</For>
            <ChosenPlaces selected={props.selected} pieces={props.scene.pieces} />
          </JuliusMap>
          <For each={places}>
            {(place) => (
              <PlaceButton
                place={place}
                live={props.highlights.places.has(place.name)}
                entry={entry() === place.name}
                label={placeLabel(place.name, props.scene)}
                chosen={isSelected({ place: place.name })}
                onClick={() => props.onAnchor({ place: place.name })}
              />
            )}
          </For>
          <Marches plan={props.plan ?? []} />
          <For each={piles().filter((pile) => pile.open)}>
            {(pile) => (
              <rect class="pile-area" data-pile={pile.place} x={pile.box.x - 4} y={pile.box.y} width={pile.box.w + 8} height={pile.box.h + 14} />
            )}
          </For>
          <For each={order()}>
            {(id) => (
              <Show when={placed().get(id)}>
                {(block) => (
                  <PieceOnMap
                    block={block()}
                    label={pieceLabel(block().piece, props.scene.sides)}
                    selected={lifted(block().piece)}
                    legal={props.highlights.pieces.has(id)}
                    onClick={() => clickPiece(block().piece)}
                    onFocus={() => {
                      if (opensOnHover(piles(), block().piece.place)) setOpened(block().piece.place);
                      reveal(block());
                    }}
                  />
                )}
              </Show>
            )}
          </For>
          <For each={piles()}>{(pile) => <PileSigns pile={pile} home={home()} />}</For>
          <Show when={props.highlights.places.size > 0}>
            <For each={[...props.highlights.places].filter(([, glow]) => glow === "attack")}>
              {([name]) => <AttackSign name={name} />}
            </For>
          </Show>
          <Pills plan={props.plan ?? []} />
          <MapFrame />
        </svg>
      </div>
      <div class="stage-paper" />
      <div class="stage-zoom">
        <button type="button" aria-label={words().closer} onClick={() => zoomBy(1.4)}>
          +
        </button>
        <button type="button" aria-label={words().farther} onClick={() => zoomBy(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={words().whole} onClick={() => setView(fit(stageSize(), size))}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2H6M10 14H14V10M2 2L14 14" />
          </svg>
        </button>
      </div>
    </div>
  );
}

const STEPS: Record<Direction, Point> = {
  left: { x: 60, y: 0 },
  right: { x: -60, y: 0 },
  up: { x: 0, y: 60 },
  down: { x: 0, y: -60 },
};

/** A pile opens when several blocks of it lie face up. */
function opensOnHover(piles: readonly Pile[], place: string | undefined): boolean {
  const pile = piles.find((one) => one.place === place);
  return pile !== undefined && pile.blocks.filter((block) => block.piece.face.shows === "open").length > 1;
}

/** `Legio VIII, C3, 3/3 – Genua`; hidden ones by their side. */
function pieceLabel(piece: Piece, sides: readonly Side[]): string {
  const side = sides.find((one) => one.seat === piece.side)?.name ?? piece.side;
  if (piece.face.shows !== "open") return `${side} – ${piece.place}`;
  const { name, rating, strength, strengths } = piece.face;
  return `${romanName(name)}, ${rating}, ${strength}/${Math.max(...strengths)} – ${piece.place}`;
}

/** `Genua: Caesar 3, Pompey 1`. */
function placeLabel(place: string, scene: Scene): string {
  const counts = scene.sides
    .map((side) => ({
      name: side.name,
      count: scene.pieces.filter((piece) => piece.place === place && piece.side === side.seat).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`);
  return counts.length > 0 ? `${place}: ${counts.join(", ")}` : place;
}

function onPress(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

function PlaceButton(props: {
  place: Place;
  live: boolean;
  entry: boolean;
  label: string;
  chosen: boolean;
  onClick: () => void;
}): JSX.Element {
  const names = map.seaNames.filter((name) => name.sea === props.place.name);
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
      <For each={names}>{(name) => <path class="place-hit name" d={curve(name.line)} />}</For>
      <circle class="place-hit" cx={props.place.x} cy={props.place.y} r={Math.max(17, props.place.radius + 2)} />
      <circle class="focus-ring" cx={props.place.x} cy={props.place.y} r={props.place.radius + 5} />
    </g>
  );
}

/** The halo of a place that may be clicked. Halos pulse in a drawing of their own, which is cheap. */
function PlaceHalo(props: { name: string; glow: Glow }): JSX.Element {
  return (
    <Show when={placeOf.get(props.name)}>
      {(place) => (
        <circle
          fill={props.glow === "attack" ? "url(#board-attack)" : "url(#board-glow)"}
          cx={place().x}
          cy={place().y}
          r={place().radius + 9}
        />
      )}
    </Show>
  );
}

function PlaceRing(props: { name: string; glow: Glow }): JSX.Element {
  return (
    <Show when={placeOf.get(props.name)}>
      {(place) => (
        <>
          <circle class={`glow-ring ${props.glow}`} cx={place().x} cy={place().y} r={place().radius} />
          <Show when={place().kind === "sea"}>
            <GlyphUse class="sea-sign" name="fleet" x={place().x - place().radius / 2} y={place().y - place().radius / 2} size={place().radius} />
          </Show>
        </>
      )}
    </Show>
  );
}

/** Swords on the rim of a place that may be attacked, above whatever stands there. */
function AttackSign(props: { name: string }): JSX.Element {
  return (
    <Show when={placeOf.get(props.name)}>
      {(place) => (
        <g pointer-events="none" transform={`translate(${place().x + place().free * (place().radius + 2)} ${place().y})`}>
          <circle class="attack-disc" r="8.5" />
          <GlyphUse class="attack-swords" name="swords" x={-5.5} y={-5.5} size={11} />
        </g>
      )}
    </Show>
  );
}

/** A ring around the place that is chosen, or that chosen pieces stand in. */
function ChosenPlaces(props: { selected: readonly Anchor[]; pieces: readonly Piece[] }): JSX.Element {
  const chosen = (): Place[] => {
    const names = props.selected.map((anchor) => {
      if ("place" in anchor) return anchor.place;
      if ("piece" in anchor) return props.pieces.find((piece) => piece.id === anchor.piece)?.place;
      return undefined;
    });
    return places.filter((place) => names.includes(place.name));
  };
  return (
    <For each={chosen()}>
      {(place) => <circle class="glow-ring chosen" cx={place.x} cy={place.y} r={place.radius - 2.5} />}
    </For>
  );
}

function PieceOnMap(props: {
  block: Placed;
  label: string;
  selected: boolean;
  legal: boolean;
  onClick: () => void;
  onFocus: () => void;
}): JSX.Element {
  let group: SVGGElement | undefined;
  const transform = (block: Placed): string => `translate(${block.x}px, ${block.y}px) scale(${BLOCK_SCALE})`;
  createEffect(
    on(
      () => props.block,
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
      ref={group}
      data-pile={props.block.piece.place}
      data-place={props.block.piece.place}
      data-piece={props.block.piece.id}
      style={{ transform: transform(props.block) }}
      onClick={() => props.onClick()}
    >
      <g aria-hidden="true">
        <BlockArt face={props.block.piece.face} moved={props.block.piece.marks.includes("moved")} />
      </g>
      <Show when={props.selected}>
        <rect class="piece-frame halo" x="-2.4" y="-2.4" width="44.8" height="44.8" rx="4" />
        <rect class="piece-frame" x="-2.4" y="-2.4" width="44.8" height="44.8" rx="4" />
      </Show>
      <Show when={props.legal && !props.selected}>
        <rect class="piece-frame legal" x="-1.2" y="-1.2" width="42.4" height="42.4" rx="2.6" />
      </Show>
      <path
        class="piece-button"
        d="M0 0L5-5H45V35L40 40H0Z"
        role="button"
        tabindex={props.legal || props.selected ? 0 : -1}
        aria-label={props.label}
        aria-pressed={props.selected}
        onKeyDown={onPress(() => props.onClick())}
        onFocus={() => props.onFocus()}
      />
      <rect class="focus-ring" x="-4" y="-4" width="48" height="48" rx="5" />
    </g>
  );
}

function PileSigns(props: { pile: Pile; home: string }): JSX.Element {
  return (
    <>
      <For each={props.pile.counts}>
        {(count) => (
          <g class="count" aria-hidden="true">
            <circle cx={count.x} cy={count.y} r="7.5" />
            <text x={count.x} y={count.y + 4}>
              {count.count}
            </text>
          </g>
        )}
      </For>
      <Show when={props.pile.swords}>
        {(at) => (
          <g class={`fight ${props.home}`} transform={`translate(${at().x} ${at().y})`} aria-hidden="true">
            <circle class="fight-own" r="13" />
            <path class="fight-foe" d="M-13 0A13 13 0 0 1 13 0Z" />
            <circle class="fight-rim" r="13" />
            <GlyphUse class="fight-swords" name="swords" x={-8.5} y={-8.5} size={17} />
          </g>
        )}
      </Show>
    </>
  );
}

interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** An arc from place to place that hangs below the straight line, clear of the piles. */
function arcOf(move: PlannedMove): Arc | undefined {
  const [a, b] = [placeOf.get(move.from), placeOf.get(move.to)];
  if (a === undefined || b === undefined) return undefined;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const down = across.y > 0 || (across.y === 0 && across.x > 0) ? 1 : -1;
  const sag = Math.min(90, length * 0.46) * down;
  const from = { x: a.x, y: a.y + 10 };
  const bend = { x: (a.x + b.x) / 2 + across.x * sag, y: (a.y + b.y) / 2 + across.y * sag };
  const short = b.radius - 3;
  const reach = Math.hypot(b.x - bend.x, b.y - bend.y) || 1;
  const to = { x: b.x - ((b.x - bend.x) / reach) * short, y: b.y - ((b.y - bend.y) / reach) * short };
  return { from, bend, to };
}

function Marches(props: { plan: readonly PlannedMove[] }): JSX.Element {
  return (
    <For each={props.plan}>
      {(move) => (
        <Show when={arcOf(move)}>
          {(arc) => {
            const path = (): string =>
              taperedArrow(move.done ? { ...arc(), tail: 1.2, neck: 3, head: 13 } : { ...arc(), tail: 2.2, neck: 5.4, head: 20 });
            return (
              <g class="march" classList={{ done: move.done === true }} aria-hidden="true">
                <path class="march-shade" d={path()} transform="translate(1 2.4)" />
                <path class="march-arrow" d={path()} />
              </g>
            );
          }}
        </Show>
      )}
    </For>
  );
}

/** Blocks on the march and what the road bears: `3 / 4`. */
function Pills(props: { plan: readonly PlannedMove[] }): JSX.Element {
  const text = (move: PlannedMove): string => (move.limit === undefined ? String(move.blocks) : `${move.blocks} / ${move.limit}`);
  return (
    <For each={props.plan.filter((move) => move.done !== true)}>
      {(move) => (
        <Show when={arcOf(move)}>
          {(arc) => {
            const at = (): Point => onArc(arc().from, arc().bend, arc().to, 0.45);
            const half = text(move).length > 2 ? 19 : 12;
            return (
              <g class="march march-pill" transform={`translate(${at().x} ${at().y})`}>
                <rect x={-half} y="-11" width={half * 2} height="22" rx="11" />
                <text y="4.5">{text(move)}</text>
              </g>
            );
          }}
        </Show>
      )}
    </For>
  );
}

// The stage that a map lies on: pan, zoom and keys, places and pieces that can be clicked. It knows
// maps only by what they say of themselves.

import { For, Show, batch, createComputed, createEffect, createMemo, createSelector, createSignal, on, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import type { BoardProps, BoardWords } from "./Board";
import type { Point } from "./geometry";
import { gestures } from "./gestures";
import type { Drag } from "./gestures";
import { afterFrame, whenIdle } from "./idle";
import { sameAnchor } from "./highlights";
import type { Glow, Highlights, PlannedMove } from "./highlights";
import type { Drawn, LayerProps, MapArt, MapPlace, Sight } from "./map-art";
import { moves } from "./motion";
import { Overlays } from "./Overlays";
import { pieceWords, placeWords } from "./piece-words";
import { fineness, onTheme, paintStill } from "./still";
import { faceUp, sameLook, samePlaced } from "./piles";
import type { Held, Pile, Placed } from "./piles";
import { Arrows, AttackSign, ChosenPlaces, Marches, Markers, Note, Pills, PlaceHalo, PlaceOutline, PlaceRing } from "./stage-marks";
import { HexButton, MARCH, PieceOnMap, PileSigns, PlaceButton, anchorAt, opensByKeys, placeUnder } from "./stage-pieces";
import type { Anchor, Piece } from "./types";
import { CLOSEST, TOUCH_SCALE, centred, firstView, fit, isWhole, keptView, middleOf, neighbour, pan, sameView, visible, zoom } from "./viewport";
import type { Direction, Kept, Size, View } from "./viewport";

export interface StageProps extends BoardProps {
  map: MapArt;
  words: BoardWords;
  plan: readonly PlannedMove[];
}

const REST_MS = 250;
/** The board is drawn first, then its ground is made a picture. */
const STILL_MS = 900;
/** How long a place that was asked for stays ringed. */
const SHOWN_MS = 2600;
/** Counters smaller than this on the screen show only the drawing and one number. */
const BRIEF_PIXELS = 40;
const NO_LAYERS: ReadonlySet<string> = new Set();
/** So many pieces out of sight are drawn at once. */
const AT_ONCE = 12;
const ARROWS: ReadonlyMap<string, Direction> = new Map<string, Direction>([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowUp", "up"],
  ["ArrowDown", "down"],
]);

export function Stage(props: StageProps): JSX.Element {
  const map = props.map;
  const { size, places } = map;
  /** Hexes cover the map: they are many, and only those that are lit have buttons. */
  const hexes = map.kind === "hexes";
  const [closest, touch] = [map.closest ?? CLOSEST, map.touch ?? TOUCH_SCALE];
  const byName: ReadonlyMap<string, MapPlace> = new Map(places.map((place) => [place.name, place]));
  const find = (name: string): MapPlace | undefined => byName.get(name);
  let stage!: HTMLDivElement;
  let svg!: SVGSVGElement;
  const [stageSize, setStageSize] = createSignal<Size>(size);
  const [view, setView] = createSignal<View>({ scale: 1, x: 0, y: 0 });
  /** Whether the whole map shows, whatever becomes of the window: a mode, left by looking closer. */
  const [whole, setWhole] = createSignal(true);
  const [drag, setDrag] = createSignal<Drag | null>(null);
  const dragging = (): boolean => drag() !== null;
  const [gliding, setGliding] = createSignal(false);
  /** Whether it is being scaled: where it only moves, every layer stays as it is painted. */
  const [scaling, setScaling] = createSignal(false);
  const [opened, setOpened] = createSignal<string>();
  /** The piece under the pointer when its pile was opened. */
  const [held, setHeld] = createSignal<Held | null>(null);
  const [hovered, setHovered] = createSignal<string>();
  const [focusedPlace, setFocusedPlace] = createSignal<string>();
  const [shown, setShown] = createSignal<string>();
  const words = (): BoardWords => props.words;

  const home = (): string => props.scene.viewer ?? props.scene.sides[0]?.seat ?? "";
  /** Who wins and loses with the viewer; for a spectator the first side. */
  const friends = createMemo((): ReadonlySet<string> => new Set([home(), ...props.scene.sides.filter((side) => side.allied).map((side) => side.seat)]));
  const isSelected = (anchor: Anchor): boolean => props.selected.some((one) => sameAnchor(one, anchor));
  const lifted = (piece: Piece): boolean => isSelected({ piece: piece.id }) || piece.marks.includes("moving");

  const piles = createMemo<Pile[]>(() => {
    const groups = new Map<string, Piece[]>();
    for (const piece of props.scene.pieces) {
      if (find(piece.place) === undefined) continue;
      const there = groups.get(piece.place);
      if (there) there.push(piece);
      else groups.set(piece.place, [piece]);
    }
    // Where places cover the map, an open stack would hide those that a chosen piece can go to.
    const isOpen = (place: string): boolean => opened() === place || (!hexes && (groups.get(place) ?? []).some(lifted));
    return map.lay({ groups, friends: friends(), isOpen, held: held(), chosen: lifted });
  });
  /** Who lies as before is the same as before: a click may lay all piles, and moves few pieces. */
  const placed = createMemo(
    (before: ReadonlyMap<string, Placed>) =>
      new Map(
        piles().flatMap((pile) =>
          pile.pieces.map((one) => {
            const was = before.get(one.piece.id);
            return [one.piece.id, was !== undefined && samePlaced(was, one) ? was : one] as const;
          }),
        ),
      ),
    new Map<string, Placed>(),
  );
  const seen = createMemo((): Sight => ({ scale: view().scale, box: visible(view(), stageSize()) }));
  /** What layers draw by: while the view moves it stands still, and with it everything that hangs on it. */
  const sight = createMemo<Sight>((before) => (gliding() ? before : seen()), { scale: 1, box: { x: 0, y: 0, w: 0, h: 0 } });
  const scale = createMemo(() => sight().scale);
  /** Stacks of counters bear no plates: there is nothing to draw with each click. */
  const signed = (): Pile[] => piles().filter((pile) => pile.plates.length > 0 || pile.swords !== null);
  const inSight = ({ x, y, size }: Placed): boolean => {
    const { box } = seen();
    return x + size > box.x && y + size > box.y && x < box.x + box.w && y < box.y + box.h;
  };
  /** Maps that are covered by places have many pieces: those in sight are drawn at once, the others while nothing else goes on, so that moving the map draws nobody. */
  const [drawn, setDrawn] = createSignal<ReadonlySet<string>>(new Set());
  const isDrawn = (one: Placed): boolean => drawn().has(one.piece.id) || props.highlights.pieces.has(one.piece.id) || inSight(one);
  const order = createMemo(
    () => [...placed().values()].filter((one) => !hexes || isDrawn(one)).map((one) => one.piece.id),
    [],
    { equals: (a, b) => a.length === b.length && a.every((id, at) => id === b[at]) },
  );
  onMount(() => {
    if (!hexes) return;
    createEffect(() => {
      const before = drawn();
      const missing = [...placed().keys()].filter((id) => !before.has(id));
      if (missing.length === 0 || gliding()) return;
      const more = whenIdle(() => setDrawn(new Set([...before, ...missing.slice(0, AT_ONCE)])));
      onCleanup(more);
    });
  });

  /** Who stays behind while others of the pile are chosen to go. */
  const stays = createMemo<ReadonlySet<string>>(() => {
    const going = new Set(props.selected.flatMap((anchor) => ("piece" in anchor ? [anchor.piece] : [])));
    const starts = new Set(props.plan.filter((move) => move.done !== true).map((move) => move.from));
    const behind = props.scene.pieces.filter((piece) => piece.side === home() && starts.has(piece.place) && !going.has(piece.id));
    return new Set(going.size > 0 ? behind.map((piece) => piece.id) : []);
  });

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
    for (const move of props.plan) out.add(move.from).add(move.to);
    return out;
  });
  /** On a map that is covered by places a click may light hundreds: first the area shows, prices and rings follow with the next frame, and then the buttons of keys; the mouse needs none. */
  const further = hexes ? afterFrame(() => props.highlights) : (): Highlights => props.highlights;
  const atLast = hexes ? afterFrame(further) : further;
  const dims = (): boolean => props.highlights.places.size > 0;

  /** Where the eye should go first. */
  const action = (): Point => {
    const chosen = props.selected.map((anchor) => {
      if ("place" in anchor) return find(anchor.place);
      if ("piece" in anchor) return find(placed().get(anchor.piece)?.piece.place ?? "");
      return undefined;
    });
    const planned = find(props.plan[0]?.to ?? "");
    const offered = [...props.highlights.places.keys()].map((name) => find(name));
    const [first, second] = [...chosen, planned, ...offered].filter((place) => place !== undefined);
    if (first === undefined) return map.focus;
    if (second === undefined || Math.hypot(first.x - second.x, first.y - second.y) > 220) return first;
    return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  };

  /** The first view: of some maps the part with the action, whatever the stage. */
  const first = (on: Size): View => {
    if (map.opens !== "close") return firstView(on, size, action(), touch);
    return centred({ scale: Math.max(touch, fit(on, size).scale), x: 0, y: 0 }, on, size, action());
  };

  /** The view changes because somebody wants to see something else. */
  const show = (next: View): void => {
    setView(next);
    setWhole(isWhole(next, stageSize(), size));
  };
  const look = (next: View): void => {
    show(next);
    props.onView?.(kept());
  };
  const kept = (): Kept => ({ whole: whole(), scale: view().scale, middle: middleOf(view(), stageSize()) });
  const seeAll = (): void => {
    look(fit(stageSize(), size));
  };
  /** One button does for both where there is room for one. */
  const seeAllOrClose = (): void => {
    if (whole()) look(first(stageSize()));
    else seeAll();
  };

  onMount(() => {
    const measure = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight });
    setStageSize(measure());
    setView(props.view === undefined || props.view === null ? first(stageSize()) : keptView(props.view, stageSize(), size));
    setWhole(isWhole(view(), stageSize(), size));
    const watch = new ResizeObserver(() => {
      const [before, now] = [stageSize(), measure()];
      if (now.width === 0 || (before.width === now.width && before.height === now.height)) return;
      const was = kept();
      setStageSize(now);
      setView(keptView(was, now, size));
    });
    watch.observe(stage);
    const stop = gestures(stage, {
      pan: (by) => glide((old) => pan(old, by, stageSize(), size)),
      zoom: (factor, at) => glide((old) => zoom(old, factor, at, stageSize(), size, closest)),
      drag: setDrag,
      lift,
      carry: (over) => props.onHover?.(anchorAt(over)),
      drop: (over) => {
        const place = placeUnder(over);
        // Where the pieces stand they are put down again; elsewhere one is told why they may not go.
        const home = props.scene.pieces.some((piece) => piece.place === place && isSelected({ piece: piece.id }));
        if (place !== undefined && (props.highlights.places.has(place) || (!hexes && !home))) props.onAnchor({ place });
      },
      press: skipMarches,
    });
    onCleanup(() => {
      watch.disconnect();
      stop();
    });
  });

  /** What was looked at before something was shown that comes to an end, and the view that shows it. */
  let visit: { readonly before: Kept; readonly at: View } | null = null;

  /** A click skips whatever still moves. */
  const skipMarches = (): void => {
    for (const animation of svg.getAnimations({ subtree: true })) if (animation.id === MARCH) animation.finish();
  };

  /** While the view changes, the painted map is scaled as it is; at rest it is painted sharp again. */
  let rest: ReturnType<typeof setTimeout> | undefined;
  let calm = 0;
  const glide = (change: (old: View) => View): void => {
    const next = change(view());
    clearTimeout(rest);
    cancelAnimationFrame(calm);
    // Two frames without a change: where painting is slow, the next change may wait behind the timer.
    rest = setTimeout(() => (calm = requestAnimationFrame(() => (calm = requestAnimationFrame(settle)))), REST_MS);
    batch(() => {
      setGliding(true);
      if (next.scale !== view().scale) setScaling(true);
      show(next);
    });
  };
  /** What is looked at is kept when the view has come to rest, not at each frame. */
  const settle = (): void => {
    batch(() => {
      setGliding(false);
      setScaling(false);
    });
    props.onView?.(kept());
  };
  onCleanup(() => {
    clearTimeout(rest);
    cancelAnimationFrame(calm);
    if (gliding()) props.onView?.(kept());
  });

  /** The ground as a picture, which moves at once; nearer than its grain, the drawing shows at rest. */
  const [still, setStill] = createSignal<HTMLCanvasElement>();
  const fine = fineness();
  const asPicture = (): boolean => still() !== undefined && (scaling() || scale() * window.devicePixelRatio <= fine);
  onMount(() => {
    if (map.still !== true) return;
    let turn = 0;
    const paint = async (): Promise<void> => {
      turn += 1;
      const mine = turn;
      const ground = stage.querySelector(".stage-ground");
      if (!(ground instanceof SVGSVGElement)) return;
      const picture = await paintStill(ground, size, fine).catch(() => undefined);
      if (mine === turn) setStill(picture);
    };
    const first = setTimeout(() => void paint(), STILL_MS);
    const stop = onTheme(() => {
      setStill(undefined);
      void paint();
    });
    onCleanup(() => {
      turn += 1;
      clearTimeout(first);
      stop();
    });
  });

  const zoomBy = (factor: number): void => {
    const middle = { x: stageSize().width / 2, y: stageSize().height / 2 };
    look(zoom(view(), factor, middle, stageSize(), size, closest));
  };

  /** What a click on a piece stands for: itself, its place, its whole pile, or a hidden fellow that may be chosen. */
  const clickPiece = (piece: Piece): void => {
    const pile = piles().find((one) => one.place === piece.place);
    const mates = props.scene.pieces.filter((one) => one.place === piece.place);
    const offered = mates.filter((one) => props.highlights.pieces.has(one.id));
    const stacked = pile?.pieces.some((one) => (one.count ?? 1) > 1) ?? false;
    if (props.highlights.places.has(piece.place) && !props.highlights.pieces.has(piece.id)) {
      props.onAnchor({ place: piece.place });
    } else if (pile !== undefined && !pile.open && ((offered.length > 1 && faceUp(piece)) || (stacked && offered.length !== 1))) {
      openPile(pile, piece, offered);
    } else {
      // Who cannot be told from a piece that may be chosen stands for it.
      const itself = props.highlights.pieces.has(piece.id) || lifted(piece);
      const fellow = offered.find((one) => (faceUp(piece) ? sameLook(one, piece) : one.side === piece.side));
      // In a stack the only one that may be chosen is meant, though another lies on top.
      const below = stacked && offered.length === 1 ? offered[0] : undefined;
      props.onAnchor({ piece: (itself ? piece : (fellow ?? below ?? piece)).id });
      closeStack();
    }
  };

  /** A pile opens around the piece under the pointer and stays open; whoever may go is chosen with it. */
  const openPile = (pile: Pile, under: Piece | null, offered: readonly Piece[]): void => {
    const at = pile.pieces.find((one) => one.piece.id === under?.id);
    setHeld(at === undefined || hexes ? null : { piece: at.piece.id, x: at.x, y: at.y });
    setOpened(pile.place);
    if (!hexes && offered.length > 1) props.onGroup?.(offered.map((one) => one.id));
  };

  /** A drag that begins on a piece that may go takes it, or its pile, in hand. */
  const lift = (target: Element): boolean => {
    const id = target.closest("[data-piece]")?.getAttribute("data-piece");
    const piece = props.scene.pieces.find((one) => one.id === id);
    if (piece === undefined) return false;
    if (isSelected({ piece: piece.id })) return true;
    if (!props.highlights.pieces.has(piece.id)) return false;
    clickPiece(piece);
    return true;
  };

  /** What a click on a place stands for: itself, or, where only its pieces can be chosen, its pile. */
  const clickPlace = (name: string): void => {
    const offered = props.scene.pieces.filter((one) => one.place === name && props.highlights.pieces.has(one.id));
    const pile = piles().find((one) => one.place === name);
    const [only, second] = offered;
    if (hexes || props.highlights.places.has(name) || pile === undefined || only === undefined) props.onAnchor({ place: name });
    else if (second === undefined) props.onAnchor({ piece: only.id });
    else openPile(pile, null, offered);
  };

  /** A piece of an open stack was chosen: the stack closes, with that piece on top. */
  const closeStack = (): void => {
    if (hexes) setOpened(undefined);
  };

  const onKey = (event: KeyboardEvent): void => {
    const direction = ARROWS.get(event.key);
    const at = event.target instanceof Element ? event.target.closest("[data-place]") : null;
    if (direction !== undefined) {
      event.preventDefault();
      const from = find(at?.getAttribute("data-place") ?? "");
      if (from !== undefined) focusPlace(map.step === undefined ? neighbour(from, direction, places)?.name : map.step(from.name, direction));
      else look(pan(view(), STEPS[direction], stageSize(), size));
    } else if (event.key === "+" || event.key === "=") zoomBy(1.4);
    else if (event.key === "-") zoomBy(1 / 1.4);
    else if (event.key === "0") seeAll();
    else if (event.key === "Escape") setOpened(undefined);
  };

  const focusPlace = (name: string | undefined): void => {
    const place = find(name ?? "");
    if (place === undefined) return;
    setFocusedPlace(place.name);
    svg.querySelector<SVGElement>(`.place[data-place="${place.name}"]`)?.focus({ preventScroll: true });
    reveal(place);
  };

  /** Brings a place onto the stage. */
  const reveal = (point: Point): void => {
    const { scale, x, y } = view();
    const [px, py] = [point.x * scale + x, point.y * scale + y];
    const { width, height } = stageSize();
    if (px < 40 || py < 40 || px > width - 40 || py > height - 40)
      look(centred(view(), stageSize(), size, point));
  };

  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || dragging()) return;
    props.onHover?.(anchorAt(event.target));
    if (!hexes) setHovered(placeUnder(event.target));
  };
  const onMove = (event: PointerEvent): void => {
    if (!hexes || event.pointerType !== "mouse" || dragging()) return;
    setHovered(placeUnder(event.target) ?? map.placeAt?.(mapPoint(event)));
  };
  const onLeave = (): void => {
    setHovered(undefined);
    props.onHover?.(null);
  };

  const onClick = (event: MouseEvent): void => {
    // Whatever else is clicked closes the pile that was open.
    const over = event.target instanceof Element ? event.target.closest("[data-pile], .place") : null;
    const pile = over?.getAttribute("data-pile") ?? over?.getAttribute("data-place");
    if (pile !== opened()) setOpened(undefined);
    const taken = event.target instanceof Element && event.target.closest("button, a, [role=button], [data-piece]") !== null;
    const place = taken ? undefined : map.placeAt?.(mapPoint(event));
    if (place !== undefined) props.onAnchor({ place });
  };

  /** A point of the screen in map units. */
  const mapPoint = (event: MouseEvent): Point => {
    const box = stage.getBoundingClientRect();
    const { scale, x, y } = view();
    return { x: (event.clientX - box.left - x) / scale, y: (event.clientY - box.top - y) / scale };
  };

  createEffect(
    on(
      () => props.show?.nth,
      () => {
        const goTo = (next: View): void => (moves() ? glide(() => next) : look(next));
        const visits = props.show?.visit === true;
        if (visits && props.show?.place === null) {
          if (visit !== null && sameView(visit.at, view())) goTo(keptView(visit.before, stageSize(), size));
          visit = null;
        }
        const place = find(props.show?.place ?? "");
        if (place === undefined) return;
        setShown(place.name);
        // Who has gone elsewhere meanwhile has a view of his own to come back to.
        const before = visit !== null && sameView(visit.at, view()) ? visit.before : kept();
        goTo(centred(view(), stageSize(), size, place));
        visit = visits ? { before, at: view() } : null;
        const done = setTimeout(() => setShown(undefined), SHOWN_MS);
        onCleanup(() => clearTimeout(done));
      },
    ),
  );

  // Getters, so that a layer repaints only for what it reads.
  const layer: LayerProps = {
    get scene() { return props.scene; },
    get home() { return home(); },
    get selected() { return props.selected; },
    get highlights() { return props.highlights; },
    get plan() { return props.plan; },
    get lit() { return lit(); },
    get dims() { return dims(); },
    get overlays() { return props.overlays ?? NO_LAYERS; },
    get hovered() { return hovered(); },
    get sight() { return sight(); },
    get lang() { return words().lang; },
  };
  const draws = (kind: Drawn): boolean => map.draws?.has(kind) ?? false;
  const ownRings = map.rings === "own";
  const Button = hexes ? HexButton : PlaceButton;
  const fights = (): ReadonlySet<string> => new Set(piles().flatMap((pile) => (pile.swords === null ? [] : [pile.place])));
  const foe = (): string => props.scene.sides.find((side) => !friends().has(side.seat))?.seat ?? "";
  const placeLabel = (place: MapPlace): string =>
    map.describe === undefined ? placeWords(place.name, place.label, props.scene) : map.describe(place.name, props.scene, layer);

  /** Places that are buttons: all of them, or, where they cover the map, what is lit or has the focus. */
  const buttons = createMemo((): readonly MapPlace[] => {
    if (!hexes) return places;
    const names = new Set(atLast().places.keys());
    const first = names.size === 0 ? places[0]?.name : undefined;
    for (const name of [focusedPlace(), first]) if (name !== undefined) names.add(name);
    return [...names].flatMap((name) => find(name) ?? []);
  });

  /** The first stop of the tab key, where nothing is lit. */
  const entry = (): string | undefined => (props.highlights.places.size > 0 ? undefined : places[0]?.name);
  /** Whether no road leads there from where the chosen pieces stand. */
  const isFar = (name: string): boolean => {
    const starts = props.highlights.roads.flatMap(([from, to]) => (to === name && find(from) !== undefined ? [from] : []));
    return map.joins !== undefined && starts.length > 0 && !starts.some((from) => map.joins?.(from, name));
  };
  const litPlaces = (): (readonly [MapPlace, Glow])[] =>
    [...props.highlights.places].flatMap(([name, glow]) => {
      const place = find(name);
      return place === undefined ? [] : [[place, glow === "near" && isFar(name) ? "far" : glow] as const];
    });

  /** At rest and while it only moves, the map lies on whole pixels: then its layers need no smoothing. */
  const transform = (): string => {
    const { scale, x, y } = view();
    const whole = (at: number): number => (scaling() ? at : Math.round(at * window.devicePixelRatio) / window.devicePixelRatio);
    return `translate3d(${whole(x)}px, ${whole(y)}px, 0) scale(${scale})`;
  };
  /** Under all else in a drawing, so that it is one layer: pieces far apart would be layers of their own, which have to be put together for every frame. */
  const Whole = (): JSX.Element => <rect class="stage-whole" width={size.width} height={size.height} />;
  // A click changes what may be chosen, and few pieces by it: only those are asked.
  const isLegal = createSelector(() => further().pieces, (id: string, pieces) => pieces.has(id));
  const isLive = createSelector(() => atLast().places, (place: string, places) => places.has(place));
  const isAttacked = createSelector(() => further().places, (place: string, places) => places.get(place) === "attack");
  const isChosen = createSelector(() => props.selected, (id: string, selected) => selected.some((one) => sameAnchor(one, { piece: id })));
  const isQuiet = createSelector(stays, (id: string, behind) => behind.has(id));
  const isFalling = createSelector(() => props.falls, (id: string, falls) => falls?.has(id) === true);
  const isBrief = createSelector(scale, (side: number, now) => side * now < BRIEF_PIXELS);
  /** What is drawn over the pieces. */
  const Upper = (): JSX.Element => (
    <>
      <Show when={map.Over} keyed>
        {(Over) => <Over {...layer} highlights={further()} />}
      </Show>
      {props.extra?.(layer)}
    </>
  );

  return (
    <div
      class="stage"
      classList={{ panning: drag() === "pan", carrying: drag() === "carry", gliding: gliding(), scaling: scaling() }}
      ref={stage}
      inert={props.covered === true}
      role="group"
      aria-label={map.words[words().lang]["map"]}
      onKeyDown={onKey}
      onPointerOver={onOver}
      onPointerMove={onMove}
      onPointerLeave={onLeave}
      onFocusIn={(event) => {
        props.onHover?.(anchorAt(event.target));
        // Keys may lead to a hex that is out of sight; a click must not move the map under the mouse.
        const byKeys = event.target instanceof Element && event.target.matches(".place:focus-visible") ? event.target : null;
        const place = find(byKeys?.getAttribute("data-place") ?? "");
        if (place !== undefined) reveal(place);
      }}
      onFocusOut={() => props.onHover?.(null)}
      onClick={onClick}
    >
      <div class="stage-view" style={{ transform: transform() }}>
        <div class="stage-ground-box" classList={{ still: asPicture() }} style={{ width: `${size.width}px`, height: `${size.height}px` }}>
          <map.Ground class="stage-ground" sight={sight()} />
          {still()}
        </div>
        <svg class="stage-glow" classList={{ lit: !ownRings && props.highlights.places.size > 0 }} width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
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
          {/* What a click lights on a map that is covered by places lies here, so that no piece is painted again for it. */}
          <Show when={ownRings} fallback={<For each={litPlaces()}>{([place, glow]) => <PlaceHalo place={place} glow={glow} />}</For>}>
            <map.Under {...layer} />
          </Show>
        </svg>
        <svg class="stage-map" ref={svg} width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
          <Whole />
          <Show when={!ownRings}>
            <map.Under {...layer}>
              <For each={litPlaces()}>{([place, glow]) => <PlaceRing place={place} glow={glow} />}</For>
              <ChosenPlaces selected={props.selected} pieces={props.scene.pieces} find={find} />
            </map.Under>
          </Show>
          <For each={buttons()}>
            {(place) => (
              <Button
                place={place}
                live={isLive(place.name)}
                entry={entry() === place.name}
                label={placeLabel(place)}
                chosen={isSelected({ place: place.name })}
                onClick={() => clickPlace(place.name)}
              />
            )}
          </For>
          <Overlays overlays={props.scene.overlays.filter((overlay) => (props.overlays?.has(overlay.kind) ?? false) && !draws(overlay.kind))} find={find} />
          <Arrows arrows={[...props.scene.arrows, ...(props.trails ?? [])].filter((arrow) => !draws(arrow.kind))} find={find} />
          <Show when={!draws("plan")}>
            <Marches plan={props.plan} side={home()} find={find} />
          </Show>
          <For each={piles().filter((pile) => pile.open)}>
            {(pile) => (
              <rect class="pile-area" data-pile={pile.place} x={pile.box.x - 4} y={pile.box.y} width={pile.box.w + 8} height={pile.box.h + 14} />
            )}
          </For>
          <For each={order()}>
            {(id) => (
              <Show when={placed().get(id)}>
                {(one) => {
                  const legal = (): boolean => isLegal(id);
                  const selected = createMemo(() => isChosen(id) || one().piece.marks.includes("moving"));
                  const target = createMemo(() => hexes && isAttacked(one().piece.place) && !friends().has(one().piece.side));
                  return (
                    <PieceOnMap
                      placed={one()}
                      label={pieceWords(one().piece, props.scene.sides, find(one().piece.place)?.label ?? one().piece.place)}
                      selected={selected()}
                      legal={legal()}
                      target={target()}
                      quiet={isQuiet(id)}
                      brief={isBrief(one().size)}
                      falls={isFalling(id)}
                      tag={props.falls?.get(id) ?? null}
                      onClick={() => clickPiece(one().piece)}
                      onFocus={() => {
                        if (opensByKeys(piles(), one().piece.place)) setOpened(one().piece.place);
                        reveal(one());
                      }}
                    />
                  );
                }}
              </Show>
            )}
          </For>
          <Markers markers={props.scene.markers.filter((marker) => !draws(marker.kind))} sides={props.scene.sides} fights={fights()} find={find} />
          <For each={signed()}>{(pile) => <PileSigns pile={pile} home={home()} foe={foe()} over={piles().filter((other) => other.open && other.place !== pile.place)} />}</For>
          <Show when={!ownRings}>
            <For each={litPlaces().filter(([, glow]) => glow === "attack")}>{([place]) => <AttackSign place={place} />}</For>
          </Show>
          <Show when={!draws("plan")}>
            <Pills plan={props.plan} side={home()} find={find} />
          </Show>
          <Show when={!ownRings}>
            <For each={litPlaces()}>{([place]) => <Show when={props.notes?.get(place.name)}>{(text) => <Note at={place} text={text()} />}</Show>}</For>
          </Show>
          <Show when={props.refused} keyed>
            {(refused) => <Show when={find(refused.place)}>{(place) => <g class="refused"><PlaceOutline place={place()} class="refused-ring" by={3} /></g>}</Show>}
          </Show>
          <Show when={find(shown() ?? "")}>{(place) => <PlaceOutline place={place()} class="shown-ring" by={8} />}</Show>
          <Show when={!ownRings}>
            <Upper />
          </Show>
        </svg>
        <Show when={ownRings}>
          <svg class="stage-over" width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <Whole />
            <Upper />
          </svg>
        </Show>
      </div>
      <div class="stage-paper" />
      <div class="stage-hold" />
      <div class="stage-zoom">
        <button type="button" class="by-step" aria-label={words().closer} onClick={() => zoomBy(1.4)}>
          +
        </button>
        <button type="button" class="by-step" aria-label={words().farther} onClick={() => zoomBy(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={words().whole} aria-pressed={whole()} onClick={seeAllOrClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 6V2H6M10 14H14V10M2 2L14 14" />
          </svg>
        </button>
      </div>
      <Show when={map.Chrome} keyed>
        {(Chrome) => <Chrome {...layer} sight={seen()} centre={(point) => look(centred(view(), stageSize(), size, point))} />}
      </Show>
    </div>
  );
}

const STEPS: Record<Direction, Point> = {
  left: { x: 60, y: 0 },
  right: { x: -60, y: 0 },
  up: { x: 0, y: 60 },
  down: { x: 0, y: -60 },
};

// A hex map as the board knows maps: its ground, what is laid over it, stacks of counters, keys and
// words. Which hexes are lit, priced or covered the scene says; nothing is worked out here.

import { For, Show, createComputed, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import type { LayerProps, MapArt, MapPlace, Sight } from "../map-art";
import type { OverlayKind } from "../types";
import { FACING, FacingLayer } from "./facing";
import { Ground } from "./Ground";
import type { Drawing } from "./Ground";
import { HexGrid } from "./grid";
import type { Hex } from "./grid";
import { ArcheryChips, AttackArrows, AttackPills, Breaches, Camps, CostPills, EmptyTargets, FortChips, Forts, LevelLayer, Lines, MarchPaths, PickedHexes, ReachLayer, SightLayer, ZoneLayer } from "./layers";
import { MiniMap } from "./MiniMap";
import { hexOutline, mergedOutline } from "./outline";
import { CommandLayer, FireLayer } from "./ranges";
import { hexWords, levelOf, priceText, priceWords, regionOf } from "./sheet";
import type { HexSheet } from "./sheet";
import { layStacks } from "./stacks";
import { showStripes } from "./stripes";
import { chosenPieces, detailAt, emptyTargets, firedAt, placesOf, reachOf, shownLines, shownOverlays, stepFrom } from "./ways";
import type { Detail } from "./ways";
import "./hex.css";

/** The side of a counter in radii of a hex, where the sheet does not say. */
const COUNTER_SIDE = 1.26;

/** What is laid over a map is drawn for hexes of this radius, and shrunk with smaller ones. */
const DRAWN_RADIUS = 40;

export function hexArt(sheet: HexSheet, drawing: Drawing | undefined): MapArt {
  const grid = new HexGrid(sheet.grid);
  const side = sheet.grid.radius * (sheet.counter ?? COUNTER_SIDE);
  const shrunk = sheet.grid.radius / DRAWN_RADIUS;
  const drawn = shrunk === 1 ? grid : new HexGrid({ ...sheet.grid, radius: DRAWN_RADIUS, margin: sheet.grid.margin / shrunk });
  const transform = shrunk === 1 ? undefined : `scale(${shrunk})`;
  const size = { width: grid.width, height: grid.height + sheet.footer };
  const outline = hexOutline(grid, { x: 0, y: 0 });
  // The hex in the middle of things comes first: where nothing is lit, keys begin there.
  const hexes = [...grid.hexes].sort((a, b) => Number(b.name === sheet.focus) - Number(a.name === sheet.focus));
  const places = hexes.map((hex): MapPlace => ({ name: hex.name, label: hex.name, x: hex.x, y: hex.y, dx: 0, dy: 0, kind: "city", free: -1, radius: grid.tall / 2, outline }));
  const detail = (sight: Sight): Detail => detailAt(side * sight.scale);
  /** What is seen, in the measures of what is laid over the map. */
  const within = ({ scale, box }: Sight): Sight => ({ scale: scale * shrunk, box: { x: box.x / shrunk, y: box.y / shrunk, w: box.w / shrunk, h: box.h / shrunk } });

  function Under(props: LayerProps): JSX.Element {
    const level = createMemo(() => detail(props.sight));
    createComputed(() => showStripes(props.scene.areas));
    const reach = createMemo(() => reachOf(props.highlights, props.selected, props.scene.pieces));
    const overlays = createMemo(() => shownOverlays(props.scene.overlays, props.overlays, chosenPieces(props.selected, props.scene.pieces)));
    const of = (kind: OverlayKind): ReturnType<typeof overlays> => overlays().filter((overlay) => overlay.kind === kind);
    const chosen = (): string[] => props.selected.flatMap((anchor) => ("place" in anchor ? [anchor.place] : []));
    const pointed = (): string | undefined => (props.highlights.places.has(props.hovered ?? "") ? props.hovered : undefined);
    return (
      <g class={`hex-under ${level()}`}>
        <rect class="hex-night" width={size.width} height={size.height} />
        <g transform={transform}>
          <Show when={sheet.forts === true} fallback={<Camps grid={drawn} markers={props.scene.markers} />}>
            <Forts grid={drawn} markers={props.scene.markers} />
          </Show>
          <ZoneLayer grid={drawn} overlays={of("zone")} />
          <CommandLayer grid={drawn} overlays={of("command")} sight={within(props.sight)} pieces={props.scene.pieces} named={reach().costs.length === 0} />
          <SightLayer grid={drawn} overlays={of("sight")} />
          <ReachLayer grid={drawn} reach={reach()} />
          <Show when={props.overlays.has(FACING) && props.scene.bearings}>
            {(bearings) => <FacingLayer grid={drawn} pieces={props.scene.pieces} bearings={bearings()} hovered={props.hovered} chosen={chosenPieces(props.selected, props.scene.pieces)} />}
          </Show>
          <PickedHexes grid={drawn} chosen={chosen()} hovered={pointed()} />
          <FireLayer grid={drawn} overlays={of("fire")} pointed={props.hovered} />
          <Breaches grid={drawn} markers={props.scene.markers} />
          <Show when={props.overlays.has(LEVELS)}>
            <LevelLayer grid={drawn} sheet={sheet} />
          </Show>
          <MarchPaths grid={drawn} arrows={props.scene.arrows} plan={props.plan} />
        </g>
        {props.children}
      </g>
    );
  }

  function Over(props: LayerProps): JSX.Element {
    const level = createMemo(() => detail(props.sight));
    const reach = createMemo(() => reachOf(props.highlights, props.selected, props.scene.pieces));
    const overlays = createMemo(() => shownOverlays(props.scene.overlays, props.overlays, chosenPieces(props.selected, props.scene.pieces)));
    const of = (kind: OverlayKind): ReturnType<typeof overlays> => overlays().filter((overlay) => overlay.kind === kind);
    const pointed = (): ReadonlySet<string> => new Set([...placesOf(props.selected, props.scene.pieces), ...(props.hovered === undefined ? [] : [props.hovered])]);
    return (
      <g class={`hex-over ${level()}`} aria-hidden="true" transform={transform}>
        <Show when={sheet.forts === true}>
          <FortChips grid={drawn} markers={props.scene.markers} />
        </Show>
        <CostPills grid={drawn} costs={reach().costs} text={(cost) => priceText(sheet, cost)} />
        <EmptyTargets grid={drawn} places={emptyTargets(props.highlights, props.scene.pieces)} />
        <ArcheryChips grid={drawn} places={firedAt(of("fire"), props.scene.pieces)} />
        <AttackArrows grid={drawn} arrows={props.scene.arrows} markers={props.scene.markers} bouts={props.scene.procedure?.bouts ?? []} />
        <AttackPills grid={drawn} markers={props.scene.markers} />
        <Lines grid={drawn} class="hex-sight" lines={shownLines(of("sight"), pointed())} />
        <Lines grid={drawn} class="hex-sight hex-shots" lines={shownLines(of("fire"), pointed())} />
      </g>
    );
  }

  return {
    kind: "hexes",
    grid,
    ...(sheet.trays === undefined ? {} : { trays: sheet.trays }),
    size,
    places,
    focus: grid.hex(sheet.focus) ?? { x: size.width / 2, y: size.height / 2 },
    words: sheet.words,
    Ground: (props) => <Ground class={props.class} size={size} detail={detail(props.sight)} numbered={sheet.tactical === true} drawing={drawing} plain={<PlainGround grid={grid} sheet={sheet} />} />,
    Under,
    Over,
    Chrome: (props) => <MiniMap {...props} size={size} url={drawing?.url} label={sheet.words[props.lang]["overview"] ?? ""} plain={<PlainGround grid={grid} sheet={sheet} />} />,
    lay: (request) => layStacks(grid, side, request, sheet.tactical === true),
    draws: new Set(["zone", "command", "fire", "sight", "breach", "camp", "battle", "owed", "attack", "march", "retreat", "plan"]),
    layers: [LEVELS],
    rings: "own",
    closest: 3,
    touch: sheet.touch ?? 1,
    opens: "close",
    placeAt: (point) => grid.at(point)?.name,
    step: (place, direction) => stepFrom(grid, place, direction)?.name,
    describe: (place, scene, { lang, highlights }) => {
      const hex = grid.hex(place);
      if (hex === undefined) return place;
      const price = priceWords(sheet, highlights.details?.get(place), lang);
      return [hexWords(sheet, hex, scene, lang), price].filter(Boolean).join(". ");
    },
  };
}

const LEVELS = "levels";

/** The sheet by its levels and regions alone, for as long as the drawing is on its way. */
function PlainGround(props: { grid: HexGrid; sheet: HexSheet }): JSX.Element {
  const where = (holds: (hex: Hex) => boolean): string => mergedOutline(props.grid, props.grid.hexes.filter(holds).map((hex) => hex.name));
  const heights = [...new Set(props.sheet.levels.join(""))].sort();
  const regions = [...new Set(props.sheet.regions.join(""))].filter((region) => region !== ".");
  return (
    <g class="hex-plain">
      <rect class="hex-paper" width={props.grid.width} height={props.grid.height + props.sheet.footer} />
      <For each={heights}>{(height) => <path class={`hex-level-${height}`} d={where((hex) => levelOf(props.sheet, hex) >= height)} />}</For>
      <path class="hex-grid" d={props.grid.hexes.map((hex) => hexOutline(props.grid, hex)).join("")} />
      <For each={regions}>{(region) => <path class="hex-region" d={where((hex) => regionOf(props.sheet, hex) === region)} />}</For>
    </g>
  );
}

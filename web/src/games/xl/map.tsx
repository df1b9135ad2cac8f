// The map of `xl` on the atlas: cities as squares, colonies as hexagons, clients as circles, each with
// its gold; barbarian areas in green with their strength; routes by land and sea; ports of three seas.

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { AtlasFrame, AtlasGround, AtlasNames } from "../../art/atlas";
import { GlyphUse } from "../../art/Glyph";
import { curve, fixed, underLetters } from "../../art/geometry";
import type { Point } from "../../art/geometry";
import type { LayerProps, MapArt, MapPlace } from "../../art/map-art";
import type { XlData, XlPlace, XlRoute } from "../../art/map-data";
import { layPiles } from "../../art/piles";
import type { Stock } from "../../art/piles";
import { joining, litRoads } from "../../art/roads";
import type { Piece } from "../../art/types";
import { unreachable } from "../../art/unreachable";
import { xlMap } from "./places";
import "../../art/hex/glyphs";
import "./glyphs";
import "./map.css";

const map: XlData = xlMap;

const COUNTERS: Stock = { size: 39, behind: { x: -13, y: 1.6 }, deepest: 54, gap: 5 };
const ROME = "Rome";

const radiusOf = (place: XlPlace): number => (place.kind === "barbarian" ? 22 : place.name === ROME ? 18 : 15.5);

const places: readonly MapPlace[] = map.places.map((place): MapPlace => {
  const [dx, dy] = place.pile;
  const free = place.label.align === "end" ? 1 : -1;
  const kind = place.kind === "barbarian" ? "city" : "rosette";
  return { name: place.name, label: place.name, x: place.x, y: place.y, dx, dy, free, radius: radiusOf(place), kind, mark: markSpot(place), lines: [underLetters(place.label, place.name.length * 6.4)] };
});
const placeOf: ReadonlyMap<string, MapPlace> = new Map(places.map((place) => [place.name, place]));

/** A banner stands below or beside its place, where neither name nor anchor is. */
function markSpot(place: XlPlace): Point {
  const r = radiusOf(place) - 1;
  const taken = map.places.flatMap((other): (readonly [number, number])[] => [
    ...(other.anchor === null ? [] : [other.anchor]),
    ...(other === place ? [] : [[other.x, other.y] as const]),
    ...[0.1, 0.35, 0.65, 0.9].map((part) => [other.label.x + labelShift(other, part), other.label.y - 4] as const),
  ]);
  const spots = [135, 45, 180, 0, 90].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return { x: place.x + r * Math.cos(angle), y: place.y + r * Math.sin(angle) };
  });
  const room = (spot: Point): number => Math.min(24, ...taken.map(([x, y]) => Math.hypot((x - spot.x) * 0.8, y - spot.y)));
  return spots.reduce((best, spot) => (room(spot) > room(best) + 1 ? spot : best));
}

/** How far along its name a point is. */
function labelShift(place: XlPlace, part: number): number {
  const width = place.name.length * 6;
  const start = { start: 0, middle: -width / 2, end: -width }[place.label.align];
  return start + width * part;
}

/** Chiefs stand in front, and units of a kind together. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const rank = ({ face }: Piece): string => (face.shows === "counter" ? `${face.shape === "round" ? 1 : 0} ${face.name}` : "");
  return [...pieces].sort((a, b) => rank(a).localeCompare(rank(b)));
}

const WORDS = {
  en: {
    map: "Map of the Mediterranean",
    city: "city, with its gold",
    colony: "colony",
    client: "client",
    barbarian: "barbarians, strength",
    italian: "Italian",
    land: "road",
    sea: "sea route",
    wild: "to barbarians",
    atlantic: "Atlantic",
    western: "western sea",
    eastern: "eastern sea",
  },
  fr: {
    map: "Carte de la Méditerranée",
    city: "cité, avec son or",
    colony: "colonie",
    client: "client",
    barbarian: "barbares, force",
    italian: "en Italie",
    land: "route",
    sea: "route de mer",
    wild: "vers les barbares",
    atlantic: "Atlantique",
    western: "mer d’Occident",
    eastern: "mer d’Orient",
  },
} satisfies MapArt["words"];

type Words = (typeof WORDS)["en"];

const xl: MapArt = {
  kind: "network",
  size: { width: map.width, height: map.height },
  places,
  focus: { x: 560, y: 340 },
  words: WORDS,
  Ground: (props) => (
    <AtlasGround map={map} class={props.class}>
      <For each={map.places.filter((place) => place.kind === "barbarian")}>{(place) => <path class="wild-land" d={blot(place)} />}</For>
    </AtlasGround>
  ),
  still: true,
  Under: Layers,
  Over: () => <AtlasFrame map={map} />,
  joins: joining(map.routes),
  lay: ({ groups, friends, isOpen, held }) => {
    const sorted = new Map([...groups].map(([place, pieces]) => [place, inOrder(pieces)]));
    return layPiles(placeOf, sorted, { friends, isOpen, held }, map, COUNTERS);
  },
};

/** Routes, signs and names, which change with what is lit; the ground lies under them. */
function Layers(props: LayerProps): JSX.Element {
  return (
    <g classList={{ "map-dims": props.dims }}>
      <AtlasNames map={map} />
      <Routes roads={props.highlights.roads} />
      {props.children}
      <Signs lit={props.lit} />
      <Legend words={WORDS[props.lang]} />
    </g>
  );
}

/** The land of a barbarian people: a patch with an uneven rim, always the same. */
function blot(place: XlPlace): string {
  let seed = place.x * 7 + place.y * 13;
  const next = (): number => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const rim = Array.from({ length: 11 }, (_, i) => {
    const [turn, far] = [(i * 2 * Math.PI) / 11, 0.86 + next() * 0.28];
    return [place.x + 47 * far * Math.cos(turn), place.y + 6 + 33 * far * Math.sin(turn)];
  });
  return `${curve([...rim, ...rim.slice(0, 1)].flat())}Z`;
}

function Routes(props: { roads: readonly (readonly [string, string])[] }): JSX.Element {
  const lit = createMemo(() => litRoads(map.routes, props.roads));
  const rest = (): XlRoute[] => map.routes.filter((route) => !lit().includes(route));
  return (
    <g aria-hidden="true">
      <g class="road-group">
        <RouteLines routes={rest()} />
      </g>
      <For each={lit()}>{(route) => <path class="route route-glow" d={curve(route.line)} />}</For>
      <g class="road-group lit">
        <RouteLines routes={lit()} />
      </g>
    </g>
  );
}

/** Routes of one look are one path; casings lie under all fills so that crossings join. */
function RouteLines(props: { routes: readonly XlRoute[] }): JSX.Element {
  const path = (kind: XlRoute["kind"], wild: boolean): string =>
    props.routes.filter((route) => route.kind === kind && route.wild === wild).map((route) => curve(route.line)).join("");
  return (
    <>
      <path class="route route-wild" d={path("land", true)} />
      <path class="route route-wild sea" d={path("sea", true)} />
      <path class="route route-sea-edge" d={path("sea", false)} />
      <path class="route route-sea" d={path("sea", false)} />
      <path class="route route-casing" d={path("land", false)} />
      <path class="route route-fill" d={path("land", false)} />
    </>
  );
}

function Signs(props: { lit: ReadonlySet<string> }): JSX.Element {
  return (
    <g aria-hidden="true">
      <For each={map.places}>
        {(place) => (
          <g class="town" classList={{ lit: props.lit.has(place.name) }}>
            <g transform={`translate(${place.x} ${place.y})`}>
              <Sign kind={place.kind} value={place.value} scale={place.name === ROME ? 1.28 : 1} italian={place.italian} />
            </g>
            <Show when={place.anchor}>{(at) => <Anchors x={at()[0]} y={at()[1]} seas={place.seas} />}</Show>
          </g>
        )}
      </For>
      <For each={map.places}>
        {(place) => (
          <text
            class="town-name"
            classList={{ rome: place.name === ROME, wild: place.kind === "barbarian", "on-sea": place.label.sea, lit: props.lit.has(place.name) }}
            x={place.label.x}
            y={place.label.y}
            text-anchor={place.label.align}
          >
            {place.kind === "barbarian" || place.name === ROME ? place.name.toUpperCase() : place.name}
          </text>
        )}
      </For>
    </g>
  );
}

const HEXAGON = hexagon(12.2);

function hexagon(r: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const turn = (i * Math.PI) / 3;
    return `${fixed(r * Math.cos(turn))} ${fixed(r * Math.sin(turn))}`;
  });
  return `M${corners.join("L")}Z`;
}

function outline(kind: XlPlace["kind"]): string {
  switch (kind) {
    case "city":
      return "M-10-10H10V10H-10Z";
    case "colony":
      return HEXAGON;
    case "client":
      return "M-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z";
    case "barbarian":
      return "M-10-11H10V1C10 8 5 11.5 0 14C-5 11.5-10 8-10 1Z";
    default:
      return unreachable(kind);
  }
}

/** What kind of place it is, by its shape, and its gold or strength. */
function Sign(props: { kind: XlPlace["kind"]; value: number; scale?: number; italian?: boolean }): JSX.Element {
  const wild = (): boolean => props.kind === "barbarian";
  return (
    <g transform={`scale(${props.scale ?? 1})`}>
      <Show when={props.italian}>
        <path class="town-italian" d={outline(props.kind)} transform="scale(1.28)" />
      </Show>
      <path class="town-shape" classList={{ wild: wild() }} d={outline(props.kind)} />
      <Show when={!wild()}>
        <circle class="town-coin" r="7.2" />
      </Show>
      <text class="town-value" classList={{ wild: wild() }} y="4.2">
        {props.value}
      </text>
    </g>
  );
}

/** Anchors in the colours of the seas; their discs differ in shape as well. */
function Anchors(props: { x: number; y: number; seas: readonly string[] }): JSX.Element {
  return (
    <For each={props.seas}>
      {(sea, i) => (
        <g class={`port-of ${sea}`} transform={`translate(${props.x + (i() - (props.seas.length - 1) / 2) * 13.5} ${props.y})`}>
          <path class="port-disc" d={disc(sea)} />
          <GlyphUse class="port-sign" name="anchor" x={-4.4} y={-4.4} size={8.8} />
        </g>
      )}
    </For>
  );
}

function disc(sea: string): string {
  if (sea === "atlantic") return "M-6-6H6V6H-6Z";
  if (sea === "eastern") return "M0-8.4L8.4 0L0 8.4L-8.4 0Z";
  return "M-6.8 0a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0Z";
}

function Legend(props: { words: Words }): JSX.Element {
  const row = (index: number): number => 41 + index * 22;
  return (
    <g class="legend" transform={`translate(${map.legend.x} ${map.legend.y})`}>
      <rect width="368" height="120" rx="3" />
      <rect class="legend-inner" x="4" y="4" width="360" height="112" rx="2" />
      <text class="legend-title" x="184" y="22">
        CAESAR · POMPEIVS
      </text>
      <path class="legend-rule" d="M62 28H306" />
      <For each={["city", "colony", "client", "barbarian"] as const}>
        {(kind, i) => (
          <>
            <g transform={`translate(22 ${row(i()) - (kind === "barbarian" ? 1 : 0)}) scale(.74)`}>
              <Sign kind={kind} value={kind === "barbarian" ? 4 : 2} />
            </g>
            <text class="legend-text" x="38" y={row(i()) + 4}>
              {props.words[kind]}
            </text>
          </>
        )}
      </For>
      <path class="route route-casing" d={`M160 ${row(0)}H186`} />
      <path class="route route-fill" d={`M160 ${row(0)}H186`} />
      <path class="route route-sea-edge" d={`M160 ${row(1)}H186`} />
      <path class="route route-sea" d={`M160 ${row(1)}H186`} />
      <path class="route route-wild" d={`M160 ${row(2)}H186`} />
      <g transform={`translate(173 ${row(3)}) scale(.7)`}>
        <Sign kind="city" value={1} italian={true} />
      </g>
      <For each={["land", "sea", "wild", "italian"] as const}>
        {(word, i) => (
          <text class="legend-text" x="194" y={row(i()) + 4}>
            {props.words[word]}
          </text>
        )}
      </For>
      <For each={["atlantic", "western", "eastern"] as const}>
        {(sea, i) => (
          <>
            <Anchors x={290} y={row(i())} seas={[sea]} />
            <text class="legend-text" x="302" y={row(i()) + 4}>
              {props.words[sea]}
            </text>
          </>
        )}
      </For>
    </g>
  );
}

export default xl;

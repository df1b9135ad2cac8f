// The map of `julius`: roads, cities and names on the atlas. It knows which places and roads are
// lit, so that the rest can step back, and nothing else about the game.

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { AtlasFrame, AtlasGround, AtlasNames } from "../../art/atlas";
import { GlyphUse } from "../../art/Glyph";
import { curve, fixed, points, underLetters } from "../../art/geometry";
import type { LayerProps, MapArt, MapPlace, MapWords } from "../../art/map-art";
import type { CityData, MapData, RoadData } from "../../art/map-data";
import { BLOCKS, layPiles } from "../../art/piles";
import { joining, litRoads } from "../../art/roads";
import { juliusMap } from "./places";
import "./map.css";

const map: MapData = juliusMap;

const places: readonly MapPlace[] = [
  ...map.cities.map((city): MapPlace => {
    const [dx, dy] = city.pile;
    const free = city.label.align === "end" ? 1 : -1;
    const rosette = city.vp > 0;
    const lines = [underLetters(city.label, city.name.length * (rosette ? 9 : 6.2))];
    return { name: city.name, label: city.name, x: city.x, y: city.y, dx, dy, free, radius: rosette ? 17 : 13.5, kind: rosette ? "rosette" : "city", lines };
  }),
  ...map.seas.map((sea): MapPlace => ({
    name: sea.name,
    label: sea.name,
    x: sea.x,
    y: sea.y,
    dx: 0,
    dy: 0,
    free: -1,
    radius: sea.radius,
    kind: "sea",
    sign: "fleet",
    lines: map.seaNames.filter((name) => name.sea === sea.name).map((name) => curve(name.line)),
  })),
];
const placeOf: ReadonlyMap<string, MapPlace> = new Map(places.map((place) => [place.name, place]));

const WORDS: MapArt["words"] = {
  en: {
    map: "Map of the Mediterranean",
    title: "BELLVM · CIVILE",
    major: "major, 4 blocks",
    minor: "minor, 2 blocks",
    strait: "strait, 2 blocks",
    points: "victory points",
    majorPort: "major port",
    port: "port",
  },
  fr: {
    map: "Carte de la Méditerranée",
    title: "BELLVM · CIVILE",
    major: "grande, 4 blocs",
    minor: "petite, 2 blocs",
    strait: "détroit, 2 blocs",
    points: "points de victoire",
    majorPort: "grand port",
    port: "port",
  },
};

const julius: MapArt = {
  kind: "network",
  size: { width: map.width, height: map.height },
  places,
  focus: { x: 560, y: 300 },
  words: WORDS,
  Ground: (props) => <AtlasGround map={map} class={props.class} />,
  still: true,
  Under: Layers,
  Over: () => <AtlasFrame map={map} />,
  joins: joining(map.roads),
  lay: ({ groups, friends, isOpen, held }) => layPiles(placeOf, groups, { friends, isOpen, held }, map, BLOCKS),
};

const ROSETTE =
  "M32 1L38.9 6.4L47.5 5.2L50.7 13.3L58.8 16.5L57.6 25.1L63 32L57.6 38.9L58.8 47.5L50.7 50.7L47.5 58.8L38.9 57.6L32 63L25.1 57.6L16.5 58.8L13.3 50.7L5.2 47.5L6.4 38.9L1 32L6.4 25.1L5.2 16.5L13.3 13.3L16.5 5.2L25.1 6.4Z";

/** Roads, cities and names, which change with what is lit; the ground lies under them. */
function Layers(props: LayerProps): JSX.Element {
  return (
    <g classList={{ "map-dims": props.dims }}>
      <defs>
        <marker id="map-arrowhead" viewBox="0 0 8 8" refX="5" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto-start-reverse">
          <path class="map-arrowhead" d="M0 0L8 4L0 8L2 4Z" />
        </marker>
      </defs>
      <AtlasNames map={map} />
      <Roads roads={props.highlights.roads} />
      {props.children}
      <Cities lit={props.lit} />
      <Legend words={WORDS[props.lang]} />
    </g>
  );
}

function Roads(props: { roads: readonly (readonly [string, string])[] }): JSX.Element {
  const lit = createMemo(() => litRoads(map.roads, props.roads));
  const rest = (): RoadData[] => map.roads.filter((road) => !lit().includes(road));
  return (
    <g aria-hidden="true">
      <g class="road-group">
        <RoadLines roads={rest()} />
      </g>
      <For each={lit()}>{(road) => <path class="road road-glow-edge" d={curve(road.line)} />}</For>
      <For each={lit()}>{(road) => <path class="road road-glow" d={curve(road.line)} />}</For>
      <g class="road-group lit">
        <RoadLines roads={lit()} />
      </g>
    </g>
  );
}

/** Roads of one look are one path; casings lie under all fills so that crossings join. */
function RoadLines(props: { roads: readonly RoadData[] }): JSX.Element {
  const path = (kind: RoadData["kind"]): string =>
    props.roads.filter((road) => road.kind === kind).map((road) => (kind === "strait" ? crossing(road) : curve(road.line))).join("");
  const straits = (): RoadData[] => props.roads.filter((road) => road.kind === "strait");
  return (
    <>
      <path class="road road-minor" d={path("minor")} />
      <path class="road road-casing" d={path("major")} />
      <path class="road road-fill" d={path("major")} />
      <For each={straits()}>
        {(road) => <path class="road road-strait" d={crossing(road)} marker-start="url(#map-arrowhead)" marker-end="url(#map-arrowhead)" />}
      </For>
    </>
  );
}

/** A strait from shore to shore, short of both cities. */
function crossing(road: RoadData): string {
  const ends = points(road.line);
  const [a, b] = [ends[0], ends.at(-1)];
  if (a === undefined || b === undefined) return "";
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const gap = length > 34 ? 9 : 8;
  return `M${fixed(a.x + ux * gap)} ${fixed(a.y + uy * gap)}L${fixed(b.x - ux * gap)} ${fixed(b.y - uy * gap)}`;
}

function Cities(props: { lit: ReadonlySet<string> }): JSX.Element {
  return (
    <g aria-hidden="true">
      <For each={map.cities}>
        {(city) => (
          <g class="city" classList={{ lit: props.lit.has(city.name) }}>
            <CitySign city={city} />
            <Show when={city.anchor}>{(at) => <PortSign x={at()[0]} y={at()[1]} major={city.kind === "major-port"} />}</Show>
          </g>
        )}
      </For>
      <For each={map.cities}>
        {(city) => (
          <text
            class="city-name"
            classList={{ vp: city.vp > 0, "on-sea": city.label.sea, lit: props.lit.has(city.name) }}
            x={city.label.x}
            y={city.label.y}
            text-anchor={city.label.align}
          >
            {city.vp > 0 ? city.name.toUpperCase() : city.name}
          </text>
        )}
      </For>
    </g>
  );
}

function CitySign(props: { city: CityData }): JSX.Element {
  return (
    <Show
      when={props.city.vp > 0}
      fallback={
        <>
          <circle class="city-ring" cx={props.city.x} cy={props.city.y} r="5.2" />
          <circle class="city-dot" cx={props.city.x} cy={props.city.y} r="2.1" />
        </>
      }
    >
      <g transform={`translate(${props.city.x} ${props.city.y})`}>
        <path class="city-rosette" transform="scale(.36) translate(-32 -32)" d={ROSETTE} />
        <circle class="city-disc" r="8" />
        <text class="city-vp" y="3.6">
          {"I".repeat(props.city.vp)}
        </text>
      </g>
    </Show>
  );
}

function PortSign(props: { x: number; y: number; major: boolean }): JSX.Element {
  return (
    <Show when={props.major} fallback={<GlyphUse class="port" name="anchor" x={props.x - 5.25} y={props.y - 5.25} size={10.5} />}>
      <circle class="port-disc" cx={props.x} cy={props.y} r="7.4" />
      <GlyphUse class="port-major" name="anchor" x={props.x - 5} y={props.y - 5} size={10} />
    </Show>
  );
}

function Legend(props: { words: MapWords }): JSX.Element {
  return (
    <g class="legend" transform={`translate(${map.legend.x} ${map.legend.y})`}>
      <rect width="262" height="106" rx="3" />
      <rect class="legend-inner" x="4" y="4" width="254" height="98" rx="2" />
      <text class="legend-title" x="131" y="24">
        {props.words["title"]}
      </text>
      <path class="legend-rule" d="M42 31H220" />
      <path class="road road-casing" d="M14 47H48" />
      <path class="road road-fill" d="M14 47H48" />
      <path class="road road-minor" d="M14 66H48" />
      <path class="road road-strait" d="M20 85H42" marker-start="url(#map-arrowhead)" marker-end="url(#map-arrowhead)" />
      <g transform="translate(158 47)">
        <path class="city-rosette" transform="scale(.27) translate(-32 -32)" d={ROSETTE} />
        <text class="city-vp small" y="3">
          II
        </text>
      </g>
      <PortSign x={158} y={66} major={true} />
      <PortSign x={158} y={85} major={false} />
      <text class="legend-text" x="58" y="51">
        {props.words["major"]}
      </text>
      <text class="legend-text" x="58" y="70">
        {props.words["minor"]}
      </text>
      <text class="legend-text" x="58" y="89">
        {props.words["strait"]}
      </text>
      <text class="legend-text" x="172" y="51">
        {props.words["points"]}
      </text>
      <text class="legend-text" x="172" y="70">
        {props.words["majorPort"]}
      </text>
      <text class="legend-text" x="172" y="89">
        {props.words["port"]}
      </text>
    </g>
  );
}

export default julius;

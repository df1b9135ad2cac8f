// The shape of a map's drawing: everything projected and placed beforehand by scripts/make-map.mjs.
// Lines are flat lists x, y, x, y, … of points that a smooth curve goes through.

/** What the maps of the Mediterranean have in common. */
export interface AtlasData {
  readonly width: number;
  readonly height: number;
  /** The coast as one closed path. */
  readonly land: string;
  /** The same with fewer points, for broad strokes along it. */
  readonly shore: string;
  readonly graticule: string;
  readonly ridges: readonly { readonly weight: number; readonly line: readonly number[] }[];
  readonly rivers: readonly (readonly number[])[];
  /** Hills from the north: x, y of the foot, and height. */
  readonly hills: readonly number[];
  /** Dots of the deserts: x, y. */
  readonly stipple: readonly number[];
  /** Feet of trees: x, y. */
  readonly trees: readonly number[];
  readonly regions: readonly RegionData[];
  readonly seaNames: readonly SeaNameData[];
  readonly seaBorders: readonly (readonly number[])[];
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  readonly legend: { readonly x: number; readonly y: number };
}

export interface MapData extends AtlasData {
  readonly cities: readonly CityData[];
  readonly seas: readonly SeaData[];
  readonly roads: readonly RoadData[];
}

export interface RegionData {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly spacing: number;
  /** Degrees. */
  readonly turn: number;
}

export interface SeaNameData {
  readonly text: string;
  /** The sea it names; a name may have two lines. */
  readonly sea: string;
  readonly size: number;
  readonly spacing: number;
  readonly line: readonly number[];
}

export interface CityData {
  readonly name: string;
  readonly kind: "inland" | "port" | "major-port";
  readonly vp: number;
  readonly x: number;
  readonly y: number;
  readonly label: LabelData;
  /** Where the port's anchor is drawn. */
  readonly anchor: readonly [number, number] | null;
  /** How far a pile stands from its usual spot above the dot. */
  readonly pile: readonly [number, number];
}

export interface LabelData {
  readonly x: number;
  readonly y: number;
  readonly align: "start" | "middle" | "end";
  /** Whether it lies on the sea, for the colour of its halo. */
  readonly sea: boolean;
}

export interface SeaData {
  readonly name: string;
  /** Where ships lie. */
  readonly x: number;
  readonly y: number;
  /** Of the ring that lights it. */
  readonly radius: number;
}

export interface RoadData {
  readonly ends: readonly [string, string];
  readonly kind: "major" | "minor" | "strait";
  readonly line: readonly number[];
}

export interface XlData extends AtlasData {
  readonly places: readonly XlPlace[];
  readonly routes: readonly XlRoute[];
}

export interface XlPlace {
  readonly name: string;
  readonly kind: "city" | "colony" | "client" | "barbarian";
  /** Gold, or the strength of a barbarian area. */
  readonly value: number;
  readonly italian: boolean;
  /** Seas that it is a port of: `atlantic`, `western`, `eastern`. */
  readonly seas: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly label: LabelData;
  readonly anchor: readonly [number, number] | null;
  readonly pile: readonly [number, number];
}

export interface XlRoute {
  readonly ends: readonly [string, string];
  readonly kind: "land" | "sea";
  /** Whether it leads to a barbarian area. */
  readonly wild: boolean;
  readonly line: readonly number[];
}

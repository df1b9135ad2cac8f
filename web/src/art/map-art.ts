// What a board needs to know of a map. Every game draws its own; the board knows none of them.
// A map says where its places are and draws what never moves. Rings, arrows, markers and pieces are
// the board's, unless the map says that it draws them itself.

import type { Component, JSX } from "solid-js";
import type { Box, Point } from "./geometry";
import type { HexGrid } from "./hex/grid";
import type { Highlights, PlannedMove } from "./highlights";
import type { Held, Pile, Spot } from "./piles";
import type { Anchor, ArrowKind, MarkerKind, OverlayKind, Piece, Scene } from "./types";
import type { Direction, Size } from "./viewport";

/** A place of a map: a city, a sea, a hex. */
export interface MapPlace extends Spot {
  /** As scenes name it. */
  readonly name: string;
  /** As people call it. */
  readonly label: string;
  /** The side that its name leaves free: -1 is left. */
  readonly free: number;
  /** Of the ring that lights it. */
  readonly radius: number;
  /** The outline that lights it, around the origin, where that is no circle. */
  readonly outline?: string;
  /** Further lines that may be clicked: the letters of its name. */
  readonly lines?: readonly string[];
  /** Where a marker of control or the like stands, if not on the free side. */
  readonly mark?: Point;
  /** A glyph in the ring that lights it. */
  readonly sign?: string;
}

/** How much of the map shows, and how large: screen pixels for a unit, and the part that is seen. */
export interface Sight {
  readonly scale: number;
  readonly box: Box;
}

/** A language of the reader. */
export type Lang = "en" | "fr";

/** Words of the map in one language: `map` is what it is called, `layer-…` names its layers, the rest is its own. */
export type MapWords = Readonly<Record<string, string>>;

/** What the layers of a map are told. */
export interface LayerProps {
  readonly scene: Scene;
  /** The viewer's side, or the first for a spectator. */
  readonly home: string;
  readonly selected: readonly Anchor[];
  readonly highlights: Highlights;
  readonly plan: readonly PlannedMove[];
  /** Places that keep their full colour while others step back. */
  readonly lit: ReadonlySet<string>;
  /** Whether anything is lit at all. */
  readonly dims: boolean;
  /** Ids of overlays and layers that are switched on. */
  readonly overlays: ReadonlySet<string>;
  /** The place under the mouse. */
  readonly hovered: string | undefined;
  readonly sight: Sight;
  readonly lang: Lang;
  /** The rings of places that may be chosen; `Under` draws them where it likes. */
  readonly children?: JSX.Element;
}

/** What stands beside the zoom buttons, in HTML. */
export interface ChromeProps extends LayerProps {
  readonly centre: (point: Point) => void;
}

/** How pieces are to be laid out. */
export interface LayRequest {
  /** Pieces by the place they stand in, places of the map only. */
  readonly groups: ReadonlyMap<string, readonly Piece[]>;
  /** The viewer's side and its allies. */
  readonly friends: ReadonlySet<string>;
  /** Whether a pile is to be shown spread out. */
  readonly isOpen: (place: string) => boolean;
  /** The piece by which a pile was opened stays where it was. */
  readonly held: Held | null;
  /** Whether a piece is chosen or on the move: of a stack it is the one to show. */
  readonly chosen: (piece: Piece) => boolean;
}

/** What the board draws, unless the map does. */
export type Drawn = MarkerKind | ArrowKind | OverlayKind | "plan";

/** Places that lie apart, with roads or the like between them; or hexes that cover the map. */
export type MapKind = "network" | "hexes";

/** Trays by their ids, side by side, and those among them that follow each other round the map. */
export interface TrayLayout {
  readonly top: readonly string[];
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly bottom: readonly string[];
  readonly ring: readonly string[];
}

export interface MapArt {
  readonly kind: MapKind;
  readonly size: Size;
  readonly places: readonly MapPlace[];
  /** Where to look when nothing happens. */
  readonly focus: Point;
  /** Everything that it says. */
  readonly words: Readonly<Record<Lang, MapWords>>;
  /** Land and water: a drawing of its own that never repaints. It gets the class to bear. */
  readonly Ground: Component<{ readonly class: string; readonly sight: Sight }>;
  /** Whether the ground is one SVG without letters that never changes: then it may be shown as a picture. */
  readonly still?: boolean;
  /** Under the pieces: roads, cities, names, the legend. SVG. */
  readonly Under: Component<LayerProps>;
  /** Above the pieces: a frame. SVG. */
  readonly Over?: Component<LayerProps>;
  /** Over the stage: layer switches, a small map. HTML. */
  readonly Chrome?: Component<ChromeProps>;
  /** Where pieces stand; `layPiles` does for maps whose places are apart. */
  readonly lay: (request: LayRequest) => Pile[];
  /** Kinds of markers, arrows and overlays, and `plan`, that `Under` and `Over` draw themselves. */
  readonly draws?: ReadonlySet<Drawn>;
  /** Whether `Under` or the pieces show lit places themselves, so that the board draws no rings. */
  readonly rings?: "own";
  /** The closest zoom, and the zoom at which pieces are easy to touch. */
  readonly closest?: number;
  readonly touch?: number;
  /** Whether the first view is `touch` close to the action on every stage, not only on phones. */
  readonly opens?: "close";
  /** Whether a road or the like joins two places: what is lit and not joined is ringed in dashes. */
  readonly joins?: (one: string, other: string) => boolean;
  /** The place at a point, for maps whose places cover them. */
  readonly placeAt?: (point: Point) => string | undefined;
  /** The next place in a direction, where the nearest is not meant. */
  readonly step?: (place: string, direction: Direction) => string | undefined;
  /** A place in words; `label: side count, …` otherwise. */
  readonly describe?: (place: string, scene: Scene, layer: Pick<LayerProps, "lang" | "highlights">) => string;
  /** The hexes of a map that is covered by them. */
  readonly grid?: HexGrid;
  /** Where the scene's trays lie round the map. */
  readonly trays?: TrayLayout;
  /** Ids of layers that the map can show beside the scene's overlays. */
  readonly layers?: readonly string[];
}

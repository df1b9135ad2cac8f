// The drawing of a hex map as a file of its own, and how the page takes it in. Pure.

import type { Size } from "../viewport";

/** The ground, and the lettering over it, as the insides of two drawings. */
export interface Parts {
  readonly ground: string;
  readonly names: string;
}

/** Where the lettering begins: numbers, levels, labels and the title come last. */
const NAMES = '<g class="map-numbers"';

/**
 * A drawing without its frame of tags and its own style, which the page supplies, and with class
 * names of its own, which the styles of other maps do not know.
 */
export function parts(svg: string): Parts {
  const inside = svg.replace(/<style[\s\S]*?<\/style>/g, "").replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
  const at = inside.indexOf(NAMES);
  const own = (text: string): string => text.replaceAll('class="map-', 'class="hexmap-');
  return at < 0 ? { ground: own(inside), names: "" } : { ground: own(inside.slice(0, at)), names: own(inside.slice(at)) };
}

/** The ground as an address for an image of a certain size: without lettering and without camps. */
export function groundAddress(svg: string, size: Size): string {
  const hidden = "<style>.map-numbers,.map-levels,.map-labels,.map-title,.map-camps{display:none}</style>";
  const sized = svg.replace(/<svg([^>]*)>/, `<svg$1 width="${size.width}" height="${size.height}">${hidden}`);
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`;
}

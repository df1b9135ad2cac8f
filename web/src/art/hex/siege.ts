// The map of `siege`. Its drawing is made by `rubicon map siege --svg` and loaded when it is first shown.

import type { Drawing } from "./Ground";
import { hexArt } from "./HexArt";
import "./glyphs";
import { siegeSheet } from "./siege-sheet";

const [url] = Object.values(import.meta.glob<string>("../data/siege-map.svg", { query: "?url", import: "default", eager: true }));

const drawing: Drawing | undefined = url === undefined ? undefined : { url, load: async () => (await fetch(url)).text() };

export const siege = hexArt(siegeSheet, drawing);

// The map of `alesia`. Its drawing and its ground are made by `make maps`; the drawing is loaded when it
// is first shown.

import type { Drawing } from "../../art/hex/Ground";
import { hexArt } from "../../art/hex/HexArt";
import "../../art/hex/glyphs";
import { alesiaSheet } from "./words";

const [url] = Object.values(import.meta.glob<string>("./map.svg", { query: "?url", import: "default", eager: true }));

const drawing: Drawing | undefined = url === undefined ? undefined : { url, load: async () => (await fetch(url)).text() };

export default hexArt(alesiaSheet, drawing);

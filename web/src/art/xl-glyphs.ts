// Drawings for the cards of `xl`, loaded with its map.

import { addGlyphs } from "./defs";

addGlyphs(import.meta.glob<string>("./glyphs/xl/*.svg", { query: "?raw", import: "default", eager: true }));

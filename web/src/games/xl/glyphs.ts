// Drawings for the cards of `xl`, loaded with its map.

import { addGlyphs } from "../../art/defs";

addGlyphs(import.meta.glob<string>("./glyphs/*.svg", { query: "?raw", import: "default", eager: true }));

// The drawings on counters. They come with the first map that has counters, not with the page.

import { addGlyphs } from "../defs";

addGlyphs(import.meta.glob<string>("../glyphs/hex/*.svg", { query: "?raw", import: "default", eager: true }));

// The map of the Sabis. Its drawing and its ground are made by `make maps`; the drawing is loaded when it is
// first shown.

import { hexArt } from "../../art/hex/HexArt";
import "../../art/hex/glyphs";
import { ground } from "./sheet-sabis";
import { drawingOf, sheetOf } from "./words";

export default hexArt(sheetOf("sabis", ground, "2219"), drawingOf("sabis"));

// The map of Britannia. Its drawing and its ground are made by `make maps`; the drawing is loaded when it is
// first shown.

import { hexArt } from "../../art/hex/HexArt";
import "../../art/hex/glyphs";
import { ground } from "./sheet-britannia";
import { drawingOf, sheetOf } from "./words";

export default hexArt(sheetOf("britannia", ground, "2316"), drawingOf("britannia"));

// The map of the Rhine. Its drawing and its ground are made by `make maps`; the drawing is loaded when it is
// first shown.

import { hexArt } from "../../art/hex/HexArt";
import "../../art/hex/glyphs";
import { ground } from "./sheet-rhine";
import { drawingOf, sheetOf } from "./words";

export default hexArt(sheetOf("rhine", ground, "2320"), drawingOf("rhine"));

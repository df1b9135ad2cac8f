// The map of Bibracte. Its drawing and its ground are made by `make maps`; the drawing is loaded when it is
// first shown.

import { hexArt } from "../../art/hex/HexArt";
import "../../art/hex/glyphs";
import { ground } from "./sheet-bibracte";
import { drawingOf, sheetOf } from "./words";

export default hexArt(sheetOf("bibracte", ground, "2720"), drawingOf("bibracte"));

// The map of Lutetia. Its drawing and its ground are made by `make maps`; the drawing is loaded when it is
// first shown.

import { hexArt } from "../../art/hex/HexArt";
import "../../art/hex/glyphs";
import { ground } from "./sheet-lutetia";
import { drawingOf, sheetOf } from "./words";

export default hexArt(sheetOf("lutetia", ground, "1515"), drawingOf("lutetia"));

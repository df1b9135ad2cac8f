import { describe, expect, it } from "vitest";
import { BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import type { Area, Piece, Scene } from "../../art/types";
import { fallen } from "./fallen";

const area = (id: string, kind: Area["kind"]): Area => ({ id, label: id, side: null, kind, piece: null, used: null, of: null });
const block = (id: string, place: string, side = "caesar"): Piece => ({ ...BLANK_PIECE, id, side, place, face: { shows: "open", wood: side, name: id, glyph: "legion", rating: "C3", strength: 3, strengths: [1, 2, 3] } });
const scene = (...pieces: Piece[]): Scene => ({ ...BLANK_SCENE, areas: [area("pool", "pool"), area("box", "box")], pieces });
const lost = (...scenes: Scene[]): string[] => fallen(scenes, "caesar").map((piece) => piece.id);

describe("what a side has lost", () => {
  it("is what left the map for a pool or for good", () => {
    expect(lost(scene(block("a", "Roma"), block("b", "Roma"), block("c", "Roma")), scene(block("a", "Genua"), block("b", "pool")))).toEqual(["b", "c"]);
  });
  it("is counted once, though it comes back", () => {
    expect(lost(scene(block("a", "Roma")), scene(block("a", "pool")), scene(block("a", "Roma")), scene(block("a", "pool")))).toEqual(["a"]);
  });
  it("is nothing that went back into a box, was never on the map, or is the other side's", () => {
    expect(lost(scene(block("a", "0811"), block("b", "pool"), block("p", "Roma", "pompey")), scene(block("a", "box")))).toEqual([]);
  });
  it("is who lies among the lost, where these have a tray of their own", () => {
    const areas = [area("off", "tray"), area("waiting", "pool"), area("lost", "lost")];
    const moments = [scene(block("a", "2640"), block("b", "2640"), block("c", "2640")), scene(block("a", "off"), block("b", "waiting"), block("c", "lost"))];
    expect(lost(...moments.map((one) => ({ ...one, areas })))).toEqual(["c"]);
  });
  it("is nothing while there is one moment", () => expect(lost(scene(block("a", "Roma")))).toEqual([]));
});

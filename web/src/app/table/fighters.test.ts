import { describe, expect, it } from "vitest";
import { BLANK_LINE, BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import type { BattleScene, Piece, Scene } from "../../art/types";
import { aftermath, enlist, muster, roundOf, verdict } from "./fighters";

const block = (id: string, strength: number, place = "Roma"): Piece => ({ ...BLANK_PIECE, id, side: id.slice(0, 1), place, face: { shows: "open", wood: "caesar", name: id, glyph: "legion", rating: "C3", strength, strengths: [1, 2, 3] } });
const back = (id: string, place = "Roma"): Piece => ({ ...BLANK_PIECE, id, side: id.slice(0, 1), place, face: { shows: "hidden", wood: "pompey" } });

function fight(caesar: Piece[], pompey: Piece[], lost: Piece[] = []): BattleScene {
  const line = (side: string, pieces: Piece[], gone: Piece[]) => ({ ...BLANK_LINE, side, columns: [{ label: "C", caption: null, pieces: pieces.map((piece) => ({ piece, acted: false })) }], lost: gone });
  return { place: "Roma", round: 1, rounds: 4, captions: [], lines: [line("c", caesar, []), line("p", pompey, lost)], hits_on: null, acting: null, open: true, buttons: [] };
}
const told = (list: ReturnType<typeof muster>): string[] => list.map(({ piece, first, last, lost }) => `${piece.id} ${first ?? "?"}-${last ?? "?"}${lost ? " lost" : ""}`);

describe("who fought", () => {
  it("keeps the strength of the beginning, and takes in who joins", () => {
    const first = muster([], fight([block("c1", 3)], [block("p1", 2), back("p2")]));
    expect(told(first)).toEqual(["c1 3-3", "p1 2-2"]);
    const second = muster(first, fight([block("c1", 2), block("c2", 1)], [block("p2", 1)], [block("p1", 1)]));
    expect(told(second)).toEqual(["c1 3-2", "p1 2-0 lost", "c2 1-1", "p2 1-1"]);
  });

  it("learns from the scene after it who has fallen in the last blow", () => {
    const fighters = muster([], fight([block("c1", 3), block("c2", 2), block("c3", 1)], [block("p1", 2), block("p2", 1)]));
    const scene: Scene = { ...BLANK_SCENE, viewer: "c", areas: [{ id: "fallen", label: "", side: null, kind: "pool", piece: null, used: null, of: null }], pieces: [block("c1", 1), block("c2", 1, "fallen"), back("p1"), block("p2", 1, "fallen")] };
    expect(told(aftermath(fighters, scene))).toEqual(["c1 3-1", "c2 2-0 lost", "c3 1-0 lost", "p1 2-2", "p2 1-0 lost"]);
  });

  it("has the place if nobody else stands there, and took it if he came for it", () => {
    const sides = ["c", "p"].map((seat) => ({ seat, name: seat, colour: seat, points: 0, allied: false }));
    const scene = (pieces: Piece[]): Scene => ({ ...BLANK_SCENE, sides, pieces });
    expect(verdict(scene([block("c1", 2), back("p1", "Genua")]), "Roma", "c")).toEqual({ side: "c", took: true });
    expect(verdict(scene([block("c1", 2, "Genua"), back("p1")]), "Roma", "c")).toEqual({ side: "p", took: false });
    expect(verdict(scene([block("c1", 2), back("p1")]), "Roma", "c")).toBeNull();
    expect(verdict(scene([]), "Roma", "c")).toBeNull();
  });

  it("counts on the map who is in an attack when it is thrown, with what lies in boxes", () => {
    const planned = enlist(enlist([], [block("c1", 3), block("c2", 2)], true), [block("c1", 3), block("p1", 2)], true);
    expect(told(planned)).toEqual(["c1 3-3", "p1 2-2"]);
    expect(told(enlist(planned, [block("p2", 1)], false))).toEqual(["c1 3-3", "p1 2-2", "p2 1-1"]);
    const areas = [{ id: "box-a", label: "", side: "c", kind: "box" as const, piece: "c2", used: null, of: null }, { id: "lost", label: "", side: null, kind: "pool" as const, piece: null, used: null, of: null }];
    const after = aftermath(planned, { ...BLANK_SCENE, viewer: "c", areas, pieces: [block("c1", 3, "box-a"), block("p1", 2, "lost")] });
    expect(told(after)).toEqual(["c1 3-3", "p1 2-0 lost"]);
    expect(after[1]?.piece.place).toBe("lost");
  });

  it("threw in the round that stood before the action", () => {
    const seen = [{ from: 10, round: 1 }, { from: 14, round: 2 }];
    expect([11, 14, 15, 20, 4].map((action) => roundOf(seen, action))).toEqual([1, 1, 2, 2, 1]);
  });
});

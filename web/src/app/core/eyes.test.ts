import { describe, expect, it } from "vitest";
import { BLANK_PIECE, BLANK_SCENE } from "../../art/blanks";
import type { Piece, Scene } from "../../art/types";
import { open, openMoment } from "./eyes";

const piece = (id: string, side: string, face: Piece["face"] = { shows: "blank" }): Piece => ({ ...BLANK_PIECE, id, side, place: "Roma", face });
const hidden: Piece["face"] = { shows: "hidden", wood: "pompey" };
const scene = (viewer: string | null, pieces: Piece[], hands: Scene["hands"] = []): Scene => ({ ...BLANK_SCENE, viewer, pieces, hands });

describe("all eyes", () => {
  const spectator = scene(null, [piece("c?", "caesar", hidden), piece("p?", "pompey", hidden), piece("camp", "nobody")]);
  const caesar = scene("caesar", [piece("legio-13", "caesar"), piece("p?", "pompey", hidden)], [{ side: "caesar", kind: "hand", label: null, cards: [] }]);
  const pompey = scene("pompey", [piece("c?", "caesar", hidden), piece("legio-1", "pompey")], [{ side: "pompey", kind: "hand", label: null, cards: [] }]);

  it("see the pieces and cards of each side as it sees them, and what is nobody's", () => {
    const seen = open(spectator, new Map([["caesar", caesar], ["pompey", pompey]]));
    expect(seen.pieces.map((one) => [one.id, one.face.shows])).toEqual([["camp", "blank"], ["caesar/legio-13", "blank"], ["pompey/legio-1", "blank"]]);
    expect(seen.hands.map((hand) => hand.side)).toEqual(["caesar", "pompey"]);
  });

  it("find those whom a list of leaders names", () => {
    const entry = { name: "XIII", level: 2, state: "done" as const, note: null, next: false, spent: false };
    const listed = { ...spectator, roster: { title: "Order", rule: "5.13", entries: [{ ...entry, piece: "legio-13", side: "caesar" }, { ...entry, piece: "camp", side: "nobody" }] } };
    const seen = open(listed, new Map([["caesar", caesar], ["pompey", pompey]]));
    const ids = seen.pieces.map(({ id }) => id);
    expect(seen.roster?.entries.filter(({ piece: id }) => ids.includes(id))).toHaveLength(2);
  });

  it("need a moment through the eyes of each seat", async () => {
    const asked: string[] = [];
    const scenes: Record<string, Scene> = { spectator, caesar, pompey };
    const moment = await openMoment(["caesar", "pompey"], (eyes) => {
      asked.push(eyes);
      return Promise.resolve({ n: 3, of: 9, seat: null, scene: scenes[eyes] ?? spectator, journal: [], turns: [] });
    });
    expect(asked).toEqual(["spectator", "caesar", "pompey"]);
    expect([moment.n, moment.scene.pieces.length]).toEqual([3, 3]);
  });
});

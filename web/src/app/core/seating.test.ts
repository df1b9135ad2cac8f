import { describe, expect, it } from "vitest";
import { BLANK_SCENE } from "../../art/blanks";
import { labelOf, reseat, seatLabel, seatsFor, seatsUnder, shapesSeats, sideLabel, swap, termsOf } from "./seating";
import type { GameCard, SeatCard } from "../../generated/api";

const label = (id: string) => ({ id, label: id.toUpperCase(), about: `about ${id}` });

/** A game for two or three, whose second scenario is for one. */
const GAME: GameCard = {
  id: "ridge",
  title: "Ridge",
  seats: ["north", "south"],
  scenarios: ["hill", "drill"],
  options: [
    { key: "players", values: ["2", "3"], rule: "1.0" },
    { key: "fog", values: ["on", "off"], rule: "2.0" },
  ],
  credits: { designers: "Nobody", publisher: "Nobody" },
  bots: ["random", "greedy"],
  seatings: [
    { scenario: "hill", set: { players: "2" }, seats: ["north", "south"] },
    { scenario: "hill", set: { players: "3" }, seats: ["north", "east", "west"] },
    { scenario: "drill", set: { players: "2" }, seats: ["north"] },
    { scenario: "drill", set: { players: "3" }, seats: ["north"] },
  ],
  labels: { kind: "Hexes", pitch: "A ridge.", length: "an hour", seats: ["north", "south", "east", "west"].map(label), scenarios: ["hill", "drill"].map(label), options: [] },
};
const TWO = ["north", "south"];
const THREE = ["north", "east", "west"];

describe("the seats of a table", () => {
  it("depend on the set-up, and defaults count where nothing is chosen", () => {
    expect(seatsUnder(GAME, "hill", {})).toEqual(TWO);
    expect(seatsUnder(GAME, "hill", { fog: "off", players: "3" })).toEqual(THREE);
    expect(seatsUnder(GAME, "drill", { players: "3" })).toEqual(["north"]);
    expect(shapesSeats(GAME, "players")).toBe(true);
    expect(shapesSeats(GAME, "fog")).toBe(false);
  });

  it("are one of mine and the others as the mode says, however many", () => {
    expect(seatsFor(GAME, TWO, "bot")).toEqual({ north: "me", south: "bot:greedy" });
    expect(seatsFor(GAME, THREE, "invite", "east")).toEqual({ north: "invite", east: "me", west: "invite" });
    expect(seatsFor(GAME, THREE, "hotseat")).toEqual({ north: "me", east: "me", west: "me" });
  });

  it("keep who sits in them when others come and go, and name no seat that is gone", () => {
    expect(reseat(GAME, THREE, "bot", { north: "me", south: "bot:greedy" })).toEqual({ north: "me", east: "bot:greedy", west: "bot:greedy" });
    expect(reseat(GAME, THREE, "bot", { north: "bot:random", south: "me" })).toEqual({ north: "bot:random", east: "me", west: "bot:greedy" });
    expect(reseat(GAME, TWO, "invite", { north: "invite", east: "me", west: "invite" })).toEqual({ north: "invite", south: "me" });
    expect(reseat(GAME, ["north"], "bot", { north: "open", south: "me" })).toEqual({ north: "me" });
    expect(reseat(GAME, THREE, "bot", { north: "bot:random", south: "bot:random" })).toEqual({ north: "bot:random", east: "bot:greedy", west: "bot:greedy" });
  });

  it("are swapped by whoever takes another's", () => {
    expect(swap({ north: "me", south: "bot:greedy" }, "bot", "south", "me")).toEqual({ north: "bot:greedy", south: "me" });
    expect(swap({ north: "me", south: "bot:greedy" }, "bot", "south", "open")).toEqual({ north: "me", south: "open" });
    expect(swap({ north: "me", south: "open" }, "hotseat", "south", "me")).toEqual({ north: "me", south: "me" });
  });

  it("of a private table are for those invited", () => {
    const seats = { north: "me", south: "open" };
    expect(termsOf(seats, { private: true, talk: "players" })).toEqual({ seats: { north: "me", south: "invite" }, private: true, talk: "players" });
    expect(termsOf(seats, { private: false, talk: "everybody" })).toEqual({ seats, private: false, talk: "everybody" });
  });

  it("have names, or at least ids", () => {
    expect(labelOf(GAME.labels.seats, "east")).toEqual({ id: "east", label: "EAST", about: "about east" });
    expect(labelOf(GAME.labels.seats, "moon").label).toBe("moon");
  });

  it("are called in a game as its sides are", () => {
    const seats: SeatCard[] = [{ seat: "roman", label: "Romans", name: null, kind: "open", you: false, here: null }];
    const scene = { ...BLANK_SCENE, sides: [{ seat: "roman", name: "Caesar", colour: "roman", points: 0, allied: false }] };
    expect(sideLabel(scene, seats, "roman")).toBe("Caesar");
    expect(sideLabel(BLANK_SCENE, seats, "roman")).toBe(seatLabel(seats, "roman"));
  });
});

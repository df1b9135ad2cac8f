import { describe, expect, it } from "vitest";
import { spotBeside } from "./beside";

const map = { left: 100, top: 50, right: 1100, bottom: 750 };
const room = { wide: 300, tall: 200, gap: 20, edge: 10 };
const at = (x: number, y: number) => ({ left: x - 30, top: y - 30, right: x + 30, bottom: y + 30 });

describe("a card beside something", () => {
  it("stands below it, above it where there is no room, and inside the map", () => {
    expect(spotBeside(at(600, 300), map, room)).toEqual({ x: 350, y: 300 });
    expect(spotBeside(at(600, 700), map, room)).toEqual({ x: 350, y: 400 });
    expect(spotBeside(at(120, 300), map, room).x).toBe(10);
    expect(spotBeside(at(1090, 300), map, room).x).toBe(690);
  });

  it("stands where it hides fewest of the others who have to do with it", () => {
    const below = at(600, 440);
    expect(spotBeside(at(600, 330), map, room, [below])).toEqual({ x: 350, y: 30 });
    expect(spotBeside(at(600, 330), map, room, [below, at(600, 200)]).x).toBe(150);
  });

  it("covers nothing of what else is to be seen, where there is room", () => {
    // Above it stands who shoots at it, and below the map ends; so it stands at its left.
    expect(spotBeside(at(600, 600), map, room, [at(600, 450)])).toEqual({ x: 150, y: 450 });
    expect(spotBeside(at(600, 300), map, room, [at(600, 450)])).toEqual({ x: 150, y: 150 });
    // Wherever it stands it covers one of them: then as if there were nothing.
    expect(spotBeside(at(600, 300), map, room, [at(600, 450), at(600, 150), at(450, 300), at(750, 300)])).toEqual({ x: 350, y: 300 });
  });

  it("comes nearer where there is no room for the whole gap, before it hides others", () => {
    const wide = { ...room, gap: 70 };
    expect(spotBeside(at(460, 300), { ...map, bottom: 450 }, wide, [at(600, 300)])).toEqual({ x: 10, y: 150 });
  });

  it("stands at its side where the map is too low, and never over it", () => {
    const low = { ...map, bottom: 450 };
    expect(spotBeside(at(600, 250), low, room)).toEqual({ x: 150, y: 100 });
    expect(spotBeside(at(200, 250), low, room)).toEqual({ x: 150, y: 100 });
  });
});

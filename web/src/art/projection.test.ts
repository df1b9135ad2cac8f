import { expect, test } from "vitest";
import { HEIGHT, WIDTH, project, stretch } from "../../scripts/projection.mjs";
import { juliusMap } from "../games/julius/places";
import { xlMap } from "../games/xl/places";
import type { LabelData } from "./map-data";

test("the stretch grows from 0 to 1 and beyond", () => {
  const warp = stretch([{ at: 0.5, spread: 0.1, gain: 0.5 }]);
  expect(warp(0)).toBe(0);
  expect(warp(1)).toBeCloseTo(1);
  const values = Array.from({ length: 41 }, (_, i) => warp(-0.2 + (i * 1.4) / 40));
  for (const [i, value] of values.entries()) expect(value).toBeGreaterThan(values[i - 1] ?? -1);
  const middle = warp(0.55) - warp(0.45);
  expect(middle).toBeGreaterThan(warp(0.1) - warp(0));
});

test("north is up and east is right", () => {
  const [romeX, romeY] = project(41.9, 12.5);
  const [athensX, athensY] = project(38, 23.7);
  expect(athensX).toBeGreaterThan(romeX);
  expect(athensY).toBeGreaterThan(romeY);
});

test("every city and sea lies inside the frame, near its true place", () => {
  for (const { name, x, y } of [...juliusMap.cities, ...juliusMap.seas]) {
    expect(x, name).toBeGreaterThan(12);
    expect(x, name).toBeLessThan(WIDTH - 12);
    expect(y, name).toBeGreaterThan(12);
    expect(y, name).toBeLessThan(HEIGHT - 12);
  }
  const genua = juliusMap.cities.find((city) => city.name === "Genua");
  const [x, y] = project(44.41, 8.93);
  expect(genua?.x).toBeCloseTo(x, 0);
  expect(genua?.y).toBeCloseTo(y, 0);
});

test("the map has 67 cities, 9 seas, 94 roads, and every road joins cities", () => {
  const names = new Set(juliusMap.cities.map((city) => city.name));
  expect(names.size).toBe(67);
  expect(juliusMap.seas).toHaveLength(9);
  expect(juliusMap.roads).toHaveLength(94);
  for (const road of juliusMap.roads) for (const end of road.ends) expect(names.has(end), end).toBe(true);
});

/** The names of a map as boxes. */
function nameBoxes(towns: readonly { name: string; label: LabelData }[], big: (name: string) => boolean) {
  return towns.map(({ name, label }) => {
    const w = name.length * (big(name) ? 8 : 5.6);
    const x = label.align === "start" ? label.x : label.align === "end" ? label.x - w : label.x - w / 2;
    return { name, x, y: label.y - 9, w, h: 10 };
  });
}

test.each([
  ["julius", nameBoxes(juliusMap.cities, (name) => juliusMap.cities.some((city) => city.name === name && city.vp > 0))],
  ["xl", nameBoxes(xlMap.places, (name) => xlMap.places.some((place) => place.name === name && place.kind === "barbarian"))],
])("no two names on the map of %s overlap", (_, boxes) => {
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(apart, `${a.name} and ${b.name}`).toBe(true);
    }
});

test("the map of xl has its 40 places inside the frame, and every route joins two of them", () => {
  const names = new Set(xlMap.places.map((place) => place.name));
  expect(names.size).toBe(40);
  const gold = xlMap.places.filter((place) => place.kind !== "barbarian").reduce((sum, place) => sum + place.value, 0);
  expect(gold).toBe(50);
  for (const { name, x, y, label } of xlMap.places) {
    expect(x, name).toBeGreaterThan(20);
    expect(x, name).toBeLessThan(xlMap.width - 20);
    expect(y, name).toBeGreaterThan(20);
    expect(label.y, name).toBeLessThan(xlMap.height - 10);
  }
  for (const route of xlMap.routes) for (const end of route.ends) expect(names.has(end), end).toBe(true);
  for (const place of xlMap.places) expect(place.anchor === null, place.name).toBe(place.seas.length === 0);
});

import { expect, test } from "vitest";
import { HEIGHT, WIDTH, project, stretch } from "../../scripts/projection.mjs";
import { juliusMap } from "./data/julius-map";

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

test("no two names of cities overlap", () => {
  const boxes = juliusMap.cities.map(({ name, vp, label }) => {
    const w = name.length * (vp > 0 ? 8 : 5.6);
    const x = label.align === "start" ? label.x : label.align === "end" ? label.x - w : label.x - w / 2;
    return { name, x, y: label.y - 9, w, h: 10 };
  });
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
      expect(apart, `${a.name} and ${b.name}`).toBe(true);
    }
});

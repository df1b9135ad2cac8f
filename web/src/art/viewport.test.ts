import { expect, test } from "vitest";
import { centred, firstView, fit, isWhole, keepInside, keptView, middleOf, neighbour, pan, zoom } from "./viewport";

const MAP = { width: 1280, height: 716 };
const DESK = { width: 1280, height: 716 };
const PHONE = { width: 390, height: 500 };

test("the whole map fits, in the middle", () => {
  expect(fit(DESK, MAP)).toEqual({ scale: 1, x: 0, y: 0 });
  const tall = fit({ width: 640, height: 716 }, MAP);
  expect(tall).toEqual({ scale: 0.5, x: 0, y: 179 });
});

test("a phone opens around the action, large enough to touch", () => {
  const view = firstView(PHONE, MAP, { x: 500, y: 300 });
  expect(view.scale).toBeCloseTo(1.17);
  expect(500 * view.scale + view.x).toBeCloseTo(195);
  expect(300 * view.scale + view.y).toBeCloseTo(250);
});

test("a tablet fills its height", () => {
  expect(firstView({ width: 820, height: 900 }, MAP, { x: 640, y: 300 }).scale).toBeCloseTo(900 / 716);
  expect(firstView({ width: 1280, height: 740 }, MAP, { x: 640, y: 300 }).scale).toBe(1);
});

test("zooming keeps the point under the pointer", () => {
  const at = { x: 300, y: 200 };
  const view = zoom({ scale: 1, x: 0, y: 0 }, 2, at, DESK, MAP);
  expect(view).toEqual({ scale: 2, x: -300, y: -200 });
});

test("zooming stops at the whole map and at four", () => {
  expect(zoom({ scale: 1, x: 0, y: 0 }, 0.1, { x: 0, y: 0 }, DESK, MAP).scale).toBe(1);
  expect(zoom({ scale: 3, x: 0, y: 0 }, 9, { x: 0, y: 0 }, DESK, MAP).scale).toBe(4);
});

test("panning never shows beyond the edges", () => {
  expect(pan({ scale: 2, x: 0, y: 0 }, { x: 50, y: -9000 }, DESK, MAP)).toEqual({ scale: 2, x: 0, y: -716 });
  expect(keepInside({ scale: 0.2, x: 99, y: 99 }, DESK, MAP).x).toBe(512);
  expect(centred({ scale: 2, x: 0, y: 0 }, DESK, MAP, { x: 0, y: 0 })).toEqual({ scale: 2, x: 0, y: 0 });
});

test("arrow keys go to the nearest neighbour ahead", () => {
  const others = [
    { name: "east", x: 100, y: 10 },
    { name: "far east", x: 300, y: 0 },
    { name: "south", x: 5, y: 80 },
  ];
  expect(neighbour({ x: 0, y: 0 }, "right", others)?.name).toBe("east");
  expect(neighbour({ x: 0, y: 0 }, "down", others)?.name).toBe("south");
  expect(neighbour({ x: 0, y: 0 }, "left", others)).toBeUndefined();
});

test("the whole map stays whole on another stage", () => {
  const lower = { width: 1280, height: 500 };
  const kept = { whole: true, scale: 1, middle: { x: 640, y: 358 } };
  expect(keptView(kept, lower, MAP)).toEqual(fit(lower, MAP));
  expect(isWhole(keptView(kept, lower, MAP), lower, MAP)).toBe(true);
});

test("what was looked at stays in the middle on another stage", () => {
  const close = zoom(fit(DESK, MAP), 3, { x: 900, y: 300 }, DESK, MAP);
  const kept = { whole: false, scale: close.scale, middle: middleOf(close, DESK) };
  expect(keptView(kept, DESK, MAP)).toEqual(close);
  const lower = { width: 1280, height: 500 };
  expect(middleOf(keptView(kept, lower, MAP), lower)).toEqual(middleOf(close, DESK));
});

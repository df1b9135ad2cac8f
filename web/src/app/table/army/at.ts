/** Where on the map something happens. */

import type { Point } from "../../../art/geometry";

/** A point of the screen in map units. */
export function mapPoint(root: HTMLElement, event: PointerEvent): Point | null {
  const svg = root.querySelector(".stage-map");
  const matrix = svg instanceof SVGSVGElement ? svg.getScreenCTM()?.inverse() : undefined;
  if (matrix === undefined) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}

/** Whether it happens on the map, and not on what lies over it. */
export const onStage = (event: Event): boolean => event.target instanceof Element && event.target.closest(".stage") !== null && event.target.closest("button, .mini-map, .trays") === null;

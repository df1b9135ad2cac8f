// Panning by drag, carrying what can be carried, zooming by wheel, pinch and double click, on any
// element. Clicks pass unless the pointer was dragged.

import type { Point } from "./geometry";

export type Drag = "pan" | "carry";

export interface GestureHandlers {
  readonly pan: (by: Point) => void;
  /** Zooms around a point of the element. */
  readonly zoom: (factor: number, at: Point) => void;
  /** What a drag does, when it begins, and null when it ends. */
  readonly drag: (how: Drag | null) => void;
  /** Whether a drag that begins on this carries it, instead of moving the map. */
  readonly lift: (target: Element) => boolean;
  /** What is carried is over this, and at last let go there. */
  readonly carry: (over: Element | null) => void;
  readonly drop: (over: Element | null) => void;
  readonly press: () => void;
}

/** Pixels that a finger may slip in a click. */
const SLIP = 6;
const DOUBLE_CLICK = 1.7;

/** Listens on `element`; the result stops listening. */
export function gestures(element: HTMLElement, on: GestureHandlers): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  let dragged = false;
  /** What was under the pointer when it went down: that is meant, whatever moves until it is up again. */
  let meant: Element | null = null;
  let carrying = false;
  const under = (event: PointerEvent): Element | null => document.elementFromPoint(event.clientX, event.clientY);

  const at = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onControl = (event: Event): boolean =>
    event.target instanceof Element && event.target.closest("button") !== null;

  const down = (event: PointerEvent): void => {
    if (onControl(event) || (event.pointerType === "mouse" && event.button !== 0)) return;
    if (pointers.size === 0) {
      start = at(event);
      dragged = false;
      meant = event.target instanceof Element ? event.target : null;
      on.press();
    }
    pointers.set(event.pointerId, at(event));
  };

  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (before === undefined || start === undefined) return;
    const now = at(event);
    const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    const other = others[0];
    if (!dragged && other === undefined && distance(now, start) < SLIP) return;
    if (!dragged) {
      dragged = true;
      carrying = other === undefined && meant !== null && on.lift(meant);
      on.drag(carrying ? "carry" : "pan");
      if (!carrying) element.setPointerCapture(event.pointerId);
    }
    pointers.set(event.pointerId, now);
    if (carrying) {
      on.carry(under(event));
      return;
    }
    if (other === undefined) {
      on.pan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    on.pan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    on.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
  };

  const up = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    if (pointers.size > 0 || !dragged) return;
    if (carrying && event.type === "pointerup") on.drop(under(event));
    carrying = false;
    on.drag(null);
  };

  /** The click that ends a drag is none. */
  const click = (event: MouseEvent): void => {
    if (onControl(event)) return;
    const [wanted, drag] = [meant, dragged];
    [meant, dragged] = [null, false];
    const elsewhere = event.isTrusted && wanted !== null && wanted !== event.target && element.contains(wanted);
    if (!drag && !elsewhere) return;
    event.stopPropagation();
    event.preventDefault();
    if (!drag && wanted !== null) wanted.dispatchEvent(new MouseEvent("click", event));
  };

  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    on.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
  };

  const double = (event: MouseEvent): void => {
    const onThing = event.target instanceof Element && event.target.closest("button, [role=button]") !== null;
    if (!onThing) on.zoom(DOUBLE_CLICK, at(event));
  };

  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("click", click, true);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("dblclick", double);
  return () => {
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("click", click, true);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("dblclick", double);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

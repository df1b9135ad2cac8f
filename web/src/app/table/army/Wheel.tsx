/** The handle by which a formation is turned at its goal: drawn where it will face, and pulled round to where it shall. */

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import { fixed } from "../../../art/geometry";
import type { Point } from "../../../art/geometry";
import type { Army } from "./army";
import { mapPoint } from "./at";
import { facingTowards } from "./wishes";

/** Half of what a finger needs, on the screen. */
const FINGER = 22;

export function Wheel(props: { army: Army; at: Point | undefined; facing: number; radius: number; scale: number; onHold: (facing: number | null) => void }): JSX.Element {
  let pulled: number | null = null;
  let pointer: number | null = null;
  const far = (): number => props.radius * 1.5;
  const towards = (event: PointerEvent): number => {
    const [from, to] = [props.at, mapPoint(props.army.root, event)];
    return from === undefined || to === null ? props.facing : facingTowards(from, to, props.facing);
  };
  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    pointer = event.pointerId;
    pulled = props.facing;
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    event.stopPropagation();
    pulled = towards(event);
    props.onHold(pulled);
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    event.stopPropagation();
    const wanted = event.type === "pointerup" ? pulled : null;
    pointer = null;
    // Asked first, so that they keep the new facing while the plan is made.
    if (wanted !== null) props.army.turnTo(wanted);
    props.onHold(null);
  };
  return (
    <Show when={props.at}>
      {(at) => (
        <g class="army-wheel" transform={`translate(${fixed(at().x)} ${fixed(at().y)})`} aria-hidden="true">
          <circle class="army-wheel-rim" r={fixed(far())} />
          <g
            class="army-handle"
            data-testid="army-handle"
            data-facing={props.facing}
            transform={`rotate(${props.facing * 30})translate(0 ${fixed(-far())})`}
            on:pointerdown={down}
            on:pointermove={move}
            on:pointerup={up}
            on:pointercancel={up}
            on:click={(event: MouseEvent) => event.stopPropagation()}
          >
            <circle class="army-handle-room" r={fixed(Math.max(14, FINGER / props.scale))} />
            <circle class="army-handle-disc" r="13" />
            <path class="army-handle-arrow" d="M0-8.500L6.500 3H2.200V8.500H-2.200V3H-6.500Z" />
          </g>
        </g>
      )}
    </Show>
  );
}

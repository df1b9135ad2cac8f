/** The handles by which the way of many is bent: pulled from the middle of a stretch, moved, and put away by a click. */

import { For, Show, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { fixed } from "../../../art/geometry";
import type { HexGrid } from "../../../art/hex/grid";
import { pathThrough } from "../../../art/hex/outline";
import type { Army } from "./army";
import { mapPoint } from "./at";
import { handlesOf, pulled } from "./handles";
import type { Handle } from "./handles";
import { wayBy } from "./wishes";

/** Half of what a finger needs, on the screen, how large a handle is drawn there, and how much of a hex it may take. */
const FINGER = 22;
const DRAWN = 9;
const PART = 0.42;

export function Bends(props: { army: Army; grid: HexGrid; drawn: readonly string[]; goes: readonly string[]; scale: number }): JSX.Element {
  const [held, setHeld] = createSignal<{ handle: Handle; at: string } | null>(null);
  let pointer: number | null = null;
  const hexAt = (event: PointerEvent): string | undefined => {
    const at = mapPoint(props.army.root, event);
    return at === null ? undefined : props.grid.at(at)?.name;
  };
  const down = (handle: Handle) => (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    pointer = event.pointerId;
    setHeld({ handle, at: handle.at });
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const now = held();
    if (event.pointerId !== pointer || now === null) return;
    event.stopPropagation();
    const at = hexAt(event);
    if (at !== undefined && at !== now.at) setHeld({ handle: now.handle, at });
  };
  const up = (event: PointerEvent): void => {
    const now = held();
    if (event.pointerId !== pointer || now === null) return;
    event.stopPropagation();
    pointer = null;
    setHeld(null);
    if (event.type !== "pointerup") return;
    // A bend that is only clicked is put away.
    if (now.at !== now.handle.at) props.army.bend(pulled(props.drawn, now.handle, now.at));
    else if (now.handle.bent) props.army.bend(pulled(props.drawn, now.handle, null));
  };
  /** The way as it would be if the handle were let go here. */
  const preview = (): string => {
    const [now, from, goal] = [held(), props.drawn[0], props.drawn.at(-1)];
    return now === null || from === undefined || goal === undefined ? "" : pathThrough(props.grid, [from, ...wayBy(props.grid, from, pulled(props.drawn, now.handle, now.at), goal)]);
  };
  const px = (): number => 1 / props.scale;
  return (
    <g class="army-bends" aria-hidden="true">
      <Show when={preview() !== ""}>
        <path class="army-road-bed" d={preview()} />
        <path class="army-road" d={preview()} />
      </Show>
      <For each={handlesOf(props.grid, props.drawn, props.goes)}>
        {(handle) => {
          const spot = () => props.grid.hex(held()?.handle === handle ? (held()?.at ?? handle.at) : handle.at);
          return (
            <Show when={spot()}>
              {(hex) => (
                <g
                  class="army-bend"
                  classList={{ bent: handle.bent }}
                  data-testid="army-bend"
                  data-place={handle.at}
                  transform={`translate(${fixed(hex().x)} ${fixed(hex().y)})`}
                  on:pointerdown={down(handle)}
                  on:pointermove={move}
                  on:pointerup={up}
                  on:pointercancel={up}
                  on:click={(event: MouseEvent) => event.stopPropagation()}
                >
                  <circle class="army-handle-room" r={fixed(FINGER * px())} />
                  <circle class="army-bend-disc" r={fixed(Math.min(DRAWN * px(), PART * props.grid.spec.radius))} />
                </g>
              )}
            </Show>
          );
        }}
      </For>
    </g>
  );
}

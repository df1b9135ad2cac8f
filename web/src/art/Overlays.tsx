// Layers that one can lay over the map: areas that are covered, and lines of sight that may be blocked.

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { PlaceOutline } from "./stage-marks";
import type { Finder } from "./stage-marks";
import type { Overlay, SightLine } from "./types";

export function Overlays(props: { overlays: readonly Overlay[]; find: Finder }): JSX.Element {
  return (
    <For each={props.overlays}>
      {(overlay) => (
        <g class="overlay" data-overlay={overlay.kind} aria-hidden="true">
          <For each={overlay.places}>
            {(name) => <Show when={props.find(name)}>{(place) => <PlaceOutline place={place()} class="overlay-area" by={-1} />}</Show>}
          </For>
          <For each={overlay.lines}>{(line) => <Line line={line} find={props.find} />}</For>
        </g>
      )}
    </For>
  );
}

function Line(props: { line: SightLine; find: Finder }): JSX.Element {
  const course = () => {
    const [from, to] = [props.find(props.line.from), props.find(props.line.to)];
    return from === undefined || to === undefined ? undefined : { from, to, stop: props.line.blocked === null ? undefined : props.find(props.line.blocked) };
  };
  return (
    <Show when={course()}>
      {(at) => (
        <Show when={at().stop} fallback={<path class="overlay-line" d={`M${at().from.x} ${at().from.y}L${at().to.x} ${at().to.y}`} />}>
          {(stop) => (
            <>
              <path class="overlay-line" d={`M${at().from.x} ${at().from.y}L${stop().x} ${stop().y}`} />
              <path class="overlay-beyond" d={`M${stop().x} ${stop().y}L${at().to.x} ${at().to.y}`} />
              <path class="overlay-stop" d="M-6-6L6 6M6-6L-6 6" transform={`translate(${stop().x} ${stop().y})`} />
            </>
          )}
        </Show>
      )}
    </Show>
  );
}

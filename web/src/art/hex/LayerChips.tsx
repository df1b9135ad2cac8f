// Switches for what can be laid over the map: the scene's layers and the map's own.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import type { Layer } from "./ways";
import "./hex.css";

export { layersOf } from "./ways";
export type { Layer } from "./ways";

export function LayerChips(props: {
  layers: readonly Layer[];
  on: ReadonlySet<string>;
  label: string;
  onToggle: (id: string) => void;
}): JSX.Element {
  return (
    <div class="layer-chips" role="group" aria-label={props.label}>
      <For each={props.layers}>
        {(layer) => (
          <button type="button" aria-pressed={props.on.has(layer.id)} title={layer.rule === "" ? undefined : layer.rule} onClick={() => props.onToggle(layer.id)}>
            {layer.label}
          </button>
        )}
      </For>
    </div>
  );
}

// Switches for what can be laid over the map: the scene's layers and the map's own. For the demo page.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import type { Overlay } from "../types";

export interface Layer {
  readonly id: string;
  readonly label: string;
  /** The rule that it shows; empty for none. */
  readonly rule: string;
}

/** The layers of a scene, each once, and then further ones. */
export function layersOf(overlays: readonly Overlay[], further: readonly Layer[] = []): Layer[] {
  const out = new Map<string, Layer>();
  for (const { id, label, rule } of [...overlays, ...further]) if (!out.has(id)) out.set(id, { id, label, rule });
  return [...out.values()];
}

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

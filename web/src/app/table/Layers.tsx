/** Layers that one can lay over the map, each a chip to switch on and off, with its rule. */

import { For, Show, createMemo } from "solid-js";
import type { JSX } from "solid-js";
import { FACING } from "../../art/hex/facing";
import { mapArt } from "../../art/maps";
import type { Bearings, Overlay } from "../../art/types";
import { lang, t } from "../i18n";
import { RuleChip } from "../ui";
import { kindsOf } from "./kinds";

export function LayerChips(props: { map: string; overlays: readonly Overlay[]; bearings: Bearings | undefined; game: string; on: ReadonlySet<string>; onToggle: (id: string) => void }): JSX.Element {
  const kinds = createMemo(() => kindsOf(props.overlays));
  /** Layers that the map itself can draw. */
  const drawn = (): readonly string[] => mapArt(props.map)?.layers ?? [];
  return (
    <Show when={kinds().length + drawn().length > 0 || props.bearings !== undefined}>
      <div class="layers" role="group" aria-label={t().table.layers} data-testid="layers">
        <For each={kinds()}>
          {(overlay) => (
            <span class="layer">
              <button type="button" class="layer-chip" aria-pressed={props.on.has(overlay.kind)} data-testid="layer" onClick={() => props.onToggle(overlay.kind)}>
                {t().layers[overlay.kind]}
              </button>
              <Show when={props.on.has(overlay.kind)}>
                <RuleChip game={props.game} rule={overlay.rule} />
              </Show>
            </span>
          )}
        </For>
        <Show when={props.bearings}>
          {(bearings) => (
            <span class="layer">
              <button type="button" class="layer-chip" aria-pressed={props.on.has(FACING)} data-testid="layer" onClick={() => props.onToggle(FACING)}>
                {t().layers.facing}
              </button>
              <Show when={props.on.has(FACING)}>
                <RuleChip game={props.game} rule={bearings().rule} />
              </Show>
            </span>
          )}
        </Show>
        <For each={drawn()}>
          {(id) => (
            <button type="button" class="layer-chip" aria-pressed={props.on.has(id)} data-testid="layer" onClick={() => props.onToggle(id)}>
              {mapArt(props.map)?.words[lang()][`layer-${id}`] ?? id}
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}

// The face of units that bear hits and missiles. It comes with the first map that has such units.

import { For, Show } from "solid-js";
import type { JSX } from "solid-js";
import { Drawing, PlateNumber } from "../Counter";
import { isShield, letteringOf } from "./counter-face";
import { setWornUnit } from "./worn-part";
import type { WornProps } from "./worn-part";
import "./worn.css";

/** Units that bear hits: a lower field with a bar of hits under a narrower plate, and dots for missiles. */
function WornUnit(props: WornProps): JSX.Element {
  const hits = (): number => props.wear?.hits ?? 0;
  const of = (): number => Math.max(1, props.wear?.of ?? 1);
  /** One more hit breaks it. */
  const state = (): string => (hits() + 1 >= of() ? "last" : hits() > 0 ? "hit" : "");
  const cells = (from: number, to: number): string => {
    const wide = 50 / of();
    return Array.from({ length: Math.max(0, to - from) }, (_, i) => `M${5 + (from + i) * wide + 0.5} 51h${wide - 1}v5.600h-${wide - 1}z`).join("");
  };
  const letters = (): ReturnType<typeof letteringOf> => letteringOf(props.face);
  const shield = (): boolean => isShield(props.face.glyph);
  return (
    <>
      <Show
        when={!props.brief}
        fallback={
          <>
            <Drawing name={props.face.glyph} x={20} y={24} scale={0.95} />
            <PlateNumber figure={props.layout.combat} x={45} y={33} class="counter-number on-field large" />
          </>
        }
      >
        <Drawing name={props.face.glyph} x={shield() ? 44 : 41.5} y={shield() ? 17.500 : 19} scale={shield() ? 0.84 : 0.78} />
        <text class="counter-code" classList={{ numeral: letters().numeral }} x="6" y="20" textLength={letters().main.length > 3 ? 21 : undefined} lengthAdjust={letters().main.length > 3 ? "spacingAndGlyphs" : undefined}>
          {letters().main}
        </text>
        <text class="counter-cohort" x="6.500" y="30">
          {letters().sub}
        </text>
        <For each={props.wear?.shots === null ? [] : [0, 1]}>{(i) => <circle class="counter-shot" classList={{ left: i < (props.wear?.shots ?? 0) }} cx={9 + i * 7} cy="6.600" r="2.500" />}</For>
        <rect class="counter-plate" x="4.500" y="33" width="51" height="16" rx="4" />
        <PlateNumber figure={props.layout.combat} x={13.5} y={46.6} class="counter-number worn" />
        <Show when={props.layout.modifier}>
          {(figure) => (
            <>
              <rect class="counter-chip" x="23" y="34.600" width="14" height="12.800" rx="3" />
              <text class="counter-modifier" x="30" y="45.300">
                {figure().text}
              </text>
            </>
          )}
        </Show>
        <PlateNumber figure={props.layout.movement} x={46.5} y={46.6} class="counter-number worn light" />
      </Show>
      <g class={`counter-wear ${state()}`}>
        <path class="counter-hits" d={cells(0, Math.min(hits(), of()))} />
        <path class="counter-left" d={cells(Math.min(hits(), of()), of())} />
      </g>
    </>
  );
}

setWornUnit(WornUnit);

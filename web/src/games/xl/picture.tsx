// The picture of `xl` in the lobby.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "../../art/Glyph";
import { Sky, Tile } from "../../art/pictures";

export default function Xl(): JSX.Element {
  const road = "M20 142C80 118 130 152 176 112S262 96 300 54";
  const stations = [[20, 142], [106, 133], [176, 112], [240, 92], [300, 54]] as const;
  const cards = [
    { at: "translate(18 52) rotate(-20)", fill: "#12395c", glyph: "neptune" },
    { at: "translate(44 38) rotate(-6)", fill: "#2d2457", glyph: "jupiter" },
    { at: "translate(78 32) rotate(9)", fill: "#5c1512", glyph: "mars" },
  ];
  return (
    <>
      <Sky id="xl" from="#c9d8d3" to="#efe6c8" />
      <path d="M0 170V70Q54 48 107 68T214 64Q268 44 320 70V170Z" fill="#c9b884" />
      <path d="M0 170V104Q40 84 80 102T160 100Q200 84 240 104T320 100V170Z" fill="#dccb98" />
      <path d={road} fill="none" stroke="#7a3f1d" stroke-width="6" />
      <path d={road} fill="none" stroke="#f6dfa9" stroke-width="3" />
      <For each={stations}>
        {([x, y]) => (
          <>
            <circle cx={x} cy={y} r="8" fill="#fbf0cf" stroke="#4a3208" stroke-width="2" />
            <circle cx={x} cy={y} r="3" fill="#4a3208" />
          </>
        )}
      </For>
      <Tile x={161} y={72} glyph="legion" of="red" size={30} />
      <Tile x={225} y={52} glyph="cavalry" of="blue" size={30} />
      <For each={cards}>
        {(card) => (
          <g transform={`${card.at} scale(1.15)`} color="#fbe3a8">
            <rect width="46" height="64" rx="5" fill={card.fill} stroke="#e3bd6a" />
            <GlyphUse name={card.glyph} x={9} y={17} size={28} />
          </g>
        )}
      </For>
    </>
  );
}

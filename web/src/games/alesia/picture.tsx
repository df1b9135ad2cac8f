// The picture of `alesia` in the lobby.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { Field, Sky, Tile } from "../../art/pictures";

export default function Alesia(): JSX.Element {
  const gauls = [[60, 52], [46, 98], [70, 146], [250, 146], [274, 98], [258, 52]] as const;
  const romans = [[86, 74], [84, 118], [212, 118], [214, 72], [150, 128]] as const;
  return (
    <>
      <Sky id="alesia" from="#e8d6a8" to="#f3e8c6" />
      <Field tints={["#d3d2a0", "#dedaab", "#c6c58f"]} of={(column, row) => (column + row * 2) % 3} />
      <g fill="none">
        <ellipse cx="160" cy="104" rx="112" ry="50" stroke="#6c4522" stroke-width="7" />
        <ellipse cx="160" cy="104" rx="112" ry="50" stroke="#c1915c" stroke-width="3" stroke-dasharray="7 4" />
        <ellipse cx="160" cy="102" rx="76" ry="30" stroke="#6c4522" stroke-width="6" />
        <ellipse cx="160" cy="102" rx="76" ry="30" stroke="#c1915c" stroke-width="2.6" stroke-dasharray="6 4" />
      </g>
      <path d="M112 104C122 70 140 62 160 62S200 72 208 104C190 116 130 116 112 104Z" fill="#a9a06a" stroke="#5e5630" />
      <path d="M132 88L140 74H180L188 88Z" fill="#8a5a2f" stroke="#3e2610" />
      <path d="M140 74L148 62L156 74M158 74L166 60L174 74" fill="#b4763c" stroke="#3e2610" />
      <For each={gauls}>{([x, y], index) => <Tile x={x - 12} y={y - 12} glyph={index() % 2 === 1 ? "cavalry" : "light"} of="green" size={24} />}</For>
      <For each={romans}>{([x, y]) => <Tile x={x - 10} y={y - 10} glyph="legion" of="red" size={21} />}</For>
    </>
  );
}

// The picture of `julius` in the lobby.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { BlockArt } from "../../art/Block";
import { GlyphUse } from "../../art/Glyph";
import { Sky } from "../../art/pictures";
import type { PieceFace } from "../../art/types";

const leader: PieceFace = { shows: "open", wood: "caesar", name: "Caesar", glyph: "leader", rating: "A3", strength: 3, strengths: [1, 2, 3] };
const legion: PieceFace = { shows: "open", wood: "caesar", name: "Legio 13", glyph: "legion", rating: "C3", strength: 3, strengths: [1, 2, 3] };
const unknown: PieceFace = { shows: "hidden", wood: "pompey" };

export default function Julius(): JSX.Element {
  return (
    <>
      <Sky id="julius" from="#e7c98d" to="#f6e6bd" />
      <circle cx="236" cy="52" r="24" fill="#fff3cf" opacity=".9" />
      <path d="M0 170V84Q40 66 80 82T160 80Q200 62 240 82T320 78V170Z" fill="#b9a774" opacity=".8" />
      <rect y="86" width="320" height="84" fill="#8fb2b7" />
      <g fill="none" stroke="#5f8b93" opacity=".7">
        <For each={[96, 106, 118, 132, 148]}>{(y) => <path d={`M0 ${y}q20-4 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0`} />}</For>
      </g>
      <path d="M-5 170V112C40 100 70 116 108 122C140 127 150 146 160 170Z" fill="#ecdfb6" stroke="#6d5a3c" />
      <g color="#4a2a14">
        <GlyphUse name="fleet" x={196} y={66} size={76} />
      </g>
      <g transform="translate(112 98) scale(.9)">
        <BlockArt face={unknown} />
      </g>
      <g transform="translate(26 78) scale(1.3)">
        <BlockArt face={legion} />
      </g>
      <g transform="translate(74 100) scale(1.15)">
        <BlockArt face={leader} />
      </g>
    </>
  );
}

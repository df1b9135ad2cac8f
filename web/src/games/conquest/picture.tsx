// The picture of `conquest` in the lobby.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { Field, Sky, Tile } from "../../art/pictures";

export default function Conquest(): JSX.Element {
  return (
    <>
      <Sky id="conquest" from="#c2cfae" to="#ebe2b8" />
      <path d="M0 170V60Q40 32 80 56T160 50Q200 28 240 58T320 52V170Z" fill="#879468" opacity=".9" />
      <Field tints={["#d5d6a2", "#dfdfae", "#a9b27c"]} of={(column, row) => ((column * row) % 5 === 2 ? 2 : (column + row) % 2)} />
      <For each={[0, 1, 2, 3]}>{(i) => <Tile x={58 + i * 52} y={124 + (i % 2) * 4} glyph="legion" of="red" size={32} />}</For>
      <For each={[0, 1, 2]}>{(i) => <Tile x={76 + i * 56} y={72 + (i % 2) * 5} glyph={i === 1 ? "cavalry" : "light"} of="blue" size={32} />}</For>
      <path d="M160 118V108l-6 4l8-14l8 14l-6-4v10zM108 118V108l-6 4l8-14l8 14l-6-4v10z" fill="#b3261c" stroke="#fff3d8" />
    </>
  );
}

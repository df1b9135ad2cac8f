// The picture of `siege` in the lobby.

import type { JSX } from "solid-js";
import { Field, Palisade, Sky, Tile, Tower } from "../../art/pictures";

export default function Siege(): JSX.Element {
  return (
    <>
      <Sky id="siege" from="#d7c69a" to="#efe3be" />
      <path d="M0 170V62Q54 38 107 58T214 52Q268 34 320 62V170Z" fill="#9fa074" opacity=".9" />
      <Field tints={["#d9d3a0", "#e3dcae", "#cfcb96"]} of={(column, row) => (column * 2 + row) % 3} />
      <Palisade x={0} y={118} stakes={34} rise={-0.9} />
      <Palisade x={0} y={134} stakes={20} rise={0.2} />
      <Tower x={216} y={110} scale={1.05} />
      <Tower x={60} y={120} scale={0.85} />
      <Tile x={140} y={126} glyph="light" of="green" size={30} />
      <Tile x={250} y={128} glyph="legion" of="red" size={30} />
    </>
  );
}

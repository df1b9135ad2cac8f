/** The pictures of the games in the lobby, drawn from our own art. */

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { BlockArt } from "../../art/Block";
import { GlyphUse } from "../../art/Glyph";
import type { PieceFace } from "../../art/types";

const leader: PieceFace = { shows: "open", wood: "caesar", name: "Caesar", glyph: "leader", rating: "A3", strength: 3, strengths: [1, 2, 3] };
const legion: PieceFace = { shows: "open", wood: "caesar", name: "Legio 13", glyph: "legion", rating: "C3", strength: 3, strengths: [1, 2, 3] };
const unknown: PieceFace = { shows: "hidden", wood: "pompey" };

const PICTURES: ReadonlyMap<string, () => JSX.Element> = new Map([
  ["julius", Julius],
  ["xl", Xl],
  ["siege", Siege],
  ["alesia", Alesia],
  ["conquest", Conquest],
]);

export function GamePicture(props: { game: string }): JSX.Element {
  const picture = PICTURES.get(props.game);
  if (picture === undefined) return <div class="game-picture plain" aria-hidden="true" />;
  return (
    <svg class="game-picture" viewBox="0 0 320 170" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {picture()}
    </svg>
  );
}

function Julius(): JSX.Element {
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

function Xl(): JSX.Element {
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

function Siege(): JSX.Element {
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

function Alesia(): JSX.Element {
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

function Conquest(): JSX.Element {
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

function Sky(props: { id: string; from: string; to: string }): JSX.Element {
  return (
    <>
      <defs>
        <linearGradient id={`sky-${props.id}`} x2="0" y2="1">
          <stop stop-color={props.from} />
          <stop offset="1" stop-color={props.to} />
        </linearGradient>
      </defs>
      <rect width="320" height="170" fill={`url(#sky-${props.id})`} />
    </>
  );
}

/** Hexes seen from low: flat ones, in rows. */
function Field(props: { tints: readonly string[]; of: (column: number, row: number) => number }): JSX.Element {
  const r = 25;
  const corner = (x: number, y: number, i: number): string => `${(x + r * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(y + r * Math.sin((i * Math.PI) / 3) * 0.62).toFixed(1)}`;
  const hexes = Array.from({ length: 70 }, (_, index) => {
    const [column, row] = [Math.floor(index / 7), index % 7];
    const [x, y] = [column * r * 1.5 - 6, 58 + row * r * 1.074 + (column % 2 === 1 ? r * 0.537 : 0)];
    return { d: `M${[0, 1, 2, 3, 4, 5].map((i) => corner(x, y, i)).join("L")}Z`, fill: props.tints[props.of(column, row)] };
  });
  return (
    <g stroke="#6d5a3c" stroke-width=".9">
      <For each={hexes}>{(hex) => <path d={hex.d} fill={hex.fill} />}</For>
    </g>
  );
}

const TILES = { red: ["#9c2720", "#fdeecb"], green: ["#3f6b51", "#f1f0d6"], blue: ["#24588c", "#e9f2fa"] } as const;

/** A counter, as small as here. */
function Tile(props: { x: number; y: number; glyph: string; of: keyof typeof TILES; size: number }): JSX.Element {
  const [ground, ink] = TILES[props.of];
  const w = props.size;
  return (
    <g transform={`translate(${props.x} ${props.y})`} color={ink}>
      <path d={`M2 ${w}L5 ${w + 3}H${w + 4}V4L${w} 2Z`} fill="#0006" />
      <rect width={w} height={w} rx="2" fill={ground} stroke="#2b1e12" stroke-width=".8" />
      <rect x="1.5" y="1.5" width={w - 3} height={w - 3} rx="1" fill="none" stroke="#fff" stroke-opacity=".35" />
      <GlyphUse name={props.glyph} x={w * 0.17} y={w * 0.15} size={w * 0.66} />
    </g>
  );
}

function Palisade(props: { x: number; y: number; stakes: number; rise: number }): JSX.Element {
  const stake = (i: number): string => {
    const [x, y] = [props.x + i * 6.2, props.y + i * props.rise];
    return `M${x} ${y}V${y - 17}L${x + 2.6} ${y - 22}L${x + 5.2} ${y - 17}V${y}Z`;
  };
  return <path d={Array.from({ length: props.stakes }, (_, i) => stake(i)).join("")} fill="#8a5a2f" stroke="#3e2610" stroke-width=".8" />;
}

function Tower(props: { x: number; y: number; scale: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`} stroke="#3a230e">
      <path d="M0 0L3-42H27L30 0Z" fill="#7a4f29" />
      <path d="M3-42L27 0M27-42L3 0M2-20H28" stroke="#4a2e14" stroke-width="1.6" />
      <path d="M-3-42H33V-56H27V-51H21V-56H15V-51H9V-56H3V-51H-3Z" fill="#93633a" />
      <path d="M15-56V-72L29-67L15-62" fill="#9c2720" stroke-width=".8" />
    </g>
  );
}

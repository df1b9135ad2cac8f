// Parts of the pictures of games in the lobby.

import { For } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "./Glyph";

export function Sky(props: { id: string; from: string; to: string }): JSX.Element {
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
export function Field(props: { tints: readonly string[]; of: (column: number, row: number) => number }): JSX.Element {
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
export function Tile(props: { x: number; y: number; glyph: string; of: keyof typeof TILES; size: number }): JSX.Element {
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

export function Palisade(props: { x: number; y: number; stakes: number; rise: number }): JSX.Element {
  const stake = (i: number): string => {
    const [x, y] = [props.x + i * 6.2, props.y + i * props.rise];
    return `M${x} ${y}V${y - 17}L${x + 2.6} ${y - 22}L${x + 5.2} ${y - 17}V${y}Z`;
  };
  return <path d={Array.from({ length: props.stakes }, (_, i) => stake(i)).join("")} fill="#8a5a2f" stroke="#3e2610" stroke-width=".8" />;
}

export function Tower(props: { x: number; y: number; scale: number }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.scale})`} stroke="#3a230e">
      <path d="M0 0L3-42H27L30 0Z" fill="#7a4f29" />
      <path d="M3-42L27 0M27-42L3 0M2-20H28" stroke="#4a2e14" stroke-width="1.6" />
      <path d="M-3-42H33V-56H27V-51H21V-56H15V-51H9V-56H3V-51H-3Z" fill="#93633a" />
      <path d="M15-56V-72L29-67L15-62" fill="#9c2720" stroke-width=".8" />
    </g>
  );
}

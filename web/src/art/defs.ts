// Drawings that blocks, cards and the board refer to by id: glyphs and the grains of wood. They are
// put into the page once, when the first of them is drawn.

import { createSignal } from "solid-js";

/** Drawings as Vite reads them: paths and the text of the files. */
export type GlyphFiles = Readonly<Record<string, string>>;

const files = import.meta.glob<string>("./glyphs/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of the drawings that there are, and symbols that are not in the page yet. */
const [names, setNames] = createSignal<ReadonlySet<string>>(new Set());
let waiting: string[] = [];
let grained = false;

addGlyphs(files);

/** Adds the drawings of a game, from `import.meta.glob` with `?raw`; they are named by their files. */
export function addGlyphs(more: GlyphFiles): void {
  const added = Object.entries(more).map(([path, svg]) => {
    const name = path.replace(/^.*\/|\.svg$/g, "");
    const inner = svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
    return { name, markup: `<symbol id="g-${name}" viewBox="0 0 64 64">${inner}</symbol>` };
  });
  waiting.push(...added.map((symbol) => symbol.markup));
  setNames((old) => new Set([...old, ...added.map((symbol) => symbol.name)]));
}

/** Puts the shared drawings into the page, once. */
export function ensureDefs(): void {
  if (waiting.length === 0 || typeof document === "undefined") return;
  const markup = waiting.join("") + (grained ? "" : GRAINS);
  waiting = [];
  grained = true;
  document.body.insertAdjacentHTML("afterbegin", `<svg class="art-defs" width="0" height="0" aria-hidden="true"><defs>${markup}</defs></svg>`);
}

/** Whether there is a drawing of that name. */
export function isGlyph(name: string): boolean {
  return names().has(name);
}

const STRANDS = strands();
const GRAINS = `
<pattern id="grain-strands" width="40" height="40" patternUnits="userSpaceOnUse"><path d="${STRANDS}" fill="none" stroke="#2a1405" stroke-opacity=".22" stroke-width=".7"/></pattern>
<pattern id="grain-crossed" width="40" height="40" patternUnits="userSpaceOnUse"><path d="${STRANDS}" fill="none" stroke="#04100a" stroke-opacity=".3" stroke-width=".7"/><path d="M-5 5L5-5M-5 15L15-5M-5 25L25-5M-5 35L35-5M-5 45L45-5M5 45L45 5M15 45L45 15M25 45L45 25M35 45L45 35" stroke="#e8e2b8" stroke-opacity=".12" stroke-width="1.4"/></pattern>
<pattern id="grain-dotted" width="8" height="8" patternUnits="userSpaceOnUse"><circle cx="2" cy="2" r=".9" fill="#dfeaf5" fill-opacity=".2"/><circle cx="6" cy="6" r=".9" fill="#dfeaf5" fill-opacity=".2"/></pattern>`;

/** Nine upright strands, a little uneven and always the same. */
function strands(): string {
  let state = 11;
  const next = (): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
  const one = (value: number): string => value.toFixed(1);
  let path = "";
  for (let i = 0; i < 9; i++) {
    const x = 2 + i * 4.4 + next() * 2;
    path += `M${one(x)} 0C${one(x + next() * 3 - 1.5)} 13 ${one(x + next() * 4 - 2)} 26 ${one(x + next() * 2 - 1)} 40`;
  }
  return path;
}

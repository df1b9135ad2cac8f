// A drawing that never changes, painted once into a picture: broad strokes along a coast take long to
// paint, and a picture can be moved and scaled at once. The drawing must not have letters, because
// a picture of a drawing knows no fonts of the page.

import type { Size } from "./viewport";

/** How much finer than a map unit the picture is; more where the screen is finer. */
export function fineness(): number {
  return window.devicePixelRatio >= 2 ? 3 : 2;
}

/** Paints `svg` as it looks on the page now. */
export async function paintStill(svg: SVGSVGElement, size: Size, fine: number): Promise<HTMLCanvasElement | undefined> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(svg, size, fine))}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(size.width * fine), Math.round(size.height * fine)];
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Calls back when the page changes between light and dark; the result stops that. */
export function onTheme(change: () => void): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const root = new MutationObserver(change);
  root.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  dark.addEventListener("change", change);
  return () => {
    root.disconnect();
    dark.removeEventListener("change", change);
  };
}

/** The drawing with the rules and colours that it takes from the page. */
function standalone(svg: SVGSVGElement, size: Size, fine: number): string {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule && svg.querySelector(rule.selectorText) !== null ? [rule.cssText] : []));
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  copy.removeAttribute("class");
  copy.setAttribute("width", String(size.width * fine));
  copy.setAttribute("height", String(size.height * fine));
  const text = new XMLSerializer().serializeToString(copy);
  const root = getComputedStyle(document.documentElement);
  const names = new Set([...rules.join(" ").matchAll(/--[\w-]+/g), ...text.matchAll(/--[\w-]+/g)].map(([name]) => name));
  const colours = [...names].map((name) => `${name}:${root.getPropertyValue(name)}`).join(";");
  const style = `svg{color-scheme:${isDark(root.colorScheme) ? "dark" : "light"};${colours}}${rules.join("")}`;
  return text.replace(/^(<svg[^>]*>)/, (open) => `${open}<style>${style.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</style>`);
}

function isDark(scheme: string): boolean {
  if (scheme.includes("light") && scheme.includes("dark")) return matchMedia("(prefers-color-scheme: dark)").matches;
  return scheme.includes("dark");
}

// The ground of a hex map. At rest it is a drawing, sharp at any zoom; while the view moves, a picture
// of it, painted once, stands in, because thousands of strokes cannot be painted for every frame.

import { Show, createEffect, createResource, createSignal, onCleanup } from "solid-js";
import type { JSX } from "solid-js";
import type { Size } from "../viewport";
import { groundAddress, parts } from "./drawing";
import type { Detail } from "./ways";

/** The drawing of a map: its address, and its text once it is asked for. */
export interface Drawing {
  readonly url: string;
  readonly load: () => Promise<string>;
}

/** How long the page may settle before the picture is painted. */
const SETTLE_MS = 600;
/** Pixels of the picture for a unit of the map, on coarse and on fine screens. */
const COARSE = 1;
const FINE = 1.5;

export function Ground(props: { class: string; size: Size; detail: Detail; numbered: boolean; drawing: Drawing | undefined; plain: JSX.Element }): JSX.Element {
  const [text] = createResource(async () => props.drawing?.load());
  const drawn = (): string | undefined => (text.error === undefined ? text() : undefined);
  const pieces = (): ReturnType<typeof parts> | undefined => {
    const svg = drawn();
    return svg === undefined ? undefined : parts(svg);
  };
  const box = (): string => `0 0 ${props.size.width} ${props.size.height}`;
  return (
    <>
      <Show when={drawn()}>{(svg) => <Picture class={props.class} size={props.size} svg={svg()} />}</Show>
      <svg class={`${props.class} hex-ground ${props.detail}`} width={props.size.width} height={props.size.height} viewBox={box()} aria-hidden="true">
        <Show when={pieces()} fallback={props.plain}>
          {(both) => <g innerHTML={both().ground} />}
        </Show>
      </svg>
      <Show when={pieces()}>
        {(both) => (
          <svg class={`${props.class} hex-names ${props.detail}`} classList={{ numbered: props.numbered }} width={props.size.width} height={props.size.height} viewBox={box()} aria-hidden="true">
            <g innerHTML={both().names} />
          </svg>
        )}
      </Show>
    </>
  );
}

function Picture(props: { class: string; size: Size; svg: string }): JSX.Element {
  let canvas!: HTMLCanvasElement;
  const [ready, setReady] = createSignal(false);
  const sharp = window.devicePixelRatio > COARSE ? FINE : COARSE;
  createEffect(() => {
    const { svg, size } = props;
    const settle = setTimeout(() => void paint(canvas, groundAddress(svg, size)).then(setReady), SETTLE_MS);
    onCleanup(() => clearTimeout(settle));
  });
  return (
    <canvas
      ref={canvas}
      class={`${props.class} hex-picture`}
      classList={{ ready: ready() }}
      width={props.size.width * sharp}
      height={props.size.height * sharp}
      style={{ width: `${props.size.width}px`, height: `${props.size.height}px` }}
      aria-hidden="true"
    />
  );
}

/** Paints an image over a whole canvas; says whether that went well. */
async function paint(canvas: HTMLCanvasElement, address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return false;
  }
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return true;
}

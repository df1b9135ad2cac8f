// The whole map, small, with the part that shows; a press or a drag on it moves there.

import { Show } from "solid-js";
import type { JSX } from "solid-js";
import type { ChromeProps } from "../map-art";
import type { Size } from "../viewport";

/** So much of the map is as good as all of it. */
const WHOLE = 0.95;

export function MiniMap(props: ChromeProps & { size: Size; url: string | undefined; label: string; plain: JSX.Element }): JSX.Element {
  const percent = (part: number, whole: number): string => `${Math.max(0, Math.min(100, (part / whole) * 100))}%`;
  const box = (): { x: number; y: number; right: number; bottom: number } => {
    const { x, y, w, h } = props.sight.box;
    return { x: Math.max(0, x), y: Math.max(0, y), right: Math.min(props.size.width, x + w), bottom: Math.min(props.size.height, y + h) };
  };
  /** In parts of the frame's own size: what is moved so is neither laid out nor painted again. */
  const shift = (from: number, to: number): string => `${((from / Math.max(1, to - from)) * 100).toFixed(2)}%`;
  /** When everything shows, there is nothing to point at. */
  const whole = (): boolean => (box().right - box().x) * (box().bottom - box().y) > props.size.width * props.size.height * WHOLE;
  const go = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const area = event.currentTarget.getBoundingClientRect();
    props.centre({
      x: ((event.clientX - area.left) / area.width) * props.size.width,
      y: ((event.clientY - area.top) / area.height) * props.size.height,
    });
  };
  return (
    <div
      class="mini-map"
      classList={{ whole: whole() }}
      aria-hidden="true"
      title={props.label}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
      onClick={(event) => event.stopPropagation()}
    >
      <Show when={props.url} fallback={<svg viewBox={`0 0 ${props.size.width} ${props.size.height}`}>{props.plain}</svg>}>
        {(url) => <img src={url()} alt="" draggable={false} />}
      </Show>
      <i
        style={{
          transform: `translate(${shift(box().x, box().right)}, ${shift(box().y, box().bottom)})`,
          width: percent(box().right - box().x, props.size.width),
          height: percent(box().bottom - box().y, props.size.height),
        }}
      />
    </div>
  );
}

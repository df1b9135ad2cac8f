/** The map of a game at the head of its page, with some of its pieces at work. It is only looked at. */

import { For, Show, createMemo, createSignal, onCleanup, onMount } from "solid-js";
import type { JSX } from "solid-js";
import { BLANK_SCENE } from "../../art/blanks";
import { NO_HIGHLIGHTS } from "../../art/highlights";
import { mapArt } from "../../art/maps";
import type { MapArt, MapPlace, Sight } from "../../art/map-art";
import { PieceArt, isCounter, unitsOf } from "../../art/PieceArt";
import type { GamePage } from "../../games/page";
import { lang } from "../i18n";
import { GamePicture } from "./GamePicture";
import "../../art/board.css";

/** Where the point that the view is about stands in it, from the left and from the top. */
const FOCUS = { x: 0.56, y: 0.36 };

export function Hero(props: { game: string; page: GamePage | null }): JSX.Element {
  return (
    <div class="hero" aria-hidden="true" data-testid="hero">
      <Show when={props.page} keyed fallback={<GamePicture game={props.game} />}>
        {(page) => (
          <Show when={mapArt(page.hero.map ?? props.game)} keyed fallback={<GamePicture game={props.game} />}>
            {(map) => <Scene map={map} hero={page.hero} game={props.game} />}
          </Show>
        )}
      </Show>
    </div>
  );
}

function Scene(props: { map: MapArt; hero: GamePage["hero"]; game: string }): JSX.Element {
  let frame!: HTMLDivElement;
  const [size, setSize] = createSignal({ width: 1440, height: 304 });
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(frame);
    onCleanup(() => watch.disconnect());
  });
  const places = createMemo(() => new Map<string, MapPlace>(props.map.places.map((place) => [place.name, place])));
  /** Never smaller than what covers the frame. */
  const scale = (): number => Math.max(props.hero.scale, size().width / props.map.size.width, size().height / props.map.size.height);
  const shift = (): { x: number; y: number } => {
    const focus = places().get(props.hero.place) ?? props.map.focus;
    const within = (wanted: number, room: number, whole: number): number => Math.min(0, Math.max(room - whole, wanted));
    return {
      x: within(size().width * FOCUS.x - focus.x * scale(), size().width, props.map.size.width * scale()),
      y: within(size().height * FOCUS.y - focus.y * scale(), size().height, props.map.size.height * scale()),
    };
  };
  const sight: Sight = { scale: 1.4, box: { x: 0, y: 0, w: props.map.size.width, h: props.map.size.height } };
  const scene = { ...BLANK_SCENE, map: props.game };
  return (
    <div class="hero-frame" ref={frame}>
      <div
        class="hero-map"
        style={{ width: `${props.map.size.width}px`, height: `${props.map.size.height}px`, transform: `translate(${shift().x}px, ${shift().y}px) scale(${scale()})` }}
      >
        <props.map.Ground class="stage-ground" sight={sight} />
        <svg class="hero-layer" width={props.map.size.width} height={props.map.size.height} viewBox={`0 0 ${props.map.size.width} ${props.map.size.height}`}>
          <props.map.Under
            scene={scene}
            home=""
            selected={[]}
            highlights={NO_HIGHLIGHTS}
            plan={[]}
            lit={new Set()}
            dims={false}
            overlays={new Set()}
            hovered={undefined}
            sight={sight}
            lang={lang()}
          />
          <For each={props.hero.pieces}>
            {(piece) => (
              <Show when={places().get(piece.place)}>
                {(place) => (
                  <For each={Array.from({ length: (piece.behind ?? 0) + 1 }, (_, index) => (piece.behind ?? 0) - index)}>
                    {(back) => (
                      <g
                        transform={`translate(${place().x - props.hero.size / 2 + (piece.dx ?? 0) + back * 4} ${place().y - props.hero.size * (isCounter(piece.face) ? 0.5 : 1.08) + (piece.dy ?? 0) - back * 3.4}) scale(${props.hero.size / unitsOf(piece.face)})`}
                      >
                        <PieceArt face={piece.face} />
                      </g>
                    )}
                  </For>
                )}
              </Show>
            )}
          </For>
        </svg>
      </div>
    </div>
  );
}

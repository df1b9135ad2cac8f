// A cardboard counter: units with their plate, leaders with their name, swords, signs and backs, in
// all their states. One anatomy for every game that plays with counters.

import { For, Match, Show, Switch } from "solid-js";
import type { JSX } from "solid-js";
import { isGlyph } from "./defs";
import { GlyphUse } from "./Glyph";
import { chipsOf, copiesBehind, isShield, layoutOf, letteringOf, outlinePath, swordsPath, tiltOf } from "./hex/counter-face";
import type { Chip, CounterFace, Figure, Layout } from "./hex/counter-face";
import { stripeColour } from "./hex/stripes";
import { wornUnit } from "./hex/worn-part";
import type { PieceArtProps } from "./PieceArt";
import type { Mark, Shape, Wear } from "./types";
import { unreachable } from "./unreachable";
import "./counter.css";

export interface CounterProps extends PieceArtProps {
  /** The colour of the command stripe; by default one for the name in the face. */
  stripe?: string;
}

/** A counter as an image of its own, as wide as its container. */
export function Counter(props: CounterProps & { label?: string }): JSX.Element {
  const label = (): string | undefined => (props.label === "" ? undefined : props.label);
  return (
    <svg
      class="counter-svg"
      viewBox="-3 -3 67 68"
      role={label() === undefined ? undefined : "img"}
      aria-label={label()}
      aria-hidden={label() === undefined ? "true" : undefined}
    >
      <CounterArt {...props} />
    </svg>
  );
}

/** A counter inside another drawing: 60 by 60 units from the origin. */
export function CounterArt(props: CounterProps): JSX.Element {
  /** Who is still on its way has not moved. */
  const marks = (): readonly Mark[] => (props.marks?.includes("moving") === true ? props.marks.filter((mark) => mark !== "moved") : (props.marks ?? []));
  const marked = (mark: Mark): boolean => marks().includes(mark);
  const outline = (): Shape => (props.face.shows === "counter" || props.face.shows === "reverse" ? props.face.shape : "square");
  const colour = (): string => {
    if (props.face.shows === "counter" || props.face.shows === "reverse") return props.face.colour;
    return props.face.shows === "blank" ? "neutral" : props.face.wood;
  };
  const open = (): CounterFace | undefined => (props.face.shows === "counter" ? props.face : undefined);
  const back = (): string | undefined => {
    if (props.face.shows === "reverse") return props.face.glyph;
    return props.face.shows === "counter" ? undefined : "anonymous";
  };
  const tilt = (): number => (typeof props.facing === "number" ? tiltOf(props.facing) : 0);
  const turn = (): number => tilt() - (marked("disorganised") ? 9 : 0);
  const behind = (): number[] => Array.from({ length: copiesBehind(props.count ?? 1) }, (_, i) => i + 1).reverse();
  return (
    <g
      class={`counter counter-${/^[a-z0-9-]+$/.test(colour()) ? colour() : "neutral"}`}
      classList={{ raging: marked("raging"), disorganised: marked("disorganised"), veteran: marked("veteran"), deploying: marked("deploying") }}
      transform={turn() === 0 ? undefined : `rotate(${turn()} 30 30)`}
    >
      <For each={behind()}>
        {(i) => <path class="counter-copy" d={outlinePath(outline(), -0.6)} transform={`translate(${i * 3.6} ${-i * 3.6})`} />}
      </For>
      <path class="counter-shadow" d={outlinePath(outline())} transform="translate(1.8 2.8)" />
      <Show when={props.selected}>
        <path class="counter-halo" d={outlinePath(outline(), 4.5)} />
        <path class="counter-ring" d={outlinePath(outline(), 2.4)} />
      </Show>
      <Show when={props.legal && !props.selected}>
        <path class="counter-legal" d={outlinePath(outline(), 1.6)} />
      </Show>
      <path class="counter-body" d={outlinePath(outline())} />
      <Show when={outline() !== "round"}>
        <path class="counter-foot" d="M1 27h58v11H1z" />
      </Show>
      <path class="counter-rim" d={outlinePath(outline(), -1.6)} />
      <path class="counter-rule" d={outlinePath(outline(), -4)} />
      <Show when={open()}>{(face) => <Face face={face()} outline={outline()} brief={props.brief ?? false} stripe={props.stripe} wear={props.wear} />}</Show>
      <Show when={back()}>{(glyph) => <Sign glyph={glyph()} />}</Show>
      <Show when={marked("disorganised")}>
        <path class="counter-cracks" d="M4 34L34 4M14 56L56 14M30 58L58 30M3 20L20 3" />
      </Show>
      <Show when={marked("reduced")}>
        <path class="counter-notch" d="M-.8 17.500L6 22.500L-.8 27.500" />
      </Show>
      <Show when={marked("moved")}>
        <path class="counter-tired" d={outlinePath(outline())} />
      </Show>
      <Show when={!props.brief || marked("routed") || marked("owing") || marked("must_check")}>
        <For each={chipsOf(marks())}>{(chip, i) => <StateChip chip={chip} x={i() === 0 ? 54 : 57} y={6 + i() * 15.5} />}</For>
      </Show>
      <Show when={typeof props.facing === "number"}>
        <g class="counter-front" transform={`rotate(${(props.facing ?? 0) * 30 - tilt()} 30 30)`}>
          <path class="counter-front-edge" d="M9 2.400H51" />
          <path class="counter-facing" d="M30-11L41 .5H19Z" />
        </g>
      </Show>
      <Show when={props.target}>
        <path class="counter-target-edge" d={BRACKETS} />
        <path class="counter-target" d={BRACKETS} />
      </Show>
      <Show when={(props.count ?? 1) > 1}>
        <g class="counter-count" transform="translate(-3 -3)">
          <circle r="9.5" />
          <text y="4.3">{props.count}</text>
        </g>
      </Show>
    </g>
  );
}

const BRACKETS = "M-6 10V-6H10M50-6H66V10M66 50V66H50M10 66H-6V50";

/** The plate of a unit, whose lower corners follow the outline. */
const PLATES: Record<Shape, string> = {
  square: "M3.5 39.5h53V50a6 6 0 0 1-6 6h-41a6 6 0 0 1-6-6z",
  chamfered: "M3.5 39.5h53V50l-6.5 6.5h-40l-6.5-6.5z",
  round: "M6 40.5h48a26.5 26.5 0 0 1-48 0z",
};
const VALUES = "M4 47.5h52v6.5l-3 3H7l-3-3z";
const DISC_BAND = "M1.5 33.500h57a29 29 0 0 1-2 10.500h-53a29 29 0 0 1-2-10.500z";

type Of<K extends Layout["kind"]> = Extract<Layout, { kind: K }>;

function Face(props: { face: CounterFace; outline: Shape; brief: boolean; stripe: string | undefined; wear: Wear | undefined }): JSX.Element {
  const layout = (): Layout => layoutOf(props.face);
  const unit = (): Of<"unit"> | undefined => narrow(layout(), "unit");
  const leader = (): Of<"leader"> | undefined => narrow(layout(), "leader");
  const swords = (): Of<"swords"> | undefined => narrow(layout(), "swords");
  const stripe = (): string | undefined => (props.face.stripe === null ? undefined : props.stripe ?? stripeColour(props.face.stripe));
  return (
    <>
      <Show when={stripe()}>{(colour) => <path class="counter-stripe" d="M3.2 9v26" stroke={colour()} />}</Show>
      <Switch fallback={<Sign glyph={props.face.glyph} code={props.face.code ?? undefined} />}>
        <Match when={props.wear === undefined ? undefined : unit()}>
          {(shown) => (
            <Show when={wornUnit()} keyed>
              {(Worn) => <Worn face={props.face} layout={shown()} wear={props.wear} brief={props.brief} />}
            </Show>
          )}
        </Match>
        <Match when={unit()}>
          {(shown) => <Unit face={props.face} layout={shown()} outline={props.outline} brief={props.brief} striped={stripe() !== undefined} />}
        </Match>
        <Match when={leader()}>{(shown) => <Leader face={props.face} layout={shown()} outline={props.outline} brief={props.brief} />}</Match>
        <Match when={swords()}>{(shown) => <Swords face={props.face} layout={shown()} brief={props.brief} />}</Match>
      </Switch>
    </>
  );
}

function narrow<K extends Layout["kind"]>(layout: Layout, kind: K): Of<K> | undefined {
  return isOf(layout, kind) ? layout : undefined;
}

function isOf<K extends Layout["kind"]>(layout: Layout, kind: K): layout is Of<K> {
  return layout.kind === kind;
}

function Unit(props: { face: CounterFace; layout: Of<"unit">; outline: Shape; brief: boolean; striped: boolean }): JSX.Element {
  const shield = (): boolean => isShield(props.face.glyph);
  /** Without lettering the drawing has the field to itself. */
  const middle = (): boolean => props.face.code === null;
  return (
    <>
      <Show
        when={!props.brief}
        fallback={
          <>
            <Drawing name={props.face.glyph} x={30} y={20} scale={1.05} />
            <path class="counter-plate" d={PLATES[props.outline]} />
            <PlateNumber figure={props.layout.combat} x={30} y={56} class="counter-number large" />
          </>
        }
      >
        <Drawing name={props.face.glyph} x={middle() ? 30 : shield() ? 43 : 40.5} y={shield() || middle() ? 20.3 : 22} scale={shield() || middle() ? 0.98 : 0.86} />
        <Letters face={props.face} indent={(props.outline === "chamfered" ? 8 : 6.5) + (props.striped ? 1.5 : 0)} />
        <path class="counter-plate" d={PLATES[props.outline]} />
        <PlateNumber figure={props.layout.combat} x={14} y={55.2} class="counter-number" />
        <Show when={props.layout.modifier}>
          {(figure) => (
            <>
              <rect class="counter-chip" x="24.5" y="41.6" width="17" height="12.8" rx="3" />
              <text class="counter-modifier" classList={{ reduced: figure().reduced }} x="32.9" y="52.4">
                {figure().text}
              </text>
            </>
          )}
        </Show>
        <PlateNumber figure={props.layout.movement} x={48.5} y={55.2} class="counter-number light" />
      </Show>
    </>
  );
}

/** A number on the plate, squeezed when it has two figures, red when it is worse than printed. */
export function PlateNumber(props: { figure: Figure | undefined; x: number; y: number; class: string }): JSX.Element {
  return (
    <Show when={props.figure}>
      {(figure) => (
        <text
          class={props.class}
          classList={{ reduced: figure().reduced }}
          x={props.x}
          y={props.y}
          textLength={figure().text.length > 1 ? 18.5 : undefined}
          lengthAdjust={figure().text.length > 1 ? "spacingAndGlyphs" : undefined}
        >
          {figure().text}
        </text>
      )}
    </Show>
  );
}

function Letters(props: { face: CounterFace; indent: number }): JSX.Element {
  const letters = (): ReturnType<typeof letteringOf> => letteringOf(props.face);
  const squeezed = (): boolean => letters().main.length > 3;
  return (
    <>
      <text
        class="counter-code"
        classList={{ numeral: letters().numeral }}
        x={props.indent}
        y={letters().numeral ? 17.5 : 17}
        textLength={squeezed() ? 21 : undefined}
        lengthAdjust={squeezed() ? "spacingAndGlyphs" : undefined}
      >
        {letters().main}
      </text>
      <Show when={letters().sub}>
        <text class="counter-code sub" x={props.indent} y="32">
          {letters().sub}
        </text>
      </Show>
    </>
  );
}

function Leader(props: { face: CounterFace; layout: Of<"leader">; outline: Shape; brief: boolean }): JSX.Element {
  const round = (): boolean => props.outline === "round";
  const squeezed = (): boolean => props.layout.name.length > (round() ? 9 : 11);
  return (
    <Show
      when={!props.brief}
      fallback={
        <Show when={props.layout.swords > 0} fallback={<Drawing name={props.face.glyph} x={30} y={29} scale={round() ? 1.2 : 1.38} />}>
          <Drawing name={props.face.glyph} x={30} y={22} scale={0.98} />
          <path class="counter-swords on-field" d={swordsPath(props.layout.swords)} transform="translate(30 48.5)scale(.82)" />
        </Show>
      }
    >
      <Drawing name={props.face.glyph} x={30} y={round() ? 18.2 : 18.5} scale={round() ? 0.86 : 0.98} />
      <path class="counter-band" d={round() ? DISC_BAND : "M1.5 36h57v10.500h-57z"} />
      <text
        class="counter-name"
        x="30"
        y={round() ? 42 : 44.3}
        textLength={squeezed() ? (round() ? 48 : 53) : undefined}
        lengthAdjust={squeezed() ? "spacingAndGlyphs" : undefined}
      >
        {props.layout.name}
      </text>
      <Show when={props.layout.values.length > 0}>
        <path class="counter-plate bare" d={VALUES} />
        <For each={props.layout.values}>
          {(figure, i) => (
            <text class="counter-value" classList={{ reduced: figure.reduced }} x={props.layout.values.length === 1 ? 30 : 13 + (i() * 34) / (props.layout.values.length - 1)} y="56.3">
              {figure.text}
            </text>
          )}
        </For>
      </Show>
      <Show when={props.layout.swords > 0}>
        <path class="counter-swords on-field" d={swordsPath(props.layout.swords)} transform="translate(30 51)scale(.7)" />
      </Show>
    </Show>
  );
}

function Swords(props: { face: CounterFace; layout: Of<"swords">; brief: boolean }): JSX.Element {
  return (
    <>
      <Show when={!props.brief && props.face.code !== null} fallback={<Drawing name={props.face.glyph} x={30} y={20} scale={1.08} />}>
        <Drawing name={props.face.glyph} x={42} y={isShield(props.face.glyph) ? 20.3 : 22} scale={isShield(props.face.glyph) ? 0.98 : 0.74} />
        <Letters face={props.face} indent={6.5} />
      </Show>
      <path class="counter-plate" d={PLATES.square} />
      <path
        class="counter-swords"
        classList={{ reduced: props.layout.reduced }}
        d={swordsPath(props.layout.swords)}
        transform={`translate(30 47.8)scale(.92)`}
      />
    </>
  );
}

function Sign(props: { glyph: string; code?: string }): JSX.Element {
  const lettered = (): boolean => props.code !== undefined && props.code !== "";
  return (
    <>
      <Drawing name={props.glyph} x={30} y={lettered() ? 25 : 30} scale={lettered() ? 1.15 : 1.38} />
      <Show when={lettered()}>
        <text class="counter-code middle" x="30" y="55">
          {props.code}
        </text>
      </Show>
    </>
  );
}

/** A drawing around a point. Those for counters fill a box of 37.2 units at scale 1. */
export function Drawing(props: { name: string; x: number; y: number; scale: number }): JSX.Element {
  const size = (): number => 37.2 * props.scale;
  return <GlyphUse class="counter-glyph" name={counterGlyph(props.name)} x={props.x - size() / 2} y={props.y - size() / 2} size={size()} />;
}

/** The drawing made for counters, or else the one that blocks use. */
export function counterGlyph(name: string): string {
  return isGlyph(`hex-${name}`) ? `hex-${name}` : name;
}

function StateChip(props: { chip: Chip; x: number; y: number }): JSX.Element {
  return (
    <g class={`counter-state ${props.chip}`} transform={`translate(${props.x} ${props.y})`}>
      {drawn(props.chip)}
    </g>
  );
}

function drawn(chip: Chip): JSX.Element {
  switch (chip) {
    case "routed":
      return (
        <>
          <rect x="-10" y="-10" width="20" height="20" rx="4" />
          <GlyphUse name="hex-rout" x={-7.6} y={-8.6} size={17.1} />
        </>
      );
    case "moved":
      return (
        <>
          <circle r="8" />
          <path d="M-4 0l3 3.2 5-6" />
        </>
      );
    case "fired":
      return (
        <>
          <circle r="8" />
          <path d="M-4.5 4.5L4-4M4.5-4.5H0M4.5-4.5V0" />
        </>
      );
    case "wounded":
      return (
        <>
          <circle r="8" />
          <path d="M0-5C3-1 4 .5 4 2A4 4 0 0 1-4 2C-4 .5-3-1 0-5Z" />
        </>
      );
    case "hidden":
      return (
        <>
          <circle r="8" />
          <path d="M-2.4-2.200C-2.4-5 2.6-5 2.6-2.2 2.6-.2 0-.4 0 1.600M0 4.200v.1" />
        </>
      );
    case "in_command":
      return (
        <>
          <circle r="6.5" />
          <path d="M0-3.900l1.1 2.6 2.8.2-2.1 1.8.7 2.700L0 2l-2.5 1.4.7-2.7-2.1-1.8 2.8-.2z" />
        </>
      );
    case "out_of_command":
      return (
        <>
          <circle r="7" />
          <path d="M-4.6-4.6l9.2 9.2" />
        </>
      );
    case "raging":
      return (
        <>
          <circle r="8.5" />
          <path d="M0-6C1-3 4.500-2 4.500 1.500A4.500 4.300 0 0 1-4.500 1.500C-4.500-.5-2.500-1-2.500-3.200-1-2.700-.3-4 0-6Z" />
        </>
      );
    case "owing":
      return (
        <>
          <circle r="8.5" />
          <path d="M0-5V1M0 4.200v.2" />
        </>
      );
    case "must_check":
    case "no_check":
      return (
        <>
          <circle r="8.5" />
          <path d="M-3.6-3.6l7.2 7.2M3.6-3.6l-7.2 7.2" />
        </>
      );
    case "rallied":
      return (
        <>
          <rect x="-9.500" y="-9.500" width="19" height="19" rx="4" />
          <path d="M-4.500 6.500V-6" />
          <path class="counter-state-flag" d="M-4.500-6H6L3.500-2.800 6 .5H-4.500z" />
        </>
      );
    case "column":
      return (
        <>
          <circle r="8.5" />
          <path d="M0 5.500V-1M-3.600 1.200L0-2.400 3.600 1.200M-3.600-2.200L0-5.800 3.600-2.200" />
        </>
      );
    case "finished":
      return (
        <>
          <circle r="8.5" />
          <path d="M-3.500-5.200h7M-3.500 5.200h7M-2.800-5C-2.800-1.600 2.800 1.600 2.800 5M2.800-5C2.800-1.600-2.800 1.600-2.800 5" />
        </>
      );
    case "deploying":
      return (
        <>
          <circle r="8" />
          <path d="M0-4.500v8M-3.5.5L0 4l3.5-3.5" />
        </>
      );
    default:
      return unreachable(chip);
  }
}

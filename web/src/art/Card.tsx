// Cards: commands as a standard with coins, events as a god's emblem, cards of a kind with what they
// count for, and backs.

import { For, Match, Show, Switch, createUniqueId } from "solid-js";
import type { JSX } from "solid-js";
import { GlyphUse } from "./Glyph";
import { frontOf } from "./cards";
import type { CardFront } from "./cards";
import { roman } from "./roman";
import type { Lang } from "./map-art";
import type { CardFace } from "./types";
import "./card.css";

/** The lettering of a command card. */
const COMMAND = {
  en: { move: "MOVE", moves: "MOVES", levy: "LEVY", levies: "LEVIES" },
  fr: { move: "MARCHE", moves: "MARCHES", levy: "LEVÉE", levies: "LEVÉES" },
};

export interface CardProps {
  face: CardFace;
  /** Whose it is, for the colour of a standard. */
  side?: string;
  /** `hand`, `played`, `spent` or `discard`. */
  state?: string;
  /** The turn it was played, in Roman figures. */
  stamp?: string;
  /** Whether a click does something now. */
  live?: boolean;
  chosen?: boolean;
  onClick?: () => void;
  /** The language of its lettering, English if not said. */
  lang?: Lang;
}

/** Dark and bright colour of a god's field. */
const FIELDS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["mercury", ["#23424f", "#3c6b7c"]],
  ["neptune", ["#12395c", "#2a6595"]],
  ["mars", ["#5c1512", "#94302a"]],
  ["apollo", ["#6d4300", "#b0791a"]],
  ["jupiter", ["#2d2457", "#574a95"]],
  ["pluto", ["#241b24", "#54414f"]],
  ["vulcan", ["#54260c", "#9a5424"]],
]);
const PLAIN_FIELD: readonly [string, string] = ["#33291a", "#5f4c2c"];

/** The same for cards of a kind. Kinds come in the reader's language, so the drawing tells which it is. */
const KINDS: readonly { readonly field: readonly [string, string]; readonly glyphs: string }[] = [
  { field: ["#4b2a14", "#8a5a2f"], glyphs: "antonius cato labienus brutus metellus-scipio curio dolabella cleopatra" },
  {
    field: ["#33204a", "#674a86"],
    glyphs: "the-senate senatus-consultum-ultimum allied-settlement publicani demands-for-reform bread-and-circuses tribunes-of-the-plebs veterans-settlement dictator pontifex-maximus triumph",
  },
  { field: ["#1f2d38", "#4a6576"], glyphs: "double-line triple-line fourth-line testudo cavalry-charge night-withdrawal" },
  { field: ["#5a3a06", "#a3731d"], glyphs: "allies-mobilize successor ides-of-march" },
  { field: ["#2d321c", "#66703f"], glyphs: "allies-go-home demand-for-action optimates-rally populares-rally barbarian-invasion legions-grumble" },
  { field: ["#5c1512", "#97352c"], glyphs: "fleet-atlantic" },
  { field: ["#12395c", "#2a6595"], glyphs: "fleet-western" },
  { field: ["#173d28", "#37724f"], glyphs: "fleet-eastern" },
];
const KIND_FIELDS: ReadonlyMap<string, readonly [string, string]> = new Map(
  KINDS.flatMap(({ field, glyphs }) => glyphs.split(" ").map((glyph) => [glyph, field])),
);

/** The colour of a card's field, if it has one of its own: commands and backs have none. */
export function fieldOf(card: CardFace): string | undefined {
  const front = frontOf(card);
  if (front === undefined) return "#4b3320";
  if (front.kind !== null) return (KIND_FIELDS.get(front.glyph) ?? PLAIN_FIELD)[0];
  return front.numbers.length > 0 ? undefined : (FIELDS.get(front.glyph) ?? PLAIN_FIELD)[0];
}

/** What a card that shows its front says aloud. */
export function cardWords(card: CardFace): string {
  const front = frontOf(card);
  return front === undefined ? "" : [front.name, front.text, front.symbols.join(", ")].filter(Boolean).join(". ");
}

/** Longer texts take a smaller emblem and smaller letters. */
const DENSE = 44;
const SIX_LINES = 90;
const LONG = 84;
const LONGEST = 124;

export function Card(props: CardProps): JSX.Element {
  const front = (): CardFront | undefined => frontOf(props.face);
  const label = (): string => cardWords(props.face);
  const clickable = (): boolean => props.onClick !== undefined;
  return (
    <div
      class={props.side === undefined ? "card" : `card hue-${props.side}`}
      classList={{ pressable: clickable() }}
      data-state={props.state}
      data-live={props.live}
      data-chosen={props.chosen}
      role={clickable() || label() === "" ? undefined : "img"}
      aria-label={clickable() || label() === "" ? undefined : label()}
    >
      <div class="card-face" aria-hidden="true">
        <Show when={front()} fallback={<CardBack />}>
          {(face) => (
            <Switch fallback={<Event face={face()} />}>
              <Match when={face().kind !== null}>
                <OfKind face={face()} />
              </Match>
              <Match when={face().numbers.length > 0}>
                <Command face={face()} words={COMMAND[props.lang ?? "en"]} />
              </Match>
            </Switch>
          )}
        </Show>
      </div>
      <Show when={props.stamp}>{(stamp) => <span class="card-stamp">{stamp()}</span>}</Show>
      <Show when={props.onClick}>
        {(click) => (
          <button
            type="button"
            class="card-button"
            aria-pressed={props.chosen === true}
            aria-disabled={props.live === false}
            aria-label={label()}
            onClick={() => click()()}
          />
        )}
      </Show>
    </div>
  );
}

function Command(props: { face: CardFront; words: (typeof COMMAND)["en"] }): JSX.Element {
  const moves = (): number => props.face.numbers[0] ?? 0;
  const levies = (): number => props.face.numbers[1] ?? 0;
  const coins = (): number[] =>
    Array.from({ length: levies() }, (_, i) => 52 + (i - (levies() - 1) / 2) * 22);
  return (
    <svg class="card-art" viewBox="0 0 104 146" aria-hidden="true">
      <rect x="5" y="5" width="94" height="136" rx="5" fill="none" stroke="#b79b64" />
      <rect x="7.5" y="7.5" width="89" height="131" rx="3.5" fill="none" stroke="#d9c596" stroke-width=".7" />
      <path d="M52 15V132" stroke="#8a5a2b" stroke-width="3.6" />
      <path d="M24 24H80" stroke="#6c4522" stroke-width="4" stroke-linecap="round" />
      <path d="M52 8L56 16H48Z" fill="#b97a0a" />
      <path class="card-cloth" d="M28 26H76V78L64 84L52 78L40 84L28 78Z" />
      <path d="M31 29H73V76L64 80.5L52 74.5L40 80.5L31 76Z" fill="none" stroke="#e8b64c" />
      <path d="M31 84v6M40 86v6M64 86v6M73 84v6" stroke="#b97a0a" stroke-width="1.6" />
      <text
        class="card-numeral"
        x="52"
        y="64.5"
        textLength={moves() === 3 ? 34 : undefined}
        lengthAdjust={moves() === 3 ? "spacingAndGlyphs" : undefined}
      >
        {roman(moves())}
      </text>
      <text class="card-moves" x="52" y="38.5">
        {moves() === 1 ? props.words.move : props.words.moves}
      </text>
      <For each={coins()}>
        {(x) => (
          <>
            <circle cx={x} cy="108" r="9.5" fill="#e4b24a" stroke="#7a4f0c" stroke-width="1.3" />
            <circle cx={x} cy="108" r="7" fill="none" stroke="#7a4f0c" stroke-width=".7" stroke-dasharray="1.5 1.3" />
            <g color="#5a3805">
              <GlyphUse name="legion" x={x - 5.5} y={102.5} size={11} />
            </g>
          </>
        )}
      </For>
      <rect x="27" y="122" width="50" height="12" rx="6" fill="#f8efd9" />
      <text class="card-word" x="52" y="131">
        {`${levies()} ${levies() === 1 ? props.words.levy : props.words.levies}`}
      </text>
    </svg>
  );
}

function Event(props: { face: CardFront }): JSX.Element {
  const id = createUniqueId();
  const field = (): readonly [string, string] => FIELDS.get(props.face.glyph) ?? PLAIN_FIELD;
  const dense = (): boolean => props.face.text.length > DENSE;
  /** Six lines of text leave room for a small emblem only. */
  const six = (): boolean => props.face.text.length > SIX_LINES;
  const y = (): number => (six() ? 48.5 : dense() ? 54 : 62);
  const r = (): number => (six() ? 18 : dense() ? 23 : 29);
  const rays = (): string =>
    Array.from({ length: 24 }, (_, i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)];
      const [a, b] = [r() + 1, r() + 14];
      return `M${(52 + a * c).toFixed(1)} ${(y() + a * s).toFixed(1)}L${(52 + b * c).toFixed(1)} ${(y() + b * s).toFixed(1)}`;
    }).join("");
  return (
    <>
      <svg class="card-art" viewBox="0 0 104 146" aria-hidden="true">
        <defs>
          <radialGradient id={id} cy=".42">
            <stop stop-color={field()[1]} />
            <stop offset="1" stop-color={field()[0]} />
          </radialGradient>
        </defs>
        <rect width="104" height="146" fill={`url(#${id})`} />
        <rect x="5" y="5" width="94" height="136" rx="5" fill="none" stroke="#e3bd6a" />
        <rect x="7.5" y="7.5" width="89" height="131" rx="3.5" fill="none" stroke="#e3bd6a" stroke-width=".6" opacity=".6" />
        <path d={rays()} stroke="#f0cf85" stroke-opacity=".22" />
        <circle cx="52" cy={y()} r={r()} fill="#000" fill-opacity=".2" stroke="#f0cf85" stroke-width="1.2" />
        <g class="card-emblem" style={{ "--cut": field()[0] }}>
          <GlyphUse name={props.face.glyph} x={52 - r() * 0.72} y={y() - r() * 0.72} size={r() * 1.44} />
        </g>
        <text class="card-god" x="52" y="24">
          {props.face.name.toUpperCase()}
        </text>
      </svg>
      <p class="card-text" classList={{ dense: dense() }}>
        {props.face.text}
      </p>
    </>
  );
}

/** A card of a kind: its name, an emblem, swords on one side, what it counts for on the other. */
function OfKind(props: { face: CardFront }): JSX.Element {
  const id = createUniqueId();
  const field = (): readonly [string, string] => KIND_FIELDS.get(props.face.glyph) ?? PLAIN_FIELD;
  const size = (): "short" | "dense" | "long" | "longest" => {
    const { length } = props.face.text;
    if (length > LONGEST) return "longest";
    return length > LONG ? "long" : length > DENSE ? "dense" : "short";
  };
  const r = (): number => ({ short: 26, dense: 21, long: 15.5, longest: 14 })[size()];
  const y = (): number => ({ short: 68, dense: 58, long: 51, longest: 52.5 })[size()];
  const step = (): number => Math.min(14, (2 * r() + 4) / Math.max(1, props.face.symbols.length));
  const swords = (): number => props.face.numbers[0] ?? 0;
  return (
    <>
      <svg class="card-art" viewBox="0 0 104 146" aria-hidden="true">
        <defs>
          <radialGradient id={id} cy=".42">
            <stop stop-color={field()[1]} />
            <stop offset="1" stop-color={field()[0]} />
          </radialGradient>
        </defs>
        <rect width="104" height="146" fill={`url(#${id})`} />
        <rect x="4" y="4" width="96" height="138" rx="5" fill="none" stroke="#e3bd6a" />
        <path d="M4 37.5H100" stroke="#e3bd6a" stroke-width=".7" opacity=".75" />
        <rect x="6.3" y="6.3" width="91.4" height="133.4" rx="3.5" fill="none" stroke="#e3bd6a" stroke-width=".5" opacity=".55" />
        <circle cx="52" cy={y()} r={r()} fill="#000" fill-opacity=".22" stroke="#f0cf85" stroke-width="1.1" />
        <g class="card-emblem" style={{ "--cut": field()[0] }}>
          <GlyphUse name={props.face.glyph} x={52 - r() * 0.74} y={y() - r() * 0.74} size={r() * 1.48} />
        </g>
        <For each={props.face.symbols}>
          {(symbol, i) => (
            <g class={`card-symbol ${symbol}`} transform={`translate(15.5 ${y() + (i() - (props.face.symbols.length - 1) / 2) * step()})`}>
              <circle r="6.6" />
              <GlyphUse name={symbol} x={-4.4} y={-4.4} size={8.8} />
            </g>
          )}
        </For>
        <For each={Array.from({ length: swords() }, (_, i) => i)}>
          {(i) => <path class="card-sword" d="M0-6.5L1.6-4V2.5H-1.6V-4ZM-3.6 2.5H3.6V4H-3.6ZM-.9 4H.9V7.5H-.9Z" transform={`translate(88.5 ${y() + (i - (swords() - 1) / 2) * 15})`} />}
        </For>
      </svg>
      <p class="card-name" classList={{ wide: props.face.name.length > 11, widest: props.face.name.length > 21 }}>
        <small>{props.face.kind}</small>
        {props.face.name}
      </p>
      <p class={`card-text ${size()}`}>{props.face.text}</p>
    </>
  );
}

function CardBack(): JSX.Element {
  return (
    <svg class="card-art" viewBox="0 0 104 146" aria-hidden="true">
      <rect class="card-back-field" width="104" height="146" />
      <rect class="card-back-line" x="5" y="5" width="94" height="136" rx="5" />
      <rect class="card-back-line" x="8" y="8" width="88" height="130" rx="3.5" stroke-width=".6" opacity=".6" />
      <g class="card-back-mark">
        <GlyphUse name="laurel" x={22} y={43} size={60} />
        <GlyphUse name="legion" x={38} y={58} size={28} />
      </g>
    </svg>
  );
}

/** What a plan looks like on the map: where those chosen would stand, who ends short of it, and the line that is drawn round them. */

import { For, Show, createMemo, createSignal } from "solid-js";
import type { JSX } from "solid-js";
import { CounterArt } from "../../../art/Counter";
import { fixed } from "../../../art/geometry";
import type { Point } from "../../../art/geometry";
import { DieFace } from "../../../art/Die";
import type { Hex, HexGrid } from "../../../art/hex/grid";
import type { LayerProps } from "../../../art/map-art";
import { RangeRings, reachOfFire } from "../../../art/hex/ranges";
import { insetOutlines, mergedOutline, pathThrough } from "../../../art/hex/outline";
import type { Piece, Wear } from "../../../art/types";
import type { Army } from "./army";
import { Bends } from "./Bends";
import type { Trod } from "./trail";
import { exceptionsOf, kindsOf } from "./exceptions";
import { MOST_NOTES, layNotes, leaderFrom } from "./notes";
import type { Box } from "./notes";
import { Wheel } from "./Wheel";
import { leadOf } from "./wishes";

interface Ghost {
  readonly piece: Piece;
  readonly at: string;
  readonly via: readonly string[];
  readonly short: boolean;
  readonly count: number;
  /** What the way costs each of them, where that is known. */
  readonly cost: number | null;
  /** Whether it ends before an enemy. */
  readonly contact: boolean;
  /** Where it will face. */
  readonly facing: number | null;
  /** The hits that the march costs the worst hit of them. */
  readonly hits: number;
}

/** So much of a reason is told on the map. */
const TITLE = 46;

interface Note {
  readonly title: string;
  readonly who: string;
  readonly rule: string;
  readonly at: Point;
  readonly box: Box;
  readonly from: Point;
}

export function Ghosts(props: { army: Army; layer: LayerProps }): JSX.Element {
  const army = props.army;
  const grid = () => army.grid();
  /** Where they would go to, before anybody has asked. */
  const meant = createMemo((): string[] => {
    const towed = army.towed()?.over;
    if (towed !== undefined) return towed !== null && grid()?.hex(towed) !== undefined ? [towed] : [];
    const [sheet, over] = [grid(), army.hovered()];
    if (sheet === undefined || over === null || army.chosen().size === 0 || army.plan() !== null || sheet.hex(over) === undefined) return [];
    const onMap = army.wishesTo(over).filter(({ piece }) => sheet.hex(army.placeOf(piece)) !== undefined);
    return [...new Set(onMap.flatMap(({ to: [end] }) => end ?? []))];
  });
  /** Ghosts of a hex lie on each other: one is drawn for all. */
  const ghosts = createMemo((): Ghost[] => {
    const plan = army.plan();
    if (plan === null) return [];
    const short = new Set(plan.marches.short.map(({ piece }) => piece));
    const ways = new Set(plan.marches.goes.flatMap(({ choice: { path: [first] } }) => (first !== undefined && "piece" in first ? [first.piece] : [])));
    const ends = new Map(plan.marches.ends.map((end) => [end.piece, end]));
    const found = new Map<string, Ghost>();
    for (const { choice, via } of plan.marches.goes) {
      const [first] = choice.path;
      const at = via.at(-1);
      const piece = first !== undefined && "piece" in first ? army.byId().get(first.piece) : undefined;
      if (piece === undefined || at === undefined || grid()?.hex(at) === undefined) continue;
      const before = found.get(at);
      // Who goes along with another has no way of its own.
      const along = plan.wishes.filter((wish) => wish.piece !== piece.id && wish.to[0] === at && army.placeOf(wish.piece) === piece.place && !ways.has(wish.piece)).length;
      const hits = Math.max(0, ...plan.marches.ends.flatMap((end) => (end.place === at ? [end.hits] : [])));
      found.set(at, { facing: ends.get(piece.id)?.facing ?? piece.facing, hits, piece, at, via: [piece.place, ...via], short: short.has(piece.id) || (before?.short ?? false), count: (before?.count ?? 0) + 1 + along, cost: choice.cost, contact: choice.stops || (before?.contact ?? false) });
    }
    return [...found.values()];
  });
  /** The one whose way is drawn for all: it stands where the way begins. */
  const leading = createMemo((): Ghost | undefined => {
    const [sheet, plan] = [grid(), army.plan()];
    if (sheet === undefined || plan === null) return undefined;
    const first = ghosts().find(({ via }) => via[0] === plan.drawn[0]);
    const lead = leadOf(sheet, ghosts().map(({ piece }) => piece), plan.goal);
    return first ?? ghosts().find(({ piece }) => piece.id === lead?.id);
  });
  const path = (wanted: boolean): string => {
    const sheet = grid();
    if (sheet === undefined) return "";
    return ghosts()
      .filter((ghost) => (wanted ? ghost.short : ghost === leading()) && ghost.via.every((hex) => sheet.hex(hex) !== undefined))
      .map(({ via }) => pathThrough(sheet, via))
      .join("");
  };
  const reaches = createMemo(() => {
    const sheet = grid();
    if (sheet === undefined || army.shots().length === 0) return [];
    return army.scene().overlays.flatMap((overlay) => (overlay.kind === "fire" ? (reachOfFire(sheet, overlay.places) ?? []) : []));
  });
  /** How far each firer reaches, and with which of its shots one is asked about. */
  const firers = createMemo((): { from: string; reach: number; used: number }[] => {
    const known = new Map(army.shots().map(({ from, range }) => [from, range]));
    return [...known].map(([from, used]) => ({ from, used, reach: Math.max(used, ...reaches().filter(({ centre }) => centre === from).map(({ reach }) => reach)) }));
  });
  /** Who is chosen on the map, as one body. */
  const mass = createMemo((): string => {
    const sheet = grid();
    if (sheet === undefined || army.chosen().size < 2) return "";
    return mergedOutline(sheet, [...army.chosen()].map(army.placeOf).filter((place) => sheet.hex(place) !== undefined));
  });
  /** Exceptions by the hex in which they end, with the number that their kind has in the panel. */
  const marked = createMemo((): { at: string; number: number }[] => {
    const plan = army.plan();
    if (plan === null) return [];
    const found = new Map<string, number>();
    kindsOf(exceptionsOf(plan)).forEach(({ all }, index) => {
      for (const { piece, end } of all) found.set(end ?? army.placeOf(piece), index + 1);
    });
    return [...found].map(([at, number]) => ({ at, number }));
  });
  /** A note for each kind of exceptions, beside the first of them: what keeps it, and who it is. */
  const notes = createMemo((): Note[] => {
    const [plan, sheet] = [army.plan(), grid()];
    const kinds = plan === null ? [] : kindsOf(exceptionsOf(plan));
    if (plan === null || sheet === undefined || kinds.length > MOST_NOTES) return [];
    const { box, scale } = props.layer.sight;
    const px = 1 / scale;
    const meant = new Map(plan.wishes.map(({ piece, to, along }) => [piece, to[0] ?? along.at(-1)]));
    const told = kinds.flatMap(({ all, why, rule }) => {
      const [first] = all;
      const hex = first === undefined ? undefined : sheet.hex(first.end ?? army.placeOf(first.piece));
      if (first === undefined || hex === undefined || why === undefined) return [];
      const name = army.store.nameOf({ piece: first.piece });
      const goal = meant.get(first.piece);
      const who = all.length > 1 ? `${name}, ${army.words().more(all.length - 1)}` : first.end === null || goal === undefined ? name : army.words().notThere(name, first.end, goal);
      const title = why.length > TITLE ? `${why.slice(0, TITLE - 1)}…` : why.replace(/\.$/, "");
      return [{ title, who, rule: rule ?? "", at: { x: hex.x, y: hex.y }, w: (Math.max(title.length * 6.7 + 56, who.length * 6.3 + 22)) * px, h: 42 * px }];
    });
    const half = size() * 0.54;
    const square = (place: string): Box[] => {
      const hex = sheet.hex(place);
      return hex === undefined ? [] : [{ x: hex.x - half, y: hex.y - half, w: 2 * half, h: 2 * half }];
    };
    const taken = [...new Set([...army.scene().pieces.map(({ place }) => place), ...ghosts().map(({ at }) => at)])].flatMap(square);
    // What lies over the map at its rim covers notes.
    const view = { x: box.x + 14 * px, y: box.y + 96 * px, w: box.w - 100 * px, h: box.h - 120 * px };
    const laid = layNotes(told, taken, view, sheet.spec.radius);
    return told.flatMap((note, index) => {
      const where = laid[index];
      return where === null || where === undefined ? [] : [{ ...note, box: where, from: leaderFrom(where, note.at) }];
    });
  });
  const aim = (from: string, to: string): string => {
    const [a, b] = [grid()?.hex(from), grid()?.hex(to)];
    return a === undefined || b === undefined ? "" : `M${fixed(a.x)} ${fixed(a.y)}L${fixed(b.x)} ${fixed(b.y)}`;
  };
  /** Where the handle is held now. */
  const [held, setHeld] = createSignal<number | null>(null);
  /** The one that bears the handle by which all are turned. */
  const turning = createMemo((): { ghost: Ghost; facing: number } | undefined => {
    const [plan, sheet, facing] = [army.plan(), grid(), army.faces()];
    if (plan === null || sheet === undefined || facing === null || army.inHand()) return undefined;
    const able = ghosts().filter(({ piece }) => piece.facing !== null && (piece.facing - facing) % 2 === 0);
    const lead = leadOf(sheet, able.map(({ piece }) => piece), plan.goal);
    const ghost = able.find(({ piece }) => piece.id === lead?.id);
    return ghost === undefined ? undefined : { ghost, facing: held() ?? facing };
  });
  const size = (): number => (grid()?.spec.radius ?? 0) * 1.4;
  const line = (): string => army.lasso.line().map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${fixed(x)} ${fixed(y)}`).join("");
  return (
    <Show when={grid()}>
      {(sheet) => (
        <>
        <g class="army-ghosts" aria-hidden="true" data-testid="ghosts">
          <Show when={mass() !== ""}>
            <path class="army-mass" d={mass()} />
          </Show>
          <For each={army.ordered()}>
            {(one) => (
              <Show when={sheet().hex(one.place)}>
                {(hex) => (
                  <g class={`army-badge ${one.does}`} data-testid="army-badge" data-place={one.place} transform={`translate(${fixed(hex().x - size() * 0.54)} ${fixed(hex().y - size() * 0.02)})`}>
                    <circle r="8.500" />
                    <text y="3.800">{army.words().badges[one.does]}</text>
                  </g>
                )}
              </Show>
            )}
          </For>
          <For each={firers()}>{(firer) => <RangeRings grid={sheet()} centre={firer.from} reach={firer.reach} used={firer.used} />}</For>
          <Trail army={army} grid={sheet()} size={size()} />
          <For each={army.shots()}>{(shot) => <path class="army-aim" d={aim(shot.from, army.placeOf(shot.at))} />}</For>
          <Show when={meant().length > 0}>
            <path class="army-meant" d={insetOutlines(sheet(), meant(), 2)} />
          </Show>
          <path class="army-road-bed" d={path(false)} />
          <path class="army-road" d={path(false)} />
          <path class="army-road-bed thin" d={path(true)} />
          <path class="army-road short" d={path(true)} />
          <WorksDice army={army} grid={sheet()} />
          <For each={ghosts()}>
            {(ghost) => (
              <Show when={sheet().hex(ghost.at)}>
                {(hex) => (
                  <g class="army-ghost" classList={{ short: ghost.short }} transform={`translate(${fixed(hex().x - size() / 2)} ${fixed(hex().y - size() / 2)})scale(${fixed(size() / 60)})`}>
                    <g class="army-ghost-body">
                      <CounterArt face={ghost.piece.face} facing={ghost.facing === null ? null : (held() ?? ghost.facing)} count={ghost.count} wear={worn(ghost)} brief={ghost.piece.facing === null} />
                    </g>
                    <Show when={ghost.piece.facing !== null && ghost.cost !== null}>
                      <text class="army-cost" x="30" y="78">
                        {army.words().points(ghost.cost ?? 0)}
                      </text>
                      <Show when={ghost.hits > 0}>
                        <g class="army-hits" data-testid="army-hits">
                          <rect x="36" y="44" width="34" height="20" rx="10" />
                          <text x="53" y="59">
                            +{ghost.hits}
                          </text>
                        </g>
                      </Show>
                      <Show when={ghost.contact}>
                        <g class="army-contact" data-testid="army-contact">
                          <rect x="-6" y="-20" width="72" height="22" rx="11" />
                          <text x="30" y="-4.500">
                            {army.words().contact}
                          </text>
                        </g>
                      </Show>
                    </Show>
                  </g>
                )}
              </Show>
            )}
          </For>
          <Show when={ghosts().some(({ short }) => short)}>
            <path class="army-short" d={insetOutlines(sheet(), ghosts().filter(({ short }) => short).map(({ at }) => at), 1)} />
          </Show>
          <For each={marked()}>
            {(one) => (
              <Show when={sheet().hex(one.at)}>
                {(hex) => (
                  <g class="army-stop" transform={`translate(${fixed(hex().x + size() * 0.44)} ${fixed(hex().y - size() * 0.44)})`}>
                    <path d="M-3.800-9h7.600l5.300 5.300v7.600l-5.300 5.300h-7.600l-5.300-5.300v-7.600z" />
                    <text y="4">{one.number}</text>
                  </g>
                )}
              </Show>
            )}
          </For>
          <For each={notes()}>
            {(note) => (
              <g class="army-note" data-testid="army-note">
                <path class="army-leader" d={`M${fixed(note.from.x)} ${fixed(note.from.y)}L${fixed(note.at.x)} ${fixed(note.at.y)}`} stroke-width={fixed(2 / props.layer.sight.scale)} />
                <g transform={`translate(${fixed(note.box.x)} ${fixed(note.box.y)})scale(${(1 / props.layer.sight.scale).toFixed(4)})`}>
                  <rect class="army-note-paper" width={fixed(note.box.w * props.layer.sight.scale)} height="42" rx="5" />
                  <rect class="army-note-edge" width="5" height="42" rx="2.5" />
                  <text class="army-note-title" x="14" y="17">
                    {note.title}
                  </text>
                  <text x="14" y="34">
                    {note.who}
                  </text>
                  <Show when={note.rule !== ""}>
                    <g class="army-note-rule" transform={`translate(${fixed(note.box.w * props.layer.sight.scale - 22)} 13)`}>
                      <rect x="-17" y="-9" width="34" height="18" rx="9" />
                      <text y="4">{note.rule}</text>
                    </g>
                  </Show>
                </g>
              </g>
            )}
          </For>
          <Show when={line() !== ""}>
            <path class="army-lasso" d={`${line()}Z`} />
          </Show>
        </g>
        <Show when={!army.inHand() && (army.plan()?.drawn.length ?? 0) > 1}>
          <Bends army={army} grid={sheet()} drawn={army.plan()?.drawn ?? []} goes={leading()?.via ?? []} scale={props.layer.sight.scale} />
        </Show>
        <Show when={turning()}>{(one) => <Wheel army={army} at={sheet().hex(one().ghost.at)} facing={one().facing} radius={sheet().spec.radius} scale={props.layer.sight.scale} onHold={setHeld} />}</Show>
        </>
      )}
    </Show>
  );
}

/** The hits of a ghost with those that come. */
function worn({ piece, hits }: Ghost): Wear | undefined {
  return piece.wear === undefined ? undefined : { ...piece.wear, hits: Math.min(piece.wear.of, piece.wear.hits + hits) };
}

/** How who is fired at came there: its way in its own colour, the points spent in each hex, and faintly where it began. */
function Trail(props: { army: Army; grid: HexGrid; size: number }): JSX.Element {
  const way = (): readonly Trod[] => props.army.trail();
  const piece = (): Piece | undefined => props.army.byId().get(props.army.target() ?? "");
  const colour = (): string => props.army.scene().sides.find(({ seat }) => seat === piece()?.side)?.colour ?? "";
  const start = (): Hex | undefined => props.grid.hex(way()[0]?.place ?? "");
  const passed = (): { readonly hex: Hex; readonly spent: string }[] =>
    way()
      .slice(0, -1)
      .flatMap(({ place, spent }) => {
        const hex = props.grid.hex(place);
        return hex === undefined || spent === null ? [] : [{ hex, spent }];
      });
  /** It ends between the last two hexes: the counter stays free. */
  const path = (): string => {
    const [before, last] = way().slice(-2).map(({ place }) => props.grid.hex(place));
    const road = pathThrough(props.grid, way().slice(0, -1).map(({ place }) => place));
    return before === undefined || last === undefined ? "" : `${road || `M${fixed(before.x)} ${fixed(before.y)}`}L${fixed((before.x + last.x) / 2)} ${fixed((before.y + last.y) / 2)}`;
  };
  return (
    <Show when={way().length > 0}>
      <g class={`army-trail hue-${colour()}`} data-testid="army-trail">
        <Show when={way().length > 1 && way()[0]?.spent === null ? start() : undefined}>
          {(hex) => (
            <g class="army-trail-start" data-testid="army-trail-start" transform={`translate(${fixed(hex().x - props.size / 2)} ${fixed(hex().y - props.size / 2)})scale(${fixed(props.size / 60)})`}>
              <Show when={piece()}>{(one) => <CounterArt face={one().face} facing={null} count={1} wear={undefined} brief={true} />}</Show>
            </g>
          )}
        </Show>
        <path class="army-trail-bed" d={path()} />
        <path class="army-trail-way" d={path()} />
        <For each={passed()}>
          {({ hex, spent }) => (
            <g data-testid="army-trail-spent" transform={`translate(${fixed(hex.x)} ${fixed(hex.y)})`}>
              <circle r="9" />
              <text y="4.200">{spent}</text>
            </g>
          )}
        </For>
      </g>
    </Show>
  );
}

/** A die of the works is so wide on the map, and so many of a hex stand side by side. */
const DIE = 12;

/** What the works threw, at the foot of each hex: a die for each who was on them. */
function WorksDice(props: { army: Army; grid: HexGrid }): JSX.Element {
  const hexes = createMemo((): { readonly hex: Hex; readonly dice: readonly { readonly face: number; readonly struck: boolean }[] }[] => {
    const thrown = props.army.works().map((line) => line.thrown);
    return [...new Set(thrown.map(({ place }) => place))].flatMap((place) => {
      const hex = props.grid.hex(place);
      return hex === undefined ? [] : [{ hex, dice: thrown.filter((die) => die.place === place) }];
    });
  });
  return (
    <For each={hexes()}>
      {({ hex, dice }) => (
        <g data-testid="works-dice" data-place={hex.name} transform={`translate(${fixed(hex.x - (dice.length * (DIE + 1)) / 2)} ${fixed(hex.y + props.grid.tall / 2 - DIE * 0.8)})`}>
          <For each={dice}>
            {(die, index) => (
              <g class="army-works-die" classList={{ struck: die.struck }} data-face={die.face} transform={`translate(${fixed(index() * (DIE + 1))} 0)scale(${fixed(DIE / 64)})`}>
                <DieFace value={die.face} />
              </g>
            )}
          </For>
        </g>
      )}
    </For>
  );
}

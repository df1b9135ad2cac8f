/** What a finished game leaves to look at: points turn by turn, the dice, and every piece face up. */

import { For, Show, createResource } from "solid-js";
import type { JSX } from "solid-js";
import type { Scene, Side } from "../../art/types";
import { api } from "../core/api";
import { Past } from "../core/past";
import type { SeatTable } from "../core/merge";
import { lang, t } from "../i18n";
import { Segments } from "../ui";
import { throwsOf } from "./battle";

/** Everything, or what one side saw of it. */
export type EndEyes = "all" | (string & {});

/** Turns of a long game are thinned out to so many bars. */
const BARS = 24;

/** The last moment through the eyes of each side, and the points at the beginning of each turn. */
export function createEnding(table: () => SeatTable | null) {
  const over = () => {
    const now = table();
    return now !== null && now.card.status === "over" ? { id: now.card.id, version: now.version, lang: lang() } : null;
  };
  const [known] = createResource(over, async ({ id, version, lang: language }) => {
    const past = new Past((n, eyes, tongue, have) => api.moment(id, n, eyes, tongue, have));
    const now = table();
    if (now === null) return null;
    const scenes = new Map<string, Scene>();
    for (const { seat } of now.scene.sides) scenes.set(seat, (await past.moment(version, seat, language)).scene);
    const eyes = now.seat ?? now.scene.sides[0]?.seat ?? "";
    const step = Math.max(1, Math.ceil(now.turns.length / BARS));
    const turns: { label: string; sides: readonly Side[] }[] = [];
    for (const turn of now.turns.filter((_, index) => index > 0 && index % step === 0)) {
      turns.push({ label: turn.label, sides: (await past.moment(turn.n, eyes, language)).scene.sides });
    }
    turns.push({ label: t().end.last, sides: now.scene.sides });
    return { scenes, turns };
  });
  return {
    turns: () => known.latest?.turns ?? [],
    /** The last scene as chosen: with everybody's pieces as their owners see them, or as one side saw it. */
    scene: (eyes: EndEyes): Scene | null => {
      const [now, scenes] = [table(), known.latest?.scenes];
      if (now === null || scenes === undefined || now.card.status !== "over") return null;
      return eyes === "all" ? open(now.scene, scenes) : (scenes.get(eyes) ?? null);
    },
  };
}

export type Ending = ReturnType<typeof createEnding>;

/** A scene with the pieces of each side as that side sees them. */
export function open(scene: Scene, scenes: ReadonlyMap<string, Scene>): Scene {
  const seats = new Set(scenes.keys());
  const own = [...scenes].flatMap(([seat, seen]) => seen.pieces.filter((piece) => piece.side === seat).map((piece) => ({ ...piece, id: `${seat}/${piece.id}` })));
  return { ...scene, pieces: [...scene.pieces.filter((piece) => !seats.has(piece.side)), ...own], choices: [] };
}

export function EndingPanel(props: { ending: Ending; table: SeatTable; eyes: EndEyes; onEyes: (eyes: EndEyes) => void }): JSX.Element {
  const sides = () => props.table.scene.sides;
  const most = (): number => Math.max(1, ...props.ending.turns().flatMap((turn) => turn.sides.map((side) => side.points)));
  const dice = () => throwsOf(props.table.journal);
  return (
    <>
      <Show when={props.ending.turns().length > 1}>
        <figure class="by-turn" data-testid="by-turn">
          <figcaption>{t().end.byTurn}</figcaption>
          <div class="by-turn-bars" role="img" aria-label={props.ending.turns().map((turn) => `${turn.label}: ${turn.sides.map((side) => `${side.name} ${side.points}`).join(", ")}`).join("; ")}>
            <For each={props.ending.turns()}>
              {(turn) => (
                <span title={`${turn.label}: ${turn.sides.map((side) => `${side.name} ${side.points}`).join(", ")}`}>
                  <For each={turn.sides}>{(side) => <i class={`hue hue-${side.colour}`} ref={(element) => element.style.setProperty("--share", String(Math.max(0, side.points) / most()))} />}</For>
                </span>
              )}
            </For>
          </div>
        </figure>
      </Show>
      <Show when={dice().size > 0}>
        <p class="end-dice" data-testid="end-dice">
          <For each={sides().filter((side) => dice().has(side.seat))}>
            {(side) => (
              <span>
                <span class={`mark hue hue-${side.colour}`} aria-hidden="true" /> {t().end.dice(side.name, dice().get(side.seat)?.thrown ?? 0, dice().get(side.seat)?.hits ?? 0)}
              </span>
            )}
          </For>
        </p>
      </Show>
      <Show when={props.ending.scene("all") !== null}>
        <Segments
          testid="end-eyes"
          label={t().end.eyes}
          value={props.eyes}
          options={[{ value: "all", label: t().end.all }, ...sides().map((side) => ({ value: side.seat, label: side.name }))]}
          onChange={(eyes) => props.onEyes(eyes)}
        />
      </Show>
    </>
  );
}

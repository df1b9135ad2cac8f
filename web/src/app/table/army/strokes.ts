/** What single keys do while attacks are declared. Pure. */

import { numbered, opened } from "../../../art/hex/attacks";
import type { Choice, Scene } from "../../../art/types";
import type { Joins } from "../../../generated/scene";

/** A key sends something, takes the last back, or only shows the place of an attack. */
export type Stroke = { readonly does: "send"; readonly choice: Choice } | { readonly does: "back" } | { readonly does: "show"; readonly place: string };

/** The buttons that end an attack, and the declaration of all (docs/API.md). */
const CLOSE = "close";
const ENDS: readonly string[] = [CLOSE, "end_declaration"];

type Declared = Pick<Scene, "choices" | "markers" | "pieces" | "viewer">;

const buttonOf = ({ path: [first, more] }: Choice): string | null => (more === undefined && first !== undefined && "button" in first ? first.button : null);

/** Whether the viewer makes an attack up. */
const isOpen = ({ markers, viewer }: Declared): boolean => opened(markers).size > 0 && markers.some(({ kind, side }) => kind === "battle" && side === viewer);

/** Whether attacks are declared: one is open or owed, or the declaration can be ended. */
const declares = (scene: Declared): boolean =>
  isOpen(scene) || scene.markers.some(({ kind }) => kind === "owed") || scene.pieces.some(({ marks }) => marks.includes("owing")) || scene.choices.some((choice) => ENDS.includes(buttonOf(choice) ?? ""));

/** What lets a piece join the attack that is open. */
export const joining = (choices: readonly Choice[], piece: string): Choice[] => choices.filter(({ path: [first, more] }) => more === undefined && first !== undefined && "piece" in first && first.piece === piece);

/** What a key does, if it has anything to do. `joins` are those who might join the open attack, the best first. */
export function strokeOf(key: string, scene: Declared, joins: readonly Joins[]): Stroke | null {
  if (!declares(scene)) return null;
  if (/^[1-9]$/.test(key)) {
    const place = [...numbered(scene.markers)].find(([, number]) => number === Number(key))?.[0];
    if (place === undefined) return null;
    const opens = scene.choices.find(({ attack, path: [first, more] }) => attack && more === undefined && first !== undefined && "place" in first && first.place === place);
    // Who is attacked already is only looked at.
    return opens === undefined ? { does: "show", place } : { does: "send", choice: opens };
  }
  if (!isOpen(scene)) return null;
  if (key === "+" || key === "=") {
    const next = joins.find(({ pieces }) => pieces.length === 1)?.pieces[0];
    const [choice] = next === undefined ? [] : joining(scene.choices, next);
    return choice === undefined ? null : { does: "send", choice };
  }
  if (key === "-" || key === "\u2212") return { does: "back" };
  const close = key === "d" ? scene.choices.find((choice) => buttonOf(choice) === CLOSE) : undefined;
  return close === undefined ? null : { does: "send", choice: close };
}

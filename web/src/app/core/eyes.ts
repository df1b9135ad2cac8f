/** A finished match through all eyes at once: the pieces of each side as that side sees them. */

import type { Scene } from "../../art/types";
import type { Moment } from "./past";

/** Sees everything; only when a match is over. */
export const ALL = "all";

/** A scene with the pieces of each side as that side sees them, and all their cards. */
export function open(scene: Scene, scenes: ReadonlyMap<string, Scene>): Scene {
  const seats = new Set(scenes.keys());
  const own = [...scenes].flatMap(([seat, seen]) => seen.pieces.filter((piece) => piece.side === seat).map((piece) => ({ ...piece, id: `${seat}/${piece.id}` })));
  const hands = [...scenes].flatMap(([seat, seen]) => seen.hands.filter((hand) => hand.side === seat));
  const others = scene.hands.filter((hand) => hand.side === null || !seats.has(hand.side));
  // Lists that name pieces name them as they are called here.
  const roster = scene.roster === undefined ? {} : { roster: { ...scene.roster, entries: scene.roster.entries.map((entry) => (seats.has(entry.side) ? { ...entry, piece: `${entry.side}/${entry.piece}` } : entry)) } };
  return { ...scene, ...roster, pieces: [...scene.pieces.filter((piece) => !seats.has(piece.side)), ...own], hands: [...hands, ...others], choices: [] };
}

/** A moment through all eyes, from one through the eyes of each seat. */
export async function openMoment(seats: readonly string[], load: (eyes: string) => Promise<Moment>): Promise<Moment> {
  const base = await load("spectator");
  const scenes = new Map<string, Scene>();
  for (const seat of seats) scenes.set(seat, (await load(seat)).scene);
  return { ...base, scene: open(base.scene, scenes) };
}

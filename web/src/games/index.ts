/**
 * What the page has of each game: its folder here, named by the game's id. Nothing else of the page
 * names a game. A folder may have
 *
 * - `map.ts` or `map.tsx`, the map that scenes call by the game's id, and `map-NAME.ts` for one that
 *   they call `ID-NAME`: a `MapArt` as its default;
 * - `palette.css`: the colours of its seats and of whatever else its scenes colour, inside
 *   `[data-game="ID"]`;
 * - `picture.tsx`: the drawing on its card in the lobby;
 * - `lesson.ts`: a guided first game, a `Lesson` as its default;
 * - `page.ts`: what its page shows, a `GamePage` as its default.
 *
 * A test of the registry fails if a game of the program lacks a map, a picture or the colour of a seat.
 */

import type { Component } from "solid-js";
import type { MapArt } from "../art/map-art";
import type { Lesson } from "./lesson";
import type { GamePage } from "./page";

const maps = import.meta.glob<MapArt>("./*/map{,-*}.{ts,tsx}", { import: "default" });
const pages = import.meta.glob<GamePage>("./*/page.ts", { import: "default" });
const lessons = import.meta.glob<Lesson>("./*/lesson.ts", { import: "default" });
const pictures = import.meta.glob<Component>("./*/picture.tsx", { import: "default", eager: true });
// For their colours alone.
import.meta.glob("./*/palette.css", { eager: true });

/** `./siege/map.ts` is `siege`, `./ridge/map-north.tsx` is `ridge-north`. */
const nameOf = (path: string): string => path.replace(/^\.\/([^/]+)\/[a-z]+(-[^/]*)?\.tsx?$/, "$1$2");
const byName = <T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> => new Map(Object.entries(files).map(([path, file]) => [nameOf(path), file]));

/** Maps by the name that scenes give them; each is loaded when a table first needs it. */
export const MAPS = byName(maps);

/** Pictures by game. */
export const PICTURES = byName(pictures);

const LESSONS = byName(lessons);
const PAGES = byName(pages);

/** What the page of a game shows; none where there is nothing, or where it cannot be had now. */
export async function loadPage(game: string): Promise<GamePage | null> {
  try {
    return (await PAGES.get(game)?.()) ?? null;
  } catch {
    return null;
  }
}

/** Whether a game has a guided first game. */
export const isTaught = (game: string): boolean => LESSONS.has(game);

/** The lesson of a game; none where there is none, or where it cannot be had now. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  try {
    return (await LESSONS.get(game)?.()) ?? null;
  } catch {
    return null;
  }
}

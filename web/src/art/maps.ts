// Maps by the name that scenes give them. Each is loaded when a table first needs it.

import { createSignal } from "solid-js";
import { MAPS } from "../games";
import type { MapArt } from "./map-art";

const [loaded, setLoaded] = createSignal<ReadonlyMap<string, MapArt>>(new Map());
const asked = new Map<string, Promise<void>>();

/** The map, once it is there; asks for it if nobody has. */
export function mapArt(name: string): MapArt | undefined {
  void loadMap(name);
  return loaded().get(name);
}

/** Loads a map. A failed try may be repeated. */
export function loadMap(name: string): Promise<void> {
  const load = MAPS.get(name);
  const before = asked.get(name);
  if (load === undefined) return Promise.resolve();
  if (before !== undefined) return before;
  const loading = load().then(
    (art) => void setLoaded((all) => new Map(all).set(name, art)),
    () => void asked.delete(name),
  );
  asked.set(name, loading);
  return loading;
}

/** A place as people call it. */
export function placeName(map: string, place: string): string {
  return mapArt(map)?.places.find((one) => one.name === place)?.label ?? place;
}

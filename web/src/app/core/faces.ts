/**
 * What is printed on pieces comes once a table and viewer: a list that only grows. Pieces name a
 * face by its place in the list.
 */

import type { PieceFace, Scene } from "../../art/types";
import { WireError, expectShape, isRecord } from "./guard";
import { scene as sceneGuard } from "./wire";
import type { FaceList } from "../../generated/api";

/** The list as far as it is known. Another epoch is another list. */
export interface Faces {
  epoch: string;
  list: readonly PieceFace[];
}

/** How much of the list the page has, as the server wants to be told. */
export function countOf(faces: Faces): string {
  return `${faces.epoch}.${faces.list.length}`;
}

/** The list with what came; none if that does not go on from what there is. */
export function lengthen(before: Faces | null, sent: FaceList): Faces | null {
  if (sent.from === 0) return { epoch: sent.epoch, list: sent.list };
  if (before === null || before.epoch !== sent.epoch || before.list.length < sent.from) return null;
  return sent.list.length === 0 ? before : { epoch: sent.epoch, list: [...before.list.slice(0, sent.from), ...sent.list] };
}

/** A scene as it came, with its pieces' faces looked up, checked. */
export function turnUp(sent: unknown, faces: Faces, what: string): Scene {
  for (const piece of piecesIn(sent)) {
    if (typeof piece["face"] !== "number") continue;
    const face = faces.list[piece["face"]];
    if (face === undefined) throw new WireError(`${what}: no face ${piece["face"]}`);
    piece["face"] = face;
  }
  return expectShape(sceneGuard, sent, what);
}

/** The pieces of the map, and those that fight. */
function piecesIn(scene: unknown): Record<string, unknown>[] {
  if (!isRecord(scene)) return [];
  const lines = isRecord(scene["battle"]) ? records(scene["battle"]["lines"]) : [];
  const fighting = lines.flatMap((line) => [
    ...records(line["columns"])
      .flatMap((column) => records(column["pieces"]))
      .flatMap((fighter) => (isRecord(fighter["piece"]) ? [fighter["piece"]] : [])),
    ...records(line["reserve"]),
    ...records(line["lost"]),
  ]);
  return [...records(scene["pieces"]), ...fighting];
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** Keeps what has not changed: parts that are equal stay the same objects, so nothing of them is drawn anew. */

import { isRecord } from "./guard";

/** Makes `next` use the equal parts of `before`; says whether the two are equal altogether. */
export function share(before: unknown, next: unknown): boolean {
  if (Object.is(before, next)) return true;
  if (Array.isArray(before) && Array.isArray(next)) return shareLists(before, next);
  if (!isRecord(before) || !isRecord(next)) return false;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    if (share(before[key], next[key])) next[key] = before[key];
    else same = false;
  }
  return same;
}

function shareLists(before: unknown[], next: unknown[]): boolean {
  const byId = new Map(before.flatMap((entry) => (isRecord(entry) && typeof entry["id"] === "string" ? [[entry["id"], entry]] : [])));
  let same = before.length === next.length;
  next.forEach((entry: unknown, index) => {
    const id = isRecord(entry) ? entry["id"] : undefined;
    const old = (typeof id === "string" ? byId.get(id) : undefined) ?? before[index];
    if (share(old, entry)) next[index] = old;
    else same = false;
    if (old !== before[index]) same = false;
  });
  return same;
}

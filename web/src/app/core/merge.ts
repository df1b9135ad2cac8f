/**
 * What the page has of a table, and what came, put together. The page says what it has; the server
 * says from which action on it tells: what the page has from there on is dropped, so that an undo,
 * a remark and a longer journal are the same thing. What does not fit is asked for whole.
 */

import type { Scene } from "../../art/types";
import { countOf, lengthen, turnUp } from "./faces";
import type { Faces } from "./faces";
import type { Turn } from "../../generated/api";
import type { JournalLine, TableSent } from "./wire";

/** A table as the page has it. */
export type SeatTable = Omit<TableSent, "scene" | "from" | "chat_from" | "faces" | "notes"> & { scene: Scene; notes: string };

/** What the page has, in one language. */
export interface Held {
  lang: string;
  table: SeatTable;
  faces: Faces;
}

/** What the page has, for the server: it sends the rest. */
export interface Have {
  from?: number;
  sequence?: number;
  chat?: number;
  faces?: string;
}

/** Nothing at hand; faces are wanted as a list. */
export const EMPTY_HANDED: Have = { faces: "none" };

/** What the server need not send again to whoever looks from this seat in this language. */
export function have(held: Held | null, seat: string | null, lang: string): Have {
  if (held === null || held.lang !== lang || (seat !== null && seat !== held.table.seat)) return EMPTY_HANDED;
  const { version, sequence, chat } = held.table;
  // Remarks may have joined the lines of the last action.
  return { from: version, sequence, chat: chat.length, faces: countOf(held.faces) };
}

/** The table with what came; none if the two do not fit. */
export function merge(held: Held | null, sent: TableSent, lang: string): Held | null {
  const { from, chat_from, faces: news, notes, ...rest } = sent;
  const goesOn = from > 0 || chat_from > 0 || notes === null;
  if (goesOn && (held === null || held.table.seat !== sent.seat || held.lang !== lang)) return null;
  const before = goesOn ? held : null;
  if (before !== null && (before.table.version < from || before.table.chat.length < chat_from)) return null;
  const faces = lengthen(held?.faces ?? null, news);
  if (faces === null) return null;
  const table: SeatTable = {
    ...rest,
    scene: turnUp(sent.scene, faces, "scene"),
    journal: goOn(before?.table.journal, from, sent.journal),
    turns: goOn(before?.table.turns, from, sent.turns),
    chat: [...(before?.table.chat.slice(0, chat_from) ?? []), ...sent.chat],
    notes: notes ?? before?.table.notes ?? "",
  };
  return { lang, table, faces };
}

/** What there was below an action's number, and what came from it on. */
export function goOn<Entry extends JournalLine | Turn>(before: readonly Entry[] | undefined, from: number, sent: readonly Entry[]): Entry[] {
  if (before === undefined || from === 0) return [...sent];
  // Numbers only rise; most of the time next to nothing is dropped.
  let kept = before.length;
  while (kept > 0 && (before[kept - 1]?.n ?? -1) >= from) kept -= 1;
  return [...before.slice(0, kept), ...sent];
}

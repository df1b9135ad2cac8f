/**
 * What the page has of a table, and what came, put together. The page says what it has; the server
 * says from which action on it tells: what the page has from there on is dropped, so that an undo,
 * a remark and a longer journal are the same thing. What does not fit is asked for whole.
 */

import type { Scene } from "../../art/types";
import { countOf, lengthen, turnUp } from "./faces";
import type { Faces } from "./faces";
import type { JournalPage, Turn } from "../../generated/api";
import type { JournalLine, TableSent } from "./wire";

/** A table as the page has it. */
export type SeatTable = Omit<TableSent, "scene" | "from" | "journal_anew" | "chat_from" | "chat_anew" | "faces" | "notes"> & {
  scene: Scene;
  notes: string;
  /** The first action that `journal` and `turns` tell of: the beginning of a long match comes after its end. */
  journalStart: number;
  /** How many lines were said before the first of `chat`. */
  chatStart: number;
};

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
  const { version, sequence } = held.table;
  // Remarks may have joined the lines of the last action.
  return { from: version, sequence, chat: spoken(held.table), faces: countOf(held.faces) };
}

/** The table with what came; none if the two do not fit. */
export function merge(held: Held | null, sent: TableSent, lang: string): Held | null {
  const { from, journal_anew, chat_from, chat_anew, faces: news, notes, ...rest } = sent;
  const goesOn = !journal_anew || !chat_anew || notes === null;
  if (goesOn && (held === null || held.table.seat !== sent.seat || held.lang !== lang)) return null;
  const before = goesOn ? held : null;
  if (before !== null && before.table.version < from) return null;
  const faces = lengthen(held?.faces ?? null, news);
  if (faces === null) return null;
  const table: SeatTable = {
    ...rest,
    scene: turnUp(sent.scene, faces, "scene"),
    journalStart: Math.min(before?.table.journalStart ?? from, from),
    journal: goOn(before?.table.journal, from, sent.journal),
    turns: goOn(before?.table.turns, from, sent.turns),
    ...talkOn(chat_anew ? null : (before?.table ?? null), chat_from, sent.chat),
    notes: notes ?? before?.table.notes ?? "",
  };
  return { lang, table, faces };
}

/** The table with the beginning of its journal. */
export function withBeginning(held: Held, { journal, turns }: JournalPage): Held {
  const { table } = held;
  const before = ({ n }: { n: number }): boolean => n < table.journalStart;
  return { ...held, table: { ...table, journalStart: 0, journal: [...journal.filter(before), ...table.journal], turns: [...turns.filter(before), ...table.turns] } };
}

type Talk = Pick<SeatTable, "chat" | "chatStart">;

/** How many lines have been said, as far as one hears them. */
export function spoken({ chat, chatStart }: Talk): number {
  return chatStart + chat.length;
}

/** What was said, with the lines that came from that number on. Of a longer talk the server sends the end: what lies before a gap is dropped. */
export function talkOn(before: Talk | null, from: number, sent: SeatTable["chat"]): Talk {
  if (before === null || from < before.chatStart || from > spoken(before)) return { chatStart: from, chat: sent };
  return { chatStart: before.chatStart, chat: [...before.chat.slice(0, from - before.chatStart), ...sent] };
}

/** What is said in one table and was not in the other. */
export function saidSince(before: Talk, next: Talk): SeatTable["chat"] {
  return next.chat.slice(Math.max(0, spoken(before) - next.chatStart));
}

/** What there was below an action's number, and what came from it on. */
export function goOn<Entry extends JournalLine | Turn>(before: readonly Entry[] | undefined, from: number, sent: readonly Entry[]): Entry[] {
  if (before === undefined || from === 0) return [...sent];
  // Numbers only rise; most of the time next to nothing is dropped.
  let kept = before.length;
  while (kept > 0 && (before[kept - 1]?.n ?? -1) >= from) kept -= 1;
  return [...before.slice(0, kept), ...sent];
}

/**
 * The lots that this browser brings to the dice, and what it keeps of a table's dice to compare at
 * the end (docs/decisions/0017-lots.md). A browser that keeps nothing still plays.
 */

import type { DiceCard } from "../../generated/api";
import { count, object, table, text } from "./guard";
import type { Guarded } from "./guard";
import { pledgeOf, toHex } from "./hash";
import type { Kept } from "./verify";

const kept = object({ commitment: text, pledges: table(text), lots: table(text), at: count });
const keptAll = table(kept);
type Entry = Guarded<typeof kept>;

const KEY = "rubicon-dice";
/** Tables beyond this many are forgotten, the oldest first. */
const MOST = 300;

/** What there is without a browser's store, or beside one that is full. */
const memory = new Map<string, Entry>();

function stored(): Record<string, Entry> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "{}");
    return keptAll(value) ? value : {};
  } catch {
    return {};
  }
}

/** What was kept of a table's dice. */
export function keptOf(id: string): Kept | null {
  return memory.get(id) ?? stored()[id] ?? null;
}

function keep(id: string, what: Kept): void {
  const entry: Entry = { commitment: what.commitment, pledges: { ...what.pledges }, lots: { ...what.lots }, at: Date.now() };
  memory.set(id, entry);
  const all = Object.entries({ ...stored(), [id]: entry }).sort(([, one], [, other]) => other.at - one.at);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(0, MOST))));
  } catch {
    // It is kept as long as the page is open.
  }
}

/** Lots for some seats, and their pledges: those that were drawn before for this table, or fresh ones. */
export async function drawLots(seats: readonly string[], id?: string): Promise<{ lots: Record<string, string>; pledges: Record<string, string> }> {
  const before = id === undefined ? {} : (keptOf(id)?.lots ?? {});
  const lots: Record<string, string> = {};
  const pledges: Record<string, string> = {};
  for (const seat of seats) {
    const lot = before[seat] ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
    lots[seat] = lot;
    pledges[seat] = await pledgeOf(lot);
  }
  return { lots, pledges };
}

/** Keeps lots of this browser. Whoever has not seen the table yet learns its commitment from the next look. */
export function keepLots(id: string, lots: Readonly<Record<string, string>>): void {
  const before = keptOf(id);
  keep(id, { commitment: before?.commitment ?? "", pledges: before?.pledges ?? {}, lots: { ...before?.lots, ...lots } });
}

/** Whether what the table says of its dice is what it said before; keeps what is new. */
export function sameDice(id: string, dice: DiceCard, mine: readonly string[]): boolean {
  const before = keptOf(id);
  if (before !== null && before.commitment !== "" && before.commitment !== dice.commitment) return false;
  // Once one's own lot is out, who pledges is not bound by it any more: that is not kept.
  const out = dice.lots.some((lot) => mine.includes(lot.seat) && lot.state === "revealed");
  const pledges: Record<string, string> = { ...before?.pledges };
  for (const { seat, pledge } of dice.lots) {
    if (pledge === null) continue;
    const known = pledges[seat];
    if (known !== undefined && known !== pledge) return false;
    if (!out || Object.keys(before?.lots ?? {}).length === 0) pledges[seat] = pledge;
  }
  const now = { commitment: dice.commitment, pledges, lots: before?.lots ?? {} };
  if (before === null || before.commitment === "" || Object.keys(pledges).length !== Object.keys(before.pledges).length) keep(id, now);
  return true;
}

/** The lots that are to be revealed now: mine that are pledged, once every seat has brought its pledge or nothing. */
export function toReveal(id: string, dice: DiceCard, mine: readonly string[], when: "full" | "leaving"): Record<string, string> {
  const own = keptOf(id)?.lots ?? {};
  const lots: Record<string, string> = {};
  if (when === "full" && dice.lots.some((lot) => lot.state === "awaited")) return lots;
  for (const { seat, state } of dice.lots) {
    const lot = own[seat];
    if (mine.includes(seat) && state === "pledged" && lot !== undefined) lots[seat] = lot;
  }
  return lots;
}

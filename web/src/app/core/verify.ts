/**
 * Checks the dice of a finished match from its record, as docs/RECORDS.md says, and from what this
 * browser kept. The rules are not checked: the page knows none; `rubicon replay --verify` does.
 */

import { count, list, nullable, object, optional, text } from "./guard";
import type { Guard, Guarded } from "./guard";
import { fromHex, hmac, joined, pledgeOf, sha256, toHex, utf8 } from "./hash";
import type { Bytes } from "./hash";

/** What this browser kept of a table's dice before the lots were known. */
export interface Kept {
  commitment: string;
  /** Who had pledged what before this browser revealed its own lots. */
  pledges: Readonly<Record<string, string>>;
  /** The lots of the seats that were played here. */
  lots: Readonly<Record<string, string>>;
}

/** A roll that was shown: after which action, with how many sides, and the face. */
export interface Shown {
  n: number;
  sides: number;
  face: number;
}

export type Fault =
  /** Not written as records are. */
  | { kind: "form"; line: number }
  /** A line was changed, added or left out. */
  | { kind: "chain"; line: number }
  /** The seed is not the one that was committed to. */
  | { kind: "seed" }
  /** A lot is not the one that was pledged. */
  | { kind: "lot"; seat: string }
  /** A roll is not what seed and lots give. */
  | { kind: "roll"; n: number; written: number; due: number }
  /** It is the record of another match. */
  | { kind: "match" }
  /** This browser was shown another commitment. */
  | { kind: "commitment" }
  /** This browser was shown another pledge of that seat. */
  | { kind: "pledge"; seat: string }
  /** What this browser brought is not in it. */
  | { kind: "mine"; seat: string }
  /** This browser was shown other rolls. */
  | { kind: "shown"; n: number };

/** What a seat brought, and when it was bound to it. */
export interface Brought {
  seat: string;
  what: "nothing" | "pledged" | "revealed";
  /** Whether it pledged before this browser revealed its own; null where this browser brought nothing. */
  before: boolean | null;
}

export type Verdict =
  | { ok: true; rolls: number; draws: number; brought: Brought[]; compared: boolean }
  | { ok: false; fault: Fault };

const rolls = list<readonly [string, number, number | null]>((value): value is readonly [string, number, number | null] =>
  Array.isArray(value) && value.length === 3 && text(value[0]) && count(value[1]) && (value[2] === null || count(value[2])),
);
type Rolls = Guarded<typeof rolls>;

const first = object({
  header: object({
    rubicon: count,
    match: text,
    seats: list(text),
    commitment: text,
    lots: optional(list(nullable(object({ pledge: text, lot: nullable(text) })))),
  }),
  rolls,
  link: text,
});
const step = object({ n: count, seat: text, action: (value): value is unknown => value !== undefined, rolls, link: text });
const last = object({ end: object({ actions: count, seed: text }), link: text });

class Found extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}

export async function verifyRecord(record: string, match: string, kept: Kept | null, shown: readonly Shown[]): Promise<Verdict> {
  try {
    return await verified(record, match, kept, shown);
  } catch (error) {
    if (error instanceof Found) return { ok: false, fault: error.fault };
    throw error;
  }
}

async function verified(record: string, match: string, kept: Kept | null, shown: readonly Shown[]): Promise<Verdict> {
  const lines = record.split("\n");
  if (lines.pop() !== "" || lines.length < 2) throw new Found({ kind: "form", line: lines.length });
  const opening = read(lines, 0, first);
  const ending = read(lines, lines.length - 1, last);
  const { header } = opening;
  if (header.match !== match) throw new Found({ kind: "match" });
  if (kept !== null && kept.commitment !== "" && kept.commitment !== header.commitment) throw new Found({ kind: "commitment" });
  const seed = fromHex(ending.end.seed);
  if (seed === null || toHex(await sha256(seed)) !== header.commitment) throw new Found({ kind: "seed" });
  const { key, brought } = await mixed(header, seed, kept);

  const dice = new Dice(key, header.match);
  const withLots = header.rubicon === 2;
  let written = await sha256(ZERO, json(header));
  let cause = withLots ? ZERO : written;
  const faces = new Map<number, string[]>();
  const roll = async (n: number, due: Rolls): Promise<void> => {
    faces.set(n, await dice.check(n, cause, due));
  };
  await roll(0, opening.rolls);
  let link = await sha256(written, json(opening.rolls));
  if (toHex(link) !== opening.link) throw new Found({ kind: "chain", line: 1 });
  for (let at = 1; at < lines.length - 1; at += 1) {
    const line = read(lines, at, step);
    if (line.n !== at) throw new Found({ kind: "chain", line: at + 1 });
    const action = json([line.n, line.seat, line.action]);
    written = await sha256(link, action);
    cause = withLots ? await sha256(cause, action) : written;
    link = await sha256(written, json(line.rolls));
    await roll(line.n, line.rolls);
    if (toHex(link) !== line.link) throw new Found({ kind: "chain", line: at + 1 });
  }
  if (ending.end.actions !== lines.length - 2 || toHex(await sha256(link, json(ending.end))) !== ending.link) {
    throw new Found({ kind: "chain", line: lines.length });
  }
  compare(faces, shown);
  return { ok: true, rolls: dice.rolls, draws: dice.draws, brought, compared: kept !== null };
}

const ZERO: Bytes = new Uint8Array(32);

/** JSON as records write it: without spaces, keys in the order in which they came. */
function json(value: unknown): Bytes {
  return utf8(JSON.stringify(value));
}

function read<T>(lines: readonly string[], at: number, guard: Guard<T>): T {
  const line = lines[at] ?? "";
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Found({ kind: "form", line: at + 1 });
  }
  if (!guard(value) || JSON.stringify(value) !== line) throw new Found({ kind: "form", line: at + 1 });
  return value;
}

/** The key of the dice, once every lot is known to be the one that was pledged. */
async function mixed(header: Guarded<typeof first>["header"], seed: Bytes, kept: Kept | null): Promise<{ key: Bytes; brought: Brought[] }> {
  const lots = header.lots ?? [];
  if (header.rubicon === 1 && lots.length === 0) return { key: seed, brought: [] };
  if (header.rubicon !== 2 || lots.length !== header.seats.length) throw new Found({ kind: "form", line: 1 });
  const parts = [utf8(`rubicon dice\0${header.match}\0`)];
  const brought: Brought[] = [];
  const mine = kept !== null && Object.keys(kept.lots).length > 0;
  for (const [place, seat] of header.seats.entries()) {
    const given = lots[place] ?? null;
    const bytes = given === null || given.lot === null ? null : fromHex(given.lot);
    if (given !== null && given.lot !== null && (bytes === null || toHex(await sha256(bytes)) !== given.pledge)) throw new Found({ kind: "lot", seat });
    const own = kept?.lots[seat];
    // A match can begin without a lot; but then its pledge is there.
    if (own !== undefined && (given === null || (given.lot !== null && given.lot !== own) || given.pledge !== (await pledgeOf(own)))) throw new Found({ kind: "mine", seat });
    const pledge = kept?.pledges[seat];
    if (pledge !== undefined && given?.pledge !== pledge) throw new Found({ kind: "pledge", seat });
    parts.push(bytes === null ? Uint8Array.of(0) : joined([Uint8Array.of(1), bytes]));
    brought.push({
      seat,
      what: given === null ? "nothing" : given.lot === null ? "pledged" : "revealed",
      before: mine ? pledge !== undefined || own !== undefined : null,
    });
  }
  return { key: await hmac(seed, ...parts), brought };
}

const MOST = 2n ** 64n - 1n;

/** The dice of a match, which are asked again what they showed. */
class Dice {
  rolls = 0;
  draws = 0;
  readonly #match: Bytes;

  constructor(
    readonly key: Bytes,
    match: string,
  ) {
    this.#match = utf8(`${match}\0`);
  }

  /** Rolls again, and says what all could see. A draw that nobody saw has no face to compare. */
  async check(n: number, cause: Bytes, written: Rolls): Promise<string[]> {
    const seen: string[] = [];
    for (const [, sides, face] of written) {
      const due = await this.#roll(cause, sides);
      if (face === null) {
        this.draws += 1;
        continue;
      }
      if (face !== due) throw new Found({ kind: "roll", n, written: face, due });
      seen.push(`${sides}:${face}`);
    }
    return seen;
  }

  async #roll(cause: Bytes, sides: number): Promise<number> {
    if (!Number.isInteger(sides) || sides < 1) throw new Found({ kind: "form", line: 1 });
    const many = BigInt(sides);
    const number = new DataView(new ArrayBuffer(8));
    number.setBigUint64(0, BigInt(this.rolls), true);
    this.rolls += 1;
    for (let attempt = 0; ; attempt += 1) {
      const tried = new DataView(new ArrayBuffer(4));
      tried.setUint32(0, attempt, true);
      const digest = await hmac(this.key, this.#match, new Uint8Array(number.buffer), cause, new Uint8Array(tried.buffer));
      const drawn = new DataView(digest.buffer).getBigUint64(0, true);
      if (drawn < MOST - (MOST % many)) return Number(drawn % many) + 1;
    }
  }
}

/** What was shown during the match is what the record says. */
function compare(faces: ReadonlyMap<number, readonly string[]>, shown: readonly Shown[]): void {
  const seen = new Map<number, string[]>();
  for (const { n, sides, face } of shown) seen.set(n, [...(seen.get(n) ?? []), `${sides}:${face}`]);
  for (const [n, rolled] of seen) {
    if (rolled.join(" ") !== faces.get(n)?.join(" ")) throw new Found({ kind: "shown", n });
  }
}

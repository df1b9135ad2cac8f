/** Moments of a match that have been looked at: journals and faces are kept, so each moment brings only its scene. */

import type { Scene } from "../../art/types";
import { countOf, lengthen, turnUp } from "./faces";
import type { Faces } from "./faces";
import { EMPTY_HANDED, goOn } from "./merge";
import type { Have, Held } from "./merge";
import type { Turn } from "../../generated/api";
import type { JournalLine, MomentSent } from "./wire";

/** The table after `n` actions of those that stand. */
export interface Moment {
  n: number;
  of: number;
  seat: string | null;
  scene: Scene;
  journal: JournalLine[];
  turns: Turn[];
}

/** What is known of a match through somebody's eyes, up to an action. */
interface Known {
  upto: number;
  sequence: number;
  faces: Faces;
  journal: JournalLine[];
  turns: Turn[];
}

type Fetch = (n: number, eyes: string, lang: string, have: Have) => Promise<MomentSent>;

export class Past {
  private readonly known = new Map<string, Known>();

  constructor(private readonly fetch: Fetch) {}

  /** What a table has told already, if it has told all. */
  learn(held: Held): void {
    const { version, sequence, journalStart, journal, turns, seat } = held.table;
    if (journalStart > 0) return;
    this.known.set(key(seat ?? "spectator", held.lang), { upto: version, sequence, faces: held.faces, journal, turns });
  }

  async moment(n: number, eyes: string, lang: string): Promise<Moment> {
    const before = this.known.get(key(eyes, lang));
    // Remarks may have joined the lines of the last action that is known.
    const from = before === undefined ? 0 : n < before.upto ? n + 1 : before.upto;
    const sent = await this.fetch(n, eyes, lang, before === undefined ? EMPTY_HANDED : { from, sequence: before.sequence, faces: countOf(before.faces) });
    return this.join(before, sent, eyes, lang, from) ?? this.join(undefined, await this.fetch(n, eyes, lang, EMPTY_HANDED), eyes, lang, 0) ?? fail(n);
  }

  private join(before: Known | undefined, sent: MomentSent, eyes: string, lang: string, asked: number): Moment | null {
    const { n, of, seat, sequence, from } = sent;
    const faces = lengthen(before?.faces ?? null, sent.faces);
    if (faces === null || (from > 0 && before === undefined) || from > asked) return null;
    const scene = turnUp(sent.scene, faces, "moment");
    // Told from further back than asked: what there was does not stand any more.
    const later = before === undefined || from < asked ? [] : before.journal.filter((line) => line.n > n);
    const journal = goOn(before?.journal, from, sent.journal);
    const turns = goOn(before?.turns, from, sent.turns);
    const upto = before !== undefined && from === asked ? Math.max(before.upto, n) : n;
    this.known.set(key(eyes, lang), { upto, sequence, faces, journal: [...journal, ...later], turns });
    return { n, of, seat, scene, journal, turns };
  }
}

function key(eyes: string, lang: string): string {
  return `${eyes} ${lang}`;
}

function fail(n: number): never {
  throw new Error(`moment ${n}: faces and journal do not fit`);
}

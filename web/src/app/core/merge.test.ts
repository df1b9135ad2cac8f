import { describe, expect, it } from "vitest";
import { BLANK_SCENE } from "../../art/blanks";
import type { Piece, PieceFace } from "../../art/types";
import { expectShape } from "./guard";
import { have, merge, saidSince, withBeginning } from "./merge";
import type { Held } from "./merge";
import { tableSent } from "./wire";
import type { JournalLine, TableSent } from "./wire";

const HIDDEN: PieceFace = { shows: "hidden", wood: "red" };
const OPEN: PieceFace = { shows: "open", wood: "red", name: "Legio X", glyph: "legion", rating: "A2", strength: 3, strengths: [3, 2, 1] };

function told(n: number, text: string, seat = "caesar"): JournalLine {
  return { n, seat, text, rule: "6.1" };
}

function piece(id: string, face: unknown): Record<string, unknown> {
  return { id, side: "caesar", place: "Rome", face, facing: null, marks: [], note: null };
}

/** A table as the server sends it, read as the page reads it. */
function answer(parts: Partial<TableSent> & { pieces?: unknown[] } = {}): TableSent {
  const { pieces = [], ...given } = parts;
  const whole = {
    card: {
      id: "t1",
      game: "julius",
      title: "Julius",
      status: "playing",
      seats: [],
      your_turn: true,
      waiting_for: ["caesar"],
      version: given.version ?? 2,
      moment: "",
      updated: 0,
      outcome: null,
      ended_by: null,
      guided: false,
      private: false,
    },
    seat: "caesar",
    my_seats: ["caesar"],
    version: 2,
    sequence: 5,
    from: 0,
    journal_anew: given.notes !== null,
    scene: { ...BLANK_SCENE, pieces },
    pickable: [],
    faces: { epoch: "e1", from: 0, list: [HIDDEN] },
    journal: [told(0, "set-up"), told(1, "one"), told(2, "two")],
    turns: [{ n: 0, label: "Turn I" }],
    chat_from: 0,
    // Who asks for the rest has what was said.
    chat_anew: given.notes !== null,
    terms: { talk: "everybody", can_talk: true, owner: false, can_close: false },
    chat: [{ from: "Ann", seat: "caesar", text: "ave", at: 1 }],
    notes: "remember",
    can_undo: true,
    can_place: false,
    undo_request: null,
    draw_offer: null,
    orders: [],
    orders_known: [],
    orders_more: false,
    asking: null,
    answered: [],
    invites: {},
    since: 0,
    rematch: null,
    rematch_offer: null,
    rematch_declined: null,
    dice: { commitment: "ab", lots: [], phrase: null },
    clock: [],
    ...given,
  };
  return expectShape(tableSent, JSON.parse(JSON.stringify(whole)), "table");
}

function first(): Held {
  return fits(merge(null, answer(), "en"));
}

function fits(held: Held | null): Held {
  if (held === null) throw new Error("does not fit");
  return held;
}

const words = (held: Held): string[] => held.table.journal.map((line) => ("roll" in line ? "roll" : line.text));

describe("asking for what is lacking", () => {
  it("asks for everything at first, from another seat and in another language", () => {
    expect(have(null, null, "en")).toEqual({ faces: "none" });
    expect(have(first(), "pompey", "en")).toEqual({ faces: "none" });
    expect(have(first(), "caesar", "fr")).toEqual({ faces: "none" });
  });

  it("says what it has: lines below its version, what it saw, how much was said, how many faces", () => {
    const wish = { from: 2, sequence: 5, chat: 1, faces: "e1.1" };
    expect(have(first(), "caesar", "en")).toEqual(wish);
    expect(have(first(), null, "en")).toEqual(wish);
  });
});

describe("putting together", () => {
  it("appends lines and turns, and keeps notes and chat", () => {
    const sent = answer({ version: 4, sequence: 7, from: 2, journal: [told(2, "two"), told(3, "three"), told(4, "four")], turns: [{ n: 3, label: "Turn II" }], chat_from: 1, chat: [], notes: null });
    const after = fits(merge(first(), sent, "en"));
    expect(words(after)).toEqual(["set-up", "one", "two", "three", "four"]);
    expect(after.table.turns.map((turn) => turn.label)).toEqual(["Turn I", "Turn II"]);
    expect(after.table.chat.map((line) => line.text)).toEqual(["ave"]);
    expect(after.table.notes).toBe("remember");
    expect(after.table.version).toBe(4);
  });

  it("keeps the very lines it had, so that they are not drawn anew", () => {
    const before = first();
    const after = fits(merge(before, answer({ version: 3, from: 2, journal: [told(2, "two"), told(3, "three")], chat_from: 1, chat: [], notes: null }), "en"));
    expect(after.table.journal[1]).toBe(before.table.journal[1]);
  });

  it("takes lines of the last action again: a remark has joined them", () => {
    const sent = answer({ sequence: 6, from: 2, journal: [told(2, "two"), told(2, "Ann offers a draw.")], turns: [], chat_from: 1, chat: [], notes: null });
    expect(words(fits(merge(first(), sent, "en")))).toEqual(["set-up", "one", "two", "Ann offers a draw."]);
  });

  it("drops what was taken back", () => {
    const sent = answer({ version: 1, sequence: 6, from: 1, journal: [told(1, "one")], turns: [], chat_from: 1, chat: [], notes: null });
    expect(words(fits(merge(first(), sent, "en")))).toEqual(["set-up", "one"]);
  });

  it("replaces what was taken back and decided otherwise", () => {
    const sent = answer({ version: 2, sequence: 9, from: 1, journal: [told(1, "another"), told(2, "way")], turns: [{ n: 2, label: "Turn II" }], chat_from: 1, chat: [], notes: null });
    const after = fits(merge(first(), sent, "en"));
    expect(words(after)).toEqual(["set-up", "another", "way"]);
    expect(after.table.turns).toEqual([
      { n: 0, label: "Turn I" },
      { n: 2, label: "Turn II" },
    ]);
  });

  it("appends what was said, and takes all of it when others may be heard now", () => {
    const more = answer({ from: 2, journal: [told(2, "two")], chat_from: 1, chat: [{ from: "Bob", seat: null, text: "salve", at: 2 }], notes: null });
    expect(fits(merge(first(), more, "en")).table.chat.map((line) => line.text)).toEqual(["ave", "salve"]);
    const over = answer({ from: 2, journal: [told(2, "two")], chat_from: 0, chat_anew: true, chat: [{ from: "Eve", seat: "pompey", text: "secret", at: 0 }, { from: "Ann", seat: "caesar", text: "ave", at: 1 }], notes: null });
    expect(fits(merge(first(), over, "en")).table.chat.map((line) => line.text)).toEqual(["secret", "ave"]);
  });

  it("takes another language whole", () => {
    const after = fits(merge(first(), answer({ journal: [told(0, "mise en place"), told(1, "un")], faces: { epoch: "e1-fr", from: 0, list: [] } }), "fr"));
    expect(words(after)).toEqual(["mise en place", "un"]);
    expect(after.faces.epoch).toBe("e1-fr");
  });

  it("takes another seat whole", () => {
    const after = fits(merge(first(), answer({ seat: "pompey", journal: [told(0, "set-up"), told(1, "something")], faces: { epoch: "e2", from: 0, list: [HIDDEN] } }), "en"));
    expect(words(after)).toEqual(["set-up", "something"]);
  });

  it("does not put together what belongs to different eyes, languages or epochs", () => {
    const rest = answer({ from: 2, journal: [told(2, "two")], chat_from: 1, chat: [], notes: null });
    expect(merge(null, rest, "en")).toBeNull();
    expect(merge(first(), { ...rest, seat: "pompey" }, "en")).toBeNull();
    expect(merge(first(), rest, "fr")).toBeNull();
    expect(merge(first(), { ...rest, faces: { epoch: "e9", from: 1, list: [] } }, "en")).toBeNull();
    expect(merge(first(), { ...rest, from: 3 }, "en")).toBeNull();
  });
});

describe("a long journal", () => {
  const end = { version: 70, from: 68, journal: [told(68, "sixty-eight"), told(69, "sixty-nine"), told(70, "seventy")], turns: [{ n: 69, label: "Turn IX" }] };
  const page = { journal: [told(0, "set-up"), told(67, "sixty-seven")], turns: [{ n: 0, label: "Turn I" }] };

  it("begins with its end, and its beginning is put before it", () => {
    const late = fits(merge(null, answer(end), "en"));
    expect([late.table.journalStart, words(late)]).toEqual([68, ["sixty-eight", "sixty-nine", "seventy"]]);
    const whole = withBeginning(late, page);
    expect(words(whole)).toEqual(["set-up", "sixty-seven", "sixty-eight", "sixty-nine", "seventy"]);
    expect([whole.table.journalStart, whole.table.turns.map((turn) => turn.label)]).toEqual([0, ["Turn I", "Turn IX"]]);
  });

  it("goes on before its beginning has come, also when something was taken back", () => {
    const late = fits(merge(null, answer(end), "en"));
    const rest = { chat_from: 1, chat: [], notes: null };
    const on = fits(merge(late, answer({ ...rest, version: 71, sequence: 6, from: 70, journal: [told(70, "seventy"), told(71, "seventy-one")], turns: [] }), "en"));
    expect([on.table.journalStart, words(withBeginning(on, page)).length]).toEqual([68, 6]);
    const back = fits(merge(late, answer({ ...rest, version: 66, sequence: 7, from: 66, journal: [told(66, "sixty-six")], turns: [] }), "en"));
    expect([back.table.journalStart, words(withBeginning(back, page))]).toEqual([66, ["set-up", "sixty-six"]]);
  });
});

describe("a long talk", () => {
  const line = (n: number) => ({ from: "Ann", seat: null, text: `word ${n}`, at: n });
  const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => line(from + index));
  const rest = { from: 2, journal: [told(2, "two")], notes: null };
  const said = (held: Held): string[] => held.table.chat.map((one) => one.text);

  it("begins with its end, and says how much of it came before", () => {
    const long = fits(merge(null, answer({ chat_from: 50, chat: lines(50, 150) }), "en"));
    expect([long.table.chatStart, long.table.chat.length]).toEqual([50, 100]);
    expect(have(long, "caesar", "en").chat).toBe(150);
    const more = fits(merge(long, answer({ ...rest, chat_from: 150, chat: lines(150, 152) }), "en"));
    expect([more.table.chatStart, more.table.chat.length]).toEqual([50, 102]);
    expect(saidSince(long.table, more.table).map((one) => one.text)).toEqual(["word 150", "word 151"]);
  });

  it("drops what lies before a gap, and what counts no more", () => {
    const gap = fits(merge(first(), answer({ ...rest, chat_from: 7, chat: lines(7, 9) }), "en"));
    expect([gap.table.chatStart, said(gap)]).toEqual([7, ["word 7", "word 8"]]);
    expect(saidSince(first().table, gap.table)).toHaveLength(2);
    // A line of the same number may be another once others are heard.
    const long = fits(merge(null, answer({ chat_from: 0, chat: lines(0, 80) }), "en"));
    const anew = fits(merge(long, answer({ ...rest, chat_from: 50, chat_anew: true, chat: lines(50, 150) }), "en"));
    expect([anew.table.chatStart, anew.table.chat.length]).toEqual([50, 100]);
  });
});

describe("faces", () => {
  it("are looked up by their place in the list, which grows", () => {
    const before = fits(merge(null, answer({ pieces: [piece("a", 0)] }), "en"));
    expect(before.table.scene.pieces.map((one: Piece) => one.face)).toEqual([HIDDEN]);
    const sent = answer({ from: 2, journal: [told(2, "two")], chat_from: 1, chat: [], notes: null, pieces: [piece("a", 1), piece("b", 0)], faces: { epoch: "e1", from: 1, list: [OPEN] } });
    const after = fits(merge(before, sent, "en"));
    expect(after.table.scene.pieces.map((one: Piece) => one.face)).toEqual([OPEN, HIDDEN]);
    expect(after.table.scene.pieces[1]?.face).toBe(before.table.scene.pieces[0]?.face);
    expect(have(after, "caesar", "en").faces).toBe("e1.2");
  });

  it("may come whole with their piece", () => {
    expect(fits(merge(null, answer({ pieces: [piece("a", OPEN)] }), "en")).table.scene.pieces[0]?.face).toEqual(OPEN);
  });

  it("that are not in the list are an error", () => {
    expect(() => merge(null, answer({ pieces: [piece("a", 7)] }), "en")).toThrow(/no face 7/);
  });
});

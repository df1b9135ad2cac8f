import { describe, expect, it } from "vitest";
import { BLANK_SCENE } from "../../art/blanks";
import { Past } from "./past";
import type { Moment } from "./past";
import type { Have } from "./merge";
import type { JournalLine, MomentSent } from "./wire";

/** A match of which the server tells what is asked for. */
function match(actions: string[]) {
  const asked: ({ n: number; eyes: string } & Have)[] = [];
  const state = { sequence: 1, takenBack: 0, actions };
  const past = new Past((n, eyes, lang, have) => {
    asked.push({ n, eyes, ...have });
    const epoch = `${eyes}-${lang}`;
    const known = have.faces === `${epoch}.1`;
    const from = known && (have.sequence ?? 0) >= state.takenBack ? (have.from ?? 0) : 0;
    const lines: JournalLine[] = ["set-up", ...state.actions].map((text, index) => ({ n: index, seat: null, text: `${text} (${lang})`, rule: null }));
    const sent: MomentSent = {
      n,
      of: state.actions.length,
      seat: null,
      sequence: state.sequence,
      from,
      scene: structuredClone(BLANK_SCENE),
      faces: { epoch, from: known ? 1 : 0, list: known ? [] : [{ shows: "blank" }] },
      journal: lines.filter((line) => line.n >= from && line.n <= n),
      turns: [{ n: 0, label: "Turn I" }].filter((turn) => turn.n >= from),
    };
    return Promise.resolve(sent);
  });
  return { past, asked, state };
}

const words = (moment: Moment): string[] => moment.journal.map((line) => ("roll" in line ? "roll" : line.text));

describe("moments", () => {
  it("bring only the lines that are lacking, forwards and backwards", async () => {
    const { past, asked } = match(["one", "two", "three"]);
    expect(words(await past.moment(1, "caesar", "en"))).toEqual(["set-up (en)", "one (en)"]);
    expect(words(await past.moment(3, "caesar", "en"))).toEqual(["set-up (en)", "one (en)", "two (en)", "three (en)"]);
    const back = await past.moment(2, "caesar", "en");
    expect(words(back)).toEqual(["set-up (en)", "one (en)", "two (en)"]);
    expect(back.turns).toEqual([{ n: 0, label: "Turn I" }]);
    expect(words(await past.moment(3, "caesar", "en"))).toHaveLength(4);
    expect(asked.map((one) => one.from)).toEqual([undefined, 1, 3, 3]);
  });

  it("are told apart by eyes and language", async () => {
    const { past, asked } = match(["one"]);
    await past.moment(1, "caesar", "en");
    expect(words(await past.moment(1, "caesar", "fr"))).toEqual(["set-up (fr)", "one (fr)"]);
    await past.moment(1, "pompey", "en");
    expect(asked.map((one) => one.from)).toEqual([undefined, undefined, undefined]);
  });

  it("are told anew when something was taken back", async () => {
    const { past, state } = match(["one", "two", "three"]);
    await past.moment(3, "caesar", "en");
    Object.assign(state, { actions: ["one", "other"], sequence: 4, takenBack: 3 });
    expect(words(await past.moment(2, "caesar", "en"))).toEqual(["set-up (en)", "one (en)", "other (en)"]);
    expect(words(await past.moment(1, "caesar", "en"))).toEqual(["set-up (en)", "one (en)"]);
  });
});

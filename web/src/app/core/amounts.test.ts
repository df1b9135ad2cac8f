import { describe, expect, it } from "vitest";
import { BLANK_CHOICE } from "../../art/blanks";
import type { Choice } from "../../art/types";
import { families } from "./amounts";

const bid = (button: string, amount: number | null): Choice => ({ ...BLANK_CHOICE, label: `${button} ${String(amount)}`, path: [{ button }], amount });

describe("amounts", () => {
  it("makes one control of choices that differ in a number", () => {
    const offers = families([bid("pass", null), bid("bid", 3), bid("bid", 1), bid("bid", 2)]);
    expect(offers.map((offer) => (offer.kind === "one" ? offer.choice.label : offer.choices.map((choice) => choice.amount)))).toEqual(["pass null", [1, 2, 3]]);
  });

  it("sees through buttons that are named after the amount", () => {
    const offers = families([bid("bid-1", 1), bid("bid-2", 2), bid("bid-12", 12)]);
    expect(offers.map((offer) => (offer.kind === "amounts" ? offer.choices.length : 1))).toEqual([3]);
  });

  it("leaves a single amount alone", () => {
    expect(families([bid("bid", 4)])[0]?.kind).toBe("one");
  });
});

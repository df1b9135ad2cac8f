import { describe, expect, it } from "vitest";
import type { Bout, Fall, Procedure, ProcedureStep } from "../../art/types";
import { beside, chancesOf, legendOf, lookedAt, stepsOf } from "./bouts";

const step = (label: string): ProcedureStep => ({ label, rule: "8.3", side: null, state: "to_come", sums: [], roll: null, falls: [] });
const bout = (title: string, state: Bout["state"], steps: ProcedureStep[] = []): Bout => ({ title, note: "", place: "0101", state, result: null, attackers: [], defenders: [], steps });
const fall = (verdict: Fall["verdict"], about: string): Fall => ({ face: 0, result: "1(1)", verdict, about, thrown: false });

describe("fights that are resolved together", () => {
  const bouts = [bout("first", "done", [step("over")]), bout("second", "now"), bout("third", "to_come", [step("later")])];
  const procedure: Procedure = { title: "Shock", place: null, steps: [step("now")], bouts };

  it("looks at the one at which play stands, unless another is chosen", () => {
    expect(lookedAt(bouts, null)).toBe(1);
    expect(lookedAt(bouts, 2)).toBe(2);
    expect(lookedAt(bouts, 7)).toBe(1);
    expect(lookedAt([bout("only", "done")], null)).toBe(0);
  });

  it("shows the steps of the one that is looked at", () => {
    expect([0, 1, 2].map((index) => stepsOf(procedure, index)[0]?.label)).toEqual(["over", "now", "later"]);
  });

  it("gives chances to those that are not over", () => {
    expect(chancesOf(bouts, [0.5, 0.25])).toEqual([undefined, 0.5, 0.25]);
  });

  it("names each colour of the strip once, and none that is not reckoned", () => {
    const falls = [fall("half", "wavers"), fall("half", "wavers"), fall("success", "routs"), fall(null, "")];
    expect(legendOf(falls).map(({ about }) => about)).toEqual(["wavers", "routs"]);
  });

  it("goes round the list", () => {
    expect([beside(3, 2, 1), beside(3, 0, -1), beside(0, 0, 1)]).toEqual([0, 2, 0]);
  });
});

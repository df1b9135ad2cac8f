import { expect, it } from "vitest";
import { ruleLabel } from "./rule-label";

it("calls rules as their book does", () => {
  const said = { "6.11": "6.11", "10.0-round": "10.0", "14.3-auto": "14.3", "2.0-C1": "2.0-C1", "2.0-B.1": "2.0-B.1", "2.0-B-move": "2.0-B", "event-mercury": "Mercury", "silver-fleets": "Fleets" };
  for (const [rule, label] of Object.entries(said)) expect(ruleLabel(rule), rule).toBe(label);
});

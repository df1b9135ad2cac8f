import { describe, expect, it } from "vitest";
import { defaults, readSaved } from "./settings";

describe("settings", () => {
  it("speaks the browser's language", () => {
    expect(defaults(["fr-CA", "en"]).lang).toBe("fr");
    expect(defaults(["de", "fr"]).lang).toBe("fr");
    expect(defaults(["de"]).lang).toBe("en");
  });

  it("ignores what it cannot read", () => {
    const otherwise = defaults([]);
    expect(readSaved(null, otherwise)).toEqual(otherwise);
    expect(readSaved("{", otherwise)).toEqual(otherwise);
    expect(readSaved('{"lang":"tlh"}', otherwise)).toEqual(otherwise);
    const good = { ...otherwise, lang: "fr", sound: false };
    expect(readSaved(JSON.stringify(good), otherwise)).toEqual(good);
  });
});

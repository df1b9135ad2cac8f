import { describe, expect, it } from "vitest";
import { ago } from "./ago";

describe("how long ago", () => {
  const now = 1_700_000_000;
  const said = (seconds: number, lang = "en"): string => ago(now - seconds, now * 1000, lang);
  it("says the largest unit that there is one of", () => {
    expect(said(30)).toBe("now");
    expect(said(119)).toBe("1 minute ago");
    expect(said(3 * 3600 + 59 * 60)).toBe("3 hours ago");
    expect(said(86_400)).toBe("yesterday");
    expect(said(5 * 86_400)).toBe("5 days ago");
    expect(said(3 * 3600, "fr")).toBe("il y a 3 heures");
  });
  it("is not upset by a clock that is ahead", () => expect(said(-500)).toBe("now"));
});

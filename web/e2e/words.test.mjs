// Words can be read: at a table of each game nothing is cut off or covered, in both languages, on a desk and on a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { unreadable } from "./cut.mjs";
import { byId, call, player, URL_BASE, withBrowser } from "./helper.mjs";

const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844, hasTouch: true, isMobile: true } };
const SEATS = { julius: ["caesar", "pompey"], xl: ["caesar", "pompey"], siege: ["gaul", "roman"], alesia: ["gaul", "roman"], conquest: ["roman", "tribes"] };

for (const [size, lang] of [["desk", "fr"], ["phone", "fr"], ["desk", "en"], ["phone", "en"]]) {
  test(`no word is cut off or covered at any table: ${size}, ${lang}`, { timeout: 120_000 }, () =>
    withBrowser(async (browser) => {
      const who = await player(browser, { name: "Quintus", lang, ...SIZES[size] });
      const { page } = who;
      await call(who, "POST", "/me", { name: who.name });
      // The same cards in every run.
      for (const [game, [mine, other]] of Object.entries(SEATS)) {
        const { id } = await call(who, "POST", "/tables", { game, seats: { [mine]: "me", [other]: "bot:random" }, phrase: "words" });
        await page.goto(`${URL_BASE}/t/${id}`);
        await byId(page, "table").waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        assert.deepEqual(await unreadable(page), [], game);
      }
      who.check();
    }),
  );
}

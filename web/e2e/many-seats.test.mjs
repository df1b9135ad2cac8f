// Four at one screen: their names have room beside the turn, and whatever is to be placed has the whole width.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, call, player, takeOver, until, URL_BASE, withBrowser } from "./helper.mjs";

for (const lang of ["en", "fr"]) {
  test(`four seats have room in the bar, and a large pool that of the map (${lang})`, { timeout: 60_000 }, () =>
    withBrowser(async (browser) => {
      const who = await player(browser, { name: "Livia", lang, width: 1600, height: 1000 });
      const { page } = who;
      await call(who, "POST", "/me", { name: who.name });
      const { id } = await call(who, "POST", "/tables", { game: "alesia", set: { players: "4", setup: "free" }, seats: { roman: "me", relief: "me", besieged: "me", labienus: "me" } });
      await page.goto(`${URL_BASE}/t/${id}`);
      await until("the table", async () => {
        await takeOver(page);
        return byId(page, "table").isVisible();
      });
      const [words, points] = [await page.locator(".bar-turn").boundingBox(), await page.locator(".bar-points").boundingBox()];
      assert.ok(words.x + words.width <= points.x, `the turn ends at ${words.x + words.width}, the sides begin at ${points.x}`);
      const cut = await page.locator(".bar-turn").evaluate((turn) => turn.scrollWidth - turn.clientWidth);
      assert.ok(cut <= 0, `${cut} pixels of the turn are cut off, while the name of the game has room to give`);
      const [pool, map] = [await page.locator(".pool").first().boundingBox(), await page.locator(".stage").boundingBox()];
      assert.ok(pool.width > map.width * 0.9, `the pool is ${pool.width} wide, the map ${map.width}`);
      who.check();
    }),
  );
}

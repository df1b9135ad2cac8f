// axe-core finds no serious violation on any page, light and dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, decide, dice, openLobby, player, prepare, seriousInBothThemes, startTable, state, URL_BASE, withBrowser } from "./helper.mjs";

test("no serious violation, light and dark", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Claudia", colorScheme: "light" });
    await prepare(who.page);
    const { page } = who;
    const all = [];
    const check = async (name, part) => {
      for (const found of await seriousInBothThemes(page, part)) all.push(`${name}, ${found}`);
    };
    await page.goto(`${URL_BASE}/`);
    await byId(page, "game-julius").waitFor();
    await check("lobby of a new guest");
    await openLobby(who);
    await check("lobby");
    await byId(page, "play-bot").first().click();
    await byId(page, "play-dialog").waitFor();
    await check("play");
    await byId(page, "play-more").click();
    await byId(page, "new-table-dialog").waitFor();
    await check("new table");
    await page.keyboard.press("Escape");
    for (const [path, id] of [["/rules/julius", "rule"], ["/games/julius", "opponents"], ["/games/siege", "pieces"], ["/games/xl/sources", "sources"], ["/games/xl/rulings", "rulings"], ["/settings", "settings"]]) {
      await page.goto(URL_BASE + path);
      await byId(page, id).first().waitFor();
      await check(path);
    }
    await page.goto(`${URL_BASE}/nowhere`);
    await check("missing page");
    const id = await startTable(who, "play-bot");
    await check("table");
    for (const tab of ["journal", "actions", "chat", "rules", "more"]) {
      await byId(page, `tab-${tab}`).click();
      await page.waitForTimeout(100);
      // The rest of the page stays as it was.
      await check(`table, ${tab}`, '[data-testid="panel"]');
    }
    await byId(page, "tab-journal").click();
    await byId(page, "pool-block").first().hover();
    await byId(page, "lens").waitFor();
    await check("the lens", '[data-testid="lens"]');
    const random = dice(9);
    for (let made = 0; made < 400 && !(await state(page)).battle; made += 1) await decide(page, random, "list", /^(Attack|Reinforce|Move the group|Play [IVX]|Fire)/);
    assert.ok((await state(page)).battle, "a battle comes");
    await byId(page, "tab-journal").click();
    await check("battle");
    await byId(page, "why").click();
    await page.locator("button.fighter-block").first().click();
    await byId(page, "reasons").waitFor();
    await check("why not, in battle", '[data-testid="reasons"]');
    await page.goto(`${URL_BASE}/t/${id}/replay`);
    await byId(page, "replay").waitFor();
    await check("replay");
    await startTable(who, "play-guided");
    await byId(page, "guided").waitFor();
    await check("guided game", '[data-testid="guided"]');
    await startTable(who, "play-hotseat");
    await check("curtain");
    await page.setViewportSize({ width: 390, height: 844 });
    await byId(page, "take-over").click();
    await byId(page, "table").waitFor();
    await check("phone");
    assert.equal(all.join("\n"), "");
    who.check();
  }),
);

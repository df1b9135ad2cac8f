// axe-core finds no serious violation on any page, light and dark.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { byId, decide, dice, openLobby, player, prepare, startTable, state, URL_BASE, withBrowser } from "./helper.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function serious(page) {
  // Evaluated by the debugger, which the Content-Security-Policy does not bind.
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const result = await window.axe.run(document, { resultTypes: ["violations"] });
    return result.violations
      .filter((violation) => violation.impact === "serious" || violation.impact === "critical")
      .flatMap((violation) =>
        violation.nodes.slice(0, 3).map((node) => `${violation.id}: ${node.target.join(" ")}: ${(node.failureSummary ?? "").split("\n")[1] ?? ""}`.slice(0, 240)),
      );
  });
  return found;
}

for (const theme of ["light", "dark"]) {
  test(`no serious violation, ${theme}`, { timeout: 180_000 }, () =>
    withBrowser(async (browser) => {
      const who = await player(browser, { name: "Claudia", colorScheme: theme });
      await prepare(who.page);
      const { page } = who;
      const all = [];
      const check = async (name) => {
        for (const found of await serious(page)) all.push(`${name}: ${found}`);
      };
      await page.goto(`${URL_BASE}/`);
      await byId(page, "game-julius").waitFor();
      await check("lobby of a new guest");
      await openLobby(who);
      await check("lobby");
      for (const [path, id] of [["/rules/julius", "rule"], ["/about/julius", "about"], ["/settings", "settings"]]) {
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
        await check(`table, ${tab}`);
      }
      const random = dice(9);
      for (let made = 0; made < 200 && !(await state(page)).battle; made += 1) if (!(await decide(page, random))) break;
      await check("table, later");
      await page.goto(`${URL_BASE}/t/${id}/replay`);
      await byId(page, "replay").waitFor();
      await check("replay");
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
}

// The guided first game, to its end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, changed, decide, dice, myTurn, offers, player, prepare, startTable, state, until, withBrowser } from "./helper.mjs";

const KINDS = {
  4: (offer) => offer.path[0]?.startsWith("card:"),
  5: (offer) => offer.path.length === 2 && offer.path[1]?.startsWith("place:"),
  6: (offer) => /attack/i.test(offer.label),
  7: (offer) => /Raise|Strengthen/.test(offer.label),
  8: (offer) => offer.path[1] === "button:fire",
};

test("the guided game teaches ten steps", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Lucius" });
    await prepare(who.page);
    await startTable(who, "play-guided");
    const { page } = who;
    await byId(page, "guided").waitFor();
    const at = async () => Number(await byId(page, "guided").getAttribute("data-step"));
    const random = dice(2);
    const done = [];
    let decisions = 0;
    for (;;) {
      const step = await at();
      if (step === 10) break;
      if (await byId(page, "guided-next").count()) {
        await byId(page, "guided-next").click();
        await until("the next step", async () => (await at()) > step);
        continue;
      }
      const now = await state(page);
      if (now.status === "over" || decisions > 120) {
        await byId(page, "guided-skip").click();
        continue;
      }
      const before = await myTurn(page);
      if (before.status === "over") continue;
      const list = await until("choices", async () => {
        const found = await offers(page);
        return found.length > 0 ? found : null;
      });
      const wanted = list.find(KINDS[step] ?? (() => false));
      decisions += 1;
      if (wanted) {
        const path = JSON.stringify(wanted.path.join(" "));
        await page.locator(`[data-testid="choice"][data-path=${path}]`).first().click();
        await changed(page, before.version);
        if ((await at()) > step) done.push(step);
      } else {
        await decide(page, random);
      }
    }
    assert.ok(done.includes(4) && done.includes(5), `steps done by doing: ${done}`);
    await byId(page, "guided-finish").click();
    await until("the lesson to end", async () => (await byId(page, "guided").count()) === 0);
    who.check();
  }),
);

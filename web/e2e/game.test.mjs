// A complete game of julius through clicks alone, both seats in two browsers.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, choose, decide, dice, state, twoPlayers, until, withBrowser } from "./helper.mjs";

test("two people play a whole game by clicks, and look at it again", { timeout: 600_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two } = await twoPlayers(browser, { width: 1120, height: 700 });
    const random = dice(7);
    let decisions = 0;
    for (;;) {
      const states = await Promise.all([state(one.page), state(two.page)]);
      if (states.some((now) => now.status === "over")) break;
      const index = states.findIndex((now) => now.turn && !now.busy);
      if (index < 0) {
        await new Promise((resolve) => setTimeout(resolve, 30));
        continue;
      }
      const who = index === 0 ? one : two;
      // What is drawn is clicked as long as it is news, then the list: it is much faster.
      // Later on they mostly end what can be ended.
      const [how, ends] = decisions < 60 ? ["board", 0.45] : [decisions % 10 === 0 ? "board" : "list", 0.9];
      await decide(who.page, random, how, null, (list) => choose(list, random, ends));
      decisions += 1;
      assert.ok(decisions < 3000, "the game ends");
    }
    console.log(`# ${decisions} decisions`);
    for (const who of [one, two]) {
      await until("both to see the end", async () => (await state(who.page)).status === "over");
      await byId(who.page, "game-over").waitFor();
    }
    const said = await Promise.all([one, two].map((who) => byId(who.page, "game-over").locator("h2").innerText()));
    assert.ok(said.every((words) => words.length > 0));
    const winner = said.some((words) => /You have won/.test(words));
    assert.equal(winner, said.some((words) => /You have lost/.test(words)), "one wins and one loses, or it is a draw");

    // Replay of the finished game.
    await byId(one.page, "to-replay").click();
    await byId(one.page, "replay").waitFor();
    await byId(one.page, "replay-last").click();
    const all = await until("the last moment", async () => {
      const n = Number(await byId(one.page, "replay").getAttribute("data-n"));
      return n > 20 ? n : null;
    });
    await byId(one.page, "replay-back").click();
    await until("one step back", async () => Number(await byId(one.page, "replay").getAttribute("data-n")) === all - 1);
    assert.match(one.page.url(), new RegExp(`#${all - 1}$`));
    const eyes = await byId(one.page, "replay-eyes").locator("option").allInnerTexts();
    assert.deepEqual(eyes, ["All face up", "Caesar", "Pompey", "Spectator"], "any eyes after the end");
    await byId(one.page, "replay-eyes").selectOption("pompey");
    await byId(one.page, "replay-first").click();
    await until("the beginning", async () => Number(await byId(one.page, "replay").getAttribute("data-n")) === 0);
    await byId(one.page, "replay-speed").locator('[data-value="fast"]').click();
    await byId(one.page, "replay-play").click();
    await until("it to play", async () => Number(await byId(one.page, "replay").getAttribute("data-n")) >= 4);
    await byId(one.page, "replay-play").click();
    const turns = await byId(one.page, "replay-turn").locator("option").count();
    assert.ok(turns > 3, "turns to jump to");
    await one.page.goto(one.page.url().replace(/#.*$/, "#12"));
    await until("the linked moment", async () => Number(await byId(one.page, "replay").getAttribute("data-n")) === 12);
    one.check();
    two.check();
  }),
);

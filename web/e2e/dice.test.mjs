// The dice: every seat brings a lot, and at the end the page checks every roll, or says what is wrong.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, decide, dice, join, myTurn, openLobby, player, playFromLobby, prepare, startTable, state, until, URL_BASE, withBrowser } from "./helper.mjs";

const kept = (page) => page.evaluate(() => JSON.parse(window.localStorage.getItem("rubicon-dice") ?? "{}"));

async function resign(page) {
  await byId(page, "tab-more").click();
  await byId(page, "resign").click();
  await byId(page, "resign-yes").click();
  await byId(page, "game-over").waitFor();
}

const verdict = (page) => byId(page, "game-over").locator('[data-testid="dice-verdict"]');

async function checked(page, ok) {
  await until("the dice to be checked", async () => ["true", "false"].includes((await verdict(page).getAttribute("data-ok")) ?? ""));
  assert.equal(await verdict(page).getAttribute("data-ok"), ok, await verdict(page).innerText());
}

test("two people bring lots, keep the commitment, and see the tick at the end", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const one = await player(browser, { name: "Livia" });
    const two = await player(browser, { name: "Cassius", lang: "fr" });
    const id = await startTable(one, "play-invite");
    await byId(one.page, "tab-more").click();
    const commitment = await byId(one.page, "dice-commitment").innerText();
    assert.match(commitment, /^[0-9a-f]{64}$/);
    assert.equal(await byId(one.page, "lot-caesar").getAttribute("data-state"), "pledged");
    const link = await byId(one.page, "invite-link").first().inputValue();
    await openLobby(two);
    await join(two, link);
    for (const who of [one, two]) await until("the game to begin", async () => (await state(who.page)).status === "playing");
    for (const seat of ["caesar", "pompey"]) {
      await until("both lots to be there", async () => (await byId(one.page, `lot-${seat}`).getAttribute("data-state")) === "revealed");
    }
    // Each keeps what both are bound to, and its own lot.
    const mine = (await kept(one.page))[id];
    const theirs = (await kept(two.page))[id];
    assert.equal(mine.commitment, commitment);
    assert.equal(theirs.commitment, commitment);
    assert.deepEqual(mine.pledges, theirs.pledges);
    assert.deepEqual([Object.keys(mine.pledges).sort(), Object.keys(mine.lots), Object.keys(theirs.lots)], [["caesar", "pompey"], ["caesar"], ["pompey"]]);
    await resign(one.page);
    await checked(one.page, "true");
    assert.match(await verdict(one.page).innerText(), /✓ The dice are right: this browser has recomputed/);
    assert.match(await verdict(one.page).innerText(), /Caesar: brought a random number\s+Pompey: brought a random number$/m);
    await verdict(one.page).locator("summary").click();
    assert.match(await verdict(one.page).innerText(), /It does not prove:/);
    await byId(two.page, "game-over").waitFor();
    await checked(two.page, "true");
    assert.match(await verdict(two.page).innerText(), /✓ Les dés sont justes/);
    // Who plays again brings lots again.
    await byId(one.page, "rematch").click();
    await byId(one.page, "rematch-waits").waitFor();
    await byId(two.page, "rematch-accept").click();
    await until("the next table", async () => !one.page.url().includes(id));
    for (const who of [one, two]) await until("the rematch to begin", async () => (await state(who.page)).status === "playing");
    for (const who of [one, two]) who.check();
  }),
);

test("against a bot after some rolls: a record that was tampered with is told, and so is another commitment", { timeout: 180_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    await prepare(who.page);
    await who.page.goto(`${URL_BASE}/`);
    await playFromLobby(who.page, "julius");
    await byId(who.page, "table").waitFor();
    await myTurn(who.page);
    const random = dice(3);
    for (let made = 0; made < 6; made += 1) assert.ok(await decide(who.page, random, "board"), "the game goes on");
    const { page } = who;
    const id = new URL(page.url()).pathname.split("/")[2];
    // A server that writes another lot of the bot's into the record.
    const record = `**/tables/${id}/record`;
    await page.route(record, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const at = text.lastIndexOf('"lot":"', text.indexOf("\n")) + 7;
      const digit = text[at] === "0" ? "1" : "0";
      await route.fulfill({ response: answer, body: text.slice(0, at) + digit + text.slice(at + 1) });
    });
    await resign(page);
    await checked(page, "false");
    assert.match(await verdict(page).innerText(), /✗ The dice are not right\. The number of Pompey is not the one that was sealed\./);
    await page.unroute(record);
    await page.reload();
    await byId(page, "game-over").waitFor();
    await checked(page, "true");
    assert.match(await verdict(page).innerText(), /Pompey: a random number of the server's/);
    // A whole record that fits itself, under another commitment than the one that was kept.
    await page.evaluate((table) => {
      const all = JSON.parse(window.localStorage.getItem("rubicon-dice") ?? "{}");
      all[table].commitment = "00".repeat(32);
      window.localStorage.setItem("rubicon-dice", JSON.stringify(all));
    }, id);
    await page.reload();
    await byId(page, "game-over").waitFor();
    await checked(page, "false");
    assert.match(await verdict(page).innerText(), /another fingerprint/);
    await byId(page, "over-close").click();
    await byId(page, "tab-more").click();
    await byId(page, "dice-swapped").waitFor();
    who.check();
  }),
);

test("whoever leaves before the others come need not come back for the match to begin", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const one = await player(browser, { name: "Aulus" });
    const two = await player(browser, { name: "Porcia" });
    const id = await startTable(one, "play-invite");
    const link = await byId(one.page, "invite-link").first().inputValue();
    const lot = async () => (await (await fetch(`${URL_BASE}/api/v1/tables/${id}`)).json()).dice.lots[0].state;
    assert.equal(await lot(), "pledged");
    await one.page.goto("about:blank");
    await until("the lot to be handed over", async () => (await lot()) === "revealed");
    await one.page.close();
    await openLobby(two);
    await join(two, link);
    await until("the game to begin", async () => (await state(two.page)).status === "playing");
    two.check();
  }),
);

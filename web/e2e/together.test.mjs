// Two people at one table: agreements, standing orders, what one has missed, and bad connections.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  byId, decide, dice, gather, liking, look, myTurn, openLobby, offers, player, playUntil, prepare, sit, SLOW, startTable, state, tableId, twoPlayers, until, withBrowser,
} from "./helper.mjs";

const more = async (page) => {
  await byId(page, "tab-more").click();
  await byId(page, "more").waitFor();
};
const journal = async (page) => {
  await byId(page, "tab-journal").click();
  return byId(page, "journal").innerText();
};
/** One decision of whoever has the turn; says who it was. */
async function step(both, random, prefer = null) {
  const states = await Promise.all(both.map((who) => state(who.page)));
  const index = states.findIndex((now) => now.turn && !now.busy);
  if (index < 0) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return null;
  }
  await decide(both[index].page, random, "list", prefer);
  return both[index];
}

test("a draw by agreement", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two } = await twoPlayers(browser);
    await more(one.page);
    await byId(one.page, "draw").click();
    await byId(two.page, "draw-offer").getByText("Livia offers a draw").waitFor();
    await byId(two.page, "draw-decline").click();
    await until("the offer to go", async () => (await byId(one.page, "draw-offer").count()) === 0);
    await one.page.getByText("Your offer of a draw was declined.").first().waitFor();
    assert.equal((await state(one.page)).status, "playing");
    await byId(one.page, "draw").click();
    await byId(two.page, "draw-accept").click();
    for (const who of [one, two]) {
      await byId(who.page, "game-over").waitFor();
      assert.match(await byId(who.page, "game-over").innerText(), /A draw[\s\S]*agree/);
      await byId(who.page, "over-close").click();
      assert.match(await journal(who.page), /Livia and Cassius agreed to a draw|Cassius and Livia agreed to a draw/);
      who.check();
    }
  }),
);

test("undo by consent across a roll, with both names in the journal", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const both = await gather(browser, "julius", ["caesar", "pompey"]);
    const [one, two] = both;
    const random = dice(17);
    const rolls = (table) => table.journal.filter((line) => "roll" in line).length;
    const fires = (scene) => scene.choices.some(({ label }) => /^Fire/.test(label));
    await playUntil(both, (who, table) => fires(table.scene), liking(/^(Attack|Reinforce|Move the group|Play [IVX])/, random), 3000);
    for (const who of both) await sit(who);
    const before = rolls(await look(one));
    const firer = await until("somebody's turn", () => step(both, random, /^Fire/));
    assert.ok(rolls(await look(one)) > before, "dice are rolled");
    const other = firer === one ? two : one;
    const version = (await state(firer.page)).version;
    await until("both to see it", async () => (await state(other.page)).version === version);
    assert.ok(await byId(firer.page, "undo").isDisabled(), "a roll is not simply undone");
    await more(firer.page);
    await byId(firer.page, "ask-undo").click();
    await byId(firer.page, "undo-request").waitFor();
    await byId(other.page, "undo-request").getByText(`${firer.name} asks`).waitFor();
    await byId(other.page, "undo-decline").click();
    await until("the request to go", async () => (await byId(firer.page, "undo-request").count()) === 0);
    assert.equal((await state(firer.page)).version, version, "a refusal changes nothing");
    await byId(firer.page, "ask-undo").click();
    await byId(other.page, "undo-accept").click();
    for (const who of both) {
      await until("the decision to be gone", async () => (await state(who.page)).version < version);
      const told = await journal(who.page);
      assert.ok(told.includes(`${firer.name} took a decision back; ${other.name} agreed.`), "both names stand in the journal");
      who.check();
    }
  }),
);
test("standing orders answer by themselves", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Aurelia" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    await more(who.page);
    const boxes = byId(who.page, "order");
    const count = await boxes.count();
    assert.ok(count > 0, "the game knows orders");
    const ticked = () => boxes.evaluateAll((list) => list.filter((box) => box.checked).length);
    // All in one breath: none is lost because the one before has no answer yet.
    await boxes.evaluateAll((list) => list.forEach((box) => box.click()));
    await who.page.locator('[data-testid="orders"][data-kept="true"]').waitFor();
    assert.equal(await ticked(), count, "the orders are kept");
    await who.page.reload();
    await byId(who.page, "table").waitFor();
    await more(who.page);
    await boxes.first().waitFor();
    assert.equal(await ticked(), count, "orders are remembered");
    const random = dice(23);
    // My own shots and losses appear in the journal, and nobody ever asked me for them.
    const shots = () => who.page.evaluate(() => [...document.querySelectorAll(".journal-line")].filter((line) => line.querySelector(".hue-caesar") && / fires /.test(line.textContent)).length);
    for (let made = 0; ; made += 1) {
      assert.ok(made < 400, "a battle is fought");
      const now = await myTurn(who.page);
      assert.notEqual(now.status, "over", "a battle comes before the end");
      const list = await offers(who.page);
      assert.ok(!list.some((offer) => offer.path[1] === "button:fire"), "nobody asks whether to fire");
      assert.ok(!list.some((offer) => /^Hit /.test(offer.label)), "nobody asks who takes a hit");
      await decide(who.page, random, "list", /^(Attack|Reinforce|Move the group|Play [IVX])/);
      await byId(who.page, "tab-journal").click();
      if ((await shots()) > 0) break;
    }
    who.check();
  }),
);

test("since your last move: what the others did is shown again", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Octavia" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const random = dice(29);
    await until("something to be shown again", async () => {
      await decide(who.page, random, "list", /^(End moves|End levies|Play [IVX])/);
      await myTurn(who.page);
      const watch = byId(who.page, "since-watch");
      return (await watch.count()) > 0 && Number(await watch.getAttribute("data-stops")) > 1;
    }, 60_000);
    const before = await state(who.page);
    const steps = Number(await byId(who.page, "since-watch").getAttribute("data-stops"));
    await byId(who.page, "since-watch").click();
    // The steps also go on by themselves, so one or the other may have passed before it is read.
    const seen = [];
    await until("the present", async () => {
      const [text = "", live] = await who.page.evaluate(() => [document.querySelector('[data-testid="since-caption"]')?.textContent, document.querySelectorAll('.place[data-live="true"]').length]);
      const [, step, of] = /^(\d+) \/ (\d+)/.exec(text) ?? [];
      if (step === undefined) return seen.length > 0 && text === "";
      assert.equal(live, 0, "the past offers nothing");
      assert.equal(Number(of), steps);
      if (seen.at(-1) !== Number(step)) seen.push(Number(step));
      await who.page.evaluate(() => document.querySelector('[data-testid="since-next"]')?.click());
      return false;
    }, SLOW);
    assert.ok(seen.length > 1 && seen.every((step, index) => step > (seen[index - 1] ?? 0)), `one after the other: ${seen}`);
    assert.equal((await state(who.page)).version, before.version, "looking changes nothing");
    assert.equal(await byId(who.page, "since-watch").count(), 1, "and may be looked at again");
    who.check();
  }),
);

test("an action sent while offline goes through afterwards, exactly once", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two } = await twoPlayers(browser);
    const asides = async (who) => (await journal(who.page)).match(/sets .+ aside/g)?.length ?? 0;
    const press = (who) => who.page.locator('[data-testid="choice"]').first().click();

    // The request never leaves the machine.
    const before = await myTurn(one.page);
    await offers(one.page);
    await one.context.setOffline(true);
    await press(one);
    await byId(one.page, "connection-lost").waitFor();
    await one.page.waitForTimeout(3000);
    assert.equal((await state(two.page)).version, before.version, "nothing has arrived");
    await one.context.setOffline(false);
    await until("the action to arrive", async () => (await state(two.page)).version === before.version + 1);
    await until("the page to know", async () => (await state(one.page)).version === before.version + 1 && !(await state(one.page)).busy);
    assert.equal(await asides(one), 1);

    // The server has it, but its answer is lost: the page asks again and is told that it is done.
    let lost = 0;
    await two.page.route("**/actions**", async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    const then = await myTurn(two.page);
    await offers(two.page);
    await press(two);
    await until("the action to be known", async () => (await state(two.page)).version > then.version && !(await state(two.page)).busy);
    assert.ok(lost >= 1);
    await one.page.waitForTimeout(1500);
    assert.equal((await state(one.page)).version, then.version + 1, "it was done once");
    assert.equal(await asides(one), 2);
    assert.equal(await byId(two.page, "notice").count(), 0, "and nobody complains");
    one.check();
    two.check();
  }),
);

test("resignation and rematch between two people", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two, id } = await twoPlayers(browser);
    await more(one.page);
    await byId(one.page, "resign").click();
    await byId(one.page, "resign-yes").click();
    await byId(one.page, "game-over").getByText("You have lost").waitFor();
    await byId(two.page, "game-over").getByText("You have won").waitFor();
    assert.match(await byId(two.page, "game-over").innerText(), /Livia resigned/);
    await byId(two.page, "over-close").click();
    assert.match(await journal(two.page), /Livia resigned\./);
    await byId(two.page, "show-result").click();
    // An invitation, which the other declines, and then accepts: nobody is seated unasked.
    await byId(two.page, "rematch").click();
    await byId(two.page, "rematch-waits").getByText("Waiting for Livia").waitFor();
    await byId(one.page, "rematch-offer").getByText("Cassius offers a rematch.").waitFor();
    await openLobby(one);
    await byId(one.page, "turn-tables").getByText("Cassius offers a rematch.").waitFor();
    await byId(one.page, "turn-tables").getByText("Answer").click();
    await byId(one.page, "rematch-decline").click();
    await byId(two.page, "rematch").getByText("Livia declined").waitFor();
    await byId(two.page, "rematch").click();
    await byId(one.page, "rematch-accept").click();
    await until("another table", async () => tableId(two.page) !== id);
    await until("the same table", async () => tableId(one.page) === tableId(two.page));
    for (const who of [one, two]) await until("the game to begin", async () => (await state(who.page)).status === "playing");
    assert.equal((await state(one.page)).seat, "pompey", "sides are changed");
    assert.equal((await state(two.page)).seat, "caesar");
    one.check();
    two.check();
  }),
);

test("title, badge, sound and announcements say whose turn it is", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two } = await twoPlayers(browser, { lang: "en" });
    for (const who of [one, two]) {
      await who.page.addInitScript(() => {
        window.notes = 0;
        window.badge = null;
        navigator.setAppBadge = () => Promise.resolve((window.badge = true));
        navigator.clearAppBadge = () => Promise.resolve((window.badge = false));
        const create = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () {
          window.notes += 1;
          return create.call(this);
        };
      });
      await who.page.reload();
      await byId(who.page, "table").waitFor();
    }
    const signs = (who) =>
      who.page.evaluate(() => ({ title: document.title, icon: document.getElementById("favicon").href, badge: window.badge, notes: window.notes, live: document.querySelector('[data-testid="live"]').textContent }));
    const random = dice(5);
    // Both throw a card away; then both play one, and one of them moves first while the other waits.
    const both = [one, two];
    let made = 0;
    const index = await until("one of them to wait for the other", async () => {
      const states = await Promise.all(both.map((who) => state(who.page)));
      if (states[0].version !== states[1].version || states.some((now) => now.busy)) return null;
      if (made > 4 && states.filter((now) => now.turn).length === 1) return states.findIndex((now) => now.turn) + 1;
      made += 1;
      await step(both, random, /^(Throw|Play)/);
      return null;
    }, SLOW);
    const [mover, waiter] = [both[index - 1], both[2 - index]];
    const waits = await signs(waiter);
    assert.doesNotMatch(waits.title, /Your turn/);
    assert.match(waits.icon, /favicon\.svg$/);
    assert.equal(waits.badge, false);
    const moves = await signs(mover);
    assert.match(moves.title, /Your turn/);
    assert.match(moves.icon, /favicon-turn\.svg$/);
    assert.equal(moves.badge, true);
    // The mover ends; the other is called, hears what happened, and two notes.
    await until("the other's turn", async () => {
      if ((await state(waiter.page)).turn) return true;
      if ((await state(mover.page)).turn) await decide(mover.page, random, "list", /^End/);
      return false;
    }, SLOW);
    await until("the call", async () => /Your turn/.test((await signs(waiter)).title));
    const called = await signs(waiter);
    assert.equal(called.badge, true);
    assert.equal(called.notes, waits.notes + 2, "two notes");
    assert.ok(called.live.indexOf("Your turn.") > 10, `what the other did is read out first: ${called.live}`);
    // Muted, nothing is played.
    await mover.page.evaluate(() => {
      const saved = JSON.parse(window.localStorage.getItem("rubicon-settings") ?? "null") ?? { lang: "en", theme: "auto", motion: "auto", size: "normal" };
      window.localStorage.setItem("rubicon-settings", JSON.stringify({ ...saved, sound: false }));
    });
    await mover.page.reload();
    await byId(mover.page, "table").waitFor();
    for (let made = 0; made < 60 && (await state(mover.page)).turn; made += 1) await decide(mover.page, random, "list", /^(End|Play|Keep|Fight|Fire)/);
    assert.ok(!(await state(mover.page)).turn, "the mover waits");
    const quiet = (await signs(mover)).notes;
    for (let made = 0; made < 60 && !(await state(mover.page)).turn; made += 1) {
      if ((await state(waiter.page)).turn) await decide(waiter.page, random, "list", /^(End|Play|Fight|Fire)/);
      else await waiter.page.waitForTimeout(50);
    }
    await until("the mover's turn", async () => /Your turn/.test((await signs(mover)).title));
    assert.equal((await signs(mover)).notes, quiet, "muted");
    assert.equal(quiet, 0);
    one.check();
    two.check();
  }),
);

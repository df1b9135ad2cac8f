// Shorter stories: a guest and a bot, an invitation, one screen, undo, words, keys, a phone.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  byId, changed, decide, dice, gather, join, liking, myTurn, offers, openLobby, player, playFromLobby, playUntil, prepare, sit, startTable, state, twoPlayers, until, URL_BASE, withBrowser,
} from "./helper.mjs";

test("a guest starts a game against a bot and makes ten decisions", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus" });
    await prepare(who.page);
    await who.page.goto(`${URL_BASE}/`);
    await playFromLobby(who.page, "julius");
    await byId(who.page, "table").waitFor();
    await myTurn(who.page);
    assert.match(await who.page.title(), /Your turn/);
    const random = dice(3);
    for (let made = 0; made < 10; made += 1) assert.ok(await decide(who.page, random, "board"), "the game goes on");
    await byId(who.page, "tab-journal").click();
    assert.ok((await byId(who.page, "journal").locator(".journal-line").count()) > 3);
    who.check();
  }),
);

test("an invitation by link, chat, and a spectator", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const one = await player(browser, { name: "Livia" });
    const two = await player(browser, { name: "Cassius" });
    const id = await startTable(one, "play-invite");
    const link = await byId(one.page, "invite-link").first().inputValue();
    await openLobby(two);
    await join(two, link);
    await until("the game to begin", async () => (await state(one.page)).status === "playing");
    assert.equal((await state(one.page)).seat, "caesar");
    assert.equal((await state(two.page)).seat, "pompey");
    await byId(two.page, "tab-chat").click();
    await byId(two.page, "chat-input").fill("Ave, Livia!");
    await byId(two.page, "chat-send").click();
    await byId(one.page, "tab-chat").click();
    await byId(one.page, "chat").getByText("Ave, Livia!").waitFor();
    const third = await player(browser, { name: "Marcus" });
    await third.page.goto(`${URL_BASE}/t/${id}`);
    await byId(third.page, "spectating").waitFor();
    assert.equal((await state(third.page)).seat, "spectator");
    assert.equal(await byId(third.page, "card").count(), 0, "a spectator sees no hand");
    for (const who of [one, two, third]) who.check();
  }),
);

test("one screen: a curtain hides one side while the other takes over", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Aulus" });
    await prepare(who.page);
    await startTable(who, "play-hotseat");
    const { page } = who;
    assert.match(await byId(page, "curtain").innerText(), /Caesar/);
    assert.equal(await page.locator(".stage").count(), 0, "no board behind the curtain");
    await byId(page, "take-over").click();
    await byId(page, "table").waitFor();
    assert.equal((await state(page)).seat, "caesar");
    await decide(page, dice(5), "board");
    await byId(page, "curtain").waitFor();
    assert.match(await byId(page, "curtain").innerText(), /Pompey/);
    assert.equal(await page.locator(".stage, [data-testid='card']").count(), 0);
    await byId(page, "take-over").click();
    await byId(page, "table").waitFor();
    assert.equal((await state(page)).seat, "pompey");
    who.check();
  }),
);

test("reload and a lost connection in mid-battle", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const both = await gather(browser, "julius", ["caesar", "pompey"]);
    const [one, two] = both;
    const random = dice(11);
    await playUntil(both, (who, table) => table.scene.battle !== null, liking(/^(Attack|Move the group|Play [IVX])/, random), 3000);
    for (const who of both) await sit(who);
    for (const who of both) await byId(who.page, "battle").waitFor();
    // Keys go through the fight, not through the map under it.
    for (let press = 0; press < 20; press += 1) {
      await one.page.keyboard.press("Tab");
      assert.equal(await one.page.evaluate(() => document.activeElement.closest(".stage") === null), true);
    }
    const step = async () => {
      const states = await Promise.all(both.map((who) => state(who.page)));
      const index = states.findIndex((now) => now.turn && !now.busy);
      if (index < 0) await new Promise((resolve) => setTimeout(resolve, 30));
      else await decide(both[index].page, random, "list", /^(Attack|Move the group|Play [IVX])/);
    };
    await one.page.reload();
    await byId(one.page, "battle").waitFor();
    await until("the connection", async () => (await byId(one.page, "connection-lost").count()) === 0);
    await one.context.setOffline(true);
    await byId(one.page, "connection-lost").waitFor();
    // The other side goes on, if it is its turn.
    const before = (await state(two.page)).version;
    if ((await state(two.page)).turn) await decide(two.page, random);
    const after = (await state(two.page)).version;
    await one.context.setOffline(false);
    await until("the connection back", async () => (await byId(one.page, "connection-lost").count()) === 0);
    await until("what was missed", async () => (await state(one.page)).version >= after);
    assert.ok(after >= before);
    for (let made = 0; made < 4; made += 1) await step();
    one.check();
    two.check();
  }),
);

test("undo takes a decision back", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Decimus" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    const random = dice(21);
    for (let made = 0; made < 60; made += 1) {
      await decide(page, random);
      const now = await myTurn(page);
      if (now.undo) break;
    }
    const before = await state(page);
    assert.ok(before.undo, "something can be taken back");
    const prompt = await byId(page, "prompt-text").innerText();
    await byId(page, "undo").click();
    await until("the undo", async () => (await state(page)).version < before.version);
    assert.ok(prompt.length > 0);
    who.check();
  }),
);

test("the language switches at once", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Gaius" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    const english = await byId(page, "prompt-text").innerText();
    await byId(page, "lang-switch").click();
    await until("French", async () => (await byId(page, "prompt-text").innerText()) !== english);
    assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
    assert.match(await byId(page, "turn-pill").innerText(), /À vous/);
    await page.reload();
    await byId(page, "table").waitFor();
    assert.match(await byId(page, "turn-pill").innerText(), /À vous/, "the choice is remembered");
    who.check();
  }),
);

test("a turn by the keyboard alone", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Sextus" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    const press = (key) => page.keyboard.press(key);
    for (let made = 0; made < 6; made += 1) {
      const before = await myTurn(page);
      if (before.status === "over") break;
      // Arrows reach what glows; Enter chooses; a card then asks to be confirmed.
      for (let tries = 0; tries < 12 && (await state(page)).version === before.version; tries += 1) {
        await press(tries % 3 === 2 ? "ArrowDown" : "ArrowRight");
        const focused = await page.evaluate(() => document.activeElement?.closest(".card, .place, .piece, .pool-block, .prompt-buttons, .fighter") !== null);
        if (!focused) continue;
        await press("Enter");
        await page.waitForTimeout(150);
        if ((await byId(page, "confirm").count()) > 0 && (await state(page)).version === before.version) {
          await byId(page, "confirm").focus();
          await press("Enter");
          await page.waitForTimeout(200);
        }
      }
      if ((await state(page)).version === before.version) {
        // The list of choices is one key away.
        await press("Escape");
        await press("a");
        await page.waitForTimeout(50);
        await press("Enter");
      }
      await changed(page, before.version);
    }
    await press("h");
    await byId(page, "keys").waitFor();
    await press("Escape");
    await until("the list to close", async () => (await byId(page, "keys").count()) === 0);
    await press("j");
    assert.equal(await byId(page, "tab-journal").getAttribute("aria-selected"), "true");
    who.check();
  }),
);

test("a turn at phone width", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Fulvia", width: 390, height: 844, hasTouch: true, isMobile: true });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    await myTurn(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 391, `nothing sticks out (${wide})`);
    const card = page.locator('[data-testid="card"][data-live="true"] button').first();
    const before = await state(page);
    await card.tap();
    await byId(page, "confirm").tap();
    await changed(page, before.version);
    const random = dice(4);
    for (let made = 0; made < 5; made += 1) {
      const now = await myTurn(page);
      if (now.status === "over") break;
      await byId(page, "phone-more").tap();
      await byId(page, "more-actions").tap();
      const list = await until("choices", async () => {
        const found = await offers(page);
        return found.length > 0 ? found : null;
      });
      const pick = list[Math.floor(random() * list.length)];
      const path = JSON.stringify(pick.path.join(" "));
      await page.locator(`[data-testid="choice"][data-path=${path}], [data-testid="choice-commit"][data-path=${path}]`).first().tap();
      await changed(page, now.version);
      await byId(page, "phone-map").tap();
    }
    const low = await page.evaluate(() =>
      [...document.querySelectorAll(".prompt-buttons button, .phone-tabs button")].filter((button) => {
        const height = button.getBoundingClientRect().height;
        return height > 0 && height < 44;
      }).length,
    );
    assert.equal(low, 0, "buttons are 44 high");
    who.check();
  }),
);

test("why not: a rule is named", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Porcia" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    await myTurn(page);
    await byId(page, "why").click();
    await page.locator('.place[data-place="Roma"]').dispatchEvent("click");
    await byId(page, "reasons").waitFor();
    const chip = byId(page, "reasons").locator('[data-testid="rule-chip"]').first();
    if (await chip.count()) {
      await chip.click();
      await byId(page, "rule-drawer").waitFor();
    }
    who.check();
  }),
);

test("resigning ends the game, and a rematch begins another", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Terentia" });
    await prepare(who.page);
    const id = await startTable(who, "play-bot");
    const { page } = who;
    await byId(page, "tab-more").click();
    await byId(page, "notes").fill("Beware of March.");
    await until("notes saved", async () => /Saved/.test(await byId(page, "notes-state").innerText()));
    await byId(page, "resign").click();
    await byId(page, "resign-yes").click();
    await byId(page, "game-over").waitFor();
    assert.match(await byId(page, "game-over").innerText(), /Terentia resigned/);
    await byId(page, "rematch").click();
    await until("another table", async () => !page.url().includes(id));
    await byId(page, "table").waitFor();
    await openLobby(who);
    who.check();
  }),
);

test("several blocks of a pile go together", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { name: "Quintus" });
    await prepare(who.page);
    await startTable(who, "play-bot");
    const { page } = who;
    const random = dice(31);
    const ready = async () => (await offers(page)).some((offer) => offer.path[0] === "place:Genua" && offer.path.length === 1);
    for (let made = 0; made < 80; made += 1) {
      await myTurn(page);
      if (await ready()) break;
      await decide(page, random, "list", /^(Throw away [A-Z][a-z]|Play [IVX]+ |End moves|End levies)/);
    }
    const before = await state(page);
    await page.locator('.place[data-place="Genua"]').dispatchEvent("click");
    await changed(page, before.version);
    const active = await myTurn(page);
    const list = (await offers(page)).filter((offer) => offer.path.length === 2 && offer.path[1] === "place:Massilia");
    const pieces = [...new Set(list.map((offer) => offer.path[0].slice("piece:".length)))].slice(0, 2);
    assert.equal(pieces.length, 2, "two blocks can go from Genua to Massilia");
    for (const piece of pieces) {
      const picked = async () => (await byId(page, "table").getAttribute("data-picked")).split(";").includes(`piece:${piece}`);
      await until("the block to be picked", async () => {
        if (await picked()) return true;
        await page.locator(`.piece[data-piece="${piece}"]`).dispatchEvent("click");
        await page.waitForTimeout(100);
        return picked();
      });
    }
    await page.locator('.place[data-place="Massilia"]').dispatchEvent("click");
    await until("both to arrive", async () => {
      const places = await Promise.all(pieces.map((piece) => page.locator(`.piece[data-piece="${piece}"]`).getAttribute("data-pile")));
      return places.every((place) => place === "Massilia");
    });
    assert.ok((await state(page)).version >= active.version + 2);
    who.check();
  }),
);

test("motion respects the setting: cards flip and blocks fall, or fade in 80 ms", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const looks = async (reducedMotion) => {
      const who = await player(browser, { name: "Calpurnia", reducedMotion });
      await prepare(who.page);
      await startTable(who, "play-bot");
      const found = await who.page.evaluate(() => {
        const show = (within, ...classes) => {
          const parent = Object.assign(document.createElement("div"), { className: within });
          const child = Object.assign(document.createElement("span"), { className: classes.join(" ") });
          document.querySelector('[data-testid="table"]').append(parent);
          parent.append(child);
          const { animationName, animationDuration } = getComputedStyle(child);
          parent.remove();
          return `${animationName} ${animationDuration}`;
        };
        return [show("cards", "card-slot", "flip"), show("battle-overlay", "fighter-face")];
      });
      const glow = await who.page.evaluate(() => getComputedStyle(document.querySelector(".stage-glow") ?? document.body).animationName);
      who.check();
      return { found, glow };
    };
    const full = await looks("no-preference");
    assert.deepEqual(full.found, ["card-flip 0.3s", "stand-down 0.28s"]);
    const calm = await looks("reduce");
    assert.deepEqual(calm.found, ["fade-in 0.08s", "fade-in 0.08s"]);
    assert.equal(calm.glow, "none", "nothing pulses");
  }),
);

test("a card that lies face down turns over when both are shown", { timeout: 60_000 }, () =>
  withBrowser(async (browser) => {
    const { one, two } = await twoPlayers(browser, { width: 1120, height: 700 });
    for (const who of [one, two]) await decide(who.page, dice(1), "list", /^Throw/);
    await decide(two.page, dice(1), "list", /^Play/);
    const played = byId(one.page, "hand-played");
    await played.waitFor();
    assert.equal(await played.locator(".card-slot[data-card]").count(), 0, "face down");
    await decide(one.page, dice(1), "list", /^Play/);
    await played.locator(".card-slot[data-card]").waitFor();
    assert.equal(await played.locator(".card-slot.flip").count(), 1, "turned over");
    one.check();
    two.check();
  }),
);

// A new table: every choice has words, seats follow the options, and a table for three fills up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, games, join, newTableDialog, openLobby, player, serious, startTable, state, until, withBrowser } from "./helper.mjs";

test("every choice of every game is named, explained and has a default", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const who = await player(browser, { width: 390, height: 844 });
    await openLobby(who);
    for (const { id: game } of await games()) {
      const dialog = await newTableDialog(who.page, game);
      const words = await dialog.evaluate((element) =>
        [...element.querySelectorAll(".choices")].map((choices) => ({
          name: choices.querySelector("legend").textContent,
          about: choices.querySelector("p")?.textContent ?? "",
          chosen: [...choices.querySelectorAll("input:checked")].map((input) => input.value),
          values: [...choices.querySelectorAll(".choice-card")].map((card) => ({
            id: card.querySelector("input").value,
            label: card.querySelector("b").textContent,
            about: card.querySelector("small").textContent,
          })),
        })),
      );
      assert.ok(words.length > 0, game);
      for (const option of words) {
        assert.ok(option.name.length > 3 && option.about.length > 10, JSON.stringify(option));
        assert.deepEqual(option.chosen, [option.values[0].id], "the first is the default");
        for (const value of option.values) assert.ok(value.label !== value.id && value.about.length > 10, JSON.stringify(value));
      }
      const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.ok(wide <= 0, `${game}: the dialog fits a phone`);
      await byId(who.page, "dialog-close").click();
    }
    await byId(who.page, "lang-switch").click();
    await byId(who.page, "game-xl").getByText("Cartes").waitFor();
    const dialog = await newTableDialog(who.page, "xl");
    await dialog.getByText("Une reconstruction").waitFor();
    who.check();
  }),
);

test("seats follow the number of players, and a table for three fills up", { timeout: 120_000 }, () =>
  withBrowser(async (browser) => {
    const [one, two] = [await player(browser, { name: "Livia" }), await player(browser, { name: "Gaius" })];
    await openLobby(one);
    const dialog = await newTableDialog(one.page, "siege");
    assert.equal(await dialog.locator(".seat-row").count(), 2);
    await byId(one.page, "seat-gaul").selectOption("me");
    assert.notEqual(await byId(one.page, "seat-roman").inputValue(), "me");
    await dialog.locator('[data-testid="option-players"] [value="3"]').check();
    assert.equal(await dialog.locator(".seat-row").count(), 3);
    assert.equal(await byId(one.page, "seat-relief").inputValue(), "me", "who led the Gauls leads a Gallic army");
    assert.deepEqual(await serious(one.page), []);
    await byId(one.page, "dialog-close").click();

    await startTable(one, "play-invite", { game: "siege", options: { players: "3", camps: "historical" }, seats: { relief: "bot:random" } });
    const invites = byId(one.page, "invites");
    await invites.getByText("Link for Besieged").waitFor();
    assert.equal(await byId(one.page, "invite-link").count(), 1, "a bot needs no link");
    await openLobby(two);
    await join(two, await byId(one.page, "invite-link").inputValue());
    await until("all to sit", async () => (await state(one.page)).status === "playing" && (await state(two.page)).status === "playing");
    assert.equal((await state(two.page)).seat, "besieged");
    for (const seat of ["roman", "relief", "besieged"]) await byId(two.page, `points-${seat}`).waitFor();
    for (const who of [one, two]) who.check();
  }),
);

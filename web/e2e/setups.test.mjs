// Set-ups that are kept, and used again at another table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { glance } from "./alesia-play.mjs";
import { act, byId, gather, look, offers, serious, sit, state, until, withBrowser } from "./helper.mjs";

test("a free set-up is kept and used at another table", { timeout: 90_000 }, () =>
  withBrowser(async (browser) => {
    const [roman] = await gather(browser, "alesia", ["roman", "gaul"], { set: { setup: "free" } });
    await sit(roman);
    const { page } = roman;
    const standing = async () => {
      const { scene } = await look(roman);
      const units = scene.pieces.filter(({ side, place }) => side === "roman" && /^\d{4}$/.test(place)).map(({ id, place }) => `${id} ${place}`);
      const forts = scene.markers.filter(({ kind }) => kind === "camp").map(({ place }) => place);
      return { units: units.sort(), forts: forts.sort() };
    };
    // One unit where no suggestion has it, the rest by the computer.
    const first = (await look(roman)).scene.choices.find(({ action }) => action.do === "take").action;
    await act(roman, (await glance(roman)).version, [first, { do: "put", hex: "0306" }]);
    const rest = await until("the rest to be offered", async () => (await offers(page)).find(({ label }) => /rest/i.test(label)));
    await byId(page, "commit").filter({ hasText: rest.label }).click();
    await until("everything to stand", async () => (await standing()).units.length > 100);
    const kept = await standing();
    assert.ok(kept.units.includes(`${first.unit} 0306`), "the unit stays where it was put");
    await byId(page, "setups-open").click();
    await byId(page, "setup-name").fill("A guard in the north");
    await until("something to keep", async () => byId(page, "setup-keep").isEnabled());
    await byId(page, "setup-keep").click();
    await until("it to be kept", async () => (await byId(page, "setup-kept").count()) === 1);
    assert.deepEqual(await serious(page, { part: ".setups" }), []);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-setups.png` });
    // Another table: one click, and it stands again.
    await roman.deal();
    assert.equal((await standing()).units.length, 0);
    await byId(page, "setups-open").click();
    assert.match(await byId(page, "setup-kept").innerText(), /A guard in the north/);
    await byId(page, "setup-use").click();
    await until("everything to stand again", async () => (await standing()).units.length === kept.units.length);
    assert.deepEqual(await standing(), kept);
    // Once more, where all stands: the forts do not fit, and the rule is named.
    await until("the table to rest", async () => !(await state(page)).busy);
    await byId(page, "setup-use").click();
    await byId(page, "setups-left").waitFor();
    assert.match(await byId(page, "setups-left").innerText(), /24\.1/);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}-setups-left.png` });
    // One click takes the whole set-up back.
    await byId(page, "undo").click();
    await until("nothing to stand", async () => (await standing()).units.length === 0);
    roman.check();
  }),
);

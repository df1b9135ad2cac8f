// A group: who goes and who stays stands there before the click, with the odds of the fight; the click is one
// sentence of the journal, and one undo takes it back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byId, gather, playUntil, sit, state, until, withBrowser } from "./helper.mjs";

/** Caesar may march out of a city with three blocks, which are then picked by one click. */
async function marching(browser, city, goal, how = {}) {
  const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 1440, height: 900, ...how });
  const [caesar] = people;
  const policy = (scene, seat) => {
    const activate = scene.choices.find(({ action }) => seat === "caesar" && action.do === "activate" && action.place === city);
    const numbered = scene.choices.find(({ action }) => action.do === "play" && /^\d/.test(action.card));
    const end = scene.choices.find(({ action }) => /^(end_|forgo)/.test(action.do));
    return activate ?? numbered ?? end ?? scene.choices[0];
  };
  const marches = ({ choices }) => choices.some(({ action }) => action.do === "step" && action.to === goal);
  await playUntil(people, (who, { scene }) => who.seat === "caesar" && marches(scene), policy, 60);
  await sit(caesar);
  await caesar.page.locator(`.place[data-place="${city}"]`).waitFor();
  await click(caesar.page, await dot(caesar.page, city));
  await until("the three to be picked", async () => (await state(caesar.page)).picked.split(";").length === 3);
  return caesar;
}

/** Where the dot of a city is. */
async function dot(page, place) {
  const { x, y, width, height } = await page.locator(`.place[data-place="${place}"] circle.place-hit`).boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function click(page, { x, y }) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
}

test("who cannot come along is named with the rule before the click", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const caesar = await marching(browser, "Genua", "Lugdunum");
    const { page } = caesar;
    const before = await state(page);
    // The minor road to Lugdunum bears two, and by Massilia it is too far.
    const goal = await dot(page, "Cenabum");
    await page.mouse.move(goal.x, goal.y);
    await until("who stays", async () => (await byId(page, "goal-stays").count()) === 1);
    assert.match(await byId(page, "goal-stays").innerText(), /^✕ (Antonius|Legio \w+) stays\. .+6\.11$/s);
    const going = (await byId(page, "goal-goes").innerText()).replace(/^✓ /, "").split(", ");
    assert.equal(going.length, 2);
    await click(page, goal);
    await until("two to go", async () => (await state(page)).version >= before.version + 2);
    assert.equal(await page.locator('.piece[data-place="Genua"]').count(), 1, "one has stayed");
    await byId(page, "undo").click();
    await until("the march to be taken back", async () => (await state(page)).version === before.version);
    caesar.check();
  }),
);

test("who cannot go all the way stops on it, and is tagged before the click", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const caesar = await marching(browser, "Narbo", "Burdigala");
    const { page } = caesar;
    const before = await state(page);
    // Three may go to Burdigala, and two of them on to Cenabum.
    const note = page.locator(".goal-note", { hasText: "2 of 3" });
    await until("the goals to say how many", async () => (await note.count()) > 0);
    const goal = await dot(page, "Cenabum");
    await page.mouse.move(goal.x, goal.y);
    await until("who stops", async () => (await byId(page, "goal-stops").count()) === 1);
    assert.match(await byId(page, "goal-stops").innerText(), /^✕ Legio \w+ stops in Burdigala\. .+6\.11$/s);
    assert.equal(await page.locator(".piece.falls .piece-tag").textContent(), "to Burdigala");
    assert.deepEqual((await page.locator(".stage .march-pill:not(.told *) text").allTextContents()).sort(), ["2 / 2", "3 / 4"]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/group-stops.png` });
    await click(page, goal);
    await until("the march", async () => (await page.locator('.piece[data-place="Cenabum"]').count()) === 2);
    assert.equal(await page.locator('.piece[data-place="Burdigala"]').count(), 1, "one has stopped");
    // The journal tells the march and not that it was begun.
    await byId(page, "tab-journal").click();
    const told = await page.locator(".journal-line").allInnerTexts();
    assert.ok(!told.some((line) => /in motion/.test(line)), told.join("\n"));
    await byId(page, "undo").click();
    await until("the march to be taken back", async () => (await state(page)).version === before.version);
    caesar.check();
  }),
);

test("a finger is shown who stays and what a fight promises by its first tap, and goes by the second", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const caesar = await marching(browser, "Narbo", "Tarraco", { hasTouch: true });
    const { page } = caesar;
    const before = await state(page);
    const goal = await dot(page, "Tarraco");
    await page.touchscreen.tap(goal.x, goal.y);
    await until("the odds", async () => /%/.test(await byId(page, "goal-odds").innerText().catch(() => "")), 30_000);
    assert.match(await byId(page, "goal-tip").innerText(), /Tap again to go\./);
    assert.equal((await state(page)).version, before.version, "nothing is sent by the first tap");
    await page.touchscreen.tap(goal.x, goal.y);
    await until("the attack", async () => (await state(page)).version >= before.version + 3);
    caesar.check();
  }),
);

test("the odds of an attack stand there before the click, and it is one sentence of the journal", { timeout: 240_000 }, () =>
  withBrowser(async (browser) => {
    const caesar = await marching(browser, "Narbo", "Tarraco");
    const { page } = caesar;
    const before = await state(page);
    const goal = await dot(page, "Tarraco");
    await page.mouse.move(goal.x, goal.y);
    await until("the odds", async () => /%/.test(await byId(page, "goal-odds").innerText().catch(() => "")), 30_000);
    assert.match(await byId(page, "goal-odds").innerText(), /\d+ % You win/);
    const tip = await byId(page, "goal-tip").boundingBox();
    assert.ok(goal.y < tip.y || goal.y > tip.y + tip.height || goal.x < tip.x || goal.x > tip.x + tip.width, "the tip lies over the goal");
    await click(page, goal);
    await until("the attack", async () => (await state(page)).version >= before.version + 3);
    await byId(page, "tab-journal").click();
    const told = (await page.locator(".journal-line").allInnerTexts()).filter((line) => /attack/.test(line));
    assert.equal(told.length, 1, told.join("\n"));
    assert.match(told[0], /Legio \w+, Legio \w+ and Legio \w+ attack Tarraco from Narbo\./);
    await byId(page, "undo").click();
    await until("the attack to be taken back", async () => (await state(page)).version === before.version);
    caesar.check();
  }),
);

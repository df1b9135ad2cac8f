// Counts what a hand does: clicks for a march, a fight and a whole turn of each game, and the time from a click to its answer.
// RUBICON=../target/debug/rubicon node scripts/with-server.mjs node scripts/counts.mjs
import { URL_BASE, byId, call, choose, decide, dice, gather, look, myTurn, playUntil, player, prepare, sit, state, until, withBrowser } from "../e2e/helper.mjs";

const settings = JSON.stringify({ lang: "en", theme: "light", motion: "reduced", size: "normal", sound: false, pace: "none" });

/** What one clicks for a choice: each thing of its path, and a card's confirmation. */
const clicksOf = ({ path }) => path.length + (path.at(-1).startsWith("card:") ? 1 : 0);

/** A whole turn of somebody who does one useful thing of each kind: a march or a fight, and otherwise goes on. */
async function turn(browser, game, ends) {
  const who = await player(browser, { width: 1440, height: 900 });
  await prepare(who.page);
  await who.page.addInitScript((kept) => window.localStorage.setItem("rubicon-settings", kept), settings);
  await call(who, "POST", "/me", { name: who.name });
  const { id } = await call(who, "POST", "/tables", { game, seats: Object.fromEntries(ends.seats.map((seat, index) => [seat, index === 0 ? "me" : "bot:greedy"])) });
  await who.page.goto(`${URL_BASE}/t/${id}`);
  await byId(who.page, "table").waitFor();
  const random = dice(7);
  const when = async () => (await look({ ...who, table: id, seat: ends.seats[0] })).scene.headline.when;
  let [clicks, decisions] = [0, 0];
  const begun = await when();
  let marched = false;
  const policy = (list) => {
    const march = marched ? undefined : list.find(({ label }) => ends.march.test(label));
    marched ||= march !== undefined;
    return march ?? list.find(({ label }) => ends.end.test(label)) ?? choose(list, random, 1);
  };
  while (decisions < 80 && (await when()) === begun) {
    if ((await myTurn(who.page, 120_000)).status === "over") break;
    const place = byId(who.page, "place-rest");
    if ((await place.count()) > 0) {
      const before = await state(who.page);
      await place.first().click();
      clicks += 1;
      await until("the rest to be placed", async () => (await state(who.page)).version !== before.version, 60_000);
      continue;
    }
    const made = await decide(who.page, random, "list", null, policy);
    if (made === null) break;
    clicks += clicksOf(made);
    decisions += 1;
  }
  return `${game}: ${clicks} clicks for a whole turn (${decisions} decisions)`;
}

await withBrowser(async (browser) => {
  // From a click on a pile to the picked group, by the page's own clock.
  const people = await gather(browser, "julius", ["caesar", "pompey"], { width: 1440, height: 900 });
  const [caesar] = people;
  const policy = (scene, seat) => {
    const activate = scene.choices.find(({ action }) => seat === "caesar" && action.do === "activate" && action.place === "Narbo");
    const numbered = scene.choices.find(({ action }) => action.do === "play" && /^\d/.test(action.card));
    const end = scene.choices.find(({ action }) => /^(end_|forgo)/.test(action.do));
    return activate ?? numbered ?? end ?? scene.choices[0];
  };
  await playUntil(people, (who, { scene }) => who.seat === "caesar" && scene.choices.some(({ action }) => action.do === "step"), policy, 60);
  await sit(caesar);
  const { page } = caesar;
  await page.waitForTimeout(1500);
  const times = [];
  for (let nth = 0; nth < 10; nth += 1) {
    const { x, y, width, height } = await page.locator('.place[data-place="Narbo"] circle.place-hit').boundingBox();
    await page.evaluate(() => {
      const table = document.querySelector('[data-testid="table"]');
      window.answered = new Promise((resolve) => {
        let down = 0;
        document.addEventListener("pointerdown", () => (down = performance.now()), { capture: true, once: true });
        const watch = new window.MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - down));
        });
        watch.observe(table, { attributes: true, attributeFilter: ["data-picked"] });
      });
    });
    await page.mouse.click(x + width / 2, y + height / 2);
    times.push(await page.evaluate(() => window.answered));
    await page.keyboard.press("Escape");
    await until("nothing picked", async () => (await state(page)).picked === "");
    await page.waitForTimeout(200);
  }
  times.sort((a, b) => a - b);
  console.log(`from a click to its answer: median ${Math.round(times[5])} ms, longest ${Math.round(times[9])} ms of ${times.map(Math.round).join(", ")}`);

  const julius = { seats: ["caesar", "pompey"], march: /^(Move|March|.*: to )/, end: /^(End|Confirm|Nobody)/ };
  console.log(await turn(browser, "julius", julius));
  console.log(await turn(browser, "xl", { seats: ["caesar", "pompey"], march: /^Move/, end: /^(End|Go on|Draw|Pass|No )/ }));
  console.log(await turn(browser, "siege", { seats: ["roman", "gaul"], march: /^Move/, end: /^(End|Confirm|Pass|Ready)/ }));
});

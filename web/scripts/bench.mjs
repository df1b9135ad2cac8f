// How fast the page is in Chromium: from the arrival of the HTML to the board drawn, for ten loads
// with an empty cache and ten with a full one, and how many frames a second a sweep of zooming and
// panning shows; then how quickly a click on a counter of a large battle shows where it can go, and how
// large the maps are. `RUBICON=…/rubicon node scripts/bench.mjs`; the goals are a board in under a second,
// a click answered in under 100 ms, and maps of less than 600 kB.
import { readdirSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { startServer } from "./with-server.mjs";

const LOADS = 10;
const SWEEP_MS = 2000;
const server = await startServer();
process.env.RUBICON_URL = server.url;
const { act, byId, call, openLobby, player, playFromLobby, withBrowser } = await import("../e2e/helper.mjs");

/** Notes when the first piece has been painted; runs before anything of the page. */
function watch() {
  const look = () => {
    if (document.querySelector(".stage .piece") === null) return void requestAnimationFrame(look);
    // The frame that shows it has been made when the next one begins.
    requestAnimationFrame(() => {
      window.boardDrawn = performance.now();
    });
  };
  requestAnimationFrame(look);
}

async function load(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => window.boardDrawn !== undefined);
  return page.evaluate(() => {
    const [html] = performance.getEntriesByType("navigation");
    return window.boardDrawn - html.responseEnd;
  });
}

/** Frames in a sweep: in and out with the wheel, and about with a held button. */
function sweep(ms) {
  const stage = document.querySelector(".stage");
  const box = stage.getBoundingClientRect();
  const at = (x, y) => ({ bubbles: true, cancelable: true, clientX: box.left + box.width * x, clientY: box.top + box.height * y, pointerId: 1, pointerType: "mouse", button: 0, buttons: 1 });
  return new Promise((resolve) => {
    const frames = [];
    const start = performance.now();
    let dragging = false;
    const step = (now) => {
      frames.push(now);
      const part = (now - start) / ms;
      if (part >= 1) {
        stage.dispatchEvent(new PointerEvent("pointerup", at(0.5, 0.5)));
        const gaps = frames.slice(1).map((time, index) => time - frames[index]);
        resolve({ frames: gaps.length / ((frames.at(-1) - frames[0]) / 1000), longest: Math.max(...gaps) });
        return;
      }
      if (part < 0.5) stage.dispatchEvent(new WheelEvent("wheel", { ...at(0.4, 0.4), deltaY: part < 0.25 ? -60 : 60 }));
      else {
        const angle = part * 4 * Math.PI;
        const where = at(0.5 + 0.2 * Math.cos(angle), 0.5 + 0.2 * Math.sin(angle));
        stage.dispatchEvent(new PointerEvent(dragging ? "pointermove" : "pointerdown", where));
        dragging = true;
      }
      requestAnimationFrame(step);
    };
    // A captured pointer must be a real one.
    stage.setPointerCapture = () => undefined;
    requestAnimationFrame(step);
  });
}

/** Milliseconds from a click on a counter to the frame that shows where it can go. */
function clickToGoals(piece) {
  return new Promise((resolve) => {
    const counter = document.querySelector(`.piece[data-piece="${piece}"]`);
    const began = performance.now();
    counter.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const lit = () => document.querySelector(".hex-reach-area") !== null && document.querySelector('[data-testid="table"]').dataset.picked !== "";
    const look = () => {
      if (!lit()) return void requestAnimationFrame(look);
      // The frame that shows it has been made when the next one begins.
      requestAnimationFrame(() => resolve(performance.now() - began));
    };
    requestAnimationFrame(look);
  });
}

/** Caesar: Conquest of Gaul: clicks on cohorts at Bibracte with all counters on the map, and how large the maps are. */
async function conquest(browser) {
  const folder = new URL("../src/games/conquest/", import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".svg"))) row(`conquest, ${name}`, `${Math.round(statSync(new URL(name, folder)).size / 1000)} kB`);
  const who = await player(browser, { name: "Titus", width: 1600, height: 1000 });
  await call(who, "POST", "/me", { name: who.name });
  const { id } = await call(who, "POST", "/tables", { game: "conquest", scenario: "bibracte", seats: { roman: "me", tribes: "me" }, orders: { roman: [], tribes: [] }, phrase: "clicks" });
  const roman = { ...who, table: id, seat: "roman" };
  await act(roman, 0, [{ do: "ready" }, { do: "skip_auxiliaries" }, { do: "take_elite", leader: "crassus" }, { do: "legion_order", legion: "x" }]);
  await act(roman, 4, [{ do: "all_for_one" }]).catch(() => undefined);
  await who.page.goto(`${process.env.RUBICON_URL}/t/${id}`);
  await who.page.locator(".piece[data-piece='x-1']").first().waitFor();
  await who.page.locator(".piece[data-piece='x-1']").first().scrollIntoViewIfNeeded();
  await who.page.waitForTimeout(3000);
  const counters = await who.page.evaluate(() => document.querySelectorAll(".stage .piece").length);
  const took = [];
  for (let n = 0; n < LOADS; n += 1) {
    took.push(await who.page.evaluate(clickToGoals, ["x-1", "x-3", "x-5", "x-7", "x-9"][n % 5]));
    await who.page.keyboard.press("Escape");
    await who.page.locator('[data-testid="table"][data-picked=""]').waitFor();
  }
  row(`conquest, click on a cohort to its goals lit, ${counters} counters`, times(took));
  who.check();
  await who.context.close();
}

const row = (what, value) => console.log(`${what.padEnd(64)} ${value}`);
const times = (list) => {
  const sorted = [...list].sort((one, two) => one - two);
  return `median ${Math.round((sorted[LOADS / 2 - 1] + sorted[LOADS / 2]) / 2)} ms, worst ${Math.round(sorted.at(-1))} ms`;
};

try {
  await withBrowser(async (browser) => {
    const who = await player(browser, { name: "Titus", width: 1600, height: 1000 });
    await openLobby(who);
    await playFromLobby(who.page, "julius");
    await byId(who.page, "table").waitFor();
    const address = who.page.url();
    const cookies = await who.context.cookies();

    const cold = [];
    for (let n = 0; n < LOADS; n += 1) {
      const fresh = await player(browser, { width: 1600, height: 1000 });
      await fresh.context.addCookies(cookies);
      await fresh.page.addInitScript(watch);
      cold.push(await load(fresh.page, address));
      await fresh.context.close();
    }
    await who.page.addInitScript(watch);
    const warm = [];
    for (let n = 0; n < LOADS; n += 1) warm.push(await load(who.page, address));

    row("load of the machine over the last minute", loadavg()[0].toFixed(1));
    row(`HTML arrived to board drawn, ${LOADS} loads, empty cache`, times(cold));
    row(`HTML arrived to board drawn, ${LOADS} loads, full cache`, times(warm));
    const drawn = await who.page.evaluate(() => document.querySelectorAll(".stage *").length);
    row("elements of the board", String(drawn));
    // The board paints a picture of its ground soon after it is drawn, for when it moves.
    await who.page.waitForTimeout(3000);
    const smooth = await who.page.evaluate(sweep, SWEEP_MS);
    row("zoom and pan over two seconds, software drawing", `${smooth.frames.toFixed(0)} frames a second, longest ${Math.round(smooth.longest)} ms`);
    who.check();
    await conquest(browser);
  });
} finally {
  server.stop();
}

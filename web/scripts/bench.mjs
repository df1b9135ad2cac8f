// How fast the page is in Chromium: from the arrival of the HTML to the board drawn, for ten loads
// with an empty cache and ten with a full one; how quickly a click on a counter of a large battle shows
// where it can go, and how large the maps are; and for the map of each game how many frames a second
// panning and zooming show, and how much of a processor the drawing of a frame takes, mostly whatever
// else the machine does. `RUBICON=…/rubicon node scripts/bench.mjs`; the goals are a
// board in under a second, a click answered in under 100 ms, maps of less than 600 kB, and 60 frames,
// that is less than 16 ms a frame. Names of games after it measure their maps alone.
import { readdirSync, statSync } from "node:fs";
import { loadavg } from "node:os";
import { startServer } from "./with-server.mjs";

const LOADS = 10;
const SWEEP_MS = 2000;
/** A pan is slowest when it begins. */
const FIRST_MS = 300;
/** Later than this, a frame has missed its turn. */
const LATE_MS = 17.5;
const server = await startServer();
process.env.RUBICON_URL = server.url;
const { act, byId, call, look, openLobby, player, playFromLobby, withBrowser } = await import("../e2e/helper.mjs");

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

/**
 * When the frames of a sweep began: about with a held button, or in and out with the wheel. The events come
 * from within the frames, as Chromium hands on those of a mouse, at whole pixels, as a mouse has them. The frame in
 * which the button goes down is the first, so the one that the map sets out with counts, and so does the last.
 */
function sweep([ms, how]) {
  const stage = document.querySelector(".stage");
  const box = stage.getBoundingClientRect();
  const at = (x, y) => ({ bubbles: true, cancelable: true, clientX: Math.round(box.left + box.width * x), clientY: Math.round(box.top + box.height * y), pointerId: 1, pointerType: "mouse", button: 0, buttons: 1 });
  return new Promise((resolve) => {
    const frames = [];
    let dragging = false;
    const step = (now) => {
      frames.push(now);
      const part = (now - frames[0]) / ms;
      if (part >= 1) {
        stage.dispatchEvent(new PointerEvent("pointerup", at(0.5, 0.5)));
        resolve(frames);
        return;
      }
      if (how === "zoom") stage.dispatchEvent(new WheelEvent("wheel", { ...at(0.4, 0.4), deltaY: part < 0.5 ? -60 : 60 }));
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

/** Frames a second, in the first part of a sweep and in the rest of it, and how many of them came late. */
function pace(frames) {
  const gaps = frames.slice(1).map((time, index) => ({ at: time - frames[0], gap: time - frames[index] }));
  const rate = (list) => ((list.length * 1000) / list.reduce((sum, { gap }) => sum + gap, 0)).toFixed(1);
  const late = gaps.filter(({ gap }) => gap > LATE_MS);
  const rates = `${rate(gaps)} frames a second (first ${FIRST_MS} ms ${rate(gaps.filter(({ at }) => at <= FIRST_MS))}, then ${rate(gaps.filter(({ at }) => at > FIRST_MS))})`;
  return `${rates}, ${((late.length * 100) / gaps.length).toFixed(1)} % after ${LATE_MS} ms, longest ${Math.round(Math.max(...gaps.map(({ gap }) => gap)))} ms`;
}

/** Milliseconds from a click on a counter to the frame that shows where it can go. A click that shows nothing is no time. */
function clickToGoals(piece) {
  return new Promise((resolve, reject) => {
    const counter = document.querySelector(`.piece[data-piece="${piece}"]`);
    const began = performance.now();
    counter.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true }));
    const lit = () => document.querySelector(".hex-reach-area") !== null && document.querySelector('[data-testid="table"]').dataset.picked !== "";
    const look = () => {
      if (!lit()) {
        if (performance.now() - began < 20_000) requestAnimationFrame(look);
        else reject(new Error(`a click on ${piece} lit nothing`));
        return;
      }
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
  // What hands over or rolls ends a request: each goes alone.
  for (const action of [{ do: "ready" }, { do: "skip_auxiliaries" }, { do: "take_elite", leader: "crassus" }, { do: "legion_order", legion: "x" }, { do: "all_for_one" }]) {
    const { version, scene } = await look(roman);
    if (scene.choices.some((choice) => choice.action.do === "order_stack")) break;
    await act(roman, version, [action]);
  }
  await who.page.goto(`${process.env.RUBICON_URL}/t/${id}`);
  // At one screen both sides take over from each other.
  await who.page.locator("[data-testid='take-over'], .piece[data-piece='x-1']").first().waitFor();
  if (await byId(who.page, "take-over").isVisible()) await byId(who.page, "take-over").click();
  await who.page.locator(".piece[data-piece='x-1']").first().waitFor();
  await who.page.locator(".piece[data-piece='x-1']").first().scrollIntoViewIfNeeded();
  await who.page.waitForTimeout(3000);
  const counters = await who.page.evaluate(() => document.querySelectorAll(".stage .piece").length);
  const took = [];
  // Those that a click picks at once: where a leader, an eagle or a catapult stands with cohorts, it opens the stack.
  const cohorts = ["x-1", "x-5", "x-10"];
  for (let n = 0; n < LOADS; n += 1) {
    took.push(await who.page.evaluate(clickToGoals, cohorts[n % cohorts.length]));
    await who.page.keyboard.press("Escape");
    await who.page.locator('[data-testid="table"][data-picked=""]').waitFor();
  }
  row(`conquest, click on a cohort to its goals lit, ${counters} counters`, times(took));
  who.check();
  await who.context.close();
}

/** Times of the processor for a frame: what the page does for it, and what putting its layers together takes. */
async function traced(context, page, run) {
  const wire = await context.newCDPSession(page);
  const events = [];
  wire.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  await wire.send("Tracing.start", { categories: "devtools.timeline,disabled-by-default-devtools.timeline,cc,viz", transferMode: "ReportEvents" });
  await run();
  const done = new Promise((resolve) => wire.once("Tracing.tracingComplete", resolve));
  await wire.send("Tracing.end");
  await done;
  await wire.detach();
  const of = (name) => {
    const times = events.filter((event) => event.name === name && event.ph === "X").map((event) => (event.tdur ?? event.dur ?? 0) / 1000).sort((one, two) => one - two);
    const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
    return { mean, most: times[Math.floor(times.length * 0.95)] ?? 0, worst: times.at(-1) ?? 0 };
  };
  return { page: of("ProxyMain::BeginMainFrame"), draw: of("Display::DrawAndSwap") };
}

/** Pieces out of sight are drawn when nothing else goes on: the sweep begins when all are there, as a hand does that has looked first. */
async function allDrawn(page) {
  for (let [before, now] = [-1, 0]; before !== now; ) {
    await page.waitForTimeout(1500);
    [before, now] = [now, await page.locator(".stage .piece").count()];
  }
}

/** Pans and zooms the map of a game, looked at a little closer. */
async function smoothness(browser, game, seats) {
  const who = await player(browser, { name: "Titus", width: 1600, height: 1000, reducedMotion: "no-preference" });
  await call(who, "POST", "/me", { name: who.name });
  // One person has all seats, so that nobody moves meanwhile.
  const { id } = await call(who, "POST", "/tables", { game, seats: Object.fromEntries(seats.map((seat) => [seat, "me"])), phrase: "pan" });
  await who.page.goto(`${server.url}/t/${id}`);
  await who.page.locator("[data-testid='take-over'], [data-testid='table']").first().waitFor();
  if (await byId(who.page, "take-over").isVisible()) await byId(who.page, "take-over").click();
  await byId(who.page, "table").waitFor();
  // The board paints a picture of its ground soon after it is drawn, for when it moves.
  await who.page.waitForTimeout(3500);
  for (let n = 0; n < 2; n += 1) await who.page.locator(".stage-zoom button").first().click();
  await allDrawn(who.page);
  for (const how of ["pan", "zoom"]) {
    const what = `${game}: ${how} over two seconds, load ${loadavg()[0].toFixed(1)}`;
    row(what, pace(await who.page.evaluate(sweep, [SWEEP_MS, how])));
    await who.page.waitForTimeout(700);
    // Once more with notes taken of it, which themselves cost frames.
    const { page, draw } = await traced(who.context, who.page, () => who.page.evaluate(sweep, [SWEEP_MS, how]));
    const told = ({ mean, most, worst }) => `${mean.toFixed(1)} ms, 95 of 100 within ${most.toFixed(1)}, worst ${worst.toFixed(1)}`;
    row("  processor a frame", `page ${told(page)}; drawing ${told(draw)}; both ${(page.most + draw.most).toFixed(1)} of 16`);
    await who.page.waitForTimeout(700);
  }
  who.check();
  await who.context.close();
}

const row = (what, value) => console.log(`${what.padEnd(64)} ${value}`);
const times = (list) => {
  const sorted = [...list].sort((one, two) => one - two);
  return `median ${Math.round((sorted[LOADS / 2 - 1] + sorted[LOADS / 2]) / 2)} ms, worst ${Math.round(sorted.at(-1))} ms`;
};

/** From the HTML to the board. */
async function loading() {
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
    who.check();
  });
}

try {
  const named = process.argv.slice(2);
  if (named.length === 0) await loading();
  await withBrowser(async (browser) => {
    if (named.length === 0 || named.includes("conquest")) await conquest(browser);
    const games = await (await fetch(`${server.url}/api/v1/games`)).json();
    for (const { id, seats } of games) if (named.length === 0 || named.includes(id)) await smoothness(browser, id, seats);
  });
} finally {
  server.stop();
}

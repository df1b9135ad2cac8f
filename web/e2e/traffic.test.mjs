// What a click costs: how many requests a page makes, and how many bytes come for them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { act, byId, gather, look, sit, SLOW, state, until, withBrowser } from "./helper.mjs";

/** What a page is sent for a click in siege at most, compressed. */
const CLICK = 15_000;

/** Counts what a page asks for beside its stream of news, as it comes over the wire. */
async function count(who) {
  const wire = await who.context.newCDPSession(who.page);
  await wire.send("Network.enable");
  let asked = new Map();
  wire.on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/api/v1/tables/") && !pathname.endsWith("/events")) asked.set(requestId, { what: `${request.method} ${pathname.split("/").slice(5).join("/") || "table"}`, bytes: null });
  });
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = asked.get(requestId);
    if (one !== undefined) one.bytes = encodedDataLength;
  });
  return {
    /** What one thing that somebody does costs, once everything has come. */
    async cost(run) {
      asked = new Map();
      await run();
      await who.page.waitForTimeout(300);
      await until("all answers", () => [...asked.values()].every(({ bytes }) => bytes !== null));
      const requests = [...asked.values()].map(({ what }) => what);
      return { requests, bytes: [...asked.values()].reduce((sum, { bytes }) => sum + bytes, 0) };
    },
  };
}

const moved = (page, before) =>
  until("the table to change", async () => {
    const now = await state(page);
    return now.version !== before && !now.busy;
  }, SLOW);

/** A page has picked exactly these. */
const picked = (page, ids) =>
  until(`${ids.join()} to be picked`, async () => {
    const lanes = (await byId(page, "table").getAttribute("data-picked")).split(";");
    return ids.length === lanes.length && ids.every((id) => lanes.includes(`piece:${id}`));
  }, 5000).then(() => true, () => false);

/** The Romans put their weakest leader to the front and march until two units of a stack can go one hex together. */
async function toSteps(people) {
  for (const who of people) {
    const { version } = await look(who);
    const rest = await who.context.request.get(`/api/v1/tables/${who.table}/placing?seat=${who.seat}`);
    await act(who, version, await rest.json());
    const { version: placed } = await look(who);
    await act(who, placed, [{ do: "ready" }]);
  }
}

const ENDS = ["end_marches", "halt", "end_moves", "end_archery", "end_combats", "endure", "end_advance", "end_rally"];

/** Units of one seat that stand together and have a hex in common that they can go to, with the hex. */
function group(scene, least) {
  const place = new Map(scene.pieces.map((piece) => [piece.id, piece.place]));
  const goals = new Map();
  for (const { action, path, stops, attack } of scene.choices) {
    if (action.do !== "step" || path.length !== 2 || attack || stops) continue;
    const key = `${place.get(action.unit)} ${action.to}`;
    goals.set(key, [...(goals.get(key) ?? []), action.unit]);
  }
  const [best] = [...goals].sort(([, one], [, other]) => other.length - one.length);
  if (best === undefined || best[1].length < least) return null;
  return { units: best[1].slice(0, 3), hex: best[0].split(" ")[1] };
}

test("a click is one request of a few kilobytes, and a group goes with one request", { timeout: 300_000 }, () =>
  withBrowser(async (browser) => {
    const people = await gather(browser, "siege", ["roman", "gaul"], { set: { camps: "historical" } });
    for (const who of people) who.page.setDefaultTimeout(SLOW);
    await toSteps(people);
    // Everybody deploys what is in sight and ends what can be ended until units of a stack can move.
    let [who, found] = [people[0], null];
    for (let made = 0; made < 400 && found === null; made += 1) {
      let table = await look(who);
      if (!table.scene.waiting_for.includes(who.seat)) {
        who = people.find(({ seat }) => table.scene.waiting_for.includes(seat));
        table = await look(who);
      }
      found = group(table.scene, 2);
      if (found !== null) break;
      const of = (kind) => table.scene.choices.find(({ action }) => action.do === kind);
      const choice = of("deploy") ?? table.scene.choices.find(({ action }) => ENDS.includes(action.do)) ?? table.scene.choices[0];
      await act(who, table.version, [choice.action]);
    }
    assert.ok(found !== null, "two units of a stack can go together");
    await sit(who);
    const { page } = who;
    const traffic = await count(who);
    await until("the page", async () => !(await state(page)).busy);
    await page.getByRole("button", { name: "Whole map" }).click();

    // Picking a stack brings what its units can do; adding the others brings nothing more.
    const [first, ...others] = found.units;
    const show = async (id) => {
      const { place } = (await look(who)).scene.pieces.find((piece) => piece.id === id);
      const itself = page.locator(`.piece[data-piece="${id}"]`);
      for (let tries = 0; tries < 4 && (await itself.count()) === 0; tries += 1) {
        await page.locator(`.piece[data-pile="${place}"]`).first().dispatchEvent("click");
        await page.waitForTimeout(300);
      }
      return itself.first();
    };
    const pick = async (id, ids) => {
      for (let tries = 0; tries < 4; tries += 1) {
        await (await show(id)).dispatchEvent("click");
        if (await picked(page, ids)) return;
      }
      assert.fail(`${ids.join()} could not be picked`);
    };
    const picking = await traffic.cost(() => pick(first, [first]));
    console.log(`# picking a unit: ${picking.requests.join(", ")}, ${picking.bytes} bytes`);
    for (const [index, id] of others.entries()) await pick(id, found.units.slice(0, index + 2));

    const { version } = await state(page);
    const going = await traffic.cost(async () => {
      await page.locator(`.place[data-place="${found.hex}"]`).dispatchEvent("click");
      await moved(page, version);
    });
    console.log(`# ${found.units.length} units go together: ${going.requests.join(", ")}, ${going.bytes} bytes`);
    assert.deepEqual(going.requests.filter((what) => what.startsWith("POST")), ["POST actions"], "one request for all of them");
    assert.ok(!going.requests.includes("GET table"), "the answer has the table");
    const places = (await look(who)).scene.pieces.filter((piece) => found.units.includes(piece.id)).map((piece) => piece.place);
    assert.deepEqual(new Set(places), new Set([found.hex]), "and all have arrived");
    assert.ok(going.bytes < CLICK, `${going.bytes} bytes`);

    // Taking all of it back is one request, too.
    const back = await traffic.cost(async () => {
      const before = (await state(page)).version;
      await byId(page, "undo").click();
      await moved(page, before);
    });
    console.log(`# taken back: ${back.requests.join(", ")}, ${back.bytes} bytes`);
    assert.deepEqual(back.requests.filter((what) => what !== "GET choices"), ["POST undo"]);
    assert.equal((await state(page)).version, version);
    assert.ok(back.bytes < CLICK, `${back.bytes} bytes`);

    // What somebody says comes without the journal.
    const chat = await traffic.cost(async () => {
      await byId(page, "tab-chat").click();
      await byId(page, "chat-input").fill("Ave.");
      await byId(page, "chat-send").click();
      await byId(page, "chat").getByText("Ave.").waitFor();
    });
    console.log(`# a word: ${chat.requests.join(", ")}, ${chat.bytes} bytes`);
    assert.ok(chat.bytes < CLICK, `${chat.bytes} bytes`);
    for (const one of people) one.check();
  }),
);

// How people play Epic Battle of Alesia quickly over HTTP, as far as the moment that matters, and where its hexes are on the screen.
// Browser tests and measurements share it.
import assert from "node:assert/strict";
import { act, byId, call, gather, look } from "./helper.mjs";

/** What a quiet player does: whatever ends something, and otherwise what comes first. */
export const ENDS = ["hold_fire", "stay_inside", "ready", "halt", "end_moves", "propose", "end_declaration", "end_advance"];
export const quiet = (scene) => ENDS.flatMap((kind) => scene.choices.find(({ action }) => action.do === kind) ?? []).at(0) ?? scene.choices[0];
export const isWaitedFor = (table, { seat }) => table.scene.waiting_for.includes(seat);

/** The table without what its pieces can do, which is much. */
export const glance = (who) => call(who, "GET", `/tables/${who.table}?seat=${who.seat}&faces=none`);

/** Lets people play quietly until `enough(table)`. */
export async function quietly(people, enough, most = 400) {
  for (let made = 0; made < most; made += 1) {
    for (const who of people) {
      const table = await glance(who);
      if (enough(table)) return { who, table };
      if (isWaitedFor(table, who)) await act(who, table.version, [quiet(table.scene).action]);
    }
  }
  throw new Error("no such moment came");
}

/** A march of many over HTTP: each piece to the first of the places that has room. */
export async function march(who, wishes) {
  const { version } = await glance(who);
  const plan = await call(who, "POST", `/tables/${who.table}/march`, { seat: who.seat, version, marches: wishes });
  const parts = [...plan.goes.map((route) => [route.choice.action, ...route.then]), ...(plan.halt === null ? [] : [[plan.halt]])];
  const acted = await call(who, "POST", `/tables/${who.table}/actions`, { seat: who.seat, version, parts });
  return { plan, acted };
}

export const block = (columns, rows) => columns.flatMap((column) => rows.map((row) => `${String(column).padStart(2, "0")}${row}`));
export const relief = (scene, kind, count) => scene.pieces.filter((piece) => piece.place === "zone-I" && piece.id.startsWith(kind)).slice(0, count).map(({ id }) => id);
export const foot = (scene, count) => scene.pieces.filter((piece) => piece.place === "zone-I" && piece.face.glyph === "gaul").slice(0, count).map(({ id }) => id);

/** The relief army comes onto the map in a block at the western edge, and horse before it, within range of a fort. */
export async function enter(gaul, roman, count, rows) {
  await act(gaul, (await glance(gaul)).version, [{ do: "end_moves" }]);
  const { scene } = await look(gaul);
  const to = block([4, 3, 2, 1], rows);
  const men = foot(scene, count);
  const { plan } = await march(gaul, men.map((piece) => ({ piece, to })));
  assert.equal(plan.goes.length, count, JSON.stringify(plan.stays.slice(0, 2)));
  return { men, horse: relief(scene, "equites", 20), roman };
}

/** A unit goes somewhere, and whoever is asked on the way lets it pass. */
export async function ride(gaul, roman, piece, place) {
  for (let tries = 0; tries < 6; tries += 1) {
    if ((await look(gaul)).scene.pieces.find(({ id }) => id === piece).place === place) return;
    await march(gaul, [{ piece, to: [place] }]).catch(() => undefined);
    const table = await glance(roman);
    if (isWaitedFor(table, roman)) await act(roman, table.version, [{ do: "hold_fire" }]);
  }
  throw new Error(`${piece} does not get to ${place}`);
}

/** Two people; the Roman answers for himself, without the orders that he begins with. */
export async function table2(browser, set = {}) {
  const people = await gather(browser, "alesia", ["roman", "gaul"], { set });
  await call(people[0], "PUT", `/tables/${people[0].table}/orders`, { seat: "roman", orders: [] });
  return people;
}
export const chosen = (page) => byId(page, "army-chosen").getAttribute("data-count").then(Number);

/** The middle of a hex on the screen. */
export async function hexPoint(page, hex) {
  return page.evaluate((name) => {
    const [column, row] = [Number(name.slice(0, 2)), Number(name.slice(2))];
    const [radius, margin] = [24, 74];
    const tall = radius * Math.sqrt(3);
    const [x, y] = [margin + radius + 1.5 * radius * (column - 1), margin + tall * (row - 0.5) + (column % 2 === 0 ? tall / 2 : 0)];
    const { a, d, e, f } = document.querySelector(".stage-map").getScreenCTM();
    return { x: a * x + e, y: d * y + f };
  }, hex);
}
export const clickHex = async (page, hex, more = {}) => {
  const { x, y } = await hexPoint(page, hex);
  await page.mouse.click(x, y, more);
};

// Screenshots of the demo page into /tmp/shots, to look at beside the reference pictures.
// `node scripts/shots.mjs [name…]` takes those whose names contain one of the words.

import { mkdirSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";

const OUT = "/tmp/shots";
const SHOTS = [
  { name: "middle", view: "middle", width: 1280, height: 716 },
  { name: "middle-dark", view: "middle", width: 1280, height: 716, theme: "dark" },
  { name: "detail", view: "middle", width: 1280, height: 716, scale: 2, clip: [180, 60, 600, 400] },
  { name: "detail-east", view: "middle", width: 1280, height: 716, scale: 2, clip: [680, 200, 600, 400] },
  { name: "detail-west", view: "start", width: 1280, height: 716, scale: 2, clip: [0, 160, 600, 400] },
  { name: "start", view: "start", width: 1280, height: 716 },
  { name: "crowded", view: "crowded", width: 1280, height: 716 },
  { name: "phone", view: "middle", width: 390, height: 500, phone: true },
  { name: "tablet", view: "middle", width: 820, height: 800 },
  { name: "battle", view: "battle", width: 1600, height: 1000 },
  { name: "battle-dark", view: "battle", width: 1600, height: 1000, theme: "dark" },
  { name: "battle-phone", view: "battle", width: 390, height: 844, phone: true },
  { name: "xl-start", view: "xl-start", width: 1280, height: 716 },
  { name: "xl-march", view: "xl", width: 1280, height: 716 },
  { name: "xl-march-dark", view: "xl", width: 1280, height: 716, theme: "dark" },
  { name: "xl-detail", view: "xl", width: 1280, height: 716, scale: 2, clip: [300, 200, 600, 400] },
  { name: "xl-detail-east", view: "xl", width: 1280, height: 716, scale: 2, clip: [680, 250, 600, 400] },
  { name: "xl-detail-west", view: "xl", width: 1280, height: 716, scale: 2, clip: [0, 240, 600, 400] },
  { name: "xl-phone", view: "xl", width: 390, height: 500, phone: true },
  { name: "xl-battle", view: "xl-battle", width: 1600, height: 1000 },
  { name: "xl-battle-dark", view: "xl-battle", width: 1600, height: 1000, theme: "dark" },
  { name: "xl-battle-phone", view: "xl-battle", width: 390, height: 844, phone: true },
  { name: "xl-cards", view: "xl-cards", width: 1280, height: 860 },
  { name: "cards", view: "cards", width: 1280, height: 716 },
];

const wanted = process.argv.slice(2);
const shots = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
mkdirSync(OUT, { recursive: true });
const server = await createServer({ server: { port: 5199, hmr: false }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
  ],
});
for (const { name, view, width, height, scale = 1, theme = "light", phone = false, clip } of shots) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    hasTouch: phone,
    isMobile: phone,
  });
  page.on("pageerror", (error) => console.error(name, error.message));
  page.on("console", (message) => message.type() === "error" && console.error(name, message.text()));
  await page.goto(`http://127.0.0.1:5199/demo.html?view=${view}&theme=${theme}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const [x, y, w, h] = clip ?? [0, 0, width, height];
  await page.screenshot({ path: `${OUT}/${name}.png`, clip: { x, y, width: w, height: h } });
  const nodes = await page.evaluate(() => document.querySelectorAll(".stage-view *").length);
  console.log(`${name}: ${nodes} nodes in the map`);
  await page.close();
}
await browser.close();
await server.close();

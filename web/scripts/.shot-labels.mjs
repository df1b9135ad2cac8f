import { startServer } from "./with-server.mjs";
const server = await startServer();
process.env.RUBICON_URL = server.url;
const { byId, openLobby, player, withBrowser } = await import("../e2e/helper.mjs");
const OUT = "/tmp/shots-labels";
try {
  await withBrowser(async (browser) => {
    for (const [size, view] of [["desktop", { width: 1400, height: 900 }], ["phone", { width: 390, height: 844, hasTouch: true, isMobile: true }]]) {
      for (const lang of size === "desktop" ? ["en"] : ["fr"]) {
        const who = await player(browser, { ...view, lang });
        await openLobby(who);
        await who.page.screenshot({ path: `${OUT}/lobby-${size}.png` });
        for (const game of ["julius", "xl", "siege"]) {
          await byId(who.page, `game-${game}`).locator('[data-testid="new-table"]').click();
          await byId(who.page, "new-table-dialog").waitFor();
          if (game === "siege" && size === "desktop") { await who.page.screenshot({ path: `${OUT}/siege2-${size}.png` }); }
          if (game === "siege") await who.page.locator('[data-testid="option-players"] [value="3"]').check();
          await who.page.waitForTimeout(200);
          await who.page.screenshot({ path: `${OUT}/${game}-${size}.png` });
          const more = await who.page.evaluate(() => { const b = document.querySelector(".new-table-body"); const s = b.scrollHeight > b.clientHeight + 2; b.scrollTop = 99999; return s; });
          if (more) await who.page.screenshot({ path: `${OUT}/${game}-${size}-end.png` });
          await byId(who.page, "dialog-close").click();
        }
        console.log(size, who.errors);
        await who.context.close();
      }
    }
  });
} finally { server.stop(); }

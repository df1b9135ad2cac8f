import { defineConfig } from "vitest/config";
import solid from "vite-plugin-solid";

/** Where `npm run dev` finds the server. */
const server = process.env["RUBICON_URL"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [solid()],
  // The server forbids data: fonts and inline styles; every asset is a file of its own.
  build: { outDir: "dist", assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": server } },
  test: { include: ["src/**/*.test.ts", "src/**/*.test.tsx"], environment: "node" },
});

import tseslint from "typescript-eslint";

/** What Node and browsers know. */
const GLOBALS = [
  "AudioContext", "clearTimeout", "console", "document", "fetch", "getComputedStyle", "Element", "navigator", "performance", "PerformanceObserver", "PointerEvent", "process",
  "requestAnimationFrame", "setTimeout", "splitPath", "URL", "WheelEvent", "window",
];

export default tseslint.config(
  { ignores: ["dist/", "node_modules/"] },
  ...tseslint.configs.recommended,
  {
    files: ["src/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      // Solid's `let element!: T; <div ref={element}>` is assigned by the compiler.
      "prefer-const": "off",
    },
  },
  // Not typed, so names are looked after here. Parts of a browser test run in the page.
  {
    files: ["**/*.mjs"],
    languageOptions: { globals: Object.fromEntries(GLOBALS.map((name) => [name, "readonly"])) },
    rules: { "no-undef": "error" },
  },
);

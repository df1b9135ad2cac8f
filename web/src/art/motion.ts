/** Whether the viewer wants things to move: the page's own setting, or else the system's. */
export function moves(): boolean {
  const set = document.documentElement.dataset["motion"];
  if (set !== undefined) return set !== "reduced";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

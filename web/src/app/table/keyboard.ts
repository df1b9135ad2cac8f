/** Arrows go between the things that glow, wherever they are drawn. */

const LIVE = [
  '.place[data-live="true"]',
  '.piece-button[tabindex="0"]',
  '.pool-block[data-live="true"]',
  '.command-piece[data-live="true"]',
  ".command-title",
  '.card-slot[data-live="true"] .card',
  "button.fighter-block",
  ".fighter-buttons button:not(:disabled)",
  ".prompt-buttons button.primary:not(:disabled)",
].join(", ");

export interface Box {
  x: number;
  y: number;
}

const DIRECTIONS: ReadonlyMap<string, Box> = new Map([
  ["ArrowLeft", { x: -1, y: 0 }],
  ["ArrowRight", { x: 1, y: 0 }],
  ["ArrowUp", { x: 0, y: -1 }],
  ["ArrowDown", { x: 0, y: 1 }],
]);

/** The nearest of `others` that lies in the direction from `from`; being off the line counts double. */
export function nearest(from: Box, others: readonly Box[], way: Box): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  others.forEach((other, index) => {
    const dx = other.x - from.x;
    const dy = other.y - from.y;
    const along = dx * way.x + dy * way.y;
    if (along <= 1) return;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (aside > 2 * along) return;
    const cost = along + 2 * aside;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

/** Moves the focus; says whether there was anywhere to go. */
export function moveFocus(root: HTMLElement, key: string): boolean {
  const way = DIRECTIONS.get(key);
  if (way === undefined) return false;
  const live = [...root.querySelectorAll(LIVE)].filter(isShown);
  if (live.length === 0) return false;
  const active = document.activeElement;
  const here = active === null ? -1 : live.indexOf(active);
  if (here < 0) {
    focus(live[0]);
    return true;
  }
  const centres = live.map(centre);
  const from = centres[here];
  if (from === undefined) return false;
  const next = nearest(from, centres, way);
  const step = way.x + way.y;
  focus(live[next >= 0 ? next : (here + step + live.length) % live.length]);
  return true;
}

function centre(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function isShown(element: Element): boolean {
  const box = element.getBoundingClientRect();
  // What lies under a fight is drawn, and cannot be used.
  return box.width > 0 && box.height > 0 && element.closest("[inert]") === null;
}

function focus(element: Element | undefined): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

/** Whether a key belongs to a field that is being written in. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

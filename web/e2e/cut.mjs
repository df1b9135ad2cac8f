// Finds words that a reader cannot read: cut off by what they stand in, or covered by something else.

/** Runs in the page: each fault as a sentence. */
function faultsIn(within) {
  /** So many pixels of a long prompt are read before its dots. */
  const LEAST = 150;
  const root = document.querySelector(within) ?? document.body;
  const faults = [];
  const name = (element) => {
    const id = element.getAttribute("data-testid");
    return id === null ? `${element.tagName.toLowerCase()}.${String(element.getAttribute("class") ?? "").split(" ")[0]}` : `[${id}]`;
  };
  const clips = (style) => /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
  const walker = document.createTreeWalker(root, window.NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const element = node.parentElement;
    if (text === "" || element === null || element.closest("svg, script, style, [hidden], .visually-hidden, .prompt-text.aside, .brand, [inert], select, details:not([open]) > :not(summary)") !== null) continue;
    const style = getComputedStyle(element);
    if (style.visibility === "hidden" || style.opacity === "0") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    for (const box of boxes) {
      let cut = null;
      let lost = false;
      let right = box.right;
      for (let up = element; up !== null && up !== document.body && up.tagName !== "DIALOG"; up = up.parentElement) {
        const own = getComputedStyle(up);
        if (scrolls(own)) {
          // What scrolls out of sight can be scrolled back.
          const frame = up.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          lost = y <= frame.top + 2 || y >= frame.bottom - 2 || x <= frame.left + 2 || x >= frame.right - 2;
          break;
        }
        if (!clips(own)) continue;
        const frame = up.getBoundingClientRect();
        // Dots say that there is more.
        if (own.webkitLineClamp !== "none") {
          lost = box.bottom > frame.bottom + 2;
          break;
        }
        if (own.textOverflow === "ellipsis" && box.top >= frame.top - 2 && box.bottom <= frame.bottom + 2) {
          right = Math.min(right, frame.right);
          continue;
        }
        // What has no room is left out as a whole.
        if (box.bottom <= frame.top + 2 || box.top >= frame.bottom - 2 || box.left >= frame.right - 2 || box.right <= frame.left + 2) {
          lost = true;
          break;
        }
        const out = Math.max(frame.left - box.left, right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
        if (out > 2) cut = up;
      }
      if (lost) break;
      if (cut !== null) {
        faults.push(`“${text.slice(0, 40)}” in ${name(element)} is cut off by ${name(cut)}`);
        break;
      }
      const [x, y] = [(box.left + right) / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) continue;
      // What the pointer passes through is asked for as well.
      const own = element.style.pointerEvents;
      if (style.pointerEvents === "none") element.style.pointerEvents = "auto";
      const [top] = document.elementsFromPoint(x, y);
      element.style.pointerEvents = own;
      if (top === undefined || element.contains(top) || top.contains(element)) continue;
      const over = getComputedStyle(top);
      // A veil is meant to cover; so is a sheet that opened over what lies beneath, and dice over the letter they were thrown for.
      if (top.closest('[role="dialog"], dialog, .card-button, .die, .battle-roll, .drawer, .panel, .fight-veil, .guided, .spotlight, .order-sheet, .phone-tabs, .ask, .combat, .army-fire, .reasons, .goal-tip, .lens, .stage') !== null) continue;
      if (over.pointerEvents === "none") continue;
      faults.push(`“${text.slice(0, 40)}” in ${name(element)} is covered by ${name(top)}`);
      break;
    }
  }
  // Dots say that there is more, but who reads nothing before them does not know what is asked.
  for (const line of root.querySelectorAll(".prompt-text:not(.aside), .prompt-pick")) {
    const least = Math.min(line.scrollWidth, LEAST);
    if (line.textContent.trim() !== "" && line.clientWidth < least - 1) faults.push(`“${line.textContent.trim().slice(0, 40)}” in ${name(line)} has ${line.clientWidth} pixels`);
  }
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 1) faults.push(`the page is ${wide} pixels wider than the window`);
  return [...new Set(faults)];
}

export const unreadable = (page, within = "body") => page.evaluate(faultsIn, within);

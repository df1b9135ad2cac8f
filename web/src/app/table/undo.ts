/** Taking a click back: the actions that it was, one after the other, the last first. */

import { failureOf } from "../core/api";

/**
 * Takes back up to `steps` actions of those that stand. Others may have decided between what was
 * seen and what was sent, and their actions count in `steps`: the server refuses to take those
 * back, and by then one's own are taken back already.
 */
export async function takeBack(undo: (version: number) => Promise<unknown>, version: number, steps: number): Promise<void> {
  for (let back = 0; back < steps; back += 1) {
    try {
      await undo(version - back);
    } catch (error) {
      const failure = failureOf(error);
      if (back > 0 && failure.kind === "error" && failure.status === 409) return;
      throw error;
    }
  }
}

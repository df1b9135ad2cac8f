/** Up to which action a table's past has been shown in this browser, so that it plays by itself only once. */

const keyOf = (table: string): string => `rubicon-seen ${table}`;

/** The last action that was shown of a table; 0 if none was. */
export function seenOf(table: string): number {
  try {
    const value = Number(window.localStorage.getItem(keyOf(table)) ?? 0);
    return Number.isInteger(value) ? value : 0;
  } catch {
    return 0;
  }
}

export function keepSeen(table: string, version: number): void {
  try {
    if (version > seenOf(table)) window.localStorage.setItem(keyOf(table), String(version));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}

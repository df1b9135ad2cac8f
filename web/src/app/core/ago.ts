/** How long ago something was, in words: the largest unit that says something. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** `at` in Unix seconds, `now` in milliseconds. A clock that goes wrong says "now". */
export function ago(at: number, now: number, lang: string): string {
  const seconds = Math.max(0, now / 1000 - at);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}

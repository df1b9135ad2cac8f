// Roman numerals, and the short names that fit on a block.

const SIGNS: readonly (readonly [number, string])[] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function roman(number: number): string {
  let rest = number;
  let text = "";
  for (const [value, sign] of SIGNS) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ["Legio", "LEG"],
  ["Equitatus", "EQ"],
  ["Auxilia", "AUX"],
  ["Navis", "NAV"],
]);

/** `Legio 8` as a block prints it: `LEG VIII`. */
export function shortName(name: string): string {
  const [, word, number] = /^(\S+) (\d+)$/.exec(name) ?? [];
  if (word === undefined || number === undefined) return name.toUpperCase();
  return `${SHORT.get(word) ?? word.toUpperCase()} ${roman(Number(number))}`;
}

/** `Legio 8` in running text: `Legio VIII`. */
export function romanName(name: string): string {
  return name.replace(/\d+$/, (digits) => roman(Number(digits)));
}

/** SHA-256 where the browser keeps its own to itself (FIPS 180-4). */

import { BLOCK } from "./hash";
import type { Bytes } from "./hash";

/** The first 32 bits of the fractional parts of a root of the first primes: the constants of SHA-256. */
function roots(count: number, root: (of: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => Math.floor((root(prime) % 1) * 2 ** 32));
}

export function sha256Here(input: Bytes): Bytes {
  const k = roots(64, Math.cbrt);
  const h = roots(8, Math.sqrt);
  const length = Math.ceil((input.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(input);
  padded[input.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(input.length) * 8n);
  const w = new Uint32Array(64);
  const at = (list: Uint32Array, index: number): number => list[index] ?? 0;
  const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));
  for (let start = 0; start < length; start += BLOCK) {
    for (let i = 0; i < 16; i += 1) w[i] = view.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [early, late] = [at(w, i - 15), at(w, i - 2)];
      const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    const v = Uint32Array.from(h);
    for (let i = 0; i < 64; i += 1) {
      const [a, b, c, e] = [at(v, 0), at(v, 1), at(v, 2), at(v, 4)];
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const one = at(v, 7) + s1 + ((e & at(v, 5)) ^ (~e & at(v, 6))) + at(k, i) + at(w, i);
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      v.copyWithin(1, 0, 7);
      v[4] = at(v, 4) + one;
      v[0] = one + two;
    }
    v.forEach((value, index) => {
      h[index] = at(h, index) + value;
    });
  }
  const out = new DataView(new ArrayBuffer(32));
  h.forEach((value, index) => out.setUint32(4 * index, value));
  return new Uint8Array(out.buffer);
}

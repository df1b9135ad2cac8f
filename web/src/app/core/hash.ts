/** SHA-256 and HMAC: by the browser where it offers them, which it does only over a safe connection or at home. */

export type Bytes = Uint8Array<ArrayBuffer>;

export async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  const whole = joined(parts);
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  return subtle === undefined ? (await import("./sha256")).sha256Here(whole) : new Uint8Array(await subtle.digest("SHA-256", whole));
}

/** The block of SHA-256, in bytes. */
export const BLOCK = 64;

/** HMAC with a key of at most one block. */
export async function hmac(key: Bytes, ...parts: readonly Bytes[]): Promise<Bytes> {
  const pad = (fill: number): Bytes => Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ fill);
  return sha256(pad(0x5c), await sha256(pad(0x36), ...parts));
}

export function joined(parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function utf8(words: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(words));
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 32 bytes from 64 hexadecimal digits in small letters. */
export function fromHex(words: string): Bytes | null {
  if (!/^[0-9a-f]{64}$/.test(words)) return null;
  return Uint8Array.from({ length: 32 }, (_, at) => Number.parseInt(words.slice(2 * at, 2 * at + 2), 16));
}

/** SHA-256 of a lot. */
export async function pledgeOf(lot: string): Promise<string> {
  const bytes = fromHex(lot);
  return bytes === null ? "" : toHex(await sha256(bytes));
}

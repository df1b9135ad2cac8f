import { describe, expect, it } from "vitest";
import { fromHex, hmac, sha256, toHex, utf8 } from "./hash";
import { sha256Here } from "./sha256";

describe("hashes", () => {
  it("are the known ones", async () => {
    // FIPS 180-4 and RFC 4231, test case 2.
    expect(toHex(await sha256(utf8("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(toHex(await hmac(utf8("Jefe"), utf8("what do ya want "), utf8("for nothing?")))).toBe("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  });

  it("are the same where the browser offers none", async () => {
    for (let length = 0; length < 300; length += 7) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 256);
      expect(toHex(sha256Here(bytes))).toBe(toHex(await sha256(bytes)));
    }
  });

  it("reads 64 small hexadecimal digits and nothing else", () => {
    expect(toHex(fromHex("0f".repeat(32)) ?? new Uint8Array())).toBe("0f".repeat(32));
    for (const odd of ["", "0F".repeat(32), "0f".repeat(31), `${"0f".repeat(32)}0`]) expect(fromHex(odd)).toBeNull();
  });
});

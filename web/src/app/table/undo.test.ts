import { expect, test } from "vitest";
import { ApiError } from "../core/api";
import type { Failure } from "../core/api";
import { takeBack } from "./undo";

const NOT_YOURS: Failure = { kind: "error", status: 409, why: "the last action is not yours" };

/** A server that takes back down to `floor`, then fails so; and what it was asked. */
function server(floor: number, failure: Failure): { asked: number[]; undo: (version: number) => Promise<void> } {
  const asked: number[] = [];
  const undo = async (version: number): Promise<void> => {
    asked.push(version);
    if (version <= floor) throw new ApiError(failure);
  };
  return { asked, undo };
}

test("a click is taken back whole, and nothing before it", async () => {
  const { asked, undo } = server(0, NOT_YOURS);
  await takeBack(undo, 9, 3);
  expect(asked).toEqual([9, 8, 7]);
});

test("what others decided meanwhile stays, and nobody complains", async () => {
  const { asked, undo } = server(7, NOT_YOURS);
  await takeBack(undo, 9, 4);
  expect(asked).toEqual([9, 8, 7]);
});

test("the first refusal is shown, and so is every other failure", async () => {
  await expect(takeBack(server(9, NOT_YOURS).undo, 9, 4)).rejects.toThrow("not yours");
  await expect(takeBack(server(8, { kind: "offline" }).undo, 9, 4)).rejects.toThrow("offline");
});

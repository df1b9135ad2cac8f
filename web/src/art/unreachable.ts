/** Ends a `switch` over all of a union: a member that nobody thought of does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}

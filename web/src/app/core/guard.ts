/**
 * Guards for what comes over the wire. A guard narrows an `unknown`; nothing is cast, and the
 * first field that is wrong is remembered for the message.
 */

export type Guard<T> = (value: unknown) => value is T;

/** What a guard guards. */
export type Guarded<G> = G extends Guard<infer T> ? T : never;

let trail: string[] = [];

export class WireError extends Error {
  override name = "WireError";
}

export const text: Guard<string> = (value): value is string => typeof value === "string";
export const count: Guard<number> = (value): value is number => typeof value === "number" && Number.isFinite(value);
export const flag: Guard<boolean> = (value): value is boolean => typeof value === "boolean";
export const anything: Guard<unknown> = (value): value is unknown => value !== undefined;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One of these words. */
export function word<const W extends readonly string[]>(...words: W): Guard<W[number]> {
  return (value): value is W[number] => typeof value === "string" && words.includes(value);
}

/** One of the words of a union. All of them must be named, so that a new one does not compile. */
export function wordOf<W extends string>(words: Readonly<Record<W, true>>): Guard<W> {
  return (value): value is W => typeof value === "string" && Object.hasOwn(words, value);
}

export function list<T>(item: Guard<T>): Guard<T[]> {
  return (value): value is T[] => {
    if (!Array.isArray(value)) return false;
    return value.every((entry, index) => inside(String(index), () => item(entry)));
  };
}

export function pair<A, B>(first: Guard<A>, second: Guard<B>): Guard<[A, B]> {
  return (value): value is [A, B] =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1]);
}

export function table<T>(item: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> =>
    isRecord(value) && Object.entries(value).every(([key, entry]) => inside(key, () => item(entry)));
}

export function nullable<T>(item: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || item(value);
}

/** A field that may be missing. */
export function optional<T>(item: Guard<T>): Guard<T | undefined> {
  return (value): value is T | undefined => value === undefined || item(value);
}

export function either<A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

/** The same, but an object that has passed once is not looked at again. */
export function once<T>(item: Guard<T>): Guard<T> {
  const passed = new WeakSet<object>();
  return (value): value is T => {
    const isObject = typeof value === "object" && value !== null;
    if (isObject && passed.has(value)) return true;
    if (!item(value)) return false;
    if (isObject) passed.add(value);
    return true;
  };
}

type Shape = Record<string, Guard<unknown>>;
type MayMiss<T> = unknown extends T ? false : undefined extends T ? true : false;
type Whole<S extends Shape> = {
  [K in keyof S as MayMiss<Guarded<S[K]>> extends true ? never : K]: Guarded<S[K]>;
} & {
  [K in keyof S as MayMiss<Guarded<S[K]>> extends true ? K : never]?: Guarded<S[K]>;
};
/** Flattens the intersection so that messages of the compiler stay readable. */
type Plain<T> = { [K in keyof T]: T[K] };

export function object<S extends Shape>(shape: S): Guard<Plain<Whole<S>>> {
  return (value): value is Plain<Whole<S>> => {
    if (!isRecord(value)) return false;
    return Object.entries(shape).every(([key, guard]) => inside(key, () => guard(value[key])));
  };
}

/** An object of a type that is known: every field is named, and no other. */
export function objectOf<T extends object>(shape: { readonly [K in keyof T]-?: Guard<T[K]> }): Guard<T> {
  const fields: [string, Guard<unknown>][] = Object.entries(shape);
  return (value): value is T => isRecord(value) && fields.every(([key, guard]) => inside(key, () => guard(value[key])));
}

function inside(key: string, check: () => boolean): boolean {
  if (check()) return true;
  trail.unshift(key);
  return false;
}

/** The value, known to fit; throws a `WireError` that names the place that does not. */
export function expectShape<T>(guard: Guard<T>, value: unknown, what: string): T {
  trail = [];
  if (guard(value)) return value;
  throw new WireError(`${what}: unexpected ${trail.length > 0 ? trail.join(".") : "value"}`);
}

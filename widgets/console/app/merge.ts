import { isSame } from './same.ts';

/** A field that two people have changed differently. */
export interface Clash {
  field: string;
  mine: unknown;
  theirs: unknown;
}

/** Two versions of one object, made into one as far as they do not clash. */
export interface Merge<Value> {
  /** Everything that either has changed; the fields that clash are mine. */
  merged: Value;
  clashes: readonly Clash[];
}

/**
 * Unites what this person and somebody else have made of one object. A field that only one of them changed is theirs who
 * changed it.
 */
export function mergeChanges<Value extends object>(base: Value, mine: Value, theirs: Value): Merge<Value> {
  const merged = { ...theirs } as Record<string, unknown>;
  const clashes: Clash[] = [];
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  for (const field of names) {
    const of = (value: Value) => value[field as keyof Value] as unknown;
    if (isSame(of(base), of(mine))) continue;
    merged[field] = of(mine);
    const isClash = !isSame(of(base), of(theirs)) && !isSame(of(mine), of(theirs));
    if (isClash) clashes.push({ field, mine: of(mine), theirs: of(theirs) });
  }
  return { merged: merged as Value, clashes };
}

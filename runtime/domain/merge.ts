import { type Clash, identityOf, isList, mergeLists } from './merge-lists.ts';
import { isSame } from './same.ts';

export type { Clash };

/** Two versions of one object, made into one as far as they do not clash. */
export interface Merge<Value> {
  /** Everything that either has changed; the fields that clash are mine. */
  merged: Value;
  clashes: readonly Clash[];
}

/**
 * Unites what this person and somebody else have made of one object. A field that only one of them changed is theirs who
 * changed it. Lists whose entries have ids are united entry by entry, and each entry field by field.
 */
export function mergeChanges<Value extends object>(base: Value, mine: Value, theirs: Value): Merge<Value> {
  const merged = { ...theirs } as Record<string, unknown>;
  const clashes: Clash[] = [];
  const names = new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)]);
  for (const field of names) {
    const of = (value: Value) => value[field as keyof Value] as unknown;
    const versions = [of(base), of(mine), of(theirs)] as const;
    if (isSame(versions[0], versions[1])) continue;
    if (isSame(versions[0], versions[2]) || isSame(versions[1], versions[2])) merged[field] = versions[1];
    else if (isList(versions[0]) && isList(versions[1]) && isList(versions[2])) {
      const lists = mergeLists(versions[0], versions[1], versions[2]);
      merged[field] = lists.merged;
      clashes.push(...lists.clashes.map((clash) => ({ field, ...clash })));
    } else {
      merged[field] = versions[1];
      clashes.push({ field, mine: versions[1], theirs: versions[2] });
    }
  }
  return { merged: merged as Value, clashes };
}

/** Puts what somebody else has made into a merged value, for the clashes that the person has decided so. */
export function takeTheirs<Value extends object>(merged: Value, clashes: readonly Clash[]): Value {
  const value = { ...merged } as Record<string, unknown>;
  for (const { field, entry, part, mine, theirs } of clashes) {
    const list = value[field];
    if (!entry || !isList(list)) value[field] = theirs;
    else if (part !== undefined) {
      value[field] = list.map((each) => (identityOf(each) === entry.id ? { ...each, [part]: theirs } : each));
    } else if (theirs === undefined) value[field] = list.filter((each) => identityOf(each) !== entry.id);
    else if (mine === undefined) value[field] = [...list, theirs];
  }
  return value as Value;
}

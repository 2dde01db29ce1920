import { identityOf, isList } from '#runtime/domain/merge-lists.ts';
import { isSame } from '#runtime/domain/same.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a change made of a thing, as far as the thing has changed. */
export interface Difference {
  /** Names of the fields that differ. */
  fields: string[];
  before: Fields;
  after: Fields;
}

/**
 * Returns the fields in which two versions of a thing differ. Of a list whose entries have ids it keeps the entries that
 * differ, each with its id, its SKU and the parts that do; where entries came, went or moved, it keeps the ids of all.
 */
export function differenceOf(current: object, next: object): Difference {
  const [old, young]: Fields[] = [{ ...current }, { ...next }];
  const difference: Difference & { before: Record<string, unknown>; after: Record<string, unknown> } = {
    fields: [],
    before: {},
    after: {},
  };
  for (const field of new Set([...Object.keys(current), ...Object.keys(next)])) {
    const [before, after] = [old?.[field], young?.[field]];
    if (isSame(before, after)) continue;
    difference.fields.push(field);
    const lists = isList(before) && isList(after) ? listDifference(before, after) : [before, after];
    [difference.before[field], difference.after[field]] = lists;
  }
  return difference;
}

function listDifference(before: readonly Fields[], after: readonly Fields[]): [Fields[], Fields[]] {
  const isInPlace = isSame(before.map(identityOf), after.map(identityOf));
  const reduced = (list: readonly Fields[], others: readonly Fields[]) => {
    const byId = new Map(others.map((other) => [identityOf(other), other]));
    return list.flatMap((entry): Fields[] => {
      const other = byId.get(identityOf(entry));
      if (!other) return [entry];
      const parts = [...new Set([...Object.keys(entry), ...Object.keys(other)])].filter(
        (name) => !isSame(entry[name], other[name]),
      );
      if (parts.length === 0 && isInPlace) return [];
      const names = ['key', 'id', 'sku', ...parts.filter((part) => part !== 'sku')].filter((name) => name in entry);
      return [Object.fromEntries(names.map((name) => [name, entry[name]]))];
    });
  };
  return [reduced(before, after), reduced(after, before)];
}

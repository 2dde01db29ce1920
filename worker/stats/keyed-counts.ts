import type { StatKind } from '#runtime/contracts/stats.ts';

/** Most keys of a kind that are answered, the greatest first. */
export const KEYS_MOST = 100;

/** Kinds whose keys are ids of products, in the order of a product's numbers. */
export const PRODUCT_KINDS = ['views', 'quickViews', 'productAdds', 'productOrders'] as const satisfies StatKind[];
/** Kinds that count the same objects: an object among the greatest of one kind is answered with its counts of all. */
const FAMILIES: Readonly<Record<string, readonly StatKind[]>> = {
  product: [...PRODUCT_KINDS, 'productSales'],
  overlay: ['overlaysShown', 'overlaysClosed'],
  button: ['buttonsShown', 'buttonsPressed'],
};
const ALONE: readonly StatKind[] = ['hits', 'media', 'sources', 'searches', 'emptySearches', 'events'];

/** The count of one key over all days. */
export interface Keyed {
  kind: StatKind;
  key: string;
  count: number;
  cents: number;
}

/** The key of `productSales` is an item's id and a currency of three letters. */
const THING = `iif(kind = 'productSales', substr(key, 1, length(key) - length('|USD')), key)`;
const FAMILY = `CASE ${Object.entries(FAMILIES)
  .map(([family, kinds]) => `WHEN kind IN (${listed(kinds)}) THEN '${family}'`)
  .join(' ')} ELSE kind END`;

/**
 * Selects a site's greatest keys of each kind, from the day ?2 to the day ?3, and what else is counted of the same things:
 * a zero would be wrong where a kind has counted a thing that is not among its own greatest.
 */
export const SELECT_KEYED = `SELECT kind, key, count, cents FROM (
    SELECT *, MIN(place) OVER (PARTITION BY family, thing) AS best FROM (
      SELECT kind, key, SUM(count) AS count, SUM(sum_cents) AS cents, ${FAMILY} AS family, ${THING} AS thing,
        iif(kind = 'productSales', NULL, ROW_NUMBER() OVER (PARTITION BY kind ORDER BY SUM(count) DESC, key)) AS place
      FROM stat_days WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 AND key <> ''
        AND kind IN (${listed([...ALONE, ...Object.values(FAMILIES).flat()])}) GROUP BY kind, key))
  WHERE best <= ${KEYS_MOST} ORDER BY kind, count DESC, key`;

/** The rows of that statement. */
export class KeyedCounts {
  readonly #rows: ReadonlyMap<StatKind, readonly Keyed[]>;

  constructor(rows: readonly Keyed[]) {
    this.#rows = Map.groupBy(rows, ({ kind }) => kind);
  }

  of(kind: StatKind): readonly Keyed[] {
    return this.#rows.get(kind) ?? [];
  }

  /** The keys of a kind with their counts, as the answer lists them. */
  named(kind: StatKind): { key: string; title: string; count: number }[] {
    return this.of(kind).map(({ key, count }) => ({ key, title: key, count }));
  }

  /** The keys of any of these kinds, each with its counts in the order of the kinds. */
  together<const Kinds extends readonly StatKind[]>(kinds: Kinds): Map<string, { [Index in keyof Kinds]: number }> {
    const counts = new Map<string, number[]>();
    for (const [index, kind] of kinds.entries()) {
      for (const { key, count } of this.of(kind)) {
        const found = counts.get(key) ?? kinds.map(() => 0);
        found[index] = count;
        counts.set(key, found);
      }
    }
    return counts as Map<string, { [Index in keyof Kinds]: number }>;
  }
}

/** Returns these kinds for an SQL IN. */
export function listed(kinds: readonly StatKind[]): string {
  return kinds.map((kind) => `'${kind}'`).join();
}

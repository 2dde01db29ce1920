import type { StatKind } from '#runtime/contracts/stats.ts';

/** Most keys of a kind that are answered, the greatest first. */
export const KEYS_MOST = 100;

/** Kinds whose keys are ids of products, in the order of a product's numbers. */
export const PRODUCT_KINDS = ['views', 'quickViews', 'productAdds'] as const satisfies StatKind[];
/** Kinds that count the same objects: an object among the greatest of one kind is answered with its counts of all. */
const FAMILIES: Readonly<Record<string, readonly StatKind[]>> = {
  product: PRODUCT_KINDS,
  overlay: ['overlaysShown', 'overlaysClosed'],
  button: ['buttonsShown', 'buttonsPressed'],
  source: ['sources', 'sourceOrders'],
};
const ALONE: readonly StatKind[] = ['hits', 'media', 'searches', 'emptySearches', 'events'];

/** The count of one key over all days. */
export interface Keyed {
  kind: StatKind;
  key: string;
  count: number;
}

const FAMILY = `CASE ${Object.entries(FAMILIES)
  .map(([family, kinds]) => `WHEN d.kind IN (${kinds.map((kind) => `'${kind}'`).join()}) THEN '${family}'`)
  .join(' ')} ELSE d.kind END`;

/** The rows `d` of some kinds: ?1 is the site, and ?2 its days as JSON. */
export const daysOfKinds = (kinds: readonly StatKind[]) => `json_each(?2) t
  CROSS JOIN json_each('${JSON.stringify(kinds)}') k
  CROSS JOIN stat_days d ON d.site_id = ?1 AND d.day = t.value AND d.kind = k.value`;

/**
 * Selects a site's greatest keys of each kind, the keys ?3 of products, and what else is counted of the same things: a
 * zero would be wrong where a kind has counted a thing that is not among its own greatest.
 */
export const SELECT_KEYED = `SELECT kind, key, count FROM (
    SELECT *, MIN(place) OVER (PARTITION BY family, key) AS best FROM (
      SELECT d.kind, d.key, SUM(d.count) AS count, ${FAMILY} AS family,
        ROW_NUMBER() OVER (PARTITION BY d.kind ORDER BY SUM(d.count) DESC, d.key) AS place
      FROM ${daysOfKinds([...ALONE, ...Object.values(FAMILIES).flat()])}
      WHERE d.key <> '' GROUP BY d.kind, d.key))
  WHERE best <= ${KEYS_MOST} OR (family = 'product' AND key IN (SELECT value FROM json_each(?3)))
  ORDER BY kind, count DESC, key`;

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

import type { ArchiveGroup } from '#runtime/contracts/content-blocks.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { IS_PUBLIC } from '../../catalogue/service.ts';
import { monthIn, monthText } from '../../events/service.ts';
import type { Site } from '../../site/site.ts';
import { blockStatement } from '../block-statement.ts';
import { type CollectionRow, openCollection } from '../open-collection.ts';

/** Most items of a collection that are counted, those that come first in it. */
const MAX_COUNTED = 5_000;

/** A name of a collection's items, with the number of those that everybody may see. */
export interface CountedName {
  /** The value in the filter of the list's address. */
  value: string;
  text: string;
  count: number;
}

/** Items that have the same values in every counted field. */
interface AlikeRow {
  /** When: a day in the middle of their month, or at its edges, which zones see differently, the quarter of the hour. */
  at: number;
  /** JSON. */
  categories: string;
  tags: string;
  author_name: string | null;
  count: number;
}

type Rows = readonly [readonly CollectionRow[], readonly AlikeRow[]];

const QUARTER_MS = 15 * 60 * 1000;
const AT = 'COALESCE(starts_at, published_at)';
/** No zone is further from UTC than 14 hours, so that these days are in the same month in each of them. */
const MONTH_OR_QUARTER = `iif(strftime('%d', at / 1000, 'unixepoch') BETWEEN '02' AND '27',
  unixepoch(at / 1000, 'unixepoch', 'start of month', '+14 days') * 1000, at / ${QUARTER_MS} * ${QUARTER_MS})`;

/**
 * Returns the statements for a collection and for what its items have. They are the same for each group, so that all
 * archives and tag clouds of a collection on one page read its items once.
 */
export function nameStatements(db: D1Database, siteId: string, collectionId: string): D1PreparedStatement[] {
  return [
    openCollection(db, siteId, collectionId),
    blockStatement(
      db,
      `WITH counted AS (SELECT categories, tags, author_name, ${AT} AS at FROM items
         WHERE items.site_id = ?1 AND items.collection_id = ?2 AND ${IS_PUBLIC} ORDER BY position, id LIMIT ?3)
       SELECT categories, tags, author_name, ${MONTH_OR_QUARTER} AS at, count(*) AS count FROM counted
       GROUP BY 1, 2, 3, 4`,
      [siteId, collectionId, MAX_COUNTED],
    ),
  ];
}

/** Returns the collection's address and its names: months with the latest first, others by the alphabet. */
export function namesOf(rows: readonly (readonly unknown[])[], group: ArchiveGroup, site: Site, limit: number) {
  const [[collection], alike] = rows as unknown as Rows;
  if (!collection) return undefined;
  const counts = new Map<string, number>();
  for (const row of alike) {
    for (const name of namesIn(row, group, site)) counts.set(name, (counts.get(name) ?? 0) + row.count);
  }
  if (counts.size === 0) return undefined;
  const { compare } = new Intl.Collator(supportedLocale(site.language));
  const names: CountedName[] = [...counts]
    .map(([value, count]) => ({ value, count, text: group === 'month' ? monthText(value, site.language) : value }))
    .sort((a, b) => (group === 'month' ? compare(b.value, a.value) : compare(a.text, b.text)));
  return { address: `/${collection.url_id}`, names: names.slice(0, limit) };
}

/** A month begins and ends in the site's zone, which SQL does not know. */
function namesIn(row: AlikeRow, group: ArchiveGroup, { timeZone }: Site): readonly string[] {
  switch (group) {
    case 'month':
      return [monthIn(row.at, timeZone)];
    case 'author':
      return row.author_name ? [row.author_name] : [];
    case 'category':
      return JSON.parse(row.categories);
    case 'tag':
      return JSON.parse(row.tags);
  }
}

/** Returns the address of the items with a name. */
export function addressOfName(address: string, group: ArchiveGroup, { value }: CountedName): string {
  return `${address}?${new URLSearchParams({ [group]: value })}`;
}

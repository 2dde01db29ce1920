import type { ArchiveGroup } from '#runtime/contracts/content-blocks.ts';
import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { IS_PUBLIC } from '../../catalogue/service.ts';
import { monthIn, monthText } from '../../events/service.ts';
import type { Site } from '../../site/site.ts';

/** Most items of a collection that are counted, those that come first in it. */
const MAX_COUNTED = 5_000;

interface CountedCollection {
  siteId: string;
  collectionId: string;
  group: ArchiveGroup;
}

/** A name of a collection's items, with the number of those that everybody may see. */
export interface CountedName {
  /** What the filter of the list's address says. */
  value: string;
  text: string;
  count: number;
}

type Rows = readonly [readonly { url_id: string }[], readonly { name: string | number; count: number }[]];

const NAMES: Readonly<Record<ArchiveGroup, string>> = {
  month: 'SELECT at AS name, 1 AS count FROM counted',
  category: 'SELECT value AS name, count(*) AS count FROM counted, json_each(counted.categories) GROUP BY value',
  tag: 'SELECT value AS name, count(*) AS count FROM counted, json_each(counted.tags) GROUP BY value',
  author: `SELECT author_name AS name, count(*) AS count FROM counted WHERE author_name <> '' GROUP BY author_name`,
};

/** Returns the statements for a collection and for the names of its items. */
export function nameStatements(db: D1Database, { siteId, collectionId, group }: CountedCollection) {
  return [
    db
      .prepare(
        `SELECT url_id FROM collections WHERE site_id = ?1 AND id = ?2 AND enabled = 1
           AND member_area_id IS NULL AND lock_key IS NULL`,
      )
      .bind(siteId, collectionId),
    db
      .prepare(
        `WITH counted AS (SELECT categories, tags, author_name, COALESCE(starts_at, published_at) AS at FROM items
           WHERE items.site_id = ?1 AND items.collection_id = ?2 AND ${IS_PUBLIC} ORDER BY position, id LIMIT ?3)
         ${NAMES[group]}`,
      )
      .bind(siteId, collectionId, MAX_COUNTED),
  ];
}

/** Returns the collection's address and its names: months with the latest first, others by the alphabet. */
export function namesOf(rows: readonly (readonly unknown[])[], group: ArchiveGroup, site: Site, limit: number) {
  const [[collection], found] = rows as unknown as Rows;
  if (!collection || found.length === 0) return undefined;
  const names = group === 'month' ? months(found, site) : byAlphabet(found, site);
  return { address: `/${collection.url_id}`, names: names.slice(0, limit) };
}

/** A month begins and ends in the site's zone, which SQL does not know. */
function months(found: Rows[1], { timeZone, language }: Site): CountedName[] {
  const counts = new Map<string, number>();
  for (const { name } of found) {
    const month = monthIn(Number(name), timeZone);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([value, count]) => ({ value, count, text: monthText(value, language) }));
}

function byAlphabet(found: Rows[1], { language }: Site): CountedName[] {
  const { compare } = new Intl.Collator(supportedLocale(language));
  return found
    .map(({ name, count }) => ({ value: String(name), text: String(name), count }))
    .sort((one, other) => compare(one.text, other.text));
}

/** Returns the address of the items with a name. */
export function addressOfName(address: string, group: ArchiveGroup, { value }: CountedName): string {
  return `${address}?${new URLSearchParams({ [group]: value })}`;
}

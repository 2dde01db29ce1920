import { BIN_MOST_PARTS } from '#runtime/contracts/bin-kinds.ts';
import type { OwnerCollection } from '#runtime/contracts/content.ts';
import { binStatements, type KeptPart } from '../bin/service.ts';
import { readKeptProducts } from '../catalogue/service.ts';
import { findCollection, readKeptCategories } from '../categories/service.ts';
import { guard } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import type { PageEntry } from '../navigation/service.ts';
import { listWholeItems } from './repository.ts';

const PER_READ = 50;
/** What a page holds: each item, and each variant, because a sale changes the stock that is kept. */
const STATE = `
  SELECT id || ' ' || version AS state FROM items WHERE site_id = ?1 AND collection_id = ?2
  UNION ALL SELECT v.id || ' ' || v.stock_version FROM items i INDEXED BY items_by_collection
    CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = i.site_id AND v.item_id = i.id
    WHERE i.site_id = ?1 AND i.collection_id = ?2`;

/**
 * Returns the statements that put a page into the bin with all that is on it: categories, products or posts, and its
 * entries of menus. VERSION_STALE fails their batch where something on it has changed since. Throws BIN_TOO_LARGE.
 */
export async function keptPageStatements(
  call: OwnerCall,
  collection: OwnerCollection,
  entries: readonly PageEntry[],
): Promise<D1PreparedStatement[]> {
  const { db, site } = call;
  const { id, title } = collection;
  const { results } = await db.prepare(STATE).bind(site.siteId, id).all<{ state: string }>();
  const known = JSON.stringify(results.map(({ state }) => state));
  const isOther = `EXISTS (SELECT 1 FROM (${STATE}) WHERE state NOT IN (SELECT value FROM json_each(?3)))`;
  const shop = collection.type === 'products' ? await findCollection(db, site.siteId, id) : undefined;
  const categories = shop && (await readKeptCategories(call, shop));
  const parts: KeptPart[] = [
    { type: 'collection', id, record: movable(collection) },
    ...(categories?.parts ?? []),
    ...(shop ? await readKeptProducts(call, id) : []),
    ...(await readKeptItems(call, id)),
    ...entries.map((entry): KeptPart => ({ type: 'menuEntry', id: entry.menu, record: entry })),
  ];
  return [
    guard(db, site.siteId, { VERSION_STALE: isOther }, id, known),
    ...(categories ? [categories.expected] : []),
    ...binStatements(call, { kind: 'collection', target: id, title, parts }),
  ];
}

async function readKeptItems({ db, site }: OwnerCall, collectionId: string): Promise<KeptPart[]> {
  const parts: KeptPart[] = [];
  for (let after = ''; ; ) {
    const items = await listWholeItems(db, site.siteId, { collectionId, after, limit: PER_READ });
    parts.push(...items.map((item): KeptPart => ({ type: 'item', id: item.id, record: movable(item) })));
    if (parts.length > BIN_MOST_PARTS) throw new ApiError('BIN_TOO_LARGE');
    const last = items.at(-1);
    if (!last || items.length < PER_READ) return parts;
    after = last.id;
  }
}

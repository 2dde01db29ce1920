import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { downloadLimits } from '../site/store-settings.ts';
import { type OrderDownload, toOrderDownload } from './right.ts';

/** A line of an order. */
interface BoughtLine {
  itemId: string;
  productType: number;
}

interface SoldFile {
  id: string;
  item_id: string;
  name: string;
  bytes: number;
}

/**
 * Returns the rights that the buyer of these lines gets: one for each file that a digital product has now. Nothing is
 * read where no line is digital, and nothing is written: see `downloadStatements`.
 */
export async function grantDownloads(call: ShopCall, lines: readonly BoughtLine[]): Promise<OrderDownload[]> {
  const itemIds = lines.flatMap(({ productType, itemId }) => (productType === PRODUCT_TYPE.digital ? [itemId] : []));
  if (itemIds.length === 0) return [];
  const files = await readSoldFiles(call.db, call.site.siteId, itemIds);
  return lines.flatMap(({ itemId, productType }, position) =>
    productType === PRODUCT_TYPE.digital
      ? files.filter((file) => file.item_id === itemId).map((file) => newRight(call, position, file))
      : [],
  );
}

/** Returns a right to a file that begins now, with the shop's limits. */
export function newRight(call: ShopCall, position: number, file: SoldFile): OrderDownload {
  const { days, times } = downloadLimits(call.site);
  const row = {
    id: sortableId(call.now),
    position,
    file_id: file.id,
    name: file.name,
    bytes: file.bytes,
    generation: 1,
    used: 0,
    most: times,
    expires_at: call.now + days * DAY_MS,
    is_closed: 0,
  };
  return toOrderDownload(call, row, 'paid');
}

/** Returns the statement that stores an order's rights, for the batch that stores the order; none without rights. */
export function downloadStatements(
  db: D1Database,
  siteId: string,
  order: { id: string; placedAt: number },
  downloads: readonly OrderDownload[],
): D1PreparedStatement[] {
  if (downloads.length === 0) return [];
  return [
    db
      .prepare(
        `INSERT INTO downloads (site_id, id, order_id, position, file_id, name, bytes, most, expires_at, created_at)
         SELECT ?1, value ->> 'id', ?2, value ->> 'position', value ->> 'fileId', value ->> 'name', value ->> 'bytes',
           value ->> 'left', value ->> 'expiresAt', ?3
         FROM json_each(?4) WHERE 1 ON CONFLICT (site_id, order_id, position, file_id) DO NOTHING`,
      )
      .bind(siteId, order.id, order.placedAt, JSON.stringify(downloads)),
  ];
}

/** Reads the files that buyers of these items get, oldest first. */
export async function readSoldFiles(db: D1Database, siteId: string, itemIds: readonly string[]): Promise<SoldFile[]> {
  const { results } = await db
    .prepare(
      `SELECT f.id, f.item_id, f.name, f.bytes FROM json_each(?2) bought
       CROSS JOIN item_files f ON f.site_id = ?1 AND f.item_id = bought.value
       WHERE f.removed_at IS NULL ORDER BY f.id`,
    )
    .bind(siteId, JSON.stringify([...new Set(itemIds)]))
    .all<SoldFile>();
  return results;
}

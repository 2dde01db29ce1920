import { textsIn } from '#runtime/i18n/texts-in.ts';
import { hasEndlessStock, isPublic, merchandisingOf, toOwnMerchandising } from '../catalogue/service.ts';
import type { Site } from '../site/site.ts';
import { merchandisingSettings } from '../site/store-settings.ts';

/** A variant that people may wait for. */
export interface Restockable {
  title: string;
  isSoldOut: boolean;
  /** Whether the product offers its box. */
  isOffered: boolean;
  /** The mailing list that the box offers; '' for none. */
  mailingListId: string;
}

interface Row {
  title: string;
  product_type: number;
  merchandising: string;
  qty_in_stock: number;
  unlimited: number;
}

/** Reads a variant of a product that a visitor with these lock keys (JSON) sees; undefined if there is none. */
export async function findRestockable(
  db: D1Database,
  site: Site,
  { productId, variantId, lockKeys }: { productId: string; variantId: string; lockKeys: string },
): Promise<Restockable | undefined> {
  const row = await db
    .prepare(
      `SELECT i.title, i.product_type, i.merchandising, v.qty_in_stock, v.unlimited
       FROM variants v JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id
       WHERE v.site_id = ?1 AND v.id = ?2 AND v.item_id = ?3 AND ${isPublic('i', '?4')}`,
    )
    .bind(site.siteId, variantId, productId, lockKeys)
    .first<Row>();
  if (!row) return undefined;
  const settings = merchandisingSettings(site);
  const { product } = await textsIn(site.language);
  const own = merchandisingOf(toOwnMerchandising(row.merchandising), settings, product, false);
  const isEndless = hasEndlessStock(row.product_type) || row.unlimited === 1;
  return {
    title: row.title,
    isSoldOut: !isEndless && row.qty_in_stock === 0,
    isOffered: own.restockNotificationsEnabled,
    mailingListId: own.mailingListSignUpEnabled ? settings.restockNotificationsMailingListId : '',
  };
}

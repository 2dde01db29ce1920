import { textsIn } from '#runtime/i18n/texts-in.ts';
import {
  hasEndlessStock,
  isPublic,
  merchandisingOf,
  OWN_MERCHANDISING,
  PRODUCT_COLUMNS,
  STOCK_COLUMNS,
} from '../catalogue/service.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
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

const PRODUCT = { ...columnsOf(PRODUCT_COLUMNS, ['title', 'kind']), merchandising: OWN_MERCHANDISING };
const VARIANT = columnsOf(STOCK_COLUMNS, ['qtyInStock', 'unlimited']);

/** Reads a variant of a product that a visitor with these lock keys (JSON) sees; undefined if there is none. */
export async function findRestockable(
  db: D1Database,
  site: Site,
  { productId, variantId, lockKeys }: { productId: string; variantId: string; lockKeys: string },
): Promise<Restockable | undefined> {
  const row = await db
    .prepare(
      `SELECT ${columnList(PRODUCT, 'i')}, ${columnList(VARIANT, 'v')}
       FROM variants v JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id
       WHERE v.site_id = ?1 AND v.id = ?2 AND v.item_id = ?3 AND ${isPublic('i', '?4')}`,
    )
    .bind(site.siteId, variantId, productId, lockKeys)
    .first<RowOf<typeof PRODUCT & typeof VARIANT>>();
  if (!row) return undefined;
  const settings = merchandisingSettings(site);
  const { product } = await textsIn(site.language);
  const { title, kind, merchandising, unlimited, qtyInStock } = readRow({ ...PRODUCT, ...VARIANT }, row);
  const own = merchandisingOf(merchandising, settings, product, false);
  return {
    title,
    isSoldOut: !hasEndlessStock(kind) && !unlimited && qtyInStock === 0,
    isOffered: own.restockNotificationsEnabled,
    mailingListId: own.mailingListSignUpEnabled ? settings.restockNotificationsMailingListId : '',
  };
}

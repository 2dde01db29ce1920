import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { sha256 } from '../session/service.ts';
import type { CartCall } from './call.ts';

/** A product's variant (null for its only one), or a line of the visitor's cart. */
type Requested = { itemId: string; sku: string | null } | { entryId: string };

/** Adds the number of units that can still be bought to a refusal for lack of stock; returns any other error as it is. */
export async function nameShortage(call: CartCall, requested: Requested, error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'OUT_OF_STOCK') return error;
  const left = await readStock(call, requested);
  if (left === null || left < 1) return error;
  const { apiErrors, product } = await textsIn(call.site.language);
  const text = fill(product.scarcityLeftInStock, { qtyInStock: left });
  return new ApiError('OUT_OF_STOCK', { ...error.details, text: `${apiErrors.OUT_OF_STOCK} ${text}.` });
}

function readStock({ db, site, cartToken = '' }: CartCall, requested: Requested): Promise<number | null> {
  const found =
    'entryId' in requested
      ? db
          .prepare(
            `SELECT v.qty_in_stock FROM carts c
             JOIN cart_entries e ON e.site_id = c.site_id AND e.cart_id = c.id AND e.id = ?3
             JOIN variants v ON v.site_id = e.site_id AND v.id = e.variant_id
             WHERE c.site_id = ?1 AND c.token_hash = ?2`,
          )
          .bind(site.siteId, sha256(cartToken), requested.entryId)
      : db
          .prepare(
            'SELECT qty_in_stock FROM variants WHERE site_id = ?1 AND item_id = ?2 AND (?3 IS NULL OR sku = ?3) LIMIT 1',
          )
          .bind(site.siteId, requested.itemId, requested.sku);
  return found.first<number>('qty_in_stock');
}

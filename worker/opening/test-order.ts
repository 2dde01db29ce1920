import type { Context } from 'hono';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { addForCaller } from '../cart/service.ts';
import { IS_PUBLIC } from '../catalogue/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readerLanguageOf } from '../http/reader-language.ts';
import { offersOnlyTestPayments } from '../payments/service.ts';
import { CHECKOUT_PATH } from '../site/page-paths.ts';

/** What a cart takes without a further question to the buyer. */
const PLAIN_KINDS = [PRODUCT_TYPE.physical, PRODUCT_TYPE.digital, PRODUCT_TYPE.service];

/**
 * Puts a product into the caller's cart where that is empty, and returns the path of the checkout, where nobody is
 * charged. Throws INVALID_REQUEST for a shop that takes real payments, or has nothing that can be bought.
 */
export async function beginTestOrder(c: Context<AppEnv>): Promise<string> {
  const { DB } = c.env;
  const { site } = c.var;
  const { ownerFields } = await textsIn(readerLanguageOf(c));
  if (!offersOnlyTestPayments(c.env, site)) throw new ApiError('INVALID_REQUEST', { text: ownerFields.notInTestMode });
  const found = await DB.prepare(
    `SELECT items.id, variants.sku FROM items INDEXED BY products_by_status
     JOIN variants ON variants.site_id = items.site_id AND variants.item_id = items.id
     WHERE items.site_id = ?1 AND items.product_type IN (SELECT value FROM json_each(?2)) AND ${IS_PUBLIC}
       AND items.subscription_plan IS NULL AND items.additional_fields_form_id IS NULL AND items.additional_fields_form IS NULL
       AND (variants.unlimited OR variants.qty_in_stock > 0 OR items.product_type = ?3)
     LIMIT 1`,
  )
    .bind(site.siteId, JSON.stringify(PLAIN_KINDS), PRODUCT_TYPE.digital)
    .first<{ id: string; sku: string }>();
  if (!found) throw new ApiError('INVALID_REQUEST', { text: ownerFields.noProductsToSell });
  await addForCaller(c, { itemId: found.id, sku: found.sku, quantity: 1 });
  return CHECKOUT_PATH;
}

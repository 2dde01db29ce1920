import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { GiftEntries } from '#runtime/domain/gift.ts';
import { currentPrice } from '#runtime/domain/price.ts';
import { checkVariant, type PurchasableProduct, readPurchasableProduct } from '../catalogue/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { sha256 } from '../session/service.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { insertOrder } from './repository.ts';
import { giftTokenOf, orderTokenOf } from './tokens.ts';

/** Reads a gift card of the shop; throws ITEM_NOT_FOUND for any other item. */
export async function readGiftCard(db: D1Database, siteId: string, itemId: string): Promise<PurchasableProduct> {
  const product = await readPurchasableProduct(db, siteId, itemId);
  if (product.productType !== PRODUCT_TYPE.giftCard) throw new ApiError('ITEM_NOT_FOUND');
  return product;
}

interface Call {
  db: D1Database;
  site: Site;
  secret: string;
  /** SHA-256, hex, of the id of the buyer's browser; '' if that has none. */
  visitorHash: string;
  now: number;
}

/**
 * Stores the order for a gift card and returns the token of its summary. The caller checks the entries first. A repeat
 * with the same `key`, which comes with the form, gets the same token.
 */
export async function placeGiftCard(
  { db, site, secret, visitorHash, now }: Call,
  product: PurchasableProduct,
  { key, sku, ...entries }: GiftEntries & { key: string; sku: string },
): Promise<string> {
  const variant = checkVariant(product.variants, sku);
  const { recipientName, message, deliveryDate } = entries;
  const email = entries.email.toLowerCase();
  const gift = { recipientName, recipientEmail: entries.recipientEmail.toLowerCase(), message, deliveryDate };
  const token = giftTokenOf(secret, site.siteId, key, JSON.stringify([variant.id, email, gift]));
  const orderToken = orderTokenOf(secret, site.siteId, token);
  const order = {
    kind: 'gift-card' as const,
    gift,
    id: sortableId(now),
    requestHash: '',
    itemId: product.itemId,
    variantId: variant.id,
    sku: variant.sku,
    title: product.title,
    attributes: variant.attributes,
    quantity: 1,
    priceCents: currentPrice(variant),
    currency: storeCurrency(site),
    additionalFields: '',
    email,
    visitorHash,
    createdAt: now,
    placedAt: now,
  };
  await insertOrder(db, site.siteId, order, { tokenHash: sha256(token), orderTokenHash: sha256(orderToken) });
  return orderToken;
}

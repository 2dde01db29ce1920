import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { GiftEntries } from '#runtime/domain/gift.ts';
import { currentPrice } from '#runtime/domain/price.ts';
import {
  checkVariant,
  type ProductReader,
  type PurchasableProduct,
  readPurchasableProduct,
} from '../catalogue/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { knownSecrets, type Secrets, sha256 } from '../session/service.ts';
import { requireSale } from '../site/sale.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { PendingOrder } from './order.ts';
import { changeOrder, findByToken, insertOrder } from './repository.ts';
import { giftTokenOf, orderTokenOf } from './tokens.ts';

/** Reads a gift card of the shop; throws ITEM_NOT_FOUND for any other item, and NOT_SOLD_NOW. */
export async function readGiftCard(
  db: D1Database,
  site: Site,
  itemId: string,
  reader: ProductReader,
): Promise<PurchasableProduct> {
  requireSale(site, 'giftCards');
  const product = await readPurchasableProduct(db, site, itemId, reader);
  if (product.productType !== PRODUCT_TYPE.giftCard) throw new ApiError('ITEM_NOT_FOUND');
  return product;
}

interface Call {
  db: D1Database;
  site: Site;
  secrets: Secrets;
  /** SHA-256, hex, of the id of the buyer's browser; '' if that has none. */
  visitorHash: string;
  now: number;
}

export type GiftCardOrder = PendingOrder & { kind: 'gift-card' };
type Choices = GiftEntries & { sku: string };

/** Finds the order of a gift card that the token of this hash started. */
export async function findStartedGift(
  { db, site, secrets }: Pick<Call, 'db' | 'site' | 'secrets'>,
  key: string,
): Promise<GiftCardOrder | undefined> {
  const tokens = knownSecrets(secrets).map((secret) => giftTokenOf(secret, site.siteId, key));
  const orders = await Promise.all(tokens.map((token) => findByToken(db, site.siteId, sha256(token))));
  return orders.find((order) => order?.kind === 'gift-card');
}

/**
 * Stores the order for a gift card and returns the token of its checkout. The caller checks the entries first. A repeat
 * with the same `key`, which is in the form's address, gets the same token and stores nothing.
 */
export async function placeGiftCard(
  call: Call,
  product: PurchasableProduct,
  { key, ...choices }: Choices & { key: string },
): Promise<string> {
  const { db, site, secrets, visitorHash, now } = call;
  const { siteId } = site;
  const id = sortableId(now);
  const orderToken = orderTokenOf(secrets, siteId, { id, orderTokenHash: null });
  const order: GiftCardOrder = {
    kind: 'gift-card',
    id,
    requestHash: '',
    orderTokenHash: sha256(orderToken),
    itemId: product.itemId,
    quantity: 1,
    additionalFields: '',
    ...chosen(site, product, choices),
    visitorHash,
    createdAt: now,
    placedAt: now,
  };
  const tokenHash = sha256(giftTokenOf(secrets.present, siteId, key));
  if (await insertOrder(db, siteId, order, tokenHash)) return orderToken;
  const first = await findByToken(db, siteId, tokenHash);
  return first ? orderTokenOf(secrets, siteId, first) : orderToken;
}

/** Writes other choices into an order that is not paid, and returns the token of its checkout. */
export async function changeGiftCard(
  { db, site, secrets }: Call,
  product: PurchasableProduct,
  order: GiftCardOrder,
  choices: Choices,
): Promise<string> {
  await changeOrder(db, site.siteId, { ...order, ...chosen(site, product, choices) });
  return orderTokenOf(secrets, site.siteId, order);
}

/** Returns what the buyer has chosen, at the present price. */
function chosen(site: Site, product: PurchasableProduct, { sku, email, ...gift }: Choices) {
  const variant = checkVariant(product.variants, sku);
  const { senderName, recipientName, message, deliveryDate } = gift;
  return {
    gift: { senderName, recipientName, recipientEmail: gift.recipientEmail.toLowerCase(), message, deliveryDate },
    variantId: variant.id,
    sku: variant.sku,
    title: product.title,
    attributes: variant.attributes,
    priceCents: currentPrice(variant),
    currency: storeCurrency(site),
    email: email.toLowerCase(),
  };
}

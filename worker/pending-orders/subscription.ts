import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { StartSubscriptionRequest } from '#runtime/contracts/subscription.ts';
import { chargedPrice } from '#runtime/domain/price.ts';
import { checkAdditionalFields } from '../additional-fields/service.ts';
import type { Variant } from '../catalogue/service.ts';
import { checkQuantity, checkVariant, isSubscribable, readPurchasableProduct } from '../catalogue/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { Idempotency } from '../http/idempotency.ts';
import { type Secrets, sha256 } from '../session/service.ts';
import { requireSale } from '../site/sale.ts';
import type { Site } from '../site/site.ts';
import { allowsSeveralServices, storeCurrency } from '../site/store-settings.ts';
import { PENDING_ORDER_LIFETIME_MS, type PendingOrder } from './order.ts';
import { changeOrder, findByToken, insertOrder } from './repository.ts';
import { orderTokenOf } from './tokens.ts';

interface Call {
  db: D1Database;
  site: Site;
  now: number;
}

interface BuyerCall extends Call {
  /** SHA-256, hex, of the id of the visitor's browser; '' on pages of other origins. */
  visitorHash: string;
}

interface StartCall extends BuyerCall {
  /** Token of the order; every repeat of a call with an idempotency key has the same one. */
  token: string;
  idempotency: Idempotency | undefined;
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
}

/** The request as it was sent; `qty` is checked here. */
type StartRequest = Omit<StartSubscriptionRequest, 'qty'> & { qty: unknown };

/**
 * Stores the order for a subscription. Returns true for a repeat, which is recognised by the stored order before its
 * contents are checked.
 */
export async function startSubscription(call: StartCall, request: StartRequest): Promise<boolean> {
  const { db, site, token, idempotency } = call;
  const tokenHash = sha256(token);
  if (idempotency && (await isRepeat(call, tokenHash))) return true;
  const order = await newOrder(call, request);
  if (await insertOrder(db, site.siteId, order, tokenHash)) return false;
  return isRepeat(call, tokenHash);
}

async function isRepeat({ db, site, idempotency }: StartCall, tokenHash: string): Promise<boolean> {
  const earlier = await findByToken(db, site.siteId, tokenHash);
  if (!earlier) return false;
  if (earlier.requestHash !== idempotency?.requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return true;
}

async function newOrder(
  { db, site, idempotency, visitorHash, lockKeys, now }: StartCall,
  request: StartRequest,
): Promise<PendingOrder> {
  requireSale(site, 'subscriptions');
  const quantity = checkQuantity(request.qty, 'qty');
  const [product, additionalFields] = await Promise.all([
    readPurchasableProduct(db, site, request.itemId, { lockKeys }),
    checkAdditionalFields(db, site, request.itemId, request.additionalFields),
  ]);
  if (!product.plan || !isSubscribable(product.productType)) throw new ApiError('NOT_A_SUBSCRIPTION');
  const variant = checkVariant(product.variants, request.sku);
  const isSingle =
    product.productType === PRODUCT_TYPE.paywall ||
    (product.productType === PRODUCT_TYPE.service && !allowsSeveralServices(site));
  if (quantity > 1 && isSingle) {
    throw new ApiError('QUANTITY_NOT_ALLOWED', { fields: ['qty'] });
  }
  expectStock(variant, quantity);
  return {
    kind: 'subscription',
    plan: product.plan,
    id: sortableId(now),
    requestHash: idempotency?.requestHash ?? '',
    orderTokenHash: null,
    itemId: product.itemId,
    variantId: variant.id,
    sku: variant.sku,
    title: product.title,
    attributes: variant.attributes,
    quantity,
    priceCents: chargedPrice(variant),
    currency: storeCurrency(site),
    additionalFields,
    email: '',
    visitorHash,
    createdAt: now,
    placedAt: null,
  };
}

function expectStock({ unlimited, qtyInStock }: Variant, quantity: number): void {
  if (!unlimited && qtyInStock < quantity) throw new ApiError('OUT_OF_STOCK');
}

type SubscriptionOrder = PendingOrder & { kind: 'subscription' };

export type StartedSubscription =
  | { status: 'open' | 'placed'; order: SubscriptionOrder }
  | { status: 'expired' | 'unknown' };

export async function readStarted({ db, site, now }: Call, token: string): Promise<StartedSubscription> {
  const order = await findByToken(db, site.siteId, sha256(token));
  if (order?.kind !== 'subscription') return { status: 'unknown' };
  if (order.placedAt !== null) return { status: 'placed', order };
  return order.createdAt > now - PENDING_ORDER_LIFETIME_MS ? { status: 'open', order } : { status: 'expired' };
}

/**
 * Places a subscription that was started, or changes its address, and returns the token of its checkout; a repeat gets
 * the same. Starting a subscription reserves nothing, so the product may be sold out now.
 */
export async function placeSubscription(
  { db, site, secrets, visitorHash, now }: BuyerCall & { secrets: Secrets },
  order: SubscriptionOrder,
  email: string,
): Promise<string> {
  requireSale(site, 'subscriptions');
  const { plan, variants, productType } = await readPurchasableProduct(db, site, order.itemId, 'buyer');
  if (!plan || !isSubscribable(productType)) throw new ApiError('NOT_A_SUBSCRIPTION');
  const variant = variants.find(({ id }) => id === order.variantId);
  if (!variant) throw new ApiError('VARIANT_UNAVAILABLE');
  expectStock(variant, order.quantity);
  const orderToken = orderTokenOf(secrets, site.siteId, order);
  await changeOrder(db, site.siteId, {
    ...order,
    email: email.toLowerCase(),
    orderTokenHash: sha256(orderToken),
    placedAt: order.placedAt ?? now,
    visitorHash: order.visitorHash || visitorHash,
  });
  return orderToken;
}

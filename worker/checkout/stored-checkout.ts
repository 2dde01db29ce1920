import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { Units } from '#runtime/domain/corrections.ts';
import type { Gift } from '#runtime/domain/gift.ts';
import { type CartLine, findCart, findCheckoutId as findIdOfCart, type StoredCart } from '../cart/service.ts';
import { readPurchasableProduct } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { findAvailability } from '../inventory/service.ts';
import { isBought } from '../orders/service.ts';
import { findPending, orderTokenOf, PENDING_ORDER_LIFETIME_MS, type PendingOrder } from '../pending-orders/service.ts';
import { isToken, sessionSecrets, sha256 } from '../session/service.ts';
import { translationOf } from '../site/languages.ts';
import type { CheckoutCall } from './call.ts';
import { EMPTY_ENTRIES, type Entries, readEntries } from './entries.ts';

/** The cart or pending order that is checked out; a pending order has the shape of a cart with one line. */
export interface StoredCheckout {
  id: string;
  cart: StoredCart;
  entries: Entries;
  /** The pending order; undefined for a cart. */
  pending: Pending | undefined;
}

interface Pending {
  plan: SubscriptionPlan | null;
  gift: Gift | null;
  /** The buyer's address; '' until it was entered on the order's page. */
  email: string;
  /**
   * SHA-256, hex, of the token that opens the order's page. The order gets it when its payment starts, at the latest.
   */
  orderTokenHash: string;
}

/** Returns the id of the cart or pending order, bought or not; undefined if the visitor has no cart. */
export async function findCheckoutId(call: CheckoutCall): Promise<string | undefined> {
  if (call.orderToken !== undefined) return (await requirePending(call)).id;
  if (!call.cartToken) return undefined;
  return findIdOfCart(call.db, call.site.siteId, sha256(call.cartToken));
}

/**
 * Reads the checkout with its entries. Returns undefined if the visitor has no cart or has bought it; throws
 * ORDER_NOT_FOUND for a pending order that was bought.
 */
export async function readStoredCheckout(call: CheckoutCall): Promise<StoredCheckout | undefined> {
  if (call.orderToken !== undefined) return readPending(call);
  const { db, site, cartToken } = call;
  const cart = cartToken ? await findCart(db, site.siteId, sha256(cartToken), translationOf(site)) : undefined;
  if (!cart) return undefined;
  const id = cart.checkoutId;
  const entries = (await readEntries(db, site.siteId, id)) ?? EMPTY_ENTRIES;
  return { id, cart: withShippingLocation(cart, entries), entries, pending: undefined };
}

/** Reads the pending order. To those who may not read it, it is unknown. */
async function requirePending({ db, site, orderToken, mayRead, now }: CheckoutCall): Promise<PendingOrder> {
  const order = isToken(orderToken) ? await findPending(db, site.siteId, sha256(orderToken)) : undefined;
  const isExpired = order?.placedAt === null && order.createdAt <= now - PENDING_ORDER_LIFETIME_MS;
  if (!order || isExpired || !mayRead(order)) throw new ApiError('ORDER_NOT_FOUND');
  return order;
}

async function readPending(call: CheckoutCall): Promise<StoredCheckout> {
  const { db, site } = call;
  const order = await requirePending(call);
  const [line, units, entries, isPaid] = await Promise.all([
    pendingLine(call, order),
    unitsFor(call, order),
    readEntries(db, site.siteId, order.id),
    isBought(db, site.siteId, order.id),
  ]);
  if (isPaid) throw new ApiError('ORDER_NOT_FOUND');
  const cart: StoredCart = {
    id: order.id,
    checkoutId: order.id,
    version: 0,
    orderId: null,
    isPurchased: false,
    createdAt: order.createdAt,
    lines: [{ ...line, units }],
    coupons: [],
    shippingLocation: null,
    shippingOptionId: entries?.shippingOptionId ?? null,
  };
  const pending = {
    plan: order.kind === 'subscription' ? order.plan : null,
    gift: order.kind === 'gift-card' ? order.gift : null,
    email: order.email,
    orderTokenHash: order.orderTokenHash ?? sha256(orderTokenOf(sessionSecrets(call.env), site.siteId, order)),
  };
  // Entries without an email address use that of the order's page.
  const saved = entries ?? EMPTY_ENTRIES;
  const completed = { ...saved, email: saved.email || order.email };
  return { id: order.id, cart: withShippingLocation(cart, completed), entries: completed, pending };
}

/**
 * Returns the one line of a pending order. If its product is gone, so is the variant, and the correction removes the
 * line.
 */
async function pendingLine({ db, site }: CheckoutCall, order: PendingOrder): Promise<Omit<CartLine, 'units'>> {
  const product = await readPurchasableProduct(db, site, order.itemId, 'buyer').catch((error) => {
    if (error instanceof ApiError) return undefined;
    throw error;
  });
  const { itemId, variantId, sku, attributes, quantity, priceCents, additionalFields, title } = order;
  const variant = product?.variants.find(({ id }) => id === variantId);
  return {
    id: order.id,
    itemId,
    variantId,
    sku,
    attributes,
    quantity,
    weightGrams: variant?.weightGrams ?? null,
    priceCents,
    depositCents: Math.min(variant?.depositCents ?? 0, priceCents),
    additionalFields,
    title,
    fullUrl: product?.fullUrl ?? '/',
    productType: product?.productType ?? 0,
    minimumAge: product?.minimumAge ?? 0,
    withdrawalException: product?.withdrawalException ?? 'none',
    image: product?.picture ?? null,
  };
}

async function unitsFor({ db, site, now }: CheckoutCall, { id, variantId }: PendingOrder): Promise<Units> {
  const search = { siteId: site.siteId, checkoutId: id, variantIds: [variantId], now };
  return (await findAvailability(db, search)).get(variantId) ?? { inStock: 0, free: 0 };
}

/**
 * Returns the cart with its place of delivery; the checkout's address takes precedence over the estimate on the cart
 * page.
 */
function withShippingLocation(cart: StoredCart, { address }: Entries): StoredCart {
  if (!address?.countryCode) return cart;
  const { countryCode, region } = address;
  return { ...cart, shippingLocation: { countryCode, region } };
}

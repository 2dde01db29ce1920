import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { SetShippingRequest, ShoppingCart, UpdateAdditionalFieldsRequest } from '#runtime/contracts/cart.ts';
import { purchaseFlow } from '#runtime/domain/purchase-flow.ts';
import { normaliseCouponCode } from '#runtime/domain/totals/coupon.ts';
import { checkAdditionalFields } from '../additional-fields/service.ts';
import { checkQuantity, checkVariant, readOffer } from '../catalogue/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { setCartCookies, sha256 } from '../session/service.ts';
import { translationOf } from '../site/languages.ts';
import { requireSale } from '../site/sale.ts';
import type { Site } from '../site/site.ts';
import { type CartCall, cartCall } from './call.ts';
import { cartTotals, toShoppingCart, withContractLinks } from './cart-view.ts';
import { CART_LIFETIME_MS } from './expiry.ts';
import { type CartOutcome, mutate } from './mutate.ts';
import type { CartMutation } from './mutation.ts';
import { findCart } from './repository.ts';
import { SAMPLE_CART } from './sample-cart.ts';
import { nameShortage } from './shortage.ts';

export type { CartCall } from './call.ts';
export { cartTotals, linesReservedByOthers, toShoppingCart } from './cart-view.ts';
export { previousCheckoutId } from './checkout-id.ts';
export {
  correctLinesStatements,
  expectVersionStatement,
  setDeliveryStatements,
} from './checkout-statements.ts';
export { dropCouponsStatements } from './coupon-statements.ts';
export { ANSWERS_IN_CARTS } from './erase.ts';
export { CART_LIFETIME_MS, deleteExpiredCarts } from './expiry.ts';
export { fillCart, fillForCaller, type Unfulfilled, type Wanted } from './fill.ts';
export { copyCart, mergeCarts } from './merge.ts';
export type { CartOutcome } from './mutate.ts';
export { purchaseStatements } from './purchase-statements.ts';
export { findCart, findCheckoutId, hasOpenCart } from './repository.ts';
export type { CartLine, StoredCart } from './stored-cart.ts';
export { findCartOf, hasCart, takeOverCart } from './take-over.ts';

const ENTRY_ID_BYTES = 12;

/** Reads the visitor's cart; returns an empty one with an empty id if there is none, and stores nothing. */
export async function readCart(
  { db, site, cartToken, now }: { db: D1Database; site: Site; cartToken: string | undefined; now: number },
  { mock, withTotals }: { mock: boolean; withTotals: boolean },
): Promise<ShoppingCart> {
  if (mock) return toShoppingCart(site, SAMPLE_CART, { withTotals });
  const cart = cartToken ? await findCart(db, site.siteId, sha256(cartToken), translationOf(site)) : undefined;
  return withContractLinks(site, await toShoppingCart(site, cart, { withTotals }), now);
}

interface AddRequest {
  itemId: string;
  sku: string | null;
  quantity: unknown;
  additionalFields?: string | null | undefined;
}

/** Adds a product to the cart, and creates the cart if there is none. Equal variants with equal fields share a line. */
export async function addEntry(call: CartCall, request: AddRequest): Promise<CartOutcome> {
  try {
    return await mutate(call, () => planAddition(call, request), { creates: true });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'VARIANT_UNAVAILABLE') await expectAddable(call, request);
    throw await nameShortage(call, request, error);
  }
}

/** Puts a product into the cart of the browser that calls, unless something is in it already. */
export async function addForCaller(c: Context<AppEnv>, request: AddRequest): Promise<void> {
  const call = cartCall(c);
  const earlier =
    call.cartToken && (await findCart(call.db, call.site.siteId, sha256(call.cartToken), translationOf(call.site)));
  if (earlier && earlier.lines.length > 0) return;
  const { token } = await addEntry(call, request);
  setCartCookies(c, token, CART_LIFETIME_MS);
}

/** Checks the request's additional fields; the batch of the change checks the rest. */
async function planAddition({ db, site, lockKeys }: CartCall, request: AddRequest): Promise<CartMutation> {
  requireSale(site);
  const { itemId, sku, additionalFields: sent } = request;
  const quantity = checkQuantity(request.quantity);
  const additionalFields = sent ? await checkAdditionalFields(db, site, itemId, sent) : '';
  const entryId = randomBytes(ENTRY_ID_BYTES).toString('hex');
  return { type: 'add', entryId, itemId, sku, quantity, additionalFields, areFieldsChecked: Boolean(sent), lockKeys };
}

/** Throws the reason why a product cannot be added with these choices. */
async function expectAddable(
  { db, site, lockKeys }: CartCall,
  { itemId, sku, additionalFields }: AddRequest,
): Promise<void> {
  await checkAdditionalFields(db, site, itemId, additionalFields);
  const { productType, variants, ...offer } = await readOffer(db, site, itemId, lockKeys);
  const isSubscribable = offer.isSubscribable && !offer.isOneTimePurchasable;
  const flow = purchaseFlow({ productType, isSubscribable, expressCheckout: false });
  if (flow !== 'cart') throw new ApiError('NOT_SOLD_BY_CART');
  checkVariant(variants, sku);
}

export async function updateQuantity(call: CartCall, entryId: string, quantity: unknown): Promise<CartOutcome> {
  try {
    return await mutate(call, () => ({ type: 'setQuantity', entryId, quantity: checkQuantity(quantity) }));
  } catch (error) {
    throw await nameShortage(call, { entryId }, error);
  }
}

export function updateFields(
  call: CartCall,
  entryId: string,
  { itemId, sku, additionalFields }: UpdateAdditionalFieldsRequest,
): Promise<CartOutcome> {
  return mutate(call, async () => {
    const checked = await checkAdditionalFields(call.db, call.site, itemId, additionalFields);
    return { type: 'setFields', entryId, itemId, sku, additionalFields: checked };
  });
}

export function removeEntry(call: CartCall, entryId: string): Promise<CartOutcome> {
  return mutate(call, () => ({ type: 'remove', entryId }));
}

/** Adds a coupon code. A known coupon that does not apply yet is kept, because it may apply later. */
export function addCoupon(call: CartCall, code: string): Promise<CartOutcome> {
  return mutate(call, () => ({ type: 'addCoupon', code: normaliseCouponCode(code) }));
}

export function removeCoupon(call: CartCall, code: string): Promise<CartOutcome> {
  return mutate(call, () => ({ type: 'removeCoupon', code: normaliseCouponCode(code) }));
}

/** Sets the place of delivery and one of the ways that are offered there; null chooses the cheapest. */
export function setShipping(call: CartCall, { location, optionId }: SetShippingRequest): Promise<CartOutcome> {
  return mutate(call, async () => {
    if (optionId !== null) await expectOffered(call, location, optionId);
    return { type: 'setShipping', location, optionId };
  });
}

async function expectOffered(
  { db, site, cartToken }: CartCall,
  location: SetShippingRequest['location'],
  optionId: string,
): Promise<void> {
  const cart = cartToken && (await findCart(db, site.siteId, sha256(cartToken), translationOf(site)));
  if (!cart) return;
  const { shippingOffers } = cartTotals(site, { ...cart, shippingLocation: location });
  if (!shippingOffers.some(({ id }) => id === optionId)) throw new ApiError('SHIPPING_NOT_OFFERED');
}

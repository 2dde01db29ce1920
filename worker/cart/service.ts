import { randomBytes } from 'node:crypto';
import type { SetShippingRequest, ShoppingCart, UpdateAdditionalFieldsRequest } from '#runtime/contracts/cart.ts';
import { purchaseFlow } from '#runtime/domain/purchase-flow.ts';
import { normaliseCouponCode } from '#runtime/domain/totals/coupon.ts';
import { checkAdditionalFields } from '../additional-fields/service.ts';
import { checkQuantity, checkVariant, type Offer, readOffer } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { sha256 } from '../session/service.ts';
import type { Site } from '../site/site.ts';
import type { CartCall } from './call.ts';
import { type CartOutcome, carryOut } from './carry-out.ts';
import { cartTotals, toShoppingCart } from './cart-view.ts';
import type { Carts } from './port.ts';
import { SAMPLE_CART } from './sample-cart.ts';

export { cartTotals, toShoppingCart } from './cart-view.ts';
export { deleteExpired } from './expiry.ts';
export type { CartLine, StoredCart } from './port.ts';

const ENTRY_ID_BYTES = 12;

/** The visitor's cart, or an empty one with an empty id. Nothing is stored. */
export async function readCart(
  { carts, site, cartToken }: { carts: Carts; site: Site; cartToken: string | undefined },
  { mock, withTotals }: { mock: boolean; withTotals: boolean },
): Promise<ShoppingCart> {
  if (mock) return toShoppingCart(site, SAMPLE_CART, { withTotals });
  const cart = cartToken ? await carts.read(site.siteId, sha256(cartToken)) : undefined;
  return toShoppingCart(site, cart, { withTotals });
}

interface Addition {
  itemId: string;
  sku: string | null;
  quantity: unknown;
  additionalFields?: string | null | undefined;
}

/** Puts a product into the cart, founding it if there is none. The same variant and fields share a line. */
export function addEntry(call: CartCall, request: Addition): Promise<CartOutcome> {
  return carryOut(call, { founds: true }, async () => {
    const quantity = checkQuantity(request.quantity);
    const [additionalFields, offer] = await Promise.all([
      checkAdditionalFields(call.db, call.site, request.itemId, request.additionalFields),
      readOffer(call.db, call.site, request.itemId),
    ]);
    const entryId = randomBytes(ENTRY_ID_BYTES).toString('hex');
    const variantId = chooseVariant(offer, request.sku);
    return { type: 'add', entryId, itemId: offer.itemId, variantId, quantity, additionalFields };
  });
}

export function updateQuantity(call: CartCall, entryId: string, quantity: unknown): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, () => ({ type: 'setQuantity', entryId, quantity: checkQuantity(quantity) }));
}

export function updateFields(
  call: CartCall,
  entryId: string,
  { itemId, sku, additionalFields }: UpdateAdditionalFieldsRequest,
): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, async () => {
    const checked = await checkAdditionalFields(call.db, call.site, itemId, additionalFields);
    return { type: 'setFields', entryId, itemId, sku, additionalFields: checked };
  });
}

export function removeEntry(call: CartCall, entryId: string): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, () => ({ type: 'remove', entryId }));
}

/** Enters a code; one that the shop knows, but that takes nothing off as yet, is kept. */
export function addCoupon(call: CartCall, code: string): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, () => ({ type: 'addCoupon', code: normaliseCouponCode(code) }));
}

export function removeCoupon(call: CartCall, code: string): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, () => ({ type: 'removeCoupon', code: normaliseCouponCode(code) }));
}

/** Says where the cart goes to, and how: by one of the ways that are offered there, or by the cheapest. */
export function setShipping(call: CartCall, { location, optionId }: SetShippingRequest): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, async () => {
    const cart = call.cartToken && (await call.carts.read(call.site.siteId, sha256(call.cartToken)));
    if (cart && optionId !== null) {
      const { shippingOffers } = cartTotals(call.site, { ...cart, shippingLocation: location });
      if (!shippingOffers.some(({ id }) => id === optionId)) throw new ApiError('SHIPPING_NOT_OFFERED');
    }
    return { type: 'setShipping', location, optionId };
  });
}

/** Without a sku, the product's only variant. Gift cards, and what is sold as a subscription only, have pages of their own. */
function chooseVariant({ productType, variants, ...offer }: Offer, sku: string | null): string {
  const isSubscribable = offer.isSubscribable && !offer.isOneTimePurchasable;
  const flow = purchaseFlow({ productType, isSubscribable, expressCheckout: false });
  if (flow !== 'cart') throw new ApiError('NOT_SOLD_BY_CART');
  return checkVariant(variants, sku).id;
}

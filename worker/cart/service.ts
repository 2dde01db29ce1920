import { randomBytes } from 'node:crypto';
import type { ShoppingCart, UpdateAdditionalFieldsRequest } from '#runtime/contracts/cart.ts';
import type { ErrorCode } from '#runtime/contracts/errors.ts';
import { purchaseFlow } from '#runtime/domain/purchase-flow.ts';
import { type QuantityFault, readQuantity } from '#runtime/domain/quantity.ts';
import { type Offer, readOffer } from '../catalogue/service.ts';
import type { Site } from '../env.ts';
import { ApiError } from '../errors.ts';
import { sha256 } from '../session/service.ts';
import type { CartCall } from './call.ts';
import { type CartOutcome, carryOut } from './carry-out.ts';
import { toShoppingCart } from './cart-view.ts';
import type { Carts } from './port.ts';
import { SAMPLE_CART } from './sample-cart.ts';

export { deleteExpired } from './expiry.ts';

const ENTRY_ID_BYTES = 12;

const QUANTITY_CODES: Record<QuantityFault, ErrorCode> = {
  notANumber: 'QUANTITY_NOT_A_NUMBER',
  notWhole: 'QUANTITY_NOT_WHOLE',
  outOfRange: 'QUANTITY_OUT_OF_RANGE',
};

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
    const additionalFields = checkFields(request.additionalFields);
    const offer = await readOffer(call.db, call.site, request.itemId);
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
  return carryOut(call, { founds: false }, () => {
    return { type: 'setFields', entryId, itemId, sku, additionalFields: checkFields(additionalFields) };
  });
}

export function removeEntry(call: CartCall, entryId: string): Promise<CartOutcome> {
  return carryOut(call, { founds: false }, () => ({ type: 'remove', entryId }));
}

function checkQuantity(raw: unknown): number {
  const reading = readQuantity(raw);
  if (!reading.ok) throw new ApiError(QUANTITY_CODES[reading.fault], { fields: ['quantity'] });
  return reading.quantity;
}

/** Must be JSON text, kept as it was sent; empty for none. Half a character would come back from the database changed. */
function checkFields(text: string | null | undefined): string {
  if (!text) return '';
  if (text.isWellFormed() && isJson(text)) return text;
  throw new ApiError('INVALID_REQUEST', { fields: ['additionalFields'] });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Without a sku, the product's only variant. Gift cards and subscriptions are bought on pages of their own. */
function chooseVariant({ productType, isSubscribable, variants }: Offer, sku: string | null): string {
  const flow = purchaseFlow({ productType, isSubscribable, hasAdditionalFields: false, expressCheckout: false });
  if (flow !== 'cart') throw new ApiError('NOT_SOLD_BY_CART');
  if (sku === null && variants.length > 1) throw new ApiError('VARIANT_REQUIRED', { fields: ['sku'] });
  const chosen = sku === null ? variants[0] : variants.find((variant) => variant.sku === sku);
  if (!chosen) throw new ApiError('VARIANT_UNAVAILABLE', { fields: ['sku'] });
  return chosen.id;
}

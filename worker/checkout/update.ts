import type { Checkout, UpdateCheckoutRequest } from '#runtime/contracts/checkout.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { cartTotals, setDeliveryStatements } from '../cart/service.ts';
import { refusalOf } from '../db/guards.ts';
import { findGiftCard } from '../gift-cards/service.ts';
import { ApiError } from '../http/errors.ts';
import { isAllowed, remindersFrom } from '../passwords/service.ts';
import { shippingStatements, withAct } from './acts.ts';
import type { CheckoutCall } from './call.ts';
import { type Entries, saveEntriesStatement } from './entries.ts';
import { readStoredCheckout, type StoredCheckout } from './stored-checkout.ts';
import { toCheckout } from './view.ts';

/** Saves the visitor's entries. If the cart is gone, nothing is saved and the answer has an empty cart. */
export async function updateCheckout(call: CheckoutCall, request: UpdateCheckoutRequest): Promise<Checkout> {
  const checkout = await readStoredCheckout(call);
  if (!checkout) return toCheckout(call, undefined);
  const { address, shippingOptionId } = request;
  const moved = address === undefined ? checkout : movedTo(checkout, address);
  if (shippingOptionId !== undefined) expectOffered(call, moved, shippingOptionId);
  if (checkout.pending?.plan && request.giftCardCode) {
    throw new ApiError('GIFT_CARD_NOT_ACCEPTED', { fields: ['giftCardCode'] });
  }
  const mayRemind = await countReminder(call, checkout, request);
  const card = request.giftCardCode ? await findGiftCard(call, request.giftCardCode) : null;
  const entries: Partial<Entries> = {
    ...(request.email !== undefined && { email: request.email.toLowerCase() }),
    ...(address !== undefined && { address }),
    ...(request.note !== undefined && { note: request.note }),
    ...(request.giftCardCode !== undefined && {
      giftCardId: card?.id ?? null,
      giftCardVersion: card?.codeVersion ?? null,
    }),
    ...(checkout.pending && shippingOptionId !== undefined && { shippingOptionId }),
  };
  const { db, site, now } = call;
  const reached = shippingStatements(call, moved, request);
  let results: D1Result[];
  try {
    results = await db.batch([
      saveEntriesStatement(db, site.siteId, checkout.id, mayRemind ? entries : { ...entries, remindedAt: now }, now),
      ...cartStatements(call, checkout, moved, request),
      ...reached,
    ]);
  } catch (error) {
    throw refusalOf(error);
  }
  const shown = await toCheckout(call, await readStoredCheckout(call));
  return reached.length > 0 ? withAct(shown, results.at(-1)) : shown;
}

/**
 * Counts an address that is typed anew, and returns whether its reader may be reminded of this checkout. A network cannot
 * have reminders sent to any number of people.
 */
async function countReminder(
  { db, site, networks, now }: CheckoutCall,
  checkout: StoredCheckout,
  { email }: UpdateCheckoutRequest,
): Promise<boolean> {
  const isNew = email !== undefined && email.toLowerCase() !== checkout.entries.email && isMailAddress(email);
  return !isNew || isAllowed(db, site.siteId, remindersFrom(networks), now);
}

function movedTo(checkout: StoredCheckout, address: UpdateCheckoutRequest['address']): StoredCheckout {
  const { countryCode = '', region = '' } = address ?? {};
  return { ...checkout, cart: { ...checkout.cart, shippingLocation: countryCode ? { countryCode, region } : null } };
}

function expectOffered({ site }: CheckoutCall, { cart }: StoredCheckout, optionId: string): void {
  const { shippingOffers } = cartTotals(site, cart);
  if (shippingOffers.some(({ id }) => id === optionId)) return;
  throw new ApiError('SHIPPING_NOT_OFFERED', { fields: ['shippingOptionId'] });
}

/** Copies the checkout's place and shipping option to the cart, so that both pages show the same. */
function cartStatements(
  call: CheckoutCall,
  checkout: StoredCheckout,
  moved: StoredCheckout,
  request: UpdateCheckoutRequest,
) {
  const { address, shippingOptionId } = request;
  if (checkout.pending || (address === undefined && shippingOptionId === undefined)) return [];
  const { db, site, now } = call;
  const optionId = shippingOptionId ?? checkout.cart.shippingOptionId;
  const ref = { siteId: site.siteId, cartId: checkout.cart.id };
  return setDeliveryStatements(db, ref, { location: moved.cart.shippingLocation, optionId }, now);
}

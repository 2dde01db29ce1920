import type { Checkout, UpdateCheckoutRequest } from '#runtime/contracts/checkout.ts';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { addressErrors } from '#runtime/domain/address.ts';
import { actId, findAct, writeCheckoutAct, writtenAct } from '../acts/service.ts';
import { type CartLine, cartTotals } from '../cart/service.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { CheckoutCall } from './call.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** A line as acts name it. */
type Line = Pick<CartLine, 'itemId' | 'sku' | 'title' | 'quantity' | 'priceCents'>;
/** The cart or pending order of a checkout, with the lines that are bought. */
type Shown = Pick<StoredCheckout, 'id' | 'cart'>;

type Step = Pick<Act, 'kind' | 'step'>;

/** Returns the statement that writes down that a checkout has begun: once, however often its page is opened. */
export function beginStatements(call: CheckoutCall, checkout: Shown, lines: readonly Line[]): D1PreparedStatement[] {
  return lines.length > 0 ? stepStatements(call, checkout, lines, { kind: 'checkout' }) : [];
}

/** Returns the statement that writes down that the way of delivery is known: once a checkout. */
export function shippingStatements(
  call: CheckoutCall,
  checkout: StoredCheckout,
  { address, shippingOptionId }: UpdateCheckoutRequest,
): D1PreparedStatement[] {
  const isComplete = address ? Object.keys(addressErrors(address)).length === 0 : shippingOptionId !== undefined;
  if (!isComplete || !cartTotals(call.site, checkout.cart).requiresShipping) return [];
  return stepStatements(call, checkout, checkout.cart.lines, { kind: 'checkoutStep', step: 'shipping' });
}

/** Returns the statement that writes down that a buyer pays: once a checkout, whatever becomes of the payment. */
export function paymentStatements(call: CheckoutCall, checkout: StoredCheckout): D1PreparedStatement[] {
  return stepStatements(call, checkout, checkout.cart.lines, { kind: 'checkoutStep', step: 'payment' });
}

/** Finds the act of paying for a checkout, for a repeat of the call; undefined where the visitor has refused. */
export function findPaymentAct({ db, site }: CheckoutCall, checkoutId: string): Promise<Act | undefined> {
  return findAct(db, site.siteId, stepId(site.siteId, { kind: 'checkoutStep', step: 'payment' }, checkoutId));
}

/**
 * Adds the act that such a statement has written to the answer, as each repeat of its call does; other calls add none,
 * because the page knows it.
 */
export function withAct(checkout: Checkout, written: D1Result | undefined): Checkout {
  const act = writtenAct(written);
  return act ? { ...checkout, cart: { ...checkout.cart, act } } : checkout;
}

function stepId(siteId: string, { kind, step }: Step, checkoutId: string): string {
  return actId(siteId, step ?? kind, checkoutId);
}

function stepStatements(
  { db, site, source, callKey, now }: CheckoutCall,
  { id, cart }: Shown,
  lines: readonly Line[],
  step: Step,
): D1PreparedStatement[] {
  const act: Act = {
    id: stepId(site.siteId, step, id),
    ...step,
    currency: storeCurrency(site),
    valueCents: lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0),
    items: lines.map(({ itemId, sku, title, quantity, priceCents }) => ({ itemId, sku, title, quantity, priceCents })),
  };
  return writeCheckoutAct(db, { siteId: site.siteId, cartId: cart.id, act, source, callKey, now });
}

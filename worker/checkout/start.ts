import type { Checkout, CheckoutNotice } from '#runtime/contracts/checkout.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { correctLinesStatements, dropCouponsStatements, expectVersionStatement } from '../cart/service.ts';
import { failedGuard, guard } from '../db/guards.ts';
import { readGiftCard } from '../gift-cards/service.ts';
import { ApiError } from '../http/errors.ts';
import { releaseStatement, reserveStatements } from '../inventory/service.ts';
import { bindBuyerStatement } from '../pending-orders/service.ts';
import { requireSale } from '../site/sale.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { beginStatements, withAct } from './acts.ts';
import { type Corrections, correctCheckout } from './availability.ts';
import type { CheckoutCall } from './call.ts';
import { saveEntriesStatement } from './entries.ts';
import { cancelOverdue } from './payment/cancel-overdue.ts';
import { reconcileOpen } from './payment/reconcile.ts';
import { readStoredCheckout, type StoredCheckout } from './stored-checkout.ts';
import { leastSubtotal, toCheckout } from './view.ts';

/** An attempt fails when the cart changes in the same moment. */
const TRIES = 8;
const LOST_CARD: CheckoutNotice = { kind: 'giftCard', title: '', was: 0, is: 0 };

/**
 * Starts or renews a checkout: it reads prices and stock again, corrects the lines with a notice for each change, and
 * reserves what it may of those that can be paid for.
 */
export async function startCheckout(call: CheckoutCall): Promise<Checkout> {
  for (let tries = 1; ; tries++) {
    const checkout = await readUnpaid(call);
    if (!checkout) return toCheckout(call, undefined);
    expectSale(call, checkout);
    const corrections = await currentCorrections(call, checkout);
    const endedCodes = endedCoupons(call, checkout);
    const lostCard = await isCardLost(call, checkout);
    await expectMinimum(call, checkout, corrections.lines);
    let results: D1Result[];
    const began = beginStatements(call, checkout, corrections.lines);
    try {
      results = await call.db.batch([
        ...startStatements(call, checkout, corrections, { lostCard, endedCodes }),
        ...began,
      ]);
    } catch (error) {
      const code = failedGuard(error);
      if (code === undefined) throw error;
      if (tries === TRIES) throw new ApiError(code);
      continue;
    }
    const notices = [
      ...corrections.notices,
      ...endedCodes.map((code): CheckoutNotice => ({ kind: 'coupon', title: code, was: 0, is: 0 })),
      ...(lostCard ? [LOST_CARD] : []),
    ];
    const shown = await toCheckout(call, await afterwards(call, checkout, corrections), notices);
    return began.length > 0 ? withAct(shown, results.at(-1)) : shown;
  }
}

/** Whether the gift card that was entered is good no longer: it was used up, or has another code. */
async function isCardLost(call: CheckoutCall, { entries }: StoredCheckout): Promise<boolean> {
  return entries.giftCardId !== null && (await readGiftCard(call, entries)) === undefined;
}

/** Returns the entered codes whose coupons have ended or are gone. The others may apply again. */
function endedCoupons({ now }: CheckoutCall, { cart }: StoredCheckout): string[] {
  return cart.coupons
    .filter(({ coupon }) => !coupon || (coupon.endsAt !== null && coupon.endsAt <= now))
    .map(({ code }) => code);
}

/** Reads the checkout without reserving stock. */
export async function previewCheckout(call: CheckoutCall): Promise<Checkout> {
  return toCheckout(call, await readStoredCheckout(call));
}

/** Releases the reservation, unless it is being paid for. */
export async function releaseCheckout(call: CheckoutCall): Promise<void> {
  const checkout = await readStoredCheckout(call);
  if (checkout) await releaseStatement(call.db, { siteId: call.site.siteId, checkoutId: checkout.id }).run();
}

/** Throws NOT_SOLD_NOW where the shop does not sell what the checkout is for. */
export function expectSale({ site }: CheckoutCall, { pending }: StoredCheckout): void {
  requireSale(site, pending?.plan ? 'subscriptions' : pending?.gift ? 'giftCards' : 'commerce');
}

/** Throws MINIMUM_NOT_MET if the subtotal is below the shop's minimum. */
export async function expectMinimum(
  call: CheckoutCall,
  checkout: StoredCheckout,
  lines: Corrections['lines'],
): Promise<void> {
  const minimum = leastSubtotal(call, checkout);
  const subtotal = lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0);
  if (lines.length === 0 || subtotal >= minimum) return;
  const { site } = call;
  const { cart } = await textsIn(site.language);
  const amount = formatMoney(minimum, storeCurrency(site), site.language);
  throw new ApiError('MINIMUM_NOT_MET', { text: fill(cart.minimumSubtotal, { subtotal: amount }) });
}

/** Returns a guard that fails the batch if the checkout has changed since it was read, or was bought. */
export function expectUnchanged(
  { db, site }: CheckoutCall,
  { id, cart, pending }: StoredCheckout,
): D1PreparedStatement {
  const { siteId } = site;
  if (pending) {
    const isBought = 'EXISTS (SELECT 1 FROM orders WHERE site_id = ?1 AND checkout_id = ?2)';
    return guard(db, siteId, { CART_CONFLICT: isBought }, id);
  }
  return expectVersionStatement(db, { siteId, cartId: cart.id }, cart.version);
}

/**
 * Reads the checkout; undefined if its open payment turns out to be paid, for example because the visitor closed the
 * provider's page after paying.
 */
async function readUnpaid(call: CheckoutCall): Promise<StoredCheckout | undefined> {
  const checkout = await readStoredCheckout(call);
  if (!checkout) return undefined;
  return (await reconcileOpen(call, checkout.id)) ? readStoredCheckout(call) : checkout;
}

/** Corrects the checkout. Where units are missing, payments that have taken too long are ended first. */
async function currentCorrections(call: CheckoutCall, checkout: StoredCheckout): Promise<Corrections> {
  const corrections = await correctCheckout(call, checkout);
  if (corrections.payable.length === corrections.lines.length) return corrections;
  return (await cancelOverdue(call, checkout)) ? correctCheckout(call, checkout) : corrections;
}

function startStatements(
  call: CheckoutCall,
  checkout: StoredCheckout,
  corrections: Corrections,
  { lostCard, endedCodes }: { lostCard: boolean; endedCodes: readonly string[] },
): D1PreparedStatement[] {
  const { db, site, now, networks, visitorHash } = call;
  const entries = {
    origin: call.origin,
    ...(checkout.pending && { email: checkout.entries.email }),
    ...(lostCard && { giftCardId: null, giftCardVersion: null }),
  };
  return [
    expectUnchanged(call, checkout),
    ...correctionStatements(call, checkout, corrections),
    ...(endedCodes.length > 0
      ? dropCouponsStatements(db, { siteId: site.siteId, cartId: checkout.cart.id }, endedCodes)
      : []),
    ...(checkout.pending && visitorHash ? [bindBuyerStatement(db, site.siteId, { id: checkout.id, visitorHash })] : []),
    ...reserveStatements(db, { siteId: site.siteId, checkoutId: checkout.id, networks, now }, corrections.needs),
    saveEntriesStatement(db, site.siteId, checkout.id, entries, now),
  ];
}

/**
 * Returns the statements that write a correction. A pending order keeps its line, because the product may be back in
 * stock later.
 */
function correctionStatements(
  call: CheckoutCall,
  { id, cart, pending }: StoredCheckout,
  { lines, gone, notices }: Corrections,
) {
  if (notices.length === 0) return [];
  const { db, now } = call;
  const { siteId } = call.site;
  if (pending) {
    return lines.map(({ quantity, priceCents }) =>
      db
        .prepare('UPDATE pending_orders SET quantity = ?3, price_cents = ?4 WHERE site_id = ?1 AND id = ?2')
        .bind(siteId, id, quantity, priceCents),
    );
  }
  return correctLinesStatements(db, { siteId, cartId: cart.id }, { lines, gone }, now);
}

async function afterwards(call: CheckoutCall, before: StoredCheckout, { lines }: Corrections): Promise<StoredCheckout> {
  const checkout = (await readStoredCheckout(call)) ?? before;
  return checkout.pending ? { ...checkout, cart: { ...checkout.cart, lines } } : checkout;
}

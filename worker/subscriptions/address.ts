import type { Address } from '#runtime/contracts/checkout.ts';
import { addressErrors, taxedPlace, taxPlaceErrors } from '#runtime/domain/address.ts';
import { recordedTaxes } from '#runtime/domain/totals/recorded-tax.ts';
import type { ShippingOffer, Totals } from '#runtime/domain/totals/totals.ts';
import { computeTotals } from '#runtime/domain/totals/totals.ts';
import { ApiError } from '../http/errors.ts';
import { areMoneyRulesValid, moneyRules } from '../site/money-rules.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import { type ChangeCall, type ChangeResult, changeSubscription } from './change.ts';
import { isRunning } from './changes.ts';
import type { CycleLine, CycleOrder } from './cycle-order.ts';
import { readWeights } from './repository.ts';
import type { Subscription } from './subscription.ts';

export interface Move {
  address: Address;
  /** The way of delivery; where it is not offered, the cheapest one is taken. */
  shippingOptionId?: string | undefined;
}

/** What a cycle costs at another address, in minor units, before the buyer agrees to it. */
export interface MoveQuote {
  cycleOrder: CycleOrder;
  /** Ways of delivery at the address; empty without delivery. */
  offers: readonly ShippingOffer[];
  cents: number;
}

/**
 * Computes what later cycles cost at another address: the agreed price, with delivery and taxes by the shop's rules and
 * weights of today. Throws CHECKOUT_INCOMPLETE with the fields that are wrong, SHIPPING_NOT_OFFERED, or ORDER_CONFLICT where the
 * shop's rules are in another currency by now.
 */
export async function quoteMove(
  { db, site, now }: ShopCall,
  { cycleOrder, currency }: Subscription,
  move: Move,
): Promise<MoveQuote> {
  if (!areMoneyRulesValid(site)) throw new ApiError('PAYMENT_UNAVAILABLE');
  if (storeCurrency(site) !== currency) throw new ApiError('ORDER_CONFLICT');
  const { address, shippingOptionId = cycleOrder.shippingOptionId ?? undefined } = move;
  const { countryCode, region } = address;
  const totals = computeTotals({
    lines: await weighed(db, site.siteId, cycleOrder.lines),
    rules: moneyRules(site),
    couponCodes: [],
    coupons: new Map(),
    place: countryCode ? { countryCode, region } : undefined,
    shippingOptionId,
    giftCardBalanceCents: 0,
    now,
  });
  expectValid(address, totals);
  return {
    cycleOrder: moved(cycleOrder, address, totals, moneyRules(site).pricesIncludeTax),
    offers: totals.shippingOffers,
    cents: totals.grandTotalCents,
  };
}

/**
 * Changes the address of later cycles. `expectedCents` is what the buyer saw that a cycle costs from then on; where it
 * costs another amount now, CHECKOUT_CHANGED is thrown. A repeat changes nothing.
 */
export function changeAddress(
  call: ChangeCall,
  id: string,
  move: Move & { expectedCents: number },
): Promise<ChangeResult> {
  return changeSubscription(call, id, async (subscription) => {
    if (!isRunning(subscription)) return undefined;
    const { cycleOrder, cents } = await quoteMove(call, subscription, move);
    if (cents !== move.expectedCents) throw new ApiError('CHECKOUT_CHANGED');
    const changed = { cycle_order: JSON.stringify(cycleOrder), cycle_cents: cents };
    if (changed.cycle_order === JSON.stringify(subscription.cycleOrder)) return undefined;
    return { changed, event: { kind: 'addressChanged' } };
  });
}

/** Returns lines with the weights of their variants today; one whose variant is gone weighs what it did when it was bought. */
async function weighed(db: D1Database, siteId: string, lines: readonly CycleLine[]): Promise<CycleLine[]> {
  const weights = await readWeights(
    db,
    siteId,
    lines.map(({ variantId }) => variantId),
  );
  return lines.map((line) => {
    const grams = weights.get(line.variantId);
    return grams === undefined ? line : { ...line, weightGrams: grams };
  });
}

function expectValid(address: Address, { requiresShipping, taxPlace, shipping }: Totals): void {
  const errors = requiresShipping ? addressErrors(address) : taxPlace ? taxPlaceErrors(address, taxPlace) : {};
  const fields = Object.keys(errors).map((part) => `address.${part}`);
  if (fields.length > 0) throw new ApiError('CHECKOUT_INCOMPLETE', { fields });
  if (requiresShipping && !shipping) throw new ApiError('SHIPPING_NOT_OFFERED', { fields: ['address.countryCode'] });
}

function moved(order: CycleOrder, address: Address, totals: Totals, taxIncluded: boolean): CycleOrder {
  const { requiresShipping, taxPlace, shipping } = totals;
  return {
    ...order,
    address: requiresShipping ? address : taxPlace && taxedPlace(address, taxPlace),
    shippingName: shipping?.name ?? '',
    shippingOptionId: shipping?.id ?? null,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    taxIncluded,
    taxes: recordedTaxes({
      lines: order.lines,
      shippingCents: totals.shippingCostCents,
      taxes: totals.taxes,
      areIncluded: taxIncluded,
    }),
    grandTotalCents: totals.grandTotalCents,
    lines: order.lines.map((line, index) => ({ ...line, taxCents: totals.lines[index]?.taxCents ?? 0 })),
  };
}

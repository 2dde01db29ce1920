import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { multiply } from '#runtime/domain/totals/rounding.ts';
import { type BookedEvent, type BookedOrder, lineTotal, shippingTax } from './booked-order.ts';
import { deliveryTax } from './refunded-delivery.ts';
import { type Buckets, bucketsOf, NOTHING } from './split-taxes.ts';

/** Money that went back, or that came again because it did not arrive, on its day. Amounts are in minor units. */
export interface BookedRefund extends Buckets {
  /** Null for a refund of an imported order whose day is not known. */
  event: BookedEvent | null;
  /** Of the charge, and to a gift card; below 0 where a refund failed or a dispute was won after all. */
  cents: number;
  giftCardCents: number;
  /** What had gone back before. */
  before: Buckets;
  /** What of it is for the delivery, and for units of lines. */
  deliveryCents: number;
  units: { position: number; quantity: number; cents: number; taxCents: number }[];
}

const GIVEN: readonly OrderEventKind[] = ['partlyRefunded', 'refunded', 'disputeLost'];
const TAKEN_BACK: readonly OrderEventKind[] = ['refundFailed', 'disputeWon'];

/**
 * Returns what each event of an order has moved. All of them together are what the order says has gone back, by the rules of
 * `worker/orders/events.ts`; the last event has what rounding and lost disputes leave over.
 */
export function bookedRefunds(order: BookedOrder): BookedRefund[] {
  const { refundedCents, giftCardRefundedCents } = order;
  const back = { cents: 0, giftCardCents: 0, ...NOTHING };
  const refunds: BookedRefund[] = [];
  const add = (event: BookedEvent | null, after: { cents: number; giftCardCents: number }) => {
    const cents = after.cents - back.cents;
    const giftCardCents = after.giftCardCents - back.giftCardCents;
    if (cents === 0 && giftCardCents === 0) return;
    const units = unitsOf(order, event, refunds);
    const deliveryCents = event?.details.deliveryCents ?? 0;
    const split = splitOf(order, { back, refunds, event, total: cents + giftCardCents, units, deliveryCents });
    const { taxCents, taxedCents, untaxedCents } = back;
    const before = { taxCents, taxedCents, untaxedCents };
    refunds.push({ event, cents, giftCardCents, before, deliveryCents, units, ...split });
    Object.assign(back, after);
    for (const name of ['taxCents', 'taxedCents', 'untaxedCents'] as const) back[name] += split[name];
  };
  order.events.forEach((event, i) => {
    const isLast = i === order.events.length - 1;
    const after = backAfter(order, order.events.slice(0, i + 1), back.giftCardCents);
    add(event, isLast ? { cents: refundedCents, giftCardCents: giftCardRefundedCents } : after);
  });
  add(null, { cents: refundedCents, giftCardCents: giftCardRefundedCents });
  return refunds;
}

/** What has gone back after some events, to the charge and to the gift card. */
function backAfter(
  { grandTotalCents, giftCardCents }: BookedOrder,
  events: readonly BookedEvent[],
  earlierToCard: number,
): { cents: number; giftCardCents: number } {
  const taken = new Set(events.flatMap(({ kind, ref }) => (TAKEN_BACK.includes(kind) ? [ref] : [])));
  const given = events.filter(({ kind, ref }) => GIVEN.includes(kind) && !taken.has(ref));
  const sum = given.reduce((total, { details }) => total + (details.amountCents ?? 0), 0);
  const toCard = given.reduce((total, { details }) => total + (details.giftCardCents ?? 0), 0);
  const hasUnits = given.some(({ details }) => details.lines !== undefined);
  const paid = grandTotalCents - giftCardCents;
  const isWhole = given.length > 0 && sum >= paid;
  const isDisputed = events.some(({ kind }) => kind === 'disputeLost');
  return {
    cents: Math.min(paid, sum),
    giftCardCents: isDisputed
      ? earlierToCard
      : hasUnits
        ? Math.min(giftCardCents, toCard)
        : isWhole
          ? giftCardCents
          : 0,
  };
}

/** The units of a refund with what they cost, as `runtime/domain/refund-lines.ts` spreads it over them. */
function unitsOf(
  order: BookedOrder,
  event: BookedEvent | null,
  earlier: readonly BookedRefund[],
): BookedRefund['units'] {
  if (!event || !GIVEN.includes(event.kind)) return [];
  const failed = new Set(
    earlier.flatMap(({ event: past }) => (past && TAKEN_BACK.includes(past.kind) ? [past.ref] : [])),
  );
  const standing = earlier.filter(({ event: past }) => past && !failed.has(past.ref));
  return (event.details.lines ?? []).flatMap(({ position, quantity }) => {
    const line = order.lines[position];
    if (!line) return [];
    const before = standing
      .flatMap(({ units }) => units)
      .reduce((sum, unit) => sum + (unit.position === position ? unit.quantity : 0), 0);
    const share = (cents: number) =>
      multiply(cents, before + quantity, line.quantity) - multiply(cents, before, line.quantity);
    return [{ position, quantity, cents: share(lineTotal(order, line)), taxCents: share(line.taxCents) }];
  });
}

interface Moved {
  back: Buckets & { cents: number; giftCardCents: number };
  refunds: readonly BookedRefund[];
  event: BookedEvent | null;
  total: number;
  units: BookedRefund['units'];
  deliveryCents: number;
}

/** Splits what has moved into taxes, taxed and untaxed amounts, never more of one than is left of it. */
function splitOf(order: BookedOrder, { back, refunds, event, total, units, deliveryCents }: Moved): Buckets {
  const whole = bucketsOf(order);
  const left = {
    taxCents: whole.taxCents - back.taxCents,
    taxedCents: whole.taxedCents - back.taxedCents,
    untaxedCents: whole.untaxedCents - back.untaxedCents,
  };
  if (total < 0) {
    const given = refunds.find((refund) => refund.event?.ref === event?.ref && refundTotal(refund) === -total);
    return negative(given ?? shareOf(back, -total));
  }
  if (total >= left.taxCents + left.taxedCents + left.untaxedCents) return left;
  if (units.length === 0 && deliveryCents === 0) return shareOf(left, total);
  const cost = units.reduce((sum, unit) => sum + unit.cents, 0);
  const allTax = units.reduce((sum, unit) => sum + unit.taxCents, 0);
  // Units that an edit has taken off may be worth more than what was added for them; the rest goes back as an amount.
  const forUnits = Math.max(0, total - deliveryCents);
  const ofPart = forUnits < cost ? multiply(allTax, forUnits, cost) : allTax;
  const ofUnits = units.length === 0 ? shareOf(left, forUnits).taxCents : ofPart;
  // Earlier refunds may have had less tax in them than these units have: the tax takes what goods and delivery cannot.
  const atLeast = Math.max(0, total - left.taxedCents - left.untaxedCents);
  const ofNamed = ofUnits + deliveryTax(order, deliveryCents);
  const taxCents = Math.max(atLeast, Math.min(left.taxCents, total, ofNamed));
  const rest = total - taxCents;
  const untaxed = order.taxCents === 0 ? rest : shippingTax(order) === 0 ? deliveryCents : 0;
  const atMost = Math.min(left.untaxedCents, untaxed, rest);
  const taxedCents = Math.min(left.taxedCents, rest - atMost);
  return { taxCents, taxedCents, untaxedCents: rest - taxedCents };
}

/** The share of an amount in what is there. */
function shareOf(there: Buckets, total: number): Buckets {
  const sum = there.taxCents + there.taxedCents + there.untaxedCents;
  if (sum === 0) return { ...NOTHING, untaxedCents: total };
  const taxCents = multiply(there.taxCents, total, sum);
  const untaxedCents = multiply(there.untaxedCents, total, sum);
  return { taxCents, untaxedCents, taxedCents: total - taxCents - untaxedCents };
}

function negative({ taxCents, taxedCents, untaxedCents }: Buckets): Buckets {
  return { taxCents: 0 - taxCents, taxedCents: 0 - taxedCents, untaxedCents: 0 - untaxedCents };
}

export function refundTotal({ cents, giftCardCents }: Pick<BookedRefund, 'cents' | 'giftCardCents'>): number {
  return cents + giftCardCents;
}

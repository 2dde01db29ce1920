import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import type { Order, OrderUnits } from '../contracts/order.ts';
import { multiply, multiplyDown } from './totals/rounding.ts';

/** A line of an order; amounts are in minor units, and a deposit is part of the unit's price. */
export interface RefundableLine {
  unitCents: number;
  quantity: number;
  /** Units whose money went back before. */
  refundedQuantity: number;
  /** The line's shares of the order's discount and taxes. */
  discountCents: number;
  taxCents: number;
  productType: number;
}

/** An order with what of it has gone back. Amounts are in minor units. */
export interface RefundableOrder {
  lines: readonly RefundableLine[];
  shippingCents: number;
  /** The cheapest delivery that was offered. */
  standardShippingCents: number;
  taxCents: number;
  taxIncluded: boolean;
  grandTotalCents: number;
  /** The part of the grand total that a gift card paid. */
  giftCardCents: number;
  /** What has gone back of the charge, to the gift card, and for the delivery by whichever way. */
  refundedCents: number;
  giftCardRefundedCents: number;
  refundedDeliveryCents: number;
}

/** What goes back for units of an order, in minor units. */
export interface UnitsRefund {
  /** The units with their shares of discount and taxes. */
  goodsCents: number;
  deliveryCents: number;
  /** Goods and delivery, and never more than is left of the order. */
  totalCents: number;
  /** The parts of the total. */
  toProviderCents: number;
  toGiftCardCents: number;
}

interface ForDelivery {
  /** Whether the delivery goes back with the last goods. */
  refundsDelivery: boolean;
  /** By how much an owner lowers its price, in minor units without a tax that is added to prices. */
  lessDeliveryCents?: number;
}

/**
 * Computes what goes back for units of an order. A line's amount is spread over its units so that all of them together
 * give it exactly. The delivery goes back at its standard price once no goods are left, and never more than is left of it
 * after its price was lowered. Charge and gift card get back what goes back in the proportion in which they have paid the
 * order.
 */
export function refundOfUnits(
  order: RefundableOrder,
  units: readonly OrderUnits[],
  { refundsDelivery, lessDeliveryCents = 0 }: ForDelivery,
): UnitsRefund {
  const asked = order.lines.map((_, index) =>
    units.reduce((sum, { position, quantity }) => sum + (position === index ? quantity : 0), 0),
  );
  const goodsCents = sumOf(order.lines.map((line, index) => unitsCents(order, line, asked[index] ?? 0)));
  const goods = [...order.lines.entries()].filter(([, { productType }]) => productType === PRODUCT_TYPE.physical);
  const isLast = goods.every(([index, line]) => line.refundedQuantity + (asked[index] ?? 0) >= line.quantity);
  // With the last goods it goes back once, also where its price was lowered before.
  const isOfGoods = order.refundedDeliveryCents === 0 || goods.some(([index]) => (asked[index] ?? 0) > 0);
  const isDelivered = refundsDelivery && isLast && goods.length > 0 && isOfGoods;
  const lowered = loweredCents(order, lessDeliveryCents);
  const left = wholeDelivery(order) - order.refundedDeliveryCents - lowered;
  const deliveryCents = lowered + (isDelivered ? Math.max(0, Math.min(deliveryCentsOf(order), left)) : 0);
  const before = sumOf(order.lines.map((line) => spread(lineCents(order, line), line.refundedQuantity, line.quantity)));
  const earlier = before + order.refundedDeliveryCents;
  const cents = goodsCents + deliveryCents;
  const ofCharge = chargeShare(order, earlier + cents) - chargeShare(order, earlier);
  const toGiftCardCents = atMost(cents - ofCharge, order.giftCardCents - order.giftCardRefundedCents);
  // A card's share is less than its part of what is left where goods were added later, which the card has not paid.
  const overCard = Math.max(0, cents - ofCharge - toGiftCardCents);
  const toProviderCents = atMost(
    ofCharge + overCard,
    order.grandTotalCents - order.giftCardCents - order.refundedCents,
  );
  const totalCents = toProviderCents + toGiftCardCents;
  return {
    goodsCents,
    // Less is left than goods and delivery cost where an amount went back before.
    deliveryCents: atMost(deliveryCents, totalCents),
    totalCents,
    toProviderCents,
    toGiftCardCents,
  };
}

/** Returns what `refundOfUnits` asks for about an order. */
export function refundableOrder(order: Order): RefundableOrder {
  return {
    lines: order.items.map(({ unitPrice, ...item }) => ({ ...item, unitCents: unitPrice.value })),
    shippingCents: order.shippingTotal.value,
    standardShippingCents: order.standardShipping.value,
    taxCents: order.taxTotal.value,
    taxIncluded: order.taxIncluded,
    grandTotalCents: order.grandTotal.value,
    giftCardCents: order.giftCardTotal.value,
    refundedCents: order.refundedTotal.value,
    giftCardRefundedCents: order.giftCardRefunded.value,
    refundedDeliveryCents: order.refundedDelivery.value,
  };
}

/**
 * Returns the units that can go back by line, by their positions. A gift card could be spent after its money went back,
 * so it goes back with the whole order alone.
 */
export function unitsLeft({ items }: Pick<Order, 'items'>): OrderUnits[] {
  return items.flatMap(({ productType, quantity, refundedQuantity }, position) =>
    productType !== PRODUCT_TYPE.giftCard && quantity > refundedQuantity
      ? [{ position, quantity: quantity - refundedQuantity }]
      : [],
  );
}

/** What a line cost, with its shares. */
function lineCents(
  { taxIncluded }: RefundableOrder,
  { unitCents, quantity, discountCents, taxCents }: RefundableLine,
): number {
  return unitCents * quantity - discountCents + (taxIncluded ? 0 : taxCents);
}

function unitsCents(order: RefundableOrder, line: RefundableLine, count: number): number {
  const whole = lineCents(order, line);
  const { refundedQuantity: first, quantity } = line;
  return spread(whole, first + count, quantity) - spread(whole, first, quantity);
}

/** The part of an amount that the first of several units have; the last one brings it to the amount exactly. */
function spread(cents: number, units: number, quantity: number): number {
  return multiply(cents, units, quantity);
}

/** The delivery at its standard price, with its share of the taxes. */
function deliveryCentsOf(order: RefundableOrder): number {
  return withDeliveryTax(order, Math.min(order.standardShippingCents, order.shippingCents));
}

function wholeDelivery(order: RefundableOrder): number {
  return withDeliveryTax(order, order.shippingCents);
}

/** A part of the delivery's price, with its share of a tax that is added to prices. */
function withDeliveryTax({ shippingCents, taxCents, taxIncluded, lines }: RefundableOrder, cents: number): number {
  if (taxIncluded || shippingCents === 0) return cents;
  const shippingTax = Math.max(0, taxCents - sumOf(lines.map((line) => line.taxCents)));
  return cents + multiply(shippingTax, cents, shippingCents);
}

/** Returns what is left of the delivery's price, in minor units without a tax that is added to prices. */
export function deliveryPriceLeft(order: RefundableOrder): number {
  const whole = wholeDelivery(order);
  if (whole === 0) return 0;
  return Math.max(0, multiply(whole - order.refundedDeliveryCents, order.shippingCents, whole));
}

/** What goes back where the delivery's price is lowered, with its taxes: all that is left where it becomes free. */
function loweredCents(order: RefundableOrder, lessCents: number): number {
  if (lessCents === 0) return 0;
  const left = Math.max(0, wholeDelivery(order) - order.refundedDeliveryCents);
  return lessCents >= deliveryPriceLeft(order) ? left : Math.min(left, withDeliveryTax(order, lessCents));
}

/** The charge's part of an amount of the order. It is rounded down, so that it is whole with the whole order alone. */
function chargeShare({ grandTotalCents, giftCardCents }: RefundableOrder, cents: number): number {
  if (grandTotalCents === 0) return 0;
  return multiplyDown(Math.min(cents, grandTotalCents), grandTotalCents - giftCardCents, grandTotalCents);
}

function atMost(cents: number, left: number): number {
  return Math.max(0, Math.min(cents, left));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

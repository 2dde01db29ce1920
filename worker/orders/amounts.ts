import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';

interface Summed {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  shippingName: string;
  taxCents: number;
  taxIncluded: boolean;
  giftCardCents: number;
  grandTotalCents: number;
}

interface Sum {
  title: string;
  cents: number;
  isTotal?: boolean;
}

/** Returns an order's amounts in the order of their addition, without zeros. */
export function sumsOf(order: Summed, { placedOrders }: Catalogue): Sum[] {
  const delivery = order.shippingName ? `${placedOrders.delivery}: ${order.shippingName}` : placedOrders.delivery;
  const taxes = order.taxIncluded ? placedOrders.taxesIncluded : placedOrders.taxes;
  return [
    { title: placedOrders.subtotal, cents: order.subtotalCents },
    ...(order.discountCents > 0 ? [{ title: placedOrders.discount, cents: -order.discountCents }] : []),
    ...(order.shippingName || order.shippingCents > 0 ? [{ title: delivery, cents: order.shippingCents }] : []),
    ...(order.taxCents > 0 ? [{ title: taxes, cents: order.taxCents }] : []),
    { title: placedOrders.total, cents: order.grandTotalCents, isTotal: true },
    ...(order.giftCardCents > 0 ? [{ title: placedOrders.giftCard, cents: -order.giftCardCents }] : []),
  ];
}

/** Returns the price of a line as text; for a subscription with the plan's interval. */
export function lineAmount(
  cents: number,
  plan: SubscriptionPlan | null,
  { currency, language }: { currency: string; language: string },
  texts: Catalogue,
): string {
  const amount = formatMoney(cents, currency, language);
  return plan ? subscriptionPrice(amount, plan, texts) : amount;
}

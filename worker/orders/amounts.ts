import type { PaymentMethod, PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { DEFAULT_INSTALLMENTS, providerOfCurrency } from '#runtime/domain/installments.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { formatReduction } from '#runtime/domain/reduction.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';

interface Summed {
  subtotalCents: number;
  discountCents: number;
  coupons: readonly string[];
  shippingCents: number;
  shippingName: string;
  taxCents: number;
  taxIncluded: boolean;
  giftCardCents: number;
  grandTotalCents: number;
  /** Null where nothing was due. */
  provider: PaymentProvider | null;
  paymentMethod: PaymentMethod;
}

interface Sum {
  title: string;
  amount: string;
  isTotal?: boolean;
}

interface Shop {
  currency: string;
  language: string;
}

/** Returns an order's amounts as texts, in the order of their addition and without zeros, and how it was paid. */
export function sumsOf(order: Summed, { currency, language }: Shop, { placedOrders, cartPage }: Catalogue): Sum[] {
  const { coupons, discountCents, shippingName, shippingCents, taxCents, giftCardCents, grandTotalCents } = order;
  const money = (cents: number) => formatMoney(cents, currency, language);
  const codes = coupons.length > 0 ? ` (${coupons.join(', ')})` : '';
  const discount = {
    title: `${placedOrders.discount}${codes}`,
    amount: formatReduction(discountCents, currency, language),
  };
  const delivery = shippingName ? `${placedOrders.delivery}: ${shippingName}` : placedOrders.delivery;
  const taxes = order.taxIncluded ? placedOrders.taxesIncluded : placedOrders.taxes;
  const charged = grandTotalCents - giftCardCents;
  return [
    { title: placedOrders.subtotal, amount: money(order.subtotalCents) },
    ...(discountCents > 0 ? [discount] : []),
    ...(shippingName || shippingCents > 0
      ? [{ title: delivery, amount: shippingCents === 0 ? cartPage.free : money(shippingCents) }]
      : []),
    ...(taxCents > 0 ? [{ title: taxes, amount: money(taxCents) }] : []),
    { title: placedOrders.total, amount: money(grandTotalCents), isTotal: true },
    ...(giftCardCents > 0 ? [{ title: placedOrders.paidByGiftCard, amount: money(giftCardCents) }] : []),
    ...(order.provider && charged > 0
      ? [{ title: wayOf(order, order.provider, currency, placedOrders), amount: money(charged) }]
      : []),
  ];
}

/** Says how the money was paid. */
function wayOf(
  { paymentMethod }: Summed,
  provider: PaymentProvider,
  currency: string,
  texts: Catalogue['placedOrders'],
): string {
  if (paymentMethod === 'installments') {
    const values = { count: DEFAULT_INSTALLMENTS, provider: providerOfCurrency(currency) };
    return fill(provider === 'test' ? texts.paidByTestInstallments : texts.paidByInstallments, values);
  }
  return { test: texts.paidByTestCard, stripe: texts.paidByStripe, manual: texts.paidOutside }[provider];
}

/** Returns the price of a line as text; for a subscription with the plan's interval. */
export function lineAmount(
  cents: number,
  plan: SubscriptionPlan | null,
  { currency, language }: Shop,
  texts: Catalogue,
): string {
  const amount = formatMoney(cents, currency, language);
  return plan ? subscriptionPrice(amount, plan, texts) : amount;
}

import type { Checkout } from '../contracts/checkout.ts';
import type { PaymentMethod } from '../contracts/enumerations.ts';
import { INSTALLMENT_PROVIDER_NAMES } from '../domain/installment-providers.ts';
import { formatMoney } from '../domain/money.ts';
import type { CheckoutTexts } from '../i18n/en/checkout.ts';
import { fill } from '../i18n/fill.ts';
import type { Entries } from './state.ts';

/** The way to pay that applies: instalments only while the checkout offers them, otherwise the whole amount at once. */
export function methodOf({ method }: Pick<Entries, 'method'>, { installments }: Checkout): PaymentMethod {
  return installments?.status === 'offered' ? method : 'card';
}

/** Names the instalments that the checkout offers, or says why it does not; '' where they are out of the question. */
export function installmentsText({ installments, cart }: Checkout, texts: CheckoutTexts, language: string): string {
  if (!installments) return '';
  const money = (cents: number) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);
  const provider = INSTALLMENT_PROVIDER_NAMES[installments.provider];
  switch (installments.status) {
    case 'offered':
      return fill(texts.inInstallments, {
        count: installments.count,
        provider,
        amount: money(installments.amountsCents[0] ?? 0),
      });
    case 'abroad':
      return fill(texts.installmentsAbroad, { provider });
    case 'aboveMaximum':
      return fill(texts.installmentsUpTo, { provider, amount: money(installments.limitCents) });
    default:
      return fill(texts.installmentsOver, { provider, amount: money(installments.limitCents) });
  }
}

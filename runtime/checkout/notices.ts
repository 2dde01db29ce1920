import type { Checkout, CheckoutNotice } from '../contracts/checkout.ts';
import { formatMoney } from '../domain/money.ts';
import type { CheckoutTexts } from '../i18n/en/checkout.ts';
import { fill } from '../i18n/fill.ts';

/** The texts for what the server found changed since the visitor filled the cart. */
export function noticeTexts({ notices, cart }: Checkout, texts: CheckoutTexts, language: string): string[] {
  const money = (cents: number) => formatMoney(cents, cart.subtotalAmount.currencyCode, language);
  return notices.map(({ kind, title, was, is }: CheckoutNotice) => {
    if (kind === 'price') return fill(texts.noticePrice, { title, was: money(was), is: money(is) });
    if (kind === 'giftCard') return texts.noticeGiftCard;
    return fill(kind === 'short' ? texts.noticeShort : texts.noticeGone, { title, was, is });
  });
}

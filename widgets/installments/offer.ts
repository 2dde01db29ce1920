import { type InstallmentWording, installmentWording } from '#runtime/domain/installment-wording.ts';
import { countryOfCurrency } from '#runtime/domain/installments.ts';
import { attempt } from '#runtime/page/read-json.ts';
import { readSettings } from '#runtime/page/settings.ts';
import { cartSource } from './cart-source.ts';
import { productSource } from './product-source.ts';
import { nothingFound, type Source } from './source.ts';

/** The attributes of a tag; they override what the page says. Amounts are in minor units. */
export interface InstallmentAttributes {
  for: 'amount' | 'product' | 'cart';
  amount?: number | undefined;
  currency?: string | undefined;
  country?: string | undefined;
  language?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  count?: number | undefined;
}

/** Sources by element, for elements that replace a line of text; the line's source knows the choices made so far. */
const sources = new WeakMap<HTMLElement, Source>();

export function setSource(host: HTMLElement, source: Source): void {
  sources.set(host, source);
}

export function sourceOf(asked: InstallmentAttributes, host: HTMLElement): Source {
  if (asked.for === 'cart') return cartSource;
  return asked.for === 'product' ? (sources.get(host) ?? productSource(host)) : nothingFound;
}

/** Returns the current wording, or undefined where nothing is offered. */
export function offerWording(
  asked: InstallmentAttributes,
  source: Source,
  host: HTMLElement,
): InstallmentWording | undefined {
  return attempt(`instalments for ${asked.for}`, () => {
    const found = source.read();
    const amount = asked.amount ?? found?.amount;
    if (!found || amount === undefined) return undefined;
    const { terms } = found;
    const currency = asked.currency ?? found.currency ?? readSettings(host).currency;
    return installmentWording(amount, currency, {
      min: asked.min ?? terms.min ?? 0,
      max: asked.max ?? terms.max ?? Number.POSITIVE_INFINITY,
      country: asked.country ?? terms.country ?? countryOfCurrency(currency) ?? '',
      shopperLanguage: asked.language ?? terms.shopperLanguage ?? document.documentElement.lang,
      count: asked.count,
    });
  });
}

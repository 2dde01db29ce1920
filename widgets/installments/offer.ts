import { type InstallmentWording, installmentWording } from '#runtime/domain/installment-wording.ts';
import { countryOfCurrency, isDeliveredInCountry } from '#runtime/domain/installments.ts';
import type { PageTerms } from '#runtime/page/installments.ts';
import { attempt } from '#runtime/page/read-json.ts';
import { readSettings } from '#runtime/page/settings.ts';
import { pageLanguage } from '#runtime/page-language.ts';
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

/** Returns the current wording, or undefined where nothing is offered. `shop` is what the shop says itself. */
export function offerWording(
  asked: InstallmentAttributes,
  { source, host, shop }: { source: Source; host: HTMLElement; shop?: PageTerms | null | undefined },
): InstallmentWording | undefined {
  if (shop === null) return undefined;
  return attempt(`instalments for ${asked.for}`, () => {
    const found = source.read();
    const amount = asked.amount ?? found?.amount;
    if (!found || amount === undefined) return undefined;
    const terms = { ...shop, ...found.terms };
    // Nothing states that a cart can be paid so.
    if (asked.for === 'cart' && Object.keys(terms).length === 0) return undefined;
    const currency = asked.currency ?? found.currency ?? readSettings(host).currency;
    const country = asked.country ?? terms.country ?? countryOfCurrency(currency) ?? '';
    if (!isDeliveredInCountry(country, found.deliveryCountry)) return undefined;
    return installmentWording(amount, currency, {
      country,
      min: asked.min ?? terms.min ?? 0,
      max: asked.max ?? terms.max ?? Number.POSITIVE_INFINITY,
      shopperLanguage: asked.language ?? terms.shopperLanguage ?? pageLanguage(),
      count: asked.count,
    });
  });
}

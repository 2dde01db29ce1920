import { DEFAULT_CURRENCY } from '../contracts/enumerations.ts';
import { isCurrencyCode } from '../domain/currency-code.ts';
import { pageLanguage } from '../page-language.ts';
import { cartPage } from './cart-root.ts';
import { readJson } from './read-json.ts';
import { staticContext } from './static-context.ts';

interface PageSettings {
  currency: string;
  expressCheckout: boolean;
  multipleQuantityAllowedForServices: boolean;
  locale: string;
}

const DEFAULT_LOCALE = 'en-US';

interface Merchandising {
  productMerchandisingContext?: { expressCheckout?: boolean; locale?: string };
}

/** Reads the shop's settings: from Products V2's context around `near`, then the static context, then defaults. */
export function readSettings(near?: Element): PageSettings {
  const { website, websiteSettings } = staticContext();
  const store = websiteSettings?.storeSettings;
  return {
    currency:
      [store?.selectedCurrency, cartPage()?.storeCurrency, priceCurrency()].find(isCurrencyCode) ?? DEFAULT_CURRENCY,
    expressCheckout: hasExpressCheckout(near),
    multipleQuantityAllowedForServices: store?.multipleQuantityAllowedForServices ?? true,
    locale:
      merchandising(near)?.locale || website?.formattingLocale || website?.language || pageLanguage() || DEFAULT_LOCALE,
  };
}

export function hasExpressCheckout(near?: Element): boolean {
  const ofShop = staticContext().websiteSettings?.storeSettings?.expressCheckout;
  return merchandising(near)?.expressCheckout ?? ofShop ?? false;
}

function merchandising(near: Element | undefined) {
  return readJson<Merchandising>(near?.closest('.product-detail'), 'data-context')?.productMerchandisingContext;
}

function priceCurrency(): string | null | undefined {
  return document.querySelector('meta[property="product:price:currency"]')?.getAttribute('content');
}

import { CURRENCIES } from '#runtime/contracts/enumerations.ts';
import { isCountry } from '#runtime/domain/countries.ts';
import { businessOf } from './business.ts';
import { moneyRules } from './money-rules.ts';
import type { Site } from './site.ts';
import { storeCurrency } from './store-settings.ts';

/**
 * Returns the shop's own country, ISO 3166-1 alpha-2, where forms for addresses begin; '' where nothing says it. It is that
 * of the business, else that of the account at the payment provider, else the only country whose taxes the shop knows, else that of its currency, else
 * that of its language.
 */
export function shopCountry(site: Site): string {
  const { countryCode } = businessOf(site);
  if (countryCode !== '') return countryCode;
  const { stripeCountry } = site.storeSettings;
  if (typeof stripeCountry === 'string' && isCountry(stripeCountry)) return stripeCountry;
  const [taxed, ...others] = new Set(moneyRules(site).taxes.map(({ zone }) => zone.countryCode));
  if (taxed && others.length === 0 && isCountry(taxed)) return taxed;
  return currencyCountry(storeCurrency(site)) || languageCountry(site);
}

/** Returns the country of a currency: 'GB' of GBP, '' of EUR. The first two letters of a code name it (ISO 4217). */
function currencyCountry(currency: string): string {
  const country = currency.slice(0, 2);
  return isCountry(country) ? country : '';
}

/** Returns the country that the site's language names, unless that one has a currency of its own: 'IE' of en-IE. */
function languageCountry({ language }: Site): string {
  const [, country = ''] = /-([A-Z]{2})$/.exec(language) ?? [];
  return CURRENCIES.some((currency) => currencyCountry(currency) === country) ? '' : country;
}

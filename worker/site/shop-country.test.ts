import { expect, test } from 'vitest';
import { shopCountry } from './shop-country.ts';
import type { Site } from './site.ts';

const tax = (countryCode: string) => ({
  id: countryCode,
  name: 'VAT',
  zone: { countryCode, region: '' },
  rate: 230_000,
});
const site = (storeSettings: object, language = 'en-US') =>
  ({ siteId: 'site', language, storeSettings }) as unknown as Site;

test.each([
  [
    'the country of the account',
    { stripeCountry: 'IE', selectedCurrency: 'GBP', taxRules: [tax('DE')] },
    'en-US',
    'IE',
  ],
  [
    'the only country with taxes',
    { selectedCurrency: 'EUR', taxRules: [tax('ie'), { ...tax('IE'), id: 'b' }] },
    'en-US',
    'IE',
  ],
  [
    'the currency’s country where several are taxed',
    { selectedCurrency: 'GBP', taxRules: [tax('IE'), tax('DE')] },
    'en-US',
    'GB',
  ],
  ['the language’s country where several share the currency', { selectedCurrency: 'EUR' }, 'en-IE', 'IE'],
  ['no country of another currency', { selectedCurrency: 'EUR' }, 'en-US', ''],
  ['none of a language without a country', { selectedCurrency: 'EUR' }, 'de', ''],
  ['the usual currency’s country', {}, 'en-US', 'US'],
])('a shop has %s', (_, settings, language, country) => {
  expect(shopCountry(site(settings, language))).toBe(country);
});

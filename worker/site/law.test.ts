import { expect, test } from 'vitest';
import { hasDuty, isOwedTo, sellsTo } from './law.ts';
import type { Site } from './site.ts';

const NOW = Date.UTC(2026, 10, 29, 12);

function site({
  zones = [],
  law = {},
  store = {},
  timeZone = 'Europe/Berlin',
}: {
  zones?: object[];
  law?: object;
  store?: object;
  timeZone?: string;
}) {
  const rule = { id: 'post', name: 'Post', zones, basis: 'flat', tiers: [] };
  return {
    siteId: 'site',
    timeZone,
    language: 'en',
    storeSettings: { shippingRules: [rule], lawSettings: law, ...store },
  } as unknown as Site;
}
const to = (...countries: string[]) => site({ zones: countries.map((countryCode) => ({ countryCode })) });

test.each([
  ['a country that is delivered to', to('de'), 'DE', true],
  ['a region of it', site({ zones: [{ countryCode: 'ES', region: 'ES-CN' }] }), 'ES', true],
  ['every country by the zone of all', to('US', '*'), 'FR', true],
  ['a country that the owner names', site({ law: { countries: ['fr'] } }), 'FR', true],
  ['no other', to('US'), 'FR', false],
  ['its own country without delivery and without names', site({ store: { stripeCountry: 'DE' } }), 'DE', true],
  ['no other then', site({ store: { stripeCountry: 'DE' } }), 'FR', false],
  ['nobody where nothing says its own country', site({ store: { selectedCurrency: 'EUR' } }), 'DE', false],
  [
    'its own country only where it names no other',
    site({ store: { stripeCountry: 'DE' }, law: { countries: ['FR'] } }),
    'DE',
    false,
  ],
])('a shop sells to %s', (_, shop, country, expected) => {
  expect(sellsTo(shop, country)).toBe(expected);
});

test('duties of display follow the countries that the shop sells to', () => {
  expect(hasDuty(to('DE'), 'withdrawalFunction', NOW)).toBe(true);
  expect(hasDuty(to('DE'), 'anchorPrice', NOW)).toBe(false);
  expect(hasDuty(to('*'), 'anchorPrice', NOW)).toBe(true);
  expect(hasDuty(to('US'), 'withdrawalRight', NOW)).toBe(false);
  expect(hasDuty(to('GB'), 'withdrawalRight', NOW)).toBe(true);
  expect(hasDuty(to('GB'), 'withdrawalFunction', NOW)).toBe(false);
  expect(hasDuty(site({ law: { countries: ['HR'] } }), 'anchorPrice', NOW)).toBe(true);
});

test('a buyer has the rights of the own country, wherever else the shop sells', () => {
  expect(isOwedTo(to('DE', 'US'), 'withdrawalFunction', 'DE', NOW)).toBe(true);
  expect(isOwedTo(to('DE', 'US'), 'withdrawalFunction', 'US', NOW)).toBe(false);
});

test.each([
  ['Europe/Berlin', '2026-09-26T22:00:00Z'],
  ['Pacific/Honolulu', '2026-09-27T10:00:00Z'],
  ['Pacific/Auckland', '2026-09-26T12:00:00Z'],
])('a duty begins with its day where the shop is, in %s', (timeZone, begin) => {
  const shop = site({ zones: [{ countryCode: 'DE' }], timeZone });
  const start = Date.parse(begin);
  expect(hasDuty(shop, 'guaranteeNotice', start - 1)).toBe(false);
  expect(hasDuty(shop, 'guaranteeNotice', start)).toBe(true);
  expect(isOwedTo(shop, 'guaranteeNotice', 'DE', start - 1)).toBe(false);
  expect(isOwedTo(shop, 'guaranteeNotice', 'DE', start)).toBe(true);
});

test('a shop that sells to businesses alone has only the duties that protect them too', () => {
  const shop = site({ zones: [{ countryCode: 'DE' }], law: { sellsToConsumers: false } });
  expect(hasDuty(shop, 'withdrawalRight', NOW)).toBe(false);
  expect(isOwedTo(shop, 'withdrawalRight', 'DE', NOW)).toBe(false);
  expect(hasDuty(shop, 'imprint', NOW)).toBe(true);
  expect(hasDuty(shop, 'registrations', NOW)).toBe(true);
});

test('settings that cannot be read count as the usual ones', () => {
  expect(hasDuty(site({ zones: [{ countryCode: 'DE' }], law: { countries: 'all' } }), 'withdrawalRight', NOW)).toBe(
    true,
  );
});

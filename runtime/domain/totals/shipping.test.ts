import { describe, expect, test } from 'vitest';
import { zoneMatch } from './region.ts';
import { offerShipping, type ShippingRule } from './shipping.ts';

const place = (countryCode: string, region = '') => ({ countryCode, region });
const rule = (id: string, zones: [string, string?][], rest: Partial<ShippingRule> = {}): ShippingRule => ({
  id,
  name: id,
  zones: zones.map(([countryCode, region]) => place(countryCode, region)),
  basis: 'flat',
  tiers: [{ from: 0, cents: 500 }],
  ...rest,
});
const parcel = { subtotalCents: 4000, quantity: 2, weightGrams: 0 };
/** A rule measures one of these alone. */
const nothing = { subtotalCents: 0, quantity: 0, weightGrams: 0 };
const idsAt = (rules: ShippingRule[], where: ReturnType<typeof place>, sent = parcel) =>
  offerShipping(rules, where, sent).map(({ id, cents }) => `${id} ${cents}`);

describe('a zone', () => {
  test.each([
    ['US', '', 'US', 'NY', 2],
    ['US', 'NY', 'US', 'NY', 3],
    ['US', 'HI', 'US', 'NY', 0],
    ['US', 'NY', 'US', '', 0],
    ['*', '', 'DE', 'BE', 1],
    ['CA', '', 'US', '', 0],
  ] as const)('the zone %s %s fits the place %s %s by %i', (country, region, toCountry, toRegion, expected) => {
    expect(zoneMatch(place(country, region), place(toCountry, toRegion))).toBe(expected);
  });
});

describe('ways of delivery', () => {
  test('the offered deliveries are those of the closest zone, cheapest first', () => {
    const rules = [
      rule('express', [['US']], { tiers: [{ from: 0, cents: 1500 }] }),
      rule('ground', [['US']]),
      rule(
        'island',
        [
          ['US', 'HI'],
          ['US', 'AK'],
        ],
        { tiers: [{ from: 0, cents: 2500 }] },
      ),
      rule('world', [['*']], { tiers: [{ from: 0, cents: 4000 }] }),
    ];
    expect(idsAt(rules, place('US', 'NY'))).toEqual(['ground 500', 'express 1500']);
    expect(idsAt(rules, place('US', 'HI'))).toEqual(['island 2500']);
    expect(idsAt(rules, place('NZ'))).toEqual(['world 4000']);
    expect(idsAt(rules.slice(0, 3), place('NZ'))).toEqual([]);
  });

  test.each([
    ['subtotal', { subtotalCents: 4999, quantity: 1 }, 800],
    ['subtotal', { subtotalCents: 5000, quantity: 1 }, 0],
    ['quantity', { quantity: 49 }, 800],
    ['quantity', { quantity: 5000 }, 0],
    ['weight', { weightGrams: 4999 }, 800],
    ['weight', { weightGrams: 5000 }, 0],
    ['flat', {}, 0],
  ] as const)('a delivery priced by %s for %j costs %i', (basis, sent, cents) => {
    const tiers = [
      { from: 0, cents: 800 },
      { from: 5000, cents: 0 },
    ];
    expect(idsAt([rule('post', [['US']], { basis, tiers })], place('US'), { ...nothing, ...sent })).toEqual([
      `post ${cents}`,
    ]);
  });

  test('a delivery may exclude parcels that are too small for it', () => {
    const rules = [rule('pallet', [['US']], { basis: 'quantity', tiers: [{ from: 10, cents: 9000 }] })];
    expect(idsAt(rules, place('US'))).toEqual([]);
    expect(idsAt(rules, place('US'), { ...nothing, quantity: 10 })).toEqual(['pallet 9000']);
  });
});

import type { CouponContent } from './content.ts';

const to = (...countries: string[]) => countries.map((countryCode) => ({ countryCode }));
const always = (cents: number) => [{ from: 0, cents }];
const VAT = { name: 'MwSt. 19\u00a0%', rate: 190_000, taxesShipping: true };

/**
 * Delivery and tax rules, in minor units. Prices include value-added tax; orders to Switzerland are exported without
 * it. The minimum subtotal is €20.
 */
export const moneySettings = {
  shippingRules: [
    {
      id: 'de-paket',
      name: 'Paket, 2 bis 4 Werktage',
      zones: to('DE'),
      basis: 'subtotal',
      tiers: [
        { from: 0, cents: 690 },
        { from: 15_000, cents: 0 },
      ],
    },
    { id: 'de-express', name: 'Express, am nächsten Werktag', zones: to('DE'), basis: 'flat', tiers: always(1490) },
    { id: 'at-paket', name: 'Paket, 4 bis 6 Werktage', zones: to('AT'), basis: 'flat', tiers: always(1290) },
    { id: 'ch-paket', name: 'Paket, 5 bis 8 Werktage', zones: to('CH'), basis: 'flat', tiers: always(2490) },
  ],
  taxRules: [
    { ...VAT, id: 'de-mwst', zone: { countryCode: 'DE' } },
    { ...VAT, id: 'at-mwst', zone: { countryCode: 'AT' } },
  ],
  pricesIncludeTax: true,
  minimumSubtotalCents: 2000,
  orderNotificationEmail: 'bestellungen@lampenwerk.example',
  contactEmail: 'hallo@lampenwerk.example',
};

export const coupons: CouponContent[] = [
  { code: 'LICHTBLICK', name: '20\u00a0€ Rabatt ab 150\u00a0€', discount: { amount: 2000 }, from: 15_000 },
];

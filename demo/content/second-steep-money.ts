import type { CouponContent } from './content.ts';

const anywhereIn = (...countries: string[]) => countries.map((countryCode) => ({ countryCode }));

/** Delivery rules; ground delivery is free within the United States from $50. */
const shippingRules = [
  {
    id: 'us-ground',
    name: 'Ground, 3 to 5 days',
    zones: anywhereIn('US'),
    basis: 'subtotal',
    tiers: [
      { from: 0, cents: 595 },
      { from: 5000, cents: 0 },
    ],
  },
  {
    id: 'us-express',
    name: 'Express, 1 to 2 days',
    zones: anywhereIn('US'),
    basis: 'flat',
    tiers: [{ from: 0, cents: 1495 }],
  },
  {
    id: 'us-sea',
    name: 'By sea and air, 7 to 12 days',
    zones: ['AK', 'HI'].map((region) => ({ countryCode: 'US', region })),
    basis: 'flat',
    tiers: [{ from: 0, cents: 1295 }],
  },
  {
    id: 'ca-post',
    name: 'Canada Post, 6 to 10 days',
    zones: anywhereIn('CA'),
    basis: 'subtotal',
    tiers: [
      { from: 0, cents: 1295 },
      { from: 10_000, cents: 695 },
    ],
  },
  {
    id: 'world-air',
    name: 'Airmail, 8 to 15 days',
    zones: anywhereIn('*'),
    basis: 'quantity',
    tiers: [
      { from: 0, cents: 1895 },
      { from: 4, cents: 2895 },
    ],
  },
];

/** Oregon has no sales tax. Canada's GST and each province's own tax are separate rules. */
const taxRules = [
  { id: 'us-ca', name: 'California sales tax', zone: { countryCode: 'US', region: 'CA' }, rate: 72_500 },
  {
    id: 'us-ny',
    name: 'New York sales tax',
    zone: { countryCode: 'US', region: 'NY' },
    rate: 88_750,
    taxesShipping: true,
  },
  {
    id: 'us-wa',
    name: 'Washington sales tax',
    zone: { countryCode: 'US', region: 'WA' },
    rate: 65_000,
    taxesShipping: true,
  },
  { id: 'ca-gst', name: 'GST', zone: { countryCode: 'CA' }, rate: 50_000, taxesShipping: true },
  {
    id: 'ca-on',
    name: 'HST, Ontario’s part',
    zone: { countryCode: 'CA', region: 'ON' },
    rate: 80_000,
    taxesShipping: true,
  },
  { id: 'ca-qc', name: 'QST', zone: { countryCode: 'CA', region: 'QC' }, rate: 99_750, taxesShipping: true },
];

export const moneySettings = {
  shippingRules,
  taxRules,
  pricesIncludeTax: false,
  orderNotificationEmail: 'okoro@second-steep.example',
  contactEmail: 'hello@second-steep.example',
};

export const coupons: CouponContent[] = [
  { code: 'SECONDPOT', name: '10% off', discount: { percent: 10 } },
  { code: 'FIVER', name: '$5 off from $30 on', discount: { amount: 500 }, from: 3000 },
  { code: 'STEAMSHIP', name: 'Free delivery', discount: 'shipping' },
  { code: 'WINTER25', name: 'Last winter’s quarter off', discount: { percent: 25 }, ends: '2026-03-01' },
];

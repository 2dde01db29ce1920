import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const SOLD = {
  currency: 'USD',
  orders: 2,
  cents: 4_500,
  refundedCents: 1_500,
  netCents: 3_000,
  averageCents: 2_250,
};
const ANSWER = {
  from: '2026-05-04',
  to: '2026-05-06',
  timeZone: 'Europe/Paris',
  utcUntil: null as string | null,
  overlays: [],
  events: [],
  searches: [],
  funnel: {
    views: 8,
    adds: 4,
    removals: 1,
    cartViews: 3,
    checkouts: 2,
    shipping: 2,
    payment: 1,
    orders: 1,
  },
  visibleSeconds: 5_400,
  media: [{ key: 'video', title: 'video', count: 6 }],
  totals: { visits: 15, hits: 30, views: 8, adds: 4, checkouts: 2, countedOrders: 1, withdrawals: 2 },
  sales: [SOLD],
  pages: [{ key: '/shop', title: '/shop', count: 20 }],
  products: [
    {
      itemId: 'mug',
      title: 'Mug',
      views: 8,
      quickViews: 5,
      adds: 4,
      orders: 1,
      units: 3,
      sales: [{ currency: 'USD', cents: 3_000 }],
    },
  ],
  days: [
    {
      day: '2026-05-05',
      visits: 15,
      hits: 30,
      views: 8,
      adds: 4,
      checkouts: 2,
      countedOrders: 1,
      sales: [SOLD],
    },
  ],
  experiments: [{ experimentId: 'button', variantId: 'red', visits: 200, adds: 9, orders: 7 }],
  sources: [{ key: 'direct', title: 'direct', count: 7, orders: 1 }],
  emptySearches: [{ key: 'coffee', title: 'coffee', count: 1 }],
  forms: [{ formId: 'contact', title: 'Contact', shown: 8, sent: 2 }],
  buttons: [{ button: 'addToCart', shown: 9, pressed: 4 }],
};

test('the numbers are tables that an owner understands, without those that are empty', async () => {
  const { printed, calls } = await owner('stats --from 2026-05-04 --to 2026-05-06', [ANSWER]);
  expect(calls).toEqual(['GET /api/owner/stats?from=2026-05-04&to=2026-05-06']);
  expect(printed).toContain(
    'From 2026-05-04 to 2026-05-06 (days in Europe/Paris): 15 visits, 30 pages seen. 6.7 % of the visits led to an order.',
  );
  expect(printed).toContain('Pages were looked at for 1.5 hours, 180 seconds each.');
  expect(printed).toContain('Buyers have declared 2 withdrawals.');
  expect(printed).toMatch(/Taken out of carts +1 *\nCarts looked at +3 *\n/);
  expect(printed).toMatch(/Way of delivery known +2 +100 %\nPayment tried +1 +50 %/);
  expect(printed).toMatch(/video +6/);
  expect(printed).toMatch(/Put into carts +4 +50 %\nCheckouts begun +2 +50 %\nOrders +1 +50 %/);
  expect(printed).toMatch(/USD +2 +45\.00 +15\.00 +30\.00 +22\.50/);
  expect(printed).toMatch(/Contact +8 +2 +25 %/);
  expect(printed).toMatch(/2026-05-05 +USD +2 +45\.00 +15\.00 +30\.00/);
  expect(printed).toMatch(/Mug +8 +5 +4 +1 +3 +30\.00 USD/);
  expect(printed).toMatch(/button +red +200 +9 +7 +3\.5 %/);
  expect(printed).toMatch(/coffee +1/);
  expect(printed).toMatch(/direct +7 +1/);
  expect(printed).not.toContain('Over the page');
});

test('numbers without any count are not shown', async () => {
  const funnel = { ...ANSWER.funnel, removals: 0, cartViews: 0, shipping: 0, payment: 0 };
  const totals = { ...ANSWER.totals, withdrawals: 0 };
  const { printed } = await owner('stats', [{ ...ANSWER, totals, funnel, visibleSeconds: 0, media: [] }]);
  expect(printed).not.toMatch(/On the way|looked at for|Played|withdrawal/);
});

test('days of which only the UTC day is kept are told', async () => {
  const { printed } = await owner('stats', [{ ...ANSWER, utcUntil: '2026-05-04' }]);
  expect(printed).toContain('Until 2026-05-04, all but sales is counted by days in UTC.');
});

test('the numbers of each day are printed as a file', async () => {
  const { calls } = await owner('stats --days 7 --csv', [new Response('Day,Visits')]);
  expect(calls).toEqual(['GET /api/owner/stats/export?days=7']);
});

test('one day is enough', async () => {
  const { calls } = await owner('stats --days 1', [ANSWER]);
  expect(calls).toEqual(['GET /api/owner/stats?days=1']);
});

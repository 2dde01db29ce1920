import { expect, test } from 'vitest';
import { owner } from './shop.ts';

const ANSWER = {
  from: '2026-05-04',
  to: '2026-05-06',
  timeZone: 'UTC',
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
  totals: { visits: 15, hits: 30, views: 8, adds: 4, checkouts: 2, orders: 1, withdrawals: 2 },
  sales: [{ currency: 'USD', orders: 2, cents: 4_500, refundedCents: 1_500 }],
  pages: [{ key: '/shop', title: '/shop', count: 20 }],
  products: [
    {
      itemId: 'mug',
      title: 'Mug',
      views: 8,
      quickViews: 5,
      adds: 4,
      orders: 1,
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
      orders: 1,
      sales: [{ currency: 'USD', orders: 2, cents: 4_500, refundedCents: 1_500 }],
    },
  ],
  experiments: [{ experimentId: 'button', variantId: 'red', visits: 200, adds: 9, orders: 7 }],
  sources: [{ key: 'direct', title: 'direct', count: 7 }],
  emptySearches: [{ key: 'coffee', title: 'coffee', count: 1 }],
  forms: [{ formId: 'contact', title: 'Contact', shown: 8, sent: 2 }],
  buttons: [{ button: 'addToCart', shown: 9, pressed: 4 }],
};

test('the numbers are tables that an owner understands, without those that are empty', async () => {
  const { printed, calls } = await owner('stats --from 2026-05-04 --to 2026-05-06', [ANSWER]);
  expect(calls).toEqual(['GET /api/owner/stats?from=2026-05-04&to=2026-05-06']);
  expect(printed).toContain('From 2026-05-04 to 2026-05-06 (days in UTC): 15 visits, 30 pages seen.');
  expect(printed).toContain('Pages were looked at for 1.5 hours, 180 seconds each.');
  expect(printed).toContain('Buyers have declared 2 withdrawals.');
  expect(printed).toMatch(/Taken out of carts +1 *\nCarts looked at +3 *\n/);
  expect(printed).toMatch(/Way of delivery known +2 +100 %\nPayment tried +1 +50 %/);
  expect(printed).toMatch(/video +6/);
  expect(printed).toMatch(/Put into carts +4 +50 %\nCheckouts begun +2 +50 %\nOrders +1 +50 %/);
  expect(printed).toMatch(/USD +2 +45\.00 +15\.00 +22\.50/);
  expect(printed).toMatch(/Contact +8 +2 +25 %/);
  expect(printed).toMatch(/2026-05-05 +USD +2 +45\.00 +15\.00/);
  expect(printed).toMatch(/Mug +8 +5 +4 +1 +30\.00 USD/);
  expect(printed).toMatch(/button +red +200 +9 +7 +3\.5 %/);
  expect(printed).toMatch(/coffee +1/);
  expect(printed).not.toContain('Over the page');
});

test('numbers without any count are not shown', async () => {
  const funnel = { ...ANSWER.funnel, removals: 0, cartViews: 0, shipping: 0, payment: 0 };
  const totals = { ...ANSWER.totals, withdrawals: 0 };
  const { printed } = await owner('stats', [{ ...ANSWER, totals, funnel, visibleSeconds: 0, media: [] }]);
  expect(printed).not.toMatch(/On the way|looked at for|Played|withdrawal/);
});

test('a span of days ends today, and one day is enough', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const { calls } = await owner('stats --days 1', [ANSWER]);
  expect(calls).toEqual([`GET /api/owner/stats?from=${today}`]);
});

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { STAT_KINDS, type StatKind, Stats } from '#runtime/contracts/stats.ts';
import { dayIn, momentOf } from '#runtime/domain/zoned-time.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { addForm, FORM_ID, rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { addCounts, deleteExpiredStats, type StatCount } from './service.ts';

const STATS = '/api/owner/stats';
const MAY = '2026-05-05';
const SPAN = '?from=2026-05-04&to=2026-05-06';

beforeEach(openShops);

const ZONE = 'America/New_York';
/** Adds counts at noon of a day, or at a moment. */
const add = (...counts: (Pick<StatCount, 'kind' | 'key' | 'count'> & Partial<StatCount> & { day?: string })[]) =>
  env.DB.batch(
    addCounts(
      env.DB,
      counts.map(({ day = MAY, ...count }) => {
        return { siteId: SHOP.id, timeZone: ZONE, at: momentOf(`${day}T12:00`, ZONE), ...count };
      }),
    ),
  );
/** Returns the statement that copies the mug. */
const addProduct = (id: string) =>
  env.DB.prepare(
    `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, published_at, updated_at)
     SELECT site_id, ?2, collection_id, record_type, title, ?2, product_type, 0, 0 FROM items
     WHERE site_id = ?1 AND id = ?3`,
  ).bind(SHOP.id, id, PRODUCTS.mug.id);
const stats = async (query = SPAN) => read(await (await OwnerProgram.of()).fetch(STATS + query), Stats);

describe('the shop’s numbers', () => {
  test('the owner reads the shop’s numbers by day and in total, with titles, and no other shop’s', async () => {
    const mug = PRODUCTS.mug.id;
    await addForm();
    await addForm({ id: 'only-sent' });
    await add(
      { kind: 'visits', count: 10 },
      { kind: 'visits', count: 5, day: '2026-05-06' },
      { kind: 'visits', count: 99, day: '2026-05-07' },
      { kind: 'visits', count: 99, siteId: OTHER.id },
      { kind: 'hits', count: 30 },
      { kind: 'hits', key: '/shop', count: 20 },
      { kind: 'hits', key: '/', count: 10 },
      { kind: 'views', key: mug, count: 8 },
      { kind: 'adds', count: 4 },
      { kind: 'productAdds', key: mug, count: 4 },
      { kind: 'checkouts', count: 3 },
      { kind: 'orders', count: 2 },
      { kind: 'quickViews', key: mug, count: 5 },
      { kind: 'formsShown', key: FORM_ID, count: 8 },
      { kind: 'formsSent', key: 'only-sent', count: 1 },
      { kind: 'variantVisits', key: 'button:red', count: 6 },
      { kind: 'variantVisits', key: 'button:blue', count: 4 },
      { kind: 'variantOrders', key: 'button:red', count: 2 },
      { kind: 'removals', count: 2 },
      { kind: 'cartViews', count: 3 },
      { kind: 'cartViews', count: 3, day: '2026-05-06' },
      { kind: 'checkoutSteps', key: 'shipping', count: 2 },
      { kind: 'checkoutSteps', key: 'payment', count: 1 },
      { kind: 'heartbeats', count: 5 },
      { kind: 'heartbeats', count: 99, day: '2026-05-07' },
      { kind: 'media', key: 'video', count: 2 },
      { kind: 'sources', key: 'direct', count: 7 },
      { kind: 'sourceOrders', key: 'direct', count: 2 },
      { kind: 'searches', key: 'tea', count: 3 },
      { kind: 'emptySearches', key: 'coffee', count: 1 },
      { kind: 'formsSent', key: FORM_ID, count: 2 },
      { kind: 'overlaysShown', key: 'drawer', count: 6 },
      { kind: 'overlaysClosed', key: 'drawer', count: 5 },
      { kind: 'buttonsShown', key: 'addToCart', count: 9 },
      { kind: 'events', key: 'ViewCart', count: 4 },
    );
    const zeros = { visits: 0, hits: 0, views: 0, adds: 0, checkouts: 0, countedOrders: 0, withdrawals: 0 };
    const nothing = { ...zeros, sales: [] };
    expect(await stats()).toEqual({
      from: '2026-05-04',
      to: '2026-05-06',
      timeZone: ZONE,
      utcUntil: null,
      readAt: expect.any(Number),
      totals: { visits: 15, hits: 30, views: 8, adds: 4, checkouts: 3, countedOrders: 2, withdrawals: 0 },
      compared: null,
      funnel: {
        views: 8,
        adds: 4,
        removals: 2,
        cartViews: 6,
        checkouts: 3,
        shipping: 2,
        payment: 1,
        orders: 2,
      },
      sales: [],
      hours: [],
      days: [
        { day: '2026-05-04', ...nothing },
        { day: MAY, ...nothing, visits: 10, hits: 30, views: 8, adds: 4, checkouts: 3, countedOrders: 2 },
        { day: '2026-05-06', ...nothing, visits: 5 },
      ],
      pages: [
        { key: '/shop', title: '/shop', count: 20 },
        { key: '/', title: '/', count: 10 },
      ],
      visibleSeconds: 150,
      media: [{ key: 'video', title: 'video', count: 2 }],
      products: [
        { itemId: mug, title: PRODUCTS.mug.title, views: 8, quickViews: 5, adds: 4, orders: 0, units: 0, sales: [] },
      ],
      sources: [{ key: 'direct', title: 'direct', count: 7, orders: 2 }],
      searches: [{ key: 'tea', title: 'tea', count: 3 }],
      emptySearches: [{ key: 'coffee', title: 'coffee', count: 1 }],
      forms: [
        { formId: FORM_ID, title: expect.any(String), shown: 8, sent: 2 },
        { formId: 'only-sent', title: expect.any(String), shown: 0, sent: 1 },
      ],
      overlays: [{ overlay: 'drawer', shown: 6, closed: 5 }],
      buttons: [{ button: 'addToCart', shown: 9, pressed: 0 }],
      events: [{ key: 'ViewCart', title: 'ViewCart', count: 4 }],
      experiments: [
        { experimentId: 'button', variantId: 'blue', visits: 4, adds: 0, orders: 0 },
        { experimentId: 'button', variantId: 'red', visits: 6, adds: 0, orders: 2 },
      ],
    });
  });

  test('a product, an overlay or a button that is among the greatest in one number is listed with all its numbers', async () => {
    const ids = Array.from({ length: 150 }, (_, i) => `p-${String(i).padStart(3, '0')}`);
    await env.DB.batch(ids.map(addProduct));
    await add(
      ...ids.flatMap(
        (key, i): Parameters<typeof add> => [
          { kind: 'views', key, count: 1_000 - i },
          { kind: 'productAdds', key, count: 100 + i },
          { kind: 'overlaysShown', key, count: 1_000 - i },
          { kind: 'overlaysClosed', key, count: 100 + i },
          { kind: 'buttonsShown', key, count: 1_000 - i },
          { kind: 'buttonsPressed', key, count: 100 + i },
          { kind: 'hits', key, count: 1_000 - i },
        ],
      ),
    );
    const { products, overlays, buttons, pages } = await stats();
    expect([products.length, overlays.length, buttons.length, pages.length]).toEqual([150, 150, 150, 100]);
    for (const [i, id] of ids.entries()) {
      const [first, second] = [1_000 - i, 100 + i];
      expect(products.find(({ itemId }) => itemId === id)).toMatchObject({
        views: first,
        adds: second,
        orders: 0,
      });
      expect(overlays).toContainEqual({ overlay: id, shown: first, closed: second });
      expect(buttons).toContainEqual({ button: id, shown: first, pressed: second });
    }
  });

  test('the owner can read every kind of number that is kept', async () => {
    await addForm();
    const keys: Partial<Record<StatKind, string>> = {
      media: 'audio',
      sources: 'direct',
      sourceOrders: 'direct',
      searches: 'tea',
      emptySearches: 'tea',
      events: 'ViewCart',
      formsShown: FORM_ID,
      formsSent: FORM_ID,
      checkoutSteps: 'payment',
      overlaysShown: 'drawer',
      overlaysClosed: 'drawer',
      buttonsShown: 'addToCart',
      buttonsPressed: 'addToCart',
      variantVisits: 'button:red',
      variantAdds: 'button:red',
      variantOrders: 'button:red',
      views: PRODUCTS.mug.id,
      quickViews: PRODUCTS.mug.id,
      productAdds: PRODUCTS.mug.id,
    };
    let before = JSON.stringify(await stats());
    // Dropped errors are listed with the others.
    for (const kind of STAT_KINDS.filter((kind) => kind !== 'errorsDropped')) {
      await add({ kind, key: keys[kind] ?? '', count: 7 });
      const after = JSON.stringify(await stats());
      expect(after, kind).not.toBe(before);
      before = after;
    }
  });

  test('without a span it is the last thirty days, and every one of them', async () => {
    const { from, to, days } = await stats('');
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day, to]).toEqual([from, to, dayIn(Date.now(), ZONE)]);
  });

  test.each([
    '?from=2026-05-06&to=2026-05-05',
    '?from=2020-01-01&to=2026-05-05',
    '?from=yesterday',
    '?from=2026-02-31',
    '?from=2026-05-05&days=3',
    '?days=0',
    '?compare=never',
  ])('the span %s is refused', async (query) => {
    expect(await refusal(await (await OwnerProgram.of()).fetch(STATS + query))).toMatchObject({ status: 400 });
  });

  test('a key without the scope is refused', async () => {
    const program = await OwnerProgram.of({ scopes: ['orders:read'] });
    expect((await program.fetch(STATS)).status).toBe(403);
  });

  test('equal counts are added up in one statement, and the hour keeps the sum', async () => {
    const at = momentOf(`${MAY}T12:00`, ZONE);
    const counts = Array.from({ length: 50 }, (_, i) => ({
      siteId: SHOP.id,
      at: at + i,
      timeZone: ZONE,
      kind: 'adds' as const,
    }));
    const statements = addCounts(env.DB, counts);
    expect([statements.length, addCounts(env.DB, []).length]).toEqual([1, 0]);
    await env.DB.batch(statements);
    expect(await rows('stat_hours')).toEqual([{ site_id: SHOP.id, kind: 'adds', hour: at, count: 50 }]);
  });

  describe('a flood of invented keys', () => {
    const madeUp = (from: number, to: number, day = MAY) =>
      add(
        ...Array.from({ length: to - from }, (_, i) => ({ kind: 'hits' as const, key: `/made-up-${from + i}`, day })),
      );
    const kept = async (day = MAY) => (await rows('stat_days')).filter((row) => row.day === day);
    const keyOf = async (key: string, day = MAY) => (await kept(day)).find((row) => row.key === key)?.count;

    test('a day keeps the keys that are known from the week before, and new ones beyond a thousand are one', async () => {
      await add(
        { kind: 'hits', key: '/shop', day: '2026-05-04' },
        { kind: 'hits', key: '/about', day: '2026-04-28' },
        { kind: 'hits', key: '/old', day: '2026-04-27' },
        { kind: 'sources', key: '/kind', day: '2026-05-04' },
      );
      await madeUp(0, 1_000);
      for (const key of ['/shop', '/about', '/old', '/kind', '/new', '/made-up-5']) await add({ kind: 'hits', key });
      expect(await keyOf('/shop')).toBe(1);
      expect(await keyOf('/about')).toBe(1);
      expect(await keyOf('other')).toBe(3);
      expect(await keyOf('/made-up-5')).toBe(2);
      expect(await kept()).toHaveLength(1_003);
    });

    test('a day keeps three thousand keys of a kind at most, known or not', async () => {
      for (const [from, day] of ['2026-05-01', '2026-05-02', '2026-05-03'].entries()) {
        await madeUp(from * 1_000, from * 1_000 + 1_000, day);
      }
      await add({ kind: 'hits', key: '/shop', day: '2026-05-04' });
      for (let from = 0; from < 3_000; from += 1_000) await madeUp(from, from + 1_000);
      await add({ kind: 'hits', key: '/shop' }, { kind: 'hits', key: '/made-up-2999' });
      expect(await keyOf('/shop')).toBeUndefined();
      expect(await keyOf('other')).toBe(1);
      expect(await keyOf('/made-up-2999')).toBe(2);
      expect(await kept()).toHaveLength(3_001);
    });
  });

  test('a day is forgotten after 25 months', async () => {
    const counts = { kind: 'hits', key: '/' } as const;
    await add({ ...counts, day: '2024-04-01' }, { ...counts, day: '2024-05-01' });
    await deleteExpiredStats(env.DB, Date.UTC(2026, 4, 5));
    expect(await rows('stat_days')).toMatchObject([{ day: '2024-05-01' }]);
  });
});

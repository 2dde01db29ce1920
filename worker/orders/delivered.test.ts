import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderUnits } from '#runtime/contracts/order.ts';
import { Order } from '#runtime/contracts/order.ts';
import { dayAfter, dayIn } from '#runtime/domain/zoned-time.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const ORDER = '/api/owner/orders/1';
const ZONE = 'America/New_York';

let owner: OwnerProgram;
let payer: Payer;
/** Of the order's page. */
let path = '';

/** Buys three mugs and two posters. */
beforeEach(async () => {
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
  payer = new Payer();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id, { quantity: 3 });
  await payer.addToCart(PRODUCTS.poster.id, { quantity: 2 });
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const { url } = (await payer.pay()) as { url: string };
  path = url.replace('order-confirmed', 'order-status');
});

afterEach(() => vi.restoreAllMocks());

const post = (step: string, body: object = {}) => owner.fetch(`${ORDER}/${step}`, { method: 'POST', body });
const send = (lines?: OrderUnits[], carrier = '') => post('sent', { carrier, ...(lines && { lines }) });
const arrive = async (body: object = {}) => read(await post('delivered', body), Order);
const readOrder = async () => read(await owner.fetch(ORDER), Order);
const arrived = ({ items }: Order) => items.map(({ deliveredQuantity }) => deliveredQuantity);
const visibleText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const today = () => dayIn(Date.now(), ZONE);
/** Says that the parcels were sent so many days ago. */
const sentBefore = (days: number) =>
  env.DB.prepare(`UPDATE order_events SET happened_at = happened_at - ?1 WHERE kind = 'sent'`)
    .bind(days * 86_400_000)
    .run();

describe('goods that arrive', () => {
  test('are marked by parcel, each once, and all of them without a parcel', async () => {
    await send([{ position: 0, quantity: 2 }], 'Post');
    await send(undefined, 'Bike');
    for (const _ of [1, 2]) expect(arrived(await arrive({ parcel: 0 }))).toEqual([2, 0]);
    const last = await arrive();
    expect(arrived(last)).toEqual([3, 2]);
    expect(last.state).toBe('sent');
    expect(last.events.map(({ kind, parcel, lines }) => [kind, parcel, lines])).toEqual([
      ['sent', null, [{ position: 0, quantity: 2 }]],
      ['sent', null, null],
      ['delivered', 0, [{ position: 0, quantity: 2 }]],
      [
        'delivered',
        1,
        [
          { position: 0, quantity: 1 },
          { position: 1, quantity: 2 },
        ],
      ],
    ]);
    expect((await arrive()).events).toHaveLength(4);
    expect(await count('audit_log', "action = 'order.delivered'")).toBe(2);
    expect((await outbox()).filter(({ kind }) => kind === 'order-sent')).toHaveLength(2);
  });

  test('are marked by units, once a day, and their parcel has the rest', async () => {
    await send();
    const lines = [{ position: 0, quantity: 1 }];
    for (const _ of [1, 2]) expect(arrived(await arrive({ lines }))).toEqual([1, 0]);
    expect(arrived(await arrive({ parcel: 0 }))).toEqual([3, 2]);
  });

  test('happen at noon of their day, not before they were sent and not in the future', async () => {
    await send([{ position: 0, quantity: 1 }], 'Post');
    await send([{ position: 0, quantity: 1 }], 'Bike');
    await send();
    await sentBefore(3);
    const [first, second] = [dayAfter(today(), -2), dayAfter(today(), -3)];
    await arrive({ parcel: 0, day: first });
    const sameDay = (await arrive({ parcel: 1, day: second })).events.at(-1)?.happenedAt ?? 0;
    const sent = (await readOrder()).events[1]?.happenedAt ?? 0;
    const { events } = await arrive({ parcel: 2, day: today() });
    const times = events.filter(({ kind }) => kind === 'delivered').map(({ happenedAt }) => happenedAt);
    expect(new Intl.DateTimeFormat('en', { timeZone: ZONE, hour: 'numeric' }).format(times[0])).toBe('12 PM');
    expect(dayIn(times[0] ?? 0, ZONE)).toBe(first);
    expect(dayIn(sameDay, ZONE)).toBe(second);
    expect(sameDay).toBeGreaterThanOrEqual(sent);
    expect(times[2]).toBeLessThanOrEqual(Date.now());
    expect(dayIn(times[2] ?? 0, ZONE)).toBe(today());
  });

  test.each([
    ['a parcel that was not sent', { parcel: 1 }, 400],
    ['a line that does not exist', { lines: [{ position: 2, quantity: 1 }] }, 400],
    ['a line twice', { lines: [1, 2].map((quantity) => ({ position: 0, quantity })) }, 400],
    ['a parcel and units', { parcel: 0, lines: [{ position: 0, quantity: 1 }] }, 400],
    ['a day that does not exist', { day: '2026-02-30' }, 400],
    ['more units than were sent', { lines: [{ position: 0, quantity: 3 }] }, 409],
  ])('are not marked for %s', async (_, body, status) => {
    await send([{ position: 0, quantity: 2 }]);
    expect((await post('delivered', body)).status).toBe(status);
    expect(arrived(await readOrder())).toEqual([0, 0]);
  });

  test('are not marked for a day before they were sent or after today, nor before anything was sent', async () => {
    expect((await post('delivered')).status).toBe(409);
    await send();
    for (const days of [-1, 1]) {
      const answer = await refusal(await post('delivered', { day: dayAfter(today(), days) }));
      expect(answer).toMatchObject({ status: 400, errors: { day: expect.any(String) } });
    }
    expect(arrived(await arrive({ day: today() }))).toEqual([3, 2]);
  });

  test('are counted once where two calls come at once', async () => {
    await send([{ position: 0, quantity: 2 }]);
    const answers = await Promise.all([
      post('delivered', { parcel: 0 }),
      post('delivered', { parcel: 0 }),
      post('delivered', { lines: [{ position: 0, quantity: 2 }] }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(arrived(await readOrder())).toEqual([2, 0]);
  });

  test('are marked by programs that may write orders, on their own site alone', async () => {
    await send();
    const reader = await OwnerProgram.of({ scopes: ['orders:read'] });
    expect((await reader.fetch(`${ORDER}/delivered`, { method: 'POST', body: {} })).status).toBe(403);
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await other.fetch(`${ORDER}/delivered`, { method: 'POST', body: {} })).status).toBe(404);
    expect(arrived(await readOrder())).toEqual([0, 0]);
  });

  test('are shown on the order’s page, by the day of their arrival', async () => {
    await send([{ position: 0, quantity: 2 }], 'Post');
    await arrive({ parcel: 0 });
    expect(visibleText((await payer.open(path)).page.html)).toContain('A part was delivered');
    await send();
    const page = visibleText((await payer.open(path)).page.html);
    expect(page).toContain('Status Sent');
    await sentBefore(5);
    await arrive({ day: dayAfter(today(), -4) });
    const all = visibleText((await payer.open(path)).page.html);
    expect(all).toContain('Status Delivered');
    // The second parcel arrived before the first one was marked.
    expect(all.match(/A part was delivered \w+ (\d+)/g)).toHaveLength(2);
  });
});

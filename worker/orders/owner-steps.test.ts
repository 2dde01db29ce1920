import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { Address } from '#runtime/contracts/checkout.ts';
import { Order, Orders } from '#runtime/contracts/order.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { readSite } from '../site/repository.ts';
import { shopCall } from '../site/shop-call.ts';
import { refundMails } from './mail/refund-mail.ts';

const ORDER = '/api/owner/orders/1';
const TRACKING = 'https://post.example/track?id=1&lang=en';

let owner: OwnerProgram;

const post = (step: string, body: object = {}) => owner.fetch(`${ORDER}/${step}`, { method: 'POST', body });
const sentMails = async () => (await outbox()).filter(({ kind }) => kind === 'order-sent');

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, contactEmail: 'help@shop.test' });
  owner = await OwnerProgram.of();
});

async function buy(address: Address = NEW_YORK): Promise<void> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ address });
  await payer.pay();
}

test('an owner packs, sends and ends an order, and the buyer gets the tracking link once', async () => {
  await buy();
  expect((await read(await post('packed'), Order)).state).toBe('packed');
  for (const _ of [1, 2]) {
    const { state, events } = await read(await post('sent', { carrier: ' Post ', trackingUrl: TRACKING }), Order);
    expect(state).toBe('sent');
    expect(events).toMatchObject([{ kind: 'packed' }, { kind: 'sent', carrier: 'Post', trackingUrl: TRACKING }]);
  }
  expect((await read(await post('ended'), Order)).state).toBe('ended');
  const [mail, ...others] = await sentMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'ann@mail.test', subject: 'Your order #1 at site-a is on its way' });
  for (const body of [mail?.text_body, mail?.html_body]) {
    for (const fact of ['Post', 'Mug', '1 Main St', 'order-status?orderToken=']) expect(body).toContain(fact);
  }
  expect(mail?.text_body).toContain(`Track your parcel:\n${TRACKING}\n`);
  expect(await count('audit_log')).toBe(3);
});

test('another parcel of the same order leads to a mail too', async () => {
  await buy();
  await post('sent', { trackingUrl: TRACKING });
  await post('sent', { carrier: 'Courier' });
  expect(await sentMails()).toHaveLength(2);
});

test.each([
  ['an address that is no link', { trackingUrl: 'javascript:alert(1)' }],
  ['a relative address', { trackingUrl: '/track' }],
  ['an endless name', { carrier: 'x'.repeat(101) }],
  ['an unknown field', { tracking: TRACKING }],
])('%s is refused for a parcel', async (_, body) => {
  await buy();
  expect((await post('sent', body)).status).toBe(400);
  expect(await count('order_events')).toBe(0);
});

test('a step that the state does not allow is refused, and nothing is logged', async () => {
  await boughtGiftCard();
  expect(await refusal(await post('packed'))).toMatchObject({ status: 409, code: 'ORDER_CONFLICT' });
  expect(await refusal(await post('sent'))).toMatchObject({ status: 409 });
  expect(await count('audit_log')).toBe(0);
  expect(await sentMails()).toEqual([]);
});

test('an order of another shop, or without the scope, cannot be changed', async () => {
  await buy();
  const stranger = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const reader = await OwnerProgram.of({ scopes: ['orders:read'] });
  for (const step of ['packed', 'sent', 'ended']) {
    const path = `${ORDER}/${step}`;
    expect(await refusal(await stranger.fetch(path, { method: 'POST', body: {} }))).toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
    expect((await reader.fetch(path, { method: 'POST', body: {} })).status).toBe(403);
  }
  expect(await count('order_events')).toBe(0);
});

test('orders are listed by state', async () => {
  await buy();
  await buy();
  await post('sent');
  for (const [state, numbers] of [
    ['paid', [2]],
    ['sent', [1]],
    ['ended', []],
  ] as const) {
    const { orders } = (await (await owner.fetch(`/api/owner/orders?state=${state}`)).json()) as { orders: Order[] };
    expect(orders.map(({ number }) => number)).toEqual(numbers);
  }
  expect((await owner.fetch('/api/owner/orders?state=lost')).status).toBe(400);
});

test('orders are listed by the address of their buyer', async () => {
  await buy();
  const numbersOf = async (query: string) => {
    const { orders } = (await (await owner.fetch(`/api/owner/orders?${query}`)).json()) as { orders: Order[] };
    return orders.map(({ number }) => number);
  };
  const { orders } = (await (await owner.fetch('/api/owner/orders')).json()) as { orders: Order[] };
  const email = encodeURIComponent(orders[0]?.email.toUpperCase() ?? '');
  expect(await numbersOf(`email=${email}`)).toEqual([1]);
  expect(await numbersOf(`email=${email}&state=sent`)).toEqual([]);
  expect(await numbersOf('email=nobody@example.com')).toEqual([]);
});

test('orders are searched by the name and address of their buyer, whatever their case and accents', async () => {
  await buy({ ...NEW_YORK, firstName: 'Zoë', lastName: 'Ärlig' });
  await buy();
  const found = async (query: string) => read(await owner.fetch(`/api/owner/orders?${query}`), Orders);
  expect((await found('search=zoe%20arlig')).orders).toMatchObject([{ number: 1 }]);
  expect((await found('search=zoe&state=sent')).orders).toEqual([]);
  expect((await found('search=1%20main')).orders).toMatchObject([{ number: 2 }, { number: 1 }]);
  expect((await found('search=%25')).orders).toEqual([]);
  const first = await found('search=main&limit=1');
  expect(first).toMatchObject({ orders: [{ number: 2 }], hasNextPage: true });
  expect(await found(`search=main&limit=1&cursor=${first.nextPageCursor}`)).toMatchObject({
    orders: [{ number: 1 }],
    nextPageCursor: null,
  });
});

test('the mail of a refund names each amount and where it goes', async () => {
  await buy();
  const site = await readSite(env.DB, SHOP.id);
  if (!site) throw new Error('There is no site');
  const id = (await env.DB.prepare('SELECT id FROM orders').first<string>('id')) ?? '';
  const [mail] = await refundMails(shopCall(env, site), id, [{ id: 're_1', cents: 1000 }]);
  expect(mail).toMatchObject({ kind: 'order-refunded', dedupeKey: `order-refunded:${id}:re_1`, orderId: id });
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('$10.00');
    expect(body).toContain('no money was charged, so none moves');
  }
  expect(await refundMails(shopCall(env, site), 'nothing', [{ id: 're_1', cents: 1000 }])).toEqual([]);
});

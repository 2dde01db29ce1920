import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportAnswer, type ShopRecord } from '#runtime/contracts/imports.ts';
import { Order } from '#runtime/contracts/order.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { tablesWith } from '../../test/worker/database.ts';
import { addForm, submit } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const NOTE = 'Please ring at Lee';
const PEOPLE = ['subscriber', 'submission', 'order'];

let owner: OwnerProgram;
/** The path of the order's page. */
let page = '';

/** Ann buys two mugs and writes to the shop; a list has two subscribers. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
  await addForm();
  const payer = new Payer();
  await payer.arrive();
  await submit(payer);
  await payer.addToCart(PRODUCTS.mug.id, { quantity: 2 });
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK, note: NOTE });
  page = ((await payer.pay()) as { url: string }).url;
  await owner.fetch('/api/owner/orders/1/sent', {
    method: 'POST',
    body: { carrier: 'Post', trackingUrl: 'https://post.example/lee' },
  });
  await env.DB.batch(
    [
      "INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES ('site-a', 'letters', 'Letters', 0)",
      `INSERT INTO subscribers (site_id, mailing_list_id, email, status, created_at, asked_at, confirmed_at)
       VALUES ('site-a', 'letters', 'ann@mail.test', 'confirmed', 1, 1, 2), ('site-a', 'letters', 'bo@mail.test', 'pending', 1, 1, NULL)`,
    ].map((sql) => env.DB.prepare(sql)),
  );
});
afterEach(() => vi.restoreAllMocks());

async function exported(parts: string, types: readonly string[] = PEOPLE): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `?${parts}${cursor && `&cursor=${cursor}`}`;
    const answer: ExportPage = await read(await owner.fetch(`/api/owner/exports/records${query}`), ExportPage);
    records.push(...answer.records.filter(({ type }) => types.includes(type)));
    cursor = answer.nextPageCursor;
  }
  return records;
}

async function imported(records: readonly ShopRecord[], by = owner) {
  const { outcomes } = await read(
    await by.fetch('/api/owner/imports', { method: 'POST', body: { records } }),
    ImportAnswer,
  );
  return outcomes.map(({ type, result, error, errors }) => ({ type, result, error, errors }));
}

const left = (records: readonly ShopRecord[], result: string) =>
  records.map(({ type }) => ({ type, result, error: '', errors: {} }));

async function addReview(state: string, id: string): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO reviews (site_id, id, item_id, rating, title, body, author_name, state, created_at, updated_at)
     VALUES ('site-a', ?1, ?2, 5, '', 'Fine', 'Ann', ?3, 1, 1)`,
  )
    .bind(id, PRODUCTS.mug.id, state)
    .run();
}

async function forget(): Promise<void> {
  const tables = ['orders', 'subscribers', 'form_submissions', 'outbox', 'stock_changes', 'payments'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table} WHERE site_id = 'site-a'`)));
}

test('orders and people are the same after an export and import, and nobody gets a mail', async () => {
  const records = await exported('orders=true&customers=true');
  expect(records.map(({ type }) => type)).toEqual(['subscriber', 'subscriber', 'submission', 'order']);
  expect(await imported(records)).toEqual(left(records, 'left'));
  const order = await read(await owner.fetch('/api/owner/orders/1'), Order);
  await forget();
  const both = await Promise.all([imported(records), imported(records)]);
  expect(both.flat().filter(({ result }) => result === 'refused')).toEqual([]);
  expect(await exported('orders=true&customers=true')).toEqual(records);
  expect(await read(await owner.fetch('/api/owner/orders/1'), Order)).toEqual(order);
  expect([await count('outbox'), await count('stock_changes'), await count('submission_emails')]).toEqual([0, 0, 1]);
  // The buyer's link still opens the order.
  const { pathname, search } = new URL(page, 'https://a.example');
  expect((await owner.fetch(pathname + search)).status).not.toBe(404);
});

test('an imported order cannot be refunded here, and no refund is tried', async () => {
  const [order] = (await exported('orders=true&customers=true', ['order'])) as [ShopRecord];
  await forget();
  await imported([{ ...order, content: { ...order.content, state: 'paid', events: [] } }]);
  for (const path of ['refund', 'cancel']) {
    const call = { method: 'POST', body: {}, headers: { 'Idempotency-Key': newKey() } };
    const answer = await refusal(await owner.fetch(`/api/owner/orders/1/${path}`, call));
    expect(answer).toMatchObject({ status: 409, code: 'PAYMENT_ELSEWHERE' });
  }
  expect([await count('order_refunds'), await count('outbox'), await count('stock_changes')]).toEqual([0, 0, 0]);
});

test('a preview reports a number that is taken', async () => {
  const [order] = (await exported('orders=true')) as [ShopRecord];
  const body = { records: [{ ...order, content: { ...order.content, id: 'new' } }] };
  const answer = await owner.fetch('/api/owner/imports/preview', { method: 'POST', body });
  expect((await read(answer, ImportAnswer)).outcomes).toMatchObject([{ result: 'refused' }]);
});

test('subscribers move with the times of their consent and its end', async () => {
  const [confirmed] = (await exported('customers=true', ['subscriber'])) as [ShopRecord];
  const changed = (email: string, changes: object) => ({
    ...confirmed,
    content: { ...confirmed.content, email, ...changes },
  });
  const outcomes = await imported([
    changed('a@mail.test', { confirmedAt: null }),
    changed('b@mail.test', { status: 'unsubscribed' }),
    changed('c@mail.test', { status: 'unsubscribed', unsubscribedAt: 3 }),
    changed('ANN@mail.test', { status: 'unsubscribed', unsubscribedAt: 3 }),
  ]);
  expect(outcomes.map(({ result, errors }) => [result, ...Object.keys(errors)])).toEqual([
    ['refused', 'confirmedAt'],
    ['refused', 'unsubscribedAt'],
    ['created'],
    ['left'],
  ]);
});

test('the recipient of a gift card is erased from an imported order', async () => {
  const [order] = (await exported('orders=true&customers=true', ['order'])) as [ShopRecord];
  const [line] = order.content.lines as [object];
  const gift = { senderName: 'Ann', recipientName: 'Cid', recipientEmail: 'Cid@mail.test', message: 'For you' };
  const lines = [{ ...line, gift: { ...gift, deliveryDate: '2027-01-01' } }];
  await forget();
  expect(await imported([{ ...order, content: { ...order.content, lines } }])).toEqual(left([order], 'created'));
  await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: 'cid@mail.test' } });
  const [erased] = await exported('orders=true&customers=true', ['order']);
  expect(erased?.content.lines).toMatchObject([
    { gift: { senderName: 'Ann', recipientName: '', recipientEmail: '', message: '', deliveryDate: '2027-01-01' } },
  ]);
});

test('nobody is asked for reviews of an imported order, because refusals of such mails are not known here', async () => {
  const [order] = (await exported('orders=true&customers=true', ['order'])) as [ShopRecord];
  await forget();
  await imported([{ ...order, content: { ...order.content, state: 'paid', events: [] } }]);
  expect((await owner.fetch('/api/owner/orders/1/sent', { method: 'POST', body: {} })).status).toBe(200);
  expect([await count('outbox'), await count('orders', 'review_due_at IS NULL')]).toEqual([1, 1]);
});

test('an import leads to no messages of webhooks, and later changes of its records do', async () => {
  const records = await exported('orders=true&customers=true');
  const topics = ['order.created', 'order.changed', 'order.refunded', 'form.submitted'];
  const body = { url: 'https://hooks.example/in', topics };
  expect((await owner.fetch('/api/owner/webhooks', { method: 'POST', body })).status).toBe(201);
  await forget();
  expect(await imported(records)).toEqual(left(records, 'created'));
  expect(await count('webhook_deliveries')).toBe(0);
  await owner.fetch('/api/owner/orders/1/notes', { method: 'POST', body: { note: 'It moved' } });
  expect(await count('webhook_deliveries')).toBe(1);
});

test('without people, only reviews that everybody sees are part of an export', async () => {
  for (const [state, id] of Object.entries({ approved: 'r1', pending: 'r2', rejected: 'r3' }))
    await addReview(state, id);
  const reviews = (records: readonly ShopRecord[]) => records.map(({ content }) => content.id);
  expect(reviews(await exported('orders=true', ['review']))).toEqual(['r1']);
  expect(reviews(await exported('customers=true', ['review']))).toEqual(['r1', 'r2', 'r3']);
});

test('without a flag nobody is part of an export, and orders alone have no person', async () => {
  expect(await exported('')).toEqual([]);
  const records = await exported('orders=true');
  expect(records.map(({ type }) => type)).toEqual(['order']);
  const text = JSON.stringify(records);
  for (const personal of [ANN, NOTE, NEW_YORK.line1, NEW_YORK.lastName, 'post.example'])
    expect(text).not.toContain(personal);
  expect(text).toContain('MUG');
  await forget();
  expect(await imported(records)).toEqual(left(records, 'created'));
  expect(await tablesWith(NOTE)).not.toContain('orders');
});

test('an order with a taken number, a wrong sum or an address with a script is refused, and so is a key without the scope', async () => {
  const [order] = (await exported('orders=true')) as [ShopRecord];
  const [line] = order.content.lines as [object];
  const event = { id: 'e', kind: 'sent', ref: '', details: { trackingUrl: 'javascript:alert(1)' }, happenedAt: 1 };
  const changed = (changes: object): ShopRecord => ({
    type: 'order',
    content: { ...order.content, id: 'new', ...changes },
  });
  const outcomes = await imported([
    changed({ checkoutId: 'other' }),
    changed({ number: 7 }),
    changed({ number: 7, checkoutId: 'other', grandTotalCents: 1 }),
    changed({ number: 7, checkoutId: 'other', events: [event] }),
    changed({ number: 7, checkoutId: 'other', currency: 'XXX' }),
    changed({ number: 1e12, checkoutId: 'other' }),
    changed({ number: 7, checkoutId: 'other', email: 'nobody' }),
    changed({ number: 7, checkoutId: 'other', lines: [{ ...line, productType: 9 }] }),
  ]);
  expect(outcomes.map(({ result, errors }) => [result, ...Object.keys(errors)])).toEqual([
    ['refused', 'number'],
    ['refused', 'number'],
    ['refused', 'grandTotalCents'],
    ['refused', 'events.0.details'],
    ['refused', 'currency'],
    ['refused', 'number'],
    ['refused', 'email'],
    ['refused', 'lines.0.productType'],
  ]);
  const narrow = await OwnerProgram.of({ scopes: ['catalogue:write'] });
  expect(await imported([order], narrow)).toMatchObject([{ result: 'refused' }]);
  expect(await count('orders')).toBe(1);
});

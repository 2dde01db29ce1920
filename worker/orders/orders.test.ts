import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { Order } from '#runtime/contracts/order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { addCoupon, enterCoupon } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteExpiredCheckouts } from '../checkout/service.ts';
import { writeCursor } from '../http/list-cursor.ts';

const { mug, poster, ebook } = PRODUCTS;
const ORDERS = '/api/owner/orders';
const EVIL = '<script>alert(1)</script>&"';
const OrderList = z.strictObject({
  orders: z.array(Order),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** The visitor who bought last. */
let buyer: Payer;

/** Buys a download and returns the path of its confirmation. */
async function bought(email = ANN): Promise<string> {
  const payer = (await new Payer().arrive()) as Payer;
  await payer.addToCart(ebook.id);
  await payer.changeCheckout({ email, address: OREGON });
  buyer = payer;
  return ((await payer.pay()) as { url: string }).url;
}

async function boughtTwoMugs(): Promise<{ url: string }> {
  const payer = await Payer.with(mug.id, { quantity: 2 });
  await payer.changeCheckout({ note: 'Ring twice', address: NEW_YORK });
  buyer = payer;
  return (await payer.pay()) as { url: string };
}

const statusPath = (url: string) => url.replace('order-confirmed', 'order-status');

describe('the pages of an order', () => {
  test.each([
    ['confirmation', 202, (url: string) => url, 'Thank you for your order'],
    ['status', 211, statusPath, 'Your order'],
  ])('the page %s shows the whole order', async (_, pageType, pathOf, title) => {
    const { url } = await boughtTwoMugs();
    const { status, headers, page } = await buyer.open(pathOf(url));
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(page.staticContext().context.pageType).toBe(pageType);
    expect((await page.only('main h1'))['']).toBe(title);
    for (const shown of [
      ...['Test mode: no money was charged for this order.', 'Mug', '$37.00', 'Delivery: Ground', '$8.00'],
      ...['Taxes', '$3.99', '$48.99', ANN, 'Ring twice', '1 Main St', 'United States'],
    ]) {
      expect(page.html).toContain(shown);
    }
  });

  test('an order’s pages open with its token alone, and only on its own site', async () => {
    const url = await bought();
    expect((await open(url)).status).toBe(200);
    for (const token of ['', 'x', 'x'.repeat(43), 'x'.repeat(4000), "'"]) {
      for (const path of ['order-confirmed', 'order-status']) {
        const { status, headers, page } = await open(`/commerce/${path}?orderToken=${token}`);
        expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
        expect((await page.only('main h1'))['']).toBe('We cannot find this order');
      }
    }
    for (const path of [url, statusPath(url)]) {
      const { status, page } = await open(path, { host: OTHER.host });
      expect(status).toBe(404);
      expect(page.html).not.toContain(ANN);
    }
    const id = await env.DB.prepare('SELECT id FROM orders').first<string>('id');
    expect((await open(`/commerce/order-status?orderToken=${id}`)).status).toBe(404);
    expect(JSON.stringify(await env.DB.prepare('SELECT * FROM orders').first())).not.toContain(url.slice(-43));
  });

  test('an order’s confirmation accepts no other method', async () => {
    const url = await bought();
    expect((await open(url, { form: {} })).status).toBe(405);
  });

  test('an order’s pages show what people have written as text', async () => {
    await env.DB.prepare('UPDATE items SET title = ?1 WHERE id = ?2').bind(EVIL, mug.id).run();
    const payer = await Payer.with(mug.id);
    await payer.changeCheckout({ note: EVIL, address: { ...NEW_YORK, lastName: EVIL, line1: EVIL } });
    const { url } = (await payer.pay()) as { url: string };
    const { page } = await payer.open(url);
    expect(page.html).not.toContain('<script>alert(1)');
    expect(page.html).toContain('&lt;script&gt;alert(1)');
    for (const mail of await outbox()) expect(mail.html_body).not.toContain('<script>');
  });

  test('an order’s pages speak the shop’s language and add included taxes to nothing', async () => {
    await env.DB.prepare(`UPDATE sites SET language = 'de-DE' WHERE site_id = ?1`).bind(SHOP.id).run();
    await setStoreSettings(SHOP.id, { ...SETTINGS, storeCurrency: 'EUR', pricesIncludeTax: true });
    const { url } = await boughtTwoMugs();
    const { page } = await buyer.open(url);
    expect((await page.only('main h1'))['']).toBe('Vielen Dank für Ihre Bestellung');
    expect(page.html).toContain('Vereinigte Staaten');
    const { grand_total_cents, tax_cents } = (await env.DB.prepare('SELECT * FROM orders').first()) ?? {};
    expect([grand_total_cents, Number(tax_cents) > 0]).toEqual([4500, true]);
    expect((await outbox())[0]?.subject).toMatch(/^Ihre Bestellung #1 /);
  });

  test('an order’s pages survive an unknown language and time zone', async () => {
    await env.DB.prepare(`UPDATE sites SET language = 'en_US', time_zone = 'Nowhere/None' WHERE site_id = ?1`)
      .bind(SHOP.id)
      .run();
    const { url } = await boughtTwoMugs();
    expect((await open(url)).status).toBe(200);
  });
});

describe('the mails of an order', () => {
  test('an order’s mails go to the customer with its number and link, and to the owner where an address is set', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
    const { url } = await boughtTwoMugs();
    const [customer, owner, ...others] = (await outbox()).toSorted((a, b) => a.kind.localeCompare(b.kind));
    expect(others).toEqual([]);
    expect(customer).toMatchObject({ kind: 'order-confirmation', recipient: ANN, subject: 'Your order #1 at site-a' });
    expect(owner).toMatchObject({
      kind: 'order-notice',
      recipient: 'owner@shop.test',
      reply_to: ANN,
      subject: 'New order #1',
    });
    const link = `https://${SHOP.host}${statusPath(url)}`;
    expect(customer?.text_body).toContain(link);
    expect(customer?.text_body).toMatch(/^2 × Mug {2,}\$37\.00$/m);
    expect(customer?.text_body).toMatch(/^Total {2,}\$48\.99$/m);
    expect((await open(new URL(link).pathname + new URL(link).search)).status).toBe(200);
    const id = await env.DB.prepare('SELECT id FROM orders').first<string>('id');
    for (const mail of [customer, owner]) {
      expect(mail?.text_body).toContain('no money was charged');
      expect(`${mail?.subject}${mail?.text_body}${mail?.html_body}`).not.toContain(id);
    }
  });

  test('only the customer gets a mail where the owner has set no address', async () => {
    await bought();
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['order-confirmation']);
  });

  test('an order’s mails are written once, whatever is repeated', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => payer.pay({ key, dueCents })));
    await payer.pay({ key, dueCents });
    await payer.pay({ dueCents });
    expect(await count('outbox')).toBe(1);
  });

  test('a declined payment writes no mails', async () => {
    await (await Payer.with(mug.id)).pay({ card: 'declined' });
    expect(await count('outbox')).toBe(0);
  });
});

describe('the owner’s orders', () => {
  let owner: OwnerProgram;
  const list = async (query = '') => read(await owner.fetch(ORDERS + query), OrderList);

  beforeEach(async () => {
    owner = await OwnerProgram.of({ scopes: ['orders:read'] });
  });

  test('the owner’s orders hold everything that is needed to carry them out', async () => {
    await addCoupon('OFF', { cents: 500 });
    const payer = await Payer.with(mug.id, { quantity: 2 });
    await payer.addToCart(poster.id);
    await enterCoupon(payer, 'OFF');
    const { cart } = await payer.changeCheckout({ note: 'Ring twice' });
    await payer.pay();
    const [order] = (await list()).orders;
    const usd = (value: number) => expect.objectContaining({ value, currencyCode: 'USD' });
    expect(order).toMatchObject({
      number: 1,
      purchasedCartId: cart.id,
      websiteId: SHOP.id,
      testMode: true,
      state: 'paid',
      email: ANN,
      address: NEW_YORK,
      shippingName: 'Ground',
      note: 'Ring twice',
      coupons: ['OFF'],
      subtotal: usd(4900),
      discountTotal: usd(500),
      shippingTotal: usd(800),
      grandTotal: usd(cart.grandTotalCents),
      items: [
        { sku: 'MUG', productName: 'Mug', quantity: 2, unitPrice: usd(1850), itemId: mug.id },
        { sku: 'POSTER', productName: 'Poster', quantity: 1, unitPrice: usd(1200), itemId: poster.id },
      ],
    });
    expect(order?.items.reduce((sum, { discountCents }) => sum + discountCents, 0)).toBe(500);
    for (const name of [order?.id, '1'])
      expect(await read(await owner.fetch(`${ORDERS}/${name}`), Order)).toEqual(order);
  });

  test('the owner’s orders are read page by page, newest first', async () => {
    for (let number = 1; number <= 5; number++) await bought(`ann${number}@mail.test`);
    const numbers: number[][] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: z.infer<typeof OrderList> = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      numbers.push(page.orders.map(({ number }) => number));
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
      cursor = page.nextPageCursor;
    }
    expect(numbers).toEqual([[5, 4], [3, 2], [1]]);
    expect(await list(`?cursor=${writeCursor(['number down', 1])}`)).toEqual({
      orders: [],
      hasNextPage: false,
      nextPageCursor: null,
    });
  });

  test.each(['?cursor=x', '?cursor=-1', '?limit=0', '?limit=1e9', '?state=lost'])(
    'the owner’s orders refuse %s',
    async (query) => {
      expect(await refusal(await owner.fetch(ORDERS + query))).toMatchObject({ status: 400 });
    },
  );

  test('the owner’s orders are those of the key’s own site and need its scope', async () => {
    await bought();
    const [order] = (await list()).orders;
    const stranger = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect(await read(await stranger.fetch(ORDERS), OrderList)).toMatchObject({ orders: [] });
    for (const name of [order?.id, '1', 'x', '0', '9'.repeat(15), '9'.repeat(16)]) {
      const program = name === order?.id || name === '1' ? stranger : owner;
      expect(await refusal(await program.fetch(`${ORDERS}/${name}`))).toMatchObject({
        status: 404,
        code: 'ORDER_NOT_FOUND',
      });
    }
    const other = await OwnerProgram.of({ scopes: ['forms:read'] });
    for (const path of [ORDERS, `${ORDERS}/1`]) expect((await other.fetch(path)).status).toBe(403);
    expect((await owner.fetch(ORDERS, { method: 'POST', body: {} })).status).toBe(405);
  });
});

describe('what is kept', () => {
  test('an order stays in the books when a person is erased, and what was never bought is deleted', async () => {
    await bought();
    const payer = await Payer.with(mug.id);
    await payer.pay({ card: 'declined' });
    const owner = await OwnerProgram.of();
    expect((await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: ANN } })).status).toBe(200);
    const kept = { orders: await count('orders'), checkouts: await count('checkouts'), mails: await count('outbox') };
    expect(kept).toEqual({ orders: 1, checkouts: 0, mails: 0 });
    expect(await count('payments', `state = 'declined'`)).toBe(0);
    expect((await payer.readCheckout()).email).toBe('');
  });

  test('unpaid checkouts are deleted after 30 days, and orders are not', async () => {
    await bought();
    const payer = await Payer.with(mug.id);
    await payer.pay({ card: 'declined' });
    const later = (days: number) => deleteExpiredCheckouts(env.DB, Date.now() + days * DAY_MS);
    expect(await later(29)).toEqual({ reservations: 1, couponHolds: 0, checkouts: 0, payments: 0 });
    expect(await later(31)).toEqual({ reservations: 0, couponHolds: 0, checkouts: 1, payments: 1 });
    expect([await count('orders'), await count('payments', `state = 'paid'`)]).toEqual([1, 1]);
  });
});

test('two buyers at once use a single-use coupon once, and the other is charged nothing', async () => {
  await addCoupon('ONCE', { cents: 500, limit: 1 });
  const payers = await Promise.all([1, 2].map(() => Payer.with(poster.id)));
  for (const payer of payers) await enterCoupon(payer, 'ONCE');
  const answers = await Promise.all(payers.map(async (payer) => (await payer.postPayment()).json()));
  expect(answers.filter((answer) => (answer as { status?: string }).status === 'paid')).toHaveLength(1);
  expect([await count('orders'), await count('coupons', 'times_used = 1')]).toEqual([1, 1]);
  expect(await count('test_payments', `state = 'paid'`)).toBe(1);
});

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Payer } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';

const GIFT = {
  sku: 'GIFT',
  recipientName: 'Ann "A" Lee',
  recipientEmail: 'ann@mail.test',
  senderName: '<b>Bob</b>',
  message: '\r\nDear Ann,\r\n</textarea>enjoy & share!',
  deliveryDate: '9999-12-30',
  email: 'bob@mail.test',
};
const LIMITED = { FORM_WRITES: { limit: async () => ({ success: false }) } };
const BY_SCRIPT = { Accept: 'application/json' };

/** A database that stores no order. */
const READ_ONLY = new Proxy(env.DB, {
  get: (db, name) =>
    name === 'prepare' ? (sql: string) => db.prepare(refuseOrders(sql)) : Reflect.get(db, name).bind(db),
});

function refuseOrders(sql: string): string {
  if (sql.includes('INSERT INTO pending_orders ')) throw new Error('no orders are stored');
  return sql;
}

let path: string;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  path = (await open(`/commerce/gift-card?itemId=${PRODUCTS.giftCard.id}`)).location ?? '';
});
afterEach(() => vi.restoreAllMocks());

/** Returns what the fields of the page's form hold. */
async function entriesOf({ page }: Awaited<ReturnType<typeof open>>): Promise<Record<string, string | undefined>> {
  const inputs = await page.all('form.order-form input');
  const [area] = await page.all('form.order-form textarea');
  const chosen = (await page.all('form.order-form option')).find((option) => 'selected' in option);
  return {
    ...Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    message: area?.[''],
    sku: chosen?.value,
  };
}

describe('a form that cannot be taken now', () => {
  test.each([
    ['too many forms', 429, LIMITED, 'Please try again in a few seconds.'],
    ['a database that stores nothing', 500, { DB: READ_ONLY }, 'Something went wrong. Please try again.'],
  ])('comes back after %s with all that was typed, and says why', async (_, status, failing, reason) => {
    const answer = await open(path, { form: GIFT, env: failing });
    expect(answer.status).toBe(status);
    const entries = await entriesOf(answer);
    expect(entries).toMatchObject({ ...GIFT, message: expect.stringContaining('</textarea>enjoy & share!') });
    const alert = await answer.page.only('form.order-form [role=alert] p');
    expect(alert['']).toBe(`What you entered could not be sent. All of it is still here. ${reason}`);
    expect(await count('pending_orders')).toBe(0);
    expect((await open(path, { form: GIFT })).status).toBe(303);
  });

  test('a refusal for too many forms says when to try again, and is not cached', async () => {
    const { headers } = await open(path, { form: GIFT, env: LIMITED });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  test('where the page itself cannot be written, a button sends all entries once more', async () => {
    const { status, page } = await open(path, { form: GIFT, env: { DB: stoppingDatabase(1) } });
    expect(status).toBe(500);
    const hidden = await page.all('form input[type=hidden]');
    expect(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))).toEqual({
      ...GIFT,
      message: expect.stringMatching(/Dear Ann,\s+<\/textarea>enjoy & share!/),
    });
    expect(await page.only('form')).toMatchObject({ method: 'post', action: path });
    expect((await page.only('form button'))['']).toBe('Send again');
  });

  test('the address that proves the reader of an order stays in its field', async () => {
    const { location } = await open(path, { form: GIFT });
    const orderToken = new URL(location ?? '', 'https://x.test').searchParams.get('order');
    const order = `/commerce/order?orderToken=${orderToken}`;
    const answer = await open(order, { form: { email: 'bob@mail.tset' }, env: LIMITED });
    expect(answer.status).toBe(429);
    expect((await entriesOf(answer)).email).toBe('bob@mail.tset');
  });
});

describe('a form that a script sends', () => {
  test('is answered with the address of the next page, and the cookies of a browser', async () => {
    const buyer = new Payer();
    const { status, headers, page } = await open(path, {
      form: GIFT,
      headers: { ...BY_SCRIPT, Cookie: buyer.cookieHeader },
    });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Location')).toBeNull();
    expect(JSON.parse(page.html)).toEqual({ url: expect.stringMatching(/^\/checkout\?order=/) });
  });

  test('is refused by its status, because the script keeps the entries', async () => {
    const answer = await open(path, { form: GIFT, headers: BY_SCRIPT, env: LIMITED });
    expect(answer.status).toBe(429);
    expect(await answer.page.all('form.order-form')).toEqual([]);
  });
});

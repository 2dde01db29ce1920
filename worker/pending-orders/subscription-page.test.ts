import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, Embedder, read } from '../../test/worker/buyer.ts';
import { Payer } from '../../test/worker/checkout.ts';
import { addForm, aField, rows } from '../../test/worker/forms.ts';
import { open, SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { count, OTHER, openShops, PRODUCTS, setStock } from '../../test/worker/shops.ts';
import { deleteExpiredPendingOrders } from './service.ts';

const ANN = 'ann@mail.test';
const { box, mug } = PRODUCTS;

let token: string;
let path: string;

/** Starts a subscription on another origin's page, so that it is not bound to a browser yet. */
async function start(request: object = {}): Promise<void> {
  const body = { itemId: box.id, sku: null, qty: 1, ...request };
  const response = await new Embedder().fetch(SUBSCRIPTION, { method: 'POST', body });
  token = (await read(response, StartSubscriptionResponse)).cartToken;
  path = `/commerce/subscription?cartToken=${token}`;
}

beforeEach(async () => {
  await openShops();
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await start();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the page of a subscription', () => {
  test('the page says what the subscription is and costs, and asks for the buyer’s address', async () => {
    await start({ qty: 2 });
    const { status, headers, page } = await open(path);
    expect(status).toBe(200);
    expect((await page.only('main h1'))['']).toBe('Your subscription');
    expect((await page.only('.order-line-title a')).href).toBe('/shop/p/box');
    expect((await page.only('.order-line-amount'))['']).toBe('$80.00 every month');
    expect((await page.all('.order-facts > div')).map((fact) => fact[''])).toEqual([
      'Quantity2',
      'Price$40.00 every month',
    ]);
    expect(await page.only('form')).toMatchObject({ method: 'post', action: path });
    expect((await page.only('form [type=submit]'))['']).toBe('Continue to checkout');
    expect(await page.only('form input')).toMatchObject({
      type: 'email',
      autocomplete: 'email',
      'aria-required': 'true',
    });
    expect((await page.only('form label')).for).toBe((await page.only('form input')).id);
    expect(page.staticContext().context.pageType).toBe(201);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(page.staticContext().script).not.toContain(token);
  });

  test('the page shows the answers to the product’s questions, and their HTML as text', async () => {
    await addForm({ id: 'ask', fields: [aField({ type: 'text', title: 'For <b>' })] });
    await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(box.id).run();
    await start({ additionalFields: JSON.stringify({ text: '<img src=x onerror=alert(1)>' }) });
    const { page } = await open(path);
    expect((await page.all('.order-facts > div')).map((fact) => fact[''])).toEqual([
      'For <b><img src=x onerror=alert(1)>',
      'Quantity1',
    ]);
    expect(page.html).not.toContain('<img src=x');
  });
});

describe('sending it', () => {
  test('the form places the order and leads to its checkout', async () => {
    const buyer = new Payer();
    await buyer.open(path);
    const { status, location, headers } = await buyer.open(path, { email: ` ${ANN} ` });
    expect(status).toBe(303);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(location).toMatch(/^\/checkout\?order=[\w-]{43}$/);
    expect(location).not.toContain(token);
    expect(await rows('pending_orders')).toMatchObject([{ email: ANN, placed_at: expect.any(Number) }]);
    const checkout = await buyer.open(location ?? '');
    expect(checkout.status).toBe(200);
    expect((await checkout.page.only('.order-line-amount'))['']).toBe('$40.00 every month');
    expect(checkout.headers.get('Cache-Control')).toBe('no-store');
  });

  test('the way back shows the address, which can be changed without another order', async () => {
    const buyer = new Payer();
    await buyer.open(path);
    const { location } = await buyer.open(path, { email: ANN });
    expect((await (await buyer.open(path)).page.only('form input')).value).toBe(ANN);
    expect((await buyer.open(path, { email: 'Bob@mail.test' })).location).toBe(location);
    expect(await rows('pending_orders')).toMatchObject([{ email: 'bob@mail.test' }]);
    expect((await rows('pending_order_emails')).map(({ email }) => email)).toEqual(['bob@mail.test']);
  });

  test('a form that is sent twice places one order, and another browser changes nothing', async () => {
    const sent = [1, 2].map(() => open(path, { form: { email: ANN } }));
    const [first, second] = await Promise.all(sent);
    const third = await open(path, { form: { email: 'eve@mail.test' } });
    expect(second?.location).toBe(first?.location);
    expect(third.location).toBe(orderOf(first?.location));
    expect(await count('pending_orders')).toBe(1);
    expect(await rows('pending_orders')).toMatchObject([{ email: ANN }]);
  });

  test.each([
    ['', 'Required'],
    ['ann@mail', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
    ['"><script>', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
  ])('a form with the address %j comes back with an error, tied to its field', async (email, message) => {
    const { status, page } = await open(path, { form: { email } });
    expect(status).toBe(422);
    const input = await page.only('form input');
    expect(input).toMatchObject({ value: email, 'aria-invalid': 'true' });
    const [tied] = input['aria-describedby']?.split(' ') ?? [];
    expect((await page.only(`#${tied}`))['']).toBe(message);
    expect(await rows('pending_orders')).toMatchObject([{ placed_at: null }]);
  });

  test.each([
    [
      'is sold as a subscription no longer',
      'UPDATE items SET subscription_plan = NULL',
      'This item is not sold as a subscription.',
    ],
    [
      'has another variant under that sku',
      "UPDATE variants SET id = 'another' WHERE sku = 'BOX'",
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
  ])('a form is refused once the product %s', async (_, sql, text) => {
    await env.DB.prepare(sql).run();
    const { status, page } = await open(path, { form: { email: ANN } });
    expect(status).toBe(400);
    expect(page.html).toContain(text);
    expect(await count('pending_orders', 'placed_at IS NOT NULL')).toBe(0);
  });

  test('a form is refused once the product has sold out', async () => {
    await env.DB.prepare('UPDATE items SET subscription_plan = ?1 WHERE id = ?2')
      .bind(JSON.stringify(box.plan), mug.id)
      .run();
    await start({ itemId: mug.id, qty: 2 });
    await setStock('MUG', 1);
    const { status, page } = await open(path, { form: { email: ANN } });
    expect(status).toBe(409);
    expect(page.html).toContain('Sorry, we do not have enough of that item available.');
    expect(await count('pending_orders', 'placed_at IS NOT NULL')).toBe(0);
  });
});

describe('the origin of a form', () => {
  test.each([
    ['of another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }, 403],
    ['of a neighbouring site', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['of nobody', { 'Sec-Fetch-Site': undefined, Origin: 'null' }, 403],
    ['that is JSON', { 'Content-Type': 'application/json' }, 400],
    ['from the shop, by an older browser', { 'Sec-Fetch-Site': undefined, Origin: 'https://a.example' }, 303],
  ])('a form %s (%j) is answered with %i', async (_, headers, status) => {
    expect((await open(path, { form: { email: ANN }, headers })).status).toBe(status);
  });

  test('the crumb’s cookie identifies the page’s own form where an older browser hides the origin', async () => {
    const cookiesOf = async (host?: string) => {
      const { headers } = await open(path, host ? { host } : {});
      return headers.getSetCookie().map((line) => line.split(';')[0]);
    };
    const hidden = { 'Sec-Fetch-Site': undefined, Origin: 'null' };
    const send = async (...cookies: (string | undefined)[]) =>
      (await open(path, { form: { email: ANN }, headers: { ...hidden, Cookie: cookies.join('; ') } })).status;
    const [visitor, crumb] = await cookiesOf();
    const [, foreign] = await cookiesOf(OTHER.host);
    expect(await send('crumb=made.up')).toBe(403);
    expect(await send(visitor, 'crumb=made.up')).toBe(403);
    expect(await send(visitor, foreign)).toBe(403);
    expect(await send(crumb)).toBe(403);
    expect(await count('pending_orders', 'placed_at IS NOT NULL')).toBe(0);
    expect(await send(visitor, crumb)).toBe(303);
  });

  test('a form that is too large or sent too often is refused', async () => {
    expect((await open(path, { form: { email: 'x'.repeat(40_000) } })).status).toBe(413);
    const FORM_WRITES = { limit: async () => ({ success: false }) } as RateLimit;
    const { status, headers, page } = await open(path, { form: { email: ANN }, env: { FORM_WRITES } });
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('5');
    expect(page.html).toContain('Please try again in a few seconds.');
  });

  test('another method is refused', async () => {
    const { status, headers } = await new Buyer().fetch('/commerce/order', { method: 'DELETE' });
    expect(status).toBe(405);
    expect(headers.get('Allow')).toBe('GET, HEAD, POST');
  });
});

describe('a token', () => {
  test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(5_000)])('a token that opens nothing says so: %.50s', async (bad) => {
    for (const address of [`/commerce/subscription?cartToken=${bad}`, `/commerce/order?orderToken=${bad}`]) {
      const { status, page, headers } = await open(address);
      expect(status).toBe(404);
      expect((await page.only('main h1'))['']).toBe('This link does not work');
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect((await open(`/commerce/subscription?cartToken=${bad}`, { form: { email: ANN } })).status).toBe(404);
  });

  test('a token of one page opens no other page, and none of another shop', async () => {
    const { location } = await open(path, { form: { email: ANN } });
    const [, orderToken] = location?.split('=') ?? [];
    expect((await open(`/commerce/order?orderToken=${token}`)).status).toBe(404);
    expect((await open(`/commerce/subscription?cartToken=${orderToken}`)).status).toBe(404);
    for (const address of [path, orderOf(location)]) {
      const foreign = await open(address, { host: OTHER.host });
      expect(foreign.status).toBe(404);
      expect(foreign.page.html).not.toContain('Monthly box');
    }
  });

  test('a used token leads to its order', async () => {
    const { location } = await open(path, { form: { email: ANN } });
    const again = await open(path);
    expect([again.status, again.location]).toEqual([303, orderOf(location)]);
  });

  test('a token is valid for 30 days, as long as its order is kept, and a placed order stays', async () => {
    const started = Date.now();
    const placed = orderOf((await open(path, { form: { email: ANN } })).location);
    await start();
    vi.useFakeTimers({ toFake: ['Date'], now: started + 30 * DAY_MS - 1_000 });
    expect((await open(path)).status).toBe(200);
    expect(await deleteExpiredPendingOrders(env.DB, Date.now())).toEqual({ orders: 0 });
    vi.setSystemTime(started + 30 * DAY_MS + 60_000);
    const { status, page } = await open(path);
    expect(status).toBe(410);
    expect((await page.only('main h1'))['']).toBe('This order has expired');
    expect((await open(path, { form: { email: ANN } })).status).toBe(410);
    expect(await deleteExpiredPendingOrders(env.DB, Date.now())).toEqual({ orders: 1 });
    expect((await open(path)).status).toBe(404);
    expect((await open(placed)).status).toBe(200);
  });
});

/** Returns the path of the page that asks other browsers for the buyer's address. */
function orderOf(checkout: string | null | undefined): string {
  return `/commerce/order?orderToken=${checkout?.split('=')[1]}`;
}

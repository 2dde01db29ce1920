import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Payer } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { open } from '../../test/worker/order-pages.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const { giftCard, mug } = PRODUCTS;
const PATH = `/commerce/gift-card?itemId=${giftCard.id}`;
/** A time at which it is still the day before in New York, the shop's time zone. */
const NOW = Date.UTC(2026, 10, 21, 3);
const TODAY = '2026-11-20';
const GIFT = {
  senderName: 'Bob',
  recipientName: 'Ann',
  recipientEmail: 'ann@mail.test',
  message: 'Dear Ann,\r\nenjoy!',
};
const GOOD = { sku: 'GIFT', ...GIFT, deliveryDate: TODAY, email: 'bob@mail.test' };

beforeEach(async () => {
  await openShops();
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await env.DB.prepare(
    `INSERT INTO variants (site_id, id, item_id, sku, attributes, price_cents, unlimited, position)
     VALUES (?1, 'variant-GIFT-50', ?2, 'GIFT-50', '{"Value":"$50"}', 5000, 1, 1)`,
  )
    .bind(SHOP.id, giftCard.id)
    .run();
  buyer = new Payer();
  await buyer.open(await keyed());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Opens the page as from its product, and returns the address of the form. */
async function keyed(path = PATH): Promise<string> {
  return (await open(path)).location ?? '';
}

/** The browser that buys; `send` buys without one. */
let buyer: Payer;

async function send(entries: Record<string, string> = {}, path?: string) {
  return open(path ?? (await keyed()), { form: { ...GOOD, ...entries } });
}

describe('the page of a gift card', () => {
  test('the page asks for all that is needed, with the denomination chosen and today as the day', async () => {
    const path = await keyed(`${PATH}&sku=GIFT-50`);
    const { status, page, headers } = await open(path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(page.staticContext().context.pageType).toBe(201);
    const options = await page.all('select option');
    expect(options.map((option) => option[''])).toEqual(['Select Value', '$25', '$50']);
    expect(options.filter((option) => 'selected' in option).map(({ value }) => value)).toEqual(['GIFT-50']);
    const labels = await page.all('form label');
    expect(labels.map((label) => label[''])).toEqual([
      ...['Value', 'Recipient’s name', 'Recipient’s email address', 'From (optional)', 'Message (optional)'],
      'Delivery date',
      'Your email address',
    ]);
    for (const label of labels) await page.only(`#${label.for}`);
    expect(await page.only('input[type=date]')).toMatchObject({ value: TODAY, min: TODAY });
    expect((await page.only('form [type=submit]'))['']).toBe('Continue to checkout');
    expect(await page.only('form')).toMatchObject({ action: path, novalidate: '' });
    expect(page.html).toContain('You check everything and pay on the next page.');
    const controls = await page.all('form .field-element');
    expect(controls.map(({ autocomplete }) => autocomplete)).toEqual([
      'off',
      'off',
      'off',
      'name',
      'off',
      'off',
      'email',
    ]);
    expect(controls.map((control) => 'aria-required' in control)).toEqual([true, true, true, false, false, true, true]);
  });

  test('the page chooses the only denomination', async () => {
    await env.DB.prepare("DELETE FROM variants WHERE sku = 'GIFT-50'").run();
    const options = await (await open(await keyed())).page.all('select option');
    expect(options.filter((option) => 'selected' in option).map(({ value }) => value)).toEqual(['GIFT']);
  });

  test.each(['en_GB', 'no such language', ''])('the page works in a shop whose language is %j', async (language) => {
    await env.DB.prepare('UPDATE sites SET language = ?1, time_zone = ?1').bind(language).run();
    const { location } = await buyer.open(await keyed(), GOOD);
    expect((await buyer.open(location ?? '')).status).toBe(200);
  });

  test.each([
    ['an ordinary product', mug.id],
    ['nothing', 'nothing'],
    ['another shop’s product', OTHER.itemId],
    ['', ''],
  ])('there is no page for %s', async (_, itemId) => {
    const path = `/commerce/gift-card?itemId=${itemId}`;
    const { status, page } = await open(path);
    expect(status).toBe(404);
    expect(page.html).toContain('Sorry, that item is no longer available.');
    expect(page.html).not.toContain(OTHER.secret);
    expect((await open(path, { form: GOOD })).status).toBe(404);
  });
});

describe('sending it', () => {
  test('a form stores the order at the present price and leads to its checkout, which shows the gift', async () => {
    const gift = { ...GOOD, sku: 'GIFT-50', recipientName: ' Ann \t Lee ' };
    const { status, location } = await buyer.open(await keyed(), gift);
    expect(status).toBe(303);
    expect(location).toMatch(/^\/checkout\?order=[\w-]{43}$/);
    const [order] = await rows('pending_orders');
    expect(order).toMatchObject({
      site_id: SHOP.id,
      kind: 'gift-card',
      sku: 'GIFT-50',
      quantity: 1,
      price_cents: 5000,
      currency: 'USD',
      plan: null,
      email: 'bob@mail.test',
      created_at: NOW,
      placed_at: NOW,
    });
    expect(JSON.parse(String(order?.gift))).toEqual({
      ...GIFT,
      recipientName: 'Ann Lee',
      message: 'Dear Ann,\nenjoy!',
      deliveryDate: TODAY,
    });
    const { page } = await buyer.open(location ?? '');
    expect((await page.only('.order-line-amount'))['']).toBe('$50.00');
    const line = await page.only('[data-entry]');
    expect(JSON.parse(unescaped(line['data-answers']))).toEqual([
      { title: 'For', value: 'Ann Lee, ann@mail.test' },
      { title: 'From', value: 'Bob' },
      { title: 'Message', value: 'Dear Ann,\nenjoy!' },
      { title: 'Delivery date', value: 'November 20, 2026' },
    ]);
    expect(page.html).toContain('Change the gift card’s details');
    expect(page.html).not.toContain(String(order?.id).slice(0, 12).toUpperCase());
  });

  test('a form that is sent twice stores one order, and another opening of the page is another gift', async () => {
    const path = await keyed();
    const [first, second] = await Promise.all([send({}, path), send({}, path)]);
    expect(second?.location).toBe(first?.location);
    expect(await count('pending_orders')).toBe(1);
    expect((await send()).location).not.toBe(first?.location);
    expect(await count('pending_orders')).toBe(2);
  });

  test.each([
    ['sku', '', 'Select a denomination for the Gift Card'],
    ['sku', 'MUG', 'Select a denomination for the Gift Card'],
    ['recipientName', ' ', 'Required'],
    ['recipientName', 'x'.repeat(101), 'Value should have a length no longer than 100.'],
    ['recipientEmail', 'ann', 'Email is not valid. Email addresses should follow the format user@domain.com.'],
    ['message', 'x'.repeat(501), 'Value should have a length no longer than 500.'],
    ['deliveryDate', '2026-11-19', 'Please choose today or a later day.'],
    ['deliveryDate', '2026-02-30', 'This is not a real date.'],
    ['email', '', 'Required'],
  ])('a form with %s %.30j comes back with its error and keeps the other entries', async (name, value, message) => {
    const { status, page } = await send({ [name]: value });
    expect(status).toBe(422);
    const invalid = (await page.all('form .field-element')).filter((control) => control['aria-invalid'] === 'true');
    expect(invalid.map((control) => control.name)).toEqual([name]);
    const [tied] = invalid[0]?.['aria-describedby']?.split(' ') ?? [];
    expect((await page.only(`#${tied}`))['']).toBe(message);
    expect(invalid[0]).toHaveProperty('autofocus');
    const alert = (await page.only('form [role=alert]'))[''];
    expect(alert).toContain('One or more fields is invalid, please check your entries.');
    expect(alert).toContain(message);
    expect((await page.only('form [role=alert] a')).href).toBe(`#${invalid[0]?.id}`);
    const values = Object.fromEntries((await page.all('form input')).map((input) => [input.name, input.value]));
    const kept = { recipientName: 'Ann', recipientEmail: 'ann@mail.test', email: 'bob@mail.test' };
    expect(values).toMatchObject({ ...kept, ...(name in values && { [name]: value.trim() }) });
    if (name !== 'message') expect((await page.only('textarea'))['']).toBe('Dear Ann, enjoy!');
    expect(await count('pending_orders')).toBe(0);
  });

  test('a form without a key is taken, and a page without one gets one', async () => {
    expect((await open(PATH)).location).toMatch(/&key=[\w-]{43}$/);
    expect((await open(`${PATH}&key=mine`)).location).toMatch(/&key=[\w-]{43}$/);
    expect((await send({}, `${PATH}&key=mine|own`)).status).toBe(303);
    expect(await count('pending_orders')).toBe(1);
  });

  test('a form from another site’s page is refused', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await open(PATH, { form: GOOD, headers })).status).toBe(403);
    expect(await count('pending_orders')).toBe(0);
  });

  test('typed HTML is shown as text', async () => {
    const evil = '</textarea><script>alert(1)</script>';
    expect((await send({ message: evil, email: '' })).page.html).not.toContain('<script>alert');
    const { location } = await buyer.open(await keyed(), { ...GOOD, message: evil, recipientName: '<b>' });
    expect((await buyer.open(location ?? '')).page.html).not.toMatch(/<script>alert|<b>/);
  });
});

describe('the way back from the checkout', () => {
  let path: string;
  let checkout: string;
  let change: string;

  beforeEach(async () => {
    path = await keyed();
    checkout = (await buyer.open(path, GOOD)).location ?? '';
    buyer.order = new URL(checkout, 'https://a.example').searchParams.get('order') ?? '';
    change = `/commerce/gift-card?order=${buyer.order}`;
  });

  test.each(['the way back', 'the link of the checkout'])('%s finds what was typed, and changes it', async (way) => {
    const address = way === 'the way back' ? path : change;
    const { page } = await buyer.open(address);
    expect((await page.only('#order-recipientName')).value).toBe('Ann');
    expect((await page.only('textarea'))['']).toBe('Dear Ann, enjoy!');
    await buyer.startCheckout();
    const changed = { ...GOOD, sku: 'GIFT-50', recipientEmail: 'Cid@mail.test', email: 'ben@mail.test' };
    expect((await buyer.open(address, changed)).location).toBe(checkout);
    expect(await rows('pending_orders')).toMatchObject([{ sku: 'GIFT-50', price_cents: 5000, email: 'ben@mail.test' }]);
    expect((await rows('pending_order_emails')).map(({ email }) => email)).toEqual(['ben@mail.test', 'cid@mail.test']);
    expect(await buyer.startCheckout()).toMatchObject({
      dueCents: 5000,
      email: 'ben@mail.test',
      gift: expect.arrayContaining([{ title: 'For', value: 'Ann, cid@mail.test' }]),
    });
    expect((await buyer.open(checkout)).page.html).toContain('cid@mail.test');
  });

  test('wrong changes come back, and leave the order as it is', async () => {
    const { status, page } = await buyer.open(change, { ...GOOD, recipientName: '', message: 'Other words' });
    expect(status).toBe(422);
    expect((await page.only('textarea'))['']).toBe('Other words');
    expect((await buyer.open(change)).page.html).not.toContain('Other words');
  });

  test('another browser finds an empty form on the way back, and changes nothing by either address', async () => {
    const stranger = new Payer();
    await stranger.open('/checkout');
    expect((await stranger.open(path)).location).not.toBe(path);
    expect((await stranger.open(change)).location).toBe(`/commerce/order?orderToken=${buyer.order}`);
    for (const address of [path, change]) {
      const { location } = await stranger.open(address, { ...GOOD, recipientEmail: 'eve@mail.test' });
      expect(location).toBe(`/commerce/order?orderToken=${buyer.order}`);
    }
    expect(await count('pending_order_emails', `email = 'eve@mail.test'`)).toBe(0);
  });

  test('after the payment, the way back begins another gift, and the link leads to the order', async () => {
    await buyer.startCheckout();
    await buyer.pay();
    expect((await buyer.open(path)).location).toMatch(/&key=/);
    const { location } = await buyer.open(change);
    expect((await buyer.open(location ?? '')).location).toMatch(/^\/commerce\/order-status/);
    await buyer.open(path, { ...GOOD, recipientEmail: 'eve@mail.test' });
    expect(await count('pending_orders')).toBe(1);
    expect(await count('pending_order_emails', `email = 'eve@mail.test'`)).toBe(0);
  });

  test('an order’s link opens in its own shop only', async () => {
    for (const address of [change, `/commerce/order?orderToken=${buyer.order}`]) {
      const { status, page } = await open(address, { host: OTHER.host });
      expect(status).toBe(404);
      expect(page.html).not.toContain('ann@mail.test');
    }
  });
});

function unescaped(text = ''): string {
  return text.replaceAll('&quot;', '"');
}

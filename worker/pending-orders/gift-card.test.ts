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
const GIFT = { recipientName: 'Ann', recipientEmail: 'ann@mail.test', message: 'Dear Ann,\r\nenjoy!' };
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
  await buyer.open(PATH);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function keyOf(path = PATH): Promise<string> {
  return (await (await open(path)).page.one('form input[type=hidden]')).value ?? '';
}

/** The browser that buys; `send` buys without one. */
let buyer: Payer;

async function send(entries: Record<string, string> = {}, key?: string) {
  return open(PATH, { form: { ...GOOD, key: key ?? (await keyOf()), ...entries } });
}

describe('the page of a gift card', () => {
  test('the page asks for all that is needed, with the denomination chosen and today as the day', async () => {
    const { status, page, headers } = await open(`${PATH}&sku=GIFT-50`);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(page.staticContext().context.pageType).toBe(201);
    const options = await page.all('select option');
    expect(options.map((option) => option[''])).toEqual(['Select Value', '$25', '$50']);
    expect(options.filter((option) => 'selected' in option).map(({ value }) => value)).toEqual(['GIFT-50']);
    const labels = await page.all('form label');
    expect(labels.map((label) => label[''])).toEqual([
      ...['Value', 'Recipient’s name', 'Recipient’s email address', 'Message (optional)', 'Delivery date'],
      'Your email address',
    ]);
    for (const label of labels) await page.one(`#${label.for}`);
    expect(await page.one('input[type=date]')).toMatchObject({ value: TODAY, min: TODAY });
    expect((await page.one('form [type=submit]'))['']).toBe('Continue');
    expect(page.html).toContain('Nothing is ordered yet.');
    const controls = await page.all('form .field-element');
    expect(controls.map(({ autocomplete }) => autocomplete)).toEqual(['off', 'off', 'off', 'off', 'off', 'email']);
    expect(controls.map((control) => 'required' in control)).toEqual([true, true, true, false, true, true]);
  });

  test('the page chooses the only denomination', async () => {
    await env.DB.prepare("DELETE FROM variants WHERE sku = 'GIFT-50'").run();
    const options = await (await open(PATH)).page.all('select option');
    expect(options.filter((option) => 'selected' in option).map(({ value }) => value)).toEqual(['GIFT']);
  });

  test.each(['en_GB', 'no such language', ''])('the page works in a shop whose language is %j', async (language) => {
    await env.DB.prepare('UPDATE sites SET language = ?1, time_zone = ?1').bind(language).run();
    const { location } = await send();
    expect((await open(location ?? '')).status).toBe(200);
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
    expect((await open(path, { form: { ...GOOD, key: 'A'.repeat(43) } })).status).toBe(404);
  });
});

describe('sending it', () => {
  test('a form stores the order at the present price and leads to its summary', async () => {
    const gift = { ...GOOD, sku: 'GIFT-50', recipientName: ' Ann \t Lee ' };
    const { status, location } = await buyer.open(PATH, { ...gift, key: await keyOf() });
    expect(status).toBe(303);
    const [order] = await rows('pending_orders');
    expect(order).toMatchObject({
      ...{ site_id: SHOP.id, kind: 'gift-card', sku: 'GIFT-50', quantity: 1, price_cents: 5000, currency: 'USD' },
      ...{ plan: null, email: 'bob@mail.test', created_at: NOW, placed_at: NOW },
    });
    expect(JSON.parse(String(order?.gift))).toEqual({
      ...{ ...GIFT, recipientName: 'Ann Lee', message: 'Dear Ann,\nenjoy!', deliveryDate: TODAY },
    });
    const { page } = await buyer.open(location ?? '');
    expect((await page.all('main a.button')).map((button) => button[''])).toContain('Continue to checkout');
    expect((await page.one('.order-note'))['']).toContain('Nothing has been ordered or charged yet.');
    expect((await page.one('.order-line-amount'))['']).toBe('$50.00');
    for (const text of [
      'Ann Lee',
      'ann@mail.test',
      'November 20, 2026',
      'bob@mail.test',
      String(order?.id).slice(0, 12).toUpperCase(),
    ])
      expect(page.html).toContain(text);
  });

  test('a form that is sent twice stores one order, and other entries are another gift', async () => {
    const key = await keyOf();
    const [first, second] = await Promise.all([send({}, key), send({}, key)]);
    expect(second?.location).toBe(first?.location);
    expect(await count('pending_orders')).toBe(1);
    expect((await send({ recipientName: 'Cid' }, key)).location).not.toBe(first?.location);
    expect((await send()).location).not.toBe(first?.location);
    expect(await count('pending_orders')).toBe(3);
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
    expect((await page.one(`#${tied}`))['']).toBe(message);
    expect((await page.one('form [role=alert]'))['']).toBe('One or more fields is invalid, please check your entries.');
    const values = Object.fromEntries((await page.all('form input')).map((input) => [input.name, input.value]));
    const kept = { recipientName: 'Ann', recipientEmail: 'ann@mail.test', email: 'bob@mail.test' };
    expect(values).toMatchObject({ ...kept, ...(name in values && { [name]: value.trim() }) });
    if (name !== 'message') expect((await page.one('textarea'))['']).toBe('Dear Ann, enjoy!');
    expect(await count('pending_orders')).toBe(0);
  });

  test('a form without the page’s own key comes back with one', async () => {
    const { status, page } = await send({}, 'mine|own');
    expect(status).toBe(422);
    expect((await page.one('form input[type=hidden]')).value).toMatch(/^[\w-]{43}$/);
    expect(await count('pending_orders')).toBe(0);
  });

  test('a form from another site’s page is refused', async () => {
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await open(PATH, { form: { ...GOOD, key: 'A'.repeat(43) }, headers })).status).toBe(403);
    expect(await count('pending_orders')).toBe(0);
  });

  test('typed HTML is shown as text', async () => {
    const evil = '</textarea><script>alert(1)</script>';
    expect((await send({ message: evil, email: '' })).page.html).not.toContain('<script>alert');
    const { location } = await buyer.open(PATH, { ...GOOD, message: evil, recipientName: '<b>', key: await keyOf() });
    expect((await buyer.open(location ?? '')).page.html).not.toMatch(/<script>alert|<b>/);
  });
});

test('a summary opens in its own shop only', async () => {
  const { location } = await send();
  const { status, page } = await open(location ?? '', { host: OTHER.host });
  expect(status).toBe(404);
  expect(page.html).not.toContain('ann@mail.test');
});

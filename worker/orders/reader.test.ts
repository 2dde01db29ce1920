import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SavedAddresses } from '#runtime/contracts/account.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ACCOUNT, newHolder, openAccount } from '../../test/worker/account-holder.ts';
import { read } from '../../test/worker/buyer.ts';
import { ANN, decideAt, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const PERSON = [ANN, 'Ring twice', '1 Main St'];
const PLAIN = ['Mug', '$18.50', 'Order number'];

let buyer: Payer;
let path: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  buyer = await Payer.with(PRODUCTS.mug.id);
  await buyer.changeCheckout({ note: 'Ring twice', address: NEW_YORK });
  const { url } = (await buyer.pay()) as { url: string };
  path = url.replace('order-confirmed', 'order-status');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function expectPerson(html: string): void {
  for (const text of [...PLAIN, ...PERSON]) expect(html).toContain(text);
}

function expectNobody(html: string): void {
  for (const text of PLAIN) expect(html).toContain(text);
  for (const text of PERSON) expect(html).not.toContain(text);
}

/** Another browser that has opened the link. */
async function stranger(): Promise<Payer> {
  const visitor = new Payer();
  await visitor.open(path);
  return visitor;
}

describe('the link of an order', () => {
  test('the browser that bought sees the whole order for 30 days, and then what was bought', async () => {
    expectPerson((await buyer.open(path)).page.html);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS - 60_000 });
    expectPerson((await buyer.open(path)).page.html);
    vi.setSystemTime(Date.now() + 120_000);
    expectNobody((await buyer.open(path)).page.html);
  });

  test.each(['order-status', 'order-confirmed'])('a browser that did not buy sees no person on %s', async (name) => {
    for (const visitor of [new Payer(), await stranger()]) {
      const { status, page } = await visitor.open(path.replace('order-status', name));
      expect(status).toBe(200);
      expectNobody(page.html);
      expect((await page.only('form input[type=email]')).name).toBe('email');
    }
  });

  test('what a visitor answered to a product’s questions is part of the person', async () => {
    await env.DB.prepare('UPDATE order_lines SET additional_fields = ?1').bind('{"Engraving":"For Bo"}').run();
    expect((await (await stranger()).open(path)).page.html).not.toContain('For Bo');
  });

  test('the email address of the order shows the whole order in that browser, for an hour', async () => {
    const visitor = await stranger();
    const { status, location, headers } = await visitor.open(path, { email: ` ${ANN.toUpperCase()} ` });
    expect([status, location]).toEqual([303, path]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-order=.*; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    expectPerson((await visitor.open(path)).page.html);
    const thief = await stranger();
    thief.cookies.set('__Host-order', visitor.cookies.get('__Host-order') as string);
    expectNobody((await thief.open(path)).page.html);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
    expectNobody((await visitor.open(path)).page.html);
  });

  test.each(['bob@mail.test', 'ann', ''])('another address shows nothing: "%s"', async (email) => {
    const visitor = await stranger();
    const { status, page } = await visitor.open(path, { email });
    expect(status).toBe(422);
    expect(page.html).toContain('This is not the email address of the order.');
    expectNobody(page.html);
    expectNobody((await visitor.open(path)).page.html);
  });

  test('addresses cannot be tried without end', async () => {
    const FORM_WRITES = { limit: async () => ({ success: false }) } as RateLimit;
    expect((await open(path, { form: { email: ANN }, env: { FORM_WRITES } })).status).toBe(429);
  });

  test('a person who is signed in with the order’s address is asked for nothing, and can save where it goes', async () => {
    const owner = await newHolder();
    await openAccount(owner, ANN);
    const shown = (await open(path, { headers: { Cookie: owner.cookieHeader } })).page.html;
    expectPerson(shown);
    expect(shown).not.toContain('type="email"');
    const action = /action="(\/commerce\/account\/address[^"]+)"/.exec(shown)?.[1] ?? '';
    expect((await owner.submit(`https://${SHOP.host}${action}`, {})).status).toBe(303);
    const { addresses } = await read(await owner.send('GET', `${ACCOUNT}/addresses`), SavedAddresses);
    expect(addresses.map(({ address }) => address)).toEqual([NEW_YORK]);
  });

  test('a person who is signed in with another address sees and saves nothing of it', async () => {
    const other = await newHolder();
    await openAccount(other, 'bo@mail.test', 'bo');
    expectNobody((await open(path, { headers: { Cookie: other.cookieHeader } })).page.html);
    const [, token] = path.split('?');
    await other.submit(`https://${SHOP.host}/commerce/account/address?${token}`, {});
    expect(await count('site_user_addresses')).toBe(0);
  });

  test('a proof for one order opens no other', async () => {
    const visitor = await stranger();
    await visitor.open(path, { email: ANN });
    const other = await Payer.with(PRODUCTS.poster.id);
    const { url } = (await other.pay()) as { url: string };
    expect((await visitor.open(url)).page.html).not.toContain('1 Main St');
  });

  test('an order whose buyer’s browser is not known shows nobody to a browser without an id', async () => {
    await env.DB.prepare(`UPDATE orders SET visitor_hash = ''`).run();
    for (const reader of [buyer, new Payer()]) expectNobody((await reader.open(path)).page.html);
  });
});

test('the link to which a provider returns leads to the order for a day after its payment', async () => {
  const payer = await Payer.with(PRODUCTS.poster.id);
  const back = await decideAt(await payer.pay({ card: 'secondStep' }), 'approve');
  expect((await payer.open(back)).status).toBe(303);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  expect((await payer.open(back)).status).toBe(303);
  vi.setSystemTime(Date.now() + 31 * 60_000);
  expect((await payer.open(back)).status).toBe(404);
});

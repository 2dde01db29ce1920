import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { acts, setPrivacy } from '../../test/worker/acts.ts';
import { Buyer, Embedder } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS, unitsOf } from '../../test/worker/checkout.ts';
import { CLUB_TEMPLATES, openClub, PAYWALL } from '../../test/worker/club.ts';
import { addTemplates } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../test/worker/shops.ts';

const PATH = '/commerce/cart-transfer';
const { mug, shirt } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

interface Transfer {
  origin?: string;
  to?: string;
  /** What the form says beside the cart. */
  fields?: Record<string, string>;
}

/** Follows the form as a browser does: the first step comes from another site, and so without the shop's cookies. */
async function transferCart(
  buyer: Buyer,
  token: string,
  { origin = SHOP.embed, to = '/checkout', fields = {} }: Transfer = {},
) {
  const headers = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded', Cookie: undefined };
  const body = String(new URLSearchParams({ cart: token, to, ...fields }));
  const first = await buyer.fetch(PATH, { method: 'POST', body, headers });
  expect(first.status).toBe(303);
  const next = first.headers.get('Location') ?? '';
  if (!next.startsWith(PATH)) return next;
  const second = await buyer.fetch(next);
  expect(second.status).toBe(303);
  expect(second.headers.get('Cache-Control')).toBe('no-store');
  return second.headers.get('Location');
}

async function embedded(): Promise<{ embedder: Embedder; token: string }> {
  const embedder = new Embedder();
  await embedder.addToCart(mug.id, { quantity: 2 });
  return { embedder, token: embedder.token ?? '' };
}

describe('a cart from a page of another origin', () => {
  test('a transferred cart becomes the visitor’s at the shop, and both pages see its purchase', async () => {
    const { embedder, token } = await embedded();
    const payer = await new Payer().arrive();
    expect(await transferCart(payer, token)).toBe('/checkout');
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    expect(await payer.pay()).toMatchObject({ status: 'paid' });
    expect((await embedder.cart()).entries).toEqual([]);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 0, sold: 2 });
  });

  test('a transferred cart takes over the lines of the visitor’s cart at the shop once', async () => {
    const { token } = await embedded();
    const payer = await Payer.with(mug.id, { quantity: 1 });
    await payer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    await payer.startCheckout();
    await transferCart(payer, token);
    await transferCart(payer, token);
    const { entries } = await payer.cart();
    expect(entries.map(({ chosenVariant, quantity }) => [chosenVariant.sku, quantity]).sort()).toEqual([
      ['MUG', 3],
      ['SHIRT-S', 1],
    ]);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
  });

  test('a service in both carts is not doubled', async () => {
    const embedder = new Embedder();
    await embedder.addToCart(PRODUCTS.lesson.id);
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(PRODUCTS.lesson.id);
    await transferCart(buyer, embedder.token ?? '');
    expect((await buyer.cart()).entries.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a membership in both carts stays one, because a second one is worth nothing', async () => {
    await addTemplates(CLUB_TEMPLATES);
    await openClub(await OwnerProgram.of());
    const embedder = new Embedder();
    await embedder.addToCart(PAYWALL);
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(PAYWALL);
    await transferCart(buyer, embedder.token ?? '');
    expect((await buyer.cart()).entries.map(({ quantity }) => quantity)).toEqual([1]);
  });

  test('a cart that is being paid for is not merged', async () => {
    const { token } = await embedded();
    const payer = await Payer.with(mug.id);
    await payer.postPayment({ card: 'secondStep' });
    await transferCart(payer, token);
    expect((await payer.cart()).entries.map(({ quantity }) => quantity)).toEqual([2]);
    expect(await env.DB.prepare(`SELECT COUNT(*) AS n FROM payments WHERE state = 'open'`).first('n')).toBe(1);
  });

  test.each([
    ['an origin that is not listed', { origin: 'https://evil.test' }],
    ['an unknown origin', { origin: 'null' }],
  ])('a cart is not transferred from %s', async (_, from) => {
    const { token } = await embedded();
    const buyer = await new Buyer().arrive();
    expect(await transferCart(buyer, token, from)).toBe('/checkout');
    expect((await buyer.cart()).entries).toEqual([]);
  });

  test.each(['', 'x', 'a'.repeat(43)])(
    'the malformed token "%s" is ignored, and the visitor keeps their cart',
    async (token) => {
      const payer = await Payer.with(mug.id);
      await transferCart(payer, token);
      expect((await payer.cart()).entries).toHaveLength(1);
    },
  );

  test('a transfer redirects to the cart’s pages only', async () => {
    const { token } = await embedded();
    for (const to of ['//evil.test', 'https://evil.test/cart', '/cart?x', '/', '']) {
      expect(await transferCart(new Buyer(), token, { to })).toBe('/cart');
    }
  });

  test('a transfer with a body that is too long is refused', async () => {
    const body = `cart=${'a'.repeat(5_000)}&to=/cart`;
    const headers = { Origin: SHOP.embed, 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await new Buyer().fetch(PATH, { method: 'POST', body, headers })).status).toBe(413);
  });

  test('a cart cannot be transferred to another site', async () => {
    const { token } = await embedded();
    const buyer = new Buyer(OTHER.host);
    await transferCart(buyer, token);
    expect((await buyer.cart()).entries).toEqual([]);
  });
});

describe('the visitor’s answer on a page of another origin', () => {
  const now = Date.now();
  const MINUTE_MS = 60_000;
  const minutesAgo = (minutes: number) => String(now - minutes * MINUTE_MS);
  const CENSUS = `visitor-1|${minutesAgo(90)}|${minutesAgo(90)}|${minutesAgo(9)}|2`;
  const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
  const value = ({ cookies }: Buyer, name: string) => decodeURIComponent(cookies.get(name) ?? '');
  const choose = (buyer: Buyer, choice: string[]) => buyer.fetch('/api/consent', { method: 'POST', body: { choice } });

  test('a refusal comes with the cart, and the shop’s own pages record nothing', async () => {
    const { token } = await embedded();
    const payer = await new Payer().arrive();
    await payer.fetch('/cart');
    await transferCart(payer, token, { fields: { choice: 'none', answered: minutesAgo(5) } });
    expect([value(payer, 'ss_cookieAllowed'), value(payer, 'ss_cvr')]).toEqual(['none', '']);
    const before = await acts();
    await payer.startCheckout();
    expect(await acts()).toEqual(before);
  });

  test('consent comes with the cart and lets go what waited here, and the visit goes on', async () => {
    await setPrivacy(RESTRICTIVE);
    const { token } = await embedded();
    const payer = await new Payer().arrive();
    await payer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    expect((await acts()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const fields = { choice: 'analytics', answered: minutesAgo(5), census: CENSUS, visit: minutesAgo(9) };
    await transferCart(payer, token, { fields });
    expect((await acts()).map(({ state, person }) => [state, person.visitorId])).toEqual(
      Array(2).fill(['due', 'visitor-1']),
    );
    expect(['ss_cvr', 'ss_cid', 'ss_cvt'].map((name) => value(payer, name))).toEqual([
      CENSUS,
      'visitor-1',
      minutesAgo(9),
    ]);
    await payer.startCheckout();
    expect((await acts()).map(({ state }) => state)).toEqual(Array(3).fill('due'));
  });

  test('a visitor who need not be asked keeps their census, and the shop’s own one is not replaced', async () => {
    const { token } = await embedded();
    const newcomer = await new Buyer().arrive();
    const fields = { census: CENSUS, visit: minutesAgo(9) };
    await transferCart(newcomer, token, { fields });
    expect([value(newcomer, 'ss_cvr'), value(newcomer, 'ss_cookieAllowed')]).toEqual([CENSUS, '']);
    const known = (await new Buyer().arrive()).mayBeCounted();
    await transferCart(known, token, { fields });
    expect(value(known, 'ss_cid')).toBe('visitor-1');
    expect(value(known, 'ss_cvr')).not.toContain(minutesAgo(90));
  });

  test('no census comes from a visitor who is yet to be asked', async () => {
    await setPrivacy(RESTRICTIVE);
    const { token } = await embedded();
    const buyer = await new Buyer().arrive();
    await transferCart(buyer, token, { fields: { census: CENSUS, visit: minutesAgo(9) } });
    expect(['ss_cvr', 'ss_cid', 'ss_cvt'].map((name) => value(buyer, name))).toEqual(['', '', '']);
  });

  test.each([
    ['an earlier answer', { choice: 'none', answered: minutesAgo(5) }],
    ['an answer without its time', { choice: 'none' }],
    ['an answer that is over', { choice: 'none', answered: String(now - 366 * 24 * 60 * MINUTE_MS) }],
    ['a malformed answer', { choice: 'everything', answered: minutesAgo(0) }],
    ['an answer of a malformed time', { choice: 'none', answered: '-1' }],
  ])('%s changes nothing about the shop’s own, which counts for the cart', async (_, fields) => {
    await setPrivacy(RESTRICTIVE);
    const { token } = await embedded();
    const buyer = await new Buyer().arrive();
    await choose(buyer, ['analytics']);
    await transferCart(buyer, token, { fields });
    expect(value(buyer, 'ss_cookieAllowed')).toBe('analytics');
    expect((await acts()).map(({ state }) => state)).toEqual(['due']);
  });

  test('a later answer replaces the shop’s own, also one whose clock is fast, until the next one here', async () => {
    const { token } = await embedded();
    const buyer = await new Buyer().arrive();
    await choose(buyer, ['analytics']);
    const fields = { choice: 'none', answered: String(Date.now() + 1e9) };
    await transferCart(buyer, token, { fields });
    expect(value(buyer, 'ss_cookieAllowed')).toBe('none');
    expect(Number(buyer.cookies.get('__Host-ss_cookieAnswered'))).toBeLessThanOrEqual(Date.now());
  });

  test('an origin that is not listed brings no answer', async () => {
    const { token } = await embedded();
    const buyer = await new Buyer().arrive();
    const fields = { choice: 'none', answered: minutesAgo(1) };
    await transferCart(buyer, token, { origin: 'https://evil.test', fields });
    expect(value(buyer, 'ss_cookieAllowed')).toBe('');
  });
});

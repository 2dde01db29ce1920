import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import { Buyer, CART, Embedder, ENTRIES, read, refusal } from '../../../test/worker/buyer.ts';
import { untilLimited, withinOneMinute } from '../../../test/worker/rate-limit.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../../test/worker/shops.ts';

const { mug, poster } = PRODUCTS;
const EXPIRED = 'Your session has expired. Please reload the page and try again.';
const valid = { method: 'POST', body: { itemId: mug.id, sku: null, quantity: 1 } };

beforeEach(openShops);

describe('the crumb', () => {
  test('a call without a crumb is refused with a fresh one, and its repeat succeeds', async () => {
    const buyer = new Buyer();
    const refused = await buyer.fetch(ENTRIES, valid);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ error: EXPIRED, code: 'CRUMB_FAIL', crumbFail: true });
    expect(await count('carts')).toBe(0);
    expect((await buyer.fetch(ENTRIES, valid)).status).toBe(200);
  });

  test.each(['PUT', 'DELETE'])('a crumb is required for %s', async (method) => {
    const call = { method, body: method === 'PUT' ? { quantity: 1 } : undefined };
    expect((await new Buyer().fetch(`${ENTRIES}/x`, call)).status).toBe(403);
  });

  test('the crumb’s header must repeat its cookie', async () => {
    const [buyer, other] = [await new Buyer().arrive(), await new Buyer().arrive()];
    for (const crumb of [other.cookies.get('crumb'), '', 'x', `${buyer.cookies.get('crumb')}x`]) {
      const headers = { 'X-CSRF-Token': crumb };
      expect(await refusal(await buyer.fetch(ENTRIES, { ...valid, headers }))).toMatchObject({ code: 'CRUMB_FAIL' });
      buyer.cookies.delete('crumb');
      await buyer.arrive();
    }
  });

  test('a visitor’s crumb is not valid with another’s cart, even when both cookie and header are replaced', async () => {
    const [victim, thief] = [await new Buyer().arrive(), await new Buyer().arrive()];
    await victim.addToCart(mug.id);
    await thief.addToCart(mug.id);
    victim.cookies.set('crumb', thief.cookies.get('crumb') as string);
    expect(await refusal(await victim.add(mug.id))).toMatchObject({ status: 403, code: 'CRUMB_FAIL' });
  });

  test('a crumb from before the cart is stale after it, and the cart brings a new one', async () => {
    const buyer = await new Buyer().arrive();
    const early = buyer.cookies.get('crumb') as string;
    await buyer.addToCart(poster.id);
    expect(buyer.cookies.get('crumb')).not.toBe(early);
    buyer.cookies.set('crumb', early);
    expect((await buyer.add(poster.id)).status).toBe(403);
    expect((await buyer.add(poster.id)).status).toBe(200);
  });

  test('a crumb of another site is refused', async () => {
    const elsewhere = await new Buyer(OTHER.host).arrive();
    const buyer = new Buyer();
    buyer.cookies.set('crumb', elsewhere.cookies.get('crumb') as string);
    expect((await buyer.fetch(ENTRIES, valid)).status).toBe(403);
  });

  test('a crumb that was signed with another secret is refused', async () => {
    const buyer = new Buyer();
    await buyer.fetch(ENTRIES, { ...valid, env: { SESSION_SECRET: 'another secret of 32 or more characters' } });
    expect((await buyer.fetch(ENTRIES, valid)).status).toBe(403);
  });
});

describe('cookies', () => {
  test('the cart’s cookies are HttpOnly, its companions are readable, and all are Lax and, on https, Secure', async () => {
    const buyer = await new Buyer().arrive();
    const cookies = (await buyer.add(mug.id)).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual([
      'CART',
      '__Host-visitor',
      'crumb',
      'hasCart',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toContain('Path=/');
      expect(cookie).toContain('SameSite=Lax');
      expect(cookie).toContain('Secure');
      expect(cookie).not.toContain('Domain');
      expect(cookie.includes('HttpOnly')).toBe(/^(CART|__Host-visitor)=/.test(cookie));
    }
    expect(buyer.cookies.get('hasCart')).toBe('true');
  });

  test('cookies last as long as the cart from its last change, and the crumb stays with the cart', async () => {
    const buyer = await new Buyer().arrive();
    const lifetimes = (response: Response) =>
      response.headers.getSetCookie().map((cookie) => cookie.replace(/=.*?(?=; Max-Age|; Path)/, '').split('; ', 2));
    const days90 = `Max-Age=${90 * 24 * 60 * 60}`;
    const kept = [
      ['CART', days90],
      ['hasCart', days90],
      ['__Host-visitor', days90],
    ];
    expect(lifetimes(await buyer.add(mug.id))).toEqual([...kept, ['crumb', 'Path=/']]);
    const cart = buyer.cookies.get('CART');
    expect(lifetimes(await buyer.add(mug.id))).toEqual(kept);
    expect(buyer.cookies.get('CART')).toBe(cart);
  });

  test('only the cookie holds the cart’s secret: the database has its hash', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id);
    const token = buyer.cookies.get('CART') as string;
    const row = await env.DB.prepare('SELECT * FROM carts').first();
    expect(row?.token_hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('cookies are ignored in token mode', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id);
    const headers = { 'X-Storefront-Site': SHOP.id };
    const cart = await read(await buyer.fetch(CART, { headers }), ShoppingCart);
    expect(cart.id).toBe('');
    const visitor = new Embedder();
    const cookie = `CART=${buyer.cookies.get('CART')}`;
    expect(await read(await visitor.fetch(CART, { headers: { Cookie: cookie } }), ShoppingCart)).toMatchObject({
      id: '',
    });
  });

  test('a token header is ignored in cookie mode', async () => {
    const visitor = new Embedder();
    await visitor.addToCart(mug.id);
    const headers = { 'X-Storefront-Cart': visitor.token };
    expect(await read(await new Buyer().fetch(CART, { headers }), ShoppingCart)).toMatchObject({ id: '' });
  });
});

describe('another origin', () => {
  test('a page of a listed origin may read answers, and refusals too', async () => {
    const visitor = new Embedder();
    for (const response of [
      await visitor.add(mug.id),
      await visitor.add(mug.id, { quantity: 0 }),
      await visitor.fetch('/api/x'),
    ]) {
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
      expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull();
      expect(response.headers.get('Access-Control-Expose-Headers')).toContain('X-Storefront-Cart');
      expect(response.headers.get('Vary')).toContain('Origin');
      // Firefox obeys this where it renews an answer that it keeps, and would show the old one for ever.
      expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    }
    const own = await new Buyer().fetch(CART);
    expect(own.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  test.each([
    'https://evil.example',
    'null',
    `${SHOP.embed}.evil.example`,
    `${SHOP.embed}:444`,
    'http://embed.example',
    '',
  ])('a page of an unlisted origin may not read answers: %j', async (origin) => {
    const visitor = new Embedder();
    visitor.page = origin;
    const response = await visitor.add(mug.id);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(response.headers.get('Vary')).toContain('Origin');
    const error = 'This shop does not accept requests from that page.';
    expect(await refusal(response)).toEqual({ status: 403, code: 'ORIGIN_NOT_ALLOWED', error });
    expect(await count('carts')).toBe(0);
  });

  test.each([SHOP.embed, 'null', 'https://evil.example'])(
    'a page of another origin may not use cookies: %s',
    async (origin) => {
      const buyer = await new Buyer().arrive();
      for (const call of [{}, valid]) {
        const response = await buyer.fetch(call === valid ? ENTRIES : CART, { ...call, headers: { Origin: origin } });
        expect(await refusal(response)).toMatchObject({ status: 403, code: 'ORIGIN_NOT_ALLOWED' });
        expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
      }
    },
  );

  test.each([
    ['same-origin', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('a page that hides its origin is known by what the browser says of it: %s', async (fetchSite, status) => {
    const headers = { Origin: 'null', 'Sec-Fetch-Site': fetchSite };
    const response = await (await new Buyer().arrive()).fetch(ENTRIES, { ...valid, headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('a preflight is answered and may be cached', async () => {
    const preflight = (origin: string, host: string = SHOP.host) =>
      new Buyer(host).fetch(ENTRIES, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST', 'X-CSRF-Token': undefined },
      });
    const allowed = await preflight(SHOP.embed);
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    expect(allowed.headers.get('Access-Control-Allow-Headers')).toContain('X-Storefront-Site');
    expect(allowed.headers.get('Access-Control-Allow-Methods')).toContain('DELETE');
    expect(Number(allowed.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
    expect((await preflight(SHOP.embed, 'shared.example')).status).toBe(204);
    for (const refused of [await preflight('null'), await preflight(SHOP.embed, OTHER.host)]) {
      expect(refused.status).toBe(403);
      expect(refused.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });
});

describe('the site', () => {
  test('on a host of no site, the key names the site', async () => {
    const visitor = new Embedder('shared.example');
    expect((await visitor.addToCart(mug.id)).shoppingCart.websiteId).toBe(SHOP.id);
  });

  test('a request without host or key of a site, or with ones that disagree, is a 404', async () => {
    expect(await refusal(await new Buyer('shared.example').fetch(CART))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const visitor = new Embedder(OTHER.host);
    expect((await visitor.fetch(CART)).status).toBe(404);
    visitor.site = 'no-such-site';
    expect((await visitor.fetch(CART)).status).toBe(404);
  });

  test('a key or a host that is longer than any real one is refused before the database is asked', async () => {
    const DB = { prepare: () => expect.unreachable() } as unknown as D1Database;
    const visitor = new Embedder();
    visitor.site = 'x'.repeat(101);
    expect((await visitor.fetch(CART, { env: { DB } })).status).toBe(404);
    expect((await new Buyer(`${'x'.repeat(60)}.`.repeat(5)).fetch(CART, { env: { DB } })).status).toBe(404);
    const headers = { Origin: `https://${'x'.repeat(300)}`, 'X-CSRF-Token': undefined };
    expect((await new Buyer().fetch(ENTRIES, { method: 'OPTIONS', headers, env: { DB } })).status).toBe(403);
  });

  test('a site is found on any port', async () => {
    expect((await new Buyer(`${SHOP.host}:8787`).fetch(CART)).status).toBe(200);
  });
});

describe('the rate limit', () => {
  test('the rate limit stops one address with 429, and no other', async () => {
    const visitor = new Embedder();
    await visitor.addToCart(mug.id);
    const limited = await untilLimited(() => visitor.setQuantity('x', 1));
    expect(limited.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(limited.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
    expect(await refusal(limited)).toEqual({
      status: 429,
      code: 'RATE_LIMITED',
      error: 'Please try again in a few seconds.',
    });
    expect((await visitor.fetch(CART)).status).toBe(200);
    expect((await new Embedder().add(mug.id)).status).toBe(200);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::7', 429],
    ['2001:db8:1:2::7', '2001:db8:1:3::7', 404],
    ['2001:db8::7', '2001:db8::1:2:3:4', 429],
  ])(
    'the rate limit counts the addresses of one IPv6 network as one: %s, then %s: %i',
    async (first, second, status) => {
      const visitor = new Embedder();
      await visitor.addToCart(mug.id);
      const call = (address: string) =>
        visitor.fetch(`${ENTRIES}/x`, { method: 'DELETE', headers: { 'CF-Connecting-IP': address } });
      const response = await withinOneMinute(async () => {
        await untilLimited(() => call(first));
        return call(second);
      });
      expect(response.status).toBe(status);
    },
  );

  test('the networks of a /56 may make four times as many calls together, those of a /48 sixteen times', async () => {
    const limits = { CART_WRITES: limitOf(2), CART_WRITES_56: limitOf(8), CART_WRITES_48: limitOf(32) };
    const visitor = new Embedder();
    await visitor.addToCart(mug.id);
    const accepts = async (address: string) => {
      const call = { method: 'DELETE', headers: { 'CF-Connecting-IP': address }, env: limits };
      return (await visitor.fetch(`${ENTRIES}/x`, call)).status !== 429;
    };
    const accepted: number[] = [];
    for (const site of ['1', '2', '3', '4', '5']) {
      let count = 0;
      for (const network of ['00', '01', '02', '03', '04', 'ff']) {
        while (await accepts(`2001:db8:2:${site}${network}::1`)) count++;
      }
      accepted.push(count);
    }
    expect(accepted).toEqual([8, 8, 8, 8, 0]);
    expect([await accepts('2001:db8:3:500::1'), await accepts('192.0.2.1')]).toEqual([true, true]);
  });
});

/** A rate limit that lets each key through so many times. */
function limitOf(most: number): RateLimit {
  const counts = new Map<string, number>();
  return {
    async limit({ key }) {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= most };
    },
  };
}

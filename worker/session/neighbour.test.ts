import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer, CART, Embedder, ENTRIES } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const { mug, poster } = PRODUCTS;
const TRANSFER = '/commerce/cart-transfer';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

/**
 * Adds to a visitor's calls the cookies that a page of a neighbouring subdomain has set with the domain of both: the
 * browser sends them to the shop too, before or after the shop's own. `__Host-` cookies are not among them, because
 * browsers refuse those with a domain.
 */
function plant(victim: Buyer, thief: Buyer, { first = true, names = ['CART', 'crumb', 'hasCart'] } = {}): void {
  const own = victim.fetch.bind(victim);
  const planted = names.map((name) => `${name}=${thief.cookies.get(name)}`);
  victim.fetch = (path, call = {}) => {
    const mine = [...victim.cookies].map(([name, value]) => `${name}=${value}`);
    const Cookie = (first ? [...planted, ...mine] : [...mine, ...planted]).join('; ');
    return own(path, { ...call, headers: { Cookie, ...call.headers } });
  };
}

async function thiefWithCart(): Promise<Payer> {
  const thief = await new Payer().arrive();
  await thief.addToCart(poster.id);
  return thief;
}

describe('a cart that a neighbouring subdomain has planted', () => {
  test.each([true, false])('a planted cart is no cart for a visitor without one (sent first: %s)', async (first) => {
    const thief = await thiefWithCart();
    const victim = new Payer();
    plant(victim, thief, { first });
    expect((await victim.cart()).entries).toEqual([]);
    await victim.fetch('/checkout');
    expect((await victim.addToCart(mug.id)).shoppingCart.entries).toHaveLength(1);
    expect((await victim.cart()).entries.map(({ itemId }) => itemId)).toEqual([mug.id]);
    expect((await thief.cart()).entries.map(({ itemId }) => itemId)).toEqual([poster.id]);
  });

  test.each([true, false])('a visitor’s own cart stays theirs beside a planted one (sent first: %s)', async (first) => {
    const thief = await thiefWithCart();
    const victim = await Payer.with(mug.id);
    plant(victim, thief, { first });
    expect((await victim.cart()).entries.map(({ itemId }) => itemId)).toEqual([mug.id]);
    expect((await victim.add(mug.id)).status).toBe(200);
    expect((await thief.cart()).totalQuantity).toBe(1);
  });

  test('what a visitor types at the checkout never reaches the cart of the one who planted it', async () => {
    const thief = await thiefWithCart();
    const victim = new Payer();
    plant(victim, thief);
    await victim.arrive();
    await victim.fetch('/api/commerce/checkout', { method: 'POST' });
    await victim.changeCheckout({ email: ANN, address: NEW_YORK, note: 'My cat is called Whiskers.' });
    const seen = JSON.stringify(await (await thief.fetch('/api/commerce/checkout')).json());
    for (const typed of [ANN, NEW_YORK.line1, 'Whiskers']) expect(seen).not.toContain(typed);
    expect(await count('checkouts', `email <> ''`)).toBe(0);
  });

  test('the page of the checkout does not show a planted cart', async () => {
    const thief = await thiefWithCart();
    const victim = new Payer();
    plant(victim, thief);
    const page = await (await victim.fetch('/checkout')).text();
    expect(page).toContain('<sq-checkout>');
    expect(page).not.toContain('order-line');
    expect(await (await thief.fetch('/checkout')).text()).toContain('order-line');
  });
});

describe('a crumb that a neighbouring subdomain has planted', () => {
  test('a planted crumb is not accepted, with or without the cart it was made for', async () => {
    const thief = await thiefWithCart();
    for (const names of [['crumb'], ['crumb', 'CART']]) {
      const victim = await new Buyer().arrive();
      plant(victim, thief, { names });
      const headers = { 'X-CSRF-Token': thief.cookies.get('crumb') };
      const call = { method: 'POST', body: { itemId: mug.id, sku: null, quantity: 1 }, headers };
      expect((await victim.fetch(ENTRIES, call)).status).toBe(403);
    }
  });

  test('a page gives a visitor with a planted crumb one of their own', async () => {
    const thief = await thiefWithCart();
    const victim = new Buyer();
    victim.cookies.set('crumb', thief.cookies.get('crumb') as string);
    await victim.fetch('/checkout');
    expect(victim.cookies.get('crumb')).not.toBe(thief.cookies.get('crumb'));
    expect((await victim.add(mug.id)).status).toBe(200);
  });
});

describe('a transfer that a neighbouring subdomain starts', () => {
  test('a planted transfer moves no cart', async () => {
    const embedder = new Embedder();
    await embedder.addToCart(poster.id);
    const victim = await Payer.with(mug.id);
    const planted = `cartTransfer=${embedder.token}`;
    const cookies = [...victim.cookies].map(([name, value]) => `${name}=${value}`);
    await victim.fetch(`${TRANSFER}?to=/cart`, { headers: { Cookie: [planted, ...cookies].join('; ') } });
    expect((await victim.cart()).entries.map(({ itemId }) => itemId)).toEqual([mug.id]);
    expect((await embedder.cart()).entries.map(({ itemId }) => itemId)).toEqual([poster.id]);
  });

  test('the cookies that carry authority can be set by the shop’s host alone', async () => {
    const embedder = new Embedder();
    await embedder.addToCart(poster.id);
    const body = String(new URLSearchParams({ cart: embedder.token ?? '', to: '/cart' }));
    const headers = { Origin: SHOP.embed, 'Content-Type': 'application/x-www-form-urlencoded' };
    const buyer = await new Buyer().arrive();
    const step = await buyer.fetch(TRANSFER, { method: 'POST', body, headers });
    const added = await buyer.add(mug.id);
    const lines = [...step.headers.getSetCookie(), ...added.headers.getSetCookie()];
    for (const name of ['__Host-cartTransfer', '__Host-visitor']) {
      const line = lines.find((candidate) => candidate.startsWith(`${name}=`)) ?? '';
      for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax']) expect(line).toContain(part);
      expect(line).not.toContain('Domain');
    }
  });
});

/** Whether a cookie says who a visitor is; the others count visits. */
const isOfIdentity = (name: string) => !name.startsWith('ss_');

describe('plain http', () => {
  const overHttp = (environment: 'production' | 'development') =>
    new Buyer(SHOP.host).fetch('/checkout', { env: { ENVIRONMENT: environment } });

  test('a development server on http uses names that browsers accept there', async () => {
    const buyer = new Buyer();
    Object.assign(buyer, { origin: `http://${SHOP.host}` });
    const call = { env: { ENVIRONMENT: 'development' } } as const;
    await buyer.fetch('/checkout', call);
    expect([...buyer.cookies.keys()].filter(isOfIdentity).sort()).toEqual(['crumb', 'visitor']);
    expect((await buyer.add(mug.id)).status).toBe(200);
    expect((await buyer.cart()).entries).toHaveLength(1);
  });

  test('production never reads the names of plain http', async () => {
    const buyer = new Buyer();
    Object.assign(buyer, { origin: `http://${SHOP.host}` });
    const response = await buyer.fetch(CART, { env: { ENVIRONMENT: 'production' } });
    expect(response.status).toBe(200);
    const page = await overHttp('production');
    const names = page.headers.getSetCookie().map((line) => line.split('=')[0] ?? '');
    expect(names.filter(isOfIdentity)).toEqual(['__Host-visitor', 'crumb']);
    for (const line of page.headers.getSetCookie()) expect(line).toContain('Secure');
  });

  test('a cart without its confirmation stays in the database and is not shown', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id);
    buyer.cookies.delete('__Host-visitor');
    expect((await buyer.cart()).entries).toEqual([]);
    expect(await env.DB.prepare('SELECT COUNT(*) AS n FROM carts').first('n')).toBe(1);
  });
});

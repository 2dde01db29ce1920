import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Checkout } from '#runtime/contracts/checkout.ts';
import type { Purchase } from '#runtime/contracts/order.ts';
import type { Act } from '#runtime/contracts/telemetry.ts';
import { setPrivacy } from '../../test/worker/acts.ts';
import { newKey } from '../../test/worker/buyer.ts';
import { ANN, CHECKOUT, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
const { mug } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const choose = async (visitor: Payer, choice: string[]) =>
  expect((await visitor.fetch('/api/consent', { method: 'POST', body: { choice } })).status).toBe(204);

/** Calls a checkout under a key as its page does, and returns the act in the answer. */
async function call(payer: Payer, key: string, body?: object): Promise<Act | undefined> {
  const headers = { 'Idempotency-Key': key };
  const response = await payer.fetch(CHECKOUT, { method: body ? 'PUT' : 'POST', headers, ...(body && { body }) });
  expect(response.status).toBe(200);
  return (await response.json<Checkout>()).cart.act;
}

describe('a call of a checkout whose answer was lost', () => {
  test.each([
    ['the begin', undefined, { kind: 'checkout' }],
    ['a step', { email: ANN, address: NEW_YORK }, { kind: 'checkoutStep', step: 'shipping' }],
  ])('carries the act of %s again when it is repeated, and no other call does', async (_, body, expected) => {
    const payer = await new Payer().mayBeCounted().arrive();
    await payer.addToCart(mug.id);
    if (body) await payer.startCheckout();
    const key = newKey();
    const act = await call(payer, key, body);
    expect(act).toMatchObject(expected);
    expect(await call(payer, newKey(), body)).toBeUndefined();
    expect(await call(payer, key, body)).toEqual(act);
    const withoutKey = body ? await payer.changeCheckout(body) : await payer.startCheckout();
    expect(withoutKey.cart.act).toBeUndefined();
  });

  test('carries no act any more once its visitor has refused, whatever the visitor answers then', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    await payer.addToCart(mug.id);
    const key = newKey();
    expect(await call(payer, key)).toMatchObject({ kind: 'checkout' });
    await choose(payer, []);
    expect(await call(payer, key)).toBeUndefined();
    await choose(payer, ['analytics']);
    expect(await call(payer, key)).toBeUndefined();
  });

  test('of a cart likewise: a repeat under a later answer carries no act that was refused before', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    const key = newKey();
    expect((await payer.addToCart(mug.id, { key })).shoppingCart.act).toMatchObject({ kind: 'add' });
    await choose(payer, []);
    await choose(payer, ['analytics']);
    expect((await payer.addToCart(mug.id, { key })).shoppingCart.act).toBeUndefined();
  });

  test('a key that is none is refused', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    await payer.addToCart(mug.id);
    const response = await payer.fetch(CHECKOUT, { method: 'POST', headers: { 'Idempotency-Key': 'x' } });
    expect(response.status).toBe(400);
  });
});

describe('the page of an order', () => {
  async function buy(payer: Payer): Promise<string> {
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    const { url } = await (await payer.postPayment()).json<{ url: string }>();
    return url;
  }
  async function actOn(payer: Payer, path: string): Promise<Act | undefined> {
    const [, text = '{}'] = /data-sq-purchase="([^"]*)"/.exec(await (await payer.fetch(path)).text()) ?? [];
    return (JSON.parse(text.replaceAll('&quot;', '"')) as Purchase).act;
  }

  test('has its act while the visitor allows it, and before the answer', async () => {
    const allowing = await new Payer().mayBeCounted().arrive();
    expect(await actOn(allowing, await buy(allowing))).toMatchObject({ kind: 'order' });
    await setPrivacy(RESTRICTIVE);
    const asked = await new Payer().arrive();
    expect(await actOn(asked, await buy(asked))).toMatchObject({ kind: 'order' });
  });

  test('has none of an order that was placed under a refusal, whatever the visitor answers later', async () => {
    const payer = await new Payer().arrive();
    await choose(payer, []);
    const path = await buy(payer);
    expect(await actOn(payer, path)).toBeUndefined();
    await choose(payer, ['analytics']);
    expect(await actOn(payer, path)).toBeUndefined();
  });

  test('has none any more once the visitor has refused, whatever the visitor answers then', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    const path = await buy(payer);
    await choose(payer, []);
    expect(await actOn(payer, path)).toBeUndefined();
    await choose(payer, ['analytics']);
    expect(await actOn(payer, path)).toBeUndefined();
  });
});

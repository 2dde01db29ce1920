import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import type { Purchase } from '#runtime/contracts/order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { acts, setPrivacy, stats } from '../../test/worker/acts.ts';
import { asRead, Buyer, Embedder, newKey, read } from '../../test/worker/buyer.ts';
import { decideAt, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import type { FakeStripe } from '../../test/worker/fake-stripe.ts';
import { rows } from '../../test/worker/forms.ts';
import { runJobs } from '../../test/worker/jobs.ts';
import { boughtGiftCard, gifting } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { boughtWithStripe, fakeStripe, PACKAGE_TIMEOUT_MS, STRIPE_ACCOUNT } from '../../test/worker/stripe-shop.ts';
import { renewAt, subscribed } from '../../test/worker/subscriptions.ts';
import { orderEventStatements } from '../orders/service.ts';
import { stripePackage } from '../payments/stripe/client.ts';
import { countActs } from './service.ts';

const { mug, poster, shirt } = PRODUCTS;
const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choose = (visitor: Buyer, choice: string[]) =>
  visitor.fetch('/api/consent', { method: 'POST', body: { choice } });
const count = () => countActs(env.DB, Date.now());
const kinds = async () => (await acts()).map(({ act }) => act.step ?? act.kind);

describe('a change of a cart', () => {
  test('is one act, which its answer carries and a repeat carries again', async () => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    const key = newKey();
    const { shoppingCart } = await buyer.addToCart(mug.id, { quantity: 2, key });
    const [row] = await acts();
    expect(shoppingCart.act).toEqual(row?.act);
    expect(row?.act).toMatchObject({
      id: row?.id,
      kind: 'add',
      currency: 'USD',
      valueCents: 3700,
      items: [{ itemId: mug.id, sku: 'MUG', title: 'Mug', quantity: 2, priceCents: 1850 }],
    });
    expect((await buyer.addToCart(mug.id, { quantity: 2, key })).shoppingCart.act).toEqual(row?.act);
    expect(await buyer.cart()).toEqual(asRead(shoppingCart));
    expect(await acts()).toHaveLength(1);
  });

  test('of a quantity is the difference, and a removal is all of the line', async () => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    const { newlyAdded } = await buyer.addToCart(shirt.id, { sku: 'SHIRT-S', quantity: 2 });
    const change = async (quantity: number) =>
      (await read(await buyer.setQuantity(newlyAdded.id, quantity), ShoppingCart)).act;
    expect(await change(5)).toMatchObject({
      kind: 'add',
      valueCents: 3 * 2495,
      items: [{ quantity: 3, sku: 'SHIRT-S' }],
    });
    expect(await change(5)).toBeUndefined();
    expect(await change(1)).toMatchObject({ kind: 'remove', items: [{ quantity: 4 }] });
    const { act } = await read(await buyer.remove(newlyAdded.id), ShoppingCart);
    expect(act).toMatchObject({ kind: 'remove', valueCents: 2495, items: [{ itemId: shirt.id, quantity: 1 }] });
    expect((await acts()).length).toBe(4);
  });

  test('that is refused is none', async () => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    const { newlyAdded } = await buyer.addToCart(mug.id);
    await buyer.add(shirt.id);
    await buyer.add(mug.id, { quantity: 999_999 });
    await buyer.setQuantity(newlyAdded.id, 9_000);
    await buyer.remove('unknown');
    await buyer.setQuantity(newlyAdded.id, 2, { version: 77 });
    expect(await acts()).toHaveLength(1);
  });

  test('coupons and places of delivery are none', async () => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    await buyer.addToCart(mug.id);
    const body = { location: { countryCode: 'US', region: 'NY' }, optionId: null };
    const response = await buyer.fetch('/api/commerce/shopping-cart/shipping', { method: 'PUT', body });
    expect((await read(response, ShoppingCart)).act).toBeUndefined();
    expect(await acts()).toHaveLength(1);
  });

  test('an act of an expired key is not written twice', async () => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    const { newlyAdded } = await buyer.addToCart(mug.id);
    const key = newKey();
    await buyer.setQuantity(newlyAdded.id, 2, { key });
    await env.DB.prepare('DELETE FROM idempotency_keys').run();
    const again = await read(await buyer.setQuantity(newlyAdded.id, 3, { key }), ShoppingCart);
    expect([again.totalQuantity, again.act]).toEqual([3, undefined]);
  });
});

describe('what a visitor allows', () => {
  const META = { _fbp: 'fb.1.1700000000000.123456', _fbc: 'fb.1.1700000000000.AbC-1' };

  test('decides which data an act has: ids of cookies only for their purpose', async () => {
    const visitor = await new Buyer().mayBeCounted().arrive();
    visitor.cookies.set('_ga', 'GA1.1.111.222');
    for (const [name, value] of Object.entries(META)) visitor.cookies.set(name, value);
    visitor.cookies.set('ss_cookieAllowed', 'analytics');
    await visitor.addToCart(mug.id);
    visitor.cookies.set('ss_cookieAllowed', 'marketing');
    await visitor.addToCart(mug.id);
    const [first, second] = await acts();
    expect([first?.purposes, first?.person]).toEqual(['analytics', { gaId: '111.222', visitorId: 'visitor-1' }]);
    expect([second?.purposes, second?.person]).toEqual([
      'marketing',
      { fbp: META._fbp, fbc: META._fbc, visitorId: 'visitor-1', origin: `https://${SHOP.host}` },
    ]);
  });

  test.each(['GA1.1.<script>', 'GA1.1.1'.padEnd(300, '1'), ''])('an id %j that is none is left out', async (id) => {
    const visitor = await new Buyer().mayBeCounted().arrive();
    visitor.cookies.set('_ga', id);
    await visitor.addToCart(mug.id);
    expect((await acts())[0]?.person).toEqual({ origin: `https://${SHOP.host}`, visitorId: 'visitor-1' });
  });

  test('the acts of a visitor who has refused are not stored, and the answer has none', async () => {
    const visitor = await new Buyer().mayBeCounted().arrive();
    visitor.cookies.set('ss_cookieAllowed', 'none');
    expect((await visitor.addToCart(mug.id)).shoppingCart.act).toBeUndefined();
    const withSignal = await new Buyer().mayBeCounted().arrive();
    const body = { itemId: mug.id, sku: null, quantity: 1 };
    await withSignal.fetch('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      body,
      headers: { 'Sec-GPC': '1' },
    });
    expect(await acts()).toEqual([]);
  });

  test('acts of a visitor who has not answered wait without a person, and consent releases them', async () => {
    await setPrivacy(RESTRICTIVE);
    const visitor = await new Buyer().mayBeCounted().arrive();
    await visitor.addToCart(mug.id);
    await visitor.addToCart(poster.id);
    expect((await acts()).map(({ state, person }) => [state, person])).toEqual(Array(2).fill(['waiting', {}]));
    await count();
    expect(await stats()).toEqual({});
    const other = await new Buyer().mayBeCounted().arrive();
    await other.addToCart(mug.id);
    await choose(visitor, ['analytics']);
    expect((await acts()).map(({ state }) => state).sort()).toEqual(['due', 'due', 'waiting']);
    expect((await acts())[0]?.person).toMatchObject({ visitorId: expect.any(String) });
    await count();
    expect((await stats()).adds).toEqual([2, 0]);
  });

  test('a refusal deletes the acts that waited, and those that were allowed before stay', async () => {
    const visitor = await new Buyer().mayBeCounted().arrive();
    await visitor.addToCart(mug.id);
    await setPrivacy(RESTRICTIVE);
    await visitor.addToCart(poster.id);
    await choose(visitor, []);
    expect((await acts()).map(({ act }) => act.items[0]?.itemId)).toEqual([mug.id]);
  });

  test('the answer of a page of another origin releases the acts that waited, and comes with its further calls', async () => {
    await setPrivacy(RESTRICTIVE);
    const visitor = new Embedder();
    await visitor.addToCart(mug.id);
    expect((await acts()).map(({ state }) => state)).toEqual(['waiting']);
    visitor.choice = 'analytics';
    expect((await choose(visitor, ['analytics'])).status).toBe(204);
    expect(await acts()).toMatchObject([{ state: 'due', purposes: 'analytics', person: {} }]);
    await visitor.addToCart(poster.id);
    expect((await acts()).map(({ state, purposes }) => [state, purposes])).toEqual(Array(2).fill(['due', 'analytics']));
  });

  test('a refusal on a page of another origin keeps its acts out of a shop that does not wait for answers', async () => {
    const visitor = new Embedder();
    visitor.choice = 'none';
    await visitor.addToCart(mug.id);
    expect(await acts()).toEqual([]);
    visitor.choice = undefined;
    await visitor.addToCart(mug.id);
    expect((await acts()).map(({ purposes }) => purposes)).toEqual(['analytics.marketing']);
  });

  test('an answer touches no other shop’s acts', async () => {
    await setPrivacy(RESTRICTIVE);
    const visitor = await new Buyer().mayBeCounted().arrive();
    await visitor.addToCart(mug.id);
    const stranger = await new Buyer().mayBeCounted().arrive();
    await choose(stranger, ['analytics', 'marketing']);
    expect((await acts()).map(({ state }) => state)).toEqual(['waiting']);
  });

  test('consent during a gift card’s order releases its acts that waited', async () => {
    await setPrivacy(RESTRICTIVE);
    const payer = await gifting();
    await payer.startCheckout();
    expect((await acts()).map(({ state, act }) => [act.kind, state])).toEqual([['checkout', 'waiting']]);
    await choose(payer, ['analytics']);
    expect((await acts()).map(({ state }) => state)).toEqual(['due']);
  });
});

describe('a checkout', () => {
  test('begins once, and its steps are reached once, however often they are repeated', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    await payer.addToCart(mug.id, { quantity: 2 });
    const { cart } = await payer.startCheckout();
    expect(cart.act).toMatchObject({ kind: 'checkout', valueCents: 3700, items: [{ itemId: mug.id, quantity: 2 }] });
    expect((await payer.startCheckout()).cart.act).toBeUndefined();
    expect((await payer.changeCheckout({ email: 'ann@mail.test' })).cart.act).toBeUndefined();
    const moved = await payer.changeCheckout({ address: NEW_YORK });
    expect(moved.cart.act).toMatchObject({ kind: 'checkoutStep', step: 'shipping' });
    expect((await payer.changeCheckout({ shippingOptionId: 'air' })).cart.act).toBeUndefined();
    await payer.postPayment({ card: 'declined' });
    await payer.startCheckout();
    await payer.postPayment({ card: 'declined' });
    expect((await kinds()).toSorted()).toEqual(['add', 'checkout', 'payment', 'shipping']);
  });

  test('is paid for: the answer carries that step once, and again where it was lost', async () => {
    const payer = await Payer.with(mug.id);
    const key = newKey();
    const declined = await payer.pay({ key, card: 'declined' });
    expect(declined.act).toMatchObject({ kind: 'checkoutStep', step: 'payment', valueCents: 1850 });
    expect((await payer.pay({ key, card: 'declined' })).act).toEqual(declined.act);
    const paid = await payer.pay();
    expect([paid.status, paid.act]).toEqual(['paid', undefined]);
    expect((await acts()).filter(({ act }) => act.step === 'payment').map(({ act }) => act)).toEqual([declined.act]);
  });

  test('of a visitor who has refused is paid for without an act', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    payer.cookies.set('ss_cookieAllowed', 'none');
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK });
    expect(await payer.pay()).not.toHaveProperty('act');
  });

  test('of an empty cart is none', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    await payer.startCheckout();
    expect(await acts()).toEqual([]);
  });
});

describe('an order', () => {
  test('is placed once, and its page carries the same act at every view in the first hour', async () => {
    const payer = await Payer.with(mug.id, { quantity: 2 });
    const key = newKey();
    const { dueCents } = await payer.readCheckout();
    const paid = await payer.pay({ key, dueCents });
    await payer.pay({ key, dueCents });
    const orders = (await acts()).filter(({ act }) => act.kind === 'order');
    expect(orders).toHaveLength(1);
    expect(orders[0]?.act).toMatchObject({ orderNumber: 1, items: [{ itemId: mug.id, quantity: 2 }] });
    const view = async () => {
      const text = await (await payer.fetch(paid.status === 'paid' ? paid.url : '')).text();
      const json = /data-sq-purchase="([^"]*)"/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '';
      return (JSON.parse(json) as Purchase).act;
    };
    expect([await view(), await view()]).toEqual([orders[0]?.act, orders[0]?.act]);
    await env.DB.prepare('UPDATE orders SET placed_at = placed_at - ?1')
      .bind(60 * 60 * 1000)
      .run();
    expect(await view()).toBeUndefined();
  });

  test('of a visitor who has refused is in the sales and nowhere else', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    payer.cookies.set('ss_cookieAllowed', 'none');
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK });
    await payer.pay();
    await count();
    const numbers = await stats();
    expect(Object.keys(numbers)).toEqual(['sales USD']);
    expect(numbers['sales USD']?.[0]).toBe(1);
    expect(await acts()).toEqual([]);
  });

  test('of an undecided visitor is in the sales at once and in the other numbers after consent', async () => {
    await setPrivacy(RESTRICTIVE);
    const payer = await Payer.with(mug.id);
    await payer.pay();
    await count();
    await count();
    expect(Object.keys(await stats())).not.toContain('orders');
    expect((await stats())['sales USD']?.[0]).toBe(1);
    await choose(payer, ['analytics']);
    await count();
    const numbers = await stats();
    expect([numbers.orders?.[0], numbers['sales USD']?.[0], numbers.checkouts?.[0]]).toEqual([1, 1, 1]);
  });

  test('counts a refusal that was given after its payment had begun', async () => {
    await setPrivacy(RESTRICTIVE);
    const payer = await Payer.with(mug.id);
    const answer = await payer.pay({ card: 'secondStep' });
    await choose(payer, ['analytics']);
    await approve(payer, answer);
    expect((await acts()).map(({ act, state }) => [act.step ?? act.kind, state])).toContainEqual(['order', 'due']);
    const other = await Payer.with(mug.id);
    const second = await other.pay({ card: 'secondStep' });
    await choose(other, []);
    await approve(other, second);
    const orders = (await acts()).filter(({ act }) => act.kind === 'order').map(({ purposes }) => purposes);
    expect(orders).toEqual(['analytics']);
  });

  async function approve(payer: Payer, answer: Awaited<ReturnType<Payer['pay']>>): Promise<void> {
    const back = await decideAt(answer, 'approve');
    await payer.open(back.replace(`https://${SHOP.host}`, ''));
  }

  test('of a renewal is a sale, and no visitor’s act', async () => {
    await subscribed();
    await count();
    const before = await stats();
    await renewAt(Date.now() + 32 * DAY_MS);
    await countActs(env.DB, Date.now());
    const after = await stats();
    expect([after.orders?.[0], after['sales USD']?.[0]]).toEqual([
      before.orders?.[0],
      (before['sales USD']?.[0] ?? 0) + 1,
    ]);
  });

  test('is a sale of what no gift card pays; the card is a sale on the day on which it was bought', async () => {
    const giftCardCode = await boughtGiftCard();
    await count();
    const cardCents = (await stats())['sales USD']?.[1] ?? 0;
    const payer = await Payer.with(mug.id, { quantity: 2 });
    await payer.changeCheckout({ giftCardCode });
    await payer.pay();
    await count();
    const bought = (await rows('orders')).at(-1) ?? {};
    const { gift_card_cents: byCard, grand_total_cents: total } = bought;
    expect(byCard).toBe(cardCents);
    const charged = Number(total) - Number(byCard);
    const numbers = await stats();
    expect(numbers['sales USD']).toEqual([2, cardCents + charged]);
    const [orderAct] = (await acts()).filter(({ act }) => act.kind === 'order' && act.orderNumber === bought.number);
    expect(orderAct?.act.valueCents).toBe(total);
    const refund = { siteId: SHOP.id, orderId: String(bought.id), ref: 're-1', now: Date.now() };
    const details = { amountCents: charged };
    await env.DB.batch(orderEventStatements(env.DB, { ...refund, kind: 'refunded', details }));
    await count();
    const after = await stats();
    expect([after['sales USD']?.[1], after['refunds USD']?.[1]]).toEqual([cardCents + charged, charged]);
  });

  test('of an owner who tries the shop out in production is no sale', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: true });
    const payer = await Payer.with(mug.id, {}, { ENVIRONMENT: 'production' });
    const answer = await payer.postPayment();
    expect(answer.status).toBe(200);
    expect(await kinds()).not.toContain('order');
  });
});

describe('a refund', () => {
  beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
  let stripe: FakeStripe;
  beforeEach(async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, stripeCountry: 'US', selectedCurrency: 'USD' });
    stripe = fakeStripe();
  });

  const refund = async (body: object, key = newKey()) => {
    const owner = await OwnerProgram.of();
    const headers = { 'Idempotency-Key': key };
    return owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body, headers, env: STRIPE_ACCOUNT });
  };
  const refunds = async () => (await acts()).flatMap(({ act }) => (act.kind === 'refund' ? act : []));

  test('is an act of the visitor who has ordered: once for each part', async () => {
    await boughtWithStripe(stripe);
    const key = newKey();
    await refund({ amountCents: 500 }, key);
    await refund({ amountCents: 500 }, key);
    await refund({});
    const [part, rest] = (await refunds()).toSorted((a, b) => a.valueCents - b.valueCents);
    expect(part).toMatchObject({ kind: 'refund', valueCents: 500, items: [], orderNumber: 1, currency: 'USD' });
    expect(rest?.valueCents).toBeGreaterThan(500);
    expect(new Set((await refunds()).map(({ id }) => id)).size).toBe(2);
    await count();
    await count();
    expect((await stats())['refunds USD']).toEqual([2, 500 + (rest?.valueCents ?? 0)]);
  });

  test('whose rows were counted long ago is not counted again by a late message of the provider', async () => {
    await boughtWithStripe(stripe);
    await refund({});
    await count();
    await env.DB.prepare('DELETE FROM acts').run();
    const [event] = (await rows('order_events')).filter(({ kind }) => kind === 'refunded');
    const repeat = { siteId: SHOP.id, orderId: String(event?.order_id), ref: String(event?.ref), now: Date.now() };
    await env.DB.batch(orderEventStatements(env.DB, { ...repeat, kind: 'refunded', details: { amountCents: 2178 } }));
    await count();
    expect((await stats())['refunds USD']?.[0]).toBe(1);
  });
});

describe('counting', () => {
  test('adds each act once, also when two runs have read the same ones', async () => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    await buyer.addToCart(mug.id);
    await buyer.addToCart(poster.id);
    const runs = await Promise.all([count(), count(), count()]);
    expect(runs.reduce((sum, { counted }) => sum + counted, 0)).toBe(2);
    expect(await stats()).toMatchObject({ adds: [2, 0], [`productAdds ${mug.id}`]: [1, 0] });
    expect((await acts()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('goes on after a stop as if there had been none', async () => {
    await (await new Buyer().mayBeCounted().arrive()).addToCart(mug.id);
    await countActs(stoppingDatabase(1), Date.now()).catch(() => {});
    expect(await stats()).toEqual({});
    await count();
    expect((await stats()).adds?.[0]).toBe(1);
  });

  test('leaves out visitors who allow advertising alone', async () => {
    const visitor = await new Buyer().mayBeCounted().arrive();
    visitor.cookies.set('ss_cookieAllowed', 'marketing');
    await visitor.addToCart(mug.id);
    await count();
    expect([await stats(), (await acts())[0]?.state]).toEqual([{}, 'done']);
  });

  test('is the work of a job', async () => {
    await (await new Buyer().mayBeCounted().arrive()).addToCart(mug.id);
    await runJobs(['acts']);
    expect((await stats()).adds?.[0]).toBe(1);
  });
});

describe('what is kept', () => {
  const later = (days: number) => runJobs(['oldActs'], { at: Date.now() + days * DAY_MS });

  test('an act that was counted is deleted after 60 days, and one that waits after 30', async () => {
    await (await new Buyer().mayBeCounted().arrive()).addToCart(mug.id);
    await count();
    await setPrivacy(RESTRICTIVE);
    await (await new Buyer().mayBeCounted().arrive()).addToCart(mug.id);
    await later(29);
    expect(await acts()).toHaveLength(2);
    await later(31);
    expect((await acts()).map(({ state }) => state)).toEqual(['done']);
    await later(61);
    expect(await acts()).toEqual([]);
  });

  test('a checkout that is opened again after that counts as begun once more', async () => {
    const payer = await Payer.with(mug.id);
    await count();
    await payer.startCheckout();
    await count();
    expect((await stats()).checkouts?.[0]).toBe(1);
    await later(61);
    await payer.startCheckout();
    await payer.changeCheckout({ address: NEW_YORK });
    await count();
    const numbers = await stats();
    expect([numbers.checkouts?.[0], numbers['checkoutSteps shipping']?.[0]]).toEqual([2, 2]);
  });
});

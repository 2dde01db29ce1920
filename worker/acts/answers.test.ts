import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acts, setPrivacy, stats } from '../../test/worker/acts.ts';
import { Buyer, Embedder } from '../../test/worker/buyer.ts';
import { ANN, decideAt, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { FakeServices } from '../../test/worker/fake-services.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { sendDue } from '../../test/worker/senders.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { orderEventStatements } from '../orders/service.ts';
import { countActs } from './service.ts';

const { mug, poster } = PRODUCTS;
const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true, isCookieBannerEnabled: true };
const TARGETS = { ga4: 'G-ABCDE12', meta: '123456789' } as const;

let services: FakeServices;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  services = new FakeServices();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choose = (visitor: Buyer, choice: string[]) =>
  visitor.fetch('/api/consent', { method: 'POST', body: { choice } });
const count = () => countActs(env.DB, Date.now());
const send = (name: keyof typeof TARGETS, isEnabled = true) =>
  OwnerProgram.of().then((owner) => {
    const body = { target: TARGETS[name], secret: 'secret', isEnabled };
    return owner.fetch(`/api/owner/senders/${name}`, { method: 'PUT', body });
  });
const waiting = async () => (await rows('act_deliveries')).map(({ sender }) => sender).toSorted();

/** A visitor with everything by which Google and Meta know a browser. */
async function known(): Promise<Payer> {
  const payer = await new Payer().mayBeCounted().arrive();
  payer.cookies.set('_ga', 'GA1.1.111.222');
  payer.cookies.set('_fbp', 'fb.1.1700000000000.42');
  return payer;
}

async function buy(payer: Payer): Promise<void> {
  await payer.addToCart(mug.id);
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  await payer.pay();
}

/** The visitor loses the cart and fills another one. */
async function replaceCart(payer: Payer): Promise<void> {
  for (const name of payer.cookies.keys()) if (/cart/i.test(name)) payer.cookies.delete(name);
  await payer.arrive();
  await payer.addToCart(poster.id);
}

async function refundOrder(): Promise<void> {
  const [order] = await rows('orders');
  const event = { siteId: SHOP.id, orderId: String(order?.id), ref: 're-1', now: Date.now() };
  await env.DB.batch(orderEventStatements(env.DB, { ...event, kind: 'partlyRefunded', details: { amountCents: 100 } }));
}

describe('a visitor who withdraws', () => {
  test('is sent to nobody any more, not even what was counted and waits to be sent', async () => {
    await send('ga4');
    await send('meta');
    const payer = await known();
    await buy(payer);
    await count();
    await payer.addToCart(poster.id);
    expect((await waiting()).length).toBeGreaterThan(4);
    await choose(payer, []);
    expect(await waiting()).toEqual([]);
    await count();
    await sendDue(env, Date.now());
    expect(services.calls).toEqual([]);
    const left = await acts();
    expect(left.map(({ purposes, person }) => [purposes, person])).toEqual(left.map(() => ['', {}]));
    expect(new Set((await rows('acts')).map(({ visitor_hash }) => visitor_hash))).toEqual(new Set(['']));
  });

  test('is sent to nobody with a later refund, whose amount is counted', async () => {
    await send('ga4');
    const payer = await known();
    await buy(payer);
    await count();
    await choose(payer, []);
    await refundOrder();
    await count();
    await sendDue(env, Date.now());
    expect(services.calls).toEqual([]);
    expect((await stats())['refunds USD']).toEqual([1, 100]);
    expect((await stats()).orders?.[0]).toBe(1);
  });

  test('from advertising alone stays in the shop’s own numbers and at Google', async () => {
    await send('ga4');
    await send('meta');
    const payer = await known();
    await payer.addToCart(mug.id);
    await count();
    await payer.addToCart(poster.id);
    await choose(payer, ['analytics']);
    await count();
    expect((await acts()).map(({ purposes, person }) => [purposes, Object.keys(person).toSorted()])).toEqual([
      ['analytics', ['gaId', 'visitorId']],
      ['analytics', ['gaId', 'visitorId']],
    ]);
    expect(await waiting()).toEqual(['ga4', 'ga4']);
    expect((await stats()).adds?.[0]).toBe(2);
    await sendDue(env, Date.now());
    expect(services.calls.map(({ body }) => body.consent.ad_user_data)).toEqual(['DENIED']);
  });

  test('is sent to nobody by a run that goes on meanwhile', async () => {
    await send('ga4');
    const other = await new Buyer().mayBeCounted('visitor-2').arrive();
    await other.addToCart(mug.id);
    const visitor = await known();
    await visitor.addToCart(mug.id);
    await count();
    const call = fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      await choose(visitor, []);
      return call(input, init);
    });
    await sendDue(env, Date.now());
    expect(services.calls.map(({ body }) => body.client_id)).toEqual(['visitor-2']);
  });

  test('is not counted by a run that has read the act already', async () => {
    const visitor = await known();
    await visitor.addToCart(mug.id);
    const batch = vi.fn(async (statements: D1PreparedStatement[]) => {
      if (batch.mock.calls.length === 1) await choose(visitor, []);
      return env.DB.batch(statements);
    });
    await countActs({ prepare: (sql: string) => env.DB.prepare(sql), batch } as never, Date.now());
    await count();
    expect([await stats(), await acts()]).toEqual([{}, []]);
  });

  test('and agrees again counts a step of the checkout once', async () => {
    const payer = await Payer.with(mug.id);
    await count();
    await choose(payer, []);
    await choose(payer, ['analytics']);
    await payer.startCheckout();
    await count();
    expect((await stats()).checkouts?.[0]).toBe(1);
  });

  test('with a wider answer gains no purpose for earlier acts', async () => {
    const visitor = await known();
    visitor.cookies.set('ss_cookieAllowed', 'analytics');
    await visitor.addToCart(mug.id);
    await choose(visitor, ['analytics', 'marketing']);
    expect((await acts()).map(({ purposes }) => purposes)).toEqual(['analytics']);
  });

  test('on a page of another origin is found by the cart', async () => {
    await send('ga4');
    const visitor = new Embedder();
    await visitor.addToCart(mug.id);
    await count();
    await choose(visitor, []);
    expect([await waiting(), (await acts())[0]?.purposes]).toEqual([[], '']);
  });

  test('leaves others’ acts alone', async () => {
    await send('ga4');
    const [first, second] = [await known(), await known()];
    for (const visitor of [first, second]) await visitor.addToCart(mug.id);
    await count();
    await choose(first, []);
    expect((await acts()).map(({ purposes }) => purposes).toSorted()).toEqual(['', 'analytics.marketing']);
    expect(await waiting()).toEqual(['ga4']);
  });
});

describe('an answer that comes late', () => {
  beforeEach(() => setPrivacy(RESTRICTIVE));

  test.each([
    ['lets go', ['analytics'], ['due']],
    ['forgets', [], []],
  ])('%s what was done in a cart that was bought since', async (_, choice, states) => {
    const payer = await known();
    await buy(payer);
    await payer.addToCart(poster.id);
    await count();
    await choose(payer, choice);
    expect([...new Set((await acts()).map(({ state }) => state))]).toEqual(states);
  });

  test('reaches a payment of a cart that was replaced', async () => {
    const payer = await Payer.with(mug.id);
    const answer = await payer.pay({ card: 'secondStep' });
    await replaceCart(payer);
    await choose(payer, ['analytics']);
    await payer.open((await decideAt(answer, 'approve')).replace(`https://${SHOP.host}`, ''));
    expect((await acts()).map(({ act, state }) => [act.step ?? act.kind, state])).toContainEqual(['order', 'due']);
  });
});

describe('nobody’s acts', () => {
  const ADD = { method: 'POST', body: { itemId: mug.id, sku: null, quantity: 1 } };
  const ENTRIES = '/api/commerce/shopping-cart/entries';

  test.each([
    ['without a census', () => new Buyer().arrive(), {}],
    [
      'of a program',
      async () => (await new Buyer().arrive()).mayBeCounted(),
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    ],
  ])('are those %s', async (_, arriving, headers) => {
    const visitor = await arriving();
    expect((await visitor.fetch(ENTRIES, { ...ADD, headers })).status).toBe(200);
    expect(await acts()).toEqual([]);
  });

  test('are sold all the same: an order without a census is in the sales and in no funnel', async () => {
    const payer = await new Payer().arrive();
    await buy(payer);
    await count();
    const numbers = await stats();
    expect([numbers['sales USD']?.[0], numbers.orders, numbers.adds]).toEqual([1, undefined, undefined]);
    expect(await acts()).toEqual([]);
  });

  test('are not those of a page of another origin, which keeps its census itself', async () => {
    await new Embedder().addToCart(mug.id);
    expect((await acts()).map(({ purposes }) => purposes)).toEqual(['analytics.marketing']);
  });

  test('are not those of a visitor who allows advertising alone and is not counted', async () => {
    const visitor = await new Buyer().arrive();
    visitor.cookies.set('ss_cookieAllowed', 'marketing');
    await visitor.addToCart(mug.id);
    expect((await acts()).map(({ purposes }) => purposes)).toEqual(['marketing']);
  });
});

describe('the browser’s name', () => {
  const named = (payer: Payer): Payer => Object.assign(payer, { userAgent: 'Browser/1' });
  const names = async () => JSON.stringify([await rows('acts'), await rows('payments')]).split('Browser/1').length - 1;

  test.each([
    ['no sender', async () => {}],
    ['Google alone', () => send('ga4')],
    ['a sender for Meta that is switched off', () => send('meta', false)],
  ])('is not kept in a shop with %s', async (_, setUp) => {
    await setUp();
    const payer = named(await known());
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    await payer.pay({ card: 'secondStep' });
    await choose(payer, ['analytics', 'marketing']);
    expect(await names()).toBe(0);
  });

  test.each(['declined', 'secondStep'])('goes from a payment that ends unpaid: %s', async (card) => {
    await send('meta');
    const payer = named(await known());
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    const answer = await payer.pay({ card });
    if (card === 'secondStep') {
      expect(JSON.stringify(await rows('payments'))).toContain('Browser/1');
      await payer.open((await decideAt(answer, 'decline')).replace(`https://${SHOP.host}`, ''));
      await payer.pay({ card: 'declined' });
    }
    const payments = await rows('payments');
    expect(payments.map(({ state }) => state)).not.toContain('open');
    expect(JSON.stringify(payments)).not.toMatch(/Browser\/1|visitor-1|fb\.1\.17/);
  });
});

describe('a person who is erased', () => {
  const erase = async (email: string) => {
    const owner = await OwnerProgram.of();
    return owner.fetch('/api/owner/erase', { method: 'POST', body: { email } });
  };
  const people = async () => JSON.stringify(await rows('acts')).match(/visitor-1|111\.222|fb\.1\.17/g)?.length ?? 0;

  test('is named by none of their acts, and a refund is sent to nobody', async () => {
    await send('ga4');
    const payer = await known();
    await buy(payer);
    await count();
    await payer.addToCart(poster.id);
    expect(await people()).toBeGreaterThan(5);
    expect((await erase(ANN)).status).toBe(200);
    expect([await people(), await waiting()]).toEqual([0, []]);
    expect((await rows('acts')).map(({ visitor_hash }) => visitor_hash).join('')).toBe('');
    await refundOrder();
    await count();
    await sendDue(env, Date.now());
    expect(services.calls).toEqual([]);
    const numbers = await stats();
    expect([numbers['sales USD']?.[0], numbers['refunds USD']?.[0]]).toEqual([1, 1]);
  });

  test.each([
    ['', async () => {}],
    ['which has another address by now', (payer: Payer) => payer.changeCheckout({ email: 'bob@mail.test' })],
    ['whose cart was replaced', (payer: Payer) => replaceCart(payer)],
    ['whose browser agrees later', (payer: Payer) => choose(payer, ['analytics', 'marketing']), 'after'],
  ])('is sent to nobody with a payment that is under way %s', async (_, meanwhile, when = 'before') => {
    await send('ga4');
    await send('meta');
    const payer = Object.assign(await known(), { userAgent: 'Browser/1' });
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    const answer = await payer.pay({ card: 'secondStep' });
    if (when === 'before') await meanwhile(payer);
    expect((await erase(ANN)).status).toBe(200);
    expect(JSON.stringify(await rows('payments'))).not.toMatch(/Browser\/1|visitor-1|fb\.1\.17|111\.222/);
    if (when === 'after') await meanwhile(payer);
    await payer.open((await decideAt(answer, 'approve')).replace(`https://${SHOP.host}`, ''));
    await count();
    await sendDue(env, Date.now());
    expect(services.calls).toEqual([]);
    expect([(await stats())['sales USD']?.[0], (await stats()).orders]).toEqual([1, undefined]);
  });

  test('leaves the acts of others, and loses those that waited for an answer', async () => {
    await setPrivacy(RESTRICTIVE);
    await Payer.with(mug.id);
    const other = await Payer.with(poster.id);
    await other.changeCheckout({ email: 'bob@mail.test' });
    expect((await erase(ANN)).status).toBe(200);
    await count();
    expect((await acts()).map(({ act, state }) => [act.items[0]?.itemId, state])).toEqual(
      Array(3).fill([poster.id, 'waiting']),
    );
  });
});

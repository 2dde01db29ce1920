import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { acts, setPrivacy } from '../../test/worker/acts.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { FakeServices } from '../../test/worker/fake-services.ts';
import { runJobs } from '../../test/worker/jobs.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { runActs, sendDue } from '../../test/worker/senders.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { countActs } from '../acts/service.ts';
import { resealAll } from '../session/service.ts';

const { mug, poster } = PRODUCTS;
const GA4 = { target: 'G-ABCDE12', secret: 'api-secret' };
const META = { target: '123456789', secret: 'token' };
const SENDERS = '/api/owner/senders';

let services: FakeServices;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  services = new FakeServices();
  owner = await OwnerProgram.of();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const put = (name: string, body: object, program = owner) =>
  program.fetch(`${SENDERS}/${name}`, { method: 'PUT', body });
const stands = async (name: string, program = owner) =>
  (await (await program.fetch(`${SENDERS}/${name}`)).json()) as Record<string, unknown>;
/** Runs the cron that counts and sends. */
const run = (at?: number) => runActs(env, at);

let visitors = 0;
async function visitor(choice?: string): Promise<Buyer> {
  const buyer = await new Buyer().mayBeCounted(`visitor-no-${++visitors}`).arrive();
  if (choice !== undefined) buyer.cookies.set('ss_cookieAllowed', choice);
  return buyer;
}

/** Adds a mug from a browser of this name. */
const addAs = (buyer: Buyer, name: string) => Object.assign(buyer, { userAgent: name }).addToCart(mug.id);

describe('Google Analytics', () => {
  beforeEach(async () => void (await put('ga4', GA4)));

  test('gets each act once, with its id, its value and the browser’s id', async () => {
    const buyer = await visitor('analytics.marketing');
    buyer.cookies.set('_ga', 'GA1.1.111.222');
    const { shoppingCart } = await buyer.addToCart(mug.id, { quantity: 2 });
    await run();
    await run();
    expect(services.calls).toHaveLength(1);
    const [{ url, body }] = services.calls as [(typeof services.calls)[number]];
    expect(`${url.origin}${url.pathname}`).toBe('https://www.google-analytics.com/mp/collect');
    expect([url.searchParams.get('measurement_id'), url.searchParams.get('api_secret')]).toEqual([
      'G-ABCDE12',
      'api-secret',
    ]);
    expect(body).toMatchObject({
      client_id: '111.222',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      events: [
        {
          name: 'add_to_cart',
          params: {
            event_id: shoppingCart.act?.id,
            currency: 'USD',
            value: 37,
            items: [{ item_id: mug.id, item_name: 'Mug', item_variant: 'MUG', quantity: 2, price: 18.5 }],
          },
        },
      ],
    });
    expect(await stands('ga4')).toMatchObject({ sent: 1, waiting: 0, lastStatus: 204, stoppedAt: null });
  });

  test('takes at most 25 events of one visitor in a call, and each visitor in a call of their own', async () => {
    const [first, second] = [await visitor(), await visitor('analytics')];
    const { newlyAdded } = await first.addToCart(poster.id);
    for (let quantity = 2; quantity <= 27; quantity++) await first.setQuantity(newlyAdded.id, quantity);
    await second.addToCart(poster.id);
    await run();
    expect(services.calls.map(({ body }) => body.events.length).sort((a, b) => a - b)).toEqual([1, 2, 25]);
    expect(new Set(services.calls.map(({ body }) => body.client_id)).size).toBe(2);
    expect(services.ids().toSorted()).toEqual((await acts()).map(({ id }) => id).toSorted());
    const ads = services.calls.map(({ body }) => body.consent.ad_user_data);
    expect(ads.toSorted()).toEqual(['DENIED', 'GRANTED', 'GRANTED']);
  });

  test('gets an order with its number and amount', async () => {
    const payer = await Payer.with(mug.id, { quantity: 2 });
    await payer.pay();
    await run();
    const events = services.calls.flatMap(({ body }) => body.events);
    const purchase = events.find(({ name }) => name === 'purchase');
    expect(purchase.params).toMatchObject({ transaction_id: '1', currency: 'USD', items: [{ quantity: 2 }] });
    expect(events.map(({ name }) => name).toSorted()).toEqual([
      ...['add_payment_info', 'add_shipping_info', 'add_to_cart', 'begin_checkout', 'purchase'],
    ]);
  });

  test.each(['none', 'marketing'])('hears nothing of a visitor who allows %s', async (choice) => {
    await (await visitor(choice)).addToCart(mug.id);
    await run();
    expect(services.calls).toEqual([]);
  });

  test('gets an undecided visitor’s acts after consent, and not after a refusal', async () => {
    await setPrivacy({ isRestrictiveCookiePolicyEnabled: true });
    const [willing, other] = [await visitor(), await visitor()];
    for (const buyer of [willing, other]) await buyer.addToCart(mug.id);
    await run();
    expect(services.calls).toEqual([]);
    await willing.fetch('/api/consent', { method: 'POST', body: { choice: ['analytics'] } });
    await other.fetch('/api/consent', { method: 'POST', body: { choice: [] } });
    await run();
    expect(services.ids()).toHaveLength(1);
  });

  test('gets no act that is older than three days', async () => {
    await (await visitor()).addToCart(mug.id);
    services.always.set(GA4.target, 'cut');
    await run();
    services.always.clear();
    await run(Date.now() + 3 * DAY_MS + MINUTE_MS);
    expect([services.ids(), await stands('ga4')]).toMatchObject([[], { givenUp: 1, waiting: 0 }]);
  });
});

describe('Meta', () => {
  beforeEach(async () => void (await put('meta', META)));

  test('gets the ids of its cookies, the browser and a hash, and nothing that was typed', async () => {
    const payer = await new Payer().mayBeCounted().arrive();
    payer.userAgent = 'Browser/1';
    payer.cookies.set('_fbp', 'fb.1.1700000000000.42');
    await payer.addToCart(mug.id);
    await payer.startCheckout();
    await run();
    const [{ url, body }] = services.calls as [(typeof services.calls)[number]];
    expect(url.href).toBe('https://graph.facebook.com/v24.0/123456789/events');
    expect(body.access_token).toBe('token');
    expect(body.data.map((event: { event_name: string }) => event.event_name)).toEqual([
      'AddToCart',
      'InitiateCheckout',
    ]);
    expect(body.data[0]).toMatchObject({
      action_source: 'website',
      event_source_url: `https://${SHOP.host}/`,
      event_id: (await acts())[0]?.id,
      user_data: { fbp: 'fb.1.1700000000000.42', external_id: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
      custom_data: { currency: 'USD', value: 18.5, contents: [{ id: mug.id, quantity: 1, item_price: 18.5 }] },
    });
  });

  test('has no event for removals, and none waits', async () => {
    const buyer = await visitor();
    buyer.userAgent = 'Browser/1';
    const { newlyAdded } = await buyer.addToCart(mug.id);
    await buyer.remove(newlyAdded.id);
    await run();
    expect(services.taken.map(({ name }) => name)).toEqual(['AddToCart']);
    expect(await stands('meta')).toMatchObject({ waiting: 0 });
  });

  test('is the only one for whom the browser’s name is kept, until it is sent or nobody will send it', async () => {
    const [tracked, never, alsoTracked] = [await visitor(), await visitor('analytics'), await visitor('marketing')];
    for (const buyer of [tracked, never, alsoTracked]) await addAs(buyer, 'Browser/1');
    const kept = async () => (await acts()).map(({ person }) => person.userAgent).filter(Boolean);
    expect(await kept()).toHaveLength(2);
    services.manners = [{ status: 500 }];
    const start = Date.now();
    await run(start);
    expect(await kept()).toHaveLength(2);
    await run(start + 4 * MINUTE_MS);
    expect(await kept()).toEqual([]);
    expect(services.calls.at(-1)?.body.data[0].user_data.client_user_agent).toBe('Browser/1');
    await addAs(tracked, 'Browser/1');
    services.manners = [{ status: 500 }];
    await run(start + 8 * MINUTE_MS);
    expect(await kept()).toHaveLength(1);
    await owner.fetch(`${SENDERS}/meta`, { method: 'DELETE' });
    expect(await kept()).toEqual([]);
    await addAs(tracked, 'Browser/1');
    await run(start + 12 * MINUTE_MS);
    expect(await kept()).toEqual([]);
  });

  test('never learns an address, also not as a hash', async () => {
    const payer = await Payer.with(mug.id);
    payer.userAgent = 'Browser/1';
    await payer.pay();
    await run();
    expect(services.taken.map(({ name }) => name)).toContain('Purchase');
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('ann@mail.test'));
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    const sent = JSON.stringify(services.calls.map(({ body }) => body));
    expect(sent).not.toMatch(/ann@mail|New York/);
    expect(sent).not.toContain(hash);
  });
});

describe('a service that fails', () => {
  beforeEach(async () => {
    await put('ga4', GA4);
    await (await visitor()).addToCart(mug.id);
  });

  test.each([['cut'], [{ status: 500 }], [{ status: 429 }]] as const)(
    'is asked again after a pause: %j',
    async (manner) => {
      services.manners = [manner, manner];
      const start = Date.now();
      await run(start);
      await run(start + 30_000);
      expect(services.calls).toHaveLength(1);
      await run(start + 2 * MINUTE_MS);
      await run(start + 4 * MINUTE_MS);
      expect([services.calls.length, services.taken.length]).toEqual([2, 0]);
      const waits = Number((await stands('ga4')).nextTryAt) - start;
      expect(Math.floor(waits / MINUTE_MS)).toBe(7);
      await run(start + 8 * MINUTE_MS);
      expect(services.ids()).toEqual([(await acts())[0]?.id]);
    },
  );

  test('an answer that was lost leads to a repeat with the same id', async () => {
    services.manners = ['loses'];
    const start = Date.now();
    await run(start);
    await run(start + 2 * MINUTE_MS);
    const [act] = await acts();
    expect(services.ids()).toEqual([act?.id, act?.id]);
  });

  test('a refusal stops the sender and shows why, until its owner changes something', async () => {
    services.manners = [{ status: 403, body: { error: { message: 'no such stream' } } }];
    const start = Date.now();
    await run(start);
    await run(start + DAY_MS / 2);
    expect(services.calls).toHaveLength(1);
    expect(await stands('ga4')).toMatchObject({ stoppedAt: expect.any(Number), lastStatus: 403, waiting: 1 });
    expect(JSON.stringify(await stands('ga4'))).toContain('no such stream');
    await put('ga4', { target: GA4.target, secret: 'better' });
    await run(start + DAY_MS / 2);
    expect(services.ids()).toHaveLength(1);
    expect(services.calls.at(-1)?.url.searchParams.get('api_secret')).toBe('better');
  });

  test('does not delay other shops', async () => {
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    await put('ga4', { target: 'G-OTHER123', secret: 'theirs' }, other);
    await (await new Buyer(OTHER.host).mayBeCounted().arrive()).addToCart(OTHER.itemId);
    services.always.set(GA4.target, 'cut');
    await run();
    expect(services.ids()).toHaveLength(1);
    expect(await stands('ga4', other)).toMatchObject({ sent: 1 });
  });

  test('two runs at once send each act once', async () => {
    const now = Date.now();
    await run(now);
    await (await visitor()).addToCart(poster.id);
    await countActs(env.DB, Date.now());
    await Promise.all([sendDue(env, now), sendDue(env, now)]);
    expect(services.ids()).toHaveLength(2);
  });

  test('a sender whose secret cannot be read stops and says so', async () => {
    await env.DB.prepare(`UPDATE senders SET sealed_secret = 'broken'`).run();
    await run();
    expect(services.calls).toEqual([]);
    expect(await stands('ga4')).toMatchObject({
      stoppedAt: expect.any(Number),
      lastAnswer: 'The secret cannot be read.',
    });
  });

  test('what was not sent to a stopped sender is given up after seven days', async () => {
    services.manners = [{ status: 400 }];
    await run();
    await runJobs(['oldSends'], { at: Date.now() + 8 * DAY_MS });
    expect(await stands('ga4')).toMatchObject({ waiting: 0 });
  });
});

describe('an owner', () => {
  test('sets a sender up, changes it without its secret, and removes it with what waits', async () => {
    expect((await owner.fetch(`${SENDERS}/ga4`)).status).toBe(404);
    const set = await put('ga4', GA4);
    expect([set.status, JSON.stringify(await set.json())]).toEqual([200, expect.not.stringContaining('api-secret')]);
    expect(await (await owner.fetch(SENDERS)).json()).toMatchObject({ senders: [{ name: 'ga4', isEnabled: true }] });
    expect((await put('ga4', { target: 'G-CHANGED1' })).status).toBe(200);
    await (await visitor()).addToCart(mug.id);
    await run();
    expect(services.calls[0]?.url.searchParams.get('api_secret')).toBe('api-secret');
    expect((await owner.fetch(`${SENDERS}/ga4`, { method: 'DELETE' })).status).toBe(204);
    expect((await owner.fetch(`${SENDERS}/ga4`, { method: 'DELETE' })).status).toBe(404);
    await (await visitor()).addToCart(mug.id);
    await run();
    expect(services.calls).toHaveLength(1);
  });

  test('switches a sender off, which forgets what waits', async () => {
    await put('ga4', GA4);
    services.always.set(GA4.target, 'cut');
    await (await visitor()).addToCart(mug.id);
    await run();
    await put('ga4', { target: GA4.target, isEnabled: false });
    expect(await stands('ga4')).toMatchObject({ isEnabled: false, waiting: 0 });
  });

  test.each([
    ['ga4', { target: '12345', secret: 'x' }, 400],
    ['ga4', { target: 'G-ABCDE12' }, 400],
    ['meta', { target: 'G-ABCDE12', secret: 'x' }, 400],
    ['meta', { target: '123456789', secret: 'a&b=c' }, 400],
    ['ga4', { target: 'https://x.example', secret: 'x' }, 400],
    ['other', GA4, 404],
  ])('cannot save an invalid setting: %s %j', async (name, body, status) => {
    expect((await put(name, body)).status).toBe(status);
  });

  test('says that the first settings need a secret', async () => {
    expect(await (await put('ga4', { target: 'G-ABCDE12' })).json()).toMatchObject({
      errors: { secret: 'Please give a value.' },
    });
  });

  test('needs the scope for settings, and reaches no other shop’s sender', async () => {
    const reader = await OwnerProgram.of({ scopes: ['settings:read'] });
    expect((await put('ga4', GA4, reader)).status).toBe(403);
    await put('ga4', GA4);
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await other.fetch(`${SENDERS}/ga4`)).status).toBe(404);
    expect((await other.fetch(`${SENDERS}/ga4`, { method: 'DELETE' })).status).toBe(404);
    expect(await stands('ga4')).toMatchObject({ name: 'ga4' });
  });

  test('tests a sender, and reads what the service says', async () => {
    const check = (name: string, body: object = {}) => owner.fetch(`${SENDERS}/${name}/test`, { method: 'POST', body });
    expect((await check('ga4')).status).toBe(404);
    await put('ga4', GA4);
    await put('meta', META);
    services.manners = [
      { status: 200, body: { validationMessages: [] } },
      { status: 200, body: { validationMessages: [{ description: 'Name is reserved' }] } },
      { status: 400, body: { error: { message: 'Invalid OAuth access token' } } },
      'cut',
    ];
    expect(await (await check('ga4')).json()).toMatchObject({ isAccepted: true, statusCode: 200 });
    expect(services.calls[0]?.url.pathname).toBe('/debug/mp/collect');
    expect(await (await check('ga4')).json()).toMatchObject({ isAccepted: false, answer: 'Name is reserved' });
    expect((await check('meta')).status).toBe(400);
    const refused = { isAccepted: false, statusCode: 400, answer: 'Invalid OAuth access token' };
    expect(await (await check('meta', { code: 'TEST1' })).json()).toEqual(refused);
    expect(services.calls.at(-1)?.body.test_event_code).toBe('TEST1');
    expect(await (await check('ga4')).json()).toEqual({ isAccepted: false, statusCode: null, answer: '' });
  });

  test('keeps a sender when the secret of the Worker changes', async () => {
    await put('ga4', GA4);
    const next = { SESSION_SECRET: 'the secret after the first, of 32 characters' };
    const both = { ...env, ...next, PREVIOUS_SESSION_SECRET: env.SESSION_SECRET };
    expect((await resealAll(both)).resealed).toBe(1);
    await (await visitor()).addToCart(mug.id);
    await run();
    await put('ga4', GA4);
    await resealAll(both);
    await sendDue({ ...env, ...next }, Date.now() + MINUTE_MS);
    expect(services.ids()).toHaveLength(1);
  });

  test('calls a fake outside production alone', async () => {
    await put('ga4', GA4);
    await (await visitor()).addToCart(mug.id);
    await countActs(env.DB, Date.now());
    const base = { SENDERS_API_BASE: 'https://services.test' };
    await sendDue({ ...env, ...base, ENVIRONMENT: 'production' }, Date.now());
    await (await visitor()).addToCart(mug.id);
    await countActs(env.DB, Date.now());
    await sendDue({ ...env, ...base }, Date.now());
    expect(services.calls.map(({ url }) => url.hostname)).toEqual(['www.google-analytics.com', 'services.test']);
  });
});

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContributorSession } from '#runtime/contracts/contributors.ts';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { read } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { FakePushService, Subscription } from '../../test/worker/fake-push-service.ts';
import { rows } from '../../test/worker/forms.ts';
import { notice, PUSH, runPushes, switchOn, worksHere } from '../../test/worker/pushes.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { sha256 } from '../session/service.ts';
import { takeTurn } from './turn.ts';

let phone: Subscription;
let service: FakePushService;
let logged: { mock: { calls: unknown[][] } };

beforeEach(async () => {
  await openShops();
  phone = await Subscription.of('phone');
  service = new FakePushService(phone);
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Sends what is due so many minutes from now. */
const later = (minutes: number) => takeTurn(env, SHOP.id, Date.now() + minutes * MINUTE_MS);

describe('a new order', () => {
  test('reaches the phone of who works on the shop with the next cron, once, with its number and amount alone', async () => {
    await setStoreSettings(SHOP.id, SETTINGS);
    await switchOn(await worksHere('ann'), phone);
    const payer = new Payer();
    await payer.arrive();
    await payer.addToCart(PRODUCTS.mug.id);
    await payer.startCheckout();
    await payer.changeCheckout({ email: ANN, address: NEW_YORK });
    await payer.pay();
    await runPushes();
    await runPushes();
    const [pushed, ...others] = service.pushed;
    expect(others).toEqual([]);
    expect(pushed).toMatchObject({
      message: { title: 'site-a', target: 'orders/1', lang: 'en' },
      claims: { aud: 'https://push.example', sub: `https://${SHOP.host}` },
      key: (await rows('push_keys'))[0]?.public_key,
    });
    expect(pushed?.message.body).toMatch(/^Test order #1, \$\d+\.\d\d$/);
    const said = JSON.stringify(pushed?.message);
    for (const own of [ANN, NEW_YORK.line1, NEW_YORK.lastName]) expect(said).not.toContain(own);
    const header = (name: string) => pushed?.headers.get(name);
    expect([header('Content-Encoding'), header('Urgency')]).toEqual(['aes128gcm', 'high']);
    expect(Number(header('TTL'))).toBeGreaterThan(86_000);
    expect(Number(header('TTL'))).toBeLessThanOrEqual(86_400);
    expect(header('Topic')).toMatch(/^[\w-]{32}$/);
    expect(service.calls[0]?.init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) });
    expect((await rows('push_devices'))[0]).toMatchObject({ due_at: null, succeeded_at: expect.any(Number) });
  });

  test('is written in the language that the person reads, or else in that of the browser', async () => {
    const ann = await worksHere('ann');
    await switchOn(ann, phone);
    await ann.send('PUT', '/api/contributors/session/language', { language: 'de' });
    await notice(7);
    await later(1);
    expect(service.pushed[0]?.message).toMatchObject({ body: 'Bestellung 7, 10,00\u00a0$', lang: 'de' });
  });

  test('in a flood shares a notification with others of its kind, and five minutes pass before the next', async () => {
    await switchOn(await worksHere('ann'), phone);
    for (let number = 1; number <= 50; number++) await notice(number);
    await notice(1, { kind: 'stock' });
    await later(1);
    expect(service.pushed.map(({ message: { body, target } }) => [body, target])).toEqual([
      ['New orders: 50, $500.00', 'orders'],
      ['Cup is sold out', 'stocks/1'],
    ]);
    await notice(51);
    await later(3);
    expect(service.pushed).toHaveLength(2);
    await later(7);
    expect(service.bodies.at(-1)).toBe('Order #51, $10.00');
    expect(await count('pushes')).toBe(0);
  });

  test('of the day before is pushed no more', async () => {
    await switchOn(await worksHere('ann'), phone);
    await notice(1);
    service.answers = [() => new Response(null, { status: 503 })];
    await later(1);
    await later(25 * 60);
    expect(service.pushed).toEqual([]);
    expect([await count('pushes'), (await rows('push_devices'))[0]?.due_at]).toEqual([0, null]);
  });
});

describe('nothing is lost or doubled', () => {
  beforeEach(async () => {
    await switchOn(await worksHere('ann'), phone);
    for (const number of [1, 2, 3]) await notice(number);
  });

  test('where the Worker stops between any two calls of the database', async () => {
    // Trips of a turn: the site, the key, the notices, a lease, the shop's host, what waits, the record.
    for (let trips = 0; trips < 8; trips++) {
      const stopping = { ...env, DB: stoppingDatabase(trips) };
      await takeTurn(stopping, SHOP.id, Date.now() + trips * 5 * MINUTE_MS).catch(() => {});
    }
    await later(60);
    expect(new Set(service.bodies)).toEqual(new Set([1, 2, 3].map((number) => `Order #${number}, $10.00`)));
    // The push before the record that was lost comes again, with the same tag and topic.
    const tags = service.pushed.map(({ message, headers }) => `${message.tag} ${headers.get('Topic')}`);
    expect([tags.length, new Set(tags).size]).toEqual([6, 3]);
  });

  test('by two turns at once', async () => {
    await Promise.all([later(1), later(1)]);
    await later(2);
    expect(service.pushed).toHaveLength(3);
  });

  test.each([
    ['by seconds', '600', 9],
    ['by a date', () => new Date(Date.now() + 31 * MINUTE_MS).toUTCString(), 30],
    ['for longer than one waits', '999999', 300],
    ['in no way that one can read', 'soon', 0],
  ])('where a push service asks to wait %s', async (_, wait, minutes) => {
    const headers = { 'Retry-After': typeof wait === 'string' ? wait : wait() };
    service.answers = [() => new Response(null, { status: 429, headers })];
    await later(0);
    await later(minutes);
    expect(service.calls).toHaveLength(1);
    await later(minutes + 61);
    expect(service.pushed).toHaveLength(3);
  });

  test('where a push service fails: it is asked again, less and less often, and the next device is not kept waiting', async () => {
    const laptop = await Subscription.of('laptop', 'other.example');
    service = new FakePushService(phone, laptop);
    await switchOn(await worksHere('bob'), laptop);
    service.answers = [
      () => new Response(null, { status: 500 }),
      () => Promise.reject(new TypeError('no network')),
      () => new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1/' } }),
    ];
    const times = [1, 1.5, 3, 3.5, 6, 9, 11];
    for (const minutes of times) await later(minutes);
    // Tried at 1, 3 and 6 minutes; it is taken at 11.
    expect(service.calls).toHaveLength(3 + 3);
    expect((await rows('push_devices'))[0]).toMatchObject({ failures: 0, failing_since: null });
    await notice(4, { at: Date.now() + 12 * MINUTE_MS });
    await later(13);
    expect(service.pushed.filter(({ endpoint }) => endpoint === laptop.endpoint)).toHaveLength(1);
  });

  test.each([404, 410])('%i removes the device, and another failure does not for seven days', async (status) => {
    service.answers = [() => new Response(null, { status: 403 })];
    await later(1);
    expect(await count('push_devices')).toBe(1);
    service.answers = [() => new Response(null, { status })];
    await later(10);
    expect([await count('push_devices'), await count('pushes')]).toEqual([0, 0]);
    expect(service.pushed).toEqual([]);
  });

  test('a device that has failed for seven days is given up', async () => {
    service.answers = Array.from({ length: 9 }, () => () => new Response(null, { status: 401 }));
    for (let day = 0; day < 8; day++) {
      await notice(10 + day, { at: Date.now() + day * DAY_MS });
      await later(day * 24 * 60 + 90);
    }
    expect(await count('push_devices')).toBe(0);
    expect(logged.mock.calls.join()).toContain('push_device_given_up');
    expect(logged.mock.calls.join()).not.toContain(phone.endpoint);
  });
});

test('a turn and its cron read by indices, and a shop without devices marks no notice', async () => {
  await notice(1);
  expect((await rows('owner_notices'))[0]?.is_push_due).toBe(0);
  await switchOn(await worksHere('ann'), phone);
  await notice(2);
  await notice(3, { siteId: OTHER.id });
  const statements = new Set<string>();
  await runPushes({ DB: recording(statements) });
  expect(service.bodies).toEqual(['Order #2, $10.00']);
  const own = [...statements].filter((sql) => /push|owner_notices/.test(sql));
  expect(own.length).toBeGreaterThan(6);
  expect(await wideSteps(own, ['pushes', 'n', 'p'])).toEqual({});
});

test('one tries a device with a push that comes at once', async () => {
  const ann = await worksHere('ann');
  await switchOn(ann, phone);
  const device = `${PUSH}/devices/${sha256(phone.endpoint)}/test`;
  expect(await (await ann.send('POST', device, {})).json()).toEqual({ isSent: true });
  expect(service.pushed[0]?.message).toMatchObject({ tag: 'test', target: 'account' });
  const bob = await worksHere('bob');
  expect(await (await bob.send('POST', device, {})).json()).toEqual({ isSent: false });
  expect(service.pushed).toHaveLength(1);
  await read(await ann.send('PUT', '/api/contributors/session/language', { language: '' }), ContributorSession);
});

import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { acts } from '../../test/worker/acts.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { FakeServices } from '../../test/worker/fake-services.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { runActs, sendDue } from '../../test/worker/senders.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { countActs } from '../acts/service.ts';
import type { SenderTask } from '../env.ts';
import worker from '../index.ts';
import { seal, sessionSecrets } from '../session/service.ts';
import { askForTurns, giveUpOld } from './service.ts';

const { mug } = PRODUCTS;
const GA4 = { target: 'G-ABCDE12', secret: 'api-secret' };
const META = { target: '123456789', secret: 'token' };

let services: FakeServices;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  services = new FakeServices();
  owner = await OwnerProgram.of();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const put = (name: string, body: object) => owner.fetch(`/api/owner/senders/${name}`, { method: 'PUT', body });
const stands = async (name: string) =>
  (await (await owner.fetch(`/api/owner/senders/${name}`)).json()) as Record<string, unknown>;

/** Writes acts that are due: of a shop, each of another visitor. */
async function write(count: number, { siteId = SHOP.id, person = {} }: { siteId?: string; person?: object } = {}) {
  const before = (await rows('acts')).length;
  const item = { itemId: mug.id, sku: 'MUG', title: 'Mug', quantity: 1, priceCents: 1850 };
  await env.DB.batch(
    Array.from({ length: count }, (_, index) => {
      const id = `act-${siteId}-${before + index}`;
      const act = { id, kind: 'add', currency: 'USD', valueCents: 1850, items: [item] };
      const known = {
        visitorId: `visitor-${before + index}`,
        userAgent: 'B/1',
        origin: 'https://a.example',
        ...person,
      };
      return env.DB.prepare(
        `INSERT INTO acts (site_id, id, kind, cart_id, data, purposes, person, state, created_at)
         VALUES (?1, ?2, 'add', ?2, ?3, 'analytics.marketing', ?4, 'due', ?5)`,
      ).bind(siteId, id, JSON.stringify(act), JSON.stringify(known), Date.now() - count + index);
    }),
  );
  await countActs(env.DB, Date.now());
}

describe('an act is sent once', () => {
  beforeEach(() => put('ga4', GA4));

  test('and repeated only where the run stopped between an answer and its record', async () => {
    await write(8);
    for (let trips = 0; trips < 7; trips++) {
      await sendDue({ ...env, DB: stoppingDatabase(trips) }, Date.now() + trips * 5 * MINUTE_MS).catch(() => {});
    }
    await sendDue(env, Date.now() + 60 * MINUTE_MS);
    const ids = services.ids();
    expect(new Set(ids).size).toBe(8);
    // Trips: the due senders, a lease, the acts that are too old, those that wait; then a record after each call.
    expect(services.calls.length).toBe(8 + 3);
  });

  test('where calls last long: a turn ends before its lease, and the next run does not repeat what it does', async () => {
    await write(40);
    vi.useFakeTimers({ toFake: ['Date'] });
    const start = Date.now();
    services.byBody = () => void vi.setSystemTime(Date.now() + 10_000);
    await sendDue(env, start);
    const first = services.calls.length;
    expect(first).toBeLessThan(20);
    expect(Date.now() - start).toBeLessThan(4 * MINUTE_MS);
    const [sender] = await rows('senders');
    expect(sender?.leased_until).toBe(0);
    while (services.ids().length < 40 && services.calls.length < 100) await sendDue(env, Date.now());
    expect(new Set(services.ids()).size).toBe(services.calls.length);
  });

  test('by two runs that overlap', async () => {
    await write(30);
    await Promise.all([sendDue(env, Date.now()), sendDue(env, Date.now())]);
    await sendDue(env, Date.now() + MINUTE_MS);
    expect(services.ids()).toHaveLength(30);
  });
});

describe('a message of the queue', () => {
  const TASK: SenderTask = { siteId: SHOP.id, name: 'ga4' };
  const deliver = (tasks: readonly SenderTask[], bindings = env) =>
    worker.queue(
      createMessageBatch<SenderTask>(
        'storefront-senders',
        tasks.map((body, index) => ({ id: `message-${index}`, timestamp: new Date(), attempts: 1, body })),
      ),
      bindings,
    );
  beforeEach(() => put('ga4', GA4));

  test('is put there by the cron for each sender for which acts wait, and names nothing but the sender', async () => {
    const sent: unknown[] = [];
    const SENDERS = { sendBatch: async (messages: unknown[]) => void sent.push(...messages) } as never;
    expect(await askForTurns({ ...env, SENDERS }, Date.now())).toEqual({ asked: 0 });
    await write(2);
    expect(await askForTurns({ ...env, SENDERS }, Date.now())).toEqual({ asked: 1 });
    expect(sent).toEqual([{ body: TASK }]);
  });

  test('that comes twice, at once or later, sends each act once', async () => {
    await write(5);
    await Promise.all([deliver([TASK]), deliver([TASK])]);
    await deliver([TASK, TASK]);
    expect(services.ids()).toHaveLength(5);
  });

  test('whose turn fails does not come back: the cron asks again, and nothing is lost', async () => {
    await write(5);
    await deliver([TASK], { ...env, DB: stoppingDatabase(1) });
    expect(services.calls).toEqual([]);
    await sendDue(env, Date.now() + 4 * MINUTE_MS);
    expect(services.ids()).toHaveLength(5);
  });

  test('of a sender that its owner has removed does nothing', async () => {
    await deliver([TASK, { siteId: 'nowhere', name: 'meta' }]);
    expect(services.calls).toEqual([]);
  });
});

describe('fifty shops', () => {
  const SHOPS = 50;
  const sealed = (siteId: string) =>
    seal(sessionSecrets(env).present, { siteId, column: 'senders.sealed_secret', id: 'ga4' }, 'secret');
  const siteOf = (index: number) => `site-${String(index).padStart(2, '0')}`;
  beforeEach(async () => {
    for (let index = 0; index < SHOPS; index++) {
      await env.DB.batch([
        env.DB.prepare(
          `INSERT INTO sites (site_id, identifier, title, language, updated_at) VALUES (?1, ?1, ?1, 'en-US', 0)`,
        ).bind(siteOf(index)),
        env.DB.prepare(
          `INSERT INTO senders (site_id, id, purpose, target, sealed_secret, created_at, updated_at)
           VALUES (?1, 'ga4', 'analytics', ?1, ?2, 0, 0)`,
        ).bind(siteOf(index), sealed(siteOf(index))),
      ]);
    }
  });

  test('all get their turns, though one has more than a turn can take', async () => {
    await write(300, { siteId: siteOf(0) });
    for (let index = 1; index < SHOPS; index++) await write(1, { siteId: siteOf(index) });
    const measurementIds = () => services.calls.map(({ url }) => url.searchParams.get('measurement_id'));
    await sendDue(env, Date.now());
    expect(new Set(measurementIds()).size).toBe(SHOPS);
    expect(measurementIds().filter((target) => target === siteOf(0))).toHaveLength(240);
    await sendDue(env, Date.now() + 4 * MINUTE_MS);
    expect(services.calls).toHaveLength(300 + SHOPS - 1);
    expect(new Set(services.ids()).size).toBe(services.ids().length);
  });
});

describe('an event that Meta refuses', () => {
  const refusal = { status: 400, body: { error: { code: 100, message: 'Invalid parameter' } } };
  const refusing = (isBad: (id: string) => boolean) => {
    services.byBody = ({ data }: { data: { event_id: string }[] }) =>
      data.some(({ event_id: id }) => isBad(id)) ? refusal : undefined;
  };
  beforeEach(() => put('meta', META));

  test('is found by halves and set aside, and all others are sent', async () => {
    await write(40);
    const [bad] = (await acts()).slice(17);
    refusing((id) => id === bad?.id);
    await sendDue(env, Date.now());
    expect(services.ids().length).toBe(39);
    expect(await stands('meta')).toMatchObject({
      sent: 39,
      givenUp: 1,
      waiting: 0,
      stoppedAt: null,
      lastAnswer: expect.any(String),
    });
    expect(await outbox()).toEqual([]);
  });

  test('is not the cause where all events are refused: the sender stops', async () => {
    await write(40);
    refusing(() => true);
    await sendDue(env, Date.now());
    expect(await stands('meta')).toMatchObject({ givenUp: 3, waiting: 37, stoppedAt: expect.any(Number) });
  });

  test('is not the cause either where each new event is refused, run by run', async () => {
    refusing(() => true);
    for (let run = 0; run < 4; run++) {
      await write(1);
      await sendDue(env, Date.now() + run * MINUTE_MS);
      expect(await outbox()).toHaveLength(run < 3 ? 0 : 1);
    }
    expect(await stands('meta')).toMatchObject({ givenUp: 3, waiting: 1, stoppedAt: expect.any(Number) });
  });

  test.each([
    ['a token that is over', { status: 400, body: { error: { code: 190, message: 'Session has expired' } } }],
    ['a pixel that is not there', { status: 400, body: { error: { code: 100, error_subcode: 33, message: 'None' } } }],
    ['no right', { status: 403, body: { error: { code: 200, message: 'Permissions error' } } }],
  ])('is not the cause where the account is: %s stops the sender, and its owner gets one mail', async (_, manner) => {
    await write(5);
    services.always.set(META.target, manner);
    for (const minutes of [0, 5, 600]) await sendDue(env, Date.now() + minutes * MINUTE_MS);
    expect(services.calls).toHaveLength(1);
    expect(await stands('meta')).toMatchObject({ waiting: 5, givenUp: 0, stoppedAt: expect.any(Number) });
    const mails = await outbox();
    expect(mails).toMatchObject([{ kind: 'sender-stopped', recipient: 'owner@shop.test' }]);
    expect(mails[0]?.text_body).toContain(manner.body.error.message);
    expect(mails[0]?.text_body).toContain(`https://${SHOP.host}/config/senders`);
  });

  test('is left out where the browser’s name is not known, which Meta requires', async () => {
    await write(2);
    await write(1, { person: { userAgent: undefined } });
    await sendDue(env, Date.now());
    expect(services.ids()).toHaveLength(2);
    expect(await stands('meta')).toMatchObject({ sent: 2, givenUp: 1, waiting: 0 });
  });
});

describe('an act of which the service has no event', () => {
  test('ends no pause of a service that fails', async () => {
    await put('meta', META);
    await write(1);
    services.always.set(META.target, { status: 500 });
    const start = Date.now();
    await sendDue(env, start);
    await write(1);
    await env.DB.prepare("UPDATE acts SET data = json_set(data, '$.kind', 'remove') WHERE id LIKE '%-1'").run();
    await sendDue(env, start + 2 * MINUTE_MS);
    expect(await stands('meta')).toMatchObject({ sent: 1, waiting: 1 });
    const pause = Number((await stands('meta')).nextTryAt) - (start + 2 * MINUTE_MS);
    expect(Math.floor(pause / MINUTE_MS)).toBe(5);
  });
});

describe('an act that waits', () => {
  test('for a sender that has stopped is given up after seven days, and counted', async () => {
    await put('ga4', GA4);
    await write(3);
    services.manners = [{ status: 403 }];
    await sendDue(env, Date.now());
    expect(await giveUpOld(env.DB, Date.now() + 8 * DAY_MS)).toEqual({ givenUp: 3 });
    expect(await stands('ga4')).toMatchObject({ waiting: 0, givenUp: 3 });
  });

  test('for one account is not sent to another one', async () => {
    await put('ga4', GA4);
    await write(3);
    await put('ga4', { ...GA4, target: 'G-OTHER12' });
    expect(await stands('ga4')).toMatchObject({ waiting: 0 });
    await write(1);
    await put('ga4', { ...GA4, target: 'G-OTHER12', secret: 'next' });
    expect(await stands('ga4')).toMatchObject({ waiting: 1 });
  });

  test('is kept where the owner changed the sender while a call was under way', async () => {
    await put('ga4', GA4);
    await write(1);
    let changed: Promise<unknown> | undefined;
    const call = fetch;
    vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
      changed = env.DB.prepare("UPDATE senders SET updated_at = updated_at + 1 WHERE id = 'ga4'").run();
      await changed;
      return call(input, init);
    });
    services.manners = [{ status: 403 }];
    await sendDue(env, Date.now());
    expect(await stands('ga4')).toMatchObject({ stoppedAt: null, waiting: 1 });
  });
});

describe('Google Analytics', () => {
  beforeEach(() => put('ga4', GA4));

  test.each([
    ['GS2.1.s1747132561$o1$g0$t1747132655$j0$l0$h0', '1747132561'],
    ['GS2.1.o1$s1747132561$g0', '1747132561'],
    ['GS1.1.1690013078.2.1.1690013090.0', '1690013078'],
    ['GS2.1.o1$g0', undefined],
    ['<script>', undefined],
  ])('learns the visit of the shop’s own stream from its cookie: %s', async (value, session) => {
    const buyer = await new Buyer().mayBeCounted().arrive();
    buyer.cookies.set('_ga_OTHER99', 'GS2.1.s42$o1');
    buyer.cookies.set('_ga_ABCDE12', value);
    await buyer.addToCart(mug.id);
    await runActs(env);
    const [event] = services.calls.flatMap(({ body }) => body.events);
    expect([event.params.session_id, event.params.engagement_time_msec]).toEqual([session, 1]);
  });

  test('is sent with 200 lines at most, and with the value of all', async () => {
    await write(1);
    const item = { itemId: 'x', sku: 'X', title: 'X', quantity: 1, priceCents: 100 };
    await env.DB.prepare("UPDATE acts SET data = json_set(data, '$.items', json(?1), '$.valueCents', 25000)")
      .bind(JSON.stringify(Array(250).fill(item)))
      .run();
    await sendDue(env, Date.now());
    const [event] = services.calls.flatMap(({ body }) => body.events);
    expect([event.params.items.length, event.params.value]).toEqual([200, 250]);
  });
});

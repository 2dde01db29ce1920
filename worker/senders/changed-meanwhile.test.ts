import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acts } from '../../test/worker/acts.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { FakeServices } from '../../test/worker/fake-services.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { sendDue } from '../../test/worker/senders.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { countActs } from '../acts/service.ts';

const GA4 = { target: 'G-ABCDE12', secret: 'api-secret' };
const META = { target: '123456789', secret: 'token' };

let services: FakeServices;
let owner: OwnerProgram;
let written: number;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  services = new FakeServices();
  owner = await OwnerProgram.of();
  written = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const put = (name: string, body: object) => owner.fetch(`/api/owner/senders/${name}`, { method: 'PUT', body });
const remove = () => owner.fetch('/api/owner/senders/ga4', { method: 'DELETE' });

/** Writes acts that are due, each of another visitor, and counts them. */
async function write(count: number): Promise<void> {
  const item = { itemId: PRODUCTS.mug.id, sku: 'MUG', title: 'Mug', quantity: 1, priceCents: 1850 };
  await env.DB.batch(
    Array.from({ length: count }, () => {
      const id = `act-${written++}`;
      const act = { id, kind: 'add', currency: 'USD', valueCents: 1850, items: [item] };
      const person = { visitorId: `visitor-${id}`, userAgent: 'B/1', origin: 'https://a.example' };
      return env.DB.prepare(
        `INSERT INTO acts (site_id, id, kind, cart_id, data, purposes, person, state, created_at)
         VALUES (?1, ?2, 'add', ?2, ?3, 'analytics.marketing', ?4, 'due', ?5)`,
      ).bind(SHOP.id, id, JSON.stringify(act), JSON.stringify(person), Date.now() + written);
    }),
  );
  await countActs(env.DB, Date.now() + 60_000);
}

/** Does something while the nth call to a service is under way. */
function during(nth: number, doIt: () => Promise<unknown>): void {
  const call = fetch;
  let made = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (/google|facebook/.test(String(input)) && ++made === nth) await doIt();
    return call(input, init);
  });
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('a visitor who withdraws while a turn is under way', () => {
  test('from advertising is sent without it from the next call on', async () => {
    await put('ga4', GA4);
    await write(2);
    during(1, () =>
      env.DB.prepare("UPDATE acts SET purposes = 'analytics', person = json_remove(person, '$.userAgent')").run(),
    );
    await sendDue(env, Date.now());
    expect(services.calls.map(({ body }) => body.consent.ad_user_data)).toEqual(['GRANTED', 'DENIED']);
  });

  test('is sent no more, also where the service has refused a call that is repeated by halves', async () => {
    await put('meta', META);
    await write(8);
    const [first, second] = (await acts()).map(({ id }) => id);
    services.byBody = ({ data }: { data: { event_id: string }[] }) =>
      data.some(({ event_id }) => event_id === first)
        ? { status: 400, body: { error: { code: 100, message: 'Invalid parameter' } } }
        : undefined;
    during(1, () => env.DB.prepare('DELETE FROM act_deliveries WHERE act_id = ?1').bind(second).run());
    await sendDue(env, Date.now());
    expect(services.ids()).toHaveLength(6);
    expect(services.ids()).not.toContain(second);
  });
});

describe('an owner who changes a sender while a turn is under way', () => {
  test('has nothing more sent to the account before', async () => {
    await put('ga4', GA4);
    await write(2);
    during(1, async () => {
      await later();
      await put('ga4', { target: 'G-NEWONE1', secret: 'new' });
      await write(3);
    });
    await sendDue(env, Date.now());
    expect(services.calls.map(({ url }) => url.searchParams.get('measurement_id'))).toEqual([GA4.target]);
    await sendDue(env, Date.now() + 60_000);
    expect(services.calls.slice(1).map(({ url }) => url.searchParams.get('measurement_id'))).toEqual(
      Array(3).fill('G-NEWONE1'),
    );
  });

  test('is sent by no second turn where it was removed and set up again', async () => {
    await put('ga4', GA4);
    await write(2);
    during(1, async () => {
      await later();
      await remove();
      await put('ga4', GA4);
      await write(2);
    });
    await sendDue(env, Date.now());
    await sendDue(env, Date.now() + 60_000);
    expect(new Set(services.ids()).size).toBe(services.ids().length);
    expect(services.ids()).toHaveLength(3);
  });

  test.each([
    ['repaired', () => put('ga4', { ...GA4, secret: 'repaired' })],
    ['removed', remove],
  ])('and has %s it when it is refused gets no mail that it has stopped', async (_, change) => {
    await put('ga4', GA4);
    await write(1);
    services.manners = [{ status: 403 }];
    during(1, async () => {
      await later();
      await change();
    });
    await sendDue(env, Date.now());
    expect(await outbox()).toEqual([]);
    expect((await rows('senders')).filter(({ stopped_at }) => stopped_at !== null)).toEqual([]);
  });
});

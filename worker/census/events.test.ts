import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EVENT_SOURCES } from '#runtime/contracts/event-origin.ts';
import type { StatKind } from '#runtime/contracts/stats.ts';
import { variantFor } from '#runtime/domain/experiments.ts';
import { countedRows } from '../../test/worker/acts.ts';
import { Buyer, CENSUS, Embedder, refusal } from '../../test/worker/buyer.ts';
import { tables } from '../../test/worker/database.ts';
import { addForm, FORM_ID, rows } from '../../test/worker/forms.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { countActs } from '../acts/service.ts';
import type { Bindings, CensusMessage, Counted, FoundError } from '../env.ts';
import { countBatch } from './service.ts';

const EXPERIMENT = {
  id: 'button',
  name: 'Button',
  status: 'ACTIVE',
  variants: [
    { id: 'red', weight: 1 },
    { id: 'blue', weight: 1 },
  ],
};
const AN_ERROR: FoundError = {
  source: 'browser',
  event: 'caught-error',
  message: 'broken',
  context: '',
  place: '',
  stack: '',
  url: '/',
  version: '',
  pageType: null,
  count: 1,
};
const NOON = Date.UTC(2026, 4, 5, 12);
const HIT = '/api/census/RecordHit';
const EVENT = '/api/events/RecordEvent';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

beforeEach(openShops);

/** The queue of a test, with what was sent to it. */
function queue() {
  const sent: Counted[] = [];
  const CENSUS_QUEUE = { send: async (message: Counted) => void sent.push(message) } as unknown as Bindings['CENSUS'];
  return { sent, env: { CENSUS: CENSUS_QUEUE }, counts: () => sent.flatMap(({ counts }) => counts) };
}

const hitData = (more: object = {}) => ({
  visitorCookie: CENSUS,
  websiteId: SHOP.id,
  templateId: '7',
  website_locale: 'en-US',
  userAgent: 'Mozilla/5.0',
  clientDate: NOON,
  viewportInnerWidth: 390,
  viewportInnerHeight: 844,
  screenWidth: 390,
  screenHeight: 844,
  url: `https://${SHOP.host}/shop?page=2`,
  title: 'Shop',
  itemId: null,
  recordType: null,
  collectionId: 'shop',
  ...more,
});

type Call = { env?: Partial<Bindings>; headers?: Record<string, string> };
const post = (visitor: Buyer, path: string, fields: Record<string, string>, { env, headers }: Call = {}) =>
  visitor.fetch(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { ...FORM, ...headers },
    ...(env && { env }),
  });
const hit = (visitor: Buyer, data: object, call: Call = {}, event = '1') =>
  post(visitor, HIT, { event, data: JSON.stringify(data), ss_cvr: CENSUS }, call);
const counted = () => new Buyer().mayBeCounted();

describe('a hit', () => {
  test.each<[string, string, object, [StatKind, string][]]>([
    [
      'a page view',
      '1',
      {},
      [
        ['hits', ''],
        ['hits', '/shop'],
      ],
    ],
    [
      'a visit that a search engine led to',
      '1',
      { referrer: 'www.google.com' },
      [
        ['hits', ''],
        ['hits', '/shop'],
        ['visits', ''],
        ['sources', 'www.google.com'],
      ],
    ],
    [
      'a visit without a link',
      '1',
      { referrer: '' },
      [
        ['hits', ''],
        ['hits', '/shop'],
        ['visits', ''],
        ['sources', 'direct'],
      ],
    ],
    [
      'a campaign',
      '1',
      { referrer: 't.co', url: `https://${SHOP.host}/?utm_source=Spring` },
      [
        ['hits', ''],
        ['hits', '/'],
        ['visits', ''],
        ['sources', 'spring'],
      ],
    ],
    [
      'a campaign that names a person',
      '1',
      { referrer: '', url: `https://${SHOP.host}/?utm_source=ann@mail.example` },
      [
        ['hits', ''],
        ['hits', '/'],
        ['visits', ''],
        ['sources', 'other'],
      ],
    ],
    [
      'a page of another site',
      '1',
      { url: 'https://blog.example/post' },
      [
        ['hits', ''],
        ['hits', 'blog.example/post'],
      ],
    ],
    ['a search', '2', { url: `https://${SHOP.host}/search?q=Green++Tea` }, [['searches', 'green tea']]],
    [
      'a search without a result',
      '2',
      { url: `https://${SHOP.host}/search?q=coffee`, resultCount: 0 },
      [
        ['searches', 'coffee'],
        ['emptySearches', 'coffee'],
      ],
    ],
    ['a search for an address', '2', { url: `https://${SHOP.host}/search?q=ann@mail.example` }, []],
    ['a search for a number', '2', { url: `https://${SHOP.host}/search?q=%2B49+30+1234567` }, []],
    ['a heartbeat', '10', {}, [['heartbeats', '']]],
    ['audio', '20', {}, [['media', 'audio']]],
    ['video', '21', {}, [['media', 'video']]],
  ])('%s is queued without a query to the database', async (_, event, more, expected) => {
    const queued = queue();
    const response = await hit(counted(), hitData(more), { env: queued.env }, event);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
    expect(queued.counts()).toEqual(expected);
    expect(await count('stat_days')).toBe(0);
  });

  test.each([
    ['/account/jane.doe@example.com/order/4711234567', '/account/…/order/…'],
    ['/account/jane.doe%40example.com', '/account/…'],
    ['/account/jane.doe%2540example.com/%FFx%40y.example', '/account/…/…'],
    ['/call/0171-123-4567', '/call/…'],
    ['/order/550e8400-e29b-41d4-a716-446655440000', '/order/…'],
    ['/reset/pZ8vQ2mT0kX7cR4bN6wL1sD5', '/reset/…'],
    ['/blog/2026-05-12-spring-at-the-workshop-2026', '/blog/2026-05-12-spring-at-the-workshop-2026'],
    ['/blog/2026/5/12/3d-prints-for-every-iphone15', '/blog/2026/5/12/3d-prints-for-every-iphone15'],
    ['/shop/p/gr%C3%BCner-tee-aus-dem-hochland-100g', '/shop/p/gr%C3%BCner-tee-aus-dem-hochland-100g'],
  ])('the page %s is counted as %s, without parts that may name a person', async (path, key) => {
    const queued = queue();
    await hit(counted(), hitData({ url: `https://${SHOP.host}${path}` }), { env: queued.env });
    expect(queued.counts()).toEqual([
      ['hits', ''],
      ['hits', key],
    ]);
  });

  test.each<[string, () => Buyer, object, Record<string, string>]>([
    ['a visitor who has refused', () => withConsent('none'), {}, {}],
    ['a visitor who has not answered', counted, { isRestrictiveCookiePolicyEnabled: true }, {}],
    ['a browser with Global Privacy Control', counted, {}, { 'Sec-GPC': '1' }],
    ['a shop that records nothing', counted, { isAnalyticsDisabled: true }, {}],
    ['a visitor without a census', () => new Buyer(), {}, {}],
    ['a program', counted, {}, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ])('%s is answered alike and counted nowhere', async (_, visitor, privacySettings, headers) => {
    await setStoreSettings(SHOP.id, { privacySettings });
    const queued = queue();
    expect((await hit(visitor(), hitData(), { env: queued.env, headers })).status).toBe(204);
    expect(queued.sent).toEqual([]);
  });

  test('pages of other origins carry the census and the answer themselves', async () => {
    await setStoreSettings(SHOP.id, { privacySettings: { isRestrictiveCookiePolicyEnabled: true } });
    const queued = queue();
    const headers = { 'X-Storefront-Consent': 'analytics' };
    await hit(new Embedder(), hitData(), { env: queued.env });
    expect(queued.sent).toEqual([]);
    await hit(new Embedder(), hitData(), { env: queued.env, headers });
    expect(queued.counts()).toHaveLength(2);
  });

  test.each([
    [{ event: '1', data: '{x', ss_cvr: '' }, 'MALFORMED_JSON'],
    [{ event: '1', data: JSON.stringify(hitData({ url: 'no address' })), ss_cvr: '' }, 'INVALID_REQUEST'],
    [{ event: '1', data: JSON.stringify(hitData({ email: 'x' })), ss_cvr: '' }, 'UNKNOWN_FIELD'],
  ])('the form %j is refused', async (fields, code) => {
    expect(await refusal(await post(counted(), HIT, fields))).toMatchObject({ status: 400, code });
  });

  test('a page that the shop does not list is refused', async () => {
    const stranger = new Embedder();
    stranger.page = 'https://somewhere.example';
    expect(await refusal(await hit(stranger, hitData()))).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
  });

  test('a view of a page that hides its address from others is counted, though its beacon has no origin', async () => {
    const queued = queue();
    const headers = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
    const response = await hit(counted(), hitData({ url: `https://${SHOP.host}/checkout` }), {
      env: queued.env,
      headers,
    });
    expect(response.status).toBe(204);
    expect(queued.counts()).not.toEqual([]);
  });
});

function withConsent(choice: string): Buyer {
  const visitor = counted();
  visitor.cookies.set('ss_cookieAllowed', choice);
  return visitor;
}

test('a view of the cart is counted as such, beside all other events', async () => {
  const visitor = (await new Buyer().arrive()).mayBeCounted();
  const queued = queue();
  const fields = { crumb: visitor.cookies.get('crumb') ?? '', event: 'ViewCart', data: '{"event_id":"e"}' };
  expect((await post(visitor, EVENT, fields, { env: queued.env })).status).toBe(202);
  expect(queued.counts()).toEqual([
    ['events', 'ViewCart'],
    ['cartViews', ''],
  ]);
});

describe('events of the newer format', () => {
  const page = {
    analytics_id: 'a',
    session_id: 's',
    page_host: 'shop.test',
    page_path: '/',
    page_query_params: '',
    page_referrer_url: '',
    browser_language: 'en',
    window_width: 390,
    window_height: 844,
    marketing_id: '',
    event_timestamp: NOON,
    environment: 'production',
    event_id: 'e',
  };
  const validate = (name: string, body: object) =>
    counted().fetch(`/api/v1/clanker/validate-event-content/${name}`, { method: 'POST', body });

  test('an event may say which of the platform’s sources it has, and no other', async () => {
    const errorsOf = async (source: string) => {
      const eventContent = JSON.stringify({ ...page, source, itemId: 'a-mug' });
      return ((await (await validate('VisitPDP', { eventContent })).json()) as { errors: string[] }).errors;
    };
    for (const source of EVENT_SOURCES) expect(await errorsOf(source)).toEqual([]);
    expect(await errorsOf('web')).toEqual(['source is no source.']);
  });

  test('validate mode says what is wrong with an event, field by field', async () => {
    const wrong = await validate('VisitPDP', {
      eventContent: JSON.stringify({ ...page, window_width: 'wide', spy: 1 }),
    });
    expect(await wrong.json()).toEqual({
      isValid: false,
      errors: ['window_width is no number.', 'itemId is missing.', 'spy is not in the schema.'],
    });
    expect((await validate('Spying', { eventContent: '{}' })).status).toBe(404);
  });
});

describe('the queue', () => {
  let batches = 0;
  const batchOf = (bodies: readonly CensusMessage[], { attempts = 1, prefix = `b${batches++}` } = {}) =>
    createMessageBatch<CensusMessage>(
      'storefront-census',
      bodies.map((body, i) => ({ id: `${prefix}-${i}`, timestamp: new Date(), attempts, body })),
    );
  const messageOf = (counts: Counted['counts'], at = NOON, siteId: string = SHOP.id): Counted => ({
    siteId,
    at,
    timeZone: 'UTC',
    counts,
  });
  const days = countedRows;
  const row = (kind: StatKind, key: string, number: number, day = '2026-05-05', site_id: string = SHOP.id) => ({
    site_id,
    day,
    kind,
    key,
    count: number,
  });

  test('counts are added up by day and site; unknown products, forms and sites are left out', async () => {
    await countBatch(
      batchOf([
        messageOf([
          ['hits', ''],
          ['hits', '/a'],
        ]),
        messageOf([
          ['hits', ''],
          ['views', PRODUCTS.mug.id],
          ['views', 'made-up'],
          ['views', PRODUCTS.post.id],
        ]),
        messageOf([['formsSent', 'made-up']]),
        messageOf([['hits', '']], NOON + 12 * 3_600_000),
        messageOf([['hits', '']], NOON, OTHER.id),
        messageOf([['hits', '']], NOON, 'gone'),
      ]),
      env,
    );
    await countBatch(batchOf([messageOf([['hits', '/a']])]), env);
    expect(await days()).toEqual([
      row('hits', '', 2),
      row('hits', '/a', 2),
      row('views', PRODUCTS.mug.id, 1),
      row('hits', '', 1, '2026-05-06'),
      row('hits', '', 1, '2026-05-05', OTHER.id),
    ]);
  });

  test('messages that come again are not counted twice, and those that were not counted are', async () => {
    const bodies = [messageOf([['hits', '']]), messageOf([['hits', '']])];
    await countBatch(batchOf(bodies, { prefix: 'again' }), env);
    await countBatch(batchOf([...bodies, messageOf([['hits', '']])], { prefix: 'again', attempts: 2 }), env);
    await countBatch(batchOf(bodies, { prefix: 'again', attempts: 3 }), env);
    expect(await days()).toEqual([row('hits', '', 3)]);
  });

  test('a message that comes twice in one batch is counted once', async () => {
    const [message] = batchOf([messageOf([['hits', '']])]).messages;
    if (!message) throw new Error('The batch is empty.');
    const twice = [message, message].map(({ id, timestamp, attempts, body }) => ({ id, timestamp, attempts, body }));
    await countBatch(createMessageBatch<CensusMessage>('storefront-census', twice), env);
    expect(await days()).toEqual([row('hits', '', 1)]);
  });

  test.each([
    ['the one that has it again', 1],
    ['the one that has it for the first time', 0],
  ])(
    'of two batches at once that share a message, %s fails if it is the later one, and nothing counts twice',
    async (_, later) => {
      const message = (id: string, attempts: number) => ({
        id,
        timestamp: new Date(),
        attempts,
        body: messageOf([['hits', '']]),
      });
      const delivered = (time: number) =>
        [
          [message('m1', time), message('m2', time)],
          [message('m2', time + 1), message('m3', time)],
        ].map((messages) => createMessageBatch<CensusMessage>('storefront-census', messages));
      const [slow, fast] = later === 1 ? delivered(1).toReversed() : delivered(1);
      if (!slow || !fast) throw new Error('There are two batches.');
      const DB = {
        prepare: env.DB.prepare.bind(env.DB),
        batch: async (statements: D1PreparedStatement[]) => {
          await countBatch(fast, env);
          return env.DB.batch(statements);
        },
      } as unknown as D1Database;
      await expect(countBatch(slow, { DB })).rejects.toThrow('VERSION_STALE');
      expect(await days()).toEqual([row('hits', '', 2)]);
      for (const batch of delivered(2)) await countBatch(batch, env);
      expect(await days()).toEqual([row('hits', '', 3)]);
    },
  );

  test('a batch is delivered again when the database fails, and two batches at once lose nothing', async () => {
    const DB = { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error('D1_ERROR')) };
    const batch = batchOf([messageOf([['hits', '']])]);
    await expect(countBatch(batch, { DB: DB as unknown as D1Database })).rejects.toThrow('D1_ERROR');
    await Promise.all([countBatch(batch, env), countBatch(batchOf([messageOf([['hits', '']])]), env)]);
    expect(await days()).toEqual([row('hits', '', 2)]);
  });

  test('a day keeps a thousand keys of a kind, and counts all others together', async () => {
    const paths = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i): [StatKind, string] => ['hits', `/${from + i}`]);
    await countBatch(batchOf([messageOf(paths(0, 1000))]), env);
    await countBatch(batchOf([messageOf([...paths(1000, 1010), ['hits', '/5'], ['searches', 'tea']])]), env);
    const all = await days();
    expect(all).toHaveLength(1002);
    expect(all).toContainEqual(row('hits', 'other', 10));
    expect(all).toContainEqual(row('hits', '/5', 2));
  });

  test.each<[string, CensusMessage[], number]>([
    ['one event', [messageOf([['hits', '']])], 3],
    [
      'a view of a page',
      [
        messageOf([
          ['hits', ''],
          ['hits', '/a'],
        ]),
      ],
      4,
    ],
    [
      'a hundred events of two shops',
      Array.from({ length: 100 }, (_, i) => messageOf([['hits', `/${i}`]], NOON, i % 2 ? SHOP.id : OTHER.id)),
      3,
    ],
    [
      'vitals beside an event',
      [
        messageOf([['hits', '']]),
        { siteId: SHOP.id, at: NOON, vitals: [{ name: 'LCP', value: 1, pageType: 50, ours: false }] },
      ],
      4,
    ],
    [
      'an error of each of two shops',
      [SHOP.id, OTHER.id].map((siteId) => ({ siteId, at: NOON, network: 0, errors: [AN_ERROR] })),
      10,
    ],
  ])('a batch of %s is one trip with few statements', async (_, bodies, statements) => {
    const spy = vi.spyOn(env.DB, 'batch');
    await countBatch(batchOf(bodies), env);
    expect(spy.mock.calls.map(([batch]) => batch.length)).toEqual([statements]);
    spy.mockRestore();
  });

  test('300 visitors add up to what they did, with a statement for ten events at most', {
    timeout: 60_000,
  }, async () => {
    await addForm();
    await setStoreSettings(SHOP.id, { experiments: [EXPERIMENT] });
    const messages: Counted[] = [];
    const CENSUS_QUEUE = { send: async (body: Counted) => void messages.push(body) } as unknown as Bindings['CENSUS'];
    const done = new Map<string, number>();
    const did = (...names: string[]) => {
      for (const name of names) done.set(name, (done.get(name) ?? 0) + 1);
    };
    const acts: { kind: 'add' | 'order'; visitorId: string; itemId: string }[] = [];
    const products = [PRODUCTS.mug.id, PRODUCTS.shirt.id];
    const crumbed = (await new Buyer().arrive()).mayBeCounted();
    for (let visitor = 0; visitor < 300; visitor++) {
      const visitorId = `visitor-${visitor}`;
      crumbed.cookies.set('ss_cvr', `${visitorId}|1|1|1|1`);
      const headers = { 'CF-Connecting-IP': `10.${visitor >> 8}.${visitor & 255}.1` };
      const call = { env: { CENSUS: CENSUS_QUEUE }, headers };
      const path = ['/', '/shop', '/blog'][visitor % 3] ?? '/';
      const itemId = products[visitor % 2] ?? '';
      await hit(
        crumbed,
        hitData({ url: `https://${SHOP.host}${path}`, ...(visitor % 2 === 0 && { referrer: '' }) }),
        call,
      );
      did('hits ', `hits ${path}`);
      if (visitor % 2 === 0) {
        did('visits ', 'sources direct', `variantVisits button:${variantFor(EXPERIMENT, visitorId)}`);
      }
      const sendEvent = async (event: string, data: object) => {
        const fields = { crumb: crumbed.cookies.get('crumb') ?? '', event };
        const sent = JSON.stringify({ event_id: `${event}-${visitor}`, ...data });
        expect((await post(crumbed, EVENT, { ...fields, data: sent }, call)).status).toBe(202);
        did(`events ${event}`);
      };
      if (visitor % 4 === 0) {
        await sendEvent('VisitPDP', { itemId });
        did(`views ${itemId}`);
      }
      if (visitor % 5 === 0) {
        await crumbed.fetch(`/api/census/RecordQuickView/${itemId}`, { method: 'POST', ...call });
        did(`quickViews ${itemId}`);
      }
      if (visitor % 10 === 0) {
        const body = { formId: FORM_ID, visitorCookie: '' };
        expect((await crumbed.fetch('/api/census/form-render', { method: 'POST', body, ...call })).status).toBe(200);
        await sendEvent('FormSubmission', { formId: FORM_ID });
        did(`formsShown ${FORM_ID}`);
      }
      for (const kind of [
        ...(visitor % 8 === 0 ? ['add' as const] : []),
        ...(visitor % 20 === 0 ? ['order' as const] : []),
      ]) {
        acts.push({ kind, visitorId, itemId });
        const variant = `button:${variantFor(EXPERIMENT, visitorId)}`;
        if (kind === 'add') did('adds ', `productAdds ${itemId}`, `variantAdds ${variant}`);
        else {
          did('orders ', `variantOrders ${variant}`);
        }
      }
    }
    await env.DB.prepare(
      `INSERT INTO acts (site_id, id, kind, cart_id, data, purposes, person, state, created_at)
       SELECT ?1, key, value ->> 'kind', 'c', json_object('id', key, 'kind', value ->> 'kind', 'currency', 'USD',
           'valueCents', 100, 'items', json_array(json_object('itemId', value ->> 'itemId', 'sku', 's', 'title', 't',
           'quantity', 1, 'priceCents', 100, 'discountCents', 30))), 'analytics', json_object('visitorId', value ->> 'visitorId'), 'due',
         ?3 FROM json_each(?2)`,
    )
      .bind(SHOP.id, JSON.stringify(acts), NOON)
      .run();
    const spy = vi.spyOn(env.DB, 'batch');
    for (let start = 0; start < messages.length; start += 100) {
      await countBatch(batchOf(messages.slice(start, start + 100)), env);
    }
    expect(await countActs(env.DB, Date.now())).toEqual({ counted: acts.length });
    const statements = spy.mock.calls.reduce((sum, [batch]) => sum + batch.length, 0);
    spy.mockRestore();
    expect(statements / (messages.length + acts.length)).toBeLessThanOrEqual(0.1);
    const totals = new Map<string, number>();
    for (const { kind, key, count: number } of await days()) {
      totals.set(`${kind} ${key}`, (totals.get(`${kind} ${key}`) ?? 0) + Number(number));
    }
    expect(totals).toEqual(done);
    for (const table of (await tables()).filter((name) => name !== 'acts')) {
      expect(JSON.stringify(await rows(table)), table).not.toMatch(/Mozilla|10\.\d+\.\d+\.1\b|visitor-\d+/);
    }
  });
});

import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RECORD_ERRORS } from '#runtime/contracts/error-events.ts';
import { ErrorDetails, ErrorGroups, type ErrorRecord } from '#runtime/contracts/error-reports.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { tablesWith } from '../../test/worker/database.ts';
import { countErrors } from '../../test/worker/errors.ts';
import { Queues, rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { untilLimited } from '../../test/worker/rate-limit.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { countBatch } from '../census/service.ts';
import type { Bindings, CensusMessage, FoundError } from '../env.ts';
import { MAX_GROUPS } from './count-errors.ts';
import { deleteExpiredErrors, templateErrors } from './service.ts';

const NOON = Date.UTC(2026, 4, 5, 12);
const STACK = 'at press (sq/page.7q2d.js:1:204)\nat another script';

function aRecord({ data, ...over }: Omit<Partial<ErrorRecord>, 'data'> & { data?: Partial<ErrorRecord['data']> } = {}) {
  return {
    event: 'element-error',
    timestamp: NOON,
    ...over,
    data: {
      message: 'TypeError: x is null',
      context: 'sq-cart',
      stack: STACK,
      version: '0.1.0',
      count: 1,
      url: `https://${SHOP.host}/shop`,
      ...data,
    },
  };
}

function anError(over: Partial<FoundError> = {}): FoundError {
  return {
    source: 'browser',
    event: 'element-error',
    message: 'TypeError: x is null',
    context: 'sq-cart',
    place: 'sq/page.7q2d.js:1:204',
    stack: STACK,
    url: '/shop',
    version: '0.1.0',
    pageType: null,
    count: 1,
    ...over,
  } as FoundError;
}

const post = (visitor: Buyer, body: unknown, overrides: Partial<Bindings> = new Queues().env) =>
  visitor.fetch(RECORD_ERRORS, { method: 'POST', body: body as object, env: overrides });
const found = (errors: FoundError[], at = NOON, siteId: string = SHOP.id, network = 0) => ({
  siteId,
  errors,
  at,
  network,
});

beforeEach(openShops);

describe('a page’s errors', () => {
  test.each([
    ['of the shop’s own', async () => (await new Buyer().arrive()).mayBeCounted()],
    ['of a listed origin', async () => new Embedder()],
  ])('a page %s has them taken in, without a query to the database', async (_, arrive) => {
    const [visitor, queues] = [await arrive(), new Queues()];
    const batch = vi.spyOn(env.DB, 'batch');
    const response = await post(visitor, [aRecord({ data: { count: 3, pageType: 50 } })], queues.env);
    expect([response.status, response.headers.get('Cache-Control'), await response.text()]).toEqual([
      202,
      'no-store',
      '',
    ]);
    const url = `https://${SHOP.host}/shop`;
    expect(queues.found).toEqual([
      {
        siteId: SHOP.id,
        at: expect.any(Number),
        network: expect.any(Number),
        errors: [anError({ url, pageType: 50, count: 3 })],
      },
    ]);
    expect(batch).not.toHaveBeenCalled();
    batch.mockRestore();
    expect(await count('error_groups')).toBe(0);
  });

  test('errors of visitors who have refused are answered alike and kept nowhere', async () => {
    const [visitor, queues] = [(await new Buyer().arrive()).mayBeCounted(), new Queues()];
    visitor.cookies.set('ss_cookieAllowed', 'none');
    expect((await post(visitor, [aRecord()], queues.env)).status).toBe(202);
    expect(queues.found).toEqual([]);
  });

  test('fields that our pages would not send are removed', async () => {
    const [visitor, queues] = [(await new Buyer().arrive()).mayBeCounted(), new Queues()];
    const made = aRecord({
      data: {
        message: 'No mailbox ann@mail.example for "Ann Lee of Leeds"',
        context: 'sq-cart of "Ann Lee of Leeds"',
        stack: `ann@mail.example\n${STACK}\nat x (https://evil.example/a.js:1:2)`,
        url: `https://${SHOP.host}/shop/ann@mail.example?q=Ann`,
      },
    });
    await post(visitor, [made], queues.env);
    expect(queues.found[0]?.errors).toEqual([
      anError({
        message: 'No mailbox … for "…"',
        context: 'sq-cart of "…"',
        url: `https://${SHOP.host}/shop/…`,
      }),
    ]);
    expect(JSON.stringify(queues.found)).not.toMatch(/ann|Leeds|evil/i);
  });

  test('a call without a crumb is refused, and the refusal brings one', async () => {
    const buyer = new Buyer();
    expect(await (await post(buyer, [aRecord()])).json()).toMatchObject({ crumbFail: true });
    expect((await post(buyer, [aRecord()])).status).toBe(202);
  });

  test('a page that the shop does not list is refused', async () => {
    const [visitor, queues] = [new Embedder(), new Queues()];
    visitor.page = 'https://somewhere.example';
    expect(await refusal(await post(visitor, [aRecord()], queues.env))).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
    expect(queues.found).toEqual([]);
  });

  test.each([
    ['no record', [], 'INVALID_REQUEST'],
    ['eleven records', Array.from({ length: 11 }, () => aRecord()), 'INVALID_REQUEST'],
    ['no list', aRecord(), 'INVALID_REQUEST'],
    ['an unknown kind', [aRecord({ event: 'other' as 'caught-error' })], 'INVALID_REQUEST'],
    ['an unknown field', [{ ...aRecord(), userAgent: 'x' }], 'UNKNOWN_FIELD'],
    ['too long a stack', [aRecord({ data: { stack: 'x'.repeat(5_001) } })], 'INVALID_REQUEST'],
    ['too long a message', [aRecord({ data: { message: 'x'.repeat(501) } })], 'INVALID_REQUEST'],
    ['a count of none', [aRecord({ data: { count: 0 } })], 'INVALID_REQUEST'],
    ['a version that is none', [aRecord({ data: { version: '<b>' } })], 'INVALID_REQUEST'],
    ['no JSON', '{', 'MALFORMED_JSON'],
    ['too long a body', ' '.repeat(64 * 1024 + 1), 'BODY_TOO_LARGE'],
  ])('%s is refused', async (_, body, code) => {
    const queues = new Queues();
    expect(await refusal(await post((await new Buyer().arrive()).mayBeCounted(), body, queues.env))).toMatchObject({
      code,
    });
    expect(queues.found).toEqual([]);
  });

  test('too many calls from one address are refused with the time to wait, apart from other limits', async () => {
    const visitor = (await new Buyer().arrive()).mayBeCounted();
    const limited = await untilLimited(() => post(visitor, [aRecord()]));
    expect(limited.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await refusal(limited)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const quickView = await visitor.fetch('/api/census/RecordQuickView/x', { method: 'POST', env: new Queues().env });
    expect(quickView.status).toBe(204);
  });

  test('a page’s errors are answered while the queue is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const CENSUS = { send: () => Promise.reject(new Error('down')) } as unknown as Bindings['CENSUS'];
    expect((await post((await new Buyer().arrive()).mayBeCounted(), [aRecord()], { CENSUS })).status).toBe(202);
    vi.restoreAllMocks();
  });

  test('only POST is allowed', async () => {
    expect((await new Buyer().fetch(RECORD_ERRORS)).headers.get('Allow')).toBe('POST');
  });
});

describe('the queue', () => {
  const drain = (bodies: CensusMessage[], DB: D1Database = env.DB) => {
    const messages = bodies.map((body, i) => ({ id: `m-${i}`, timestamp: new Date(), attempts: 1, body }));
    const batch = createMessageBatch<CensusMessage>('storefront-census', messages);
    return { batch, done: countBatch(batch, { DB }) };
  };

  test('errors that differ in numbers and ids only are one group, with counts by UTC day', async () => {
    const batch = vi.spyOn(env.DB, 'batch');
    await drain([
      found([anError({ message: 'no item 12' }), anError({ message: 'no item 13', count: 4 })]),
      found([anError({ message: 'no item 14' })], NOON + DAY_MS / 2),
      found([anError({ message: 'no item 14', stack: 'another' })], NOON - 1),
    ]).done;
    expect(batch).toHaveBeenCalledTimes(1);
    batch.mockRestore();
    expect(await rows('error_groups')).toMatchObject([
      {
        site_id: SHOP.id,
        message: 'no item 12',
        stack: STACK,
        first_seen_at: NOON - 1,
        last_seen_at: NOON + DAY_MS / 2,
      },
    ]);
    await countErrors(found([anError({ message: 'no item 99' })]));
    expect(await rows('error_days')).toMatchObject([
      { site_id: SHOP.id, day: '2026-05-05', count: 7 },
      { site_id: SHOP.id, day: '2026-05-06', count: 1 },
    ]);
  });

  test.each([
    ['message', { message: 'Another' }],
    ['place', { place: 'sq/page.7q2d.js:1:300' }],
    ['version', { version: '0.2.0' }],
    ['source', { source: 'template' as const }],
  ])('errors of another %s are another group', async (_, over) => {
    await countErrors(found([anError(), anError(over)]));
    expect(await count('error_groups')).toBe(2);
  });

  test('each site has groups of its own, and one that is gone has none', async () => {
    await countErrors(found([anError()]), found([anError()], NOON, OTHER.id), found([anError()], NOON, 'gone'));
    expect((await rows('error_groups')).map((row) => row.site_id).sort()).toEqual([OTHER.id, SHOP.id].sort());
  });

  test('errors are counted beside what pages have shown', async () => {
    const { batch, done } = drain([
      { siteId: SHOP.id, at: NOON, timeZone: 'UTC', counts: [['quickViews', PRODUCTS.mug.id]] },
      found([anError()]),
    ]);
    await done;
    expect([await count('stat_days'), await count('error_days')]).toEqual([1, 1]);
    expect(batch.messages).toHaveLength(2);
  });

  test('errors that are delivered again are not counted again', async () => {
    const message = (attempts: number) => ({ id: 'm', timestamp: new Date(), attempts, body: found([anError()]) });
    for (const attempts of [1, 2]) {
      await countBatch(createMessageBatch<CensusMessage>('storefront-census', [message(attempts)]), env);
    }
    expect(await rows('error_days')).toMatchObject([{ count: 1 }]);
  });

  const many = (from: number, n: number, over: Partial<FoundError> = {}) =>
    Array.from({ length: n }, (_, i) => anError({ place: `sq/a.aaaa.js:1:${from + i}`, ...over }));

  test('a flood of made-up errors hides neither what several callers reported, nor a new error, nor those of templates', async () => {
    for (const network of [3, 7]) await countErrors(found([anError({ message: 'real' })], NOON, SHOP.id, network));
    for (const round of [1, 2, 3]) {
      await countErrors(found(many(0, MAX_GROUPS.browser + 20, { count: 10_000 }), NOON + round));
    }
    await countErrors(
      found([anError({ message: 'new' }), anError({ source: 'template', place: 'shop.page' })], NOON + 4),
    );
    await countErrors(found(many(2_000, MAX_GROUPS.browser - 10, { count: 10_000 }), NOON + 5));
    const messages = (await rows('error_groups')).map(({ source, message }) => `${source} ${message}`);
    expect(messages).toContain('browser real');
    expect(messages).toContain('browser new');
    expect(messages).toContain('template TypeError: x is null');
    expect(await count('error_groups', "source = 'browser'")).toBe(MAX_GROUPS.browser);
  });

  test('errors of templates have room of their own, and a known group is counted further', async () => {
    const places = Array.from({ length: MAX_GROUPS.template + 5 }, (_, i) => `p${i}.page`);
    await countErrors(found(places.map((place) => anError({ source: 'template', place }))));
    await countErrors(found([anError({ source: 'template', place: 'p204.page' })]));
    expect(await count('error_groups')).toBe(MAX_GROUPS.template);
    expect(await count('error_days', 'count = 2')).toBe(1);
  });

  test('an owner sees how many errors made room for others', async () => {
    const today = Date.now();
    await countErrors(found(many(0, MAX_GROUPS.browser, { count: 2 }), today));
    await countErrors(found(many(MAX_GROUPS.browser, 3), today));
    const listed = async (query = '') =>
      read(await (await OwnerProgram.of({ scopes: ['errors:read'] })).fetch(`/api/owner/errors${query}`), ErrorGroups);
    expect((await listed()).dropped).toBe(6);
    expect((await listed('?source=template')).dropped).toBe(0);
  });
});

test('calls of all networks of one line have the same number, and lines have different ones', async () => {
  const numbers = new Set<number | undefined>();
  for (let i = 0; i < 20; i++) {
    const queues = new Queues();
    for (const network of ['1', 'ff01']) {
      const visitor = (await new Buyer().arrive()).mayBeCounted();
      const headers = { 'CF-Connecting-IP': `2001:db8:${i}:${network}::1` };
      await visitor.fetch(RECORD_ERRORS, { method: 'POST', body: [aRecord()], headers, env: queues.env });
    }
    const [first, second] = queues.found;
    expect(first?.network).toBe(second?.network);
    numbers.add(first?.network);
  }
  expect(numbers.size).toBeGreaterThan(5);
});

test('a record counts ten thousand errors at most, whatever it claims', async () => {
  const [visitor, queues] = [(await new Buyer().arrive()).mayBeCounted(), new Queues()];
  await post(visitor, [aRecord({ data: { count: 1_000_000 } })], queues.env);
  expect(queues.found[0]?.errors).toMatchObject([{ count: 10_000 }]);
});

describe('an owner', () => {
  const list = async (query = '', scopes: ['errors:read'] | ['audit:read'] = ['errors:read']) =>
    (await OwnerProgram.of({ scopes })).fetch(`/api/owner/errors${query}`);

  test('an owner lists errors, the last seen first, by pages and by source', async () => {
    const errors = Array.from({ length: 5 }, (_, i) => anError({ message: `Error ${'abcde'[i]}`, count: i + 1 }));
    for (const [i, error] of errors.entries()) await countErrors(found([error], NOON + i * DAY_MS));
    await countErrors(found([errors[0] as FoundError], NOON + DAY_MS));
    await countErrors(found([anError({ source: 'template', place: 'plain.page' })], NOON));
    await countErrors(found([anError({ message: 'theirs' })], NOON, OTHER.id));
    const first = await read(await list('?limit=4'), ErrorGroups);
    expect(first.errors.map(({ message, count, days }) => [message, count, days]).slice(0, 3)).toEqual([
      ['Error e', 5, 1],
      ['Error d', 4, 1],
      ['Error c', 3, 1],
    ]);
    expect(first.hasNextPage).toBe(true);
    const second = await read(await list(`?limit=4&cursor=${first.nextPageCursor}`), ErrorGroups);
    expect(second).toMatchObject({ hasNextPage: false, nextPageCursor: null });
    const all = [...first.errors, ...second.errors];
    expect(all.map(({ message }) => message).sort()).toEqual(
      ['Error a', 'Error b', 'Error c', 'Error d', 'Error e', 'TypeError: x is null'].sort(),
    );
    expect(all.find(({ message }) => message === 'Error a')).toMatchObject({ count: 2, days: 2, firstSeenAt: NOON });
    const templates = await read(await list('?source=template'), ErrorGroups);
    expect(templates.errors.map(({ place }) => place)).toEqual(['plain.page']);
  });

  test('an owner reads one error with its stack and days', async () => {
    await countErrors(found([anError({ pageType: 50 })]), found([anError({ count: 2 })], NOON + DAY_MS));
    const [group] = (await read(await list(), ErrorGroups)).errors;
    const details = await read(await list(`/${group?.id}`), ErrorDetails);
    expect(details).toMatchObject({ ...group, stack: STACK, url: '/shop', pageType: 50, event: 'element-error' });
    expect(details.countsByDay).toEqual([
      { day: '2026-05-06', count: 2 },
      { day: '2026-05-05', count: 1 },
    ]);
  });

  test('another site’s error, an unknown one and a wrong cursor are refused', async () => {
    await countErrors(found([anError()], NOON, OTHER.id));
    const [theirs] = await rows('error_groups');
    for (const id of [String(theirs?.id), 'none']) {
      expect(await refusal(await list(`/${id}`))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    for (const query of ['?cursor=x', '?limit=0', '?source=other']) {
      expect(await refusal(await list(query)), query).toMatchObject({ code: 'INVALID_REQUEST' });
    }
    expect(await refusal(await list('?page=1'))).toMatchObject({ code: 'UNKNOWN_FIELD' });
    expect((await list('', ['audit:read'])).status).toBe(403);
  });
});

test('errors are deleted 90 days after they were last seen, and counts of a day after 90 days', async () => {
  await countErrors(found([anError()]), found([anError()], NOON + 30 * DAY_MS));
  await countErrors(found([anError({ message: 'once' })]));
  await deleteExpiredErrors(env.DB, NOON + 89 * DAY_MS);
  expect([await count('error_groups'), await count('error_days')]).toEqual([2, 3]);
  expect(await deleteExpiredErrors(env.DB, NOON + 91 * DAY_MS)).toEqual({ groups: 1, days: 1 });
  expect(await rows('error_days')).toMatchObject([{ day: '2026-06-04' }]);
  await deleteExpiredErrors(env.DB, NOON + 121 * DAY_MS);
  expect([await count('error_groups'), await count('error_days')]).toEqual([0, 0]);
});

test('data that an exception in a template quotes is removed, and the template’s own text stays', () => {
  const quoted = `Formatter 'search-words' failed: SyntaxError: "Ann Lee of Leeds" is not valid`;
  const unknown = "SyntaxError: Formatter 'shout-out-loud' is unknown";
  const error = (message: string) => ({ template: 'plain.page', type: 'engine', message });
  const page = { path: '/orders/12345678', pageType: 2 };
  const all = templateErrors([error(quoted), error(unknown), error(quoted)], page);
  expect(all.errors.map(({ message, count, url }) => [message, count, url])).toEqual([
    [`Formatter 'search-words' failed: SyntaxError: "…" is not valid`, 2, '/orders/…'],
    [unknown, 1, '/orders/…'],
  ]);
});

test('nothing shows who met an error', async () => {
  const [visitor, queues] = [(await new Buyer().arrive()).mayBeCounted(), new Queues()];
  const headers = { 'User-Agent': 'Tell-tale/1.0', 'CF-Connecting-IP': '203.0.113.77' };
  await visitor.fetch(RECORD_ERRORS, { method: 'POST', body: [aRecord()], headers, env: queues.env });
  await countErrors(...queues.found);
  expect(await count('error_groups')).toBe(1);
  for (const text of ['Tell-tale', '203.0.113.77']) expect(await tablesWith(text)).toEqual([]);
});

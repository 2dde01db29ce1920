import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StatKind } from '#runtime/contracts/stats.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import { addForm, FORM_ID, Queues, RENDER, render, rows } from '../../test/worker/forms.ts';
import { untilLimited } from '../../test/worker/rate-limit.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import type { Bindings, Counted } from '../env.ts';
import { countBatch, createStamp, giveUpBatch, stampAge } from './service.ts';

const NOON = Date.UTC(2026, 4, 5, 12);
const form = { secret: env.SESSION_SECRET, siteId: SHOP.id, formId: FORM_ID };

beforeEach(openShops);

describe('a form that is shown', () => {
  test('a form gets its stamp while the queue is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const CENSUS = { send: () => Promise.reject(new Error('down')) } as unknown as Bindings['CENSUS'];
    const body = { formId: FORM_ID, visitorCookie: '' };
    const response = await (await new Buyer().arrive()).fetch(RENDER, { method: 'POST', body, env: { CENSUS } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    [{ formId: 'a b', visitorCookie: '' }, 'INVALID_REQUEST'],
    [{ formId: FORM_ID, visitorCookie: '', at: 1 }, 'UNKNOWN_FIELD'],
    ['{', 'MALFORMED_JSON'],
  ])('a form’s count is refused for %j', async (body, code) => {
    const queues = new Queues();
    const response = await (await new Buyer().arrive()).fetch(RENDER, { method: 'POST', body, env: queues.env });
    expect(await refusal(response)).toMatchObject({ status: 400, code });
    expect(queues.counted).toEqual([]);
  });

  test('too many counts from one address are refused, without using up the limit of submissions', async () => {
    const visitor = new Embedder();
    const call = { method: 'POST', body: { formId: FORM_ID, visitorCookie: '' }, env: new Queues().env };
    const limited = await untilLimited(() => visitor.fetch(RENDER, call));
    expect(await refusal(limited)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    const key = await visitor.fetch('/api/form/FormSubmissionKey', { method: 'POST', body: { formId: 'none' } });
    expect(key.status).toBe(404);
  });

  test('only POST counts a form', async () => {
    expect((await new Buyer().fetch(RENDER)).headers.get('Allow')).toBe('POST');
  });
});

describe('a quick view', () => {
  const path = (id: string) => `/api/census/RecordQuickView/${encodeURIComponent(id)}`;
  const view = (visitor: Buyer, queues: Queues, id: string = PRODUCTS.mug.id) =>
    visitor.fetch(path(id), { method: 'POST', env: queues.env });

  test('a quick view on a page that the shop does not list is refused', async () => {
    const [visitor, queues] = [new Embedder(), new Queues()];
    visitor.page = 'https://somewhere.example';
    expect(await refusal(await view(visitor, queues))).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
    expect(queues.counted).toEqual([]);
  });

  test('a quick view of what cannot be an id is not queued', async () => {
    const queues = new Queues();
    expect((await view(new Buyer(), queues, 'x'.repeat(101))).status).toBe(204);
    expect(queues.counted).toEqual([]);
  });

  test('a quick view is answered while the queue is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const CENSUS = { send: () => Promise.reject(new Error('down')) } as unknown as Bindings['CENSUS'];
    expect((await new Buyer().fetch(path('a-mug'), { method: 'POST', env: { CENSUS } })).status).toBe(204);
  });

  test('too many quick views from one address are refused, without using up the limit of forms', async () => {
    const [visitor, queues] = [await new Buyer().arrive(), new Queues()];
    const limited = await untilLimited(() => view(visitor, queues));
    expect(await refusal(limited)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(await render(visitor, queues)).toBeTruthy();
  });

  test('only POST counts a quick view', async () => {
    expect((await new Buyer().fetch(path('a-mug'))).headers.get('Allow')).toBe('POST');
  });
});

describe('a stamp', () => {
  test('a stamp shows its age for up to a day', () => {
    const stamp = createStamp(form, NOON);
    expect(stampAge(form, stamp, NOON)).toBe(0);
    expect(stampAge(form, stamp, NOON + 24 * HOUR_MS)).toBe(24 * HOUR_MS);
    expect(stampAge(form, stamp, NOON + 24 * HOUR_MS + 1)).toBeUndefined();
    expect(stampAge(form, stamp, NOON - 1)).toBeUndefined();
  });

  test('a stamp of another form, site or secret is not valid', () => {
    const stamp = createStamp(form, NOON);
    for (const other of [
      { formId: 'other' },
      { siteId: OTHER.id },
      { secret: 'another secret of 32 characters, yes' },
    ]) {
      expect(stampAge({ ...form, ...other }, stamp, NOON + 1)).toBeUndefined();
    }
  });

  test('a stamp that somebody has made up or changed is not valid', () => {
    const stamp = createStamp(form, NOON);
    const [, signature = ''] = stamp.split('.');
    const older = `${(NOON - HOUR_MS).toString(36)}.${signature}`;
    for (const forged of [older, `${stamp}x`, stamp.slice(0, -1), '', '.', 'x', `0.${signature}`, `-1.${signature}`]) {
      expect(stampAge(form, forged, NOON + 1)).toBeUndefined();
    }
    expect(stampAge(form, undefined, NOON)).toBeUndefined();
  });
});

describe('the queue', () => {
  let batches = 0;
  const batchOf = (...bodies: Counted[]) => {
    batches++;
    return createMessageBatch<Counted>(
      'storefront-census',
      bodies.map((body, index) => ({ id: `m-${batches}-${index}`, timestamp: new Date(), attempts: 1, body })),
    );
  };
  const shown = (at: number, formId = FORM_ID, siteId: string = SHOP.id): Counted => ({
    siteId,
    at,
    timeZone: 'UTC',
    counts: [['formsShown', formId]],
  });
  const row = (kind: StatKind, key: string, day: string, number: number, site_id: string = SHOP.id) => ({
    site_id,
    day,
    kind,
    key,
    count: number,
  });

  test('forms are counted by form and day, in one batch, and counts add up', async () => {
    await addForm();
    await addForm({ id: 'second' });
    await addForm({}, OTHER.id);
    const spy = vi.spyOn(env.DB, 'batch');
    await countBatch(
      batchOf(
        shown(NOON),
        shown(NOON + 1),
        shown(NOON + 12 * HOUR_MS),
        shown(NOON, 'second'),
        shown(NOON, FORM_ID, OTHER.id),
      ),
      env,
    );
    expect(spy).toHaveBeenCalledTimes(1);
    spy.mockRestore();
    await countBatch(batchOf(shown(NOON)), env);
    expect(await rows('stat_days')).toEqual([
      row('formsShown', FORM_ID, '2026-05-05', 3),
      row('formsShown', 'second', '2026-05-05', 1),
      row('formsShown', FORM_ID, '2026-05-06', 1),
      row('formsShown', FORM_ID, '2026-05-05', 1, OTHER.id),
    ]);
  });

  test('quick views of products are counted by day beside forms, but not those of unsold items', async () => {
    await addForm();
    const viewed = (itemId: string, at = NOON, siteId: string = SHOP.id): Counted => ({
      siteId,
      at,
      timeZone: 'UTC',
      counts: [['quickViews', itemId]],
    });
    const { mug, post } = PRODUCTS;
    await countBatch(
      batchOf(
        viewed(mug.id),
        viewed(mug.id, NOON + 1),
        viewed(mug.id, NOON + 12 * HOUR_MS),
        shown(NOON),
        ...['made-up', post.id, OTHER.itemId].map((id) => viewed(id)),
        viewed(mug.id, NOON, OTHER.id),
      ),
      env,
    );
    await countBatch(batchOf(viewed(mug.id)), env);
    expect(await rows('stat_days')).toEqual([
      row('formsShown', FORM_ID, '2026-05-05', 1),
      row('quickViews', mug.id, '2026-05-05', 3),
      row('quickViews', mug.id, '2026-05-06', 1),
    ]);
  });

  test('unknown forms and empty batches are not counted', async () => {
    await countBatch(batchOf(shown(NOON), shown(NOON, 'made-up')), env);
    await countBatch(batchOf(), env);
    expect(await count('stat_days')).toBe(0);
  });

  test('a batch is delivered again when the database fails', async () => {
    const DB = { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error('D1_ERROR')) };
    await expect(countBatch(batchOf(shown(NOON)), { DB: DB as unknown as D1Database })).rejects.toThrow('D1_ERROR');
  });
});

test('messages that could not be counted in all attempts are logged by shop', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const body: Counted = { siteId: SHOP.id, at: NOON, timeZone: 'UTC', counts: [['hits', '']] };
  const messages = ['one', 'two'].map((id) => ({ id, timestamp: new Date(), attempts: 1, body }));
  await giveUpBatch(createMessageBatch<Counted>('storefront-census-dead', messages));
  const lines = JSON.stringify(error.mock.calls);
  error.mockRestore();
  expect(lines).toContain('census_given_up');
  expect(lines).toContain(SHOP.id);
});

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { AuditLog } from '#runtime/contracts/owner.ts';
import { OWNER_SCOPES } from '#runtime/contracts/owner-scopes.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { giveKey, OwnerProgram } from '../../test/worker/owner.ts';
import { wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import { createKey, formatKey, parseKey } from './key.ts';
import { auditStatement } from './service.ts';

const FORMS = '/api/owner/forms';
const UNAUTHORIZED = {
  status: 401,
  code: 'UNAUTHORIZED',
  error: 'The API key is missing, unknown, expired or revoked.',
};

beforeEach(openShops);

describe("an owner's key", () => {
  test('a key has an id that may be shown and 256 random bits', () => {
    const key = createKey();
    expect(formatKey(key)).toMatch(/^sqo_[a-z2-9]{10}_[\w-]{43}$/);
    expect(parseKey(formatKey(key))).toEqual(key);
    expect(createKey()).not.toEqual(key);
  });

  test.each(['', 'sqo_', 'sqo_short_x', `sqo_abcdefgh_${'x'.repeat(42)}`, `sqo_ABCDEFGH_${'x'.repeat(43)}`])(
    '%j is no key',
    (text) => expect(parseKey(text)).toEqual({ id: '', secret: '' }),
  );

  test('a key’s secret may contain underscores', () => {
    const secret = '_'.repeat(43);
    expect(parseKey(`sqo_abcdefgh_${secret}`)).toEqual({ id: 'abcdefgh', secret });
  });

  test('a key allows the calls of its scopes', async () => {
    const owner = await OwnerProgram.of({ scopes: ['forms:read'] });
    const response = await owner.fetch(FORMS);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('a key is refused for the calls of other scopes', async () => {
    const owner = await OwnerProgram.of({ scopes: ['forms:read'] });
    const response = await owner.fetch(FORMS, { method: 'POST', body: {} });
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer error="insufficient_scope", scope="forms:write"');
    expect(await refusal(response)).toMatchObject({
      status: 403,
      code: 'SCOPE_MISSING',
      error: 'The API key does not have the scope forms:write.',
    });
  });

  test.each([
    ['missing', async () => ''],
    ['garbage', async () => 'garbage'],
    ['unknown', async () => formatKey(createKey())],
    ['right but for the secret', async () => `${(await giveKey()).slice(0, -43)}${'x'.repeat(43)}`],
    ['expired', () => giveKey({ expiresAt: Date.now() })],
    ['revoked', () => giveKey({ revokedAt: 1 })],
    ["another site's", () => giveKey({ site: OTHER.id })],
  ])('a key that is %s is refused with the same answer as any invalid key', async (_, key) => {
    const response = await new OwnerProgram(await key()).fetch(FORMS);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await refusal(response)).toEqual(UNAUTHORIZED);
  });

  test('a key works up to its last millisecond', async () => {
    const owner = await OwnerProgram.of({ expiresAt: Date.now() + 60_000 });
    expect((await owner.fetch(FORMS)).status).toBe(200);
  });

  test('a key is read from the header alone', async () => {
    const key = await giveKey();
    const nobody = new OwnerProgram('');
    for (const headers of [{ Cookie: `key=${key}` }, { Authorization: key }, { Authorization: `Basic ${key}` }]) {
      expect((await nobody.fetch(`${FORMS}?key=${key}`, { headers })).status).toBe(401);
    }
  });

  test('a key in a page is refused, even on the shop’s own', async () => {
    const owner = await OwnerProgram.of();
    for (const headers of [{ Origin: `https://${SHOP.host}` }, { 'Sec-Fetch-Site': 'same-origin' }]) {
      expect(await refusal(await owner.fetch(FORMS, { headers }))).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED' });
    }
  });

  test('a key is stored as a hash, and no answer repeats it', async () => {
    const owner = await OwnerProgram.of();
    const rows = await env.DB.prepare('SELECT * FROM owner_keys').all();
    const secret = owner.key.slice(-43);
    expect(JSON.stringify(rows.results)).not.toContain(secret);
    expect(await (await owner.fetch(FORMS)).text()).not.toContain(secret);
  });

  test('an invalid key takes the same work whatever is wrong with it: one query', async () => {
    const asked: string[] = [];
    const db = new Proxy(env.DB, {
      get(target, name) {
        if (name === 'prepare') {
          return (sql: string) => {
            asked.push(sql);
            return target.prepare(sql);
          };
        }
        return Reflect.get(target, name);
      },
    });
    const queries = [];
    for (const key of ['garbage', formatKey(createKey()), await giveKey({ revokedAt: 1 })]) {
      asked.length = 0;
      const headers = { Authorization: `Bearer ${key}` };
      await app.fetch(new Request(`https://${SHOP.host}${FORMS}`, { headers }), { ...env, DB: db });
      queries.push(asked.filter((sql) => sql.includes('owner_keys')).length);
    }
    expect(queries).toEqual([1, 1, 1]);
  });
});

describe('every route of the owner’s API', () => {
  // The platform's own calls for owners have addresses of their own.
  const calls = app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'OPTIONS')
    .filter(({ path, handler }) => path.startsWith('/api/owner/') || 'scope' in handler)
    .map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, 'x')}`);
  const routes = [...new Set(calls)].map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path };
  });

  test('the owner’s routes are in the list', () => expect(routes.length).toBeGreaterThan(5));

  test.each(routes)('$method $path is closed to all but keys of the site with a scope', async ({ method, path }) => {
    const foreign = await giveKey({ site: OTHER.id });
    for (const key of ['', foreign]) {
      const response = await new OwnerProgram(key).fetch(path, { method });
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([401, 'no-store']);
    }
    const powerless = await OwnerProgram.of({ scopes: [] });
    expect((await powerless.fetch(path, { method })).status).toBe(403);
    const owner = await OwnerProgram.of();
    const inPage = await owner.fetch(path, { method, headers: { Origin: `https://${SHOP.host}` } });
    expect(inPage.status).toBe(403);
  });
});

describe('the audit log', () => {
  const record = (count: number, siteId: string = SHOP.id) =>
    env.DB.batch(
      Array.from({ length: count }, (_, index) =>
        auditStatement(env.DB, { siteId, keyId: 'k', action: 'form.changed', target: `f${index}` }, 1_000 + index),
      ),
    );

  test('the audit log is read newest first, page by page', async () => {
    await record(201);
    const owner = await OwnerProgram.of({ scopes: ['audit:read'] });
    const seen: string[] = [];
    let cursor: string | null = '';
    let pages = 0;
    do {
      const page: AuditLog = await read(
        await owner.fetch(`/api/owner/audit${cursor && `?cursor=${cursor}`}`),
        AuditLog,
      );
      seen.push(...page.entries.map(({ target }) => target));
      cursor = page.nextPageCursor;
      expect(page.hasNextPage).toBe(cursor !== null);
      pages++;
    } while (cursor !== null && pages < 9);
    expect(pages).toBe(3);
    expect(seen).toEqual(Array.from({ length: 201 }, (_, index) => `f${200 - index}`));
  });

  test('the audit log ends on a full page when nothing follows', async () => {
    await record(100);
    const owner = await OwnerProgram.of();
    const page = await read(await owner.fetch('/api/owner/audit'), AuditLog);
    expect([page.entries.length, page.hasNextPage, page.nextPageCursor]).toEqual([100, false, null]);
  });

  test('the audit log shows no entry of another site', async () => {
    await record(2, OTHER.id);
    const owner = await OwnerProgram.of();
    expect((await read(await owner.fetch('/api/owner/audit'), AuditLog)).entries).toEqual([]);
  });

  test('the history of one thing is read page by page, by its kind or by whole actions, from an index', async () => {
    const write = (action: string, target: string, at: number) =>
      auditStatement(env.DB, { siteId: SHOP.id, keyId: 'k', action, target }, at);
    const changes = Array.from({ length: 25 }, (_, index) => write('product.changed', 'mug', 1_000 + index));
    await env.DB.batch([
      ...changes,
      write('product.changed', 'pot', 2_000),
      write('item.changed', 'mug', 2_001),
      write('products.changed', 'mug', 2_002),
      write('site.changed', SHOP.id, 2_003),
      write('site.headerFooterChanged', SHOP.id, 2_004),
      auditStatement(env.DB, { siteId: OTHER.id, keyId: 'k', action: 'product.changed', target: 'mug' }, 2_005),
    ]);
    const counted = new CountingDatabase();
    const owner = await OwnerProgram.of({ scopes: ['audit:read'] });
    const history = async (query: string) =>
      read(await owner.fetch(`/api/owner/audit?${query}`, { env: { DB: counted.DB } }), AuditLog);
    const first = await history('target=mug&actions=product');
    expect([first.entries.length, first.entries[0]?.createdAt, first.hasNextPage]).toEqual([20, 1_024, true]);
    const second = await history(`target=mug&actions=product&cursor=${first.nextPageCursor}`);
    expect([second.entries.length, second.entries.at(-1)?.createdAt, second.hasNextPage]).toEqual([5, 1_000, false]);
    const frame = await history(`target=${SHOP.id}&actions=site.headerFooterChanged,navigation`);
    expect(frame.entries.map(({ action }) => action)).toEqual(['site.headerFooterChanged']);
    const settings = (...fields: string[]) => ({
      ...{ siteId: SHOP.id, keyId: 'k', action: 'site.changed', target: SHOP.id },
      changes: fields.map((field) => ({ field, of: '' })),
    });
    await env.DB.batch(
      [settings('lockScreen'), settings('title', 'lockScreen.slices'), settings('lockScreens')].map((entry, index) =>
        auditStatement(env.DB, entry, 3_000 + index),
      ),
    );
    const lock = await history(`target=${SHOP.id}&actions=site.changed&field=lockScreen`);
    expect(lock.entries.map(({ createdAt }) => createdAt)).toEqual([3_001, 3_000]);
    expect(await wideSteps(counted.statements.keys(), ['audit_log'])).toEqual({});
    const writer = await OwnerProgram.of({ scopes: ['catalogue:read'] });
    expect((await writer.fetch('/api/owner/audit?target=mug&actions=product')).status).toBe(403);
  });

  test('the audit log refuses an invalid cursor', async () => {
    const owner = await OwnerProgram.of();
    expect(await refusal(await owner.fetch("/api/owner/audit?cursor='"))).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

test('every scope is named by a resource and an action', () => {
  for (const scope of OWNER_SCOPES) expect(scope).toMatch(/^[a-z]+:(read|write|delete)$/);
});

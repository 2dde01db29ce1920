import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { newMail, post } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const LISTS = '/api/owner/mailing-lists';
const SUBSCRIBERS = `${LISTS}/news/subscribers`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of({ scopes: ['lists:read', 'lists:write'] });
});

async function create(body: object, program = owner) {
  return program.fetch(LISTS, { method: 'POST', body });
}

async function subscribe(people: readonly (readonly [string, string, string?])[], siteId: string = SHOP.id) {
  await env.DB.batch(
    people.map(([email, status, firstName = '']) =>
      env.DB.prepare(
        `INSERT INTO subscribers (site_id, mailing_list_id, email, status, first_name, created_at, asked_at)
         VALUES (?1, 'news', ?2, ?3, ?4, 0, 0)`,
      ).bind(siteId, email, status, firstName),
    ),
  );
}

async function audited() {
  const { results } = await env.DB.prepare('SELECT action, target, details FROM audit_log ORDER BY id').all();
  return results;
}

describe('lists', () => {
  test('lists are created with an id of the owner’s or of ours, and are counted', async () => {
    const created = await create({ name: ' News ', id: 'news' });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ id: 'news', name: 'News' });
    expect((await (await create({ name: 'More' })).json<{ id: string }>()).id).toMatch(/^\w{20,}$/);
    await subscribe([
      ['a@x.example', 'confirmed'],
      ['b@x.example', 'pending'],
      ['c@x.example', 'confirmed'],
    ]);
    const { mailingLists } = await (await owner.fetch(LISTS)).json<{ mailingLists: object[] }>();
    expect(mailingLists).toMatchObject([
      { name: 'More', subscribers: { pending: 0, confirmed: 0, unsubscribed: 0 } },
      { id: 'news', name: 'News', subscribers: { pending: 1, confirmed: 2, unsubscribed: 0 } },
    ]);
    expect(await audited()).toMatchObject([{ action: 'mailing-list.created', target: 'news' }, {}]);
  });

  test('a list’s id cannot be used twice', async () => {
    await create({ name: 'News', id: 'news' });
    expect(await refusal(await create({ name: 'Other', id: 'news' }))).toMatchObject({
      status: 409,
      code: 'MAILING_LIST_ID_TAKEN',
    });
    expect(await audited()).toHaveLength(1);
    const neighbour = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await create({ name: 'News', id: 'news' }, neighbour)).status).toBe(201);
  });

  test.each([[{}], [{ name: ' ' }], [{ name: 'x'.repeat(201) }], [{ name: 'x', id: 'a b' }], [{ name: 'x', y: 1 }]])(
    '%j creates no list',
    async (body) => {
      expect((await create(body)).status).toBe(400);
      expect(await count('mailing_lists')).toBe(0);
    },
  );
});

describe('subscribers', () => {
  beforeEach(() => create({ name: 'News', id: 'news' }));

  test('subscribers are listed page by page, each of them once', async () => {
    await subscribe(
      Array.from({ length: 5 }, (_, index) => [`${index}@x.example`, index % 2 ? 'pending' : 'confirmed']),
    );
    const seen: string[] = [];
    let query = '?limit=2';
    for (let pages = 0; query && pages < 5; pages++) {
      const page = await (await owner.fetch(SUBSCRIBERS + query)).json<{
        subscribers: { email: string }[];
        hasNextPage: boolean;
        nextPageCursor: string | null;
      }>();
      seen.push(...page.subscribers.map(({ email }) => email));
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
      query = page.nextPageCursor ? `?limit=2&cursor=${page.nextPageCursor}` : '';
    }
    expect(seen).toEqual(['0@x.example', '1@x.example', '2@x.example', '3@x.example', '4@x.example']);
    const pending = await (await owner.fetch(`${SUBSCRIBERS}?status=pending`)).json();
    expect(pending).toMatchObject({ subscribers: [{ email: '1@x.example' }, { email: '3@x.example' }] });
  });

  test('subscribers are searched by address and name, whatever their case and accents', async () => {
    await subscribe([
      ['ann@x.example', 'confirmed', 'Zoë'],
      ['bob@x.example', 'pending'],
      ['zoe@x.example', 'pending'],
    ]);
    const found = async (query: string) => {
      const page = await (await owner.fetch(SUBSCRIBERS + query)).json<{
        subscribers: { email: string }[];
        nextPageCursor: string | null;
      }>();
      return [page.subscribers.map(({ email }) => email), page.nextPageCursor] as const;
    };
    expect(await found('?search=ZOE')).toEqual([['ann@x.example', 'zoe@x.example'], null]);
    expect(await found('?search=zoe&status=pending')).toEqual([['zoe@x.example'], null]);
    expect(await found('?search=%25')).toEqual([[], null]);
    const [first, cursor] = await found('?search=zoe&limit=1');
    expect(first).toEqual(['ann@x.example']);
    expect(await found(`?search=zoe&limit=1&cursor=${cursor}`)).toEqual([['zoe@x.example'], null]);
  });

  test.each(['?limit=0', '?limit=201', '?limit=x', '?status=gone', '?other=1'])(
    'a listing with %s is refused',
    async (query) => {
      expect((await owner.fetch(SUBSCRIBERS + query)).status).toBe(400);
    },
  );

  test('subscribers are exported as a file that no spreadsheet runs', async () => {
    await subscribe([['a@x.example', 'confirmed', '=HYPERLINK("https://evil.example")']]);
    const response = await owner.fetch(`${SUBSCRIBERS}.csv`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    expect(text).toContain(`a@x.example,confirmed,"'=HYPERLINK`);
    expect((await audited()).at(-1)).toMatchObject({
      action: 'subscribers.exported',
      target: 'news',
    });
  });

  test('an export holds more subscribers than one query reads', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
       INSERT INTO subscribers (site_id, mailing_list_id, email, created_at, asked_at)
       SELECT ?1, 'news', i || '@x.example', 0, 0 FROM n`,
    )
      .bind(SHOP.id)
      .run();
    const text = await (await owner.fetch(`${SUBSCRIBERS}.csv`)).text();
    expect(new Set(text.trim().split('\r\n')).size).toBe(2501);
    const found = await (await owner.fetch(`${SUBSCRIBERS}.csv?search=2499`)).text();
    expect(
      found
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')[0]),
    ).toEqual(['Email', '2499@x.example']);
  });

  test('a subscriber is deleted on demand, with the mail that asked for a confirmation', async () => {
    await subscribe([['ann+x@x.example', 'pending']]);
    const confirmationMail = (id: string) =>
      newMail({ id, dedupeKey: `${id}:new-1`, kind: 'confirm-subscription', recipient: 'ann+x@x.example' });
    await post([
      confirmationMail('confirm-subscription:news:ann+x@x.example'),
      confirmationMail('confirm-subscription:more:ann+x@x.example'),
    ]);
    const path = `${SUBSCRIBERS}/${encodeURIComponent('Ann+x@x.example')}`;
    expect((await owner.fetch(path, { method: 'DELETE' })).status).toBe(204);
    expect([await count('subscribers'), await count('outbox')]).toEqual([0, 1]);
    expect((await owner.fetch(path, { method: 'DELETE' })).status).toBe(404);
    expect(await count('outbox', "id LIKE 'confirm-subscription:more:%'")).toBe(1);
    const [entry, ...others] = (await audited()).filter(({ action }) => action === 'subscriber.erased');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'subscriber.erased', target: 'news' });
    expect(JSON.stringify(entry)).not.toContain('ann');
  });

  test('subscribers of an unknown list are not found', async () => {
    for (const path of [`${LISTS}/none/subscribers`, `${LISTS}/none/subscribers.csv`]) {
      expect(await refusal(await owner.fetch(path))).toMatchObject({ status: 404, code: 'MAILING_LIST_NOT_FOUND' });
    }
  });

  test('subscribers of another site cannot be read', async () => {
    await subscribe([['a@x.example', 'confirmed']]);
    const neighbour = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    for (const [path, method] of [
      [SUBSCRIBERS, 'GET'],
      [`${SUBSCRIBERS}.csv`, 'GET'],
      [`${SUBSCRIBERS}/a@x.example`, 'DELETE'],
    ] as const) {
      expect((await neighbour.fetch(path, { method })).status).toBe(404);
      expect((await new OwnerProgram(neighbour.key).fetch(path, { method })).status).toBe(401);
    }
    expect(await (await neighbour.fetch(LISTS)).json()).toEqual({ mailingLists: [] });
    expect(await count('subscribers')).toBe(1);
  });
});

test.each([
  ['GET', LISTS, 'lists:read'],
  ['POST', LISTS, 'lists:write'],
  ['GET', SUBSCRIBERS, 'lists:read'],
  ['GET', `${SUBSCRIBERS}.csv`, 'lists:read'],
  ['DELETE', `${SUBSCRIBERS}/a@x.example`, 'lists:write'],
] as const)('%s %s needs a key with %s', async (method, path, scope) => {
  const other = scope === 'lists:read' ? 'lists:write' : 'lists:read';
  const program = await OwnerProgram.of({ scopes: [other] });
  expect((await program.fetch(path, { method })).status).toBe(403);
  expect((await new OwnerProgram('').fetch(path, { method })).status).toBe(401);
});

test.each([
  [LISTS, 'GET, HEAD, POST'],
  [SUBSCRIBERS, 'GET, HEAD'],
  [`${SUBSCRIBERS}.csv`, 'GET, HEAD'],
  [`${SUBSCRIBERS}/a@x.example`, 'DELETE'],
])('%s accepts %s and nothing else', async (path, allow) => {
  const response = await owner.fetch(path, { method: 'PUT' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, allow]);
});

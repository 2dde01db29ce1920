import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PERMISSION_TYPE } from '#runtime/contracts/enumerations.ts';
import type { FormValues } from '#runtime/contracts/form.ts';
import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, FORM_ID, requestKey, rows, send, submit, VALUES } from '../../test/worker/forms.ts';
import { orderGiftCard, SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { readForFile, readSubmissions } from './repository.ts';

const FORM = `/api/owner/forms/${FORM_ID}`;
const LIST = `${FORM}/submissions`;
const CSV = `${FORM}/submissions.csv`;
const ERASE = '/api/owner/erase';
const submissionPath = (id: string) => `/api/owner/submissions/${id}`;

interface Listing {
  submissions: OwnerSubmission[];
  hasNextPage: boolean;
  nextPageCursor: string | null;
}

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

interface Insertion {
  id?: string;
  at?: number;
  siteId?: string;
  isSpam?: number;
}

/** Stores many submissions at once, without a visitor. */
async function insert(values: FormValues, { at = 1, siteId = SHOP.id, isSpam = 0, id = `s${at}` }: Insertion = {}) {
  await env.DB.prepare(
    `INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, is_spam, created_at)
     VALUES (?1, ?2, ?3, 'hash-' || ?2, '', ?4, ?5, ?6)`,
  )
    .bind(siteId, id, FORM_ID, JSON.stringify(values), isSpam, at)
    .run();
}

/** A database that keeps the results of its statements. */
function recording(results: D1Result[]): D1Database {
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({
      all: async () => {
        const result = await env.DB.prepare(sql)
          .bind(...values)
          .all();
        results.push(result);
        return result;
      },
    }),
  });
  return { prepare } as unknown as D1Database;
}

async function list(query = ''): Promise<Listing> {
  const response = await owner.fetch(LIST + query);
  expect(response.status).toBe(200);
  return response.json();
}

describe('the list of a form’s submissions', () => {
  test('the list has all that the owner may see, newest first', async () => {
    await addForm();
    const visitor = await new Buyer().arrive();
    await submit(visitor);
    await submit(visitor, { values: { email: 'bob@mail.test' }, over: { pagePath: '/contact?email=secret#x' } });
    const { submissions, ...page } = await list();
    expect(page).toEqual({ hasNextPage: false, nextPageCursor: null });
    expect(submissions).toMatchObject([{ values: { email: 'bob@mail.test' } }, { values: VALUES }]);
    expect(submissions[0]).toEqual({
      id: expect.any(String),
      formId: FORM_ID,
      createdAt: expect.any(Number),
      values: { email: 'bob@mail.test' },
      pageTitle: 'Contact us',
      pagePath: '/contact',
      pagePermissionTypeValue: '',
      isSpam: false,
    });
  });

  test.each([
    [PERMISSION_TYPE.members, '3'],
    ['public', 'public'],
  ])('the list says who may see the page of a submission: %s', async (sent, read) => {
    await addForm();
    await submit(await new Buyer().arrive(), { over: { pagePermissionTypeValue: sent } });
    expect((await list()).submissions).toMatchObject([{ pagePath: '/contact', pagePermissionTypeValue: read }]);
  });

  test('the list is read page by page, each submission once', async () => {
    await addForm();
    for (let at = 101; at <= 107; at++) await insert({ email: `${at}` }, { at });
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Listing = await list(`?limit=3${cursor && `&cursor=${cursor}`}`);
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
      seen.push(...page.submissions.map(({ id }) => id));
      cursor = page.nextPageCursor;
    }
    expect(seen).toEqual(['s107', 's106', 's105', 's104', 's103', 's102', 's101']);
  });

  test('the list has 50 submissions on a page, and up to 100 on demand', async () => {
    await addForm();
    for (let at = 100; at < 201; at++) await insert({}, { at });
    expect((await list()).submissions).toHaveLength(50);
    expect((await list('?limit=100')).submissions).toHaveLength(100);
  });

  test('the list leaves out spam unless it is asked for', async () => {
    await addForm();
    await insert({ email: 'ham' }, { at: 1 });
    await insert({ email: 'spam' }, { at: 2, isSpam: 1 });
    expect((await list()).submissions).toMatchObject([{ isSpam: false }]);
    expect((await list('?spam=false')).submissions).toHaveLength(1);
    expect((await list('?spam=true')).submissions).toMatchObject([{ isSpam: true }, { isSpam: false }]);
  });

  test('the list is searched by what people have written, and not by the names of fields', async () => {
    await addForm();
    await insert({ name: ['Zoë', 'Ärlig'], note: 'A "quoted" word' }, { at: 101 });
    await insert({ email: 'bob@mail.test', survey: { 'Good tea?': ['2'] } }, { at: 102 });
    await insert({ email: 'bobby@spam.test' }, { at: 103, isSpam: 1 });
    const found = async (query: string) => (await list(`?${query}`)).submissions.map(({ id }) => id);
    expect(await found('search=zoe')).toEqual(['s101']);
    expect(await found('search=%22QUOTED')).toEqual(['s101']);
    expect(await found('search=good%20tea')).toEqual(['s102']);
    expect(await found('search=bob')).toEqual(['s102']);
    expect(await found('search=bob&spam=true')).toEqual(['s103', 's102']);
    expect(await found('search=note')).toEqual([]);
    expect(await found('search=%20')).toHaveLength(2);
    expect(await list('?search=bob&spam=true&limit=1')).toMatchObject({
      submissions: [{ id: 's103' }],
      hasNextPage: true,
      nextPageCursor: 's103',
    });
    expect(await found('search=bob&spam=true&limit=1&cursor=s103')).toEqual(['s102']);
  });

  test('a search continues beyond the rows that one call reads', async () => {
    await addForm();
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
       INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
       SELECT ?1, printf('s%05d', i), ?2, 'hash-' || i, '', '{"note":"' || iif(i = 1, 'first', 'later') || '"}', i FROM n`,
    )
      .bind(SHOP.id, FORM_ID)
      .run();
    const page = await list('?search=first');
    expect(page).toEqual({ submissions: [], hasNextPage: true, nextPageCursor: 's00201' });
    const next = await list(`?search=first&cursor=${page.nextPageCursor}`);
    expect(next).toMatchObject({ submissions: [{ id: 's00001' }], hasNextPage: false, nextPageCursor: null });
  });

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=', 'limit'],
    ['cursor=', 'cursor'],
    ["cursor=x'--", 'cursor'],
    ['spam=1', 'spam'],
    ['page=2', 'page'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('the list refuses %s', async (query, field) => {
    await addForm();
    const { status, errors } = await refusal(await owner.fetch(`${LIST}?${query}`));
    expect([status, Object.keys(errors as object)]).toEqual([400, [field]]);
  });

  test('the list of an unknown form is not found', async () => {
    expect(await refusal(await owner.fetch(LIST))).toMatchObject({ status: 404, code: 'FORM_NOT_FOUND' });
    expect(await refusal(await owner.fetch(CSV))).toMatchObject({ status: 404, code: 'FORM_NOT_FOUND' });
  });
});

describe('the file of a form’s submissions', () => {
  async function file(query = ''): Promise<string[]> {
    const response = await owner.fetch(CSV + query);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="Contact \d{4}-\d\d-\d\d\.csv"/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return new TextDecoder().decode(bytes).split('\r\n');
  }

  test('the file has a column for each field, parts joined, oldest first', async () => {
    const fields = [
      aField({ type: 'section', title: 'About' }),
      aField({ type: 'name', title: 'Your name, please' }),
      aField({ type: 'checkbox', title: 'Topics', options: ['Tea', 'Cups'] }),
      aField({ type: 'hidden', title: '', key: 'ref' }),
    ];
    await addForm({ fields });
    await insert({ name: ['Zoë', 'Müller'], checkbox: ['Tea', 'Cups'], hidden: '茶' }, { at: 0, id: 'a' });
    await insert({ name: ['', ''], checkbox: [], hidden: '' }, { at: 1_000, id: 'b' });
    expect(await file()).toEqual([
      'Submitted On (America/New_York),"Your name, please",Topics,ref,Page,Address,Spam,Other Fields',
      '1969-12-31 19:00:00,Zoë Müller,"Tea, Cups",茶,,,,',
      '1969-12-31 19:00:01,,,,,,,',
      '',
    ]);
  });

  test('the file has what a search finds, however far apart it stands', async () => {
    await addForm({ fields: [aField({ type: 'textarea' })] });
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
       INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
       SELECT ?1, printf('s%05d', i), ?2, 'hash-' || i, '',
         '{"textarea":"' || iif(i IN (1, 1200), 'Zoë', 'later') || '"}', i FROM n`,
    )
      .bind(SHOP.id, FORM_ID)
      .run();
    const lines = await file('?search=zoe');
    expect(lines.slice(1, -1).map((line) => line.split(',')[1])).toEqual(['Zoë', 'Zoë']);
    expect(await file('?search=nobody')).toHaveLength(2);
  });

  test.each(['=HYPERLINK("https://evil.example")', '+1', '-1+cmd', '@SUM(A1)', '=cmd|x'])(
    'the file lets no visitor write a formula: %j',
    async (formula) => {
      await addForm({ fields: [aField({ type: 'textarea' })] });
      await submit(await new Buyer().arrive(), { values: { textarea: formula }, over: { pageTitle: formula } });
      const [, line = ''] = await file();
      const inert = `'${formula.trim()}`.replaceAll('"', '""');
      expect(line.split(inert)).toHaveLength(3);
    },
  );

  test('the file keeps values of fields that the form no longer has', async () => {
    await addForm({ fields: [aField({ type: 'text' })] });
    await insert({ text: 'x', old: ['a', 'b'] });
    expect((await file())[1]).toContain(',"old: [""a"",""b""]"');
  });

  test('the file is in the site’s language', async () => {
    await addForm({}, OTHER.id);
    const german = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect(await (await german.fetch(CSV)).text()).toContain('Gesendet am');
  });

  test('the file leaves out spam unless it is asked for, and then marks it', async () => {
    await addForm();
    await insert({ email: 'x' }, { isSpam: 1 });
    expect(await file()).toHaveLength(2);
    expect((await file('?spam=true'))[1]).toContain(',Yes,');
  });

  test('the file has every row once, however many there are, and reads them as they are received', async () => {
    await addForm({ fields: [aField({ type: 'text' })] });
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2101)
       INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
       SELECT ?1, printf('s%05d', i), ?2, 'hash-' || i, '', json_object('text', 'row ' || i), i FROM n`,
    )
      .bind(SHOP.id, FORM_ID)
      .run();
    const lines = (await file()).slice(1, -1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(Array.from({ length: 2101 }, (_, n) => `row ${n + 1}`));
    const prepared = vi.spyOn(env.DB, 'prepare');
    const reader = (await owner.fetch(CSV)).body?.getReader();
    await reader?.read();
    expect(prepared.mock.calls.filter(([sql]) => sql.includes('FROM form_submissions')).length).toBeLessThan(4);
    await reader?.cancel();
    prepared.mockRestore();
  });

  test('the file’s download is recorded in the audit log, without its contents', async () => {
    await addForm();
    await insert({ email: 'ann@mail.test' });
    await file();
    expect(await rows('audit_log')).toMatchObject([{ action: 'submissions.exported', target: FORM_ID, details: '{}' }]);
  });
});

test('a late page of submissions, or of their file, reads no more rows than the first', async () => {
  await addForm();
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
     SELECT ?1, printf('s%05d', i), ?2, 'hash-' || i, '', '{}', i FROM n`,
  )
    .bind(SHOP.id, FORM_ID)
    .run();
  const results: D1Result[] = [];
  const db = recording(results);
  const page = { formId: FORM_ID, after: 's01000', withSpam: false };
  expect((await readSubmissions(db, SHOP.id, { ...page, limit: 10 })).submissions[0]?.id).toBe('s00999');
  expect((await readForFile(db, SHOP.id, { ...page, after: 's01990' }))[0]?.id).toBe('s01991');
  for (const { meta } of results) expect(meta.rows_read).toBeLessThan(100);
});

test('the file of submissions is read in pages that fit into memory, of at least one submission each', async () => {
  await addForm({ fields: [aField({ type: 'textarea' })] });
  for (let at = 101; at <= 130; at++) await insert({ textarea: 'x'.repeat(90_000) }, { at });
  await insert({ textarea: 'x'.repeat(100_000) }, { at: 131 });
  const first = await readForFile(env.DB, SHOP.id, { formId: FORM_ID, after: undefined, withSpam: false });
  expect(first.length).toBe(23);
  const lines = (await (await owner.fetch(CSV)).text()).split('\r\n');
  expect(lines).toHaveLength(1 + 31 + 1);
});

describe('one submission', () => {
  test('a submission can be read, and is deleted with all that quotes it', async () => {
    await addForm();
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    await send(visitor, { key });
    await submit(visitor, { values: { email: 'bob@mail.test' } });
    const [, ann] = (await list()).submissions;
    const path = submissionPath(ann?.id ?? '');
    expect(await (await owner.fetch(path)).json()).toEqual(ann);
    const response = await owner.fetch(path, { method: 'DELETE' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    for (const left of [await rows('form_submissions'), await rows('submission_emails'), await outbox()].map((list) =>
      JSON.stringify(list),
    )) {
      expect(left).not.toContain('ann@mail.test');
      expect(left).toContain('bob@mail.test');
    }
    expect(await rows('audit_log')).toMatchObject([
      { action: 'submission.deleted', target: ann?.id, target_name: 'Contact' },
    ]);
    // A late repeat of the call does not store the submission again.
    expect(await refusal(await send(visitor, { key }))).toMatchObject({ code: 'SUBMISSION_KEY_INVALID' });
    expect(await count('form_submissions')).toBe(1);
  });

  test.each(['GET', 'DELETE'])('an unknown submission is not found: %s', async (method) => {
    const answer = await refusal(await owner.fetch(submissionPath('nothing'), { method }));
    expect(answer).toMatchObject({ status: 404, code: 'SUBMISSION_NOT_FOUND' });
    expect(await count('audit_log')).toBe(0);
  });
});

describe('a person', () => {
  const address = 'ann@mail.test';

  async function everything(): Promise<string> {
    const tables = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all<{ name: string }>();
    return JSON.stringify(await Promise.all(tables.results.map(({ name }) => rows(name)))).toLowerCase();
  }

  async function erase(email: unknown) {
    return owner.fetch(ERASE, { method: 'POST', body: { email } });
  }

  beforeEach(async () => {
    await env.DB.prepare("INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 1)")
      .bind(SHOP.id)
      .run();
    await addForm();
    const newsletter = { id: 'news', kind: 'newsletter', mailing_list_id: 'news', fields: [aField({ type: 'email' })] };
    await addForm(newsletter);
  });

  test('an erased person’s address is in no table any more, and nobody else loses anything', async () => {
    const visitor = await new Buyer().arrive();
    await submit(visitor);
    await submit(visitor, { values: { email: 'bob@mail.test', textarea: 'Ask (Ann@Mail.Test), she knows.' } });
    await submit(visitor, { values: { email: 'joann@mail.test', textarea: 'Keep me' } });
    await submit(visitor, { values: { email: 'cid@mail.test' }, over: { pageTitle: `For ${address}` } });
    await submit(visitor, { values: { email: 'ANN@mail.test' }, over: { decoy: 'spam' } });
    await submit(visitor, { formId: 'news', values: { email: address } });
    await submit(visitor, { formId: 'news', values: { email: 'joann@mail.test' } });
    for (const [buyer, recipient] of [
      ['Ann@mail.test', 'bob@mail.test'],
      ['bob@mail.test', 'ANN@mail.test'],
      ['joann@mail.test', 'bob@mail.test'],
    ] as const) {
      await orderGiftCard(buyer, recipient);
    }
    await orderGiftCard('bob@mail.test', 'cid@mail.test', 'From us and (Ann@mail.test)');
    await addForm({ id: 'proof', fields: [aField({ id: 'proof', type: 'textarea' })] });
    await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'proof' WHERE id = ?1")
      .bind(PRODUCTS.box.id)
      .run();
    const additionalFields = JSON.stringify({ proof: `Send it\nto ${address}.` });
    const body = { itemId: PRODUCTS.box.id, sku: null, qty: 1, additionalFields };
    expect((await visitor.fetch(SUBSCRIPTION, { method: 'POST', body })).status).toBe(200);
    expect((await everything()).split(address).length).toBeGreaterThan(10);

    const response = await erase(' ANN@Mail.Test ');
    expect(response.status).toBe(200);
    // The first submission of each form had its own mail, and one mail asked to confirm a subscription. The mail that
    // collects the others stays for what it says about another person.
    expect(await response.json()).toMatchObject({ submissions: 5, subscribers: 1, mails: 3, orders: 4, kept: [] });

    const left = await everything();
    expect(left.replaceAll(`jo${address}`, '')).not.toContain(address);
    expect(left).toContain('keep me');
    expect(await count('form_submissions')).toBe(2);
    expect(await count('pending_orders')).toBe(1);
    expect(await count('subscribers', "email = 'joann@mail.test'")).toBe(1);
    expect(await rows('audit_log')).toMatchObject([
      { action: 'person.erased', target: '', details: '{"submissions":5}' },
    ]);
  });

  test('a person of another site with the same address stays', async () => {
    await addForm({}, OTHER.id);
    const neighbour = await new Buyer(OTHER.host).arrive();
    await send(neighbour, { key: await requestKey(neighbour, FORM_ID, OTHER.id) });
    expect(await (await erase(address)).json()).toMatchObject({
      submissions: 0,
      subscribers: 0,
      mails: 0,
      orders: 0,
      kept: [],
    });
    expect(await count('form_submissions')).toBe(1);
    expect(await count('outbox')).toBe(1);
  });

  test('a person with many submissions is erased in one call', async () => {
    await env.DB.batch([
      env.DB.prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4500)
         INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
         SELECT ?1, 's' || i, ?2, 'hash-' || i, '', '{}', i FROM n`,
      ).bind(SHOP.id, FORM_ID),
      env.DB.prepare(`INSERT INTO submission_emails SELECT site_id, ?1, id FROM form_submissions`).bind(address),
    ]);
    expect(await (await erase(address)).json()).toMatchObject({
      submissions: 4500,
      subscribers: 0,
      mails: 0,
      orders: 0,
      kept: [],
    });
    expect(await count('form_submissions')).toBe(0);
  });

  test.each([undefined, '', 'ann', 'ann@', '%', 'a b@mail.test', 7, null, [address]])(
    'an address like %j can be erased',
    async (email) => {
      const { status, code, errors } = await refusal(await erase(email));
      expect([status, code, Object.keys(errors as object)]).toEqual([400, 'INVALID_REQUEST', ['email']]);
      expect(await count('audit_log')).toBe(0);
    },
  );

  test('a person is named by an address and nothing else', async () => {
    const response = await owner.fetch(ERASE, { method: 'POST', body: { email: address, all: true } });
    expect(await refusal(response)).toMatchObject({ status: 400, code: 'UNKNOWN_FIELD' });
  });
});

describe('every route', () => {
  const calls = [
    ['GET', LIST, 'submissions:read'],
    ['GET', CSV, 'submissions:read'],
    ['GET', submissionPath('s1'), 'submissions:read'],
    ['DELETE', submissionPath('s1'), 'submissions:delete'],
    ['POST', ERASE, 'submissions:delete'],
  ] as const;

  beforeEach(async () => {
    await addForm();
    await insert(VALUES);
    await env.DB.prepare('INSERT INTO submission_emails SELECT site_id, ?1, id FROM form_submissions')
      .bind('ann@mail.test')
      .run();
  });

  const call = (program: OwnerProgram, method: string, path: string) =>
    program.fetch(path, { method, ...(method === 'POST' && { body: { email: 'ann@mail.test' } }) });

  test.each(calls)('%s %s needs its own scope, of a key of this site', async (method, path, scope) => {
    const others = ['forms:write', 'lists:read', ...calls.map(([, , scopeOfCall]) => scopeOfCall)].filter(
      (candidate) => candidate !== scope,
    );
    const wrong = await OwnerProgram.of({ scopes: others as never });
    expect(await refusal(await call(wrong, method, path))).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    const foreign = await OwnerProgram.of({ site: OTHER.id });
    for (const stranger of [foreign, new OwnerProgram(''), new OwnerProgram('sqo_abcdefgh_x')]) {
      expect(await refusal(await call(stranger, method, path))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    }
    expect(await count('form_submissions')).toBe(1);
    const right = await OwnerProgram.of({ scopes: [scope] });
    const response = await call(right, method, path);
    expect(response.status).toBeLessThan(300);
    await response.text();
  });

  test.each(calls)('%s %s gives another site’s owner nothing', async (method, path) => {
    const program = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const text = await (await call(program, method, path)).text();
    expect(text).not.toContain('Is it open');
    expect(await count('form_submissions')).toBe(1);
  });

  test.each([
    ['POST', LIST, 'GET, HEAD'],
    ['POST', CSV, 'GET, HEAD'],
    ['PUT', submissionPath('s1'), 'GET, HEAD, DELETE'],
    ['GET', ERASE, 'POST'],
  ])('%s %s is not allowed', async (method, path, allowed) => {
    const response = await owner.fetch(path, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, allowed]);
  });
});

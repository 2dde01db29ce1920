import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, Queues, requestKey, rows, SAVE, send } from '../../test/worker/forms.ts';
import { count, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const COPIES = 20;
const INVALID = { status: 400, code: 'SUBMISSION_KEY_INVALID' };
const success = { success: true, successRedirect: `https://${SHOP.host}/thanks` };

beforeEach(async () => {
  await openShops();
  await addForm({ success_redirect: '/thanks' });
});

/** A database that calls `act` instead of running a batch that writes a submission. */
function databaseThat(act: (statements: D1PreparedStatement[]) => Promise<D1Result[]>): D1Database {
  let isSaving = false;
  const prepare = (sql: string) => {
    isSaving ||= /INSERT INTO form_submissions/.test(sql);
    return env.DB.prepare(sql);
  };
  const batch = (statements: D1PreparedStatement[]) => (isSaving ? act(statements) : env.DB.batch(statements));
  return { prepare, batch } as unknown as D1Database;
}

async function expectStoredOnce(): Promise<void> {
  expect([await count('form_submissions'), await count('outbox'), await count('submission_emails')]).toEqual([1, 1, 1]);
}

describe.each([
  ['the shop’s own page', async () => new Buyer().arrive()],
  ['a listed origin’s page', async () => new Embedder()],
])('a repeat from %s', (_, arrive) => {
  test('a repeat gets the same answer, and the submission is stored and reported once', async () => {
    const visitor = await arrive();
    const key = await requestKey(visitor);
    const queues = new Queues();
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await (await send(visitor, { key, env: queues.env })).json());
    expect(answers).toEqual([success, success, success]);
    expect(queues.mails).toHaveLength(1);
    await expectStoredOnce();
  });

  test(`${COPIES} repeats at once store one submission and all succeed`, async () => {
    const visitor = await arrive();
    const key = await requestKey(visitor);
    const queues = new Queues();
    const copies = Array.from({ length: COPIES }, () => send(visitor, { key, env: queues.env }));
    const answers = await Promise.all((await Promise.all(copies)).map((response) => response.json()));
    expect(answers).toEqual(Array(COPIES).fill(success));
    expect(queues.mails).toHaveLength(1);
    await expectStoredOnce();
  });
});

test('a visitor who creates a cart during a save is recognised in its repeat', async () => {
  const visitor = await new Buyer().arrive();
  const key = await requestKey(visitor);
  await send(visitor, { key });
  const early = visitor.cookies.get('crumb');
  await visitor.addToCart(PRODUCTS.poster.id);
  const late = await visitor.fetch(SAVE, { method: 'POST', body: {}, headers: { 'X-CSRF-Token': early } });
  expect(await refusal(late)).toMatchObject({ status: 403, code: 'CRUMB_FAIL' });
  expect(await (await send(visitor, { key })).json()).toEqual(success);
  await expectStoredOnce();
});

describe('a used key', () => {
  test.each([
    ['other values', { form: JSON.stringify({ email: 'bob@mail.test' }) }],
    ['another page', { pagePath: '/elsewhere' }],
    ['a filled decoy', { decoy: 'x' }],
  ])('a used key is refused for %s', async (_, over) => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    await send(visitor, { key });
    expect(await refusal(await send(visitor, { key, over }))).toMatchObject(INVALID);
    await expectStoredOnce();
  });

  test('a used key answers a repeat with another captcha token, because a new try needs a new one', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    await send(visitor, { key, over: { captchaKey: 'one' } });
    expect(await (await send(visitor, { key, over: { captchaKey: 'two' } })).json()).toEqual(success);
    await expectStoredOnce();
  });

  test('of several contents at once under one key, one is stored', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const messages = Array.from({ length: 10 }, (_, n) => ({ email: 'ann@mail.test', textarea: `Message ${n}` }));
    const responses = await Promise.all(messages.map((values) => send(visitor, { key, values })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    await expectStoredOnce();
  });

  test('a used key answers repeats after it has expired and after its form was changed', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    await send(visitor, { key });
    await env.DB.prepare('UPDATE submission_keys SET expires_at = 0').run();
    await env.DB.prepare('UPDATE forms SET fields = ?1')
      .bind(JSON.stringify([aField({ type: 'number', required: true })]))
      .run();
    expect(await (await send(visitor, { key })).json()).toEqual(success);
    await expectStoredOnce();
  });
});

describe('a database', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  test('a submission is stored once where the database stores it and then loses the connection', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const DB = databaseThat(async (statements) => {
      await env.DB.batch(statements);
      throw new Error('D1_ERROR: Network connection lost.');
    });
    expect(await refusal(await send(visitor, { key, env: { DB } }))).toMatchObject({
      status: 503,
      code: 'UNREACHABLE',
    });
    expect(await (await send(visitor, { key })).json()).toEqual(success);
    await expectStoredOnce();
  });

  test.each([
    ['D1_ERROR: D1 DB is overloaded. Requests queued for too long.', 429, 'OVERLOADED'],
    ['D1_ERROR: something else', 500, 'INTERNAL'],
  ])('a failing database stores nothing, and the same key works later: %s', async (message, status, code) => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const DB = databaseThat(() => Promise.reject(new Error(message)));
    expect(await refusal(await send(visitor, { key, env: { DB } }))).toMatchObject({ status, code });
    expect([await count('form_submissions'), await count('outbox')]).toEqual([0, 0]);
    expect((await send(visitor, { key })).status).toBe(200);
  });
});

test('the hash that identifies repeats cannot be guessed from the contents', async () => {
  const visitor = await new Buyer().arrive();
  await send(visitor, { key: await requestKey(visitor) });
  await send(visitor, { key: await requestKey(visitor) });
  const hashes = (await rows('form_submissions')).map((row) => row.request_hash);
  expect(new Set(hashes).size).toBe(2);
});

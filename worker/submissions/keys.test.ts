import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer, Embedder, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, FORM_ID, KEY, oldStamp, requestKey, rows, send, VALUES } from '../../test/worker/forms.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { KEY_LIFETIME_MS } from './keys.ts';

const REFUSED = {
  status: 400,
  code: 'SUBMISSION_KEY_INVALID',
  error: 'Error processing form submission. Please reload and try again.',
};

beforeEach(async () => {
  await openShops();
  await addForm();
});

async function neighbour(): Promise<Buyer> {
  return new Buyer(OTHER.host).arrive();
}

describe('a key', () => {
  test('a key has 256 random bits, of which the database has a hash', async () => {
    const visitor = await new Buyer().arrive();
    const keys = [await requestKey(visitor), await requestKey(visitor)];
    expect(new Set(keys).size).toBe(2);
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    const stored = await rows('submission_keys');
    expect(stored.map((row) => Number(row.expires_at) - Number(row.not_before))).toEqual([
      KEY_LIFETIME_MS,
      KEY_LIFETIME_MS,
    ]);
    for (const secret of [...keys, visitor.cookies.get('crumb')?.split('.')[0]]) {
      expect(JSON.stringify(stored)).not.toContain(secret);
    }
  });

  test.each(['nothing', 'theirs', 'fields'])(
    'no key is given for a form that takes no submissions: %s',
    async (formId) => {
      await addForm({ id: 'theirs' }, OTHER.id);
      await addForm({ id: 'fields', kind: 'additional-fields' });
      const response = await new Embedder().fetch(KEY, { method: 'POST', body: { formId } });
      expect(await refusal(response)).toMatchObject({ status: 404, code: 'FORM_NOT_CONFIGURED' });
      expect(await count('submission_keys')).toBe(0);
    },
  );

  test.each([
    [{}, 'INVALID_REQUEST'],
    [{ formId: '../x' }, 'INVALID_REQUEST'],
    [{ formId: FORM_ID, stamp: 'x'.repeat(201) }, 'INVALID_REQUEST'],
    [{ formId: FORM_ID, visitor: 'x' }, 'UNKNOWN_FIELD'],
  ])('no key is given for %j', async (body, code) => {
    const response = await new Embedder().fetch(KEY, { method: 'POST', body });
    expect(await refusal(response)).toMatchObject({ status: 400, code });
  });

  test('a key needs a crumb on the shop’s own pages, and a listed origin elsewhere', async () => {
    const body = { formId: FORM_ID };
    const response = await new Buyer().fetch(KEY, { method: 'POST', body });
    expect(await response.json()).toMatchObject({ crumbFail: true });
    const visitor = new Embedder();
    visitor.page = 'https://evil.example';
    expect((await visitor.fetch(KEY, { method: 'POST', body })).status).toBe(403);
    expect((await new Buyer().fetch(KEY)).headers.get('Allow')).toBe('POST');
  });
});

describe('a key that is not valid', () => {
  test.each(['', 'x', 'x'.repeat(43)])('a key that nobody was given is not valid: %j', async (key) => {
    expect(await refusal(await send(await new Buyer().arrive(), { key }))).toEqual(REFUSED);
  });

  test('a key is not valid for another visitor, on the shop’s pages or elsewhere', async () => {
    const owner = await new Buyer().arrive();
    const key = await requestKey(owner);
    for (const thief of [await new Buyer().arrive(), new Embedder()]) {
      expect(await refusal(await send(thief, { key }))).toEqual(REFUSED);
    }
    expect((await send(owner, { key })).status).toBe(200);
  });

  test('a used key is not valid for another visitor, even with the same contents', async () => {
    const owner = await new Buyer().arrive();
    const key = await requestKey(owner);
    await send(owner, { key });
    expect(await refusal(await send(await new Buyer().arrive(), { key }))).toEqual(REFUSED);
  });

  test('a key is not valid on a page of another origin', async () => {
    await env.DB.prepare("INSERT INTO site_origins (site_id, origin) VALUES (?1, 'https://second.example')")
      .bind(SHOP.id)
      .run();
    const visitor = new Embedder();
    const key = await requestKey(visitor);
    visitor.page = 'https://second.example';
    expect(await refusal(await send(visitor, { key }))).toEqual(REFUSED);
    expect(await refusal(await send(await new Buyer().arrive(), { key }))).toEqual(REFUSED);
  });

  test('a key is not valid for another form, because it decides which form the values are checked against', async () => {
    await addForm({ id: 'other', fields: [aField({ type: 'number', id: 'age' })] });
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor, 'other');
    expect(await refusal(await send(visitor, { key, values: VALUES }))).toMatchObject({ code: 'FORM_INVALID' });
    expect(await count('form_submissions')).toBe(0);
  });

  test('a key is not valid on another site, even with a form of the same id', async () => {
    await addForm({}, OTHER.id);
    const theirs = await neighbour();
    const stolen = await requestKey(theirs, FORM_ID, OTHER.id);
    const visitor = await new Buyer().arrive();
    visitor.cookies.set('crumb', theirs.cookies.get('crumb') as string);
    expect((await send(visitor, { key: stolen })).status).toBe(403);
    expect(await refusal(await send(visitor, { key: stolen }))).toEqual(REFUSED);
    const here = await requestKey(visitor);
    expect(await refusal(await send(theirs, { key: here }))).toMatchObject({ code: 'SUBMISSION_KEY_INVALID' });
    expect(await count('form_submissions')).toBe(0);
  });

  test('a key is not valid after 30 minutes', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const age = (ms: number) =>
      env.DB.prepare('UPDATE submission_keys SET expires_at = expires_at - ?1').bind(ms).run();
    await age(KEY_LIFETIME_MS);
    expect(await refusal(await send(visitor, { key }))).toEqual(REFUSED);
    await age(-10_000);
    expect((await send(visitor, { key })).status).toBe(200);
  });

  test('a key is not valid when its form was deleted', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    await env.DB.prepare('DELETE FROM forms').run();
    expect(await refusal(await send(visitor, { key }))).toEqual(REFUSED);
  });
});

describe('a key and a new cart', () => {
  test('a key stays valid when its visitor creates a cart', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    const crumb = visitor.cookies.get('crumb');
    await visitor.addToCart(PRODUCTS.mug.id);
    expect(visitor.cookies.get('crumb')).not.toBe(crumb);
    expect((await send(visitor, { key })).status).toBe(200);
  });

  test('a key stays valid when its visitor creates a cart between a save and its repeat', async () => {
    const visitor = await new Buyer().arrive();
    const key = await requestKey(visitor);
    await send(visitor, { key });
    await visitor.addToCart(PRODUCTS.mug.id);
    expect((await send(visitor, { key })).status).toBe(200);
    expect(await count('form_submissions')).toBe(1);
  });

  test('a key stays valid when a visitor of another origin’s page creates a cart', async () => {
    const visitor = new Embedder();
    const key = await requestKey(visitor);
    await visitor.addToCart(PRODUCTS.mug.id);
    expect((await send(visitor, { key })).status).toBe(200);
  });
});

test('visitors with the same stamp each get a key of their own', async () => {
  const stamp = oldStamp();
  const [first, second] = [await new Buyer().arrive(), await new Buyer().arrive()];
  for (const visitor of [first, second]) {
    expect((await visitor.fetch(KEY, { method: 'POST', body: { formId: FORM_ID, stamp } })).status).toBe(200);
  }
  expect(new Set((await rows('submission_keys')).map((row) => row.visitor_hash)).size).toBe(2);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerStock, OwnerStockList, StockHistory } from '#runtime/contracts/stock.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { runJobs } from '../../test/worker/jobs.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../test/worker/shops.ts';

const LIST = '/api/owner/stock';
const MUG = `${LIST}/variant-MUG`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
});

const stockOf = async (path = MUG) => read(await owner.fetch(path), OwnerStock);
const historyOf = async (path = MUG) => (await read(await owner.fetch(`${path}/history`), StockHistory)).changes;

function set(body: object, version: number, path = MUG): Promise<Response> {
  return owner.fetch(path, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
}

function adjust(difference: number, { path = MUG, key = newKey(), reason = 'received', note = '' } = {}) {
  const body = { difference, reason, note };
  return owner.fetch(`${path}/adjustments`, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}

describe('a variant’s stock', () => {
  test('an owner reads it, sets it and takes the limit away; the history shows each change', async () => {
    const mug = await stockOf();
    expect(mug).toEqual({
      variantId: 'variant-MUG',
      itemId: 'a-mug',
      sku: 'MUG',
      title: 'Mug',
      attributes: {},
      quantity: STOCK,
      unlimited: false,
      isEndless: false,
      reserved: 0,
      version: 1,
    });
    const changed = await set({ quantity: 9, note: ' Shelf 3 ' }, 1);
    expect(changed.headers.get('ETag')).toBe('"2"');
    expect(await read(changed, OwnerStock)).toEqual({ ...mug, quantity: 9, version: 2 });
    expect(await read(await set({ unlimited: true }, 2), OwnerStock)).toMatchObject({ quantity: 0, unlimited: true });
    expect(await refusal(await adjust(1))).toMatchObject({ status: 409, code: 'STOCK_UNLIMITED' });
    await set({ quantity: 4 }, 3);
    await set({ quantity: 4 }, 4);
    expect(await stockOf()).toMatchObject({ quantity: 4, unlimited: false, version: 4 });
    expect(await historyOf()).toMatchObject([
      { difference: 4, quantity: 4, unlimited: false, reason: 'counted', orderId: null },
      { difference: -9, quantity: 0, unlimited: true },
      { difference: 4, quantity: 9, note: 'Shelf 3', keyId: owner.key.split('_')[1] },
    ]);
    expect(await count('audit_log', "action = 'stock.set' AND target = 'variant-MUG'")).toBe(4);
  });

  test('an owner who has not seen the last change gets its version, and changes nothing', async () => {
    await set({ quantity: 9 }, 1);
    const stale = await set({ quantity: 7 }, 1);
    expect(stale.headers.get('ETag')).toBe('"2"');
    expect(await refusal(stale)).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    expect([(await stockOf()).quantity, (await historyOf()).length, await count('audit_log')]).toEqual([9, 1, 1]);
  });

  test('an adjustment adds to what is there, needs no version, and a repeat of its key adds nothing', async () => {
    const key = newKey();
    const answers = await Promise.all([adjust(3, { key }), adjust(3, { key }), adjust(3, { key })]);
    for (const answer of answers) expect(await read(answer, OwnerStock)).toMatchObject({ quantity: STOCK + 3 });
    expect(await refusal(await adjust(4, { key }))).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await read(await adjust(-2, { reason: 'damaged' }), OwnerStock)).toMatchObject({ quantity: STOCK + 1 });
    expect((await historyOf()).map(({ difference, reason }) => [difference, reason])).toEqual([
      [-2, 'damaged'],
      [3, 'received'],
    ]);
  });

  test('an order and its refund stand in the history, and what is reserved cannot be taken away', async () => {
    const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
    expect(await stockOf()).toMatchObject({ quantity: STOCK, reserved: 2 });
    const refused = [await adjust(-4), await set({ quantity: 1 }, 1)];
    for (const [index, field] of ['difference', 'quantity'].entries()) {
      const text = 'Stock cannot go below the 2 that checkouts have reserved.';
      expect(await refusal(refused[index] as Response)).toEqual({
        status: 409,
        code: 'STOCK_RESERVED',
        error: text,
        errors: { [field]: text },
      });
    }
    expect((await adjust(-3)).status).toBe(200);
    expect((await set({ unlimited: true }, 2)).status).toBe(200);
    expect(await refusal(await set({ quantity: 1 }, 3))).toMatchObject({ code: 'STOCK_RESERVED' });
    expect((await set({ quantity: 2 }, 3)).status).toBe(200);
    await payer.pay();
    const refund = { method: 'POST', body: { restock: true }, headers: { 'Idempotency-Key': newKey() } };
    expect((await owner.fetch('/api/owner/orders/1/refund', refund)).status).toBe(200);
    const changes = await historyOf();
    expect(changes.slice(0, 2)).toMatchObject([
      { difference: 2, quantity: 2, reason: 'restocked', orderNumber: 1, keyId: null },
      { difference: -2, quantity: 0, reason: 'sold', orderNumber: 1, keyId: null },
    ]);
    expect(changes.reduce((sum, { difference }) => sum + difference, STOCK)).toBe(2);
    expect(await stockOf()).toMatchObject({ quantity: 2, reserved: 0, version: 6 });
  });

  test('digital products and gift cards have no stock to change', async () => {
    for (const sku of ['EBOOK', 'GIFT']) {
      const path = `${LIST}/variant-${sku}`;
      expect(await stockOf(path)).toMatchObject({ quantity: 0, unlimited: true, isEndless: true });
      for (const answer of [await set({ quantity: 5 }, 1, path), await adjust(5, { path })]) {
        expect(await refusal(answer)).toMatchObject({ status: 409, code: 'STOCK_ENDLESS' });
      }
    }
  });

  test.each([
    [{}, ['quantity']],
    [{ quantity: -1 }, ['quantity']],
    [{ quantity: 1.5 }, ['quantity']],
    [{ quantity: 1, unlimited: true }, ['quantity']],
    [{ quantity: 1, reason: 'sold' }, ['reason']],
    [{ quantity: 1, note: 'x'.repeat(201) }, ['note']],
    [{ difference: 0, reason: 'received' }, ['difference']],
    [{ difference: 1 }, ['reason']],
  ])('%j is refused by field', async (body, fields) => {
    const call = { body, headers: { 'If-Match': '"1"' } };
    const answer =
      'difference' in body
        ? await owner.fetch(`${MUG}/adjustments`, { ...call, method: 'POST' })
        : await owner.fetch(MUG, { ...call, method: 'PUT' });
    const { status, errors } = await refusal(answer);
    expect([status, Object.keys(errors ?? {})]).toEqual([400, fields]);
  });

  test('another shop’s variants and keys without the scope are refused', async () => {
    const theirs = `${LIST}/variant-${OTHER.sku}`;
    const answers = [
      ...[await owner.fetch(theirs), await owner.fetch(`${theirs}/history`)],
      ...[await set({ quantity: 1 }, 1, theirs), await adjust(1, { path: theirs })],
    ];
    for (const answer of answers) expect(await refusal(answer)).toMatchObject({ code: 'VARIANT_NOT_FOUND' });
    owner = await OwnerProgram.of({ scopes: ['catalogue:read'] });
    expect([(await set({ quantity: 1 }, 1)).status, (await adjust(1)).status]).toEqual([403, 403]);
    owner = await OwnerProgram.of({ scopes: ['stock:write'] });
    expect((await owner.fetch(MUG)).status).toBe(403);
  });

  test('the history is read page by page, and kept for two years', async () => {
    for (const units of [1, 2, 3]) await adjust(units);
    const path = `${MUG}/history?limit=2`;
    const first = await read(await owner.fetch(path), StockHistory);
    const second = await read(await owner.fetch(`${path}&cursor=${first.nextPageCursor}`), StockHistory);
    expect([...first.changes, ...second.changes].map(({ difference }) => difference)).toEqual([3, 2, 1]);
    expect(second).toMatchObject({ hasNextPage: false, nextPageCursor: null });
    for (const [days, left] of [
      [729, 3],
      [731, 0],
    ] as const) {
      await runJobs(['stockHistory'], { at: Date.now() + days * DAY_MS });
      expect(await count('stock_changes')).toBe(left);
    }
  });
});

describe('the list', () => {
  const list = async (query: string) => read(await owner.fetch(`${LIST}?${query}`), OwnerStockList);
  const skus = async (query: string) => (await list(query)).variants.map(({ sku }) => sku);

  test.each([
    ['', ['BOX', 'EBOOK', 'GIFT', 'LESSON', 'MUG', 'POSTER', 'SHIRT-M', 'SHIRT-S']],
    ['sku=SHIRT', ['SHIRT-M', 'SHIRT-S']],
    ['sku=SHIRT-S&title=shi', ['SHIRT-S']],
    ['title=m', ['BOX', 'MUG']],
    ['title=shirt', ['SHIRT-S', 'SHIRT-M']],
    ['title=A%20post', []],
    ['atMost=0', ['SHIRT-M']],
    ['atMost=5', ['SHIRT-M', 'MUG']],
    ['atMost=100&title=shirt', ['SHIRT-S', 'SHIRT-M']],
    ['sku=%25', []],
  ])('the list of ?%s has %j, on pages of any length', async (query, expected) => {
    expect(await skus(query)).toEqual(expected);
    const found: string[] = [];
    let cursor = '';
    do {
      const page = await list(`${query}&limit=1${cursor}`.replace(/^&/, ''));
      found.push(...page.variants.map(({ sku }) => sku));
      cursor = page.nextPageCursor === null ? '' : `&cursor=${page.nextPageCursor}`;
    } while (cursor !== '' && found.length < 20);
    expect(found).toEqual(expected);
  });

  test('a cursor of another list and an invalid one are refused', async () => {
    const { nextPageCursor } = await list('limit=1');
    for (const query of [
      `atMost=5&cursor=${nextPageCursor}`,
      'cursor=x',
      'atMost=x',
      'sku=',
      'limit=201',
      'order=x',
      'q=1',
    ]) {
      expect((await owner.fetch(`${LIST}?${query}`)).status).toBe(400);
    }
  });
});

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerCoupon, OwnerCoupons } from '#runtime/contracts/coupons.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { rows } from '../../test/worker/forms.ts';
import { enterCoupon } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const COUPONS = '/api/owner/coupons';
const TEN = { code: 'TEN', name: '10 % off', discount: { kind: 'percent', rate: 100_000 } };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
});

const post = (body: unknown, key?: string, by = owner) =>
  by.fetch(COUPONS, { method: 'POST', body, ...(key && { headers: { 'Idempotency-Key': key } }) });
const created = async (over: object = {}) => OwnerCoupon.parse(await (await post({ ...TEN, ...over })).json());
const put = (coupon: OwnerCoupon, over: object = {}, version = coupon.version) => {
  const { name, discount, minimumSubtotalCents, startsAt, endsAt, usageLimit } = coupon;
  const body = { name, discount, minimumSubtotalCents, startsAt, endsAt, usageLimit, ...over };
  return owner.fetch(at(coupon.code), { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
};
const at = (code: string) => `${COUPONS}/${encodeURIComponent(code)}`;
const remove = (code: string, version = 1) =>
  owner.fetch(at(code), { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
const list = async (query = '') => read(await owner.fetch(`${COUPONS}${query}`), OwnerCoupons);
const codes = async (query: string) => (await list(query)).coupons.map(({ code }) => code);

describe('a discount code', () => {
  test('a code is created once, as it is compared, and read, replaced and deleted by any spelling', async () => {
    const key = newKey();
    const response = await post({ ...TEN, code: ' straße 10 ' }, key);
    expect([response.status, response.headers.get('ETag')]).toEqual([201, '"1"']);
    const coupon = OwnerCoupon.parse(await response.json());
    expect(coupon).toMatchObject({
      code: 'STRASSE10',
      state: 'running',
      timesUsed: 0,
      held: 0,
      version: 1,
      minimumSubtotalCents: 0,
      startsAt: null,
      endsAt: null,
      usageLimit: null,
      discount: TEN.discount,
    });
    expect(await (await post({ ...TEN, code: ' straße 10 ' }, key)).json()).toEqual(coupon);
    expect(await refusal(await post({ ...TEN, code: 'strasse10' }))).toMatchObject({
      status: 409,
      code: 'COUPON_CODE_TAKEN',
      errors: { code: expect.any(String) },
    });
    const changed = await put(coupon, { name: '<b>20</b>', discount: { kind: 'fixed', cents: 2_000 }, usageLimit: 5 });
    expect(await read(changed, OwnerCoupon)).toMatchObject({ name: '<b>20</b>', version: 2, usageLimit: 5 });
    const stale = await put(coupon, { name: 'Mine' }, 1);
    expect([stale.status, stale.headers.get('ETag')]).toEqual([412, '"2"']);
    expect((await owner.fetch(at('straße10'))).status).toBe(200);
    expect((await remove('straße10', 1)).status).toBe(412);
    expect((await remove('straße10', 2)).status).toBe(204);
    expect(await refusal(await owner.fetch(at('STRASSE10')))).toMatchObject({ code: 'COUPON_NOT_FOUND' });
    expect(await refusal(await put(coupon))).toMatchObject({ status: 404, code: 'COUPON_NOT_FOUND' });
    expect((await rows('audit_log')).map(({ action, target }) => `${action} ${target}`)).toEqual([
      'coupon.created STRASSE10',
      'coupon.changed STRASSE10',
      'coupon.deleted STRASSE10',
    ]);
  });

  test('a wrong field is named with the reason', async () => {
    const wrong: [object, string, string][] = [
      [{ code: '  ' }, 'code', 'This must not be empty.'],
      [{ code: 'A/B' }, 'code', 'A code has letters, digits, - and _ only.'],
      [{ code: 'x'.repeat(65) }, 'code', 'This can have up to 64 characters.'],
      [{ name: ' ' }, 'name', 'This must not be empty.'],
      [{ discount: { kind: 'percent', rate: 1_000_001 } }, 'discount.rate', 'This must be 1000000 or less.'],
      [{ discount: { kind: 'percent', rate: 0 } }, 'discount.rate', 'This must be 1 or more.'],
      [{ discount: { kind: 'percent', rate: 0.1 } }, 'discount.rate', 'This must be a whole number.'],
      [{ discount: { kind: 'fixed', cents: -1 } }, 'discount.cents', 'This must be 1 or more.'],
      [{ discount: { kind: 'gratis' } }, 'discount.kind', 'gratis is not one of the expected options'],
      [{ minimumSubtotalCents: -1 }, 'minimumSubtotalCents', 'This must be 0 or more.'],
      [{ startsAt: 2, endsAt: 2 }, 'endsAt', 'The end must be after the start.'],
      [{ usageLimit: 0 }, 'usageLimit', 'This must be 1 or more.'],
      [{ usageLimit: '5' }, 'usageLimit', 'This must be a whole number.'],
    ];
    for (const [over, field, text] of wrong) {
      const answer = await refusal(await post({ ...TEN, ...over }));
      expect(answer, JSON.stringify(over)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
      expect((answer.errors as Record<string, string>)[field], JSON.stringify(over)).toBe(text);
    }
    for (const body of [
      { ...TEN, siteId: OTHER.id },
      { ...TEN, discount: { kind: 'freeShipping', cents: 5 } },
    ]) {
      expect(await refusal(await post(body))).toMatchObject({ code: 'UNKNOWN_FIELD' });
    }
    expect(await refusal(await put({ ...(await created()), code: 'TEN' }, { code: 'NEW' }))).toMatchObject({
      code: 'UNKNOWN_FIELD',
    });
    expect(await count('coupons')).toBe(1);
  });

  test('a code of another shop is not read, changed or deleted, and each scope opens its own calls', async () => {
    const foreign = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    await post(TEN, undefined, foreign);
    expect((await owner.fetch(at('TEN'))).status).toBe(404);
    expect((await remove('TEN')).status).toBe(404);
    expect(await count('coupons')).toBe(1);
    const reader = await OwnerProgram.of({ scopes: ['catalogue:read'] });
    expect((await post(TEN, undefined, reader)).status).toBe(403);
    expect((await reader.fetch(COUPONS)).status).toBe(200);
  });
});

test('codes are listed by page, by their first letters and by state, and a page reads no more than it shows', async () => {
  const now = Date.now();
  const names = Array.from({ length: 60 }, (_, index) => `A${String(index).padStart(2, '0')}`);
  await env.DB.batch(
    names.map((code) =>
      env.DB.prepare(
        `INSERT INTO coupons (site_id, code, name, kind, cents, created_at, updated_at)
         VALUES (?1, ?2, ?2, 'fixed', 1, 0, 0)`,
      ).bind(SHOP.id, code),
    ),
  );
  await created({ code: 'B-LATER', startsAt: now + 100_000 });
  await created({ code: 'B-PAST', endsAt: now - 1 });
  await created({ code: 'B-USED', usageLimit: 2, timesUsed: 2 });
  await created({ code: 'B_X' });
  const first = await list('?limit=50');
  const second = await list(`?limit=50&cursor=${first.nextPageCursor}`);
  expect([...first.coupons, ...second.coupons].map(({ code }) => code)).toEqual([
    ...[...names, 'B-LATER', 'B-PAST', 'B-USED', 'B_X'],
  ]);
  expect([first.hasNextPage, second.hasNextPage, second.nextPageCursor]).toEqual([true, false, null]);
  expect(await codes('?search=b-')).toEqual(['B-LATER', 'B-PAST', 'B-USED']);
  expect(await codes('?search=b&state=running')).toEqual(['B_X']);
  expect(await codes('?state=planned')).toEqual(['B-LATER']);
  expect(await codes('?state=over')).toEqual(['B-PAST', 'B-USED']);
  expect(await codes('?search=%25')).toEqual([]);
  const counting = new CountingDatabase();
  await owner.fetch(`${COUPONS}?search=a&limit=5`, { env: { DB: counting.DB } });
  const read5 = [...counting.statements].find(([sql]) => sql.includes('FROM coupons WHERE'))?.[1] ?? Infinity;
  expect(read5).toBeLessThan(20);
});

describe('a discount code in open carts', () => {
  test('a limit is not set below what is used and held, also while somebody pays', async () => {
    const coupon = await created({ usageLimit: 3 });
    const payer = await Payer.with(PRODUCTS.poster.id);
    await enterCoupon(payer, 'TEN');
    const other = await Payer.with(PRODUCTS.poster.id);
    await enterCoupon(other, 'TEN');
    await payer.pay();
    await other.pay({ card: 'secondStep' });
    expect(await read(await owner.fetch(at('TEN')), OwnerCoupon)).toMatchObject({ timesUsed: 1, held: 1, version: 1 });
    expect(await refusal(await put(coupon, { usageLimit: 1 }))).toMatchObject({
      status: 409,
      code: 'COUPON_IN_USE',
      errors: { usageLimit: expect.any(String) },
    });
    expect((await put(coupon, { usageLimit: 2 })).status).toBe(200);
  });

  test('another discount is in the cart at its next call, and a deleted code stays there without one', async () => {
    const coupon = await created();
    const payer = await Payer.with(PRODUCTS.mug.id);
    await enterCoupon(payer, 'TEN');
    const { dueCents } = await payer.readCheckout();
    await put(coupon, { discount: { kind: 'fixed', cents: 100 } });
    expect((await refusal(await payer.postPayment({ dueCents }))).code).toBe('CHECKOUT_CHANGED');
    expect((await payer.readCheckout()).cart.validCoupons).toMatchObject([{ code: 'TEN', cents: 100 }]);
    await remove('TEN', 2);
    expect((await payer.readCheckout()).cart.invalidCoupons).toEqual([{ code: 'TEN', reason: 'unknown' }]);
    expect(await payer.pay()).toMatchObject({ status: 'paid' });
  });

  test('of two people who change a code at once, one is refused because it has changed', async () => {
    const coupon = await created();
    const answers = await Promise.all([put(coupon, { name: 'One' }), put(coupon, { name: 'Two' }), remove('TEN')]);
    expect(answers.filter(({ status }) => status < 300).length).toBe(1);
    expect(answers.filter(({ status }) => status === 412 || status === 404).length).toBe(2);
  });
});

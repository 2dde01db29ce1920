import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { ApiError } from '../http/errors.ts';
import { failedCheck, failedGuard, guard, isClash, refusalOf } from './guards.ts';

beforeEach(openShops);

const rename = () => env.DB.prepare('UPDATE sites SET title = ?2 WHERE site_id = ?1').bind(SHOP.id, 'Renamed');

/** Returns the error of a batch with a write followed by this guard. */
async function failure(statement: D1PreparedStatement): Promise<unknown> {
  try {
    await env.DB.batch([rename(), statement]);
    return undefined;
  } catch (error) {
    return error;
  }
}

const guarded = (conditions: Parameters<typeof guard>[2], ...values: number[]) =>
  failure(guard(env.DB, SHOP.id, conditions, ...values));

test('a guard whose condition is met undoes the batch, and names its error', async () => {
  const error = await guarded({ CART_FULL: '?2 > 1' }, 2);
  expect(failedGuard(error)).toBe('CART_FULL');
  expect(refusalOf(error)).toEqual(new ApiError('CART_FULL'));
  expect(await count('sites', "title = 'Renamed'")).toBe(0);
});

test('a guard whose condition is not met, or is unknown, lets the batch through and leaves no row', async () => {
  expect(await guarded({ CART_FULL: '?2 > 1', CART_CONFLICT: 'NULL' }, 1)).toBeUndefined();
  expect(await count('sites', "title = 'Renamed'")).toBe(1);
  expect(await count('guards')).toBe(0);
});

test('of several conditions that are met, the first counts', async () => {
  expect(failedGuard(await guarded({ OUT_OF_STOCK: '0', VERSION_STALE: '1', CART_FULL: '1' }))).toBe('VERSION_STALE');
});

test('every code that the table knows can be a guard', async () => {
  const schema = await env.DB.prepare("SELECT sql FROM sqlite_schema WHERE name = 'guards'").first<string>('sql');
  const codes = [...(schema ?? '').matchAll(/CONSTRAINT (\w+) CHECK \(guard <> '(\w+)'\)/g)];
  expect(codes.length).toBeGreaterThan(10);
  for (const [, name, code] of codes) {
    expect(name).toBe(code);
    expect(failedGuard(await guarded({ [String(code)]: '1' }))).toBe(code);
  }
});

test('a failure of another kind is no refusal', async () => {
  const clash = await failure(env.DB.prepare('INSERT INTO sites SELECT * FROM sites'));
  expect(isClash(clash, 'sites.site_id')).toBe(true);
  expect(isClash(clash, 'carts.')).toBe(false);
  expect(failedCheck(clash)).toBeUndefined();
  expect(refusalOf(clash)).toBe(clash);
  const unnamed = await failure(env.DB.prepare('UPDATE variants SET qty_in_stock = -1'));
  expect(failedGuard(unnamed)).toBeUndefined();
  const total = new Error('D1_ERROR: CHECK constraint failed: TOTAL_OF_PARTS: SQLITE_CONSTRAINT');
  expect(failedCheck(total)).toBe('TOTAL_OF_PARTS');
  expect(refusalOf(total)).toBe(total);
});

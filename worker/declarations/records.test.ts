import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeclarationLog } from '#runtime/contracts/withdrawals.ts';
import { Buyer, newKey, read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { digestOf } from './chain.ts';
import { type DeclarationRow, toDeclared } from './rows.ts';

const EXPORTS = '/api/owner/exports/records';
const IMPORTS = '/api/owner/imports';

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function declare(name: string, host: string = SHOP.host): Promise<void> {
  const who = await new Buyer(host).arrive();
  const body = { name, contract: 'the mugs', email: 'ann@mail.test' };
  const headers = { 'Idempotency-Key': newKey() };
  expect((await who.fetch('/api/commerce/withdrawals', { method: 'POST', body, headers })).status).toBe(200);
}

interface Exported {
  type: string;
  content: Record<string, unknown>;
}

async function exported(query: string): Promise<Exported[]> {
  const owner = await OwnerProgram.of();
  const found: Exported[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = `${EXPORTS}?${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const answer = (await (await owner.fetch(path)).json()) as { records: Exported[]; nextPageCursor: string | null };
    found.push(...answer.records.filter(({ type }) => type === 'declaration'));
    cursor = answer.nextPageCursor;
  }
  return found;
}

async function bring(records: readonly Exported[]): Promise<string> {
  const owner = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const answer = await owner.fetch(IMPORTS, { method: 'POST', body: { records } });
  return answer.text();
}

async function verify(): Promise<DeclarationLog> {
  const owner = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  return read(await owner.fetch('/api/owner/withdrawals/log'), DeclarationLog);
}

test('declarations move with their shop where people do, and the log goes on from them', async () => {
  await declare('Ann');
  await declare('Bob');
  expect(await exported('orders=true')).toEqual([]);
  const records = await exported('customers=true&orders=true');
  expect(records.map(({ content }) => [content.number, content.name])).toEqual([
    [1, 'Ann'],
    [2, 'Bob'],
  ]);
  await bring(records);
  await bring(records);
  expect(await count('declarations', `site_id = '${OTHER.id}' AND imported = 1`)).toBe(2);
  await declare('Cid', OTHER.host);
  expect(await verify()).toMatchObject({ isIntact: true, checked: 3 });
  await env.DB.prepare(`UPDATE declarations SET name = 'Eve' WHERE site_id = ?1 AND number = 2`).bind(OTHER.id).run();
  expect(await verify()).toMatchObject({ isIntact: false, firstBroken: { number: 'W-2' } });
});

test('the log finds one that was changed and passed off as an imported one', async () => {
  await declare('Ann', OTHER.host);
  await declare('Bob', OTHER.host);
  const row = await findByNumber(1);
  const digest = digestOf({ ...toDeclared(row), name: 'Eve' }, row.salt);
  await env.DB.prepare(
    `UPDATE declarations SET name = 'Eve', digest = ?2, imported = 1 WHERE site_id = ?1 AND number = 1`,
  )
    .bind(OTHER.id, digest)
    .run();
  expect(await verify()).toMatchObject({ isIntact: false, firstBroken: { number: 'W-1' } });
});

async function findByNumber(number: number): Promise<DeclarationRow> {
  const row = await env.DB.prepare('SELECT * FROM declarations WHERE site_id = ?1 AND number = ?2')
    .bind(OTHER.id, number)
    .first<DeclarationRow>();
  if (!row) throw new Error('There is no such declaration');
  return row;
}

test('none is put before one that the shop has received itself', async () => {
  await declare('Ann');
  const records = await exported('customers=true&orders=true');
  await declare('Cid', OTHER.host);
  expect(await bring(records)).toContain('"result":"refused"');
  expect(await count('declarations', `site_id = '${OTHER.id}'`)).toBe(1);
});

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Declaration, DeclarationLog, Declarations } from '#runtime/contracts/withdrawals.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { removeOldDeclarers } from './service.ts';

const WITHDRAWALS = '/api/owner/withdrawals';
const LOG = `${WITHDRAWALS}/log`;
const DECLARED = { name: 'Ann Lee', contract: '#1', email: ANN };
const start = Date.now();

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  owner = await OwnerProgram.of();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function buy(): Promise<void> {
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  await payer.pay();
}

async function declare(body: object = DECLARED): Promise<{ number: string; head: string }> {
  const who = await new Buyer().arrive();
  const headers = { 'Idempotency-Key': newKey() };
  const answer = await who.fetch('/api/commerce/withdrawals', { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  return answer.json();
}

const list = async (query = '') => read(await owner.fetch(WITHDRAWALS + query), Declarations);
const verify = async (query = '') => read(await owner.fetch(LOG + query), DeclarationLog);
const numbers = async (query: string) => (await list(query)).declarations.map(({ number }) => number);

describe('an owner', () => {
  test('reads what was declared, with the order, its period and when the money is due', async () => {
    await buy();
    await declare();
    await declare({ ...DECLARED, contract: 'the mugs' });
    const { declarations } = await list();
    expect(declarations).toMatchObject([
      { number: 'W-2', order: null, period: null, refundDueAt: null, exceptedLines: [] },
      {
        ...{ number: 'W-1', state: 'open', name: 'Ann Lee', order: { number: 1 }, exceptedLines: [], lines: null },
        period: { basis: 'notSent', isLate: false },
        refundDueAt: start + 14 * DAY_MS,
      },
    ]);
    const [{ id } = { id: '' }] = declarations;
    expect(await read(await owner.fetch(`${WITHDRAWALS}/${id}`), Declaration)).toEqual(declarations[0]);
    expect(await refusal(await owner.fetch(`${WITHDRAWALS}/x`))).toMatchObject({ code: 'DECLARATION_NOT_FOUND' });
  });

  test('sees which came after the period, and which lines are excepted; none was refused', async () => {
    await buy();
    await env.DB.batch([
      env.DB.prepare(`UPDATE order_lines SET withdrawal_exception = 'madeToMeasure'`),
      env.DB.prepare(
        `INSERT INTO order_events (site_id, order_id, id, kind, happened_at) SELECT site_id, id, 'e', 'sent', ?1 FROM orders`,
      ).bind(start - 500 * DAY_MS),
      env.DB.prepare('UPDATE orders SET placed_at = ?1, terms_sent_at = ?1').bind(start - 500 * DAY_MS),
    ]);
    await declare();
    await declare({ ...DECLARED, contract: '#9' });
    expect((await list('?state=late')).declarations).toMatchObject([
      { number: 'W-1', period: { isLate: true }, exceptedLines: [0] },
    ]);
  });

  test('lists by state and kind, searches, and turns pages', async () => {
    await buy();
    const { head } = await declare();
    await declare({ name: 'Zoë Ödön', contract: 'the mugs', email: 'zoe@mail.test' });
    await declare({ ...DECLARED, name: 'Cid' });
    expect(await numbers('?state=open')).toEqual(['W-3', 'W-2', 'W-1']);
    expect(await numbers('?state=unmatched')).toEqual(['W-2']);
    expect(await numbers('?state=accepted')).toEqual([]);
    expect(await numbers('?kind=cancellation')).toEqual([]);
    expect(await numbers('?kind=withdrawal')).toHaveLength(3);
    for (const search of ['zoe odon', 'MUGS', 'w-2', 'zoe@mail']) {
      expect(await numbers(`?search=${encodeURIComponent(search)}`)).toEqual(['W-2']);
    }
    expect(await numbers(`?search=${head}`)).toEqual(['W-1']);
    expect(await numbers('?search=%231')).toEqual(['W-3', 'W-1']);
    const orderId = (await list()).declarations[0]?.order?.id;
    expect(await numbers(`?order=${orderId}`)).toEqual(['W-3', 'W-1']);
    expect(await numbers('?order=none')).toEqual([]);
    const first = await list('?limit=2');
    expect(first).toMatchObject({ hasNextPage: true, nextPageCursor: '2' });
    expect(await numbers(`?limit=2&cursor=${first.nextPageCursor}`)).toEqual(['W-1']);
    expect(await numbers('?search=ann&limit=1')).toEqual(['W-3']);
    expect((await list('?state=overdue')).declarations).toEqual([]);
    vi.setSystemTime(start + 15 * DAY_MS);
    owner = await OwnerProgram.of();
    expect(await numbers('?state=overdue')).toEqual(['W-3', 'W-1']);
  });

  test('settles one with a note, and the log of acts says so', async () => {
    await declare();
    const [{ id } = { id: '' }] = (await list()).declarations;
    const body = { state: 'settled', note: 'The buyer has kept the mugs.' };
    const path = `${WITHDRAWALS}/${id}`;
    for (let i = 0; i < 2; i++) {
      const settled = await read(await owner.fetch(path, { method: 'PUT', body }), Declaration);
      expect(settled).toMatchObject({ state: 'settled', note: body.note });
    }
    expect(await count('audit_log', "action = 'declaration.settled' AND target_name = 'W-1'")).toBe(2);
    const refused = [{ state: 'open', note: '' }, { state: 'settled' }, { state: 'settled', note: 'x'.repeat(2_001) }];
    for (const wrong of refused) {
      expect((await owner.fetch(path, { method: 'PUT', body: wrong })).status).toBe(400);
    }
    expect((await verify()).isIntact).toBe(true);
  });

  test('needs the scopes of orders, and reaches nothing of another shop', async () => {
    await declare();
    const [{ id } = { id: '' }] = (await list()).declarations;
    const reader = await OwnerProgram.of({ scopes: ['orders:read'] });
    const stranger = await OwnerProgram.of({ scopes: ['catalogue:read'] });
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const settling = { method: 'PUT', body: { state: 'settled', note: '' } };
    expect((await reader.fetch(`${WITHDRAWALS}/${id}`, settling)).status).toBe(403);
    for (const path of [WITHDRAWALS, LOG, `${WITHDRAWALS}/${id}`]) {
      expect((await stranger.fetch(path)).status).toBe(403);
    }
    expect((await other.fetch(`${WITHDRAWALS}/${id}`)).status).toBe(404);
    expect((await other.fetch(`${WITHDRAWALS}/${id}`, settling)).status).toBe(404);
    expect(await read(await other.fetch(WITHDRAWALS), Declarations)).toMatchObject({ declarations: [] });
    expect(await read(await other.fetch(LOG), DeclarationLog)).toMatchObject({ checked: 0, isIntact: true });
  });
});

describe('the log', () => {
  async function three(): Promise<{ number: string; head: string }[]> {
    return [await declare(), await declare({ ...DECLARED, name: 'Bob' }), await declare({ ...DECLARED, name: 'Cid' })];
  }

  test('verifies what was received, and finds the head of a receipt', async () => {
    const [first, , last] = await three();
    expect(await verify(`?head=${first?.head.toUpperCase()}`)).toEqual({
      ...{ checked: 3, isIntact: true, firstBroken: null, head: last?.head },
      found: { id: expect.any(String), number: 'W-1', receivedAt: start },
    });
    expect((await verify(`?head=${'0'.repeat(64)}`)).found).toBeNull();
    expect((await owner.fetch(`${LOG}?head=x`)).status).toBe(400);
  });

  test.each([
    ['a name that was changed', `UPDATE declarations SET name = 'Eve' WHERE number = 2`, 'W-2'],
    ['a time that was changed', 'UPDATE declarations SET received_at = received_at - 1 WHERE number = 1', 'W-1'],
    ['an order that was taken away', `UPDATE declarations SET order_id = 'x' WHERE number = 3`, 'W-3'],
    ['one that is gone', 'DELETE FROM declarations WHERE number = 2', 'W-3'],
    ['one whose digest was made anew', `UPDATE declarations SET digest = '${'a'.repeat(64)}' WHERE number = 2`, 'W-2'],
    ['two that changed places', 'UPDATE declarations SET number = 9 WHERE number = 2', 'W-3'],
  ])('names the first that is broken: %s', async (_, sql, number) => {
    await three();
    await env.DB.prepare(sql).run();
    expect(await verify()).toMatchObject({ isIntact: false, firstBroken: { number } });
  });

  test('cannot be written on by somebody who has the database and not the Worker’s secret', async () => {
    await three();
    const sign = 'substr(sealed_key, 20, 1)';
    await env.DB.prepare(
      `UPDATE declaration_keys SET sealed_key = replace(sealed_key, ${sign}, iif(${sign} = 'x', 'y', 'x'))`,
    ).run();
    expect((await owner.fetch(LOG)).status).toBe(500);
  });

  test('survives a new secret of the Worker', async () => {
    await three();
    const next = { SESSION_SECRET: 'n'.repeat(40), PREVIOUS_SESSION_SECRET: env.SESSION_SECRET };
    const answer = await owner.fetch(LOG, { env: next });
    expect(await read(answer, DeclarationLog)).toMatchObject({ isIntact: true, checked: 3 });
  });

  test('stays verifiable when the persons in it are removed, after their time and not before', async () => {
    await three();
    const [{ until } = { until: 0 }] = (
      await env.DB.prepare('SELECT MAX(keep_until) AS until FROM declarations').all<{ until: number }>()
    ).results;
    expect(until - start).toBeGreaterThan(3 * 365 * DAY_MS);
    expect(await removeOldDeclarers(env.DB, until)).toEqual({ erased: 0 });
    expect(await removeOldDeclarers(env.DB, until + 1)).toEqual({ erased: 3 });
    expect(await removeOldDeclarers(env.DB, until + 1)).toEqual({ erased: 0 });
    expect(await verify()).toMatchObject({ isIntact: true, checked: 3 });
    expect((await list()).declarations).toMatchObject(Array(3).fill({ name: '', email: '', contract: '', part: '' }));
    const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM declarations').all()).results);
    for (const trace of ['Ann', 'Bob', ANN]) expect(rows).not.toContain(trace);
    await declare();
    expect(await verify()).toMatchObject({ isIntact: true, checked: 4 });
  });
});

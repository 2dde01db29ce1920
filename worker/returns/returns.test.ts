import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { Order } from '#runtime/contracts/order.ts';
import { Return, Returns } from '#runtime/contracts/returns.ts';
import { ExportPage } from '#runtime/contracts/shop-file.ts';
import { type Declaration, Declarations } from '#runtime/contracts/withdrawals.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { ANN, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import type { FakeStripe } from '../../test/worker/fake-stripe.ts';
import { imported } from '../../test/worker/moving.ts';
import { open } from '../../test/worker/order-pages.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { textsOn } from '../../test/worker/page-texts.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, STRIPE_ACCOUNT, sendEvent } from '../../test/worker/stripe-shop.ts';
import { reconcileDuePayments } from '../checkout/service.ts';
import type { Bindings } from '../env.ts';
import { stripePackage } from '../payments/stripe/client.ts';
import { noticeDueReturns } from './due-notices.ts';

const RETURNS = '/api/owner/returns';
const ONE = [{ position: 0, quantity: 1 }];
const BOTH = [{ position: 0, quantity: 2 }];
const ADDRESS = 'Mugs Ltd.\n1 Kiln Lane\nTown';

let stripe: FakeStripe;
let owner: OwnerProgram;
let page = '';

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(() => openForReturns());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openForReturns(quantity = 2): Promise<void> {
  await openShops();
  const lawSettings = { returnAddress: ADDRESS, buyerPaysReturn: false };
  await setStoreSettings(SHOP.id, { ...SETTINGS, stripeCountry: 'US', selectedCurrency: 'USD', lawSettings });
  stripe = fakeStripe();
  owner = await OwnerProgram.of();
  await env.DB.prepare(`UPDATE variants SET qty_in_stock = MAX(qty_in_stock, ?1) WHERE sku = 'MUG'`)
    .bind(quantity)
    .run();
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity }, STRIPE_ACCOUNT);
  await payer.changeCheckout({ email: ANN });
  await payer.pay({ provider: 'stripe' });
  const ref = [...stripe.sessions.keys()].at(-1) ?? '';
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  const mail = (await outbox()).find(({ kind }) => kind === 'order-confirmation');
  page = /\/commerce\/order-status\?orderToken=\S+/.exec(mail?.text_body ?? '')?.[0] ?? '';
}

interface Sent {
  key?: string;
  bindings?: Partial<Bindings>;
}

function post(path: string, body: object = {}, { key = newKey(), bindings = STRIPE_ACCOUNT }: Sent = {}) {
  const call = { method: 'POST', body, headers: { 'Idempotency-Key': key }, env: bindings };
  return owner.fetch(`${RETURNS}${path}`, call);
}

async function opened(body: object = {}): Promise<Return> {
  const answer = await post('', { order: '1', lines: ONE, ...body });
  expect(answer.status).toBe(201);
  return Return.parse(await answer.json());
}

const list = async (query = '') => (await read(await owner.fetch(`${RETURNS}${query}`), Returns)).returns;
const order = async () => read(await owner.fetch('/api/owner/orders/1'), Order);
const stock = () => env.DB.prepare(`SELECT qty_in_stock AS n FROM variants WHERE sku = 'MUG'`).first<number>('n');
const mails = async (kind: string) => (await outbox()).filter((mail) => mail.kind === kind);

/** The buyer's withdrawal from an order, found by its number and address. */
async function declared(): Promise<{ id: string; receivedAt: number }> {
  const buyer = await new Buyer().arrive();
  const body = { name: 'Ann Lee', contract: 'Order #1', email: ANN };
  await buyer.fetch('/api/commerce/withdrawals', { method: 'POST', body, headers: { 'Idempotency-Key': newKey() } });
  const row = await env.DB.prepare('SELECT id, received_at AS receivedAt FROM declarations ORDER BY number DESC')
    .bind()
    .first<{ id: string; receivedAt: number }>();
  if (!row) throw new Error('Nothing was declared');
  return row;
}

async function shownDeclaration(): Promise<Declaration | undefined> {
  return (await read(await owner.fetch('/api/owner/withdrawals'), Declarations)).declarations[0];
}

/** The declarations whose money is overdue at a time. */
async function overdueAt(now: number): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const late = await OwnerProgram.of();
  const { declarations } = await read(await late.fetch('/api/owner/withdrawals?state=overdue'), Declarations);
  vi.useRealTimers();
  return declarations.map(({ id }) => id);
}

describe('a return', () => {
  test('is opened with what goes back, and the buyer gets to read what to send where', async () => {
    const made = await opened({ note: 'Too small' });
    expect(made).toMatchObject({
      orderNumber: 1,
      state: 'open',
      lines: ONE,
      dueAt: null,
      note: 'Too small',
      version: 1,
    });
    expect(made.total.value).toBe(made.goods.value);
    const [mail, ...others] = await mails('order-return');
    expect(others).toEqual([]);
    for (const body of [mail?.text_body, mail?.html_body]) {
      for (const fact of ['Mug', '1 Kiln Lane', 'pays for sending the goods back', `return=${made.id}`])
        expect(body).toContain(fact);
      expect(body).not.toContain('within 14 days');
    }
    expect(await count('audit_log', `action = 'order.returnOpened'`)).toBe(1);
  });

  test('is shown on the page of the order with its state, and has a slip to print', async () => {
    const { id } = await opened();
    const shown = async () => (await textsOn((await open(page)).page)).join(' ');
    expect(await shown()).toMatch(/Return of .*: We wait for the goods\s+1 × Mug\s+Print the return slip/);
    const token = new URL(page, 'https://x.test').searchParams.get('orderToken');
    const slip = await open(`/commerce/return-slip?orderToken=${token}&return=${id}`);
    const texts = (await textsOn(slip.page)).join(' ');
    for (const fact of ['#1', '1 Kiln Lane', '1 × Mug', 'MUG']) expect(texts).toContain(fact);
    expect(texts).not.toContain(ANN);
    for (const path of ['?orderToken=x&return=x', `?orderToken=${token}&return=x`])
      expect((await open(`/commerce/return-slip${path}`)).status).toBe(404);
    await post(`/${id}/receive`);
    expect(await shown()).toContain('The goods have arrived');
    expect(await shown()).not.toContain('Print the return slip');
  });

  test('whose goods have come is received, and its units go back into stock once', async () => {
    const { id } = await opened();
    for (const restock of [true, true]) expect((await post(`/${id}/receive`, { restock })).status).toBe(200);
    expect(await stock()).toBe(STOCK - 1);
    const other = await opened();
    await post(`/${other.id}/receive`, { restock: false });
    expect(await stock()).toBe(STOCK - 1);
    expect((await list()).map(({ state }) => state)).toEqual(['received', 'received']);
  });

  test('gives its money back by its units, also before the goods come', async () => {
    const { id, total } = await opened();
    const refunded = await read(await post(`/${id}/refund`), Return);
    expect(refunded).toMatchObject({ state: 'refunded', receivedAt: null, total, version: 2 });
    expect((await order()).items[0]?.refundedQuantity).toBe(1);
    expect(stripe.money.refunds.map(({ amount }) => amount)).toEqual([total.value]);
    expect((await mails('order-refunded'))[0]?.text_body).toContain('Mug');
    expect(await read(await post(`/${id}/receive`), Return)).toMatchObject({ state: 'refunded', version: 3 });
    expect(await stock()).toBe(STOCK - 1);
  });

  test('of all goods brings the delivery too, unless its owner says otherwise', async () => {
    const { id, delivery, total, goods } = await opened({ lines: BOTH });
    expect([delivery.value > 0, total.value]).toEqual([true, goods.value + delivery.value]);
    expect((await post(`/${id}/refund`)).status).toBe(200);
    expect(await order()).toMatchObject({ state: 'refunded', refundedDelivery: { value: delivery.value } });
    await openForReturns();
    expect((await opened({ lines: BOTH, refundsDelivery: false })).delivery.value).toBe(0);
  });

  test('takes units that nobody has sent back or is sending back', async () => {
    const { id } = await opened({ lines: BOTH });
    expect((await refusal(await post('', { order: '1', lines: ONE }))).code).toBe('ORDER_CONFLICT');
    expect(await read(await post(`/${id}/cancel`), Return)).toMatchObject({ state: 'cancelled' });
    expect((await post(`/${id}/cancel`)).status).toBe(200);
    for (const step of ['refund', 'receive'])
      expect((await refusal(await post(`/${id}/${step}`))).code).toBe('ORDER_CONFLICT');
    expect((await post('', { order: '1', lines: BOTH })).status).toBe(201);
    for (const lines of [[{ position: 7, quantity: 1 }], [{ position: 0, quantity: 3 }], [...ONE, ...ONE], []])
      expect((await post('', { order: '1', lines })).status).toBe(400);
    expect((await post('', { order: '99', lines: ONE })).status).toBe(404);
    expect((await post('/none/receive')).status).toBe(404);
  });

  test('is no longer cancelled once its money has gone back', async () => {
    const { id } = await opened();
    await post(`/${id}/refund`);
    expect((await refusal(await post(`/${id}/cancel`))).code).toBe('ORDER_CONFLICT');
  });

  test('is listed by state, by order and page by page', async () => {
    const [first, second] = [await opened(), await opened()];
    await post(`/${first.id}/cancel`);
    expect((await list('?state=open')).map(({ id }) => id)).toEqual([second.id]);
    expect((await list('?state=cancelled')).map(({ id }) => id)).toEqual([first.id]);
    expect(await list(`?order=${first.orderId}`)).toHaveLength(2);
    const { nextPageCursor, hasNextPage } = await read(await owner.fetch(`${RETURNS}?limit=1`), Returns);
    expect(hasNextPage).toBe(true);
    expect((await list(`?limit=1&cursor=${nextPageCursor}`)).map(({ id }) => id)).toEqual([first.id]);
  });

  test('reaches no order of another shop', async () => {
    const { id } = await opened();
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const call = { method: 'POST', body: {}, headers: { 'Idempotency-Key': newKey() }, env: STRIPE_ACCOUNT };
    for (const step of ['receive', 'refund', 'cancel'])
      expect((await other.fetch(`${RETURNS}/${id}/${step}`, call)).status).toBe(404);
    expect((await other.fetch(`${RETURNS}/${id}`)).status).toBe(404);
  });
});

describe('a return from a withdrawal', () => {
  test('is due 14 days after the withdrawal, which it accepts, and is listed before what is due later', async () => {
    const { id: declarationId, receivedAt } = await declared();
    await opened();
    const made = await opened({ declarationId });
    expect(made).toMatchObject({ declarationId, dueAt: receivedAt + 14 * DAY_MS });
    expect(await count('declarations', `state = 'accepted'`)).toBe(1);
    expect((await list('?due=true')).map(({ id }) => id)).toEqual([made.id]);
    expect((await mails('order-return'))[1]?.text_body).toContain('within 14 days of your withdrawal');
    await post(`/${made.id}/receive`);
    expect(await list('?due=true')).toHaveLength(1);
    await post(`/${made.id}/refund`);
    expect(await list('?due=true')).toEqual([]);
  });

  test('is what its declaration shows: its money is due until it is back, and a cancelled one opens it again', async () => {
    const { id: declarationId, receivedAt } = await declared();
    const dueAt = receivedAt + 14 * DAY_MS;
    await env.DB.prepare('UPDATE declarations SET order_id = NULL').run();
    const first = await opened({ declarationId });
    expect(await shownDeclaration()).toMatchObject({ state: 'accepted', returnId: first.id, refundDueAt: dueAt });
    await post(`/${first.id}/cancel`);
    expect(await shownDeclaration()).toMatchObject({ state: 'open', returnId: null, refundDueAt: null });
    const { id } = await opened({ declarationId });
    expect(await overdueAt(dueAt)).toEqual([]);
    expect(await overdueAt(dueAt + 1)).toEqual([declarationId]);
    await post(`/${id}/refund`);
    expect(await shownDeclaration()).toMatchObject({ state: 'accepted', returnId: id, refundDueAt: null });
    expect(await overdueAt(dueAt + 1)).toEqual([]);
  });

  test('stays settled where its owner had settled the declaration before the return was cancelled', async () => {
    const { id: declarationId } = await declared();
    const { id } = await opened({ declarationId });
    await env.DB.prepare(`UPDATE declarations SET state = 'settled'`).run();
    await post(`/${id}/cancel`);
    expect(await shownDeclaration()).toMatchObject({ state: 'settled', returnId: null });
  });

  test('is not waited for once the whole order was refunded otherwise', async () => {
    const { receivedAt } = await declared();
    const late = receivedAt + 15 * DAY_MS;
    expect(await overdueAt(late)).toHaveLength(1);
    const refund = { method: 'POST', body: {}, headers: { 'Idempotency-Key': newKey() }, env: STRIPE_ACCOUNT };
    expect((await owner.fetch('/api/owner/orders/1/refund', refund)).status).toBe(200);
    expect(await overdueAt(late)).toEqual([]);
    expect(await shownDeclaration()).toMatchObject({ state: 'open', refundDueAt: null });
  });

  test('leads to one return, and to none of another order', async () => {
    const { id: declarationId } = await declared();
    const { id } = await opened({ declarationId });
    const again = { order: '1', lines: ONE, declarationId };
    expect((await refusal(await post('', again))).code).toBe('ORDER_CONFLICT');
    await post(`/${id}/cancel`);
    expect((await post('', again)).status).toBe(201);
    expect((await refusal(await post('', { ...again, declarationId: 'none' }))).errors).toHaveProperty('declarationId');
    await env.DB.prepare(`UPDATE declarations SET order_id = 'another'`).run();
    expect((await post('', again)).status).toBe(400);
  });

  test('is no longer due where all that its order cost has gone back without it', async () => {
    const { id: declarationId } = await declared();
    await opened({ declarationId });
    expect(await list('?due=true')).toHaveLength(1);
    const headers = { 'Idempotency-Key': newKey() };
    const refunded = { method: 'POST', body: {}, headers, env: STRIPE_ACCOUNT };
    expect((await owner.fetch('/api/owner/orders/1/refund', refunded)).status).toBe(200);
    expect(await list('?due=true')).toEqual([]);
  });

  test('is one where two owners open it at the same moment, though the order has units for both', async () => {
    const { id: declarationId } = await declared();
    const answers = await Promise.all([1, 2].map(() => post('', { order: '1', lines: ONE, declarationId })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect([(await list()).length, (await mails('order-return')).length]).toEqual([1, 1]);
    expect(await count('declarations', `state = 'accepted'`)).toBe(1);
    expect(await count('audit_log', `action = 'order.returnOpened'`)).toBe(1);
  });

  test('several are listed by what is due first, page by page', async () => {
    const made = [await opened(), await opened()];
    for (const [index, { id }] of made.entries()) {
      await env.DB.prepare('UPDATE returns SET due_at = ?1 WHERE id = ?2')
        .bind(100 - index, id)
        .run();
    }
    const { returns, nextPageCursor } = await read(await owner.fetch(`${RETURNS}?due=true&limit=1`), Returns);
    expect(returns.map(({ id }) => id)).toEqual([made[1]?.id]);
    expect((await list(`?due=true&limit=1&cursor=${nextPageCursor}`)).map(({ id }) => id)).toEqual([made[0]?.id]);
  });
});

test('the people of the shop hear once of a return whose money is due in the next days', async () => {
  const { id: declarationId } = await declared();
  expect((await post('', { order: '1', lines: ONE, declarationId })).status).toBe(201);
  const notices = () =>
    count('owner_notices', "kind = 'payment' AND target = 'orders/1' AND details ->> 'what' = 'returnDue'");
  const now = Date.now();
  await noticeDueReturns(env.DB, now);
  expect(await notices()).toBe(0);
  for (const days of [12, 13]) await noticeDueReturns(env.DB, now + days * DAY_MS);
  expect(await notices()).toBe(1);
});

describe('the money of a return', () => {
  test('goes back once, whether the same key or another one repeats it', async () => {
    const { id } = await opened();
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => post(`/${id}/refund`, {}, { key })));
    expect((await post(`/${id}/refund`, {}, { key })).status).toBe(200);
    expect((await refusal(await post(`/${id}/refund`))).code).toBe('ORDER_CONFLICT');
    expect((await refusal(await owner.fetch(`${RETURNS}/${id}/refund`, { method: 'POST', body: {} }))).code).toBe(
      'IDEMPOTENCY_KEY_INVALID',
    );
    expect(stripe.money.refunds).toHaveLength(1);
    expect(await list('?state=refunded')).toHaveLength(1);
  });

  test('goes back once where two keys ask at the same moment', async () => {
    const { id } = await opened();
    const answers = await Promise.all([1, 2, 3].map(() => post(`/${id}/refund`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(stripe.money.refunds).toHaveLength(1);
  });

  test('units that are on their way back go back by their return alone, and others by the order', async () => {
    const { id } = await opened();
    const refund = (lines: object[]) =>
      owner.fetch('/api/owner/orders/1/refund', {
        method: 'POST',
        body: { lines, restock: false },
        headers: { 'Idempotency-Key': newKey() },
        env: STRIPE_ACCOUNT,
      });
    expect([(await refund(BOTH)).status, (await refund(ONE)).status, (await refund(ONE)).status]).toEqual([
      409, 200, 409,
    ]);
    expect((await post(`/${id}/refund`)).status).toBe(200);
    expect((await order()).items[0]?.refundedQuantity).toBe(2);
  });

  test('its refund, one of its units and the buyer’s withdrawal from them give back once at the same moment', async () => {
    const { id } = await opened({ lines: BOTH });
    const orderToken = new URL(page, 'https://x.test').searchParams.get('orderToken');
    const buyer = await new Buyer().arrive();
    const refundOfUnits = () =>
      owner.fetch('/api/owner/orders/1/refund', {
        method: 'POST',
        body: { lines: BOTH, restock: true },
        headers: { 'Idempotency-Key': newKey() },
        env: STRIPE_ACCOUNT,
      });
    const [withdrawn, another, received, ...refunds] = await Promise.all([
      buyer.fetch('/api/commerce/withdrawals', {
        method: 'POST',
        body: { name: 'Ann Lee', contract: '1', email: ANN, orderToken, lines: BOTH },
      }),
      post('', { order: '1', lines: ONE }),
      post(`/${id}/receive`),
      post(`/${id}/refund`),
      refundOfUnits(),
      refundOfUnits(),
    ]);
    expect([withdrawn.status, another.status, received.status]).toEqual([200, 409, 200]);
    expect(refunds.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await count('declarations', 'lines IS NOT NULL')).toBe(1);
    expect(stripe.money.refunds).toHaveLength(1);
    const { items, refundedTotal } = await order();
    expect([items[0]?.refundedQuantity, await stock()]).toEqual([2, STOCK]);
    expect(refundedTotal.value).toBe(stripe.money.refunds[0]?.amount);
    expect(await mails('order-refunded')).toHaveLength(1);
  });

  test('and a cancellation at the same moment exclude each other', async () => {
    const { id } = await opened();
    const [refunded, cancelled] = await Promise.all([post(`/${id}/refund`), post(`/${id}/cancel`)]);
    expect([refunded.status, cancelled.status].toSorted()).toEqual([200, 409]);
    expect(stripe.money.refunds).toHaveLength(refunded.status === 200 ? 1 : 0);
  });

  test('goes back once after a server that was stopped anywhere in the middle', async () => {
    // Each stop has a return of its own in one order, because a shop and an order for each take long.
    await openForReturns(40);
    let didEnd = false;
    for (let trips = 0; !didEnd; trips++) {
      const { id, total } = await opened();
      const key = newKey();
      const bindings = { ...STRIPE_ACCOUNT, DB: stoppingDatabase(trips) };
      didEnd = (await post(`/${id}/refund`, {}, { key, bindings })).status === 200;
      expect(await read(await post(`/${id}/refund`, {}, { key }), Return), `${trips}`).toMatchObject({
        state: 'refunded',
        total,
      });
      const done = trips + 1;
      expect(stripe.money.refunds).toHaveLength(done);
      expect([(await mails('order-refunded')).length, await count('order_refunds', `state = 'open'`)]).toEqual([
        done,
        0,
      ]);
    }
  });

  test('that nobody repeats is given back by the job, and the return follows', async () => {
    const { id } = await opened();
    stripe.failures.push('network', 'network', 'network');
    expect((await post(`/${id}/refund`)).status).toBe(503);
    expect((await refusal(await post(`/${id}/cancel`))).code).toBe('ORDER_CONFLICT');
    await reconcileDuePayments(STRIPE_ACCOUNT, Date.now() + DAY_MS);
    expect(await list('?state=refunded')).toHaveLength(1);
    expect(stripe.money.refunds).toHaveLength(1);
  });

  test('that fails later makes the return wait for its money again', async () => {
    const { id } = await declared();
    const made = await opened({ declarationId: id });
    expect((await post(`/${made.id}/refund`)).status).toBe(200);
    expect(await list('?due=true')).toHaveLength(0);
    const [refund] = stripe.money.refunds;
    if (refund) refund.status = 'failed';
    const ref = [...stripe.sessions.keys()].at(-1) ?? '';
    await sendEvent('refund.failed', { id: refund?.id, payment_intent: stripe.intentOf(ref) });
    expect(await list('?due=true')).toMatchObject([{ id: made.id, state: 'open', refundedAt: null }]);
    expect(await read(await post(`/${made.id}/refund`), Return)).toMatchObject({ state: 'refunded' });
    expect((await order()).items[0]?.refundedQuantity).toBe(1);
  });

  test('that a refund of the units is about to give back leaves no units for a return', async () => {
    stripe.failures.push('network', 'network', 'network');
    const headers = { 'Idempotency-Key': newKey() };
    const refund = { method: 'POST', body: { lines: BOTH }, headers, env: STRIPE_ACCOUNT };
    expect((await owner.fetch('/api/owner/orders/1/refund', refund)).status).toBe(503);
    expect((await refusal(await post('', { order: '1', lines: ONE }))).code).toBe('ORDER_CONFLICT');
    expect(await mails('order-return')).toEqual([]);
  });

  test('that the provider refuses leaves the return open', async () => {
    const { id } = await opened();
    const ref = [...stripe.sessions.keys()].at(-1) ?? '';
    stripe.disputeAt(ref);
    expect((await refusal(await post(`/${id}/refund`))).code).toBe('PAYMENT_DISPUTED');
    expect(await list('?state=open')).toHaveLength(1);
  });
});

test('a repeat of an opening opens no second return', async () => {
  const key = newKey();
  const made = await Promise.all([1, 2].map(() => post('', { order: '1', lines: ONE }, { key })));
  const ids = await Promise.all(made.map(async (answer) => Return.parse(await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect([(await list()).length, (await mails('order-return')).length]).toEqual([1, 1]);
});

test('each change of a return is told to webhooks', async () => {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO webhooks (site_id, id, url, topics, sealed_secret, created_at, updated_at)
       VALUES (?1, 'w', 'https://hooks.example/in', '["return.changed"]', '', 0, 0)`,
    ).bind(SHOP.id),
    env.DB.prepare(`INSERT INTO webhook_topics (site_id, topic, webhook_id) VALUES (?1, 'return.changed', 'w')`).bind(
      SHOP.id,
    ),
  ]);
  const { id, orderId } = await opened();
  await post(`/${id}/receive`);
  await post(`/${id}/refund`);
  const { results } = await env.DB.prepare('SELECT data FROM webhook_deliveries ORDER BY created_at, id').all<{
    data: string;
  }>();
  expect(results.map(({ data }) => JSON.parse(data))).toEqual([
    { returnId: id, orderId, state: 'open' },
    { returnId: id, orderId, state: 'received' },
    { returnId: id, orderId, state: 'refunded' },
  ]);
});

/** The orders of the shop's file. */
async function orderRecords(): Promise<ShopRecord[]> {
  const records: ShopRecord[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = `orders=true&customers=true${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const page: ExportPage = await read(await owner.fetch(`/api/owner/exports/records?${query}`), ExportPage);
    records.push(...page.records.filter(({ type }) => type === 'order'));
    cursor = page.nextPageCursor;
  }
  return records;
}

test('a return, and what went back of an order, move with the file of the shop', async () => {
  const { id } = await opened({ note: 'Too small' });
  await post(`/${id}/receive`);
  await post(`/${id}/refund`);
  const before = await orderRecords();
  const [shown, listed] = [await order(), await list()];
  await env.DB.prepare('DELETE FROM orders').run();
  await imported(owner, before);
  expect(await orderRecords()).toEqual(before);
  const units = ({ items }: Order) => items.map(({ refundedQuantity }) => refundedQuantity);
  expect([units(await order()), (await order()).refundedTotal]).toEqual([units(shown), shown.refundedTotal]);
  expect(await list()).toEqual(listed.map((each) => ({ ...each, version: 1 })));
});

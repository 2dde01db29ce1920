import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { deliver, outbox, Provider, withMail } from '../../test/worker/post-office.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { turnClock } from '../../test/worker/subscriptions.ts';
import { orderEventStatements } from '../orders/service.ts';
import { stuckMails } from './waiting.ts';

const DAY = '2199-03-01';
const AFTER = Date.parse('2199-03-02T12:00:00Z');

let owner: OwnerProgram;
let provider: Provider;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await boughtGiftCard({ deliveryDate: DAY });
  owner = await OwnerProgram.of();
  provider = new Provider();
});
afterEach(() => void vi.restoreAllMocks());

const post = (path: string, headers = {}) => owner.fetch(`/api/owner/${path}`, { method: 'POST', body: {}, headers });
const refund = async () =>
  expect((await post('orders/1/refund', { 'Idempotency-Key': newKey() })).status).toBeLessThan(300);
async function failRefund(): Promise<void> {
  const event = await env.DB.prepare(
    `SELECT order_id AS orderId, ref FROM order_events WHERE kind IN ('refunded', 'partlyRefunded')`,
  ).first<{ orderId: string; ref: string }>();
  if (!event) throw new Error('There is no refund');
  const failed = { ...event, siteId: SHOP.id, kind: 'refundFailed', details: { amountCents: 2500 } } as const;
  await env.DB.batch(orderEventStatements(env.DB, { ...failed, now: Date.now() }));
}
const cardMails = async () => (await outbox()).filter(({ kind }) => kind === 'gift-card');

async function deliverCards() {
  const tasks = (await cardMails()).map(({ id }) => ({ siteId: SHOP.id, mailId: id }));
  turnClock(AFTER);
  return deliver(withMail(provider), tasks);
}

/** The recipients of the mails that the cron would queue after the day. */
async function queuedAgain(): Promise<string[]> {
  const due = (await stuckMails(env.DB, AFTER, 100)).map(({ mailId }) => mailId);
  return (await cardMails()).filter(({ id }) => due.includes(id)).map(({ recipient }) => recipient);
}

test('the mail of a gift card whose order was refunded is not sent on its day', async () => {
  await refund();
  expect(await deliverCards()).toEqual(['acked']);
  expect(provider.sent).toEqual([]);
  expect(await cardMails()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  expect(await queuedAgain()).toEqual([]);
});

test('it is sent where the refund has failed', async () => {
  await refund();
  await deliverCards();
  await failRefund();
  expect(await queuedAgain()).toEqual(['cid@mail.test']);
  await deliverCards();
  expect(provider.sent.map(({ to }) => to)).toEqual(['cid@mail.test']);
});

test('a card that was mailed again and is refunded before the queue sends it is not sent either', async () => {
  const id = await env.DB.prepare('SELECT id FROM gift_cards').first('id');
  expect((await post(`gift-cards/${id}/send`)).status).toBe(202);
  await refund();
  expect(await deliverCards()).toEqual(['acked', 'acked']);
  expect(provider.sent).toEqual([]);
});

test('an owner cannot send it from the list of mails', async () => {
  await refund();
  const [mail] = await cardMails();
  expect((await post(`mails/${mail?.id}/send`)).status).toBe(404);
  await failRefund();
  expect((await post(`mails/${mail?.id}/send`)).status).toBe(202);
});

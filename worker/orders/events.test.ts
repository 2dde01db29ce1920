import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ANN, NEW_YORK, OREGON, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { refusalOf } from '../db/guards.ts';
import { type NewOrderEvent, orderEventStatements } from './events.ts';

const { mug, ebook } = PRODUCTS;
const NOW = Date.UTC(2026, 10, 2);

let orderId: string;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

async function buyMugs(): Promise<void> {
  const payer = await Payer.with(mug.id, { quantity: 2 });
  await payer.changeCheckout({ address: NEW_YORK });
  await payer.pay();
  orderId = (await row()).id;
}

interface Row {
  id: string;
  state: string;
  refunded_cents: number;
  review_due_at: number | null;
}

async function row(): Promise<Row> {
  const found = await env.DB.prepare('SELECT * FROM orders').first<Row>();
  if (!found) throw new Error('There is no order');
  return found;
}

/** Reports an event, and returns its refusal's code or the order's state. */
async function report(kind: NewOrderEvent['kind'], rest: Partial<NewOrderEvent> = {}): Promise<string> {
  try {
    await env.DB.batch(orderEventStatements(env.DB, { siteId: SHOP.id, orderId, kind, now: NOW, ...rest }));
  } catch (error) {
    return (refusalOf(error) as { code: string }).code;
  }
  return (await row()).state;
}

describe('the states of an order', () => {
  beforeEach(buyMugs);

  test('an order is packed, sent and ended, each once', async () => {
    expect(await report('packed')).toBe('packed');
    expect(await report('packed', { now: NOW + 1 })).toBe('packed');
    expect(await report('sent', { now: NOW + 1, details: { carrier: 'Post' } })).toBe('sent');
    expect(await report('packed')).toBe('sent');
    expect(await report('ended', { now: NOW + 2 })).toBe('ended');
    expect(await env.DB.prepare('SELECT kind, happened_at FROM order_events ORDER BY id').all()).toMatchObject({
      results: ['packed', 'sent', 'ended'].map((kind, index) => ({ kind, happened_at: NOW + index })),
    });
  });

  test('an order goes no step back, and none after its refund', async () => {
    expect(await report('sent', { ref: 'first' })).toBe('sent');
    expect(await report('packed')).toBe('ORDER_CONFLICT');
    expect(await report('sent', { ref: 'second' })).toBe('sent');
    expect(await report('refunded', { details: { amountCents: 4899 } })).toBe('refunded');
    for (const kind of ['packed', 'ended'] as const) expect(await report(kind)).toBe('ORDER_CONFLICT');
    expect(await report('sent', { ref: 'third' })).toBe('ORDER_CONFLICT');
    expect(await report('sent', { ref: 'second' })).toBe('refunded');
  });

  test('an order of another shop is not found', async () => {
    expect(await report('packed', { siteId: OTHER.id })).toBe('ORDER_NOT_FOUND');
    expect(await report('packed', { orderId: 'nothing' })).toBe('ORDER_NOT_FOUND');
    expect((await row()).state).toBe('paid');
  });

  test('refunds add up, each once, until nothing is left', async () => {
    await report('sent');
    const refund = (ref: string, amountCents: number) => report('partlyRefunded', { ref, details: { amountCents } });
    expect(await refund('a', 1000)).toBe('sent');
    expect(await refund('a', 1000)).toBe('sent');
    expect((await row()).refunded_cents).toBe(1000);
    expect(await refund('b', 3898)).toBe('sent');
    expect(await refund('c', 1)).toBe('refunded');
    expect((await row()).refunded_cents).toBe(4899);
    expect(await refund('d', 5)).toBe('refunded');
    expect((await row()).refunded_cents).toBe(4899);
  });

  test('a refund that fails later brings the state and the amount back', async () => {
    await report('sent');
    await report('refunded', { ref: 're_1', details: { amountCents: 4899 } });
    expect(await report('refundFailed', { ref: 're_1', details: { amountCents: 4899 } })).toBe('sent');
    expect((await row()).refunded_cents).toBe(0);
    expect(await report('refunded', { ref: 're_2', details: { amountCents: 4899 } })).toBe('refunded');
  });

  test('a dispute changes no state', async () => {
    await report('packed');
    for (const kind of ['disputed', 'disputeLost'] as const) expect(await report(kind, { ref: 'dp_1' })).toBe('packed');
  });

  test.each([
    [{ reviewRequestDays: 3 }, 3],
    [{ reviewRequestDays: 0 }, 0],
    [{ reviewRequestDays: -1 }, 0],
    [{ reviewRequestDays: 'soon' }, 10],
  ])('with %j, reviews are due %s days after the delivery', async (settings, days) => {
    await setStoreSettings(SHOP.id, settings);
    await report('sent');
    expect((await row()).review_due_at).toBe(NOW + days * DAY_MS);
  });

  test('the first delivery says when reviews are due, and a later step leaves it', async () => {
    expect((await row()).review_due_at).toBeNull();
    await report('packed');
    expect((await row()).review_due_at).toBeNull();
    await report('sent');
    expect((await row()).review_due_at).toBe(NOW + 10 * DAY_MS);
    await env.DB.prepare('UPDATE orders SET review_due_at = NULL').run();
    await report('sent');
    await report('sent', { ref: 'second', now: NOW + 1 });
    await report('ended', { now: NOW + DAY_MS });
    expect((await row()).review_due_at).toBeNull();
  });
});

describe('an order with nothing to send', () => {
  test('ends at once as a gift card, and asks for no review', async () => {
    await boughtGiftCard();
    expect(await row()).toMatchObject({ state: 'ended', review_due_at: null });
  });

  test('waits for its owner while a digital product has no file', async () => {
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(ebook.id);
    await payer.changeCheckout({ email: ANN, address: OREGON });
    await payer.pay();
    expect((await row()).state).toBe('paid');
  });
});

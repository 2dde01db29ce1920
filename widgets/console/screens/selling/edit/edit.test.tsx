import { beforeEach, expect, test } from 'vitest';
import type { OrderEvent } from '#runtime/contracts/order.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';
import { order, usd } from '../../../../../test/fixtures/console/sales.ts';

prepareConsole();

const totals = (difference: number, changes: object = {}) => ({
  lines: [],
  added: usd(0),
  tax: usd(0),
  removed: usd(3400),
  deliveryBack: usd(0),
  toGiftCard: usd(0),
  difference: usd(difference),
  problems: [],
  ...changes,
});

beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
  for (const [path, name] of [
    ['mails', 'mails'],
    ['returns', 'returns'],
    ['withdrawals', 'declarations'],
  ] as const)
    answers.set(`GET /api/owner/${path}`, () => listOf(name));
  answers.set('POST /api/owner/orders/7/edit-totals', () => json(totals(-3400)));
});

test('what goes back is shown before the order changes, and is sent along', async () => {
  answers.set('POST /api/owner/orders/7/edit', () => json({ order: order(), draftId: null }));
  await openConsole('orders/7');
  await see('Edit the order');
  await press('Edit the order');
  await see('Choose what to remove or to add.');
  expect(button('Change the order')?.getAttribute('aria-disabled')).toBe('true');
  await enter('Moon Cup of 2', '1');
  await see('$34.00 to refund');
  await press('Change the order');
  await until(() => expect(location.pathname).toMatch(/orders\/7$/));
  const [sent] = callsOf('POST /api/owner/orders/7/edit');
  expect(sent?.body).toMatchObject({ remove: [{ position: 0, quantity: 1 }], differenceCents: -3400, restock: true });
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
});

test('an edit that costs more leads to its payment link, and a refusal keeps what was entered', async () => {
  answers.set('POST /api/owner/orders/7/edit-totals', () => json(totals(500)));
  answers.set('POST /api/owner/orders/7/edit', () => refusal('ORDER_CONFLICT', 409, 'Another edit waits.'));
  await openConsole('orders/7/edit');
  await see('Choose what to remove or to add.');
  await enter('Moon Cup of 2', '1');
  await see('$5.00 to pay');
  await press('Send the payment link');
  await see('Another edit waits.');
  answers.set('POST /api/owner/orders/7/edit', () => json({ order: order(), draftId: 'e1' }));
  await press('Send the payment link');
  await until(() => expect(location.pathname).toMatch(/draft-orders\/e1$/));
});

test('an edit that was discarded can be taken back', async () => {
  await openConsole('orders/7/edit');
  await see('Choose what to remove or to add.');
  await enter('Moon Cup of 2', '1');
  await press('Discard');
  expect(field('Moon Cup of 2')?.value).toBe('0');
  await press('Undo');
  await until(() => expect(field('Moon Cup of 2')?.value).toBe('1'));
});

const EDITED: OrderEvent = {
  ...{ kind: 'edited', happenedAt: 1e12, carrier: '', carrierId: '', trackingNumber: '', trackingUrl: '' },
  ...{ amount: null, toGiftCard: null, lines: null, parcel: null, step: null, note: '−1 × Moon Cup' },
};

test('an order that somebody else has changed says what happened, and keeps what was entered', async () => {
  const versioned = (version: number, changes: object = {}) =>
    new Response(JSON.stringify(order(changes)), {
      headers: { 'Content-Type': 'application/json', ETag: `"${version}"` },
    });
  answers.set('GET /api/owner/orders/7', () => versioned(0));
  answers.set('POST /api/owner/orders/7/edit', () => refusal('VERSION_STALE', 412, 'It has changed.'));
  await openConsole('orders/7/edit');
  await see('Choose what to remove or to add.');
  await enter('Moon Cup of 2', '1');
  await see('$34.00 to refund');
  answers.set('GET /api/owner/orders/7', () => versioned(1, { events: [EDITED] }));
  await press('Change the order');
  await see('The order has changed since you began this edit.');
  expect(text()).toContain('−1 × Moon Cup');
  expect(field('Moon Cup of 2')?.value).toBe('1');
  expect(button('Change the order')?.getAttribute('aria-disabled')).toBe('true');
  await press('Continue with the order as it is now');
  await until(() => expect(button('Change the order')?.getAttribute('aria-disabled')).toBe('false'));
  answers.set('POST /api/owner/orders/7/edit', () => json({ order: order(), draftId: null }));
  await press('Change the order');
  await until(() => expect(location.pathname).toMatch(/orders\/7$/));
  expect(callsOf('POST /api/owner/orders/7/edit').map(({ headers }) => headers.get('If-Match'))).toEqual([
    '"0"',
    '"1"',
  ]);
});

test('the price of the delivery can fall alone, and rises only with goods', async () => {
  answers.set('GET /api/owner/orders/7', () => json(order({ shippingTotal: usd(800), refundedDelivery: usd(300) })));
  await openConsole('orders/7/edit');
  await see('Choose what to remove or to add.');
  expect(field('Delivery price (USD)')?.value).toBe('5');
  await enter('Delivery price (USD)', '6');
  await see('The price can rise only together with goods');
  await enter('Delivery price (USD)', '2');
  await until(() =>
    expect(callsOf('POST /api/owner/orders/7/edit-totals').at(-1)?.body).toMatchObject({ deliveryCents: -300 }),
  );
});

test('an order on its way cannot be edited', async () => {
  answers.set('GET /api/owner/orders/7', () => json(order({ state: 'sent' })));
  await openConsole('orders/7/edit');
  await see('This order can no longer be edited');
  expect(text()).not.toContain('Change the order');
});

test('an order whose edit waits says what is to pay, and leads to the link', async () => {
  const edit = {
    id: 'e1',
    state: 'open',
    email: 'june@example.com',
    name: '',
    firstTitle: 'Moon Cup',
    otherLines: 0,
    total: usd(500),
    expiresAt: 2e12,
    orderId: null,
    updatedAt: 1e12,
  };
  answers.set('GET /api/owner/draft-orders', () => listOf('drafts', edit));
  await openConsole('orders/7');
  await see('$5.00 to pay');
  expect(callsOf('GET /api/owner/draft-orders')[0]?.url).toContain('order=o1');
});

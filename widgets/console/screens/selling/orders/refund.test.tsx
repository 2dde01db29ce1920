import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  closeConsole,
  enter,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';
import { order, usd } from '../../../../../test/fixtures/console/sales.ts';
import { queries } from '../../../app/query.ts';

const REFUND = 'POST /api/owner/orders/7/refund';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
  answers.set('GET /api/owner/mails', () => listOf('mails'));
  answers.set('GET /api/owner/returns', () => listOf('returns'));
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations'));
});

async function openRefund(): Promise<void> {
  await openConsole('orders/7');
  await press('Refund…');
}

test('a refund is limited to what was charged', async () => {
  await openRefund();
  expect(text()).toContain('You can refund up to $63.95');
  await enter('Amount to refund', 'part');
  await enter('Amount in USD', '64');
  await press('Refund');
  expect(text()).toContain('Enter an amount above 0, and at most $63.95.');
  expect(callsOf(REFUND)).toEqual([]);
});

test('one whose answer was lost is repeated as the same one, even after the page was opened anew', async () => {
  answers.set(REFUND, () => Promise.reject(new TypeError('offline')));
  await openRefund();
  await enter('Amount to refund', 'part');
  await enter('Amount in USD', '10');
  await press('Refund');
  await see('The last attempt ended without a clear answer.');
  await closeConsole();
  queries.clear();
  answers.set(REFUND, () =>
    json({ state: 'paid', refundedCents: 1000, refund: { cents: 1000, toGiftCardCents: 0, isRepeat: true } }),
  );
  await openRefund();
  await press('Try the same refund again');
  await until(() => expect(notices()).toEqual(['$10.00 of order 7 was refunded.']));
  const [first, second] = callsOf(REFUND);
  expect(second?.body).toEqual({ amountCents: 1000, restock: false });
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

test('one that is refused stays open with the reason, and the next one is another', async () => {
  answers.set(REFUND, () => refusal('REFUND_REFUSED', 409, 'Stripe refuses it.'));
  await openRefund();
  await press('Refund');
  await see('Stripe refuses it.');
  await press('Refund');
  await until(() => expect(callsOf(REFUND)).toHaveLength(2));
  const keys = callsOf(REFUND).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(2);
});

test('units bring what the shop will give back, with the delivery once all goods go', async () => {
  answers.set(REFUND, () =>
    json({ state: 'paid', refundedCents: 2940, refund: { cents: 2940, toGiftCardCents: 460, isRepeat: false } }),
  );
  await openRefund();
  await enter('Amount to refund', 'units');
  expect(text()).toContain('Enter the number of units to refund for at least one line.');
  await press('Refund');
  expect(text()).toContain('Each number is between 0 and what is left');
  expect(callsOf(REFUND)).toEqual([]);
  await enter('Moon Cup of 2', '2');
  expect(text()).toContain(
    '$73.95 is refunded. $5.95 of this is for the delivery. $10.00 of this goes to the gift card.',
  );
  await enter('Moon Cup of 2', '1');
  expect(text()).toContain('$34.00 is refunded. $4.60 of this goes to the gift card.');
  await press('Refund');
  await until(() => expect(notices()).toEqual(['$34.00 of order 7 was refunded.']));
  expect(callsOf(REFUND)[0]?.body).toEqual({
    lines: [{ position: 0, quantity: 1 }],
    refundsDelivery: true,
    restock: false,
  });
});

test('units whose answer was lost are repeated as the same ones', async () => {
  answers.set(REFUND, () => Promise.reject(new TypeError('offline')));
  await openRefund();
  await enter('Amount to refund', 'units');
  await enter('Moon Cup of 2', '1');
  await press('Refund');
  await see('The last attempt ended without a clear answer.');
  await press('Try the same refund again');
  await until(() => expect(callsOf(REFUND)).toHaveLength(2));
  const [first, second] = callsOf(REFUND);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
});

test('units that went back are named, and only the others can go back', async () => {
  const [item] = order().items;
  const money = { giftCardRefunded: usd(460), refundedTotal: usd(2940) };
  answers.set('GET /api/owner/orders/7', () => json(order({ ...money, items: [{ ...item, refundedQuantity: 1 }] })));
  await openRefund();
  expect(text()).toContain('1 refunded');
  expect(text()).toContain('Refunded to the gift card−$4.60');
  await enter('Amount to refund', 'units');
  await enter('Moon Cup of 1', '1');
  expect(text()).toContain(
    '$39.95 is refunded. $5.95 of this is for the delivery. $5.40 of this goes to the gift card.',
  );
});

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
import { order } from '../../../../../test/fixtures/console/sales.ts';
import { queries } from '../../../app/query.ts';

const REFUND = 'POST /api/owner/orders/7/refund';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
  answers.set('GET /api/owner/mails', () => listOf('mails'));
});

async function openRefund(): Promise<void> {
  await openConsole('orders/7');
  await press('Refund…');
}

test('a refund is limited to what was charged', async () => {
  await openRefund();
  expect(text()).toContain('$63.95 can go back');
  await enter('How much', 'part');
  await enter('Amount in USD', '64');
  await press('Refund');
  expect(text()).toContain('Enter an amount above 0, and at most $63.95.');
  expect(callsOf(REFUND)).toEqual([]);
});

test('one whose answer was lost is repeated as the same one, even after the page was opened anew', async () => {
  answers.set(REFUND, () => Promise.reject(new TypeError('offline')));
  await openRefund();
  await enter('How much', 'part');
  await enter('Amount in USD', '10');
  await press('Refund');
  await see('The last try has ended without a clear answer.');
  await closeConsole();
  queries.clear();
  answers.set(REFUND, () => json({ state: 'paid', refundedCents: 1000, refund: { cents: 1000, isRepeat: true } }));
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

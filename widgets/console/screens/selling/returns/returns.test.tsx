import { beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
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
import { order, returned } from '../../../../../test/fixtures/console/sales.ts';

const REFUND = 'POST /api/owner/returns/r1/refund';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
  answers.set('GET /api/owner/orders/o1', () => json(order()));
  answers.set('GET /api/owner/mails', () => listOf('mails'));
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations'));
  answers.set('GET /api/owner/returns', () => listOf('returns', returned()));
  answers.set('GET /api/owner/returns/r1', () => json(returned()));
});

test('returns are listed by state, and those that are due say since when they are late', async () => {
  await openConsole('returns?due=true');
  await see('Order #7');
  expect(callsOf('GET /api/owner/returns')[0]?.url).toContain('due=true');
  expect(text()).toContain('Overdue');
  await enter('State', 'received');
  expect(new URLSearchParams(location.search).get('due')).toBeNull();
  await until(() => expect(callsOf('GET /api/owner/returns').at(-1)?.url).toContain('state=received'));
});

test('a return without an order leads to the orders', async () => {
  await openConsole('returns/new');
  await see('Open a return from the page of its order.');
  expect(document.querySelector('main .c-empty a')?.getAttribute('href')).toBe('/config/orders');
});

test('a return from a withdrawal says what was declared, and is opened with its units', async () => {
  answers.set('POST /api/owner/returns', () => json(returned(), 201));
  await openConsole('returns/new?order=7&declaration=d1');
  await see('The return follows from a withdrawal');
  await press('Open the return');
  expect(text()).toContain('Each number is between 0 and what is left');
  await enter('Moon Cup of 2', '1');
  expect(text()).toContain('$34.00 is refunded.');
  await press('Open the return');
  await until(() => expect(location.pathname).toContain('/returns/r1'));
  expect(callsOf('POST /api/owner/returns').map(({ body }) => body)).toEqual([
    { order: 'o1', lines: [{ position: 0, quantity: 1 }], refundsDelivery: true, note: '', declarationId: 'd1' },
  ]);
  expect(notices()).toEqual(['The return is open, and the buyer gets a mail.']);
});

test.each([
  ['the whole order', { lines: null, part: '' }, '2'],
  ['some units', { lines: [{ position: 0, quantity: 1 }], part: '' }, '1'],
  ['a part in words', { lines: null, part: 'the lid' }, '0'],
])('the units of a withdrawal from %s are entered already', async (_, declared, count) => {
  answers.set('GET /api/owner/withdrawals/d1', () => json({ id: 'd1', ...declared }));
  await openConsole('returns/new?order=7&declaration=d1');
  await until(() => expect(field('Moon Cup of 2')?.value).toBe(count));
});

test('a declaration that matched no order asks for the number of the one that its owner has found', async () => {
  await openConsole('returns/new?declaration=d1');
  await enter('Number of the order', 'moon');
  await press('Continue');
  await see('Enter a number, such as 12.');
  await enter('Number of the order', '#7');
  await press('Continue');
  await see('The return follows from a withdrawal');
  expect(new URLSearchParams(location.search).get('order')).toBe('7');
});

test('the page of an order lists its returns, and leads to a new one', async () => {
  await openConsole('orders/7');
  await see('Waiting for goods');
  expect(callsOf('GET /api/owner/returns')[0]?.url).toContain('order=o1');
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Open a return');
  expect(link?.getAttribute('href')).toContain('returns/new?order=7');
});

test('a return shows when its money is due, also while its goods are awaited', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1e12);
  await openConsole('returns/r1');
  await see('1 × Moon Cup');
  expect(text()).toContain('Money due');
  expect(text()).toContain('You may wait for them, or for proof that they were sent');
  expect(text()).not.toContain('Overdue');
});

test('goods that have come go back into stock or not', async () => {
  answers.set('POST /api/owner/returns/r1/receive', () => json(returned({ state: 'received', receivedAt: 1e12 })));
  await openConsole('returns/r1');
  await press('Received, not into stock');
  await press('Received, back into stock');
  await until(() =>
    expect(callsOf('POST /api/owner/returns/r1/receive').map(({ body }) => body)).toEqual([
      { restock: false },
      { restock: true },
    ]),
  );
});

test('a refund without a clear answer is repeated as the same one, and one that was refused is asked for anew', async () => {
  answers.set(REFUND, () => refusal('INTERNAL', 500));
  await openConsole('returns/r1');
  await press('Refund…');
  await press('Refund');
  await until(() => expect(callsOf(REFUND)).toHaveLength(1));
  answers.set(REFUND, () => refusal('REFUND_REFUSED', 409, 'Stripe refuses it.'));
  await press('Refund');
  await see('Stripe refuses it.');
  answers.set(REFUND, () => json(returned({ state: 'refunded' })));
  await press('Refund');
  await until(() => expect(notices()).toEqual(['The return is refunded, and the buyer gets a mail.']));
  const keys = callsOf(REFUND).map(({ headers }) => headers.get('Idempotency-Key'));
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('a return is cancelled after a question', async () => {
  answers.set('POST /api/owner/returns/r1/cancel', () => json(returned({ state: 'cancelled' })));
  await openConsole('returns/r1');
  await press('Cancel the return…');
  await press('Cancel the return');
  await until(() => expect(callsOf('POST /api/owner/returns/r1/cancel')).toHaveLength(1));
});

test('a role that may only read sees a return without its buttons', async () => {
  await openConsole('returns/r1', 'reporting');
  await see('1 × Moon Cup');
  expect(button('Refund…')).toBeUndefined();
  expect(button('Received, back into stock')).toBeUndefined();
});

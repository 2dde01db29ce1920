import { beforeEach, expect, test } from 'vitest';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  find,
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

const aDeclaration = (changes: Partial<Declaration> = {}): Declaration => ({
  id: 'd1',
  number: 'W-12',
  kind: 'withdrawal',
  state: 'open',
  receivedAt: Date.parse('2026-11-20T10:00:00Z'),
  name: 'June Archer',
  email: 'june@example.com',
  contract: 'Order 7',
  part: '',
  lines: null,
  language: 'de',
  origin: 'https://blog.example',
  order: { id: 'o1', number: 7 },
  subscriptionId: null,
  period: {
    basis: 'delivered',
    startsAt: Date.parse('2026-11-10T12:00:00Z'),
    endsAt: Date.parse('2026-11-24T12:00:00Z'),
    isLate: false,
  },
  exceptedLines: [],
  refundDueAt: Date.now() + DAY_MS,
  returnId: null,
  isReceiptMailed: true,
  cancellation: null,
  note: '',
  head: 'abc123',
  ...changes,
});

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders/7', () => json(order()));
});
const answer = (changes: Partial<Declaration> = {}) =>
  answers.set('GET /api/owner/withdrawals/d1', () => json(aDeclaration(changes)));

test('declarations are listed by what the address asks for, and marked where they are late or match no order', async () => {
  const late = aDeclaration({ period: { basis: 'sent', startsAt: 1, endsAt: 2, isLate: true } });
  const unknown = aDeclaration({ id: 'd2', number: 'W-13', order: null, period: null, contract: 'My red lamp' });
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations', late, unknown));
  await openConsole('withdrawals?state=late&search=june');
  await see('W-12');
  expect(callsOf('GET /api/owner/withdrawals')[0]?.url).toContain('state=late&search=june');
  expect(text()).toContain('After the period by our count');
  expect(text()).toContain('My red lamp');
  expect(text()).toContain('No order found');
  await enter('Show', 'unmatched');
  expect(new URLSearchParams(location.search).get('state')).toBe('unmatched');
});

test('the list says that nobody has declared anything, and that nothing matches', async () => {
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations'));
  await openConsole('withdrawals');
  await see('Nobody has withdrawn');
  await enter('Show', 'settled');
  await see('No declaration matches.');
});

test('a declaration shows the words of the buyer, the period with its basis, the money’s day and the log’s head', async () => {
  answer({ part: 'only the lid' });
  await openConsole('withdrawals/d1');
  await see('Declaration W-12');
  for (const shown of ['June Archer', 'Order 7', 'only the lid', 'https://blog.example', 'abc123'])
    expect(text()).toContain(shown);
  expect(text()).toContain(
    'The period began when the goods had arrived. The period ran from Nov 10, 2026 to Nov 24, 2026. The declaration came within the period.',
  );
  expect(text()).toContain('The money must be back by');
  expect(find('Order 7', 'a')?.getAttribute('href')).toContain('orders/7');
});

test.each<[what: string, changes: Partial<Declaration>, said: string]>([
  ['a later one is said to be late, and to count', {}, 'after the period by our count. It was taken'],
  ['one without a known order has no period', { period: null, order: null }, 'no period can be counted'],
  ['one before anything was sent', { period: period('notSent', null, null) }, 'the period has not begun'],
  [
    'one that has no end yet',
    { period: period('sent', Date.parse('2026-11-10T12:00:00Z'), null) },
    'The period began on Nov',
  ],
  ['money that had to be back', { refundDueAt: 1 }, 'The money had to be back by'],
  ['no money', { refundDueAt: null }, 'No money is due'],
  ['one that its owner has settled', { state: 'settled' }, 'No money is due'],
  [
    'one whose person is removed',
    { name: '', email: '', contract: '' },
    'were deleted, because the shop keeps them only for a limited time',
  ],
])('%s', async (_, changes, said) => {
  answer({ period: period('sent', 1, 2, true), ...changes });
  await openConsole('withdrawals/d1');
  await see(said);
});

function period(
  basis: 'sent' | 'notSent',
  startsAt: number | null,
  endsAt: number | null,
  isLate = false,
): Declaration['period'] {
  return { basis, startsAt, endsAt, isLate };
}

test('a receipt that went out by no mail is said to have stood on the page alone', async () => {
  answer({ isReceiptMailed: false });
  await openConsole('withdrawals/d1');
  await see('No receipt was mailed');
  expect(text()).toContain('june@example.com');
});

test('money that is back is no longer due, and the return that gave it back is linked', async () => {
  answer({ state: 'accepted', returnId: 'r1', refundDueAt: null });
  await openConsole('withdrawals/d1');
  await see('No money is due');
  expect(find('The return', 'a')?.getAttribute('href')).toContain('returns/r1');
});

test('the units that were declared have their names, and those that the law excepts say so', async () => {
  answer({ lines: [{ position: 0, quantity: 1 }], exceptedLines: [0] });
  await openConsole('withdrawals/d1');
  await see('1 × Moon Cup');
  expect(text()).toContain('The law lets you keep this out of a withdrawal.');
});

test('excepted lines of a whole order are named too', async () => {
  answer({ exceptedLines: [0] });
  await openConsole('withdrawals/d1');
  await see('2 × Moon Cup');
  expect(text()).toContain('The whole order');
});

test('a return is opened for the order and the declaration, where there is none yet', async () => {
  answer();
  await openConsole('withdrawals/d1');
  await see('Open a return');
  expect(find('Open a return', 'a')?.getAttribute('href')).toContain('returns/new?order=7&declaration=d1');
});

test('one that matched no order leads to a return of the order that its owner finds', async () => {
  answer({ order: null, period: null, refundDueAt: null });
  await openConsole('withdrawals/d1');
  await see('match no order');
  expect(find('Open a return', 'a')?.getAttribute('href')).toMatch(/returns\/new\?declaration=d1$/);
});

test('the page of an order says that its buyer has withdrawn, before anything is sent', async () => {
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations', aDeclaration()));
  answers.set('GET /api/owner/returns', () => listOf('returns'));
  answers.set('GET /api/owner/mails', () => listOf('mails'));
  await openConsole('orders/7');
  await see('The buyer wants to end this contract');
  expect(callsOf('GET /api/owner/withdrawals')[0]?.url).toContain('order=o1');
  expect(find('Withdrawal W-12', 'a')?.getAttribute('href')).toContain('withdrawals/d1');
});

test('an open return is linked, and no second one is offered', async () => {
  answer({ state: 'accepted', returnId: 'r1' });
  await openConsole('withdrawals/d1');
  await see('The return');
  expect(find('The return', 'a')?.getAttribute('href')).toContain('returns/r1');
  expect(find('Open a return', 'a')).toBeUndefined();
});

test('a cancellation shows its kind of notice, reason and end, and offers no return', async () => {
  const cancellation = { isExtraordinary: true, reason: 'It never came', endsAt: Date.parse('2026-12-31T12:00:00Z') };
  answer({ kind: 'cancellation', number: 'C-3', subscriptionId: 's1', cancellation });
  await openConsole('withdrawals/d1');
  await see('It never came');
  expect(text()).toContain('Extraordinary');
  expect(text()).toContain('Dec 31, 2026');
  expect(find('The subscription', 'a')?.getAttribute('href')).toContain('subscriptions/s1');
  expect(find('Open a return', 'a')).toBeUndefined();
});

test('a declaration is settled with a note, and a refusal is shown beside it', async () => {
  answer();
  const settled: unknown[] = [];
  answers.set('PUT /api/owner/withdrawals/d1', ({ body }) => {
    settled.push(body);
    if (settled.length === 1) return refusal('INVALID_REQUEST', 400, 'That is too long.');
    answer({ state: 'settled', note: 'Refunded by hand' });
    return json(aDeclaration({ state: 'settled', note: 'Refunded by hand' }));
  });
  await openConsole('withdrawals/d1');
  await press('Settle with a note…');
  await enter('Note', ' Refunded by hand ');
  await press('Settle');
  await see('That is too long.');
  await press('Settle');
  await until(() => expect(notices()).toEqual(['Declaration W-12 is settled.']));
  expect(settled).toEqual([
    { state: 'settled', note: 'Refunded by hand' },
    { state: 'settled', note: 'Refunded by hand' },
  ]);
  await until(() => expect(button('Settle with a note…')).toBeUndefined());
});

test('a role that only reads orders settles nothing', async () => {
  answer();
  await openConsole('withdrawals/d1', 'reporting');
  await see('June Archer');
  expect(button('Settle with a note…')).toBeUndefined();
  expect(find('Open a return', 'a')).toBeUndefined();
});

test('the overview lists withdrawals to answer, those with overdue money first', async () => {
  answers.set('GET /api/owner/withdrawals', () => listOf('declarations', aDeclaration(), aDeclaration({ id: 'd2' })));
  answers.set('GET /api/owner/withdrawals?state=overdue&limit=100', () => listOf('declarations', aDeclaration()));
  for (const list of ['orders', 'stock', 'reviews', 'comments', 'mails', 'errors'])
    answers.set(`GET /api/owner/${list}`, () => listOf(list));
  await openConsole();
  await see('2 withdrawals to answer');
  expect(text()).toMatch(/1 withdrawal whose money is overdue.*2 withdrawals to answer/);
});

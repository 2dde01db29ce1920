import { expect, test } from 'vitest';
import type { CartState } from '#runtime/cart/store.ts';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { noticesBetween } from './notices.ts';

const lamp = anEntry({ quantity: 3 });
const mug = anEntry({ id: 'entry-mug', title: 'Mug' });
const before = aCart({ version: 1, entries: [lamp, mug] });
const loaded = (entries: (typeof lamp)[], id = 'cart-1'): CartState => ({
  status: 'loaded',
  cart: aCart({ id, version: 2, entries }),
});
const from: CartState = { status: 'loaded', cart: before };

test.each([
  ['a higher price', loaded([anEntry({ ...lamp, purchasePriceCents: 1800 }), mug]), [['price', 'Lamp', 1500, 1800]]],
  ['fewer of an item', loaded([anEntry({ ...lamp, quantity: 2 }), mug]), [['quantity', 'Lamp', 3, 2]]],
  ['an item gone', loaded([lamp]), [['gone', 'Mug']]],
  ['an item added in another tab', loaded([lamp, mug, anEntry({ id: 'new' })]), []],
  ['nothing', loaded([lamp, mug]), []],
  ['another cart', loaded([mug], 'cart-2'), []],
  ['an empty cart', loaded([]), [['emptied']]],
  ['no cart, as after a purchase', { status: 'absent' } as const, [['emptied']]],
])('the notices about %s', (_, now, expected) => {
  const notices = noticesBetween(from, now).map((notice) => [
    notice.kind,
    ...('title' in notice ? [notice.title] : []),
    ...('was' in notice ? [notice.was, notice.is] : []),
  ]);
  expect(notices).toEqual(expected);
});

test.each<[string, CartState, CartState]>([
  ['the page’s own changes', { status: 'recalculating', cart: before }, loaded([lamp])],
  ['changes under way', from, { status: 'recalculating', cart: before }],
  ['the first reading', { status: 'loading' }, loaded([lamp])],
  ['a failure', from, { status: 'failed', message: 'x', cart: before }],
  ['what was added here', { status: 'item-added', cart: before, entry: lamp }, loaded([lamp])],
  ['an empty cart that stays empty', loaded([]), { status: 'absent' }],
])('%s give no notices', (_, old, now) => {
  expect(noticesBetween(old, now)).toEqual([]);
});

test('a change that is found after a failure gives a notice', () => {
  expect(noticesBetween({ status: 'failed', message: 'x', cart: before }, loaded([lamp]))).toHaveLength(1);
});

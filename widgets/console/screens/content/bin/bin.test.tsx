import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  until,
} from '../../../../../test/console-shop.tsx';

const RESTORE = 'POST /api/owner/bin/product/p1/restore';
const POT = { kind: 'product', target: 'p1', title: 'Pot', deletedBy: 'c1', deletedAt: 1, endsAt: 2 };

prepareConsole();
let things: object[];
beforeEach(() => {
  things = [POT];
  answers.set('GET /api/owner/bin', () => listOf('things', ...things));
  answers.set('GET /api/owner/contributors', () => json({ contributors: [{ id: 'c1', email: 'ann@work.example' }] }));
});

test.each([
  [false, '“Pot” is back.'],
  [true, '“Pot” is back. Its web address was taken, so it has a new one.'],
])('a thing comes back, and whether it has a new address is said (%s)', async (hasNewAddress, said) => {
  answers.set(RESTORE, () => {
    things = [];
    return json({ kind: 'product', target: 'p1', title: 'Pot', hasNewAddress });
  });
  await openConsole('bin');
  await see('ann@work.example');
  await press('Bring back Pot');
  await until(() => expect(notices()).toEqual([said]));
  await see('The bin is empty.');
});

test('a thing that cannot come back stays, with the reason', async () => {
  answers.set(RESTORE, () => refusal('COLLECTION_NOT_FOUND', 404, 'The page does not exist.'));
  await openConsole('bin');
  await see('Pot');
  await press('Bring back Pot');
  await until(() => expect(notices()).toEqual(['The page does not exist.']));
  expect(button('Bring back Pot')).toBeDefined();
});

test('deleting for good asks first', async () => {
  answers.set('DELETE /api/owner/bin/product/p1', () => {
    things = [];
    return json(null, 204);
  });
  await openConsole('bin');
  await see('Pot');
  await press('Delete for good Pot');
  await see('It cannot be brought back then.');
  expect(callsOf('DELETE /api/owner/bin/product/p1')).toEqual([]);
  await press('Delete for good');
  await see('The bin is empty.');
});

test('a role that may not change products has no buttons for them', async () => {
  await openConsole('bin', 'viewer');
  await see('Pot');
  expect(button('Bring back Pot')).toBeUndefined();
});

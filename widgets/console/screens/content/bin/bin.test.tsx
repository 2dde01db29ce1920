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
const HOLDS = { products: 0, items: 0, categories: 0, memberships: 0 };
const BY_ANN = { deletedBy: 'c1', deletedByKey: '' };
const POT = { kind: 'product', target: 'p1', title: 'Pot', holds: HOLDS, ...BY_ANN, deletedAt: 1, endsAt: 2 };
const SHOP = {
  ...POT,
  kind: 'collection',
  target: 'shop',
  title: 'Shop',
  holds: { ...HOLDS, products: 60, categories: 1 },
};

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
    return json({ kind: 'product', target: 'p1', title: 'Pot', hasNewAddress, left: 0, setAside: 0 });
  });
  await openConsole('bin');
  await see('ann@work.example');
  await press('Bring back Pot');
  await until(() => expect(notices()).toEqual([said]));
  await see('The bin is empty.');
});

test('says who has deleted a thing: a person, a key, somebody who is gone, or a program of the server', async () => {
  const by = (target: string, deletedBy: string, deletedByKey = '') => ({ ...POT, target, deletedBy, deletedByKey });
  things = [POT, by('p2', 'k1', 'Stock system'), by('p3', 'c9'), by('p4', 'npm start')];
  await openConsole('bin');
  for (const name of ['ann@work.example', 'API key Stock system', 'A former colleague or program', 'npm start'])
    await see(name);
});

test('a page comes back in parts, and what could not come along is said', async () => {
  things = [SHOP];
  const lefts = [40, 20, 0];
  answers.set('POST /api/owner/bin/collection/shop/restore', () => {
    const left = lefts.shift() ?? 0;
    return json({
      kind: 'collection',
      target: 'shop',
      title: 'Shop',
      hasNewAddress: left === 40,
      left,
      setAside: left === 20 ? 2 : 0,
    });
  });
  await openConsole('bin');
  await see('Page, with 60 products and 1 category');
  await press('Bring back Shop');
  await until(() =>
    expect(notices()).toEqual([
      '“Shop” is back, but for 2 things in it. They are still in the bin; try them one by one.',
    ]),
  );
  expect(callsOf('POST /api/owner/bin/collection/shop/restore')).toHaveLength(3);
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

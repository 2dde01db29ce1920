import { expect, test } from 'vitest';
import {
  answers,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
} from '../../../../../test/console-shop.tsx';

prepareConsole();

test('a mailing list shows its people, and an unknown state in the address is named', async () => {
  const ann = {
    email: 'ann@x.example',
    status: 'confirmed',
    firstName: 'Ann',
    lastName: '',
    createdAt: 0,
    askedAt: 0,
    confirmedAt: 0,
    unsubscribedAt: null,
  };
  const path = '/api/owner/mailing-lists/l1/subscribers';
  answers.set('GET /api/owner/mailing-lists', () => json({ mailingLists: [] }));
  answers.set(`GET ${path}`, () => listOf('subscribers', ann));
  answers.set(`DELETE ${path}/ann%40x.example`, () => json(undefined, 204));
  await openConsole('mailing-lists/l1?status=odd');
  await see('ann@x.example');
  expect(text()).toContain('odd is not one of the expected options');
  await press('Remove ann@x.example');
  await see('Only its owner can put it there again.');
  await press('Remove');
  await see('ann@x.example is removed.');
});

import { expect, test } from 'vitest';
import {
  answers,
  calls,
  callsOf,
  enter,
  find,
  json,
  listOf,
  openConsole,
  prepareConsole,
  see,
  text,
  until,
} from '../../../test/console-shop.tsx';

prepareConsole();

test('a search looks through every kind of object, and a kind that fails hides no other', async () => {
  answers.set('GET /api/owner/orders', () => listOf('orders', { number: 7, email: 'zoe@example.com' }));
  answers.set('GET /api/owner/content', () =>
    json({
      found: [
        { kind: 'collection', id: 'c1', title: 'Zoe’s shelf' },
        { kind: 'item', id: 'i1', title: 'Zoe pours' },
      ],
    }),
  );
  await openConsole('settings');
  await enter('Find anything', 'zoe');
  await see('#7, zoe@example.com');
  await see('Zoe’s shelf');
  await see('Zoe pours');
  expect(callsOf('GET /api/owner/orders')[0]?.url).toContain('search=zoe');
  find('Zoe pours Content', '[role="option"]')?.click();
  await until(() => expect(location.pathname).toBe('/config/items/i1'));
});

test('a number opens the order that has it, and a role finds only what it may read', async () => {
  answers.set('GET /api/owner/orders/12', () => json({ number: 12, email: 'a@example.com' }));
  await openConsole('settings');
  await enter('Find anything', '#12');
  await see('#12, a@example.com');
  expect(callsOf('GET /api/owner/orders')).toEqual([]);
});

test('a search without a result says so', async () => {
  await openConsole('settings', 'commenter');
  calls.length = 0;
  await enter('Find anything', 'xyzzy');
  await see('Nothing was found.');
  expect(text()).not.toContain('xyzzy');
  expect(callsOf('GET /api/owner/orders')).toEqual([]);
});

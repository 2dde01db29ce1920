import { expect, test } from 'vitest';
import { answers, json, openConsole, prepareConsole, press, until } from '../../../test/console-shop.tsx';
import { giftCard } from '../../../test/fixtures/console/sales.ts';

prepareConsole();

test('a list is sorted here once it is whole: the first rows are not taken for the first of all', async () => {
  const page = (balance: number, nextPageCursor: string | null) =>
    json({ giftCards: [giftCard({ id: `g${balance}` })], hasNextPage: nextPageCursor !== null, nextPageCursor });
  answers.set('GET /api/owner/gift-cards', ({ url }) => (url.includes('cursor') ? page(2, null) : page(1, 'next')));
  await openConsole('gift-cards');
  await until(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1));
  expect(document.querySelector('thead button')).toBeNull();
  expect(document.querySelector('.c-sort-choice')).toBeNull();
  await press('Show more');
  await until(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
  expect(document.querySelector('thead button')).not.toBeNull();
});

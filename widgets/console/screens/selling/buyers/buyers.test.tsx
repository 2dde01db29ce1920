import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
} from '../../../../../test/console-shop.tsx';
import { order } from '../../../../../test/fixtures/console/sales.ts';

const ADDRESS = 'buyers?email=june%40example.com';
const ERASE = 'POST /api/owner/erase';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/orders', () => listOf('orders', order()));
});

test('a buyer’s data are deleted after a question, and a message names what is kept', async () => {
  const counts = {
    submissions: 2,
    subscribers: 0,
    mails: 0,
    orders: 0,
    checkouts: 0,
    lines: 0,
    reviews: 0,
    comments: 0,
    giftCards: 0,
    cancelledSubscriptions: 0,
  };
  const kept = [{ what: 'orders', count: 1, why: 'the law asks for them' }];
  answers.set(ERASE, () => json({ ...counts, kept }));
  await openConsole(ADDRESS);
  await see('#7');
  await press('Delete the data of june@example.com…');
  expect(callsOf(ERASE)).toEqual([]);
  await press('Delete the data');
  await see('Submissions of forms2');
  expect(callsOf(ERASE)[0]?.body).toEqual({ email: 'june@example.com' });
  expect(text()).toContain('Paid orders1. the law asks for them');
});

test('a buyer keeps their data where the person’s role may not delete them', async () => {
  await openConsole(ADDRESS, 'storeManager');
  await see('#7');
  expect(text()).not.toContain('Data of this person');
});

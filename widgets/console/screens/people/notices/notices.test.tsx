import { act } from 'react';
import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  closeConsole,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { queries } from '../../../app/query.ts';
import { navigate } from '../../../app/router.ts';
import { noticeText } from './notice-text.ts';

prepareConsole();

const notice = (changes: object = {}) => ({
  id: 'n1',
  kind: 'order',
  target: 'orders/7',
  details: { number: 7, totalCents: 7395, currency: 'USD', isTest: false },
  createdAt: 1e12,
  isRead: false,
  ...changes,
});
const list = (unread: number, ...notices: object[]) =>
  json({ notices, unread, hasNextPage: false, nextPageCursor: null });

test('the bell says how many notices are new, and leads to them; who has opened them has seen them', async () => {
  let unread = 2;
  answers.set('GET /api/owner/notices?limit=1', () => list(unread, notice()));
  answers.set('GET /api/owner/notices', () => list(unread, notice(), notice({ id: 'n0', createdAt: 9e11 })));
  answers.set('PUT /api/owner/notices/read', () => {
    unread = 0;
    return json({ unread });
  });
  await openConsole('account');
  const bell = () => document.querySelector('.c-bell');
  await until(() => expect(bell()?.getAttribute('aria-label')).toBe('Notices, 2 new'));
  await act(() => navigate('notices'));
  await see('Order #7, $73.95');
  expect(document.querySelector('main .c-list a')?.getAttribute('href')).toBe('/config/orders/7');
  await until(() => expect(callsOf('PUT /api/owner/notices/read')[0]?.body).toEqual({ until: 1e12 }));
  await until(() => expect(bell()?.getAttribute('aria-label')).toBe('Notices'));
  // They stay marked in the list that is open.
  expect(text()).toContain('New');
});

test('a mark that cannot be made keeps the list, and what was seen before is not marked again', async () => {
  answers.set('GET /api/owner/notices', () => list(1, notice()));
  answers.set('PUT /api/owner/notices/read', () => refusal('INVALID_REQUEST', 400));
  await openConsole('notices');
  await see('Order #7');
  await until(() => expect(callsOf('PUT /api/owner/notices/read')).toHaveLength(1));
  await see('Order #7');
  await closeConsole();
  queries.clear();
  answers.set('GET /api/owner/notices', () => list(0, notice({ isRead: true })));
  await openConsole('notices');
  await see('Order #7');
  expect(callsOf('PUT /api/owner/notices/read')).toHaveLength(1);
});

test('an empty list says what will stand there', async () => {
  answers.set('GET /api/owner/notices', () => list(0));
  await openConsole('notices');
  await see('Nothing has happened yet. New orders, and everything else that needs you, appear here.');
});

test('a role that hears of nothing has no bell', async () => {
  await openConsole('account', 'commenter');
  expect(document.querySelector('.c-bell')).toBeNull();
  expect(callsOf('GET /api/owner/notices')).toEqual([]);
});

test.each([
  ['order', { number: 7, totalCents: 100, currency: 'EUR', isTest: true }, 'Test order #7, €1.00'],
  ['payment', { what: 'disputed', number: 7, cents: 100, currency: 'EUR' }, 'Order #7: the buyer disputes €1.00'],
  ['payment', { what: 'silent' }, 'A payment has no outcome'],
  ['subscription', { what: 'paused', product: 'Box' }, 'Box: a subscription is paused'],
  ['withdrawal', { kind: 'withdrawal', number: 'W-3' }, 'Withdrawal W-3'],
  ['submission', { form: 'Contact' }, 'The form “Contact” was filled in'],
  ['review', { item: 'Cup', rating: 4 }, 'A review of Cup waits for you: 4 of 5'],
  ['comment', { item: 'Cup' }, 'A comment on Cup waits for you'],
  ['stock', { title: 'Cup', quantity: 0 }, 'Cup is sold out'],
  ['stock', { title: 'Cup', quantity: 2 }, 'Cup: 2 left'],
  ['mail', { kind: 'order-sent' }, 'A mail could not be sent'],
  ['import', { created: 2, changed: 1, refused: 0 }, 'Import: 2 created, 1 changed, 0 refused'],
  ['sender', { service: 'Meta' }, 'Meta refuses the events of the shop'],
  ['webhook', { host: 'hooks.example' }, 'The webhook to hooks.example is switched off'],
] as const)('a notice of the kind %s reads %s', (kind, details, written) => {
  expect(noticeText({ kind, details })).toContain(written);
});

test('one chooses of what one hears in the console and by mail', async () => {
  const path = '/api/v1/commerce-preferences/notices';
  const values = { noMail: [], notListed: [] };
  answers.set(`GET ${path}`, () => versioned({ ...values, version: 3 }));
  answers.set(`PUT ${path}`, ({ body }) => versioned({ ...(body as object), version: 4 }));
  await openConsole('store-settings/notices');
  await see('Stock that is low or sold out');
  const tick = (label: string, at: number) =>
    [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label)[at]?.click();
  tick('New orders', 1);
  tick('Imports', 0);
  await press('Save');
  await until(() => expect(callsOf(`PUT ${path}`)).toHaveLength(1));
  expect(callsOf(`PUT ${path}`)[0]?.body).toMatchObject({ noMail: ['order'], notListed: ['import'] });
});

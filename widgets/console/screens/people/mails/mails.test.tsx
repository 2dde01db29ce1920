import { act } from 'react';
import { expect, test } from 'vitest';
import {
  answers,
  callsOf,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
} from '../../../../../test/console-shop.tsx';

const FAILED = 'GET /api/owner/mails?status=dead';

prepareConsole();

test('a message says that mails cannot be read, and they can be read again', async () => {
  answers.set(FAILED, () => refusal('RATE_LIMITED', 429, 'Too many calls.'));
  await openConsole('mails');
  await see('Unable to load results');
  answers.set(FAILED, () => listOf('mails'));
  await press('Try again');
  await see('Every mail was sent.');
});

test('a mail that has failed is sent again once, however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const mail = { id: 'm', subject: 'Thank you', kind: 'order', recipient: 'june@example.com', status: 'dead' };
  answers.set(FAILED, () =>
    listOf('mails', { ...mail, attempts: 9, error: 'No such box.', createdAt: 0, sentAt: null }),
  );
  answers.set('POST /api/owner/mails/m/send', () => promise);
  await openConsole('mails');
  await press('Send again to june@example.com');
  await press('Send again to june@example.com');
  await act(async () => resolve(json({})));
  await see('The mail to june@example.com is sent again.');
  expect(callsOf('POST /api/owner/mails/m/send')).toHaveLength(1);
});

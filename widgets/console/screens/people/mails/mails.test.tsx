import { test } from 'vitest';
import { answers, listOf, openConsole, press, refusal, see, useConsole } from '../../../../../test/console-shop.tsx';

const FAILED = 'GET /api/owner/mails?status=dead';

useConsole();

test('mails that cannot be read are told of, and read again', async () => {
  answers.set(FAILED, () => refusal('RATE_LIMITED', 429, 'Too many calls.'));
  await openConsole('mails');
  await see('Unable to load results');
  answers.set(FAILED, () => listOf('mails'));
  await press('Try again');
  await see('Every mail was sent.');
});

import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  calls,
  enter,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { FORM } from '../../../../../test/fixtures/console/form.ts';

const SUBMISSIONS = 'GET /api/owner/forms/f1/submissions';
const submission = {
  id: 's1',
  formId: 'f1',
  createdAt: 0,
  pageTitle: 'Contact',
  pagePath: '/contact',
  isSpam: false,
  values: { a: ['Ann', 'Lee'], b: 'ann@x.example', c: '', gone: 'kept' },
};

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/forms/f1', () => versioned(FORM));
});

test('what was sent is listed by its answers and searched by the shop', async () => {
  answers.set(SUBMISSIONS, ({ url }) => listOf('submissions', ...(url.includes('search') ? [] : [submission])));
  await openConsole('forms/f1/submissions');
  await see('Ann Lee · ann@x.example · kept');
  await enter('Find words in what was sent', 'green');
  await see('Nothing was found.');
  expect(calls.at(-1)?.url).toContain('search=green');
});

test('the file is fetched after the person has confirmed who they are', async () => {
  answers.set(SUBMISSIONS, () => listOf('submissions'));
  answers.set(`${SUBMISSIONS}.csv`, () => refusal('CONFIRMATION_NEEDED', 403));
  await openConsole('forms/f1/submissions');
  await see('Nobody has sent this form yet.');
  await press('Export as CSV');
  await see('Please confirm that it is you');
  await press('Cancel');
});

test('one that was sent shows every answer, and is deleted after a question', async () => {
  answers.set('GET /api/owner/submissions/s1', () => json(submission));
  answers.set('DELETE /api/owner/submissions/s1', () => json(undefined, 204));
  await openConsole('submissions/s1');
  await see('TeaN/A');
  expect(text()).toContain('Former field gonekept');
  await press('Delete');
  await see('It is deleted for ever');
  await act(async () => document.querySelector<HTMLElement>('.c-dialog .c-button--danger')?.click());
  await until(() => expect(location.pathname).toBe('/config/forms/f1/submissions'));
});

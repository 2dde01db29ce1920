import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
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
  pagePermissionTypeValue: '2',
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
  await enter('Search the submissions', 'green');
  await see('Nothing was found.');
  expect(calls.at(-1)?.url).toContain('search=green');
});

test('the file is fetched after the person has confirmed who they are', async () => {
  answers.set(SUBMISSIONS, () => listOf('submissions'));
  answers.set(`${SUBMISSIONS}.csv`, () => refusal('CONFIRMATION_NEEDED', 403));
  await openConsole('forms/f1/submissions');
  await see('There are no submissions yet.');
  await press('Export as CSV');
  await see('Please confirm that it is you');
  await press('Cancel');
});

test('the file has the name that the shop gives it', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  answers.set(SUBMISSIONS, () => listOf('submissions'));
  const disposition = `attachment; filename="Gr__e 2026-11-27.csv"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%202026-11-27.csv`;
  answers.set(`${SUBMISSIONS}.csv`, () => new Response('a', { headers: { 'Content-Disposition': disposition } }));
  await openConsole('forms/f1/submissions');
  await see('There are no submissions yet.');
  await press('Export as CSV');
  await until(() => expect(names).toEqual(['Grüße 2026-11-27.csv']));
});

test('one that counts as spam is said to be none', async () => {
  let isSpam = true;
  answers.set('GET /api/owner/submissions/s1', () => json({ ...submission, isSpam }));
  answers.set('DELETE /api/owner/submissions/s1/spam', () => {
    isSpam = false;
    return json(undefined, 204);
  });
  await openConsole('submissions/s1');
  await see('Yes: a field that people cannot see was filled in.');
  await press('Not spam');
  await see('The submission is not spam.');
  await until(() => expect(text()).not.toContain('a field that people cannot see'));
});

test('one that was sent shows every answer, and is deleted after a question', async () => {
  answers.set('GET /api/owner/submissions/s1', () => json(submission));
  answers.set('DELETE /api/owner/submissions/s1', () => json(undefined, 204));
  await openConsole('submissions/s1');
  await see('TeaN/A');
  expect(text()).toContain('Former field gonekept');
  expect(text()).toContain('Page visibilityPeople who know its password');
  await press('Delete');
  await see('The submission is deleted for good');
  await act(async () => document.querySelector<HTMLElement>('.c-dialog .c-button--danger')?.click());
  await until(() => expect(location.pathname).toBe('/config/forms/f1/submissions'));
});

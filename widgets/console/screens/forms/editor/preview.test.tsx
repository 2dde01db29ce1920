import { act } from 'react';
import { expect, test } from 'vitest';
import {
  answers,
  calls,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { FORM } from '../../../../../test/fixtures/console/form.ts';

prepareConsole();

const preview = () => document.querySelector('.f-paper')?.shadowRoot;
const submit = () =>
  act(async () =>
    preview()
      ?.querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true })),
  );
const open = (at: number) => act(async () => document.querySelectorAll<HTMLElement>('.f-open')[at]?.click());
const tickRequired = () => act(async () => field('Required')?.click());

test('the preview checks what is typed, shows the text that follows, and sends nothing', async () => {
  answers.set('GET /api/owner/forms/f1', () => versioned(FORM));
  answers.set('GET /api/owner/site', () => json({ language: 'en-US', websiteSettings: { captcha: null } }));
  await openConsole('forms/f1');
  await until(() => expect(preview()?.querySelector('form')).toBeInstanceOf(HTMLFormElement));
  const before = calls.length;
  await submit();
  expect(preview()?.textContent).toContain('One or more fields is invalid, please check your entries.');
  await open(0);
  await tickRequired();
  await open(1);
  await tickRequired();
  await submit();
  await until(() => expect(preview()?.textContent).toContain('Thanks'));
  await press('Show the form again');
  expect(preview()?.querySelector('form')).not.toBeNull();
  expect(calls).toHaveLength(before);
});

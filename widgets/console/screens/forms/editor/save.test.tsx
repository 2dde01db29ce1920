import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import {
  answers,
  callsOf,
  enter,
  field,
  find,
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
import { FORM } from '../../../../../test/fixtures/console/form.ts';

const PUT = 'PUT /api/owner/forms/f1';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/forms/f1', () => versioned(FORM));
  answers.set('GET /api/owner/site', () => json({ language: 'en-US', websiteSettings: { captcha: null } }));
  answers.set('GET /api/owner/mailing-lists', () => json({ mailingLists: [] }));
});

async function openForm(query = ''): Promise<void> {
  await openConsole(`forms/f1${query}`);
  await until(() => expect(find('Build')).toBeDefined());
}

const versions = () => [...document.querySelectorAll('pre')].map((each) => each.textContent);

test('a form is saved from its version, without options that are empty', async () => {
  answers.set(PUT, ({ body }) => versioned({ ...FORM, ...(body as OwnerForm), version: 4 }));
  await openForm();
  await act(async () => document.querySelectorAll<HTMLElement>('.f-open')[2]?.click());
  await enter('Options', 'Green\n\n White ');
  await press('Save');
  await see('Saved.');
  const [call] = callsOf(PUT);
  const body = call?.body as OwnerForm;
  expect(call?.version).toBe('"3"');
  expect(body.fields[2]?.options).toEqual(['Green', 'White']);
  expect(body).not.toHaveProperty('version');
  expect(text()).not.toContain('You have unsaved changes.');
});

test('what the shop would refuse is shown on its tab and not sent', async () => {
  await openForm();
  await press('Storage');
  await enter('Kind of form', 'newsletter');
  await see("You don't have any mailing lists. Please create one before continuing");
  await press('Add an address');
  await press('Add an address');
  await enter('Email address 2', 'ann@nowhere');
  await press('Advanced');
  await enter('Page that opens', 'thanks');
  await press('Save');
  expect(text()).toContain('thanks is not a valid page URL');
  await press('Storage ● (has errors)');
  expect(text()).toContain('Please enter a valid email');
  expect(text()).toContain('Emails must be formatted as name@example.com');
  expect(callsOf(PUT)).toEqual([]);
});

test('a missing list is made where it is chosen', async () => {
  const news = { id: 'l1', name: 'News', createdAt: 0, subscribers: { pending: 0, confirmed: 0, unsubscribed: 0 } };
  answers.set('POST /api/owner/mailing-lists', () => {
    answers.set('GET /api/owner/mailing-lists', () => json({ mailingLists: [news] }));
    return json(news, 201);
  });
  await openForm('?tab=storage');
  await enter('Kind of form', 'newsletter');
  await press('Create a mailing list');
  await enter('Name of the list', 'News');
  await press('Create');
  await until(() => expect(field('Mailing list')?.value).toBe('l1'));
  await enter('Mailing list', '');
  await press('Save');
  expect(text()).toContain('A List must be selected');
});

test('a stale change shows what both have made of the form', async () => {
  answers.set(PUT, () => refusal('VERSION_STALE', 412, 'Stale.'));
  await openForm();
  await enter('Name of the form', 'Mine');
  const theirs = { ...FORM, name: 'Theirs', version: 4 };
  answers.set('GET /api/owner/forms/f1', () => versioned(theirs));
  await press('Save');
  await see('Somebody else has changed this too');
  expect(versions()).toEqual(['Mine', 'Theirs']);
  expect(find('Use these choices')).toBeDefined();
});

test('a field that somebody else has removed and one that was added are united', async () => {
  answers.set(PUT, () => refusal('VERSION_STALE', 412, 'Stale.'));
  await openForm();
  await enter('Type of the new field', 'date');
  await press('Add this field');
  const theirs = { ...FORM, fields: FORM.fields.slice(0, 1), version: 4 };
  answers.set('GET /api/owner/forms/f1', () => versioned(theirs));
  await press('Save');
  await until(() => expect(find('Use these choices')).toBeDefined());
  expect(versions()).toEqual([]);
  await press('Use these choices');
  expect([...document.querySelectorAll('.f-name')].map((each) => each.textContent)).toEqual([
    'Name (required)',
    'Date',
  ]);
});

test('a shop without a captcha says so', async () => {
  await openForm('?tab=captcha');
  await see('ReCaptcha has not been set up!');
});

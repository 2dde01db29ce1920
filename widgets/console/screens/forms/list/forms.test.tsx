import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { OwnerForm } from '#runtime/contracts/owner.ts';
import {
  answers,
  type Call,
  callsOf,
  enter,
  field,
  find,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { FORM } from '../../../../../test/fixtures/console/form.ts';
import { queries } from '../../../app/query.ts';

const FORMS = '/api/owner/forms';

prepareConsole();

describe('the list of forms', () => {
  const summary = { id: 'f1', kind: 'form', name: 'Contact', version: 3, updatedAt: 0, renders: 9, submissions: 2 };

  test('says what to do first where there is no form, and finds forms by their name', async () => {
    answers.set(`GET ${FORMS}`, () => json({ forms: [] }));
    await openConsole('forms');
    await see('Create the first form');
    answers.set(`GET ${FORMS}`, () => json({ forms: [summary, { ...summary, id: 'f2', name: 'News' }] }));
    await act(() => queries.invalidateQueries());
    await see('News');
    await enter('Find a form by its name', 'con');
    await until(() => expect(text()).not.toContain('News'));
    expect(location.search).toBe('?search=con');
  });

  test('the field of the search follows an address that a link has changed', async () => {
    answers.set(`GET ${FORMS}`, () => json({ forms: [summary] }));
    await openConsole('forms?search=news');
    await see('No form has such a name.');
    expect(field('Find a form by its name')?.value).toBe('news');
    await press('Forms');
    await see('Contact');
    expect(field('Find a form by its name')?.value).toBe('');
  });

  test('the link to the submissions of a form says whose they are', async () => {
    answers.set(`GET ${FORMS}`, () => json({ forms: [summary] }));
    await openConsole('forms');
    await see('Contact');
    const link = document.querySelector('main a[href$="forms/f1/submissions"]');
    expect([link?.textContent, link?.getAttribute('aria-label')]).toEqual(['2', 'Submissions of “Contact”: 2']);
  });

  test('a form is deleted by its name and version, after a question', async () => {
    answers.set(`GET ${FORMS}`, () => json({ forms: [summary] }));
    answers.set(`DELETE ${FORMS}/f1`, () => json(undefined, 204));
    await openConsole('forms');
    await press('Delete Contact');
    await see('All 2 submissions of the form are deleted too.');
    await press('Delete');
    await see('“Contact” is deleted.');
    const [call] = callsOf(`DELETE ${FORMS}/f1`);
    expect(call?.url).toContain('confirm=Contact');
    expect(call?.version).toBe('"3"');
  });

  test('a role without the right sees no button that changes anything', async () => {
    answers.set(`GET ${FORMS}`, () => json({ forms: [summary] }));
    await openConsole('forms', 'campaignsEditor');
    await see('Contact');
    expect(find('New form')).toBeUndefined();
    expect(find('Delete Contact')).toBeUndefined();
  });
});

test('a new form is made once, and its builder opens', async () => {
  answers.set(`POST ${FORMS}`, () => versioned(FORM, 201));
  answers.set(`GET ${FORMS}/f1`, () => versioned(FORM));
  await openConsole('forms/new');
  await press('Create the form');
  expect(text()).toContain('Please give the form a name.');
  await enter('Name of the form', 'Contact');
  await press('Create the form');
  await until(() => expect(location.pathname).toBe('/config/forms/f1'));
  const [call, ...others] = callsOf(`POST ${FORMS}`);
  expect(others).toEqual([]);
  expect(call?.headers.get('Idempotency-Key')).toBeTruthy();
  const { fields } = (call as Call).body as OwnerForm;
  expect(fields.map((each) => each.type)).toEqual(['name', 'email', 'textarea']);
});

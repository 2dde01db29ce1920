import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  enter,
  find,
  json,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';
import { FORM } from '../../../../../test/fixtures/console/form.ts';
import { EDITED_PROPERTIES } from '../parts/field-types.ts';

prepareConsole();
beforeEach(async () => {
  answers.set('GET /api/owner/forms/f1', () => versioned(FORM));
  answers.set('GET /api/owner/site', () => json({ language: 'en-US', websiteSettings: { captcha: null } }));
  await openConsole('forms/f1');
  await until(() => expect(find('Build')).toBeDefined());
});

const tab = (name: string) => find(name, '[role="tab"]') as HTMLElement;
const fieldNames = () => [...document.querySelectorAll('.f-name')].map((each) => each.textContent);

test('the arrow keys go from tab to tab, in the address too', async () => {
  expect([...document.querySelectorAll('[role="tab"]')].map((each) => each.textContent)).toEqual([
    ...['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'],
  ]);
  await pressKey(tab('Build'), 'ArrowLeft');
  expect(location.search).toBe('?tab=disclaimer');
  expect(document.activeElement).toBe(tab('Disclaimer'));
  await pressKey(tab('Disclaimer'), 'Home');
  expect(tab('Build').getAttribute('aria-selected')).toBe('true');
});

test('fields are moved by keys, duplicated, removed and brought back', async () => {
  await pressKey(find('Move Name: drag it, or press the arrow keys') as HTMLElement, 'ArrowDown');
  expect(fieldNames()).toEqual(['Email (required)', 'Name (required)', 'Tea']);
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Move Name');
  expect(text()).toContain('“Name” is now at place 2 of 3.');
  await act(async () => document.querySelectorAll<HTMLElement>('.f-open')[2]?.click());
  await press('Duplicate');
  expect(fieldNames()).toEqual(['Email (required)', 'Name (required)', 'Tea', 'Tea']);
  await press('Remove');
  await see('“Tea” is removed.');
  expect(fieldNames()).toHaveLength(3);
  await press('Undo');
  expect(fieldNames()).toHaveLength(4);
});

test('each type is added with exactly the properties that it has', async () => {
  const labels: Readonly<Record<string, string>> = {
    description: 'Description',
    placeholder: 'Placeholder',
    required: 'Required',
    key: 'Key',
    value: 'Value',
    maxLength: 'Maximum length, in characters',
    currencySymbol: 'Currency symbol',
    options: 'Options',
    showCountryCode: 'Ask for the country code',
    underline: 'Draw a line below',
  };
  for (const [name, properties] of Object.entries(EDITED_PROPERTIES)) {
    await enter('Type of the new field', name);
    await press('Add this field');
    const shown = [...document.querySelectorAll('.f-field-body label')].map((label) => label.textContent);
    const wanted = properties.map((property) =>
      property === 'options' && name === 'likert' ? 'Statements' : (labels[property] as string),
    );
    expect([name, shown]).toEqual([name, name === 'hidden' ? wanted : ['Title', ...wanted]]);
  }
});

import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
} from '../../../../test/console-shop.tsx';

const summary = { name: 'site.region', bytes: 5, version: 7, updatedAt: 1 };
const keepDrafts = (drafts: object) =>
  localStorage.setItem('sq-console:s:c-admin:/api/owner/templates', JSON.stringify({ value: drafts, base: {} }));

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/templates', () => json({ templates: [summary] }));
  answers.set('GET /api/owner/templates/site.region', () => json({ ...summary, source: 'x' }, 200, { ETag: '"7"' }));
});

test('templates are listed; a new one needs a proper name', async () => {
  await openConsole('templates');
  await see('site.region');
  await enter('Name', 'Nonsense');
  await press('Create');
  await see('A name is like products.item');
  expect(document.querySelector('a[href="/config/templates/site.region"]')).not.toBeNull();
});

test('all templates that were changed are checked and saved together', async () => {
  keepDrafts({
    'site.region': { source: 'changed', base: 'x', version: 7 },
    'partials/new': { source: '{.end}', base: '', version: null },
  });
  const finding = {
    template: 'partials/new',
    line: 1,
    column: 1,
    severity: 'error',
    code: 'RENDERING',
    message: 'Wrong end.',
  };
  answers.set('POST /api/owner/templates/check', () => json({ findings: [finding] }));
  const saved = [
    { ...summary, version: 8 },
    { ...summary, name: 'partials/new', version: 1 },
  ];
  answers.set('PUT /api/owner/templates', () => json({ templates: saved, findings: [] }));
  await openConsole('templates/site.region');
  await see('Wrong end.');
  await see('Templates with errors cannot be saved.');
  expect(document.querySelector('a[href="/config/templates/partials%2Fnew"]')).not.toBeNull();
  await press('Save');
  await see('2 templates are saved.');
  expect(callsOf('PUT /api/owner/templates')[0]?.body).toEqual({
    templates: [
      { name: 'site.region', source: 'changed', version: 7 },
      { name: 'partials/new', source: '{.end}', version: null },
    ],
  });
  expect(localStorage.length).toBe(0);
});

test('a template that somebody else has changed shows both texts', async () => {
  keepDrafts({ 'site.region': { source: 'mine', base: 'old', version: 6 } });
  answers.set('PUT /api/owner/templates', () => refusal('VERSION_STALE', 412));
  answers.set('POST /api/owner/templates/check', () => json({ findings: [] }));
  await openConsole('templates/site.region');
  await see('You have unsaved changes.');
  await press('Save');
  await see('Somebody else has changed this too');
  expect([...document.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(['mine', 'x']);
});

test('a role without the right to save templates reads them', async () => {
  await openConsole('templates/site.region', 'editor');
  await see('site.region');
  expect(button('Delete')).toBeUndefined();
  expect(button('Save')).toBeUndefined();
});

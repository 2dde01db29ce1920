import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
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
import { SITE } from '../../../../../test/fixtures/console/site.ts';
import { queries } from '../../../app/query.ts';

const PUT = 'PUT /api/owner/site';

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/forms', () => json({ forms: [] }));
  answers.set('GET /api/owner/site', () => versioned(SITE));
  answers.set('GET /api/owner/site/origins', () => json({ origins: [] }));
});

test('a change is saved with the version that was read, and nothing else of the site is lost', async () => {
  const saved = { ...SITE, title: 'Green tea', version: 4 };
  answers.set(PUT, () => versioned(saved));
  await openConsole('settings');
  await see('Your shop');
  await enter('Name', 'Green tea');
  await press('Save');
  await see('The settings are saved.');
  expect(callsOf(PUT)).toMatchObject([{ version: '"3"', body: { title: 'Green tea', timeZone: 'Europe/Paris' } }]);
  expect(callsOf(PUT)[0]?.body).not.toHaveProperty('isLocked');
});

test('features that blocks of pages stand for are switched off like the others', async () => {
  answers.set(PUT, () => versioned({ ...SITE, version: 4 }));
  await openConsole('settings');
  await see('Donations');
  for (const feature of ['Donations', 'Restaurant menus']) await act(async () => field(feature)?.click());
  await press('Save');
  await see('The settings are saved.');
  expect(callsOf(PUT)).toMatchObject([{ body: { switchedOff: [8, 10] } }]);
});

test('a change that somebody else has overtaken shows both', async () => {
  const theirs = { ...SITE, title: 'Black tea', version: 4 };
  answers.set(PUT, () => refusal('VERSION_STALE', 412, 'It has changed.'));
  await openConsole('settings');
  await see('Your shop');
  await enter('Name', 'Green tea');
  answers.set('GET /api/owner/site', () => versioned(theirs));
  await press('Save');
  await see('Somebody else has changed this too');
  expect(text()).toContain('Black tea');
});

test('an owner chooses from four statuses, and a shop keeps another one that it has', async () => {
  const statuses = () => [...(field<HTMLSelectElement>('Status')?.options ?? [])].map((option) => option.textContent);
  await openConsole('settings');
  await see('Your shop');
  const chosen = ['Open', 'Open, not listed by search engines', 'Parked', 'Removed'];
  expect(statuses()).toEqual(chosen);
  answers.set('GET /api/owner/site', () => versioned({ ...SITE, status: 11, version: 4 }));
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await act(async () => queries.refetchQueries());
  await until(() => expect(statuses()).toEqual(['Linked to an older site', ...chosen]));
});

test('a status that closes the shop is set only after a question that says what happens', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  answers.set(PUT, async ({ body }) => {
    await released;
    return versioned({ ...SITE, ...(body as object), version: 4 });
  });
  await openConsole('settings');
  await see('Your shop');
  await act(async () => field('Status')?.focus());
  await enter('Status', '5');
  await act(async () => button('Save')?.focus());
  await press('Save');
  await see('Set the status to “Removed”?');
  await see('The shop is gone for visitors.');
  await press('Cancel');
  await until(() => expect(text()).not.toContain('Set the status to'));
  expect(callsOf(PUT)).toEqual([]);
  expect(field<HTMLSelectElement>('Status')?.value).toBe('5');
  await press('Save');
  await press('Set this status');
  await press('Saving…');
  expect(text()).not.toContain('Set the status to');
  release();
  await see('The settings are saved.');
  expect(callsOf(PUT)).toMatchObject([{ body: { status: 5 } }]);
  expect(document.activeElement).toBe(field('Status'));
});

test('a message names a time zone that the browser does not know', async () => {
  const elsewhere = { ...SITE, timeZone: 'Mars/Olympus' };
  answers.set('GET /api/owner/site', () => versioned(elsewhere));
  await openConsole('settings');
  await see('Failed to load timezone Mars/Olympus. Retry connection or verify site availability');
});

test('a role that may only read gets fields that cannot be changed', async () => {
  await openConsole('settings', 'viewer');
  await see('Your role can view this but not change it.');
  await see('Your shop');
  expect(field('Name')?.closest('fieldset')?.disabled).toBe(true);
});

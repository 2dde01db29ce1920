import { act } from 'react';
import { expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  until,
} from '../../../../../test/console-shop.tsx';

const GENERAL = '/api/v1/commerce-preferences/general';

prepareConsole();

test('a box whose change is refused shows the reason, stays as it was chosen and has the focus', async () => {
  const general = { websiteId: 's', testMode: true, selectedCurrency: 'EUR', minimumSubtotalCents: 0 };
  answers.set(`GET ${GENERAL}`, () => json(general, 200, { ETag: '"2"' }));
  const errors = { testMode: 'Test mode stays on.' };
  answers.set(`PUT ${GENERAL}`, () => refusal('INVALID_REQUEST', 400, 'Please check your entries.', { errors }));
  await openConsole('store-settings/general');
  await until(() => expect(field('Test mode')?.checked).toBe(true));
  await act(async () => field('Test mode')?.click());
  await act(async () => button('Save')?.focus());
  await press('Save');
  await see('Test mode stays on.');
  await until(() => expect(document.activeElement).toBe(field('Test mode')));
  expect(field('Test mode')?.checked).toBe(false);
  expect(field('Test mode')?.getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(`PUT ${GENERAL}`)[0]?.body).toMatchObject({ testMode: false });
});

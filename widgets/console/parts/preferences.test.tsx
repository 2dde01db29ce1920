import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { onReport } from '#runtime/errors/on-report.ts';
import {
  answers,
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
} from '../../../test/console-shop.tsx';
import { queries } from '../app/query.ts';

const PATH = '/api/v1/commerce-preferences/general';
const general = { websiteId: 's', selectedCurrency: 'EUR', stripeCountry: '', minimumSubtotalCents: 0 };

prepareConsole();

async function chooseDollars(): Promise<void> {
  answers.set(`GET ${PATH}`, () => json(general, 200, { ETag: '"3"' }));
  await openConsole('store-settings/general');
  await see('Minimum order value (EUR)');
  await enter('Currency of all prices', 'USD');
  expect(text()).toContain('Minimum order value (EUR)');
}

test('settings that are being saved show at once wherever they are read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await chooseDollars();
  answers.set(`PUT ${PATH}`, async ({ body }) => {
    await promise;
    return json({ websiteId: 's', ...Object(body) }, 200, { ETag: '"4"' });
  });
  await press('Save');
  await see('Minimum order value (USD)');
  expect(text()).not.toContain('The settings are saved.');
  resolve();
  await see('The settings are saved.');
});

test('a save that fails is reported, keeps what was typed, and is dropped by "Discard"', async () => {
  const reported = vi.fn();
  const stop = onReport((_, context) => reported(context));
  await chooseDollars();
  answers.set(`PUT ${PATH}`, () => refusal('INTERNAL', 500));
  await press('Save');
  await see('Something went wrong');
  expect(reported.mock.calls).toEqual([['preferences: general cannot be saved']]);
  expect(field('Currency of all prices')?.value).toBe('USD');
  expect(text()).toContain('Minimum order value (USD)');
  await press('Discard');
  await until(() => expect(field('Currency of all prices')?.value).toBe('EUR'));
  expect(text()).toContain('Minimum order value (EUR)');
  stop();
});

test('"Discard" leaves what somebody else has saved since the change began', async () => {
  await chooseDollars();
  answers.set(`GET ${PATH}`, () => json({ ...general, selectedCurrency: 'GBP' }, 200, { ETag: '"4"' }));
  await act(() => queries.invalidateQueries({ queryKey: [PATH] }));
  await see('Minimum order value (GBP)');
  await press('Discard');
  await until(() => expect(field('Currency of all prices')?.value).toBe('GBP'));
  expect(text()).toContain('Minimum order value (GBP)');
});

test('settings that cannot be read are reported too', async () => {
  const reported = vi.fn();
  const stop = onReport((_, context) => reported(context));
  answers.set(`GET ${PATH}`, () => refusal('FORBIDDEN', 403));
  await openConsole('store-settings/general');
  await until(() => expect(reported).toHaveBeenCalledWith('preferences: general cannot be read'));
  stop();
});

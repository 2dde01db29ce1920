import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  press,
  refusal,
  see,
  useConsole,
  versioned,
} from '../../../../../test/console-shop.tsx';

const PATH = '/api/v1/commerce-preferences/delivery';
const PUT = `PUT ${PATH}`;
const option = { ...{ id: 'p', name: 'Parcel', basis: 'flat' }, zones: [{ countryCode: 'DE', region: '' }] };
const delivery = { websiteId: 's', options: [{ ...option, tiers: [{ from: 0, cents: 490 }] }], version: 7 };

useConsole();
beforeEach(async () => {
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ websiteId: 's', selectedCurrency: 'EUR' }));
  answers.set(`GET ${PATH}`, () => versioned(delivery));
  await openConsole('delivery');
  await see('Germany');
});

test('prices are typed in the currency and saved in minor units, and a failed save keeps what was typed', async () => {
  expect(field('Costs (EUR)')?.value).toBe('4.9');
  await enter('Costs (EUR)', '5,20');
  answers.set(PUT, () => refusal('INTERNAL', 500, ''));
  await press('Save');
  await see('Something went wrong');
  expect(field('Costs (EUR)')?.value).toBe('5,20');
  answers.set(PUT, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"8"' }));
  await press('Save');
  await see('The settings are saved.');
  const saved = callsOf(PUT).at(-1);
  expect(saved).toMatchObject({ version: '"7"', body: { options: [{ tiers: [{ from: 0, cents: 520 }] }] } });
  expect(saved?.body).not.toHaveProperty('websiteId');
});

test('errors of the shop stand at their fields', async () => {
  await enter('Name', '');
  const errors = { 'options.0.name': 'This must not be empty.' };
  answers.set(PUT, () => refusal('INVALID_REQUEST', 400, 'Please check the fields.', { errors }));
  await press('Save');
  await see('This must not be empty.');
  expect(field('Name')?.getAttribute('aria-invalid')).toBe('true');
});

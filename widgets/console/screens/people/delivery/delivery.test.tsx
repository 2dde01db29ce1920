import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  closeConsole,
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

const PATH = '/api/v1/commerce-preferences/delivery';
const PUT = `PUT ${PATH}`;
const option = { ...{ id: 'p', name: 'Parcel', basis: 'flat' }, zones: [{ countryCode: 'DE', region: '' }] };
const delivery = { websiteId: 's', options: [{ ...option, tiers: [{ from: 0, cents: 490 }] }], version: 7 };

prepareConsole();
beforeEach(() => {
  answers.set(`GET ${PATH}`, () => versioned(delivery));
});

async function openDelivery(selectedCurrency = 'EUR'): Promise<void> {
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ websiteId: 's', selectedCurrency }));
  await openConsole('delivery');
  await see('Germany');
}

test('prices are typed in the currency and saved in minor units, and a failed save keeps what was typed', async () => {
  await openDelivery();
  expect(field('Delivery price (EUR)')?.value).toBe('4.9');
  await enter('Delivery price (EUR)', '5,20');
  answers.set(PUT, () => refusal('INTERNAL', 500, ''));
  await press('Save');
  await see('Something went wrong');
  expect(field('Delivery price (EUR)')?.value).toBe('5,20');
  answers.set(PUT, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"8"' }));
  await press('Save');
  await see('The settings are saved.');
  const saved = callsOf(PUT).at(-1);
  expect(saved).toMatchObject({ version: '"7"', body: { options: [{ tiers: [{ from: 0, cents: 520 }] }] } });
  expect(saved?.body).not.toHaveProperty('websiteId');
});

test('a new way of delivery comes last, its name has the focus, and it begins with the country of the shop', async () => {
  document.body.dataset.country = 'AT';
  await openDelivery();
  await press('Add a delivery option');
  const names = [...document.querySelectorAll<HTMLInputElement>('main input[required]')].map(({ value }) => value);
  expect(names).toEqual(['Parcel', '']);
  expect(document.activeElement?.closest('section')?.textContent).toContain('New delivery option');
  expect(document.activeElement?.localName).toBe('input');
  expect(document.activeElement?.closest('section')?.querySelector('[aria-label="Remove Austria"]')).not.toBeNull();
});

test('a price that is added has the focus in its first field', async () => {
  await openDelivery();
  await enter('Pricing', 'quantity');
  await press('Add a price');
  const added = [...document.querySelectorAll('.p-adding')].at(-1);
  expect(added?.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.localName).toBe('input');
});

test('a store manager sets it, and a viewer only reads it', async () => {
  answers.set('GET /api/v1/commerce-preferences/general', () => json({ websiteId: 's', selectedCurrency: 'EUR' }));
  await openConsole('delivery', 'storeManager');
  await see('Germany');
  expect(text()).not.toContain('Your role can view this but not change it.');
  await closeConsole();
  await openConsole('delivery', 'viewer');
  await see('Your role can view this but not change it.');
});

test.each([
  ['JPY', '490'],
  ['IDR', '4.9'],
  ['COP', '4.9'],
])('a price in %s has as many decimals as the shop counts in', async (currency, shown) => {
  await openDelivery(currency);
  await until(() => expect(field(`Delivery price (${currency})`)?.value).toBe(shown));
  answers.set(PUT, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"8"' }));
  await enter(`Delivery price (${currency})`, '7');
  await press('Save');
  await see('The settings are saved.');
  const cents = currency === 'JPY' ? 7 : 700;
  expect(callsOf(PUT)[0]?.body).toMatchObject({ options: [{ tiers: [{ cents }] }] });
});

test('prices can be changed while the currency cannot be read anew', async () => {
  answers.set('GET /api/v1/commerce-preferences/general', () => refusal('RATE_LIMITED', 429, 'Too many calls.'));
  await openConsole('delivery');
  await see('Germany');
  expect(field('Delivery price (EUR)')?.value).toBe('4.9');
});

test('errors of the shop stand at their fields, the first of which gets the focus', async () => {
  await openDelivery();
  await enter('Name', '');
  const errors = { 'options.0.name': 'This must not be empty.' };
  answers.set(PUT, () => refusal('INVALID_REQUEST', 400, 'Please check the fields.', { errors }));
  await press('Save');
  await see('This must not be empty.');
  expect(field('Name')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Name'));
});

test('weights are typed in kg and saved in grams, and a further price begins a kilogram above', async () => {
  await openDelivery();
  await enter('Pricing', 'quantity');
  await enter('Items from', '2');
  await enter('Pricing', 'weight');
  expect(field('Weight from (kg)')?.value).toBe('2');
  await enter('Weight from (kg)', '1,005');
  await press('Add a price');
  answers.set(PUT, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"8"' }));
  await press('Save');
  await see('The settings are saved.');
  const [saved] = callsOf(PUT);
  expect(saved?.body).toMatchObject({ options: [{ basis: 'weight', tiers: [{ from: 1005 }, { from: 2005 }] }] });
});

test('the values from which prices hold keep their numbers as pieces, and no value stays behind one price', async () => {
  await openDelivery();
  await enter('Pricing', 'subtotal');
  await enter('Order value from (EUR)', '50');
  await enter('Pricing', 'quantity');
  expect(field('Items from')?.value).toBe('50');
  await enter('Pricing', 'subtotal');
  expect(field('Order value from (EUR)')?.value).toBe('50');
  await enter('Pricing', 'flat');
  await enter('Pricing', 'quantity');
  expect(field('Items from')?.value).toBe('0');
});

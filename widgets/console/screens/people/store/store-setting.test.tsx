import { act } from 'react';
import { expect, test } from 'vitest';
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
  until,
} from '../../../../../test/console-shop.tsx';

const GENERAL = '/api/v1/commerce-preferences/general';
const EXPRESS = '“Add to cart” goes straight to the checkout';

prepareConsole();

test('a box whose change is refused shows the reason, stays as it was chosen and has the focus', async () => {
  const general = {
    websiteId: 's',
    testMode: true,
    expressCheckout: true,
    selectedCurrency: 'EUR',
    minimumSubtotalCents: 0,
  };
  answers.set(`GET ${GENERAL}`, () => json(general, 200, { ETag: '"2"' }));
  const errors = { expressCheckout: 'The cart stays.' };
  answers.set(`PUT ${GENERAL}`, () => refusal('INVALID_REQUEST', 400, 'Please check your entries.', { errors }));
  await openConsole('store-settings/general');
  await until(() => expect(field(EXPRESS)?.checked).toBe(true));
  await act(async () => field(EXPRESS)?.click());
  await act(async () => button('Save')?.focus());
  await press('Save');
  await see('The cart stays.');
  await until(() => expect(document.activeElement).toBe(field(EXPRESS)));
  expect(field(EXPRESS)?.checked).toBe(false);
  expect(field(EXPRESS)?.getAttribute('aria-invalid')).toBe('true');
  expect(callsOf(`PUT ${GENERAL}`)[0]?.body).toMatchObject({ expressCheckout: false, testMode: true });
});

test('an experiment is for the visitors of the chosen cohorts, and for all where none is chosen', async () => {
  const path = '/api/v1/commerce-preferences/experiments';
  const variants = ['a', 'b'].map((id) => ({ id, weight: 50 }));
  const experiment = { id: 'survey', name: 'Survey', status: 'ACTIVE', variants, cohorts: ['B'] };
  let stored: object[] = [experiment];
  answers.set(`GET ${path}`, () => json({ websiteId: 's', experiments: stored }, 200, { ETag: '"2"' }));
  answers.set(`PUT ${path}`, ({ body }) => {
    stored = (body as { experiments: object[] }).experiments;
    return json({ websiteId: 's', experiments: stored }, 200, { ETag: '"3"' });
  });
  await openConsole('store-settings/experiments');
  await until(() => expect(field('Cohort B')?.checked).toBe(true));
  const save = async (cohort: string) => {
    await act(async () => field(cohort)?.click());
    await press('Save');
    await until(() => expect(button('Save')).toBeUndefined());
    return stored;
  };
  expect(await save('Cohort A')).toEqual([{ ...experiment, cohorts: ['A', 'B'] }]);
  await save('Cohort A');
  expect(await save('Cohort B')).toEqual([{ id: 'survey', name: 'Survey', status: 'ACTIVE', variants }]);
});

test('who runs the shop is entered field by field, and saved with what is there already', async () => {
  const path = '/api/v1/commerce-preferences/business';
  const business = {
    legalName: 'Tea Ltd',
    line1: '1 Main St',
    line2: '',
    city: 'Cork',
    region: '',
    postalCode: 'T12',
    countryCode: 'IE',
    phone: '',
    representative: '',
    register: '',
    vatId: '',
  };
  answers.set(`GET ${path}`, () => json({ websiteId: 's', ...business }, 200, { ETag: '"2"' }));
  answers.set(`PUT ${path}`, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"3"' }));
  await openConsole('store-settings/business');
  await until(() => expect(field('Name of the company or person')?.value).toBe('Tea Ltd'));
  await enter('VAT number', 'IE1234567A');
  await press('Save');
  await until(() => expect(callsOf(`PUT ${path}`)[0]?.body).toMatchObject({ ...business, vatId: 'IE1234567A' }));
});

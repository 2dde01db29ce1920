import { act } from 'react';
import { expect, test } from 'vitest';
import {
  answers,
  button,
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
} from '../../../../../test/console-shop.tsx';

const LAW = '/api/owner/law';
const SETTINGS = '/api/v1/commerce-preferences/law';
const check = {
  name: 'terms',
  title: 'Terms of sale',
  duty: 'terms',
  state: 'missing',
  reason: 'The shop names no page with its terms.',
  countries: ['AT', 'BE', 'BG', 'CY', 'CZ', 'DE'],
  since: '2014-06-13',
  sources: ['Directive 2011/83/EU, Articles 6 and 8(7)'],
  count: null,
  screen: 'store-settings/legal',
};
const statement = { ...check, name: 'accessibility', title: 'Accessibility statement' };
const report = (...checks: object[]) => ({ checks, day: '2026-11-29', countries: ['DE'], sellsToConsumers: true });
const law = {
  websiteId: 's',
  sellsToConsumers: true,
  countries: [],
  isMicroEnterprise: false,
  sellsByMeasure: true,
  manufacturer: null,
  responsiblePerson: null,
  registrations: [],
  returnAddress: '',
  buyerPaysReturn: true,
};

prepareConsole();

test('what is missing stands first, with its reason, its act and the way to mend it', async () => {
  const right = { ...check, name: 'orderButton', title: 'Order button', state: 'done', reason: 'It says so.' };
  const other = { ...check, name: 'anchorPrice', title: 'Anchor price', state: 'notAsked', since: null, countries: [] };
  answers.set(`GET ${LAW}`, () => json(report(right, other, check)));
  await openConsole('law');
  await see('The shop names no page with its terms.');
  expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
    'Missing',
    'Done',
    'Not asked',
  ]);
  expect(text()).toContain('The shop sells to Germany.');
  expect(text()).toContain('Austria, Belgium, Bulgaria, Cyprus and 2 more, since 2014-06-13: Directive 2011/83/EU');
  expect(find('Mend it: Terms of sale')?.getAttribute('href')).toBe('/config/store-settings/legal');
  expect(find('Mend it: Order button')).toBeUndefined();
  expect(button('Write an accessibility statement')).toBeUndefined();
});

test('a shop that lacks nothing is told so', async () => {
  answers.set(`GET ${LAW}`, () => json(report({ ...check, state: 'done' })));
  await openConsole('law');
  await see('Nothing is missing.');
});

test('one press writes the statement and opens its page', async () => {
  answers.set(`GET ${LAW}`, () => json(report(statement)));
  answers.set(`POST ${LAW}/statement`, () => json({ collectionId: 'c1', path: '/accessibility' }, 201));
  await openConsole('law');
  await press('Write an accessibility statement');
  await until(() => expect(location.pathname).toBe('/config/pages/c1'));
  expect(callsOf(`POST ${LAW}/statement`)[0]?.headers.get('Idempotency-Key')).not.toBeNull();
});

test('a statement that waits for its owner is opened rather than written anew', async () => {
  answers.set(`GET ${LAW}`, () => json(report({ ...statement, screen: 'pages/c1' })));
  await openConsole('law');
  await see('Mend it');
  expect(find('Mend it: Accessibility statement')?.getAttribute('href')).toBe('/config/pages/c1');
  expect(button('Write an accessibility statement')).toBeUndefined();
});

test('a statement that the shop refuses shows the reason', async () => {
  answers.set(`GET ${LAW}`, () => json(report(statement)));
  answers.set(`POST ${LAW}/statement`, () => refusal('URL_TAKEN', 409, 'Taken.'));
  await openConsole('law');
  await press('Write an accessibility statement');
  await see('Taken.');
});

test('the overview counts what is missing, and leads there', async () => {
  answers.set(`GET ${LAW}?state=missing`, () => json(report(check, statement)));
  await openConsole('');
  await until(() => expect(find('2 things missing that the law asks for')?.getAttribute('href')).toBe('/config/law'));
});

test('the settings are saved whole, and each wrong entry shows its reason', async () => {
  answers.set(`GET ${SETTINGS}`, () => json(law, 200, { ETag: '"2"' }));
  const errors = {
    countries: 'Unknown country.',
    'manufacturer.electronicAddress': 'No address.',
    'registrations.0.number': 'Required.',
    returnAddress: 'Too long.',
  };
  answers.set(`PUT ${SETTINGS}`, () => refusal('INVALID_REQUEST', 400, 'Please check your entries.', { errors }));
  await openConsole('store-settings/law');
  await until(() => expect(field('The shop sells to consumers')?.checked).toBe(true));
  await act(async () => field('The shop sells to consumers')?.click());
  await enter('Choose a country', 'FR');
  await enter('Choose a country', 'DE');
  await press('Remove France');
  await enter('Manufacturer: name', 'Glow');
  await press('Add a number');
  await enter('Where buyers send goods back to', 'Main Street 1');
  await press('Save');
  for (const reason of Object.values(errors)) await see(reason);
  expect(callsOf(`PUT ${SETTINGS}`)[0]?.body).toEqual({
    sellsToConsumers: false,
    countries: ['DE'],
    isMicroEnterprise: false,
    sellsByMeasure: true,
    manufacturer: { name: 'Glow', postalAddress: '', electronicAddress: '' },
    responsiblePerson: null,
    registrations: [{ register: '', number: '', countryCode: '' }],
    returnAddress: 'Main Street 1',
    buyerPaysReturn: true,
  });
});

test('the search finds the screen by words that its name does not have', async () => {
  await openConsole('settings');
  await enter('Find anything', 'gpsr');
  await until(() => expect(find('What the law asks of this shop Shop', '[role="option"]')).toBeDefined());
});

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
  screen: 'legal-pages',
};
const statement = { ...check, name: 'accessibility', title: 'Accessibility statement', screen: 'store-settings/legal' };
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
  expect(text()).toContain('Austria, Belgium, Bulgaria, Cyprus and 2 more, since Jun 13, 2014: Directive 2011/83/EU');
  expect(find('Fix this: Terms of sale')?.getAttribute('href')).toBe('/config/legal-pages');
  expect(find('Fix this: Order button')).toBeUndefined();
  expect(button('Write an accessibility statement')).toBeUndefined();
});

const NOTICES = `${LAW}/notices`;
const notice = {
  language: 'de',
  url: '/commerce/notices/n1.svg',
  sha256: 'a'.repeat(64),
  contentType: 'image/svg+xml',
  bytes: 600_000,
  width: 595,
  height: 842,
  isKnown: false,
  addedAt: Date.parse('2026-11-20T12:00:00Z'),
};

/** Chooses a file in a field, as a person does. */
async function chooseFile(label: string, file: File): Promise<void> {
  await until(() => expect(field(label)).toBeDefined());
  const input = field(label);
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
}

test('the notices say which language lacks its file, mark an unknown one, and lead to the Commission', async () => {
  answers.set(`GET ${NOTICES}`, () =>
    json({ notices: [notice, { ...notice, language: 'pt' }], wanted: { languages: ['de', 'fr'] } }),
  );
  await openConsole('law/notices');
  await see('No file is stored.');
  expect([...document.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
    'German',
    'French',
    'Portuguese',
  ]);
  expect(text()).toContain('Not among the files that are known');
  expect(text()).toContain('SVG, 586 kB, stored on Nov 20, 2026.');
  expect(text()).toContain('The shop has no pages in this language that need it.');
  expect(find('Open the Commission’s page with the files', 'a')?.getAttribute('href')).toContain(
    'https://commission.europa.eu/',
  );
  expect(find('Show the file: German', 'a')?.getAttribute('href')).toBe('/commerce/notices/n1.svg');
});

test('a file is stored as it is, and a refusal is shown beside its field', async () => {
  answers.set(`GET ${NOTICES}`, () => json({ notices: [], wanted: { languages: ['de'] } }));
  answers.set(`PUT ${NOTICES}/de`, () => refusal('PICTURE_UNSUPPORTED', 400, 'Not a picture.'));
  await openConsole('law/notices');
  const file = new File(['<svg/>'], 'DE.svg', { type: 'image/svg+xml' });
  await chooseFile('File in German', file);
  await see('Not a picture.');
  answers.set(`PUT ${NOTICES}/de`, () => json(notice));
  answers.set(`GET ${NOTICES}`, () => json({ notices: [{ ...notice, isKnown: true }], wanted: { languages: ['de'] } }));
  await chooseFile('File in German', file);
  await see('Known as the official file');
  expect(text()).not.toContain('Not a picture.');
  expect(field('Another file in German')).toBeDefined();
});

test('a file is removed after a question, and a role that only reads settings changes none', async () => {
  answers.set(`GET ${NOTICES}`, () => json({ notices: [notice], wanted: { languages: ['de'] } }));
  answers.set(`DELETE ${NOTICES}/de`, () => {
    answers.set(`GET ${NOTICES}`, () => json({ notices: [], wanted: { languages: ['de'] } }));
    return new Response(null, { status: 204 });
  });
  await openConsole('law/notices');
  await press('Remove the file: German');
  await see('Remove the notice in German?');
  await press('Remove the file');
  await see('No file is stored.');
  await openConsole('law/notices', 'viewer');
  await see('No file is stored.');
  expect(field('File in German')).toBeUndefined();
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
  await see('Fix this');
  expect(find('Fix this: Accessibility statement')?.getAttribute('href')).toBe('/config/pages/c1');
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
  await enter('Address for returns', 'Main Street 1');
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

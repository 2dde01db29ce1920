import { expect, test } from 'vitest';
import {
  answers,
  button,
  callsOf,
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

const PAGES = '/api/owner/legal-pages';
const page = (kind: string, change: object = {}) => ({
  kind,
  title: kind,
  isNeeded: false,
  state: 'missing',
  url: '',
  collectionId: null,
  isHidden: false,
  gaps: [],
  sources: [],
  ...change,
});
const show = (...pages: object[]) =>
  answers.set(`GET ${PAGES}`, () => json({ pages, language: 'de', isOwnLanguage: true, countryCode: 'DE' }));

prepareConsole();

test('a missing page names what will be open, with the way to each, and is written by one press', async () => {
  const gaps = [
    { text: 'auszufüllen: Telefonnummer', screen: 'store-settings/business' },
    { text: 'auszufüllen: Lieferzeit', screen: '' },
  ];
  show(page('imprint', { title: 'Impressum', isNeeded: true, gaps, sources: ['§ 5 DDG'] }));
  answers.set(`POST ${PAGES}`, () => json({ collectionId: 'c1', path: '/impressum' }, 201));
  await openConsole('legal-pages');
  await see('Pages are written in German.');
  await see('The imprint follows the law of this country: Germany.');
  await see('Required by § 5 DDG');
  expect(find('Enter this: auszufüllen: Telefonnummer')?.getAttribute('href')).toBe('/config/store-settings/business');
  expect(text()).toContain('You fill this in on the page itself.');
  await press('Write the page: Impressum');
  await see('The page is written and hidden.');
  expect(location.pathname).toBe('/config/pages/c1');
  expect(callsOf(`POST ${PAGES}`)[0]?.body).toEqual({ kind: 'imprint' });
});

test('all required pages are written by one press, one after the other, and one that fails keeps the others', async () => {
  const needed = (kind: string, state = 'missing') => page(kind, { isNeeded: true, state });
  show(needed('imprint'), needed('terms'), page('returns'), needed('privacy', 'done'));
  answers.set(`POST ${PAGES}`, ({ body }) => {
    if ((body as { kind: string }).kind === 'terms') return refusal('INVALID_REQUEST', 400, 'This address is taken.');
    show(needed('imprint', 'done'), needed('terms'), page('returns'));
    return json({ collectionId: 'c1', path: '/imprint' }, 201);
  });
  await openConsole('legal-pages');
  await press('Write all 2 required pages');
  await see('This address is taken.');
  expect(callsOf(`POST ${PAGES}`).map(({ body }) => body)).toEqual([{ kind: 'imprint' }, { kind: 'terms' }]);
  await until(() => expect(button('Write all 2 required pages')).toBeUndefined());
  expect(button('Write the page: terms')).toBeDefined();
});

test('a page with open places leads to its editor, and one elsewhere names its address', async () => {
  show(
    page('terms', {
      state: 'gaps',
      url: '/agb',
      collectionId: 'c2',
      gaps: [{ text: 'Lieferzeit', screen: 'pages/c2' }],
    }),
    page('privacy', { state: 'done', url: 'https://elsewhere.example/p' }),
  );
  await openConsole('legal-pages');
  await see('These places are open.');
  expect(find('Edit the page: terms')?.getAttribute('href')).toBe('/config/pages/c2');
  expect(find('View the page: terms')?.getAttribute('href')).toBe('/agb');
  expect(text()).toContain('The page is at https://elsewhere.example/p.');
  expect(button('Write the page: privacy')).toBeUndefined();
});

test('a shop in another language reads that its pages are English, and a refusal stands at the button', async () => {
  answers.set(`GET ${PAGES}`, () =>
    json({ pages: [page('terms')], language: 'en', isOwnLanguage: false, countryCode: '' }),
  );
  answers.set(`POST ${PAGES}`, () => refusal('URL_TAKEN', 409, 'Another page has this address.'));
  await openConsole('legal-pages');
  await see('There are no texts in the language of your shop');
  expect(find('Enter the country of the business')).toBeDefined();
  await press('Write the page: terms');
  await see('Another page has this address.');
  await until(() => expect(location.pathname).toBe('/config/legal-pages'));
});

test('a role that may not write pages reads the list alone', async () => {
  show(page('terms', { isNeeded: true }));
  await openConsole('legal-pages', 'viewer');
  await see('Required by law');
  expect(button('Write the page: terms')).toBeUndefined();
});

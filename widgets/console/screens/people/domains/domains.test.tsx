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

const DOMAINS = '/api/owner/site/domains';
const domain = {
  hostname: 'tea.example',
  language: null,
  isPrimary: false,
  redirects: false,
  checkedAt: null,
  check: null,
  target: null,
  proof: null,
};
const here = { ...domain, hostname: location.hostname };
const found = { state: 'works', records: [], ttlSeconds: null, statusCode: 200 };
const shows = (domains: object[]) => answers.set(`GET ${DOMAINS}`, () => json({ domains }));

prepareConsole();
beforeEach(() => {
  answers.set('GET /api/owner/site', () => versioned(SITE));
});

test('a domain that is not connected shows the steps; with a target of the server, the record to set', async () => {
  shows([here, domain]);
  await openConsole('domains');
  await see('How to connect tea.example');
  expect(text()).toContain('choose Custom domain, and enter tea.example.');
  shows([here, { ...domain, target: 'shops.example.net' }]);
  await press('Check the domain tea.example');
  answers.set(`POST ${DOMAINS}/tea.example/check`, () => json(domain));
  await press('Check the domain tea.example');
  await see('shops.example.net');
  expect(button('Copy Value')).toBeDefined();
});

test.each([
  ['noRecords', 'The DNS does not know this domain yet.'],
  ['elsewhere', 'Other servers may use an old answer for up to 5 minutes.'],
  ['otherShop', 'shows another shop'],
  ['noAnswer', 'its certificate is still being made'],
  ['unknown', 'This says nothing about your records.'],
  ['local', 'Visitors cannot reach it.'],
])('a check that finds %s says so in plain words', async (state, words) => {
  const records = state === 'noRecords' ? [] : ['A 192.0.2.1'];
  shows([here, { ...domain, checkedAt: 1, check: { ...found, state, records, ttlSeconds: 300 } }]);
  await openConsole('domains');
  await see(words);
  expect(button('Make main domain tea.example')).toBeUndefined();
});

test('a domain that works is made the main one after a question, and the others can be left alone', async () => {
  const works = { ...domain, checkedAt: 1, check: found };
  shows([here, works]);
  answers.set(`PUT ${DOMAINS}/tea.example`, () => json({ domains: [] }));
  await openConsole('domains');
  await see('This domain points to your shop.');
  await press('Make main domain tea.example');
  await see('Visitors with a cart stay where they are');
  shows([
    { ...here, redirects: true },
    { ...works, isPrimary: true },
  ]);
  await press('Make main domain');
  await see('tea.example is the main domain.');
  expect(callsOf(`PUT ${DOMAINS}/tea.example`)[0]?.body).toEqual({ isPrimary: true });
  await see('To remove the main domain');
  expect(button('Remove tea.example')).toBeUndefined();
  answers.set(`PUT ${DOMAINS}/${location.hostname}`, () => json({ domains: [] }));
  await act(async () => field('Redirect visitors of this domain to tea.example')?.click());
  await see(`Visitors of ${location.hostname} stay there.`);
});

test('the domain at which the console is open cannot be removed, and another one can after a question', async () => {
  shows([here, domain]);
  answers.set(`DELETE ${DOMAINS}/tea.example`, () => json(undefined, 204));
  await openConsole('domains');
  await see('To remove the domain that you are using now');
  expect(button(`Remove ${location.hostname}`)).toBeUndefined();
  await press('Remove tea.example');
  await see('Visitors who come to this domain no longer find the shop there.');
  await press('Remove');
  await see('The domain is removed.');
});

test('a domain is added from a whole address; a refusal stands at the field, which keeps its text', async () => {
  shows([here]);
  answers.set(`POST ${DOMAINS}`, () => refusal('DOMAIN_TAKEN', 409, 'Another site has this domain.'));
  await openConsole('domains');
  await see('Add a domain');
  await enter('New domain', 'https://Tea.example/shop?x=1');
  await press('Add the domain');
  await see('Another site has this domain.');
  answers.set(`POST ${DOMAINS}`, () => json({ domains: [here, domain] }));
  shows([here, domain]);
  await press('Add the domain');
  await see('tea.example is added.');
  expect(callsOf(`POST ${DOMAINS}`).at(-1)?.body).toEqual({ hostname: 'tea.example' });
});

test('a role that may only read sees the domains and no buttons', async () => {
  shows([here, domain]);
  await openConsole('domains', 'viewer');
  await see('Your role can view this but not change it.');
  await until(() => expect(text()).toContain('tea.example'));
  for (const name of ['Check the domain tea.example', 'Add the domain']) expect(button(name)).toBeUndefined();
});

test('a domain that is not proven shows the record to set, before the steps that connect it', async () => {
  const proof = { name: '_storefront.tea.example', value: 'site=tea' };
  shows([here, { ...domain, proof }]);
  await openConsole('domains');
  await see('_storefront.tea.example');
  expect(text()).toContain('site=tea');
  expect(text()).toContain('To prove');
});

import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import {
  answers,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  see,
  until,
} from '../../../../../test/console-shop.tsx';
import { verificationCode } from './verification-code.ts';

const SETTINGS = '/api/v1/commerce-preferences/discovery';
const STATE = '/api/owner/discovery';
const STORED = {
  websiteId: 's',
  ...{ trainingCrawlers: false, answeringCrawlers: true, agents: 'checkout', condition: 'new' },
  ...{ googleCode: '', bingCode: '', pinterestCode: '', metaCode: '' },
};
const FOUND = {
  origin: 'https://shop.example',
  hiddenBecause: [],
  home: { title: 'Good mugs — Mug shop', description: '' },
};

prepareConsole();
beforeEach(() => {
  answers.set(`GET ${SETTINGS}`, () => json(STORED, 200, { ETag: '"2"' }));
  answers.set(`PUT ${SETTINGS}`, ({ body }) => json({ websiteId: 's', ...(body as object) }, 200, { ETag: '"3"' }));
  answers.set(`GET ${STATE}`, () => json(FOUND));
});

test('what crawlers and agents may do is saved, with the code of a tag that was pasted whole', async () => {
  await openConsole('search-engines');
  await until(() => expect(field('Prepare the checkout')?.checked).toBe(true));
  await act(async () => field('Fill a cart')?.click());
  await act(async () => field('Crawlers may read the shop to train models')?.click());
  await enter('Google (Search Console)', '<meta name="google-site-verification" content="abc-123" />');
  expect(field('Google (Search Console)')?.value).toBe('abc-123');
  await press('Save');
  await until(() => expect(callsOf(`PUT ${SETTINGS}`)).toHaveLength(1));
  expect(callsOf(`PUT ${SETTINGS}`)[0]?.body).toMatchObject({
    ...{ agents: 'cart', trainingCrawlers: true, answeringCrawlers: true, googleCode: 'abc-123' },
  });
});

test('a shop that can be found shows its files and how a result may look', async () => {
  await openConsole('search-engines');
  await see('Can be found');
  await see('Good mugs — Mug shop');
  await see('Your home page has no description');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[target]')].map(({ href }) => href);
  expect(links).toEqual(['robots.txt', 'sitemap.xml', 'llms.txt'].map((file) => `https://shop.example/${file}`));
});

test('a shop that cannot be found says why, each time with the screen that changes it', async () => {
  answers.set(`GET ${STATE}`, () => json({ ...FOUND, hiddenBecause: ['notOpen', 'trialHost'] }));
  await openConsole('search-engines');
  await see('Cannot be found');
  await see('The shop is not open yet.');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main li a')].map(({ pathname }) => pathname);
  expect(links).toEqual(['/config/opening', '/config/domains']);
});

test.each([
  [' abc ', 'abc'],
  ["<META content='x=1' name='msvalidate.01'>", 'x=1'],
  ['<meta name=p content=bare>', 'bare'],
  ['<meta name="p">', ''],
])('%j is the code %j', (pasted, code) => {
  expect(verificationCode(pasted)).toBe(code);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';
import { explainFailure } from './set-up.ts';
import { visitorFailure } from './visitor-failure.ts';

const SHOP = 'https://shop.example';
let logged: string[];

beforeEach(() => {
  Object.assign(boot(), { base: SHOP, site: 'site-1' });
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...texts: unknown[]) => void logged.push(texts.join(' ')));
});
afterEach(() => {
  Object.assign(boot(), { base: location.origin, site: null });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Calls fail as by a page's policy, which the browser reports by an event of its own. */
function refuseBy(directive: string, address: string): void {
  vi.stubGlobal('fetch', async () => {
    const violation = { effectiveDirective: directive, blockedURI: address };
    setTimeout(() => document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation)), 5);
    throw new TypeError('Failed to fetch');
  });
}

test('a page whose policy forbids calls to the shop says so, and nothing of the internet connection', async () => {
  refuseBy('connect-src', `${SHOP}/api/set-up`);
  const failure = await explainFailure(visitorFailure('offline'));
  expect(failure).toMatchObject({ kind: 'set-up', message: 'The shop cannot be used on this page.' });
  expect(logged).toEqual([`[storefront] This page's content security policy must allow connect-src ${SHOP}.`]);
});

test.each([
  ['another directive', 'img-src', `${SHOP}/a.jpg`],
  ['another host', 'connect-src', 'https://other.example/'],
])('a refusal of %s leaves the failure as it is', async (_, directive, address) => {
  refuseBy(directive, address);
  const failure = visitorFailure('offline');
  expect(await explainFailure(failure)).toBe(failure);
  expect(logged).toEqual([]);
});

test('a shop that is not open shows no element on pages of other sites, and says so to their author once', async () => {
  document.body.innerHTML = '<p>Text</p><sq-cart></sq-cart><sq-reviews></sq-reviews>';
  const failure = visitorFailure('rejected', { body: { error: 'Soon.', code: 'SITE_NOT_OPEN' } });
  expect(await explainFailure(failure)).toBe(failure);
  await explainFailure(failure);
  expect(logged).toEqual([`[storefront] ${SHOP} is not open yet: its elements show nothing until its owner opens it.`]);
  const shown = [...document.body.children].map((element) => (element as HTMLElement).style.display);
  expect(shown).toEqual(['', 'none', 'none']);
});

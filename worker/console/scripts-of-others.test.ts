import { beforeEach, describe, expect, test } from 'vitest';
import { ContributorSessionState } from '#runtime/contracts/contributors.ts';
import { PASSWORD } from '../../test/worker/account-holder.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { addressOf, ContributorBrowser, signInToken } from '../../test/worker/contributor.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const TAG = 'https://tags.example';
/** A page of the shop on which nobody signs in. */
const PAGE = '/commerce/restock/stop';
const CONSOLE = '/config/';
const SETTINGS = '/api/1/performance/settings';
/** Of what a script can ask for; `document` is the browser's own. */
const DESTINATIONS = ['empty', 'iframe', 'object', 'embed', 'script', undefined];

let ann: ContributorBrowser;

beforeEach(async () => {
  await openShops();
  const scripts = [{ url: `${TAG}/t.js`, purpose: 'marketing', metaPixelId: '' }];
  await setStoreSettings(SHOP.id, { tagSettings: { scripts, origins: [] } });
  ann = await ContributorBrowser.open();
  await ann.join('ann', { role: 'admin' });
  await ann.signInByPassword('ann');
});

const open = (browser: Buyer, path: string, dest?: string) =>
  browser.fetch(path, { headers: dest === undefined ? {} : { 'Sec-Fetch-Dest': dest } });
const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';
const tagsOf = async (browser: Buyer, page = '/') => {
  const answer = await browser.fetch(SETTINGS, { headers: { Referer: `${browser.origin}${page}` } });
  return ((await answer.json()) as { tags: object[] }).tags.length;
};

test('a page of the shop runs the owner’s tags, but not for somebody who works on the site, and not in a frame', async () => {
  const visitor = await new Buyer().arrive();
  expect(policyOf(await open(visitor, PAGE))).toContain(TAG);
  expect(policyOf(await open(ann, PAGE))).not.toContain(TAG);
  expect(policyOf(await open(visitor, PAGE, 'iframe'))).not.toContain(TAG);
  expect([await tagsOf(visitor), await tagsOf(ann)]).toEqual([1, 0]);
});

test.each(['/commerce/contributor', '/account', '/commerce/account/password', '/pay/token'])(
  '%s, where people sign in or whose address opens it, runs no tags',
  async (path) => {
    const visitor = await new Buyer().arrive();
    expect(policyOf(await open(visitor, path))).toContain("script-src 'self'");
    expect(policyOf(await open(visitor, path))).not.toContain(TAG);
    expect(await tagsOf(visitor, path)).toBe(0);
  },
);

test('the console gives the session’s token to no script of the shop’s pages', async () => {
  const opened = await open(ann, CONSOLE, 'document');
  expect(await opened.clone().text()).toContain(ann.xsrf);
  expect(opened.headers.get('Cache-Control')).toBe('no-store');
  expect(opened.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(policyOf(opened)).toContain("frame-ancestors 'none'");
  for (const dest of DESTINATIONS) expect(await (await open(ann, CONSOLE, dest)).text()).not.toContain(ann.xsrf);
  // A page of the shop that opens it is in another group of windows, because its policy is another one.
  const shop = await open(ann, '/', 'document');
  expect(shop.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
});

test('a script of a shop page, with the cookies of a fresh session, learns nothing and changes nothing', async () => {
  const asked = await read(await ann.fetch('/api/contributors/session'), ContributorSessionState);
  expect(asked.session).toBeNull();
  for (const [method, path] of [
    ['GET', '/api/owner/orders'],
    ['POST', '/api/owner/contributors'],
    ['POST', '/api/contributors/session/confirmation'],
    ['POST', '/api/contributors/passkeys/options'],
    ['DELETE', '/api/contributors/sessions'],
  ] as const) {
    const answer = await ann.fetch(path, { method, ...(method === 'POST' && { body: {} }) });
    expect([path, await refusal(answer)]).toEqual([path, expect.objectContaining({ code: 'CRUMB_FAIL' })]);
  }
});

describe('signing in', () => {
  const SESSION = '/api/contributors/session';
  const entries = { email: addressOf('ann'), password: PASSWORD };
  const signIn = (browser: Buyer, token: string) =>
    browser.fetch(SESSION, { method: 'POST', body: entries, headers: { 'X-Contributor-XSRF-Token': token } });

  test('a script of a shop page signs nobody in, by password or by passkey', async () => {
    const visitor = await new Buyer().arrive();
    const ofOther = await signInToken(await new Buyer().arrive());
    for (const token of ['', 'guessed', ann.xsrf, ofOther]) {
      expect(await refusal(await signIn(visitor, token))).toMatchObject({ status: 403, code: 'CRUMB_FAIL' });
      for (const path of [`${SESSION}/passkey`, `${SESSION}/passkey/options`]) {
        const headers = { 'X-Contributor-XSRF-Token': token };
        const answer = await visitor.fetch(path, { method: 'POST', body: {}, headers });
        expect(await refusal(answer)).toMatchObject({ code: 'CRUMB_FAIL' });
      }
    }
    expect(visitor.cookies.has('__Host-contributor')).toBe(false);
  });

  test('the console has the token for it, as a page that a person has opened alone', async () => {
    const visitor = new Buyer();
    const token = await signInToken(visitor);
    for (const dest of DESTINATIONS) expect(await (await open(visitor, CONSOLE, dest)).text()).not.toContain(token);
    expect((await signIn(visitor, token)).status).toBe(200);
  });
});

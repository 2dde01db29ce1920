import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContributorSession } from '#runtime/contracts/contributors.ts';
import { Passkeys } from '#runtime/contracts/passkeys.ts';
import { Authenticator } from '../../test/worker/authenticator.ts';
import { Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { ContributorBrowser, signInToken } from '../../test/worker/contributor.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';

const PASSKEYS = '/api/contributors/passkeys';
const SESSION = '/api/contributors/session';
const PASSKEY_SESSION = `${SESSION}/passkey`;
const start = Date.now();
const REFUSED = { status: 401, code: 'PASSKEY_REFUSED' };

let ann: ContributorBrowser;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  ann = await ContributorBrowser.open();
  await ann.join('ann');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the passkey of a contributor', () => {
  test('signs in on another device, is listed and removed, with a mail about each change', async () => {
    expect(await ann.options(PASSKEYS)).toMatchObject({
      user: { name: `ann@work.example (working on ${SHOP.id})` },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { authenticator, passkey } = await ann.addPasskey();
    const phone = await ContributorBrowser.open();
    const session = await read(await phone.prove(PASSKEY_SESSION, authenticator), ContributorSession);
    expect(session.contributor).toMatchObject({ id: 'ann', role: 'storeManager' });
    phone.xsrf = session.xsrfToken;
    expect((await phone.send('GET', '/api/owner/stock')).status).toBe(200);
    const { passkeys } = await read(await phone.send('GET', PASSKEYS), Passkeys);
    expect(passkeys).toEqual([{ ...passkey, name: 'Passkey', usedAt: start }]);

    const bob = await ContributorBrowser.open();
    await bob.join('bob');
    const missing = { status: 404, code: 'PASSKEY_NOT_FOUND' };
    expect(await refusal(await bob.send('DELETE', `${PASSKEYS}/${passkey.id}`))).toMatchObject(missing);
    expect((await phone.send('DELETE', `${PASSKEYS}/${passkey.id}`)).status).toBe(204);
    expect(await refusal(await phone.prove(PASSKEY_SESSION, authenticator))).toMatchObject(REFUSED);
    expect((await outbox()).map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ['contributor-passkey-added', 'ann@work.example'],
      ['contributor-passkey-removed', 'ann@work.example'],
    ]);
  });

  test('must have recognised the person, both when it is made and when it signs in', async () => {
    const unsure = { origin: ann.origin, isVerified: false };
    const response = await (await Authenticator.make()).register(await ann.options(PASSKEYS), unsure);
    expect(await refusal(await ann.send('POST', PASSKEYS, { response }))).toMatchObject({ code: 'PASSKEY_INVALID' });
    const { authenticator } = await ann.addPasskey();
    expect(await refusal(await ann.prove(PASSKEY_SESSION, authenticator, { isVerified: false }))).toMatchObject(
      REFUSED,
    );
    expect((await ann.prove(PASSKEY_SESSION, authenticator)).status).toBe(200);
  });

  test('does not sign in to an account of the shop, nor does a passkey of an account sign in here', async () => {
    const { authenticator } = await ann.addPasskey();
    const account = '/api/site-users/account/session/passkey';
    const response = await authenticator.signIn(await ann.options(account), ann);
    expect(await refusal(await ann.send('POST', account, { response }))).toMatchObject(REFUSED);
    const forAccounts = await authenticator.signIn(await ann.options(account), ann);
    expect(await refusal(await ann.send('POST', PASSKEY_SESSION, { response: forAccounts }))).toMatchObject(REFUSED);
  });

  test('signs in nobody who has not joined, and is deleted with the person', async () => {
    const { authenticator } = await ann.addPasskey();
    await env.DB.prepare('UPDATE contributors SET joined_at = NULL').run();
    expect(await refusal(await ann.prove(PASSKEY_SESSION, authenticator))).toMatchObject(REFUSED);
    await env.DB.prepare('DELETE FROM contributors').run();
    expect(await count('passkeys')).toBe(0);
    expect(await refusal(await ann.prove(PASSKEY_SESSION, authenticator))).toMatchObject(REFUSED);
  });

  test('needs a session with its XSRF token, the crumb, and a page of the shop’s own origin', async () => {
    const visitor = await ContributorBrowser.open();
    const codes = async (browser: ContributorBrowser) => {
      const found: unknown[] = [];
      for (const [method, path, body] of [
        ['GET', PASSKEYS],
        ['POST', `${PASSKEYS}/options`, {}],
        ['POST', PASSKEYS, { response: {} }],
        ['DELETE', `${PASSKEYS}/one`],
      ] as const) {
        found.push((await refusal(await browser.send(method, path, body))).code);
      }
      return found;
    };
    expect(await codes(visitor)).toEqual(Array(4).fill('SIGN_IN_NEEDED'));
    ann.xsrf = '';
    expect(await codes(ann)).toEqual(Array(4).fill('CRUMB_FAIL'));
    const page = new Embedder();
    for (const path of [`${PASSKEY_SESSION}/options`, PASSKEY_SESSION, `${PASSKEYS}/options`, PASSKEYS]) {
      expect(await refusal(await page.fetch(path, { method: 'POST', body: {} })), path).toMatchObject({
        code: 'ORIGIN_NOT_ALLOWED',
      });
    }
    const headers = { 'X-Contributor-XSRF-Token': await signInToken(ann) };
    ann.cookies.delete('crumb');
    const uncrumbed = await ann.fetch(`${PASSKEY_SESSION}/options`, { method: 'POST', body: {}, headers });
    expect(await refusal(uncrumbed)).toMatchObject({ code: 'CRUMB_FAIL' });
  });
});

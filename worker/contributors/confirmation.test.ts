import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContributorSession } from '#runtime/contracts/contributors.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { PASSWORD } from '../../test/worker/account-holder.ts';
import { Authenticator } from '../../test/worker/authenticator.ts';
import { Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { addressOf, ContributorBrowser } from '../../test/worker/contributor.ts';
import { count, OTHER, openShops } from '../../test/worker/shops.ts';
import { countDerivations } from '../passwords/service.ts';

const SESSION = '/api/contributors/session';
const PASSKEY_SESSION = `${SESSION}/passkey`;
const CONFIRMATION = `${SESSION}/confirmation`;
const BY_PASSKEY = `${CONFIRMATION}/passkey`;
const PASSKEYS = '/api/contributors/passkeys';
const EXPORT = '/api/owner/exports/products?format=shopify';
const start = Date.now();
const end = start + 15 * MINUTE_MS;
const NEEDED = { status: 403, code: 'CONFIRMATION_NEEDED' };
const REFUSED = { status: 401, code: 'PASSKEY_REFUSED' };
const WRONG = { status: 400, code: 'PASSWORD_WRONG' };

let ann: ContributorBrowser;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  ann = await ContributorBrowser.open();
  await ann.join('ann', { role: 'admin' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const confirmationOf = async (browser: ContributorBrowser) => (await browser.session())?.confirmation;
const codeOf = async (response: Promise<Response>) => (await refusal(await response)).code;
const confirm = (password: string) => ann.send('POST', CONFIRMATION, { password });

describe('a contributor without passkeys', () => {
  test('is confirmed by signing in, for fifteen minutes to the millisecond', async () => {
    expect(await confirmationOf(ann)).toEqual({ by: 'password', until: null });
    expect((await ann.signInByPassword('ann')).confirmation).toEqual({ by: 'password', until: end });
    vi.setSystemTime(end - 1);
    expect((await ann.send('GET', EXPORT)).status).toBe(200);
    expect(await confirmationOf(ann)).toEqual({ by: 'password', until: end });
    vi.setSystemTime(end);
    expect(await refusal(await ann.send('GET', EXPORT))).toMatchObject({
      ...NEEDED,
      error: 'Please confirm that it is you, and try again.',
    });
    expect(await confirmationOf(ann)).toEqual({ by: 'password', until: null });
  });

  test('confirms by the password, in this session alone', async () => {
    const phone = await ContributorBrowser.open();
    await phone.signInByPassword('ann');
    vi.setSystemTime(end);
    expect(await refusal(await confirm('another password'))).toMatchObject(WRONG);
    expect(await refusal(await ann.send('GET', EXPORT))).toMatchObject(NEEDED);
    const { confirmation } = await read(await confirm(PASSWORD), ContributorSession);
    expect(confirmation).toEqual({ by: 'password', until: end + 15 * MINUTE_MS });
    expect((await ann.send('GET', EXPORT)).status).toBe(200);
    expect(await refusal(await phone.send('GET', EXPORT))).toMatchObject(NEEDED);
  });

  test('is guessed at ten times in a session, apart from sign-ins, and not again before any hash', async () => {
    const stranger = await ContributorBrowser.open();
    const guess = () => stranger.send('POST', SESSION, { email: addressOf('ann'), password: 'wrong password' });
    await guess();
    await env.DB.prepare('UPDATE login_attempts SET count = 100').run();
    expect(await codeOf(guess())).toBe('TOO_MANY_LOGINS');
    expect(await codeOf(confirm('wrong password'))).toBe('PASSWORD_WRONG');
    await env.DB.prepare('UPDATE login_attempts SET count = 10').run();
    const before = countDerivations();
    expect(await codeOf(confirm(PASSWORD))).toBe('TOO_MANY_LOGINS');
    expect(countDerivations()).toBe(before);
    const phone = await ContributorBrowser.open();
    await phone.signInByPassword('ann');
    expect((await phone.send('POST', CONFIRMATION, { password: PASSWORD })).status).toBe(200);
    vi.setSystemTime(start + 16 * MINUTE_MS);
    expect((await confirm(PASSWORD)).status).toBe(200);
  });

  test('adds the first passkey without a confirmation, and confirms by it from then on', async () => {
    await ann.addPasskey();
    expect(await confirmationOf(ann)).toEqual({ by: 'passkey', until: null });
    expect(await refusal(await confirm(PASSWORD))).toMatchObject(NEEDED);
    expect(await count('login_attempts')).toBe(0);
  });

  test('is asked for no passkey', async () => {
    expect(await refusal(await ann.send('POST', `${BY_PASSKEY}/options`, {}))).toMatchObject(REFUSED);
    expect(await count('passkey_challenges')).toBe(0);
  });
});

describe('a contributor with a passkey', () => {
  let authenticator: Authenticator;
  let passkeyId: string;
  beforeEach(async () => {
    const { authenticator: made, passkey } = await ann.addPasskey();
    [authenticator, passkeyId] = [made, passkey.id];
  });

  test('is confirmed by signing in with it, and not with the password', async () => {
    const session = await read(await ann.prove(PASSKEY_SESSION, authenticator), ContributorSession);
    expect(session.confirmation).toEqual({ by: 'passkey', until: end });
    const { confirmation } = await ann.signInByPassword('ann');
    expect(confirmation).toEqual({ by: 'passkey', until: null });
    expect(await refusal(await ann.send('GET', EXPORT))).toMatchObject(NEEDED);
  });

  test('keeps the passkeys from somebody who knows the password alone', async () => {
    // A confirmation that the thief has prepared before there was a passkey is not valid any more.
    const bob = await ContributorBrowser.open();
    await bob.join('bob');
    const planted = await (await Authenticator.make()).register(await bob.options(PASSKEYS), bob);
    await env.DB.prepare(
      `INSERT INTO passkeys (site_id, id, contributor_id, credential_id, public_key, counter, transports, name, created_at)
       SELECT site_id, 'of-bob', 'bob', 'of-bob', public_key, 0, '[]', 'Their phone', 0 FROM passkeys WHERE id = ?1`,
    )
      .bind(passkeyId)
      .run();
    const thief = await ContributorBrowser.open();
    await thief.signInByPassword('bob');
    expect(await refusal(await thief.send('POST', PASSKEYS, { response: planted }))).toMatchObject(NEEDED);
    expect(await refusal(await thief.send('POST', `${PASSKEYS}/options`, {}))).toMatchObject(NEEDED);
    expect(await refusal(await thief.send('DELETE', `${PASSKEYS}/of-bob`))).toMatchObject(NEEDED);
    expect(await refusal(await thief.send('POST', CONFIRMATION, { password: PASSWORD }))).toMatchObject(NEEDED);
    expect(await count('passkeys')).toBe(2);
  });

  test('confirms by it, and may then add passkeys and remove them until the confirmation is over', async () => {
    const options = await ann.options(BY_PASSKEY);
    expect(options).toMatchObject({
      allowCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
      userVerification: 'required',
    });
    const response = await authenticator.signIn(options, ann);
    const answer = await read(await ann.send('POST', BY_PASSKEY, { response }), ContributorSession);
    expect(answer).toMatchObject({ confirmation: { by: 'passkey', until: end }, xsrfToken: ann.xsrf });
    expect((await ann.send('GET', EXPORT)).status).toBe(200);
    const { passkey } = await ann.addPasskey();
    expect((await ann.send('DELETE', `${PASSKEYS}/${passkeyId}`)).status).toBe(204);
    vi.setSystemTime(end);
    expect(await refusal(await ann.send('DELETE', `${PASSKEYS}/${passkey.id}`))).toMatchObject(NEEDED);
  });

  test('confirms too where the device does not say again whose the passkey is, which a sign-in needs', async () => {
    const unnamed = async (path: string) => {
      const answer = await authenticator.signIn(await ann.options(path), ann);
      const { userHandle: _, ...response } = answer.response as Record<string, unknown>;
      return ann.send('POST', path, { response: { ...answer, response } });
    };
    expect(await refusal(await unnamed(PASSKEY_SESSION))).toMatchObject(REFUSED);
    expect((await unnamed(BY_PASSKEY)).status).toBe(200);
    authenticator.userHandle = Buffer.from('somebody else').toString('base64url');
    expect(await refusal(await ann.prove(BY_PASSKEY, authenticator))).toMatchObject(REFUSED);
  });

  test('is not confirmed by an answer that was used, is late, is for something else or has recognised nobody', async () => {
    const used = { response: await authenticator.signIn(await ann.options(BY_PASSKEY), ann) };
    expect((await ann.send('POST', BY_PASSKEY, used)).status).toBe(200);
    vi.setSystemTime(end);
    expect(await refusal(await ann.send('POST', BY_PASSKEY, used))).toMatchObject(REFUSED);
    const ofSignIn = { response: await authenticator.signIn(await ann.options(PASSKEY_SESSION), ann) };
    expect(await refusal(await ann.send('POST', BY_PASSKEY, ofSignIn))).toMatchObject(REFUSED);
    const ofConfirmation = { response: await authenticator.signIn(await ann.options(BY_PASSKEY), ann) };
    expect(await refusal(await ann.send('POST', PASSKEY_SESSION, ofConfirmation))).toMatchObject(REFUSED);
    expect(await refusal(await ann.prove(BY_PASSKEY, authenticator, { isVerified: false }))).toMatchObject(REFUSED);
    expect(await refusal(await ann.prove(BY_PASSKEY, authenticator, { crossOrigin: true }))).toMatchObject(REFUSED);
    const late = { response: await authenticator.signIn(await ann.options(BY_PASSKEY), ann) };
    vi.setSystemTime(end + 5 * MINUTE_MS);
    expect(await refusal(await ann.send('POST', BY_PASSKEY, late))).toMatchObject(REFUSED);
    expect(await confirmationOf(ann)).toEqual({ by: 'passkey', until: null });
  });

  test('is not confirmed by the passkey of somebody else, nor by a challenge for somebody else', async () => {
    const bob = await ContributorBrowser.open();
    await bob.join('bob');
    const { authenticator: ofBob } = await bob.addPasskey();
    expect(await refusal(await ann.prove(BY_PASSKEY, ofBob))).toMatchObject(REFUSED);
    const response = await authenticator.signIn(await bob.options(BY_PASSKEY), ann);
    expect(await refusal(await ann.send('POST', BY_PASSKEY, { response }))).toMatchObject(REFUSED);
    expect([await confirmationOf(ann), await confirmationOf(bob)]).toEqual(
      Array(2).fill({ by: 'passkey', until: null }),
    );
    expect((await bob.prove(BY_PASSKEY, ofBob)).status).toBe(200);
    expect(await refusal(await ann.send('GET', EXPORT))).toMatchObject(NEEDED);
  });

  test('confirms nothing in another shop, where somebody has the same id and the same session', async () => {
    const eve = await ContributorBrowser.open(OTHER.host);
    await eve.join('ann', { site: OTHER.id, role: 'admin' });
    expect((await ann.prove(BY_PASSKEY, authenticator)).status).toBe(200);
    expect(await confirmationOf(eve)).toEqual({ by: 'password', until: null });
    expect(await refusal(await eve.send('GET', EXPORT))).toMatchObject(NEEDED);
    const { authenticator: ofEve } = await eve.addPasskey();
    vi.setSystemTime(end);
    const foreign = await ofEve.signIn(await eve.options(BY_PASSKEY), ann);
    expect(await refusal(await ann.send('POST', BY_PASSKEY, { response: foreign }))).toMatchObject(REFUSED);
    expect(await refusal(await ann.prove(BY_PASSKEY, ofEve))).toMatchObject(REFUSED);
    const own = await authenticator.signIn(await ann.options(BY_PASSKEY), eve);
    expect(await refusal(await eve.send('POST', BY_PASSKEY, { response: own }))).toMatchObject(REFUSED);
    expect([await confirmationOf(ann), await confirmationOf(eve)]).toEqual(
      Array(2).fill({ by: 'passkey', until: null }),
    );
    expect((await eve.prove(BY_PASSKEY, ofEve)).status).toBe(200);
    expect(await confirmationOf(ann)).toEqual({ by: 'passkey', until: null });
  });
});

describe('a confirmation', () => {
  const CALLS = [
    [CONFIRMATION, { password: PASSWORD }],
    [`${BY_PASSKEY}/options`, {}],
    [BY_PASSKEY, { response: {} }],
  ] as const;

  test.each(CALLS)('%s needs a session with its XSRF token, the crumb, and a page of the shop', async (path, body) => {
    expect(await codeOf((await ContributorBrowser.open()).send('POST', path, body))).toBe('SIGN_IN_NEEDED');
    expect(await codeOf(new Embedder().fetch(path, { method: 'POST', body }))).toBe('ORIGIN_NOT_ALLOWED');
    const { xsrf } = ann;
    ann.xsrf = '';
    expect(await codeOf(ann.send('POST', path, body))).toBe('CRUMB_FAIL');
    ann.xsrf = xsrf;
    ann.cookies.delete('crumb');
    expect(await codeOf(ann.send('POST', path, body))).toBe('CRUMB_FAIL');
    expect((await ann.send('GET', path)).status).toBe(405);
  });
});

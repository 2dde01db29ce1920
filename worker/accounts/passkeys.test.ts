import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SessionResponse } from '#runtime/contracts/account.ts';
import { AccountData } from '#runtime/contracts/account-data.ts';
import { MAX_PASSKEYS, Passkey, PasskeyOptions, Passkeys } from '#runtime/contracts/passkeys.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { Authenticator } from '../../test/worker/authenticator.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { deleteExpiredChallenges } from '../passkeys/service.ts';
import { sha256 } from '../session/service.ts';

const ACCOUNT = '/api/site-users/account';
const PASSKEYS = `${ACCOUNT}/passkeys`;
const SESSION = `${ACCOUNT}/session`;
const PASSKEY_SESSION = `${SESSION}/passkey`;
const start = Date.now();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A visitor with a browser that knows passkeys. */
class Person extends Buyer {
  xsrf = '';

  send(method: string, path: string, body?: object): Promise<Response> {
    return this.fetch(path, { method, body, headers: { 'X-SiteUser-XSRF-Token': this.xsrf, 'User-Agent': FIREFOX } });
  }

  /** Gives a person an account, and this browser a session of it. */
  async join(id: string, siteId: string = SHOP.id): Promise<void> {
    const token = `${siteId}${id}`.padEnd(43, 'a').slice(-43);
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO site_users (site_id, id, email, confirmed_at, created_at, updated_at) VALUES (?1, ?2, ?3, 1, 1, 1)
         ON CONFLICT DO NOTHING`,
      ).bind(siteId, id, `${id}@mail.example`),
      env.DB.prepare(
        `INSERT INTO site_user_sessions (site_id, id, token_hash, user_id, remembered, device, created_at, seen_at, expires_at)
         VALUES (?1, ?2, ?3, ?2, 1, '', ?4, ?4, ?5) ON CONFLICT DO NOTHING`,
      ).bind(siteId, id, sha256(token), start, start + 60 * MINUTE_MS),
    ]);
    this.cookies.set('__Host-site-user', token);
    this.xsrf = (await (await this.fetch(SESSION)).json<{ xsrfToken: string }>()).xsrfToken;
  }

  async options(path: string): Promise<Record<string, unknown>> {
    return (await read(await this.send('POST', `${path}/options`, {}), PasskeyOptions)).options;
  }

  async addPasskey(counter = 0): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
    const authenticator = await Authenticator.make(counter);
    const response = await authenticator.register(await this.options(PASSKEYS), this);
    return { authenticator, passkey: await read(await this.send('POST', PASSKEYS, { response }), Passkey) };
  }

  async signIn(authenticator: Authenticator, more: object = {}): Promise<Response> {
    const response = await authenticator.signIn(await this.options(PASSKEY_SESSION), this);
    return this.send('POST', PASSKEY_SESSION, { response, ...more });
  }
}

/** Gives Ann a passkey that no device has. */
async function insertPasskey(id: string): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO passkeys (site_id, id, user_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES (?1, ?2, 'ann', ?2, '', 0, '[]', '', 0)`,
  )
    .bind(SHOP.id, id)
    .run();
}

const newPerson = async (host?: string) => (await new Person(host).arrive()) as Person;
const REFUSED = { status: 401, code: 'PASSKEY_REFUSED' };
const INVALID = { status: 400, code: 'PASSKEY_INVALID' };

let ann: Person;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  ann = await newPerson();
  await ann.join('ann');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a passkey', () => {
  test('is added by a signed-in person, who gets a mail, and signs in another browser', async () => {
    const { authenticator, passkey } = await ann.addPasskey();
    expect(passkey).toMatchObject({ name: 'Firefox (Linux)', createdAt: start, usedAt: null });
    const [mail] = await outbox();
    expect(mail).toMatchObject({ kind: 'account-passkey-added', recipient: 'ann@mail.example' });
    expect(mail?.text_body).toContain('Firefox (Linux)');

    vi.setSystemTime(start + MINUTE_MS);
    const phone = await newPerson();
    await phone.addToCart(PRODUCTS.mug.id);
    const answer = await read(await phone.signIn(authenticator, { rememberMe: true }), SessionResponse);
    expect(answer).toMatchObject({ siteUser: { id: 'ann', email: 'ann@mail.example' } });
    expect(answer.expiresAt).toBe(start + MINUTE_MS + 30 * 24 * 60 * MINUTE_MS);
    expect(answer).not.toHaveProperty('sessionToken');
    expect(decodeURIComponent(phone.cookies.get('SiteUserInfo') ?? '')).toContain('"siteUserId":"ann"');
    phone.xsrf = answer.xsrfToken;
    expect((await phone.send('GET', ACCOUNT)).status).toBe(200);
    expect(await count('site_users', 'sealed_cart IS NOT NULL')).toBe(1);
    const { passkeys } = await read(await phone.send('GET', PASSKEYS), Passkeys);
    expect(passkeys).toEqual([{ ...passkey, usedAt: start + MINUTE_MS }]);
    const data = AccountData.parse(await (await phone.send('GET', `${ACCOUNT}/data`)).json());
    expect(data.passkeys).toEqual(passkeys);
  });

  test('is made for the shop’s host, of no known person, and not twice by one authenticator', async () => {
    const first = await ann.options(PASSKEYS);
    expect(first).toMatchObject({
      rp: { id: SHOP.host },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    const handle = Buffer.from((first.user as { id: string }).id, 'base64url').toString();
    expect(handle).not.toContain('ann');
    const { authenticator } = await ann.addPasskey();
    expect(await ann.options(PASSKEYS)).toMatchObject({
      excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
    });
    const again = await authenticator.register(await ann.options(PASSKEYS), ann);
    expect(await refusal(await ann.send('POST', PASSKEYS, { response: again }))).toMatchObject({
      status: 409,
      code: 'PASSKEY_EXISTS',
    });
    expect((await outbox()).length).toBe(1);
  });

  test('signs in without an address: the options are the same for everybody', async () => {
    const stranger = await newPerson();
    const { challenge, ...options } = await stranger.options(PASSKEY_SESSION);
    expect(options).toEqual({ rpId: SHOP.host, timeout: 5 * MINUTE_MS, userVerification: 'preferred' });
    expect(challenge).not.toBe((await stranger.options(PASSKEY_SESSION)).challenge);
  });

  test('ends the session that the browser had', async () => {
    const { authenticator } = await ann.addPasskey();
    const before = ann.cookies.get('__Host-site-user');
    expect((await ann.signIn(authenticator)).status).toBe(200);
    expect(ann.cookies.get('__Host-site-user')).not.toBe(before);
    expect(await count('site_user_sessions')).toBe(1);
  });

  test('is removed by its owner alone, who gets a mail, and signs in no more', async () => {
    const { authenticator, passkey } = await ann.addPasskey();
    const bob = await newPerson();
    await bob.join('bob');
    const missing = { status: 404, code: 'PASSKEY_NOT_FOUND' };
    expect(await refusal(await bob.send('DELETE', `${PASSKEYS}/${passkey.id}`))).toMatchObject(missing);
    expect(await (await bob.send('GET', PASSKEYS)).json()).toEqual({ passkeys: [] });
    const before = await bob.options(PASSKEY_SESSION);
    expect((await ann.send('DELETE', `${PASSKEYS}/${passkey.id}`)).status).toBe(204);
    expect(await refusal(await ann.send('DELETE', `${PASSKEYS}/${passkey.id}`))).toMatchObject(missing);
    expect((await outbox()).map(({ kind }) => kind).toSorted()).toEqual([
      'account-passkey-added',
      'account-passkey-removed',
    ]);
    const response = await authenticator.signIn(before, bob);
    expect(await refusal(await bob.send('POST', PASSKEY_SESSION, { response }))).toMatchObject(REFUSED);
  });

  test('stays when all sessions end, and is deleted with the account', async () => {
    const { authenticator } = await ann.addPasskey();
    expect((await ann.send('DELETE', `${ACCOUNT}/sessions`)).status).toBe(204);
    ann.xsrf = (await read(await ann.signIn(authenticator), SessionResponse)).xsrfToken;
    expect((await ann.send('DELETE', ACCOUNT)).status).toBe(204);
    expect(await count('passkeys')).toBe(0);
    expect(await refusal(await ann.signIn(authenticator))).toMatchObject(REFUSED);
  });

  test('does not sign in to an account that is not confirmed', async () => {
    const { authenticator } = await ann.addPasskey();
    await env.DB.prepare('UPDATE site_users SET confirmed_at = NULL').run();
    expect(await refusal(await ann.signIn(authenticator))).toMatchObject(REFUSED);
    expect(await count('site_user_sessions')).toBe(1);
  });

  test('is one of twenty at most', async () => {
    const waiting = await ann.options(PASSKEYS);
    for (let number = 0; number < MAX_PASSKEYS; number++) await insertPasskey(`key-${number}`);
    const full = {
      status: 409,
      code: 'PASSKEYS_FULL',
      error: 'You can have up to 20 passkeys. Please remove one first.',
    };
    expect(await refusal(await ann.send('POST', `${PASSKEYS}/options`, {}))).toEqual(full);
    const response = await (await Authenticator.make()).register(waiting, ann);
    expect(await refusal(await ann.send('POST', PASSKEYS, { response }))).toEqual(full);
    expect(await count('passkeys')).toBe(MAX_PASSKEYS);
    expect(await outbox()).toEqual([]);
  });
});

describe('calls at the same moment', () => {
  test('use a challenge once, whether it adds a passkey or signs in', async () => {
    const authenticator = await Authenticator.make();
    const added = await authenticator.register(await ann.options(PASSKEYS), ann);
    const statuses = async (path: string, response: object) => {
      const answers = await Promise.all([1, 2, 3].map(() => ann.send('POST', path, { response })));
      return answers.map(({ status }) => status).toSorted();
    };
    expect(await statuses(PASSKEYS, added)).toEqual([200, 400, 400]);
    const signedIn = await authenticator.signIn(await ann.options(PASSKEY_SESSION), ann);
    expect(await statuses(PASSKEY_SESSION, signedIn)).toEqual([200, 401, 401]);
    expect((await outbox()).length).toBe(1);
  });

  test('do not take a person beyond the limit', async () => {
    for (let number = 1; number < MAX_PASSKEYS; number++) await insertPasskey(`key-${number}`);
    const responses: object[] = [];
    for (let number = 0; number < 3; number++) {
      responses.push(await (await Authenticator.make()).register(await ann.options(PASSKEYS), ann));
    }
    const answers = await Promise.all(responses.map((response) => ann.send('POST', PASSKEYS, { response })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await count('passkeys')).toBe(MAX_PASSKEYS);
  });
});

describe('a registration is refused', () => {
  test('with a challenge that was used, is over, is somebody else’s or for a sign-in', async () => {
    const bob = await newPerson();
    await bob.join('bob');
    const used = await ann.options(PASSKEYS);
    const first = await (await Authenticator.make()).register(used, ann);
    expect((await ann.send('POST', PASSKEYS, { response: first })).status).toBe(200);
    const second = await (await Authenticator.make()).register(used, ann);
    expect(await refusal(await ann.send('POST', PASSKEYS, { response: second }))).toMatchObject(INVALID);
    const over = await ann.options(PASSKEYS);
    vi.setSystemTime(start + 5 * MINUTE_MS);
    for (const options of [over, await bob.options(PASSKEYS), await ann.options(PASSKEY_SESSION)]) {
      const response = await (await Authenticator.make()).register({ user: { id: '' }, ...options }, ann);
      expect(await refusal(await ann.send('POST', PASSKEYS, { response }))).toMatchObject(INVALID);
    }
    expect(await count('passkeys')).toBe(1);
  });

  test('from another origin, for another domain, in another site’s frame, and where it is no registration', async () => {
    const { origin } = ann;
    for (const manner of [
      { origin: 'https://evil.example', rpId: SHOP.host },
      { origin, rpId: 'evil.example' },
      { origin, crossOrigin: true },
    ]) {
      const response = await (await Authenticator.make()).register(await ann.options(PASSKEYS), manner);
      expect(await refusal(await ann.send('POST', PASSKEYS, { response }))).toMatchObject(INVALID);
    }
    const authenticator = await Authenticator.make();
    const response = await authenticator.register(await ann.options(PASSKEYS), ann);
    for (const broken of [
      { ...response, id: 'another', rawId: 'another' },
      { ...response, response: { ...(response.response as object), attestationObject: 'AAAA' } },
      { ...response, response: { ...(response.response as object), clientDataJSON: 'e30' } },
    ]) {
      expect(await refusal(await ann.send('POST', PASSKEYS, { response: broken }))).toMatchObject(INVALID);
    }
    expect(await refusal(await ann.send('POST', PASSKEYS, { response: {} }))).toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(await count('passkeys')).toBe(0);
  });

  test('without a session or its XSRF token, and on a page of another origin', async () => {
    const visitor = await newPerson();
    expect(await refusal(await visitor.send('POST', `${PASSKEYS}/options`, {}))).toMatchObject({
      code: 'SIGN_IN_NEEDED',
    });
    const token = ann.cookies.get('__Host-site-user');
    const { xsrf } = ann;
    ann.xsrf = '';
    for (const [method, path] of [
      ['POST', `${PASSKEYS}/options`],
      ['POST', PASSKEYS],
      ['DELETE', `${PASSKEYS}/one`],
    ] as const) {
      expect(await refusal(await ann.send(method, path, {}))).toMatchObject({ status: 403, code: 'CRUMB_FAIL' });
    }
    const page = new Embedder();
    const headers = { 'X-Storefront-Session': token, 'X-SiteUser-XSRF-Token': xsrf };
    const elsewhere = { status: 403, code: 'PASSKEY_ELSEWHERE' };
    for (const path of [`${PASSKEYS}/options`, PASSKEYS, `${PASSKEY_SESSION}/options`, PASSKEY_SESSION]) {
      const answer = await page.fetch(path, { method: 'POST', body: { response: {} }, headers });
      expect(await refusal(answer), path).toMatchObject(elsewhere);
    }
  });
});

describe('a sign-in is refused', () => {
  test('with a challenge that was used, is over, for a registration, or the other shop’s', async () => {
    const { authenticator } = await ann.addPasskey();
    const used = await ann.options(PASSKEY_SESSION);
    const response = await authenticator.signIn(used, ann);
    const stranger = await newPerson();
    expect((await stranger.send('POST', PASSKEY_SESSION, { response })).status).toBe(200);
    expect(await refusal(await stranger.send('POST', PASSKEY_SESSION, { response }))).toMatchObject(REFUSED);
    const over = await ann.options(PASSKEY_SESSION);
    vi.setSystemTime(start + 5 * MINUTE_MS);
    const forOthers = await (await newPerson(OTHER.host)).options(PASSKEY_SESSION);
    await ann.join('ann');
    const registering = await ann.options(PASSKEYS);
    for (const options of [over, registering, forOthers, { challenge: 'made-up' }]) {
      const answer = await authenticator.signIn(options, ann);
      expect(await refusal(await stranger.send('POST', PASSKEY_SESSION, { response: answer }))).toMatchObject(REFUSED);
    }
    expect((await deleteExpiredChallenges(env.DB, Date.now() + 5 * MINUTE_MS + 1)).challenges).toBe(3);
    expect(await count('passkey_challenges')).toBe(0);
  });

  test('from another origin, for another domain, and with another signature or key', async () => {
    const { authenticator } = await ann.addPasskey();
    const { origin } = ann;
    for (const manner of [
      { origin: 'https://evil.example', rpId: SHOP.host },
      { origin, rpId: 'evil.example' },
      { origin, crossOrigin: true },
    ]) {
      const response = await authenticator.signIn(await ann.options(PASSKEY_SESSION), manner);
      expect(await refusal(await ann.send('POST', PASSKEY_SESSION, { response }))).toMatchObject(REFUSED);
    }
    const options = await ann.options(PASSKEY_SESSION);
    const right = await authenticator.signIn(options, ann);
    const forged = await (await Authenticator.make()).signIn(options, ann);
    const { signature } = forged.response as { signature: string };
    const tampered = { ...right, response: { ...(right.response as object), signature } };
    expect(await refusal(await ann.send('POST', PASSKEY_SESSION, { response: tampered }))).toMatchObject(REFUSED);
    expect(await refusal(await ann.signIn(await Authenticator.make()))).toMatchObject(REFUSED);
    expect(await count('passkeys', 'used_at IS NOT NULL')).toBe(0);
  });

  test('with a passkey of another shop, and with the name of another person', async () => {
    const eve = await newPerson(OTHER.host);
    await eve.join('eve', OTHER.id);
    const theirs = await eve.addPasskey();
    expect(await refusal(await ann.signIn(theirs.authenticator))).toMatchObject(REFUSED);
    const { authenticator } = await ann.addPasskey();
    const bob = await newPerson();
    await bob.join('bob');
    authenticator.userHandle = (await bob.addPasskey()).authenticator.userHandle;
    expect(await refusal(await ann.signIn(authenticator))).toMatchObject(REFUSED);
    expect((await eve.signIn(theirs.authenticator)).status).toBe(200);
  });

  test('where the counter has not gone on: somebody has a copy of the key', async () => {
    const { authenticator } = await ann.addPasskey(5);
    expect((await ann.signIn(authenticator)).status).toBe(200);
    authenticator.counter = 5;
    expect(await refusal(await ann.signIn(authenticator))).toMatchObject(REFUSED);
    expect((await ann.signIn(authenticator)).status).toBe(200);
  });

  test('without the crumb of a page of the shop', async () => {
    ann.cookies.delete('crumb');
    expect(await refusal(await ann.send('POST', `${PASSKEY_SESSION}/options`, {}))).toMatchObject({
      code: 'CRUMB_FAIL',
    });
  });
});

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ContributorSession, ContributorSessionState } from '#runtime/contracts/contributors.ts';
import { Passkey, PasskeyOptions, Passkeys } from '#runtime/contracts/passkeys.ts';
import { Authenticator } from '../../test/worker/authenticator.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { sha256 } from '../session/service.ts';

const PASSKEYS = '/api/contributors/passkeys';
const SESSION = '/api/contributors/session';
const PASSKEY_SESSION = `${SESSION}/passkey`;
const HOUR_MS = 60 * 60 * 1000;
const start = Date.now();
const REFUSED = { status: 401, code: 'PASSKEY_REFUSED' };

/** The browser of somebody who works on the site. */
class Worker extends Buyer {
  xsrf = '';

  send(method: string, path: string, body?: object): Promise<Response> {
    return this.fetch(path, { method, body, headers: { 'X-Contributor-XSRF-Token': this.xsrf } });
  }

  /** Makes somebody a contributor, and gives this browser a session of theirs. */
  async join(id: string): Promise<void> {
    const token = id.padEnd(43, 'a');
    await env.DB.batch([
      env.DB.prepare(
        'INSERT INTO contributors (site_id, id, email, role, invited_at, joined_at) VALUES (?1, ?2, ?3, 8, 0, 1)',
      ).bind(SHOP.id, id, `${id}@work.example`),
      env.DB.prepare(
        `INSERT INTO contributor_sessions (site_id, id, token_hash, contributor_id, device, created_at, seen_at, expires_at)
         VALUES (?1, ?3, ?2, ?3, '', ?4, ?4, ?5)`,
      ).bind(SHOP.id, sha256(token), id, start, start + HOUR_MS),
    ]);
    this.cookies.set('__Host-contributor', token);
    const { session } = await read(await this.fetch(SESSION), ContributorSessionState);
    this.xsrf = session?.xsrfToken ?? '';
  }

  async options(path: string): Promise<Record<string, unknown>> {
    return (await read(await this.send('POST', `${path}/options`, {}), PasskeyOptions)).options;
  }

  async addPasskey(): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
    const authenticator = await Authenticator.make();
    const response = await authenticator.register(await this.options(PASSKEYS), this);
    return { authenticator, passkey: await read(await this.send('POST', PASSKEYS, { response }), Passkey) };
  }

  async signIn(authenticator: Authenticator, manner: object = {}): Promise<Response> {
    const options = await this.options(PASSKEY_SESSION);
    const response = await authenticator.signIn(options, { origin: this.origin, ...manner });
    return this.send('POST', PASSKEY_SESSION, { response });
  }
}

const newWorker = async () => (await new Worker().arrive()) as Worker;

let ann: Worker;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  ann = await newWorker();
  await ann.join('ann');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the passkey of a contributor', () => {
  test('signs in on another device, is listed and removed, and mails tell of it', async () => {
    expect(await ann.options(PASSKEYS)).toMatchObject({
      user: { name: `ann@work.example (working on ${SHOP.id})` },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const { authenticator, passkey } = await ann.addPasskey();
    const phone = await newWorker();
    const session = await read(await phone.signIn(authenticator), ContributorSession);
    expect(session.contributor).toMatchObject({ id: 'ann', role: 'storeManager' });
    phone.xsrf = session.xsrfToken;
    expect((await phone.send('GET', '/api/owner/stock')).status).toBe(200);
    const { passkeys } = await read(await phone.send('GET', PASSKEYS), Passkeys);
    expect(passkeys).toEqual([{ ...passkey, name: 'Passkey', usedAt: start }]);

    const bob = await newWorker();
    await bob.join('bob');
    const missing = { status: 404, code: 'PASSKEY_NOT_FOUND' };
    expect(await refusal(await bob.send('DELETE', `${PASSKEYS}/${passkey.id}`))).toMatchObject(missing);
    expect((await phone.send('DELETE', `${PASSKEYS}/${passkey.id}`)).status).toBe(204);
    expect(await refusal(await phone.signIn(authenticator))).toMatchObject(REFUSED);
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
    expect(await refusal(await ann.signIn(authenticator, { isVerified: false }))).toMatchObject(REFUSED);
    expect((await ann.signIn(authenticator)).status).toBe(200);
  });

  test('does not sign in to an account of the shop, nor does that one’s work here', async () => {
    const { authenticator } = await ann.addPasskey();
    const account = '/api/site-users/account/session/passkey';
    const response = await authenticator.signIn(await ann.options(account), ann);
    expect(await refusal(await ann.send('POST', account, { response }))).toMatchObject(REFUSED);
    const forAccounts = await authenticator.signIn(await ann.options(account), ann);
    expect(await refusal(await ann.send('POST', PASSKEY_SESSION, { response: forAccounts }))).toMatchObject(REFUSED);
  });

  test('signs in nobody who has not joined, and goes with the person', async () => {
    const { authenticator } = await ann.addPasskey();
    await env.DB.prepare('UPDATE contributors SET joined_at = NULL').run();
    expect(await refusal(await ann.signIn(authenticator))).toMatchObject(REFUSED);
    await env.DB.prepare('DELETE FROM contributors').run();
    expect(await count('passkeys')).toBe(0);
    expect(await refusal(await ann.signIn(authenticator))).toMatchObject(REFUSED);
  });

  test('needs a session with its XSRF token, the crumb, and a page of the shop’s own origin', async () => {
    const visitor = await newWorker();
    const codes = async (worker: Worker) => {
      const found: unknown[] = [];
      for (const [method, path, body] of [
        ['GET', PASSKEYS],
        ['POST', `${PASSKEYS}/options`, {}],
        ['POST', PASSKEYS, { response: {} }],
        ['DELETE', `${PASSKEYS}/one`],
      ] as const) {
        found.push((await refusal(await worker.send(method, path, body))).code);
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
    ann.cookies.delete('crumb');
    expect(await refusal(await ann.send('POST', `${PASSKEY_SESSION}/options`, {}))).toMatchObject({
      code: 'CRUMB_FAIL',
    });
  });
});

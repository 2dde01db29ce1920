import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  Contributor,
  ContributorSession,
  ContributorSessionState,
  ContributorSessions,
  Contributors,
} from '#runtime/contracts/contributors.ts';
import { AuditLog } from '#runtime/contracts/owner.ts';
import { CONTRIBUTOR_ROLE, ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { signInToken } from '../../test/worker/contributor.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { deleteExpiredContributors } from './service.ts';

const CONTRIBUTORS = '/api/owner/contributors';
const SESSION = '/api/contributors/session';
const SESSIONS = '/api/contributors/sessions';
const STOCK = '/api/owner/stock';
const ANN = 'ann@work.example';
const PASSWORD = 'kettle over two cups';
const start = Date.now();

/** The browser of somebody who works on the site. */
class Worker extends Buyer {
  xsrf = '';

  async send(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const token = method === 'POST' && path === SESSION ? await signInToken(this) : this.xsrf;
    return this.fetch(path, {
      method,
      body,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Contributor-XSRF-Token': token, ...headers },
    });
  }

  async join(): Promise<Response> {
    const mail = (await outbox()).findLast(({ kind }) => kind.startsWith('contributor'));
    const { pathname, search } = new URL(mail?.text_body.match(/https:\S+/)?.[0] ?? '');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.fetch(pathname + search, { method: 'POST', body: `password=${encodeURIComponent(PASSWORD)}`, headers });
  }

  /** Opens the console, whose page has the session's token. */
  async openConsole(): Promise<void> {
    const page = await this.fetch('/config/', { headers: { 'Sec-Fetch-Dest': 'document' } });
    this.xsrf = /data-xsrf="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  }

  async signIn(): Promise<void> {
    const answer = await this.send('POST', SESSION, { email: ANN, password: PASSWORD });
    this.xsrf = (await read(answer, ContributorSession)).xsrfToken;
  }
}

const newWorker = async (host?: string) => (await new Worker(host).arrive()) as Worker;

let owner: OwnerProgram;
let ann: Worker;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  owner = await OwnerProgram.of();
  ann = await newWorker();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function invite(role: string, email = ANN): Promise<Response> {
  return owner.fetch(CONTRIBUTORS, { method: 'POST', body: { email, role } });
}

async function employ(role: string): Promise<Contributor> {
  expect((await invite(role)).status).toBe(201);
  expect((await ann.join()).status).toBe(200);
  await ann.openConsole();
  const { session } = await read(await ann.send('GET', SESSION), ContributorSessionState);
  expect(session?.confirmation).toEqual({ by: 'password', until: start + HOUR_MS / 4 });
  return session?.contributor as Contributor;
}

test('the address on which contributors signed in before leads to the console', async () => {
  const answer = await ann.fetch('/commerce/contributor/sign-in?view=password');
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/config/']);
});

describe('an invitation', () => {
  test('lets its reader choose a password once, and join with the role', async () => {
    expect(Contributor.parse(await (await invite('storeManager', ' Ann@Work.example ')).json())).toMatchObject({
      email: ANN,
      role: 'storeManager',
      roleNumber: CONTRIBUTOR_ROLE.storeManager,
      joinedAt: null,
      version: 1,
    });
    expect(await refusal(await ann.send('POST', SESSION, { email: ANN, password: PASSWORD }))).toMatchObject({
      status: 401,
      code: 'LOGIN_FAILED',
    });
    expect((await ann.join()).status).toBe(200);
    expect((await ann.join()).status).toBe(410);
    const { contributors } = await read(await owner.fetch(CONTRIBUTORS), Contributors);
    expect(contributors).toMatchObject([{ email: ANN, joinedAt: start }]);
    expect(await refusal(await invite('editor'))).toMatchObject({ status: 409, code: 'CONTRIBUTOR_EXISTS' });
  });

  test('is sent again to somebody who has not joined, with the new role, and the old link stops working', async () => {
    await invite('editor');
    const [first] = await outbox();
    vi.setSystemTime(start + 1);
    await invite('viewer');
    expect(await count('contributors')).toBe(1);
    const { pathname, search } = new URL(first?.text_body.match(/https:\S+/)?.[0] ?? '');
    expect((await ann.fetch(pathname + search)).status).toBe(410);
    expect((await ann.join()).status).toBe(200);
    expect((await read(await owner.fetch(CONTRIBUTORS), Contributors)).contributors[0]?.role).toBe('viewer');
  });
});

describe('a contributor', () => {
  test('does in the owner’s API what the role may, and the log names them', async () => {
    const { id } = await employ('storeManager');
    expect((await ann.send('GET', STOCK)).status).toBe(200);
    const change = { quantity: 9 };
    const set = await ann.send('PUT', `${STOCK}/variant-MUG`, change, { 'If-Match': '"1"', Origin: ann.origin });
    expect(set.status).toBe(200);
    const { entries } = await read(await owner.fetch('/api/owner/audit'), AuditLog);
    expect(entries.find(({ action }) => action === 'stock.set')).toMatchObject({ keyId: id });
    expect(await refusal(await ann.send('GET', CONTRIBUTORS))).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(ROLE_SCOPES.websiteManager).not.toContain('contributors:write');
  });

  test('is refused without the XSRF token, from another origin’s page, and after the session', async () => {
    await employ('admin');
    const right = ann.xsrf;
    ann.xsrf = '';
    expect(await refusal(await ann.send('GET', STOCK))).toMatchObject({ status: 403, code: 'CRUMB_FAIL' });
    ann.xsrf = right;
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }]) {
      expect(await refusal(await ann.send('GET', STOCK, undefined, headers))).toMatchObject({
        code: 'ORIGIN_NOT_ALLOWED',
      });
    }
    const page = new Embedder();
    const body = { email: ANN, password: PASSWORD };
    expect(await refusal(await page.fetch(SESSION, { method: 'POST', body }))).toMatchObject({
      code: 'ORIGIN_NOT_ALLOWED',
    });
    vi.setSystemTime(start + 3 * HOUR_MS);
    const over = { status: 401, code: 'SESSION_OVER', error: 'You are signed out. Sign in to go on.' };
    expect(await refusal(await ann.send('GET', STOCK))).toMatchObject(over);
    const cookie = ann.cookies.get('__Host-contributor') ?? '';
    // The browser forgets the cookie in time.
    ann.cookies.delete('__Host-contributor');
    expect(await refusal(await ann.send('GET', STOCK))).toMatchObject(over);
    ann.cookies.set('__Host-contributor', cookie);
    expect((await deleteExpiredContributors(env.DB, Date.now())).sessions).toBe(1);
    await ann.signIn();
    expect((await ann.send('GET', STOCK)).status).toBe(200);
    expect((await ann.send('DELETE', SESSION)).status).toBe(200);
    expect((await ann.send('GET', STOCK)).status).toBe(401);
  });

  test('works 12 hours at most in one session', async () => {
    await employ('admin');
    for (let hours = 1.5; hours < 12; hours += 1.5) {
      vi.setSystemTime(start + hours * HOUR_MS);
      expect((await ann.send('GET', STOCK)).status).toBe(200);
    }
    vi.setSystemTime(start + 12 * HOUR_MS);
    expect((await ann.send('GET', STOCK)).status).toBe(401);
  });

  test('of another shop is nobody here, whatever cookies are sent', async () => {
    await employ('admin');
    const thief = await newWorker(OTHER.host);
    thief.cookies.set('__Host-contributor', ann.cookies.get('__Host-contributor') ?? '');
    thief.xsrf = ann.xsrf;
    expect((await thief.send('GET', STOCK)).status).toBe(401);
    expect((await thief.send('POST', SESSION, { email: ANN, password: PASSWORD })).status).toBe(401);
  });

  test('loses the rights that a changed role lacks at once, and all with the removal; the last admin stays', async () => {
    const { id, version } = await employ('admin');
    const change = (role: string, of = version) =>
      owner.fetch(`${CONTRIBUTORS}/${id}`, { method: 'PUT', body: { role }, headers: { 'If-Match': `"${of}"` } });
    const remove = (of: number) =>
      owner.fetch(`${CONTRIBUTORS}/${id}`, { method: 'DELETE', headers: { 'If-Match': `"${of}"` } });
    const own = `${CONTRIBUTORS}/${id}`;
    const ofAnn = await ann.send('PUT', own, { role: 'viewer' }, { 'If-Match': `"${version}"` });
    expect(await refusal(ofAnn)).toMatchObject({ status: 409, code: 'LAST_ADMIN' });
    const removal = await ann.send('DELETE', own, undefined, { 'If-Match': `"${version}"` });
    expect(await refusal(removal)).toMatchObject({ code: 'LAST_ADMIN' });
    await env.DB.prepare(
      `INSERT INTO contributors (site_id, id, email, role, invited_at, joined_at) VALUES (?1, 'bob', 'bob@work.example', 1, 0, 1)`,
    )
      .bind(SHOP.id)
      .run();
    expect((await change('reporting')).headers.get('ETag')).toBe('"2"');
    expect(await refusal(await change('admin'))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    expect((await ann.send('GET', STOCK)).status).toBe(200);
    expect((await ann.send('GET', CONTRIBUTORS)).status).toBe(403);
    expect((await remove(2)).status).toBe(204);
    expect((await ann.send('GET', STOCK)).status).toBe(401);
    expect((await remove(2)).status).toBe(404);
  });

  test('is signed out, demoted and removed by a key, also as the only admin', async () => {
    const { id, version } = await employ('admin');
    const call = (method: string, path: string, body?: object, of = version) =>
      owner.fetch(path, { method, ...(body && { body }), headers: { 'If-Match': `"${of}"` } });
    const own = `${CONTRIBUTORS}/${id}`;
    expect((await ann.send('GET', STOCK)).status).toBe(200);
    expect((await call('DELETE', `${own}/sessions`)).status).toBe(204);
    expect((await ann.send('GET', STOCK)).status).toBe(401);
    expect((await call('DELETE', `${CONTRIBUTORS}/nobody/sessions`)).status).toBe(404);
    expect((await call('PUT', own, { role: 'viewer' })).status).toBe(200);
    expect((await call('DELETE', own, undefined, version + 1)).status).toBe(204);
  });

  test('chooses a new password by mail; nobody else is written to, and the answer is the same', async () => {
    await employ('editor');
    vi.setSystemTime(start + 1);
    for (const email of [ANN, 'nobody@work.example']) {
      const answer = await ann.send('POST', '/api/contributors/password-reset', { email });
      expect([answer.status, await answer.json()]).toEqual([200, { isMailSent: true }]);
    }
    expect((await outbox()).filter(({ kind }) => kind === 'contributor-password')).toHaveLength(1);
    const phone = await newWorker();
    expect((await phone.join()).status).toBe(200);
    expect((await ann.send('GET', '/api/owner/forms')).status).toBe(401);
  });

  test('lists the sessions, ends another one and all others, and not without the XSRF token', async () => {
    await employ('editor');
    const [phone, tablet] = [await newWorker(), await newWorker()];
    for (const device of [phone, tablet]) await device.signIn();
    const listed = async () => (await read(await ann.send('GET', SESSIONS), ContributorSessions)).sessions;
    const isIn = async (worker: Worker) => (await worker.send('GET', SESSIONS)).status === 200;
    expect((await listed()).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [ofPhone] = (await read(await phone.send('GET', SESSIONS), ContributorSessions)).sessions.filter(
      ({ isCurrent }) => isCurrent,
    );
    const ofThisPhone = `${SESSIONS}/${ofPhone?.id}`;
    for (const path of [ofThisPhone, SESSIONS]) {
      const unproved = await ann.send('DELETE', path, undefined, { 'X-Contributor-XSRF-Token': '' });
      expect(await refusal(unproved)).toMatchObject({ status: 403, code: 'CRUMB_FAIL' });
    }
    expect(await listed()).toHaveLength(3);
    expect((await ann.send('DELETE', ofThisPhone)).status).toBe(204);
    expect(await refusal(await ann.send('DELETE', ofThisPhone))).toMatchObject({
      status: 404,
      code: 'SESSION_NOT_FOUND',
    });
    expect([await isIn(ann), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true]);
    expect((await ann.send('DELETE', SESSIONS)).status).toBe(204);
    expect([await isIn(ann), await isIn(tablet)]).toEqual([true, false]);
    const [own] = await listed();
    expect((await ann.send('DELETE', `${SESSIONS}/${own?.id}`)).status).toBe(204);
    expect(ann.cookies.get('__Host-contributor') ?? '').toBe('');
    expect(await refusal(await ann.send('DELETE', SESSIONS))).toMatchObject({ code: 'SIGN_IN_NEEDED' });
  });

  test('gets a mail about a new password and the passkeys that are left, but none when they join', async () => {
    const { id } = await employ('editor');
    await env.DB.prepare(
      `INSERT INTO passkeys (site_id, id, contributor_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES (?1, 'key', ?2, 'key', '', 0, '[]', 'Safari on macOS', 0)`,
    )
      .bind(SHOP.id, id)
      .run();
    const passwordMails = async () => (await outbox()).filter(({ kind }) => kind === 'contributor-password-changed');
    expect(await passwordMails()).toEqual([]);
    vi.setSystemTime(start + 1);
    await ann.send('POST', '/api/contributors/password-reset', { email: ANN });
    expect((await ann.join()).status).toBe(200);
    await ann.openConsole();
    const { session } = await read(await ann.send('GET', SESSION), ContributorSessionState);
    expect(session?.confirmation).toEqual({ by: 'passkey', until: null });
    expect(await passwordMails()).toMatchObject([
      { recipient: ANN, text_body: expect.stringContaining('Safari on macOS') },
    ]);
  });
});

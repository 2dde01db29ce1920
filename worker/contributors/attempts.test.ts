import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { PASSWORD, PASSWORD_HASH } from '../../test/worker/account-holder.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { signInToken } from '../../test/worker/contributor.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { countingDatabase } from '../../test/worker/trips.ts';
import { countDerivations } from '../passwords/service.ts';
import { sealHash } from '../people/service.ts';
import { sessionSecret } from '../session/service.ts';
import { CONTRIBUTORS } from './policy.ts';

const SESSION = '/api/contributors/session';
const ANN = 'ann@work.example';
const INVITED = 'bob@work.example';
const UNKNOWN = 'nobody@work.example';
const start = Date.now();

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const person = env.DB.prepare(
    `INSERT INTO contributors (site_id, id, email, role, sealed_password, invited_at, joined_at)
     VALUES (?1, ?2, ?3, 1, ?4, 0, ?5)`,
  );
  const own = { siteId: SHOP.id, id: 'ann' };
  await env.DB.batch([
    person.bind(SHOP.id, 'ann', ANN, sealHash(CONTRIBUTORS, sessionSecret(env), own, PASSWORD_HASH), 1),
    person.bind(SHOP.id, 'bob', INVITED, null, null),
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends a sign-in from a browser that is new, unless one is given. */
async function attempt(
  email: string,
  password: string,
  { browser, DB = env.DB }: { browser?: Buyer; DB?: D1Database } = {},
) {
  const from = browser ?? (await new Buyer().arrive());
  const headers = { 'Sec-Fetch-Site': 'same-origin', 'X-Contributor-XSRF-Token': await signInToken(from) };
  return from.fetch(SESSION, { method: 'POST', body: { email, password }, headers, env: { DB } });
}
const setAttempts = (attempts: number) => env.DB.prepare('UPDATE login_attempts SET count = ?1').bind(attempts).run();
const codeOf = async (...call: Parameters<typeof attempt>) => (await refusal(await attempt(...call))).code;

describe('the sign-in of a contributor', () => {
  test('fails the same, and by the same work, for a wrong password, somebody who has not joined, and a stranger', async () => {
    const outcomes = [];
    for (const email of [ANN, INVITED, UNKNOWN, 'not an address']) {
      const { DB, count: trips } = countingDatabase();
      const browser = await new Buyer().arrive();
      const before = countDerivations();
      const response = await attempt(email, 'two cups over a kettle', { browser, DB });
      const headers = [...response.headers.keys()].sort();
      outcomes.push(JSON.stringify([await refusal(response), headers, trips, countDerivations() - before]));
    }
    expect(new Set(outcomes).size).toBe(1);
    expect(outcomes[0]).toMatch(/LOGIN_FAILED.*,1\]$/);
  });

  test.each([ANN, UNKNOWN])(
    'is tried ten times about %s from one network; the eleventh is refused before any hash',
    async (email) => {
      const browser = await new Buyer().arrive();
      const guess = () => codeOf(email, 'wrong password', { browser });
      expect(await guess()).toBe('LOGIN_FAILED');
      await setAttempts(9);
      expect(await guess()).toBe('LOGIN_FAILED');
      const before = countDerivations();
      expect([await guess(), await codeOf(email, PASSWORD, { browser })]).toEqual([
        'TOO_MANY_LOGINS',
        'TOO_MANY_LOGINS',
      ]);
      expect(countDerivations()).toBe(before);
      vi.setSystemTime(start + 16 * MINUTE_MS);
      expect((await attempt(email, PASSWORD, { browser })).status).toBe(email === ANN ? 200 : 401);
    },
  );

  test('works for the person elsewhere and in a known browser, however often strangers have guessed', async () => {
    const known = await new Buyer().arrive();
    await attempt(ANN, PASSWORD, { browser: known });
    const stranger = await new Buyer().arrive();
    await attempt(ANN, 'wrong password', { browser: stranger });
    await setAttempts(10);
    expect(await codeOf(ANN, PASSWORD, { browser: stranger })).toBe('TOO_MANY_LOGINS');
    expect((await attempt(ANN, PASSWORD)).status).toBe(200);
    await attempt(ANN, 'wrong password');
    // Strangers with many networks.
    await setAttempts(100);
    expect(await codeOf(ANN, PASSWORD)).toBe('TOO_MANY_LOGINS');
    known.cookies.delete('__Host-contributor');
    expect((await attempt(ANN, PASSWORD, { browser: known })).status).toBe(200);
  });

  test('mails a link to the person in a known browser, whatever strangers have asked for; all links work', async () => {
    const known = await new Buyer().arrive();
    await attempt(ANN, PASSWORD, { browser: known });
    const ask = async (browser: Buyer) =>
      browser.fetch('/api/contributors/password-reset', {
        method: 'POST',
        body: { email: ANN },
        headers: { 'Sec-Fetch-Site': 'same-origin' },
      });
    const mails = () => count('outbox', "kind = 'contributor-password'");
    const stranger = await new Buyer().arrive();
    for (let time = 0; time < 6; time++) expect((await ask(stranger)).status).toBe(200);
    expect(await mails()).toBe(3);
    await ask(await new Buyer().arrive());
    expect(await mails()).toBe(4);
    await setAttempts(10);
    await ask(await new Buyer().arrive());
    expect(await mails()).toBe(4);
    await ask(known);
    expect([await mails(), await count('contributor_links')]).toEqual([5, 5]);
  });

  test('begins a new session and ends the one that the browser had, so that nobody can plant one', async () => {
    const thief = await new Buyer().arrive();
    await attempt(ANN, PASSWORD, { browser: thief });
    const planted = thief.cookies.get('__Host-contributor') ?? '';
    const victim = await new Buyer().arrive();
    victim.cookies.set('__Host-contributor', planted);
    expect((await attempt(ANN, PASSWORD, { browser: victim })).status).toBe(200);
    expect(victim.cookies.get('__Host-contributor')).toMatch(/^[\w-]{43}$/);
    expect(victim.cookies.get('__Host-contributor')).not.toBe(planted);
    const sessionOf = async (browser: Buyer) =>
      /data-xsrf="([^"]*)"/.exec(
        await (await browser.fetch('/config/', { headers: { 'Sec-Fetch-Dest': 'document' } })).text(),
      )?.[1];
    expect(await sessionOf(victim)).not.toBe('');
    expect(await sessionOf(thief)).toBe('');
  });
});

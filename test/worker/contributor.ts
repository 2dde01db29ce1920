import { env } from 'cloudflare:workers';
import { ContributorSession, ContributorSessionState } from '#runtime/contracts/contributors.ts';
import { Passkey, PasskeyOptions } from '#runtime/contracts/passkeys.ts';
import { CONTRIBUTOR_ROLE, type ContributorRole } from '#runtime/contracts/roles.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { CONTRIBUTORS } from '#worker/contributors/policy.ts';
import { sealHash } from '#worker/people/service.ts';
import { sessionSecret, sha256 } from '#worker/session/service.ts';
import { PASSWORD, PASSWORD_HASH } from './account-holder.ts';
import { Authenticator } from './authenticator.ts';
import { Buyer, read } from './buyer.ts';
import { SHOP } from './shops.ts';

const SESSION = '/api/contributors/session';
const PASSKEYS = '/api/contributors/passkeys';

interface Person {
  site?: string;
  role?: ContributorRole;
}

/** The browser of somebody who works on the site. */
export class ContributorBrowser extends Buyer {
  xsrf = '';

  static async open(host?: string): Promise<ContributorBrowser> {
    return new ContributorBrowser(host).arrive();
  }

  /** Makes calls as the console does: those that sign in carry a token of their own. */
  async send(method: string, path: string, body?: object): Promise<Response> {
    const isSignIn = method === 'POST' && (path === SESSION || path.startsWith(`${SESSION}/passkey`));
    const token = isSignIn ? await signInToken(this) : this.xsrf;
    return this.fetch(path, { method, body, headers: { 'X-Contributor-XSRF-Token': token } });
  }

  /** Makes somebody a contributor, and gives this browser a session of theirs in which they have confirmed nothing. */
  async join(id: string, { site = SHOP.id, role = 'storeManager' }: Person = {}): Promise<void> {
    const now = Date.now();
    const token = id.padEnd(43, 'a');
    const sealed = sealHash(CONTRIBUTORS, sessionSecret(env), { siteId: site, id }, PASSWORD_HASH);
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO contributors (site_id, id, email, role, sealed_password, invited_at, joined_at)
         VALUES (?1, ?2, ?3, ?4, ?5, 0, 1)`,
      ).bind(site, id, addressOf(id), CONTRIBUTOR_ROLE[role], sealed),
      env.DB.prepare(
        `INSERT INTO contributor_sessions (site_id, id, token_hash, contributor_id, device, created_at, seen_at, expires_at,
           confirmed_at)
         VALUES (?1, ?3, ?2, ?3, '', ?4, ?4, ?5, 0)`,
      ).bind(site, sha256(token), id, now, now + HOUR_MS),
    ]);
    this.cookies.set('__Host-contributor', token);
    this.xsrf = await this.tokenOf('/config/');
  }

  /** Opens a page of contributors, and returns the token that stands in it. */
  async tokenOf(path: string): Promise<string> {
    const page = await this.fetch(path, { headers: { 'Sec-Fetch-Dest': 'document' } });
    return /data-xsrf="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  }

  async session(): Promise<ContributorSession | null> {
    return (await read(await this.send('GET', SESSION), ContributorSessionState)).session;
  }

  async options(path: string): Promise<Record<string, unknown>> {
    return (await read(await this.send('POST', `${path}/options`, {}), PasskeyOptions)).options;
  }

  async addPasskey(): Promise<{ authenticator: Authenticator; passkey: Passkey }> {
    const authenticator = await Authenticator.make();
    const response = await authenticator.register(await this.options(PASSKEYS), this);
    return { authenticator, passkey: await read(await this.send('POST', PASSKEYS, { response }), Passkey) };
  }

  /** Answers the options of a sign-in or a confirmation, and sends what the authenticator says. */
  async prove(path: string, authenticator: Authenticator, manner: object = {}): Promise<Response> {
    const response = await authenticator.signIn(await this.options(path), { origin: this.origin, ...manner });
    return this.send('POST', path, { response });
  }

  /** Signs in by password, and goes on in the new session. */
  async signInByPassword(id: string): Promise<ContributorSession> {
    const answer = await this.send('POST', SESSION, { email: addressOf(id), password: PASSWORD });
    const session = await read(answer, ContributorSession);
    this.xsrf = session.xsrfToken;
    return session;
  }
}

/** Opens the console in a browser, and returns the token for signing in that stands in it. */
export async function signInToken(browser: Buyer): Promise<string> {
  const page = await browser.fetch('/config/', { headers: { 'Sec-Fetch-Dest': 'document' } });
  return /data-sign-in="([^"]+)"/.exec(await page.text())?.[1] ?? '';
}

/** Returns the address of a contributor of these tests. */
export function addressOf(id: string): string {
  return `${id}@work.example`;
}

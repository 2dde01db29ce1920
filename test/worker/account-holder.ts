import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, vi } from 'vitest';
import { SessionResponse } from '#runtime/contracts/account.ts';
import { SITE_USERS } from '../../worker/accounts/policy.ts';
import { sealHash } from '../../worker/people/service.ts';
import { sessionSecret } from '../../worker/session/service.ts';
import { Buyer, read } from './buyer.ts';
import { openShops, SHOP } from './shops.ts';

export const ACCOUNT = '/api/site-users/account';
export const SESSION = `${ACCOUNT}/session`;
export const ANN = 'ann@mail.example';
export const PASSWORD = 'kettle over two cups';
/** The hash of `PASSWORD`, at the cost of all hashes in the Worker's tests. */
export const PASSWORD_HASH = '$scrypt$ln=4,r=8,p=5$BwcHBwcHBwcHBwcHBwcHBw$PusPQVDwosLZU/pJbKL9JQRg/4IFtYyFce0YTfTne1A';

/** A visitor who can sign in. */
export class AccountHolder extends Buyer {
  xsrf = '';

  async send(method: string, path: string, body?: object): Promise<Response> {
    return this.fetch(path, { method, body, headers: { 'X-SiteUser-XSRF-Token': this.xsrf } });
  }

  async signIn(password = PASSWORD, more: object = {}): Promise<SessionResponse> {
    const answer = await read(await this.send('POST', SESSION, { email: ANN, password, ...more }), SessionResponse);
    this.xsrf = answer.xsrfToken;
    return answer;
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.send('GET', ACCOUNT)).status === 200;
  }

  /** Posts the form of a page. */
  async submit(url: string, entries: Record<string, string>): Promise<Response> {
    const { pathname, search } = new URL(url);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.fetch(pathname + search, { method: 'POST', body: String(new URLSearchParams(entries)), headers });
  }
}

export const newHolder = async (host?: string) => (await new AccountHolder(host).arrive()) as AccountHolder;

/** Opens the shops before each test of a file, at a time that stands still, with nothing logged. */
export function openShopsAt(now: number): void {
  beforeEach(async () => {
    await openShops();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.useFakeTimers({ toFake: ['Date'], now });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Returns somebody with a confirmed account, signed in. */
export async function signedInHolder(): Promise<AccountHolder> {
  const person = await newHolder();
  await openAccount(person);
  return person;
}

/** Gives an address a confirmed account, and the person a session of it. */
export async function openAccount(person: AccountHolder, email = ANN, id = 'ann'): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO site_users (site_id, id, email, first_name, sealed_password, confirmed_at, created_at, updated_at)
     VALUES (?1, ?4, ?2, 'Ann', ?3, 1, 1, 1)`,
  )
    .bind(SHOP.id, email, sealHash(SITE_USERS, sessionSecret(env), { siteId: SHOP.id, id }, PASSWORD_HASH), id)
    .run();
  await person.signIn(PASSWORD, { email });
}

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';
import { sessionSecret } from '../session/service.ts';
import { sealHash } from './contributor.ts';

const PAGE = '/commerce/contributor/sign-in';
const ANN = 'ann@work.example';
const PASSWORD = 'kettle over two cups';
/** Of `PASSWORD`, computed once because that takes a while. */
const PASSWORD_HASH = '$scrypt$ln=14,r=8,p=5$BwcHBwcHBwcHBwcHBwcHBw$KwUUk0mgSXtwHjeHrPsw83QUlIEId8xTRcdpcXD3mgU';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What a browser says that opens a page. */
const DOCUMENT = { headers: { 'Sec-Fetch-Dest': 'document' } };

/** A browser whose script does not run. */
class Reader extends Buyer {
  async open(path = PAGE): Promise<Page> {
    const response = await this.fetch(path, DOCUMENT);
    expect(response.status).toBe(200);
    return new Page(await response.text());
  }

  /** Sends a form of the page, which has a token once somebody is signed in. */
  async submit(entries: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const type = 'application/x-www-form-urlencoded';
    const shown = await (await this.fetch(PAGE, DOCUMENT)).text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(shown)?.[1];
    const body = String(new URLSearchParams({ ...entries, ...(xsrf && { xsrf }) }));
    return this.fetch(PAGE, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, 'User-Agent': FIREFOX, ...headers },
    });
  }

  signIn(password = PASSWORD): Promise<Response> {
    return this.submit({ action: 'sign-in', email: ANN, password });
  }
}

let ann: Reader;

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  ann = await new Reader().arrive();
  await env.DB.prepare(
    `INSERT INTO contributors (site_id, id, email, role, sealed_password, invited_at, joined_at)
     VALUES (?1, 'ann', ?2, 8, ?3, 0, 1)`,
  )
    .bind(SHOP.id, ANN, sealHash(sessionSecret(env), SHOP.id, 'ann', PASSWORD_HASH))
    .run();
});
afterEach(() => vi.restoreAllMocks());

test('the page signs in and out without a script, and says who is signed in, as what, and where', async () => {
  const form = await ann.open();
  expect((await form.one('#order-password')).type).toBe('password');
  expect((await form.one('[data-sq-passkey]')).hidden).toBe('');
  expect(form.html).not.toContain('sq-account');
  const wrong = await ann.signIn('another password');
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain(`value="${ANN}"`);
  const right = await ann.signIn();
  expect([right.status, right.headers.get('Location')]).toEqual([303, PAGE]);
  const page = await ann.open();
  for (const said of [ANN, 'Your role: Store manager', 'Firefox (Linux)', 'this device']) {
    expect(page.html).toContain(said);
  }
  expect((await page.one('[data-sq-passkey]'))['data-xsrf']).toMatch(/^[\w-]{20,}/);
  expect((await ann.submit({ action: 'sign-out' })).status).toBe(303);
  expect((await ann.open()).html).not.toContain(ANN);
  expect(await count('contributor_sessions')).toBe(0);
});

test('the page is shown in no frame, is kept nowhere, and takes forms of the shop’s own pages alone', async () => {
  const { headers } = await ann.fetch(PAGE);
  expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const entries = { action: 'sign-in', email: ANN, password: PASSWORD };
  const foreign = await ann.submit(entries, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' });
  expect(foreign.status).toBe(403);
  expect(await count('contributor_sessions')).toBe(0);
  expect((await ann.fetch(PAGE, { method: 'PUT', body: {} })).status).toBe(405);
});

test('passkeys are listed, and are removed by their owner alone, who has confirmed it', async () => {
  await env.DB.prepare(
    `INSERT INTO contributors (site_id, id, email, role, invited_at, joined_at) VALUES (?1, 'bob', 'bob@work.example', 1, 0, 1)`,
  )
    .bind(SHOP.id)
    .run();
  for (const person of ['ann', 'bob']) {
    await env.DB.prepare(
      `INSERT INTO passkeys (site_id, id, contributor_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES (?1, ?2, ?2, ?2, '', 0, '[]', ?3, 0)`,
    )
      .bind(SHOP.id, person, `Safari of ${person} <b>`)
      .run();
  }
  expect((await ann.submit({ action: 'remove-passkey', passkey: 'ann' })).status).toBe(401);
  await ann.signIn();
  const buttons = async (page: Page) => [
    (await page.one('[data-sq-passkey]'))['data-sq-passkey'],
    page.html.includes('Remove '),
  ];
  expect(await buttons(await ann.open())).toEqual(['confirm', false]);
  const refused = await ann.submit({ action: 'remove-passkey', passkey: 'ann' });
  const refusedPage = new Page(await refused.text());
  expect([refused.status, ...(await buttons(refusedPage))]).toEqual([403, 'confirm', false]);
  expect(refusedPage.html).toContain('<p role="alert">Please confirm that it is you, and try again.</p>');
  expect(await count('passkeys')).toBe(2);
  await env.DB.prepare('UPDATE contributor_sessions SET confirmed_at = ?1').bind(Date.now()).run();
  const page = await ann.open();
  expect(await buttons(page)).toEqual(['add', true]);
  expect(page.html).toContain('Remove Safari of ann &lt;b&gt;');
  expect(page.html).not.toContain('Safari of bob');
  for (const passkey of ['bob', 'ann', 'ann']) {
    expect((await ann.submit({ action: 'remove-passkey', passkey })).status).toBe(303);
  }
  expect(await count('passkeys', "id = 'bob'")).toBe(1);
  expect(await count('passkeys')).toBe(1);
  expect((await outbox()).map(({ kind }) => kind)).toEqual(['contributor-passkey-removed']);
});

test('somebody who has forgotten the password gets a link, and everybody the same answer', async () => {
  const answers = [];
  for (const email of [ANN, 'nobody@work.example']) {
    const answer = await ann.submit({ action: 'password', email });
    answers.push([answer.status, new Page(await answer.text()).html.match(/<main[\s\S]*<\/main>/)?.[0]]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect((await outbox()).map(({ recipient }) => recipient)).toEqual([ANN]);
});

test('signing out everywhere ends all sessions', async () => {
  await ann.signIn();
  const phone = await new Reader().arrive();
  await phone.signIn();
  expect(await count('contributor_sessions')).toBe(2);
  expect((await phone.submit({ action: 'sign-out-everywhere' })).status).toBe(303);
  expect((await ann.open()).html).not.toContain('Your role');
});

test('another session is ended by its own button, and all others by one', async () => {
  await ann.signIn();
  expect((await ann.open()).html).not.toMatch(/end-session|end-other-sessions/);
  const phones = [await new Reader().arrive(), await new Reader().arrive(), await new Reader().arrive()] as const;
  for (const phone of phones) await phone.signIn();
  const isIn = async (reader: Reader) => (await reader.open()).html.includes('Your role');
  const page = await ann.open();
  expect(page.html.match(/End the session: Firefox \(Linux\)/g)).toHaveLength(3);
  const [id = ''] = [...page.html.matchAll(/name="session" value="([^"]+)"/g)].map(([, value = '']) => value);
  for (const session of [id, id]) expect((await ann.submit({ action: 'end-session', session })).status).toBe(303);
  expect(await count('contributor_sessions')).toBe(3);
  expect((await ann.submit({ action: 'end-other-sessions' })).status).toBe(303);
  expect(await Promise.all([ann, ...phones].map(isIn))).toEqual([true, false, false, false]);
  for (const action of ['end-session', 'end-other-sessions']) {
    expect((await phones[0].submit({ action, session: id })).status).toBe(401);
  }
  expect(await count('contributor_sessions')).toBe(1);
});

test.each([
  [1, 'has expired', '/settings/billing/subscriptions/website'],
  [2, 'is overdue', '/settings/billing/subscriptions/website'],
  [3, 'is on trial', '/settings/billing/upgrade'],
  [12, 'is parked', '/settings/billing/subscriptions/website'],
  [8, undefined, undefined],
])('in a shop of the status %i it says what the plan asks for', async (status, said, path) => {
  await ann.signIn();
  await env.DB.prepare('UPDATE sites SET status = ?1, updated_at = updated_at + 1').bind(status).run();
  const page = await ann.open();
  const notices = await page.all('p[role=status] a');
  expect(notices.map(({ href }) => href)).toEqual(path ? [path] : []);
  if (said) expect(page.html).toContain(said);
});

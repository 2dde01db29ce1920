import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ACCOUNT,
  type AccountHolder,
  ANN,
  openShopsAt,
  PASSWORD,
  signedInHolder,
} from '../../test/worker/account-holder.ts';
import { Authenticator } from '../../test/worker/authenticator.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count } from '../../test/worker/shops.ts';
import { RECENT_MS } from './recent-sign-in.ts';

const NEW = 'ann.archer@mail.example';
const start = Date.now();
let ann: AccountHolder;

openShopsAt(start);
beforeEach(async () => {
  ann = await signedInHolder();
});

const forgetPassword = () => env.DB.prepare('UPDATE site_users SET sealed_password = NULL').run();
const beginPasskey = () => ann.send('POST', `${ACCOUNT}/passkeys/options`, {});
const changeEmail = (currentPassword = '') => ann.send('POST', `${ACCOUNT}/email`, { email: NEW, currentPassword });
const remove = () => ann.send('DELETE', ACCOUNT);
const AGAIN = { status: 401, code: 'SIGN_IN_AGAIN', error: 'Please sign in again to do this.' };

test('a session makes lasting changes until a quarter of an hour after the sign-in, and no longer', async () => {
  await forgetPassword();
  vi.setSystemTime(start + RECENT_MS);
  expect([(await beginPasskey()).status, (await changeEmail()).status]).toEqual([200, 200]);
  vi.setSystemTime(start + RECENT_MS + 1);
  for (const call of [beginPasskey, changeEmail, remove]) expect(await refusal(await call())).toMatchObject(AGAIN);
  expect([await count('passkey_challenges'), await count('site_user_links'), await count('site_users')]).toEqual([
    1, 1, 1,
  ]);
  expect(await outbox()).toHaveLength(1);
  expect(await ann.isSignedIn()).toBe(true);
});

test('no passkey is added without a challenge that a recent sign-in has got', async () => {
  const { options } = await (await beginPasskey()).json<{ options: Record<string, unknown> }>();
  const authenticator = await Authenticator.make(0);
  vi.setSystemTime(start + RECENT_MS + 1);
  const response = await authenticator.register({ ...options, challenge: 'bWFkZSB1cA' }, ann);
  const answer = await ann.send('POST', `${ACCOUNT}/passkeys`, { response });
  expect([(await refusal(answer)).code, await count('passkeys')]).toEqual(['PASSKEY_INVALID', 0]);
});

test('a change of the address needs the password, and every other lasting change a new sign-in', async () => {
  vi.setSystemTime(start + (60 * RECENT_MS) / 15);
  expect((await changeEmail(PASSWORD)).status).toBe(200);
  await ann.signIn();
  expect((await beginPasskey()).status).toBe(200);
  vi.setSystemTime(start + (61 * RECENT_MS) / 15);
  expect((await remove()).status).toBe(204);
});

test('the page of the account asks to sign in again, by any way, and leads back', async () => {
  await forgetPassword();
  vi.setSystemTime(start + RECENT_MS + 1);
  const url = `${ann.origin}/account`;
  const refused = await ann.submit(url, { action: 'email', email: NEW });
  const text = await refused.text();
  expect(refused.status).toBe(422);
  expect(text).toContain('<p role="alert">Please sign in again to do this.</p>');
  expect(text).toContain('<input type="hidden" name="return" value="/account">');
  expect(text).toContain('action="/account?again=1"');
  const [, link = ''] = /href="([^"]+view=sign-in-link[^"]*)"/.exec(text) ?? [];
  const form = await (await ann.fetch(link.replaceAll('&amp;', '&'))).text();
  expect(form).toContain('name="action" value="sign-in-link"');
  await ann.submit(`${url}?again=1`, { action: 'sign-in-link', email: ANN });
  const mailed = (await outbox()).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
  expect((await ann.submit(mailed, {})).status).toBe(200);
  expect(await (await ann.submit(url, { action: 'email', email: NEW })).text()).toContain(
    'Please look into your mailbox',
  );
});

test('a remembered session stays remembered after a new password, whose mail names the passkeys that are left', async () => {
  const isRemembered = () => env.DB.prepare('SELECT remembered FROM site_user_sessions').first('remembered');
  const change = (currentPassword: string, newPassword: string) =>
    ann.send('PUT', `${ACCOUNT}/password`, { currentPassword, newPassword });
  await ann.signIn(PASSWORD, { rememberMe: true });
  await env.DB.prepare(
    `INSERT INTO passkeys (site_id, id, user_id, credential_id, public_key, counter, transports, name, created_at)
     SELECT site_id, 'key', id, 'key', 'key', 0, '[]', 'Firefox (Linux)', 1 FROM site_users`,
  ).run();
  const answer = await change(PASSWORD, 'two cups over a kettle');
  ann.xsrf = (await answer.json<{ xsrfToken: string }>()).xsrfToken;
  expect(answer.headers.getSetCookie().join()).toContain('Max-Age=2592000');
  expect(await isRemembered()).toBe(1);
  expect((await outbox()).at(-1)?.text_body).toContain('These passkeys still open it: Firefox (Linux).');
  await env.DB.batch([
    env.DB.prepare('DELETE FROM passkeys'),
    env.DB.prepare('UPDATE site_user_sessions SET remembered = 0'),
  ]);
  vi.setSystemTime(start + 1);
  expect((await change('two cups over a kettle', PASSWORD)).status).toBe(200);
  expect(await isRemembered()).toBe(0);
  expect((await outbox()).at(-1)?.text_body).not.toContain('passkey');
});

test('the page of the account remembers a browser only where the box was ticked', async () => {
  const url = `${ann.origin}/account`;
  await ann.submit(url, { action: 'sign-out' });
  const form = await (await ann.fetch('/account')).text();
  expect(form).toContain('<input type="checkbox" name="rememberMe" value="true"> Stay signed in on this device');
  const cookies = async (more: Record<string, string> = {}) =>
    (await ann.submit(url, { action: 'sign-in', email: ANN, password: PASSWORD, ...more })).headers
      .getSetCookie()
      .join();
  expect(await cookies()).not.toContain('Max-Age=2592000');
  expect(await cookies({ rememberMe: 'true' })).toContain('Max-Age=2592000');
});

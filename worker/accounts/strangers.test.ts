import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import {
  ACCOUNT,
  AccountHolder,
  ANN,
  newHolder,
  openAccount,
  openShopsAt,
  PASSWORD,
  SESSION,
  signedInHolder,
} from '../../test/worker/account-holder.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { SHOP } from '../../test/worker/shops.ts';
import { countDerivations } from '../passwords/service.ts';

const start = Date.now();
let ann: AccountHolder;

openShopsAt(start);
beforeEach(async () => {
  ann = await signedInHolder();
});

const at = async (address: string) => (await new AccountHolder(SHOP.host, address).arrive()) as AccountHolder;
const guess = async (from: AccountHolder, email = ANN, password = 'two cups over a kettle') =>
  (await refusal(await from.send('POST', SESSION, { email, password }))).code;
const setAttempts = (attempts: number) => env.DB.prepare('UPDATE login_attempts SET count = ?1').bind(attempts).run();
const askLink = (from: AccountHolder, kind = 'password-reset') =>
  from.send('POST', `${ACCOUNT}/${kind}`, { email: ANN });
const mails = async () => (await outbox()).filter(({ kind }) => kind === 'account-password').length;

describe('a stranger who guesses a password', () => {
  test.each([ANN, 'nobody@mail.example'])('guesses ten times about %s from one network', async (email) => {
    const stranger = await newHolder();
    await guess(stranger, email);
    await setAttempts(9);
    const before = countDerivations();
    expect([await guess(stranger, email), await guess(stranger, email)]).toEqual(['LOGIN_FAILED', 'TOO_MANY_LOGINS']);
    expect(countDerivations() - before).toBe(1);
    vi.setSystemTime(start + 16 * MINUTE_MS);
    expect(await guess(stranger, email)).toBe('LOGIN_FAILED');
  });

  test('cannot keep the person out of a browser that is known, nor from signing in by a mailed link', async () => {
    await guess(await newHolder());
    await setAttempts(100);
    const phone = await newHolder();
    expect(await guess(phone, ANN, PASSWORD)).toBe('TOO_MANY_LOGINS');
    expect((await ann.signIn()).siteUser.email).toBe(ANN);
    await askLink(phone, 'sign-in-link');
    const link = (await outbox()).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
    expect((await phone.submit(link, {})).status).toBe(200);
    expect((await phone.signIn()).siteUser.email).toBe(ANN);
  });

  test('gains nothing by the cookie of another person or a made-up one, and the person’s own has its limit', async () => {
    const eve = await newHolder();
    await openAccount(eve, 'eve@mail.example', 'eve');
    const cookie = eve.cookies.get('__Host-known-device') ?? '';
    expect(cookie).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    await guess(eve);
    await setAttempts(10);
    eve.cookies.set('__Host-known-device', `${cookie.slice(0, 43)}.${'a'.repeat(43)}`);
    expect(await guess(eve)).toBe('TOO_MANY_LOGINS');
    expect(await guess(ann)).toBe('LOGIN_FAILED');
    await setAttempts(10);
    expect(await guess(ann)).toBe('TOO_MANY_LOGINS');
  });

  test('cannot keep a signed-in person from changing the password', async () => {
    await guess(await newHolder());
    await setAttempts(100);
    const change = { currentPassword: PASSWORD, newPassword: 'two cups over a kettle' };
    expect((await ann.send('PUT', `${ACCOUNT}/password`, change)).status).toBe(200);
  });
});

describe('a stranger who has mails sent', () => {
  test('uses up the share of the own network, and of no one else', async () => {
    for (let network = 0; network < 6; network++) {
      const stranger = await at(`2001:db8:9:${(network * 256).toString(16)}::1`);
      await askLink(stranger);
      await askLink(stranger);
    }
    expect(await mails()).toBe(5);
    await askLink(await newHolder());
    expect(await mails()).toBe(6);
  });

  test('leaves the person the mails of a known browser, and the links that were sent before', async () => {
    await askLink(await newHolder());
    await setAttempts(10);
    await askLink(await newHolder());
    expect(await mails()).toBe(1);
    await askLink(ann);
    expect(await mails()).toBe(2);
    const link = (await outbox()).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
    vi.setSystemTime(start + 25 * 60 * MINUTE_MS);
    await askLink(await newHolder());
    expect(await mails()).toBe(3);
    vi.setSystemTime(start);
    expect((await ann.submit(link, { password: 'two cups over a kettle' })).status).toBe(200);
  });
});

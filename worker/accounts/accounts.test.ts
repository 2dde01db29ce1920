import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AccountOrders,
  AccountSubscriptions,
  SessionResponse,
  SessionState,
  SiteUser,
  SiteUserSessions,
} from '#runtime/contracts/account.ts';
import { AccountData } from '#runtime/contracts/account-data.ts';
import { Checkout } from '#runtime/contracts/checkout.ts';
import { emptyAddress } from '#runtime/domain/address.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import {
  ACCOUNT,
  type AccountHolder,
  ANN,
  newHolder,
  openAccount,
  openShopsAt,
  PASSWORD,
  SESSION,
} from '../../test/worker/account-holder.ts';
import { type Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { CHECKOUT, ANN as GUEST, NEW_YORK, OREGON, SETTINGS } from '../../test/worker/checkout.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { subscribed } from '../../test/worker/subscriptions.ts';
import { countingDatabase } from '../../test/worker/trips.ts';
import { deviceOf } from '../http/device.ts';
import { countDerivations } from '../passwords/service.ts';
import { findByEmail, newSession } from '../people/service.ts';
import { shopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { SITE_USERS } from './policy.ts';
import { deleteExpiredAccounts } from './service.ts';

const OTHER_PASSWORD = 'two cups over a kettle';
const start = Date.now();

/** The link of the last mail. */
async function lastLink(): Promise<string> {
  return (await outbox()).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
}

let ann: AccountHolder;

openShopsAt(start);
beforeEach(async () => {
  ann = await newHolder();
});

describe('a sign-up', () => {
  test('becomes an account by the mail’s link with the password; before, nobody can sign in', async () => {
    const wanted = { email: ' Ann@Mail.example ', password: PASSWORD, firstName: 'Ann' };
    expect(await (await ann.send('POST', ACCOUNT, wanted)).json()).toEqual({ isMailSent: true });
    expect(await refusal(await ann.send('POST', SESSION, { email: ANN, password: PASSWORD }))).toMatchObject({
      status: 401,
      code: 'LOGIN_FAILED',
    });
    const link = await lastLink();
    expect((await ann.fetch(new URL(link).pathname + new URL(link).search)).status).toBe(200);
    expect(await count('site_users', 'confirmed_at IS NOT NULL')).toBe(0);
    expect((await ann.submit(link, { password: OTHER_PASSWORD })).status).toBe(422);
    expect((await ann.submit(link, { password: PASSWORD })).status).toBe(200);
    expect(JSON.parse(decodeURIComponent(ann.cookies.get('SiteUserInfo') ?? ''))).toMatchObject({
      authenticated: true,
    });
    expect((await ann.submit(link, { password: PASSWORD })).status).toBe(410);
    const state = await read(await ann.fetch(SESSION), SessionState);
    expect(state.siteUser).toMatchObject({ email: ANN, firstName: 'Ann', hasPassword: true });
    ann.xsrf = state.xsrfToken ?? '';
    expect(await ann.isSignedIn()).toBe(true);
  });

  test('answers the same for a known address, changes nothing, and a mail tells its owner', async () => {
    await openAccount(ann);
    const answer = await (await newHolder()).send('POST', ACCOUNT, { email: ANN, password: OTHER_PASSWORD });
    expect([answer.status, await answer.json()]).toEqual([200, { isMailSent: true }]);
    expect((await outbox()).map(({ kind }) => kind).sort()).toEqual(['account-known']);
    await ann.signIn();
  });

  test('costs the same work for an address that is known, unconfirmed or unknown', async () => {
    await openAccount(ann);
    await ann.send('POST', ACCOUNT, { email: 'begun@mail.example', password: PASSWORD });
    const costs = [];
    for (const email of [ANN, 'begun@mail.example', 'new@mail.example']) {
      const visitor = await newHolder();
      const { DB, count } = countingDatabase();
      const before = countDerivations();
      const body = { email, password: OTHER_PASSWORD };
      const answer = await visitor.fetch(ACCOUNT, { method: 'POST', body, env: { DB } });
      costs.push([await answer.json(), count.trips, countDerivations() - before]);
    }
    expect(costs[0]).toEqual([{ isMailSent: true }, expect.any(Number), 1]);
    expect(costs).toEqual(Array(3).fill(costs[0]));
  });

  test('of a stranger with somebody’s address gives the stranger nothing, whatever its owner does with mails', async () => {
    const thief = await newHolder();
    await thief.send('POST', ACCOUNT, { email: ANN, password: OTHER_PASSWORD });
    expect((await ann.submit(await lastLink(), { password: PASSWORD })).status).toBe(422);
    vi.setSystemTime(start + 1);
    await ann.send('POST', `${ACCOUNT}/sign-in-link`, { email: ANN });
    expect((await ann.submit(await lastLink(), {})).status).toBe(200);
    expect(await refusal(await thief.send('POST', SESSION, { email: ANN, password: OTHER_PASSWORD }))).toMatchObject({
      code: 'LOGIN_FAILED',
    });
    expect((await read(await ann.fetch(SESSION), SessionState)).siteUser).toMatchObject({ hasPassword: false });
  });

  test('is refused with the field’s own text, and three mails a day are the most for one network', async () => {
    const refused = async (body: object) => {
      const { code, errors } = await refusal(await ann.send('POST', ACCOUNT, body));
      return [code, errors];
    };
    expect(await refused({ email: 'ann', password: PASSWORD })).toEqual([
      'ACCOUNT_EMAIL_INVALID',
      { email: 'Please enter a valid email address.' },
    ]);
    expect(await refused({ email: ANN, password: 'short' })).toEqual([
      'PASSWORD_TOO_SHORT',
      { password: 'A password has at least 8 characters.' },
    ]);
    expect(await refused({ email: ANN, password: 'password123' })).toMatchObject(['PASSWORD_COMMON', {}]);
    for (let time = 0; time < 7; time++) await ann.send('POST', ACCOUNT, { email: ANN, password: PASSWORD });
    expect(await outbox()).toHaveLength(3);
    expect(await count('site_users')).toBe(1);
    expect((await deleteExpiredAccounts(env.DB, start + 8 * DAY_MS)).signUps).toBe(1);
    expect([await count('site_users'), await count('site_user_links')]).toEqual([0, 0]);
  });
});

describe('a sign-in', () => {
  test('fails the same, and by the same work, for a wrong password, an unknown address and one without a password', async () => {
    await openAccount(ann);
    await env.DB.prepare(
      `INSERT INTO site_users (site_id, id, email, confirmed_at, created_at, updated_at) VALUES (?1, 'bob', 'bob@mail.example', 1, 1, 1)`,
    )
      .bind(SHOP.id)
      .run();
    const outcomes = [];
    for (const email of [ANN, 'nobody@mail.example', 'bob@mail.example', 'not an address']) {
      const before = countDerivations();
      const response = await (await newHolder()).send('POST', SESSION, { email, password: OTHER_PASSWORD });
      const headers = [...response.headers.keys()].sort();
      outcomes.push(JSON.stringify([await refusal(response), headers, countDerivations() - before]));
    }
    expect(new Set(outcomes).size).toBe(1);
    expect(outcomes[0]).toMatch(/LOGIN_FAILED.*,1\]$/);
  });

  test('begins a new session and ends the one that the browser had, so that nobody can plant one', async () => {
    await openAccount(ann);
    const planted = ann.cookies.get('__Host-site-user') ?? '';
    const victim = await newHolder();
    victim.cookies.set('__Host-site-user', planted);
    await victim.signIn();
    expect(victim.cookies.get('__Host-site-user')).not.toBe(planted);
    ann.xsrf = victim.xsrf;
    expect(await ann.isSignedIn()).toBe(false);
    expect(await victim.isSignedIn()).toBe(true);
    expect(await count('site_user_sessions', `token_hash = '${planted}'`)).toBe(0);
  });

  test('lasts 12 hours without a call, 30 days when remembered, and no longer than 30 days anyhow', async () => {
    await openAccount(ann);
    const idle = await newHolder();
    const remembered = await newHolder();
    await idle.signIn();
    const { expiresAt } = await remembered.signIn(PASSWORD, { rememberMe: true });
    expect(expiresAt).toBe(start + 30 * DAY_MS);
    for (let hours = 11; hours < 33; hours += 11) {
      vi.setSystemTime(start + hours * HOUR_MS);
      expect(await idle.isSignedIn()).toBe(true);
    }
    vi.setSystemTime(start + 35 * HOUR_MS);
    expect([await idle.isSignedIn(), await remembered.isSignedIn()]).toEqual([false, true]);
    vi.setSystemTime(start + 30 * DAY_MS);
    expect(await remembered.isSignedIn()).toBe(false);
    expect((await deleteExpiredAccounts(env.DB, Date.now() + 1)).sessions).toBe(3);
  });

  test('on a page of another origin gives the token to the page, and sets no cookie', async () => {
    await openAccount(ann);
    const page = new Embedder();
    const body = { email: ANN, password: PASSWORD };
    const session = await read(await page.fetch(SESSION, { method: 'POST', body }), SessionResponse);
    const headers = { 'X-Storefront-Session': session.sessionToken, 'X-SiteUser-XSRF-Token': session.xsrfToken };
    expect(await read(await page.fetch(ACCOUNT, { headers }), SiteUser)).toMatchObject({ email: ANN });
    expect((await page.fetch(ACCOUNT, { headers: { ...headers, 'X-Storefront-Session': 'x' } })).status).toBe(401);
    expect((await page.fetch(SESSION, { method: 'DELETE', headers })).status).toBe(200);
    expect((await page.fetch(ACCOUNT, { headers })).status).toBe(401);
  });
});

describe('a session', () => {
  test('needs its own XSRF token for every call, and a refusal says crumbFail', async () => {
    await openAccount(ann);
    const bob = await newHolder();
    await bob.signIn();
    const right = ann.xsrf;
    for (const wrong of ['', bob.xsrf, `${right}x`]) {
      ann.xsrf = wrong;
      const response = await ann.send('DELETE', SESSION);
      expect([response.status, await response.json()]).toMatchObject([403, { crumbFail: true }]);
    }
    ann.xsrf = right;
    expect((await ann.send('DELETE', `${SESSION}?cloneCart=true`)).status).toBe(200);
    expect(ann.cookies.get('SiteUserInfo')).toBe('');
    expect(await ann.isSignedIn()).toBe(false);
    expect(await bob.isSignedIn()).toBe(true);
  });

  test('is listed with its device, and is ended alone or with all others', async () => {
    await openAccount(ann);
    const phone = await newHolder();
    await phone.signIn();
    const list = async () => (await read(await ann.send('GET', `${ACCOUNT}/sessions`), SiteUserSessions)).sessions;
    const sessions = await list();
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect((await ann.send('DELETE', `${ACCOUNT}/sessions/${other?.id}`)).status).toBe(204);
    expect((await ann.send('DELETE', `${ACCOUNT}/sessions/${other?.id}`)).status).toBe(404);
    expect([await phone.isSignedIn(), await ann.isSignedIn()]).toEqual([false, true]);
    expect((await ann.send('DELETE', `${ACCOUNT}/sessions`)).status).toBe(204);
    expect(await ann.isSignedIn()).toBe(false);
    expect(deviceOf('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox (Linux)');
  });

  test('ends with a password change on every device but the one that makes it', async () => {
    await openAccount(ann);
    const phone = await newHolder();
    await phone.signIn(PASSWORD, { rememberMe: true });
    const change = (currentPassword: string, newPassword = OTHER_PASSWORD) =>
      ann.send('PUT', `${ACCOUNT}/password`, { currentPassword, newPassword });
    expect(await refusal(await change(OTHER_PASSWORD))).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await refusal(await change(PASSWORD, 'short'))).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    ann.xsrf = (await read(await change(PASSWORD), SessionResponse)).xsrfToken;
    expect([await ann.isSignedIn(), await phone.isSignedIn()]).toEqual([true, false]);
    expect((await outbox()).at(-1)?.kind).toBe('account-changed');
    await phone.signIn(OTHER_PASSWORD);
  });

  test('does not begin with a password that is changed in that moment', async () => {
    await openAccount(ann);
    const call = { ...shopCall(env, { siteId: SHOP.id } as Site), device: '' };
    const user = await findByEmail(SITE_USERS, call, ANN);
    const person = { id: 'ann', passwordChanges: user?.password_changes ?? -1 };
    const { statement } = newSession(SITE_USERS, call, person, { by: 'password', isRemembered: false });
    const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    expect((await ann.send('PUT', `${ACCOUNT}/password`, change)).status).toBe(200);
    expect((await statement.all()).results).toEqual([]);
    expect(await count('site_user_sessions')).toBe(1);
  });

  test('of another shop opens nothing here, also with the same address and password', async () => {
    await openAccount(ann);
    const thief = await newHolder(OTHER.host);
    for (const [name, value] of ann.cookies) if (name !== 'crumb') thief.cookies.set(name, value);
    thief.xsrf = ann.xsrf;
    expect(await thief.isSignedIn()).toBe(false);
    const neighbour = await newHolder(OTHER.host);
    expect((await neighbour.send('POST', SESSION, { email: ANN, password: PASSWORD })).status).toBe(401);
  });
});

describe('the cart', () => {
  const quantities = async (buyer: Buyer) =>
    Object.fromEntries((await buyer.cart()).entries.map(({ itemId, quantity }) => [itemId, quantity]));
  const { mug, poster } = PRODUCTS;
  const type = (buyer: Buyer, body: object) => buyer.fetch(CHECKOUT, { method: 'PUT', body });
  const typed = async (buyer: Buyer) => read(await buyer.fetch(CHECKOUT), Checkout);

  test('is shared by a person’s devices; equal lines have the larger quantity, however often somebody signs in', async () => {
    await openAccount(ann);
    await ann.addToCart(mug.id, { quantity: 2 });
    const phone = await newHolder();
    await phone.addToCart(mug.id, { quantity: 1 });
    await phone.addToCart(poster.id, { quantity: 3 });
    await phone.signIn();
    await phone.signIn();
    expect(await quantities(phone)).toEqual({ [mug.id]: 2, [poster.id]: 3 });
    expect(await quantities(ann)).toEqual({ [mug.id]: 2, [poster.id]: 3 });
    await phone.addToCart(mug.id, { quantity: 1 });
    expect(await quantities(ann)).toMatchObject({ [mug.id]: 3 });
  });

  test('takes along what was typed at the checkout before somebody signs in, and loses nothing that was typed before', async () => {
    await setStoreSettings(SHOP.id, SETTINGS);
    await openAccount(ann);
    await ann.addToCart(mug.id);
    await type(ann, { email: 'ann@work.test', note: 'Ring once', address: OREGON });
    const phone = await newHolder();
    await phone.addToCart(poster.id);
    const isGuessed = { ...emptyAddress, countryCode: 'US' };
    await type(phone, { email: '', address: isGuessed });
    await phone.signIn();
    const kept = { email: 'ann@work.test', note: 'Ring once', address: OREGON };
    expect(await typed(phone)).toMatchObject(kept);
    const tablet = await newHolder();
    await tablet.addToCart(poster.id);
    await type(tablet, { email: ANN, address: NEW_YORK, shippingOptionId: 'air' });
    await env.DB.prepare(`UPDATE checkouts SET gift_card_id = 'card', gift_card_version = 2 WHERE email = ?1`)
      .bind(ANN)
      .run();
    await tablet.signIn();
    const { cart, ...entries } = await typed(tablet);
    expect(entries).toMatchObject({ email: ANN, note: 'Ring once', address: NEW_YORK });
    expect(cart.selectedShippingOption?.id).toBe('air');
    expect(await count('checkouts', `note = 'Ring once' AND gift_card_id = 'card' AND gift_card_version = 2`)).toBe(1);
  });

  test('leaves the browser at the sign-out, unless a copy is asked for, and comes back', async () => {
    await openAccount(ann);
    await ann.addToCart(mug.id);
    await ann.send('DELETE', SESSION);
    expect(await quantities(ann)).toEqual({});
    await ann.addToCart(poster.id);
    await ann.signIn();
    expect(await quantities(ann)).toEqual({ [mug.id]: 1, [poster.id]: 1 });
    await ann.send('DELETE', `${SESSION}?cloneCart=true`);
    await ann.addToCart(mug.id);
    expect(await quantities(ann)).toEqual({ [mug.id]: 2, [poster.id]: 1 });
    const phone = await newHolder();
    await phone.signIn();
    expect(await quantities(phone)).toEqual({ [mug.id]: 1, [poster.id]: 1 });
  });
});

describe('a mailed link', () => {
  test('chooses a new password once, within half an hour, and ends all sessions', async () => {
    await openAccount(ann);
    const mail = async () => {
      await ann.send('POST', `${ACCOUNT}/password-reset`, { email: ANN });
      return lastLink();
    };
    const older = await mail();
    vi.setSystemTime(start + 2);
    const link = await mail();
    const phone = await newHolder();
    for (const mailed of [older, link]) expect((await phone.submit(mailed, { password: 'short' })).status).toBe(422);
    vi.setSystemTime(start + 29 * MINUTE_MS);
    expect((await phone.submit(link, { password: OTHER_PASSWORD })).status).toBe(200);
    for (const mailed of [older, link]) expect((await phone.submit(mailed, { password: PASSWORD })).status).toBe(410);
    expect(await ann.isSignedIn()).toBe(false);
    await ann.signIn(OTHER_PASSWORD);
    vi.setSystemTime(start + 30 * MINUTE_MS);
    const late = await mail();
    vi.setSystemTime(start + 61 * MINUTE_MS);
    expect((await phone.submit(late, { password: PASSWORD })).status).toBe(410);
    expect((await phone.submit(late.replace('password', 'sign-in'), {})).status).toBe(410);
  });

  test('is sent to nobody who has no account, and the answer is the same', async () => {
    for (const path of ['password-reset', 'sign-in-link']) {
      const answer = await ann.send('POST', `${ACCOUNT}/${path}`, { email: 'nobody@mail.example' });
      expect([answer.status, await answer.json()]).toEqual([200, { isMailSent: true }]);
    }
    expect(await outbox()).toEqual([]);
  });
});

describe('the page of the account', () => {
  const post = (entries: Record<string, string>) => ann.submit(`${ann.origin}/account`, entries);

  test('signs in and out without a script, on this device only, and keeps the address of a refused attempt', async () => {
    await openAccount(ann);
    const phone = await newHolder();
    await phone.signIn();
    const page = async () => (await ann.fetch('/account')).text();
    expect(await page()).toContain(`You are signed in as ${ANN}.`);
    expect((await ann.fetch('/account')).headers.get('Cache-Control')).toBe('private, no-store');
    expect((await post({ action: 'sign-out' })).headers.get('Location')).toBe('/account');
    expect(await page()).toContain('autocomplete="current-password"');
    expect(await phone.isSignedIn()).toBe(true);
    const refused = await post({ action: 'sign-in', email: ANN, password: OTHER_PASSWORD });
    const text = await refused.text();
    expect([refused.status, text.includes(ANN), text.includes(OTHER_PASSWORD)]).toEqual([422, true, false]);
    expect(text).toContain('The email address or the password is wrong');
    expect((await post({ action: 'sign-in', email: ANN, password: PASSWORD })).status).toBe(303);
    expect(await page()).toContain('There is no order with your address yet.');
    const byScript = { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await ann.fetch('/account', {
      method: 'POST',
      body: 'action=sign-out-everywhere',
      headers: byScript,
    });
    expect(await answer.json()).toEqual({ url: '/account' });
    expect(await count('site_user_sessions')).toBe(0);
  });

  test('leads back to the page of the shop that a visitor came from, and to no other site', async () => {
    await openAccount(ann);
    const path = '/account?return=%2Fbrewing%3Fa%3D1';
    const back = '<a href="/brewing?a=1">Back to the page that you came from</a>';
    expect(await (await ann.fetch(path)).text()).toContain(back);
    await post({ action: 'sign-out' });
    const form = await (await ann.fetch(path)).text();
    expect(form).toContain(back);
    expect(form).toContain('<input type="hidden" name="return" value="/brewing?a=1">');
    expect(form).toContain('href="/account?view=sign-up&amp;return=%2Fbrewing%3Fa%3D1"');
    const signIn = { action: 'sign-in', email: ANN };
    const wrong = await post({ ...signIn, password: OTHER_PASSWORD, return: '/brewing?a=1' });
    expect(await wrong.text()).toContain('<input type="hidden" name="return" value="/brewing?a=1">');
    const right = { ...signIn, password: PASSWORD };
    expect((await post({ ...right, return: '/brewing?a=1' })).headers.get('Location')).toBe('/brewing?a=1');
    for (const elsewhere of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example']) {
      expect((await post({ ...right, return: elsewhere })).headers.get('Location')).toBe('/account');
      const page = await ann.fetch(`/account?${new URLSearchParams({ return: elsewhere })}`);
      expect(await page.text()).not.toContain('elsewhere');
    }
  });

  test.each(['page', 'API'])(
    'leads a new account back through the mail, when it was asked for by the %s',
    async (by) => {
      const back = '<a href="/brewing?a=1">Back to the page that you came from</a>';
      const apply = (path: string) =>
        by === 'page'
          ? post({ action: 'sign-up', email: ANN, password: PASSWORD, return: path })
          : ann.send('POST', ACCOUNT, { email: ANN, password: PASSWORD, returnPath: path });
      expect((await apply('//elsewhere.example')).status).toBe(200);
      expect(await lastLink()).not.toContain('elsewhere');
      vi.setSystemTime(start + MINUTE_MS);
      expect((await apply('/brewing?a=1')).status).toBe(200);
      const link = await lastLink();
      const wrong = await ann.submit(link, { password: OTHER_PASSWORD });
      expect(await wrong.text()).toContain('return=%2Fbrewing%3Fa%3D1');
      expect(await (await ann.submit(`${link}`, { password: PASSWORD })).text()).toContain(back);
    },
  );

  test('mails links that lead on to the page that somebody came from, and to no other site', async () => {
    await openAccount(ann);
    // The outbox is in the order of time.
    let now = start;
    const returned = async (action: string, path: string) => {
      vi.setSystemTime(++now);
      await post({ action, email: ANN, return: path });
      return new URL(await lastLink()).searchParams.get('return');
    };
    expect(await returned('sign-in-link', '/checkout')).toBe('/checkout');
    expect(await returned('password', '//elsewhere.example')).toBeNull();
    vi.setSystemTime(++now);
    await ann.send('POST', `${ACCOUNT}/sign-in-link`, { email: ANN, returnPath: '/checkout?order=x' });
    expect(new URL(await lastLink()).searchParams.get('return')).toBe('/checkout?order=x');
  });

  test('signs up and mails links with the same answer for every address, and refuses forms of other sites', async () => {
    for (const action of ['sign-up', 'sign-in-link', 'password']) {
      const answer = await post({ action, email: 'new@mail.example', password: PASSWORD });
      expect([answer.status, (await answer.text()).includes('Please look into your mailbox')]).toEqual([200, true]);
    }
    expect((await outbox()).map(({ kind }) => kind).sort()).toEqual([
      ...['account-confirm', 'account-password', 'account-sign-in'],
    ]);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' };
    const body = `action=sign-in&email=${ANN}&password=x`;
    expect((await ann.fetch('/account', { method: 'POST', body, headers })).status).toBe(403);
  });
});

describe('a person', () => {
  test('sees an order and a subscription that were bought as a guest, with their pages, and downloads the data that the shop keeps', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, merchandisingSettings: { restockNotificationsEnabled: true } });
    const subscriber = await subscribed();
    await openAccount(ann, GUEST);
    const list = await (await ann.fetch('/account')).text();
    const order = /href="([^"]*\/commerce\/order-status\?[^"]*)"[^>]*>#1</.exec(list)?.[1] ?? '';
    expect(await (await ann.fetch(order.replaceAll('&amp;', '&'))).text()).toContain('Monthly box');
    const { subscriptions } = await read(await ann.send('GET', `${ACCOUNT}/subscriptions`), AccountSubscriptions);
    expect(subscriptions).toMatchObject([{ title: 'Monthly box', state: 'active', billingPeriod: { unit: 'MONTH' } }]);
    expect((await ann.fetch(subscriptions[0]?.path ?? '')).status).toBe(200);
    expect(subscriber).toBeDefined();
    const restock = { productId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-M', siteVisitorEmail: GUEST };
    await ann.send('POST', `${ACCOUNT}/notifications/restock`, restock);
    const answer = await ann.send('GET', `${ACCOUNT}/data`);
    expect(answer.headers.get('Content-Disposition')).toContain('my-data.json');
    const data = await read(answer, AccountData);
    expect(data).toMatchObject({
      siteUser: { email: GUEST },
      subscriptions: [{ title: 'Monthly box' }],
      restockSignUps: [{ productTitle: 'Shirt', status: 'unconfirmed' }],
      orders: [{ number: 1, quantity: 1 }],
    });
  });

  test('changes name and language, sees orders of the address, and deletes the account', async () => {
    await openAccount(ann);
    const changed = await ann.send('PUT', ACCOUNT, { firstName: ' Anna ', lastName: 'Leaf' });
    expect(await read(changed, SiteUser)).toMatchObject({ firstName: 'Anna', lastName: 'Leaf' });
    expect((await ann.send('POST', `${ACCOUNT}/locale`, { language: 'fr' })).status).toBe(200);
    expect((await ann.send('POST', `${ACCOUNT}/locale`, { language: 'no language' })).status).toBe(400);
    expect(await read(await ann.send('GET', ACCOUNT), SiteUser)).toMatchObject({ language: 'fr' });
    const insert = `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email,
        shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
        gift_card_cents, grand_total_cents, placed_at)
      VALUES (?1, ?2, ?3, ?2, ?2, 'paid', 1, '', ?4, '', '', '[]', 'USD', 700, 0, 0, 0, 0, 0, 700, 5)`;
    const order = (site: string, number: number, email: string) =>
      env.DB.prepare(insert).bind(site, `order-${number}`, number, email);
    await env.DB.batch([
      ...[1, 2, 3].map((number) => order(SHOP.id, number, ANN)),
      order(SHOP.id, 4, 'bob@mail.example'),
      order(OTHER.id, 5, ANN),
    ]);
    const first = await read(await ann.send('GET', `${ACCOUNT}/orders?limit=2`), AccountOrders);
    const rest = await read(await ann.send('GET', `${ACCOUNT}/orders?cursor=${first.nextPageCursor}`), AccountOrders);
    expect([...first.orders, ...rest.orders].map(({ number }) => number)).toEqual([3, 2, 1]);
    expect((await ann.send('DELETE', ACCOUNT)).status).toBe(204);
    expect([await count('site_users'), await count('site_user_sessions')]).toEqual([0, 0]);
    expect(await count('orders')).toBe(5);
  });
});

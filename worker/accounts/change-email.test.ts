import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountOrders, SiteUser } from '#runtime/contracts/account.ts';
import { AccountData } from '#runtime/contracts/account-data.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import {
  ACCOUNT,
  type AccountHolder,
  ANN,
  newHolder,
  openAccount,
  openShopsAt,
  PASSWORD,
  SESSION,
  signedInHolder,
} from '../../test/worker/account-holder.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, SHOP } from '../../test/worker/shops.ts';
import { isMember } from '../member-areas/service.ts';

const EMAIL = `${ACCOUNT}/email`;
const NEW = 'ann.archer@mail.example';
const start = Date.now();
let ann: AccountHolder;

openShopsAt(start);
beforeEach(async () => {
  ann = await signedInHolder();
});

const ask = (email = NEW, currentPassword = PASSWORD, person = ann) =>
  person.send('POST', EMAIL, { email, currentPassword });
const mailsTo = async (address: string) => (await outbox()).filter(({ recipient }) => recipient === address);
/** The link of the last mail to an address. */
const linkTo = async (address = NEW) => (await mailsTo(address)).at(-1)?.text_body.match(/https:\S+/)?.[0] ?? '';
const addressOf = async (person = ann) => (await read(await person.send('GET', ACCOUNT), SiteUser)).email;

describe('a change of the address', () => {
  test('happens by the mailed link, once; other devices are signed out, and the old address gets a mail', async () => {
    const phone = await newHolder();
    await phone.signIn();
    await ann.send('POST', `${ACCOUNT}/sign-in-link`, { email: ANN });
    const older = await linkTo(ANN);
    const answer = await ask(' Ann.Archer@Mail.example ');
    expect([answer.status, await answer.json()]).toEqual([200, { isMailSent: true }]);
    const link = await linkTo();
    const { pathname, search } = new URL(link);
    expect((await ann.fetch(pathname + search)).status).toBe(200);
    expect(await addressOf()).toBe(ANN);

    expect((await ann.submit(link, {})).status).toBe(200);
    expect(await addressOf()).toBe(NEW);
    expect(await phone.isSignedIn()).toBe(false);
    expect((await mailsTo(ANN)).map(({ kind }) => kind)).toContain('account-email-changed');
    expect((await ann.submit(link, {})).status).toBe(410);
    expect((await ann.submit(older, {})).status).toBe(410);
    expect(await refusal(await phone.send('POST', SESSION, { email: ANN, password: PASSWORD }))).toMatchObject({
      code: 'LOGIN_FAILED',
    });
    await phone.signIn(PASSWORD, { email: NEW });
  });

  test('happens only where its account is signed in; mail and page name who asked', async () => {
    await ask();
    const asked = `The account ${ANN} at`;
    expect((await mailsTo(NEW)).at(-1)?.text_body).toContain(asked);
    const link = await linkTo();
    const { pathname, search } = new URL(link);
    const other = await newHolder();
    await openAccount(other, 'bob@mail.example', 'bob');
    for (const browser of [await newHolder(), other]) {
      for (const answer of [await browser.fetch(pathname + search), await browser.submit(link, {})]) {
        const html = await answer.text();
        expect([answer.status, html.includes(asked), html.includes('<form')]).toEqual([403, true, false]);
        expect(html).toContain('href="/account?again=1&amp;return=%2F');
      }
    }
    expect(await addressOf()).toBe(ANN);
    const phone = await newHolder();
    await phone.signIn();
    expect(await (await phone.fetch(pathname + search)).text()).toContain(`address of the account ${ANN} at`);
    expect((await phone.submit(link, {})).status).toBe(200);
    expect([await phone.isSignedIn(), await ann.isSignedIn(), await addressOf(phone)]).toEqual([true, false, NEW]);
  });

  test('gives a stranger’s account no orders of a guest who presses the button of the mail', async () => {
    const eve = await newHolder();
    await openAccount(eve, 'eve@mail.example', 'eve');
    await env.DB.prepare('DELETE FROM site_users WHERE id = ?1').bind('ann').run();
    await ask(ANN, PASSWORD, eve);
    const guest = await newHolder();
    expect((await guest.submit(await linkTo(ANN), {})).status).toBe(403);
    expect(await count('site_users', `email = '${ANN}'`)).toBe(0);
    expect(await addressOf(eve)).toBe('eve@mail.example');
  });

  test('needs the password, a session and an address', async () => {
    expect(await refusal(await ask(NEW, 'not the password'))).toMatchObject({ code: 'PASSWORD_WRONG' });
    expect(await refusal(await ask(NEW, ''))).toMatchObject({
      code: 'PASSWORD_MISSING',
      errors: { currentPassword: 'Please enter your password.' },
    });
    expect(await refusal(await ask('ann'))).toMatchObject({ code: 'ACCOUNT_EMAIL_INVALID' });
    expect(await refusal(await ask(NEW, PASSWORD, await newHolder()))).toMatchObject({ code: 'SIGN_IN_NEEDED' });
    expect(await outbox()).toHaveLength(0);
    await env.DB.prepare('UPDATE site_users SET sealed_password = NULL').run();
    expect((await ask(NEW, '')).status).toBe(200);
    expect(await mailsTo(NEW)).toHaveLength(1);
  });

  test('answers the same for an address with an account, which gets a mail without a link', async () => {
    await openAccount(await newHolder(), 'bob@mail.example', 'bob');
    const answer = await ask('bob@mail.example');
    expect([answer.status, await answer.json()]).toEqual([200, { isMailSent: true }]);
    expect((await mailsTo('bob@mail.example')).map(({ kind }) => kind)).toEqual(['account-known']);
    expect(await count('site_user_links')).toBe(0);
  });

  test('sends three mails a day to an address at most; the last link works', async () => {
    for (let time = 0; time < 7; time++) {
      vi.setSystemTime(start + time);
      expect((await ask()).status).toBe(200);
    }
    expect(await mailsTo(NEW)).toHaveLength(3);
    expect(await count('site_user_links')).toBe(1);
    expect((await ann.submit(await linkTo(), {})).status).toBe(200);
  });

  test('fails for a link that is expired, of another shop, or older than a change of the password', async () => {
    await ask();
    const link = await linkTo();
    const elsewhere = await newHolder(OTHER.host);
    expect((await elsewhere.submit(link, {})).status).toBe(410);
    vi.setSystemTime(start + DAY_MS);
    expect((await ann.submit(link, {})).status).toBe(410);
    vi.setSystemTime(start);
    await ann.send('PUT', `${ACCOUNT}/password`, { currentPassword: PASSWORD, newPassword: 'two cups over a kettle' });
    expect((await ann.submit(link, {})).status).toBe(410);
    expect(await count('site_users', `email = '${ANN}'`)).toBe(1);
  });

  test('happens once when two calls confirm at the same time', async () => {
    await ask();
    const link = await linkTo();
    const statuses = await Promise.all([1, 2].map(async () => (await ann.submit(link, {})).status));
    expect(statuses.sort()).toEqual([200, 410]);
    expect((await mailsTo(ANN)).map(({ kind }) => kind)).toEqual(['account-email-changed']);
  });

  test('gives one of two accounts the address, and changes nothing of the other', async () => {
    const bob = await newHolder();
    await openAccount(bob, 'bob@mail.example', 'bob');
    await ask();
    const first = await linkTo();
    vi.setSystemTime(start + 1);
    await ask(NEW, PASSWORD, bob);
    const second = await linkTo();
    const statuses = await Promise.all([ann.submit(first, {}), bob.submit(second, {})]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await count('site_users', `email = '${NEW}'`)).toBe(1);
    expect(await count('site_user_emails')).toBe(1);
  });

  test('takes the address from a sign-up that nobody has confirmed', async () => {
    await (await newHolder()).send('POST', ACCOUNT, { email: NEW, password: 'two cups over a kettle' });
    vi.setSystemTime(start + 1);
    await ask();
    expect((await ann.submit(await linkTo(), {})).status).toBe(200);
    expect([await addressOf(), await count('site_users')]).toEqual([NEW, 1]);
  });
});

describe('an earlier address', () => {
  beforeEach(async () => {
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO member_areas (site_id, id, title, updated_at) VALUES ('${SHOP.id}', 'club', 'Club', 1)`,
      ),
      env.DB.prepare(
        `INSERT INTO memberships (site_id, area_id, email, order_id, starts_at) VALUES ('${SHOP.id}', 'club', '${ANN}', '', 1)`,
      ),
    ]);
    const order = (number: number, email: string) =>
      env.DB.prepare(
        `INSERT INTO orders (site_id, id, number, checkout_id, token_hash, state, test_mode, provider, email,
          shipping_name, note, coupons, currency, subtotal_cents, discount_cents, shipping_cents, tax_cents, tax_included,
          gift_card_cents, grand_total_cents, placed_at)
        VALUES (?1, ?2, ?3, ?2, ?2, 'paid', 1, '', ?4, '', '', '[]', 'USD', 700, 0, 0, 0, 0, 0, 700, 5)`,
      ).bind(SHOP.id, `order-${number}`, number, email);
    await env.DB.batch([order(1, ANN), order(2, NEW), order(3, ANN), order(4, 'bob@mail.example')]);
    await ask();
    await ann.submit(await linkTo(), {});
  });
  const isIn = (email: string) => isMember(env.DB, SHOP.id, { areaId: 'club', email, now: start });
  const memberships = async () => (await read(await ann.send('GET', `${ACCOUNT}/data`), AccountData)).memberships;

  test('keeps memberships, until another account confirms it', async () => {
    expect([await isIn(NEW), (await memberships()).length]).toEqual([true, 1]);
    const other = await newHolder();
    await openAccount(other, ANN, 'other');
    expect([await isIn(NEW), (await memberships()).length, await isIn(ANN)]).toEqual([false, 0, true]);
  });

  test('keeps its orders among those of the new one, page by page', async () => {
    const page = async (query: string) => read(await ann.send('GET', `${ACCOUNT}/orders?${query}`), AccountOrders);
    const first = await page('limit=2');
    const rest = await page(`limit=2&cursor=${first.nextPageCursor}`);
    expect([first, rest].map(({ orders }) => orders.map(({ number }) => number))).toEqual([[3, 2], [1]]);
    expect([first.hasNextPage, rest.hasNextPage]).toEqual([true, false]);
  });

  test('can become the account’s own again', async () => {
    vi.setSystemTime(start + 1);
    await ask(ANN);
    await ann.submit(await linkTo(ANN), {});
    expect([await addressOf(), await isIn(ANN)]).toEqual([ANN, true]);
    expect(await count('site_user_emails', `email = '${NEW}'`)).toBe(1);
  });

  test('is deleted with the account', async () => {
    await ann.send('DELETE', ACCOUNT);
    expect(await count('site_user_emails')).toBe(0);
  });
});

describe('the page of the account', () => {
  test('has a form for another address, which says what is wrong', async () => {
    const page = await (await ann.fetch('/account')).text();
    expect(page).toContain('New email address');
    const entries = { action: 'email', email: NEW, currentPassword: 'not the password' };
    const refused = await ann.submit('https://shop/account', entries);
    expect([refused.status, (await refused.text()).includes(NEW)]).toEqual([422, true]);
    expect((await ann.submit('https://shop/account', { ...entries, currentPassword: PASSWORD })).status).toBe(200);
    expect(await mailsTo(NEW)).toHaveLength(1);
  });
});

import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import { type OutboxRow, outbox } from '../../test/worker/post-office.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import type { Bindings } from '../env.ts';
import { networksOf } from '../http/network.ts';
import { sessionSecret } from '../session/service.ts';
import type { Site } from '../site/site.ts';
import { eraseSubscriberStatements, subscribeStatements } from './service.ts';
import { createToken } from './token.ts';

const ANN = 'ann@private.example';
const ORIGIN = `https://${SHOP.host}`;
const SITE = {
  siteId: SHOP.id,
  title: 'Tea & <Co>',
  language: 'en-US',
  primaryLanguage: 'en-US',
  languages: [] as string[],
  hosts: [],
} as unknown as Site;

const start = Date.now();

beforeEach(async () => {
  await openShops();
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await env.DB.batch(
    [SHOP.id, OTHER.id].map((siteId) =>
      env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`).bind(
        siteId,
      ),
    ),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface SignUp {
  email?: string;
  site?: Site;
  baseUrl?: string;
  firstName?: string;
  listId?: string;
  environment?: Bindings['ENVIRONMENT'];
  /** Address of the visitor's line. */
  line?: string;
}

async function signUp({
  email = ANN,
  site = SITE,
  baseUrl = ORIGIN,
  firstName = '',
  listId = 'news',
  environment = 'test',
  line = '192.0.2.1',
}: SignUp = {}) {
  const person = { listId, email, firstName, lastName: '' };
  const bindings = { ...env, DB: env.DB, ENVIRONMENT: environment };
  const call = { env: bindings, db: env.DB, site, secret: sessionSecret(env), now: Date.now() };
  const { statements, mailIds } = await subscribeStatements(call, person, {
    origin: baseUrl,
    networks: networksOf(line),
  });
  if (statements.length > 0) await env.DB.batch(statements);
  return mailIds;
}

async function subscriber(email = ANN) {
  return env.DB.prepare('SELECT * FROM subscribers WHERE site_id = ?1 AND email = ?2').bind(SHOP.id, email).first();
}

/** The links of the last mail. */
async function links(mails?: OutboxRow[]) {
  const { text_body: text = '' } = (mails ?? (await outbox())).at(-1) ?? {};
  const [confirm = '', unsubscribe = ''] = text.match(/https?:\S+/g) ?? [];
  return { confirm, unsubscribe };
}

async function call(url: string, init: RequestInit = {}) {
  const response = await app.fetch(new Request(url, init), env);
  return { response, page: new Page(await response.text()) };
}

const post = (url: string, body = '') =>
  call(url, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'null' },
  });

async function confirmed() {
  await signUp();
  const sent = await links();
  await post(sent.confirm);
  return sent;
}

describe('signing up', () => {
  test('a sign-up first asks the owner of the address', async () => {
    expect(await signUp({ email: ' Ann@Private.example ' })).toHaveLength(1);
    expect(await subscriber()).toMatchObject({ status: 'pending', asked_at: start, confirmed_at: null });
    const [mail] = await outbox();
    expect(mail).toMatchObject({
      recipient: ANN,
      kind: 'confirm-subscription',
      subject: 'Please confirm your subscription to News',
      status: 'waiting',
    });
    expect(mail?.text_body).toContain('signed up ann@private.example for News from Tea & <Co>.');
    expect(mail?.html_body).toContain('for News from Tea &amp; &lt;Co&gt;.');
  });

  test('a sign-up asks the database the same questions for every address, so that no answer is faster', async () => {
    const questions = async () => {
      const prepare = vi.spyOn(env.DB, 'prepare');
      await signUp();
      const asked = prepare.mock.calls.map(([sql]) => sql).filter((sql) => /^\s*SELECT/.test(sql));
      prepare.mockRestore();
      return asked;
    };
    const ofNobody = await questions();
    await post((await links()).confirm);
    expect(await questions()).toEqual(ofNobody);
  });

  test.each(['production', 'test'] as const)(
    'in %s, links have no scheme and no port of the caller’s',
    async (environment) => {
      await signUp({ baseUrl: `http://${SHOP.host}:8443`, environment });
      const { confirm, unsubscribe } = await links();
      for (const link of [confirm, unsubscribe]) expect(link.startsWith(`https://${SHOP.host}/`)).toBe(true);
    },
  );

  test('where a shop is developed, links lead back to the port that was called', async () => {
    await signUp({ baseUrl: `http://${SHOP.host}:9000`, environment: 'development' });
    expect((await links()).confirm.startsWith(`http://${SHOP.host}:9000/`)).toBe(true);
  });

  test('a mail offers mail programs their own unsubscribe button, on https only', async () => {
    await signUp();
    const { unsubscribe } = await links();
    expect(JSON.parse((await outbox())[0]?.headers ?? '')).toEqual({
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await signUp({ email: 'bob@private.example', baseUrl: `http://${SHOP.host}`, environment: 'development' });
    expect((await outbox()).map(({ headers }) => headers)).toContain('{}');
  });

  test('a sign-up’s mail speaks the language of the site', async () => {
    for (const [language, subject] of [
      ['de-DE', 'Bitte bestätigen Sie Ihre Anmeldung zu News'],
      ['fr', 'Veuillez confirmer votre inscription à News'],
      ['es', 'Confirma tu suscripción a News'],
      ['tlh', 'Please confirm your subscription to News'],
    ] as const) {
      await signUp({ site: { ...SITE, language }, email: `${language.slice(0, 2)}@private.example` });
      const row = (await outbox()).find(({ recipient }) => recipient.startsWith(language.slice(0, 2)));
      expect(row?.subject).toBe(subject);
      expect(row?.html_body).toContain(`lang="${language}"`);
    }
  });

  test('a sign-up cannot put text of the visitor’s into a stranger’s mailbox', async () => {
    await signUp({ firstName: 'Buy pills at https://pills.example' });
    const [mail] = await outbox();
    expect(JSON.stringify(mail)).not.toContain('pills');
    expect(await subscriber()).toMatchObject({ first_name: 'Buy pills at https://pills.example' });
  });

  test('a second sign-up within the hour sends no second mail, and one after it does', async () => {
    await signUp();
    vi.setSystemTime(start + HOUR_MS - 1);
    expect(await signUp()).toEqual([]);
    vi.setSystemTime(start + HOUR_MS);
    expect(await signUp()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  test('five sign-ups at the same moment send one mail', async () => {
    await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(await outbox()).toHaveLength(1);
    expect(await count('subscribers')).toBe(1);
  });

  test('a mailbox gets three mails a day from a line and ten from all, however its address is written', async () => {
    for (let hour = 0; hour < 8; hour++) {
      vi.setSystemTime(start + hour * HOUR_MS);
      await signUp({ email: `${hour % 2 ? 'ann' : 'Ann'}+${hour}@private.example` });
    }
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual(
      ['ann+0', 'ann+1', 'ann+2'].map((name) => `${name}@private.example`),
    );
    for (let line = 2; line < 12; line++)
      await signUp({ email: `ann+${line}@private.example`, line: `192.0.2.${line}` });
    expect(await outbox()).toHaveLength(10);
    vi.setSystemTime(start + 2 * DAY_MS);
    expect(await signUp()).toHaveLength(1);
  });

  test('a network has a hundred strangers asked in a day, and no more', async () => {
    for (let index = 0; index < 102; index++) await signUp({ email: `p${index}@private.example` });
    expect(await count('outbox')).toBe(100);
    expect(await signUp({ line: '192.0.2.2' })).toHaveLength(1);
    vi.setSystemTime(start + DAY_MS);
    expect(await signUp({ email: 'p101@private.example' })).toHaveLength(1);
  });

  test('a sign-up of a subscriber sends nothing and changes nothing', async () => {
    await confirmed();
    vi.setSystemTime(start + 2 * HOUR_MS);
    expect(await signUp({ firstName: 'Somebody else' })).toEqual([]);
    expect(await subscriber()).toMatchObject({ status: 'confirmed', first_name: '', asked_at: start });
  });

  test.each(['nobody', 'a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example'])(
    'a sign-up of %j does nothing',
    async (email) => {
      expect(await signUp({ email })).toEqual([]);
      expect(await count('subscribers')).toBe(0);
    },
  );

  test('a sign-up to a deleted list does nothing', async () => {
    expect(await signUp({ listId: 'gone' })).toEqual([]);
  });

  test('a sign-up from another origin’s page links to the shop’s own host', async () => {
    await signUp({ baseUrl: 'https://widgets.example' });
    expect((await links()).confirm).toMatch(`${ORIGIN}/newsletter/confirm?token=`);
  });
});

describe('the link that confirms', () => {
  test('a request for the link changes nothing, so that mail scanners confirm nothing', async () => {
    await signUp();
    const { confirm, unsubscribe } = await links();
    for (const method of ['GET', 'HEAD']) {
      expect((await call(confirm, { method })).response.status).toBe(200);
      expect((await call(unsubscribe, { method })).response.status).toBe(200);
    }
    expect(await subscriber()).toMatchObject({ status: 'pending' });
  });

  test('the link shows a page of the shop with a button that confirms, without any script', async () => {
    await signUp();
    const { confirm } = await links();
    const { response, page } = await call(confirm);
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { method, action = '' } = await page.only('form[action^="/newsletter/"]');
    expect(method).toBe('post');
    expect((await page.only('form button[type="submit"]'))['']).toBe('Yes, subscribe me');
    const after = await post(ORIGIN + action);
    expect(after.response.status).toBe(200);
    expect((await after.page.only('h1'))['']).toBe('You are subscribed');
    expect(await subscriber()).toMatchObject({ status: 'confirmed', confirmed_at: start });
  });

  test('a link may be confirmed twice', async () => {
    const { confirm } = await confirmed();
    vi.setSystemTime(start + HOUR_MS);
    expect((await post(confirm)).response.status).toBe(200);
    expect(await subscriber()).toMatchObject({ status: 'confirmed', confirmed_at: start });
  });

  test('the link of an earlier mail is as valid as that of the last', async () => {
    await signUp();
    const { confirm } = await links();
    vi.setSystemTime(start + 2 * HOUR_MS);
    await signUp();
    expect((await post(confirm)).response.status).toBe(200);
  });

  test('a link is valid for seven days', async () => {
    await signUp();
    const { confirm } = await links();
    vi.setSystemTime(start + 7 * DAY_MS);
    expect((await call(confirm)).response.status).toBe(200);
    vi.setSystemTime(start + 7 * DAY_MS + 1);
    const { response, page } = await call(confirm);
    expect(response.status).toBe(410);
    expect((await page.only('h1'))['']).toBe('This link has expired');
    expect((await post(confirm)).response.status).toBe(410);
    expect(await subscriber()).toMatchObject({ status: 'pending' });
  });

  test('a link does not add a person again who has left the list', async () => {
    const { confirm, unsubscribe } = await confirmed();
    vi.setSystemTime(start + HOUR_MS);
    await post(unsubscribe);
    expect((await post(confirm)).response.status).toBe(410);
    vi.setSystemTime(start + 2 * HOUR_MS);
    await signUp();
    expect((await post(confirm)).response.status).toBe(410);
    expect(await subscriber()).toMatchObject({ status: 'pending' });
    expect((await post((await links()).confirm)).response.status).toBe(200);
    expect(await subscriber()).toMatchObject({ status: 'confirmed', unsubscribed_at: null });
  });

  test('a link finds nobody who was erased', async () => {
    await signUp();
    await env.DB.batch(eraseSubscriberStatements(env.DB, SHOP.id, 'ANN@private.example'));
    expect((await post((await links()).confirm)).response.status).toBe(410);
    expect(await count('subscribers')).toBe(0);
  });
});

describe('the link that unsubscribes', () => {
  test('the link to unsubscribe shows a page of the shop with its own page type', async () => {
    const { unsubscribe } = await confirmed();
    const { page } = await call(unsubscribe);
    expect((await page.only('h1'))['']).toBe('Unsubscribe');
    expect(page.staticContext().context.pageType).toBe(300);
    expect(page.html).toContain(ANN);
  });

  test.each(['', 'List-Unsubscribe=One-Click'])('one call unsubscribes, and may be repeated (%j)', async (body) => {
    const { unsubscribe } = await confirmed();
    for (const hour of [1, 2]) {
      vi.setSystemTime(start + hour * HOUR_MS);
      const { response, page } = await post(unsubscribe, body);
      expect(response.status).toBe(200);
      expect((await page.only('h1'))['']).toBe('You are unsubscribed');
    }
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed', unsubscribed_at: start + HOUR_MS });
  });

  test('the link to unsubscribe is valid for years', async () => {
    const { unsubscribe } = await confirmed();
    vi.setSystemTime(start + 1000 * DAY_MS);
    expect((await post(unsubscribe)).response.status).toBe(200);
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
  });

  test('unsubscribing ends a sign-up that is not confirmed yet', async () => {
    await signUp();
    await post((await links()).unsubscribe);
    expect(await subscriber()).toMatchObject({ status: 'unsubscribed' });
  });

  test('unsubscribing says the same for an address that is on no list', async () => {
    const secret = sessionSecret(env);
    const token = createToken(secret, SHOP.id, 'unsubscribe', { listId: 'news', email: 'x@y.example', askedAt: 0 });
    const { response, page } = await post(`${ORIGIN}/newsletter/unsubscribe?token=${token}`);
    expect(response.status).toBe(200);
    expect((await page.only('h1'))['']).toBe('You are unsubscribed');
    expect(await count('subscribers')).toBe(0);
  });

  test('unsubscribing does not touch other lists', async () => {
    await env.DB.prepare(`INSERT INTO mailing_lists VALUES (?1, 'more', 'More', 0)`).bind(SHOP.id).run();
    const { unsubscribe } = await confirmed();
    await signUp({ listId: 'more' });
    await post(unsubscribe);
    expect(await count('subscribers', `status = 'pending' AND mailing_list_id = 'more'`)).toBe(1);
  });
});

test('a click that fails in an overloaded database is answered by a page', async () => {
  await signUp();
  const { unsubscribe } = await links();
  const prepare = (sql: string) => {
    if (sql.includes('subscribers')) throw new Error('D1_ERROR: D1 DB is overloaded. Requests queued for too long.');
    return env.DB.prepare(sql);
  };
  const DB = { prepare, batch: env.DB.batch.bind(env.DB) } as unknown as D1Database;
  const response = await app.fetch(new Request(unsubscribe, { method: 'POST' }), { ...env, DB });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([429, expect.stringContaining('text/html')]);
});

describe('a link that is not ours', () => {
  const token = (siteId: string = SHOP.id, purpose: 'confirm-subscription' | 'unsubscribe' = 'confirm-subscription') =>
    createToken(sessionSecret(env), siteId, purpose, { listId: 'news', email: ANN, askedAt: start });
  const payload = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const FORGERIES: [string, () => string][] = [
    ['no token', () => ''],
    ['garbage', () => 'garbage'],
    ['another site’s', () => token(OTHER.id)],
    ['one for the other thing', () => token(SHOP.id, 'unsubscribe')],
    [
      'another secret’s',
      () =>
        createToken('x'.repeat(40), SHOP.id, 'confirm-subscription', { listId: 'news', email: ANN, askedAt: start }),
    ],
    ['a changed address', () => `${token().slice(0, -20)}${payload(['news', 'eve@private.example'])}`],
    ['a cut one', () => token().slice(0, -1)],
    ['one with more behind it', () => `${token()}.x`],
    ['one that is no JSON', () => '!!!.!!!'],
    ['no signature', () => `${payload(['news', ANN, start])}.`],
  ];

  test.each(FORGERIES)('a link of %s is answered with 400 and does nothing', async (_, forge) => {
    await signUp();
    const url = `${ORIGIN}/newsletter/confirm?token=${encodeURIComponent(forge())}`;
    for (const { response, page } of [await call(url), await post(url)]) {
      expect(response.status).toBe(400);
      expect((await page.only('h1'))['']).toBe('This link is incomplete');
      expect(page.html).not.toContain(ANN);
    }
    expect(await subscriber()).toMatchObject({ status: 'pending' });
  });

  test('a link does not show the address to those who read URLs', async () => {
    await signUp();
    const decoded = Object.values(await links()).map((link) =>
      (new URL(link).searchParams.get('token') ?? '')
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString()),
    );
    expect(decoded.flat().join()).not.toContain(ANN);
  });

  test('a link confirms nothing on another site’s host', async () => {
    await signUp();
    const { confirm } = await links();
    expect((await post(confirm.replace(SHOP.host, OTHER.host))).response.status).toBe(400);
  });

  test('a link accepts no other method', async () => {
    await signUp();
    const { confirm } = await links();
    const { response } = await call(confirm, { method: 'PUT' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });

  test('a link’s page never shows an address as markup', async () => {
    const email = `"><img/src=x>@private.example`;
    const forged = createToken(sessionSecret(env), SHOP.id, 'unsubscribe', { listId: 'news', email, askedAt: start });
    const { page } = await call(`${ORIGIN}/newsletter/unsubscribe?token=${forged}`);
    expect(await page.all('img')).toEqual([]);
  });
});

test('the pages speak the language of their shop', async () => {
  await signUp({ site: { ...SITE, siteId: OTHER.id, language: 'de-DE' }, baseUrl: `https://${OTHER.host}` });
  const { confirm } = await links();
  expect((await (await call(confirm)).page.only('h1'))['']).toBe('Anmeldung bestätigen');
  expect((await (await post(confirm)).page.only('h1'))['']).toBe('Sie sind angemeldet');
});

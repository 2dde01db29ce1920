import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  RestockGroups,
  RestockSent,
  RestockSentAll,
  RestockSignUpResponse,
  RestockSignUps,
} from '#runtime/contracts/restock.ts';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { deliver, outbox, Provider, withMail } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import { resendStuck } from '../mail/service.ts';
import { stopAll } from './repository.ts';
import { deleteExpiredRestockSignUps, sendDueWaves } from './service.ts';

const RESTOCK = '/api/site-users/account/notifications/restock';
const start = Date.now();

interface Wanted {
  productId: string;
  variantId: string;
}

const MUG: Wanted = { productId: PRODUCTS.mug.id, variantId: 'variant-MUG' };
const SHIRT_M: Wanted = { productId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-M' };

const NOT_OFFERED = [404, 'RESTOCK_NOT_OFFERED', 'This shop sends no mails about this item.'];

let buyer: Buyer;

/** Sets what the owner has chosen. Most tests are about shops that ask nobody for a confirmation. */
async function set(merchandisingSettings: object = {}): Promise<void> {
  const usual = { restockNotificationsEnabled: true, restockNotificationsDoubleOptIn: false };
  await setStoreSettings(SHOP.id, { merchandisingSettings: { ...usual, ...merchandisingSettings } });
}

beforeEach(async () => {
  await openShops();
  await set();
  await setStock('MUG', 0);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  buyer = await new Buyer().arrive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function signUp(siteVisitorEmail: string, variant: object = MUG, more: object = {}, who = buyer): Promise<Response> {
  return who.fetch(RESTOCK, { method: 'POST', body: { ...variant, siteVisitorEmail, ...more } });
}

/** Signs people up, by the database, in the order of their numbers. */
async function crowd(size: number, { variantId } = MUG): Promise<void> {
  await env.DB.batch(
    Array.from({ length: size }, (_, index) =>
      env.DB.prepare(
        `INSERT INTO restock_sign_ups (site_id, id, variant_id, email, language, origin, status, created_at, asked_at)
           VALUES (?1, ?2, ?3, ?4, 'en-US', 'https://a.example', 'waiting', 0, 0)`,
      ).bind(
        SHOP.id,
        `${variantId}${String(index).padStart(4, '0')}`.replace(/\W/g, '').toLowerCase(),
        variantId,
        `p${index}@mail.example`,
      ),
    ),
  );
}

/** Runs the job some time from the start, and returns how many mails it wrote. */
async function wave(afterMs = 0): Promise<number> {
  vi.setSystemTime(start + afterMs);
  return (await sendDueWaves(env, Date.now())).notified;
}

const backMails = async () => (await outbox()).filter(({ kind }) => kind === 'back-in-stock');

/** Delivers the mails about restocked goods to the queue, also those that are sent already. */
async function deliverAll(provider = new Provider()) {
  const tasks = (await backMails()).map(({ id }) => ({ siteId: SHOP.id, mailId: id }));
  await deliver(withMail(provider), tasks);
}

describe('a sign-up', () => {
  test('is stored once, and the answer is the same for a new and a repeated one, on pages of other origins too', async () => {
    const first = await signUp(' Ann@Mail.example ');
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(await read(first, RestockSignUpResponse)).toEqual({ isConfirmationNeeded: false });
    expect(await read(await signUp('ann@mail.example'), RestockSignUpResponse)).toEqual({
      isConfirmationNeeded: false,
    });
    const foreign = await signUp('bob@mail.example', MUG, {}, new Embedder());
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    await read(foreign, RestockSignUpResponse);
    expect(await count('restock_sign_ups', "status = 'waiting' AND email = 'ann@mail.example'")).toBe(1);
    expect(await count('restock_groups', 'waiting = 2')).toBe(1);
    expect(await outbox()).toEqual([]);
  });

  test('is refused with the messages of the specification', async () => {
    const texts = async (response: Promise<Response>) => {
      const { status, code, error } = await refusal(await response);
      return [status, code, error];
    };
    expect(await texts(signUp(' '))).toEqual([400, 'RESTOCK_EMAIL_BLANK', 'Email cannot be blank']);
    expect(await texts(signUp('ann@mail'))).toEqual([400, 'RESTOCK_EMAIL_INVALID', 'Email is invalid']);
    expect(await texts(signUp('a@mail.example', { ...MUG, variantId: 'none' }))).toEqual(NOT_OFFERED);
    expect(await texts(signUp('a@mail.example', { ...MUG, productId: 'a-shirt' }))).toEqual(NOT_OFFERED);
    expect(await texts(signUp('a@mail.example', { productId: 'b-lamp', variantId: 'variant-LAMP' }))).toEqual(
      NOT_OFFERED,
    );
    expect(await texts(signUp('a@mail.example', MUG, { more: 1 }))).toMatchObject([
      400,
      'UNKNOWN_FIELD',
      expect.any(String),
    ]);
    expect(await texts(signUp('a@mail.example', MUG, {}, new Buyer()))).toMatchObject([
      403,
      'CRUMB_FAIL',
      expect.any(String),
    ]);
    await setStoreSettings(SHOP.id, {});
    expect(await texts(signUp('a@mail.example'))).toEqual(NOT_OFFERED);
    expect(await count('restock_sign_ups')).toBe(0);
  });

  test('nobody signs up for goods in stock, and nobody gets a mail about them', async () => {
    await setStock('MUG', 1);
    expect(await refusal(await signUp('ann@mail.example'))).toMatchObject({ status: 409, code: 'RESTOCK_IN_STOCK' });
    const poster = { productId: PRODUCTS.poster.id, variantId: 'variant-POSTER' };
    expect(await refusal(await signUp('ann@mail.example', poster))).toMatchObject({ code: 'RESTOCK_IN_STOCK' });
    expect(await wave(HOUR_MS)).toBe(0);
    expect(await count('restock_sign_ups')).toBe(0);
  });

  test('needs a token of the shop’s captcha, each good for one', async () => {
    const captchaSettings = { provider: 'local', siteKey: 'pass', mode: 'checkbox' };
    await env.DB.prepare('UPDATE sites SET website = ?1').bind(JSON.stringify({ captchaSettings })).run();
    expect(await refusal(await signUp('ann@mail.example'))).toMatchObject({
      code: 'RESTOCK_CAPTCHA_MISSING',
      error: 'Complete CAPTCHA before submitting.',
    });
    const tokenFor = (action: string) => ({ captchaToken: `local.pass.${action}.${SHOP.host}.random-token` });
    const wrong = tokenFor('NEWSLETTER_BLOCK_SUBMISSION');
    expect(await refusal(await signUp('ann@mail.example', MUG, wrong))).toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect(await count('restock_sign_ups')).toBe(0);
    const right = tokenFor('PRODUCT_WAITLIST_SUBMISSION');
    expect((await signUp('ann@mail.example', MUG, right)).status).toBe(200);
    expect(await refusal(await signUp('bob@mail.example', MUG, right))).toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect(await count('restock_sign_ups')).toBe(1);
  });

  test('counts only after the address’s owner has confirmed, unless the shop has switched that off', async () => {
    await setStoreSettings(SHOP.id, { merchandisingSettings: { restockNotificationsEnabled: true } });
    expect(await read(await signUp('ann@mail.example'), RestockSignUpResponse)).toEqual({ isConfirmationNeeded: true });
    await signUp('ann@mail.example');
    const [mail, ...more] = await outbox();
    expect([mail?.kind, mail?.recipient, more]).toEqual(['restock-confirm', 'ann@mail.example', []]);
    await setStock('MUG', 5);
    expect(await wave()).toBe(0);

    const [confirm = ''] = mail?.text_body.match(/https:\S+/) ?? [];
    const open = (url: string, method = 'GET') => app.fetch(new Request(url, { method }), env);
    expect(await (await open(confirm)).text()).toContain('ann@mail.example');
    expect(await count('restock_sign_ups', "status = 'waiting'")).toBe(0);
    expect((await open(confirm, 'POST')).status).toBe(200);
    expect((await open(`${confirm}x`, 'POST')).status).toBe(400);
    expect((await open(confirm.replace('confirm', 'stop'), 'POST')).status).toBe(400);
    expect(await wave()).toBe(1);
    vi.setSystemTime(start + 8 * DAY_MS);
    expect((await open(confirm)).status).toBe(410);
  });

  test('asks a mailbox three times a day for one network, and lets it wait for a hundred variants, however it is spelled', async () => {
    await set({ restockNotificationsDoubleOptIn: true });
    for (const name of ['ann+1', 'Ann+2', 'ann', 'ann+3']) await signUp(`${name}@mail.example`);
    expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual(
      ['ann+1', 'ann+2', 'ann'].map((name) => `${name}@mail.example`).sort(),
    );
    await crowd(100);
    await env.DB.prepare("UPDATE restock_sign_ups SET email = 'bob+' || email WHERE created_at = 0").run();
    await signUp('bob@mail.example');
    await signUp('bob@other.example');
    expect(await count('restock_sign_ups', "email = 'bob@mail.example'")).toBe(0);
    expect(await count('restock_sign_ups', "email = 'bob@other.example'")).toBe(1);
  });

  test('the links of its mails do not show the address, and their pages speak the mail’s language', async () => {
    await env.DB.prepare(`UPDATE sites SET languages = '["fr"]' WHERE site_id = ?1`).bind(SHOP.id).run();
    await set({ restockNotificationsDoubleOptIn: true });
    await signUp('ann@mail.example', MUG, { language: 'fr' });
    const [mail] = await outbox();
    const [confirm = ''] = mail?.text_body.match(/https:\S+/) ?? [];
    const token = new URL(confirm).searchParams.get('token') ?? '';
    expect(token).not.toBe('');
    for (const part of token.split('.')) expect(Buffer.from(part, 'base64url').toString()).not.toContain('ann@');
    const open = async (method: string) => (await app.fetch(new Request(confirm, { method }), env)).text();
    const { restock } = await textsIn('fr');
    expect(await open('GET')).toMatch(/<html[^>]* lang="fr"/);
    expect(await open('POST')).toContain(restock.confirmedTitle);
    vi.setSystemTime(start + 8 * DAY_MS);
    expect(await open('GET')).toContain(restock.expiredTitle);
  });

  test('joins the mailing list too where the box offers one, which asks for its own confirmation', async () => {
    await env.DB.prepare("INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)")
      .bind(SHOP.id)
      .run();
    await signUp('ann@mail.example', MUG, { isJoinMailingList: true });
    expect(await outbox()).toEqual([]);
    await set({ restockNotificationsMailingListSignUpEnabled: true, restockNotificationsMailingListId: 'news' });
    await signUp('ann@mail.example', MUG, { isJoinMailingList: true });
    expect((await outbox()).map(({ kind }) => kind)).toEqual(['confirm-subscription']);
  });
});

describe('when stock comes back', () => {
  test('each person gets one mail, in their language, with a link to the variant and one to stop', async () => {
    await env.DB.prepare(`UPDATE sites SET languages = '["de-DE"]' WHERE site_id = ?1`).bind(SHOP.id).run();
    await signUp('ann@mail.example', SHIRT_M, { language: 'de' });
    await setStock('SHIRT-M', 5);
    expect(await wave(HOUR_MS)).toBe(1);
    const [mail] = await backMails();
    expect(mail).toMatchObject({ recipient: 'ann@mail.example', subject: 'Shirt ist wieder da' });
    expect(mail?.text_body).toContain('https://a.example/de-de/shop/p/shirt?variant=variant-SHIRT-M');
    expect(mail?.text_body).toMatch(/Size.*M/);
    const headers = JSON.parse(mail?.headers ?? '{}');
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const stop = headers['List-Unsubscribe'].slice(1, -1);
    await signUp('ann@mail.example');
    expect((await app.fetch(new Request(stop), env)).status).toBe(200);
    expect(await count('restock_sign_ups')).toBe(2);
    expect((await app.fetch(new Request(stop, { method: 'POST' }), env)).status).toBe(200);
    expect(await count('restock_sign_ups')).toBe(0);
  });

  test('a second restock leads to no second mail for people who have not signed up again', async () => {
    await signUp('ann@mail.example');
    await setStock('MUG', 3);
    expect(await wave(HOUR_MS)).toBe(1);
    await deliverAll();
    await setStock('MUG', 9);
    expect(await wave(2 * HOUR_MS)).toBe(0);
    await setStock('MUG', 0);
    await setStock('MUG', 4);
    expect(await wave(30 * HOUR_MS)).toBe(0);
    await setStock('MUG', 0);
    await signUp('ann@mail.example');
    await setStock('MUG', 1);
    expect(await wave(60 * HOUR_MS)).toBe(1);
    expect(await backMails()).toHaveLength(2);
  });

  test('a person who waits for several variants of a product gets one mail about all of them', async () => {
    const shirtS = { ...SHIRT_M, variantId: 'variant-SHIRT-S' };
    await setStock('SHIRT-S', 0);
    for (const variant of [SHIRT_M, shirtS, MUG]) await signUp('ann@mail.example', variant);
    await signUp('bob@mail.example', shirtS);
    await setStock('SHIRT-S', 5);
    await setStock('SHIRT-M', 5);
    expect(await wave(HOUR_MS)).toBe(2);
    const mails = await backMails();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(['ann@mail.example', 'bob@mail.example']);
    const ann = mails.find(({ recipient }) => recipient === 'ann@mail.example');
    expect(ann?.text_body.match(/Size/g)).toHaveLength(2);
    expect(await count('restock_sign_ups', "status = 'waiting'")).toBe(1);
    expect(await wave(30 * HOUR_MS)).toBe(0);
  });

  test('a wave has so many mails per unit that came back; those who have waited longest come first', async () => {
    await set({ restockNotificationsPerUnit: 2 });
    await crowd(12);
    await setStock('MUG', 2);
    expect(await wave()).toBe(4);
    expect((await backMails()).map(({ recipient }) => recipient).sort()).toEqual(
      [0, 1, 2, 3].map((n) => `p${n}@mail.example`),
    );
    expect(await wave(HOUR_MS)).toBe(0);
    await setStock('MUG', 3);
    expect(await wave(2 * HOUR_MS)).toBe(2);
    await setStock('MUG', 1);
    expect(await wave(27 * HOUR_MS)).toBe(2);
    await deliverAll();
    await setStock('MUG', 0);
    expect(await wave(60 * HOUR_MS)).toBe(0);
    await env.DB.prepare("UPDATE variants SET unlimited = 1 WHERE sku = 'MUG'").run();
    expect(await wave(61 * HOUR_MS)).toBe(4);
    expect(await count('restock_groups', 'due_at IS NOT NULL')).toBe(0);
  });

  test('nobody gets a mail while checkouts have reserved all units, or while visitors do not see the product', async () => {
    await signUp('ann@mail.example');
    await setStock('MUG', 1);
    const status = (text: string) =>
      env.DB.prepare('UPDATE items SET content_status = ?1 WHERE id = ?2').bind(text, PRODUCTS.mug.id).run();
    await status('private');
    expect(await wave()).toBe(0);
    await status('published');
    await env.DB.prepare(
      `INSERT INTO reservations (site_id, checkout_id, variant_id, network_64, network_56, network_48, quantity, most, created_at)
       VALUES (?1, 'c', ?2, '', '', '', 1, 1, ?3)`,
    )
      .bind(SHOP.id, MUG.variantId, start + HOUR_MS)
      .run();
    expect(await wave(HOUR_MS)).toBe(0);
    expect(await wave(2 * HOUR_MS)).toBe(1);
  });

  test('a mail about goods that are sold out again is not sent before the next restock', async () => {
    await signUp('ann@mail.example');
    await setStock('MUG', 1);
    await wave();
    await setStock('MUG', 0);
    const provider = new Provider();
    const [mail] = await backMails();
    const task = { siteId: SHOP.id, mailId: mail?.id ?? '' };
    await deliver(withMail(provider), [task]);
    expect(provider.sent).toEqual([]);
    await setStock('MUG', 1);
    const tasks: unknown[] = [];
    const MAIL = { sendBatch: async (messages: Iterable<{ body: unknown }>) => tasks.push(...messages) };
    await resendStuck({ ...withMail(provider), MAIL: MAIL as never }, start + HOUR_MS);
    expect(tasks).toHaveLength(1);
    await deliver(withMail(provider), [task]);
    expect(provider.sent).toHaveLength(1);
  });

  test('a mail that waits because of a new sell-out is replaced where its reader signs up again', async () => {
    await signUp('ann@mail.example');
    await setStock('MUG', 1);
    expect(await wave()).toBe(1);
    await setStock('MUG', 0);
    await signUp('ann@mail.example');
    await setStock('MUG', 1);
    const provider = new Provider();
    await deliverAll(provider);
    expect(provider.sent).toEqual([]);
    expect(await wave(HOUR_MS)).toBe(1);
    await deliverAll(provider);
    expect(await wave(30 * HOUR_MS)).toBe(0);
    await deliverAll(provider);
    expect(provider.sent).toHaveLength(1);
  });

  test('a mail about several variants names none that is sold out again when it is sent', async () => {
    const shirtS = { ...SHIRT_M, variantId: 'variant-SHIRT-S' };
    for (const sku of ['SHIRT-S', 'SHIRT-M']) await setStock(sku, 0);
    for (const variant of [SHIRT_M, shirtS]) await signUp('ann@mail.example', variant);
    for (const sku of ['SHIRT-S', 'SHIRT-M']) await setStock(sku, 5);
    expect(await wave()).toBe(1);
    await setStock('SHIRT-S', 0);
    const provider = new Provider();
    await deliverAll(provider);
    expect(provider.sent).toEqual([]);
    expect(await wave(HOUR_MS)).toBe(1);
    await deliverAll(provider);
    expect(provider.sent.map(({ text }) => text?.match(/Size.*/g))).toEqual([[expect.stringContaining('M')]]);
    await setStock('SHIRT-S', 5);
    expect(await wave(2 * HOUR_MS)).toBe(1);
    await deliverAll(provider);
    expect(provider.sent.map(({ text }) => text?.match(/Size/g))).toHaveLength(2);
    expect(provider.sent[1]?.text).toMatch(/Size.*S/);
    expect(await wave(60 * HOUR_MS)).toBe(0);
  });

  test('a shop that switches automatic mails on sends those about what came back before', async () => {
    await set({ restockNotificationsAutomatic: false });
    await signUp('ann@mail.example');
    await setStock('MUG', 1);
    expect(await wave()).toBe(0);
    await set({ restockNotificationsAutomatic: true });
    expect(await wave(7 * HOUR_MS)).toBe(1);
  });

  test('without automatic mails nothing goes out until the owner sends', async () => {
    await set({ restockNotificationsAutomatic: false });
    await crowd(3);
    await setStock('MUG', 1);
    expect(await wave()).toBe(0);
    const owner = await OwnerProgram.of();
    const send = () => owner.fetch(`${RESTOCK}/send`, { method: 'POST', body: MUG });
    expect(await read(await send(), RestockSent)).toEqual({ ...MUG, sent: 3, remaining: 0 });
    expect(await read(await send(), RestockSent)).toEqual({ ...MUG, sent: 0, remaining: 0 });
  });
});

describe('an owner', () => {
  test('pages through groups and sign-ups until there is no next page', async () => {
    await crowd(3);
    await crowd(1, SHIRT_M);
    const owner = await OwnerProgram.of();
    const groups = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor && `&cursor=${cursor}`;
      const page: RestockGroups = await read(await owner.fetch(`${RESTOCK}/groups?limit=1${query}`), RestockGroups);
      groups.push(...page.signUpGroups);
      cursor = page.nextPageCursor;
      expect(page.hasNextPage).toBe(cursor !== null);
    }
    expect(groups).toEqual([
      { ...MUG, title: 'Mug', sku: 'MUG', attributes: {}, waiting: 3, quantity: 0, unlimited: false },
      {
        ...SHIRT_M,
        title: 'Shirt',
        sku: 'SHIRT-M',
        attributes: { Size: 'M' },
        waiting: 1,
        quantity: 0,
        unlimited: false,
      },
    ]);
    const path = `${RESTOCK}?${new URLSearchParams({ ...MUG, limit: '2' })}`;
    const first = await read(await owner.fetch(path), RestockSignUps);
    const second = await read(await owner.fetch(`${path}&cursor=${first.nextPageCursor}`), RestockSignUps);
    expect([...first.signUps, ...second.signUps].map(({ siteVisitorEmail }) => siteVisitorEmail)).toEqual(
      [0, 1, 2].map((n) => `p${n}@mail.example`),
    );
    expect([first.hasNextPage, second.hasNextPage]).toEqual([true, false]);
  });

  test('sends to all who wait, except about sold-out goods; a visitor and a key without the scope may not', async () => {
    await crowd(150, SHIRT_M);
    await crowd(2);
    await setStock('SHIRT-M', 1);
    const owner = await OwnerProgram.of();
    const sendRequests = [MUG, SHIRT_M, { ...MUG, variantId: 'none' }];
    const all = () => owner.fetch(`${RESTOCK}/send/all`, { method: 'POST', body: { sendRequests } });
    expect((await read(await all(), RestockSentAll)).results).toMatchObject([
      { code: 'RESTOCK_SOLD_OUT', sent: 0, error: 'This variant is sold out, so no mail was sent.' },
      { sent: 100, remaining: 50 },
      { code: 'VARIANT_NOT_FOUND' },
    ]);
    expect(await wave(1)).toBe(50);
    expect(await count('audit_log', "action = 'restock.sent'")).toBe(1);

    const reader = await OwnerProgram.of({ scopes: ['restock:read'] });
    const denied = await reader.fetch(`${RESTOCK}/send`, { method: 'POST', body: SHIRT_M });
    expect(await refusal(denied)).toMatchObject({ status: 403, error: expect.stringContaining('restock:write') });
    expect((await buyer.fetch(`${RESTOCK}/groups`, { headers: { Origin: buyer.origin } })).status).toBe(401);
    expect((await buyer.fetch(`${RESTOCK}/groups`)).status).toBe(401);
  });
});

test('two runs at once send one wave', async () => {
  await set({ restockNotificationsPerUnit: 2 });
  await crowd(40);
  await setStock('MUG', 3);
  await Promise.all([wave(), wave(), sendDueWaves(env, start + 1)]);
  expect(await backMails()).toHaveLength(6);
  expect(await wave(HOUR_MS)).toBe(0);
});

test('the number of people who wait is right, and nobody gets two mails for one sign-up, whatever happens in between', async () => {
  const steps = fc.array(
    fc.record({
      what: fc.constantFrom('sign up', 'sign up', 'sell', 'restock', 'wave', 'deliver', 'stop', 'expire'),
      who: fc.nat(3),
    }),
    { minLength: 4, maxLength: 14 },
  );
  const hopes = new Set<string>();
  /** Sends the mails that wait, and those that the queue has lost, and checks that each of their readers hoped for one. */
  async function deliverMails(): Promise<void> {
    const provider = new Provider();
    await deliverAll(provider);
    for (const { to } of provider.sent) expect(hopes.delete(String(to)), String(to)).toBe(true);
    if (provider.sent.length > 0) expect(await count('variants', "sku = 'MUG' AND qty_in_stock > 0")).toBe(1);
  }
  await fc.assert(
    fc.asyncProperty(steps, async (acts) => {
      await env.DB.batch([
        env.DB.prepare('DELETE FROM restock_sign_ups'),
        env.DB.prepare("DELETE FROM outbox WHERE kind = 'back-in-stock'"),
      ]);
      await setStock('MUG', 0);
      hopes.clear();
      const visitor = await new Buyer().arrive();
      let signedUp = 0;
      let hours = 0;
      for (const { what, who } of acts) {
        const email = `p${who}@mail.example`;
        if (what === 'sign up' && (await signUp(email, MUG, {}, visitor)).ok) {
          signedUp += 1;
          hopes.add(email);
        }
        if (what === 'deliver') await deliverMails();
        if (what === 'sell') await setStock('MUG', 0);
        if (what === 'restock') await setStock('MUG', who + 1);
        if (what === 'wave') {
          hours += 25;
          await Promise.all([wave(hours * HOUR_MS), sendDueWaves(env, Date.now())]);
        }
        if (what === 'stop') await stopAll(env.DB, SHOP.id, email);
        if (what === 'expire') await deleteExpiredRestockSignUps(env.DB, start + 800 * DAY_MS * Number(who === 3));
        const counted = await count('restock_sign_ups', "status = 'waiting'");
        expect(await count('restock_groups', `waiting = ${counted}`)).toBe(await count('restock_groups'));
      }
      expect((await backMails()).length).toBeLessThanOrEqual(signedUp);
    }),
    { numRuns: 20 },
  );
});

test('a sign-up is deleted a month after it was not confirmed, a year after its mail and two years after it was made', async () => {
  const rows = [
    ['unconfirmed', 29, 31],
    ['notified', 364, 366],
    ['waiting', 729, 731],
  ] as const;
  await crowd(6);
  let index = 0;
  for (const [status, ...ages] of rows) {
    for (const days of ages) {
      await env.DB.prepare('UPDATE restock_sign_ups SET status = ?1, asked_at = ?2 WHERE email = ?3')
        .bind(status, start - days * DAY_MS, `p${index++}@mail.example`)
        .run();
    }
  }
  expect(await deleteExpiredRestockSignUps(env.DB, start)).toEqual({ restockSignUps: 3 });
  expect(await count('restock_groups', 'waiting = 1')).toBe(1);
});

import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { tablesWith } from '../../test/worker/database.ts';
import { addForm, aField, submit } from '../../test/worker/forms.ts';
import { gifting, subscribing } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { addReviews, showReviews } from '../../test/worker/reviews.ts';
import { leaveRows, openRooms } from '../../test/worker/rows-of-person.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const EVE = 'eve@mail.test';
const WHEREVER = `please write to ${EVE}, thanks`;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
});

async function erase(email = EVE) {
  const owner = await OwnerProgram.of();
  const response = await owner.fetch('/api/owner/erase', { method: 'POST', body: { email } });
  expect(response.status).toBe(200);
  return response.json() as Promise<Record<string, unknown>>;
}

/** The tables and mails that name the person. */
async function traces(text = EVE): Promise<string[]> {
  const mails = (await outbox()).filter((mail) => JSON.stringify(mail).includes(text));
  return [...(await tablesWith(text)), ...mails.map(({ kind }) => `mail ${kind}`)];
}

/** Leaves the person's address in every table where a visitor can leave one, without buying anything. */
async function leaveTraces(): Promise<void> {
  await env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`)
    .bind(SHOP.id)
    .run();
  const fields = [aField({ type: 'email', title: 'Email', required: true })];
  await addForm({ kind: 'newsletter', mailing_list_id: 'news', fields, notify_emails: '["owner@shop.test"]' });
  const visitor = await new Payer().arrive();
  await submit(visitor, { values: { email: EVE } });
  await submit(visitor, { values: { email: 'bob@mail.test' }, over: { pageTitle: WHEREVER } });

  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ email: EVE, note: WHEREVER });
  await payer.pay({ card: 'declined' });
  await payer.changeCheckout({ email: 'someone.else@mail.test' });
  const other = await Payer.with(PRODUCTS.poster.id);
  await other.changeCheckout({ note: WHEREVER, address: { ...NEW_YORK, line2: EVE } });
  const answering = await Payer.with(PRODUCTS.mug.id);
  await env.DB.prepare(
    'UPDATE cart_entries SET additional_fields = ?1 WHERE cart_id = (SELECT MAX(cart_id) FROM cart_entries)',
  )
    .bind(JSON.stringify({ engraving: WHEREVER }))
    .run();
  expect((await answering.cart()).entries).toHaveLength(1);

  const gift = await gifting({ recipient: EVE, message: 'For Eve' });
  await gift.startCheckout();
  await gift.pay({ card: 'declined' });
  await showReviews();
  await addReviews([{ id: 'r1', body: WHEREVER }]);
}

test('a person who bought nothing is found and erased in every table', async () => {
  await leaveTraces();
  expect(await traces()).toEqual(
    expect.arrayContaining([
      ...['cart_entries', 'checkouts', 'form_submissions', 'outbox', 'payments', 'pending_order_emails'],
      ...['pending_orders', 'reviews', 'submission_emails', 'subscribers', 'mail submission'],
    ]),
  );
  expect(await erase()).toMatchObject({ submissions: 2, subscribers: 1, orders: 1, reviews: 1, lines: 1, kept: [] });
  expect(await traces()).toEqual([]);
  expect(await traces('For Eve')).toEqual([]);
});

test('texts that only resemble the address of an erased person stay', async () => {
  const other = await Payer.with(PRODUCTS.poster.id);
  await other.changeCheckout({ note: `write to steve@mail.test or ${EVE}.example`, email: 'x.eve@mail.test' });
  await showReviews();
  await addReviews([{ id: 'r1', body: 'steve@mail.test' }]);
  await erase();
  expect([await count('checkouts'), await count('reviews'), await count('cart_entries')]).toEqual([1, 1, 1]);
});

test('an erasure says what it keeps of a buyer, and why', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.changeCheckout({ email: EVE });
  await payer.pay();
  const subscriber = await subscribing();
  await subscriber.startCheckout();
  await subscriber.changeCheckout({ email: EVE, address: NEW_YORK });
  await subscriber.pay();
  const waiting = await Payer.with(PRODUCTS.poster.id);
  await waiting.changeCheckout({ email: EVE });
  await waiting.pay({ card: 'secondStep' });
  const { kept } = await erase();
  const books = 'The law asks to keep the books; delete them yourself when their time is over.';
  expect(kept).toEqual([
    { what: 'orders', count: 2, why: books },
    { what: 'subscriptions', count: 1, why: books },
    { what: 'open payments', count: 1, why: expect.stringContaining('has not said yet') },
  ]);
  // The words by which owners find the orders that are kept.
  expect(await traces()).toEqual(['order_words', 'orders', 'payments', 'subscriptions']);
});

test('an erasure says until when it keeps what a person has declared', async () => {
  const payer = (await new Payer().arrive()) as Payer;
  const body = { name: 'Eve', contract: 'my mug', email: EVE.toUpperCase() };
  await payer.fetch('/api/commerce/withdrawals', { method: 'POST', body });
  const until = `${new Date().getUTCFullYear() + 4}-01-01`;
  const { kept, mails } = await erase();
  expect(kept).toEqual([{ what: 'withdrawals', count: 1, why: expect.stringContaining(`removed by ${until}`) }]);
  // Its receipt, and the owner's notice, whose answer goes to the person.
  expect(mails).toBe(2);
  expect(await count('declarations', "name = 'Eve'")).toBe(1);
});

test('an erasure says that the mail of a gift card still names its giver', async () => {
  const gift = await gifting({ deliveryDate: '2199-01-01' });
  await gift.startCheckout();
  await gift.changeCheckout({ email: EVE });
  await gift.pay();
  const { kept } = await erase();
  expect(kept).toContainEqual({ what: 'gift card mails', count: 1, why: expect.stringContaining('30 days') });
});

test('a person who was given a gift card is taken out of it, and the card stays good', async () => {
  const gift = await gifting({ recipient: EVE, message: 'For Eve', deliveryDate: '2199-01-01' });
  await gift.startCheckout();
  await gift.pay();
  expect(await traces()).toEqual(expect.arrayContaining(['gift_cards', 'order_lines', 'mail gift-card']));
  expect(await erase()).toMatchObject({ giftCards: 1, kept: [] });
  expect([await traces(), await traces('For Eve'), await traces('Somebody')]).toEqual([[], [], []]);
  expect(await env.DB.prepare('SELECT balance_cents FROM gift_cards').first('balance_cents')).toBe(2500);
});

test('a person with an account is erased with all that belongs to it, and nobody else is', async () => {
  for (const siteId of [SHOP.id, OTHER.id]) await openRooms(siteId);
  await leaveRows(SHOP.id, 'eve', EVE, 1);
  await leaveRows(SHOP.id, 'bob', 'bob@mail.test', 2);
  await leaveRows(OTHER.id, 'dan', EVE, 3);
  const ofOthers = async () => [await tablesWith('bob@mail.test'), await tablesWith('dan')];
  const before = await ofOthers();
  expect(await tablesWith('eve-')).toEqual(
    expect.arrayContaining(['site_users', 'site_user_sessions', 'passkeys', 'restock_sign_ups', 'site_user_addresses']),
  );
  expect(await count('lesson_progress', `user_id = 'eve'`)).toBe(1);
  await erase();
  // The shop’s books, and the card, whose id alone has the name.
  expect(await tablesWith('eve-')).toEqual([
    ...[
      'acts',
      'declarations',
      'downloads',
      'gift_cards',
      'order_events',
      'order_lines',
      'orders',
      'payments',
      'subscriptions',
    ],
  ]);
  const own = `site_id = '${SHOP.id}' AND`;
  for (const table of [
    'site_users',
    'memberships',
    'restock_sign_ups',
    'subscribers',
    'submission_emails',
    'checkouts',
  ]) {
    expect([table, await count(table, `${own} email = '${EVE}'`)]).toEqual([table, 0]);
  }
  expect(await count('lesson_progress', `${own} user_id = 'eve'`)).toBe(0);
  expect(await ofOthers()).toEqual(before);
});

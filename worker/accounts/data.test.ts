import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { AccountData } from '#runtime/contracts/account-data.ts';
import { ACCOUNT, type AccountHolder, ANN, newHolder } from '../../test/worker/account-holder.ts';
import { read } from '../../test/worker/buyer.ts';
import { leaveRows, openRooms } from '../../test/worker/rows-of-person.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { refusalHash } from '../reminders/links.ts';
import { sha256 } from '../session/service.ts';

const BOB = 'bob@mail.example';
const EARLIER = 'earlier@mail.example';
let ann: AccountHolder;

/** Signs in as the person with this id. */
async function holderOf(userId: string): Promise<AccountHolder> {
  const holder = await newHolder();
  const token = userId.padEnd(43, 'x');
  await env.DB.prepare(
    `INSERT INTO site_user_sessions (site_id, id, user_id, token_hash, device, remembered, created_at, seen_at, expires_at)
     VALUES (?1, 'now', ?2, ?3, '', 0, ?4, ?4, ?4 + 3600000)`,
  )
    .bind(SHOP.id, userId, sha256(token), Date.now())
    .run();
  holder.cookies.set('__Host-site-user', token);
  const state = await (await holder.fetch(`${ACCOUNT}/session`)).json<{ xsrfToken: string }>();
  holder.xsrf = state.xsrfToken;
  return holder;
}

const dataOf = async (holder: AccountHolder) => read(await holder.send('GET', `${ACCOUNT}/data`), AccountData);

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const siteId of [SHOP.id, OTHER.id]) await openRooms(siteId);
  await leaveRows(SHOP.id, 'ann', ANN, 1);
  await leaveRows(SHOP.id, 'bob', BOB, 2);
  await leaveRows(OTHER.id, 'eve', ANN, 3);
  ann = await holderOf('ann');
});

test('a person downloads what every room of the shop keeps of them', async () => {
  await ann.addToCart(PRODUCTS.poster.id, { quantity: 3 });
  await env.DB.batch([
    env.DB.prepare('INSERT INTO reminder_refusals (site_id, email_hash, created_at) VALUES (?1, ?2, 1)').bind(
      SHOP.id,
      refusalHash(ANN),
    ),
  ]);
  const data = await dataOf(ann);
  const address = expect.objectContaining({ line1: 'ann-street', city: 'New York' });
  expect(data).toMatchObject({
    siteUser: { email: ANN, firstName: 'ann-first' },
    passkeys: [{ name: 'ann-key-on-phone' }],
    addresses: [{ line1: 'ann-home' }],
    cart: [{ productName: 'Poster', quantity: 3 }],
    checkouts: [{ email: ANN, note: 'ann-draft' }],
    pendingOrders: [{ kind: 'gift-card', productName: 'ann-card', gift: { message: 'ann-wish' } }],
    payments: [{ state: 'paid' }, { state: 'declined', declineReason: 'ann-declined' }],
    downloads: [{ orderNumber: 1, name: 'ann-book.pdf', used: 0, most: 3 }],
    subscriptions: [{ title: 'ann-box', address, note: 'ann-cycle', billingPeriod: { unit: 'MONTH' } }],
    giftCards: [{ lastCharacters: 'WXYZ', balanceCents: 2000, gift: { message: 'ann-present' } }],
    reviews: [{ productTitle: 'Mug', rating: 4, body: 'ann-opinion' }],
    comments: [{ itemTitle: 'Mug', body: 'ann-comment-text', authorName: 'ann-pen-name', status: 'approved' }],
    submissions: [
      {
        form: 'Contact',
        answers: [
          { title: 'Your address', value: ANN },
          { title: 'Message', value: 'ann-message' },
        ],
      },
    ],
    mailingLists: [{ name: 'News', lastName: 'ann-last', status: 'pending' }],
    restockSignUps: [{ productTitle: 'Mug', sku: 'MUG', email: ANN, status: 'waiting' }],
    memberships: [{ area: 'Club', startsAt: 1 }],
    lessons: [{ title: 'Mug', finishedAt: 1 }],
    likes: [{ title: 'Mug', likedAt: 1 }],
    consent: [{ orderNumber: 1, purposes: ['analytics', 'marketing'], ids: { gaId: 'ann-ga' } }],
    refusals: { reminders: true, reviewRequests: false },
    mails: [{ subject: 'ann-subject', recipient: ANN }],
  });
  expect(data.sessions.map(({ device }) => device)).toContain('ann-phone');
  expect(data.orders).toMatchObject([
    {
      number: 1,
      email: ANN,
      address,
      note: 'ann-note',
      shippingName: 'ann-ground',
      totalCents: 700,
      quantity: 2,
      lines: [
        {
          productName: 'ann-mug',
          attributes: { Size: 'S' },
          quantity: 2,
          unitCents: 350,
          additionalFields: '{"engraving":"ann-engraving"}',
          gift: { message: 'ann-giving' },
        },
      ],
      events: [{ kind: 'sent', carrier: 'ann-post' }],
    },
  ]);
});

test('data of an earlier confirmed address belongs to the person too', async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM site_users WHERE site_id = ?1 AND id = ?2').bind(SHOP.id, 'bob'),
    env.DB.prepare('INSERT INTO site_user_emails (site_id, email, user_id) VALUES (?1, ?2, ?3)').bind(
      SHOP.id,
      BOB,
      'ann',
    ),
    env.DB.prepare('INSERT INTO site_user_emails (site_id, email, user_id) VALUES (?1, ?2, ?3)').bind(
      OTHER.id,
      EARLIER,
      'eve',
    ),
  ]);
  const data = await dataOf(ann);
  expect(data.earlierEmails).toEqual([BOB]);
  expect(data.orders.map(({ number }) => number)).toEqual([2, 1]);
  const { checkouts, pendingOrders, payments, downloads, subscriptions, giftCards, reviews, submissions } = data;
  for (const rows of [checkouts, pendingOrders, downloads, subscriptions, giftCards, reviews, submissions]) {
    expect(rows).toHaveLength(2);
  }
  expect([payments, data.mailingLists, data.restockSignUps, data.mails].map(({ length }) => length)).toEqual([
    4, 2, 2, 2,
  ]);
});

test('the file has no data of another person or shop, and no secret', async () => {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO form_submissions (site_id, id, form_id, key_hash, request_hash, field_values, created_at)
       VALUES (?1, 'about', 'contact', 'about', '', ?2, 1)`,
    ).bind(SHOP.id, JSON.stringify({ who: BOB, text: `bob-about ${ANN}` })),
    env.DB.prepare('INSERT INTO submission_emails (site_id, email, submission_id) VALUES (?1, ?2, ?3)').bind(
      SHOP.id,
      ANN,
      'about',
    ),
    env.DB.prepare(
      `INSERT INTO outbox (site_id, id, dedupe_key, kind, recipient, subject, content, created_at)
       VALUES (?1, 'notice', 'notice', 'order-notice', ?2, 'bob-bought', '', 1)`,
    ).bind(SHOP.id, ANN),
  ]);
  const text = JSON.stringify(await dataOf(ann));
  expect(text).toContain('ann-');
  expect(text).not.toMatch(/bob-|eve-|secret|Token|[Hh]ash|sealed|\/commerce\//);
});

test('the deletion of an account ends its sign-ups for restock, of any confirmed address, and no others', async () => {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM site_users WHERE site_id = ?1 AND id = ?2').bind(SHOP.id, 'bob'),
    env.DB.prepare('INSERT INTO site_user_emails (site_id, email, user_id) VALUES (?1, ?2, ?3)').bind(
      SHOP.id,
      BOB,
      'ann',
    ),
  ]);
  await leaveRows(SHOP.id, 'cid', 'cid@mail.example', 4);
  expect((await ann.send('DELETE', ACCOUNT)).status).toBe(204);
  const { results } = await env.DB.prepare('SELECT id FROM restock_sign_ups ORDER BY id').all<{ id: string }>();
  expect(results.map(({ id }) => id)).toEqual(['cid-restock', 'eve-restock']);
  for (const table of ['site_user_sessions', 'site_user_addresses', 'passkeys', 'lesson_progress', 'likes']) {
    expect(await count(table, `user_id = 'ann'`)).toBe(0);
  }
  expect([await count('site_user_emails'), await count('orders')]).toEqual([0, 4]);
});

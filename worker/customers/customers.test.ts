import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Customer, CustomerData, Customers, CustomerTags } from '#runtime/contracts/customers.ts';
import { ImportAnswer } from '#runtime/contracts/imports.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import { ACCOUNT, ANN as HOLDER, newHolder, PASSWORD, signedInHolder } from '../../test/worker/account-holder.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { leaveRows, openRooms } from '../../test/worker/rows-of-person.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const LIST = '/api/owner/customers';
const EVE = 'eve@mail.test';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
});

async function buy(email: string, name: { firstName: string; lastName: string }): Promise<void> {
  const payer = new Payer();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id);
  await payer.startCheckout();
  await payer.changeCheckout({ email, address: { ...NEW_YORK, ...name } });
  await payer.pay();
}

/** Makes the orders that are there real ones, as a shop that is not in test mode has them. */
const sellForReal = () =>
  env.DB.batch([
    env.DB.prepare('UPDATE orders SET test_mode = 0'),
    env.DB.prepare(
      'UPDATE customers SET last_order_at = (SELECT MAX(placed_at) FROM orders o WHERE o.email = customers.email)',
    ),
  ]);

const list = async (query = '') => read(await owner.fetch(`${LIST}${query}`), Customers);
const names = async (query = '') => (await list(query)).customers.map(({ name, email }) => name || email);
const personOf = async (email: string) => read(await owner.fetch(`${LIST}/${encodeURIComponent(email)}`), Customer);
const write = (email: string, notes: { note: string; tags: string[] }, version: number) =>
  owner.fetch(`${LIST}/${email}`, { method: 'PUT', body: notes, headers: { 'If-Match': `"${version}"` } });

async function addCustomers(...rows: [email: string, name: string, at: number][]): Promise<void> {
  await env.DB.batch(
    rows.map(([email, name, at]) =>
      env.DB.prepare(
        `INSERT INTO customers (site_id, email, name, sort_text, created_at, last_order_at)
         VALUES (?1, ?2, ?3, trim(lower(?3) || ' ' || ?2), ?4, ?4)`,
      ).bind(SHOP.id, email, name, at),
    ),
  );
}

test('whoever orders is a customer with the name of the last address', async () => {
  await buy(ANN, { firstName: 'Ann', lastName: 'Lee' });
  await buy(ANN, { firstName: 'Ann', lastName: 'Müller' });
  const { customers } = await list();
  expect(customers).toMatchObject([{ email: ANN, name: 'Ann Müller', testOrders: 2, totals: [], lastOrderAt: null }]);
  expect(await names('?search=muller')).toEqual(['Ann Müller']);
  expect(await names(`?search=${ANN.slice(2, 8)}`)).toEqual(['Ann Müller']);
  expect(await names('?search=nobody')).toEqual([]);
});

test('totals count orders by currency, and what went back', async () => {
  await buy(ANN, { firstName: 'Ann', lastName: 'Lee' });
  await sellForReal();
  await env.DB.prepare('UPDATE orders SET refunded_cents = 100').run();
  const { totals, testOrders, lastOrderAt } = await personOf(ANN);
  const order = await env.DB.prepare('SELECT grand_total_cents AS cents FROM orders').first<{ cents: number }>();
  expect(totals).toMatchObject([{ orders: 1, ordered: { value: order?.cents }, refunded: { value: 100 } }]);
  expect([testOrders, lastOrderAt === null]).toEqual([0, false]);
});

test('a person who is not in the list has sums and the last order by their orders alone', async () => {
  await buy(ANN, { firstName: 'Ann', lastName: 'Lee' });
  await env.DB.prepare('DELETE FROM customers').run();
  const tested = { isListed: false, totals: [], testOrders: 1, lastOrderAt: null };
  expect(await personOf(ANN)).toMatchObject(tested);
  await sellForReal();
  const order = await env.DB.prepare('SELECT placed_at AS at FROM orders').first<{ at: number }>();
  const sold = { isListed: false, totals: [{ orders: 1 }], testOrders: 0, lastOrderAt: order?.at };
  expect(await personOf(ANN)).toMatchObject(sold);
});

test('a cursor of another order, or of an earlier version, is refused', async () => {
  await addCustomers(['a@x.test', 'Cid', 2], ['b@x.test', '', 3]);
  const { nextPageCursor } = await list('?limit=1');
  for (const query of [`sort=name&cursor=${nextPageCursor}`, 'cursor=2%20a@x.test'])
    expect(await refusal(await owner.fetch(`${LIST}?${query}`)), query).toMatchObject({
      ...{ status: 400, code: 'INVALID_REQUEST', errors: { cursor: expect.any(String) } },
    });
});

test('filters find tags, subscribers and accounts', async () => {
  await addCustomers(['a@x.test', 'Ann', 1], ['b@x.test', 'Bo', 2]);
  expect((await write('a@x.test', { note: '', tags: ['VIP', 'Press', 'vip'] }, 1)).status).toBe(200);
  await env.DB.batch([
    env.DB.prepare("INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES ('site-a', 'news', 'News', 0)"),
    env.DB.prepare(
      `INSERT INTO subscribers (site_id, mailing_list_id, email, status, created_at, asked_at, confirmed_at)
       VALUES ('site-a', 'news', 'b@x.test', 'confirmed', 1, 1, 2), ('site-a', 'news', 'a@x.test', 'pending', 1, 1, NULL)`,
    ),
    env.DB.prepare(
      `INSERT INTO site_users (site_id, id, email, confirmed_at, created_at, updated_at)
       VALUES ('site-a', 'u', 'a@x.test', 1, 1, 1)`,
    ),
  ]);
  expect([await names('?tag=VIP'), await names('?newsletter=confirmed'), await names('?account=true')]).toEqual([
    ['Ann'],
    ['Bo'],
    ['Ann'],
  ]);
  expect((await list()).customers).toMatchObject([
    { newsletter: 'confirmed', hasAccount: false },
    { newsletter: 'pending', hasAccount: true, tags: ['VIP', 'Press'] },
  ]);
  const tags = await read(await owner.fetch(`${LIST}/tags`), CustomerTags);
  expect(tags.tags).toEqual([
    { tag: 'Press', customers: 1 },
    { tag: 'VIP', customers: 1 },
  ]);
});

test('a note is replaced from the version that was read, and a wrong one names its field', async () => {
  await addCustomers(['a@x.test', 'Ann', 1]);
  expect(await read(await write('a@x.test', { note: ' Rings twice ', tags: [] }, 1), Customer)).toMatchObject({
    note: 'Rings twice',
    version: 2,
  });
  expect(await refusal(await write('a@x.test', { note: 'Lost', tags: [] }, 1))).toMatchObject({
    code: 'VERSION_STALE',
  });
  const wrong = await refusal(await write('a@x.test', { note: '', tags: ['x'.repeat(51)] }, 2));
  expect(wrong).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  expect((await personOf('a@x.test')).note).toBe('Rings twice');
  expect(await refusal(await owner.fetch(`${LIST}/nobody`))).toMatchObject({ status: 400 });
});

test('somebody who was never here has an empty page, and a note puts them into the list', async () => {
  expect(await personOf('new@x.test')).toMatchObject({ isListed: false, version: 0, name: '', things: [] });
  expect((await write('new@x.test', { note: 'Met at the fair', tags: [] }, 0)).status).toBe(200);
  expect(await names()).toEqual(['new@x.test']);
  expect((await write('new@x.test', { note: 'Again', tags: [] }, 0)).status).toBe(412);
});

describe('an account', () => {
  const linkTo = async (address: string) => {
    const mail = (await outbox()).findLast(({ recipient }) => recipient === address);
    return mail?.text_body.match(/https:\S+/)?.[0] ?? '';
  };

  test('makes a customer once its address is confirmed, and an order with an earlier address is that customer’s', async () => {
    const ann = await newHolder();
    const person = { email: HOLDER, password: PASSWORD, firstName: 'Ann', lastName: 'Ox' };
    expect((await ann.send('POST', ACCOUNT, person)).status).toBe(200);
    expect(await names()).toEqual([]);
    expect((await ann.submit(await linkTo(HOLDER), { password: PASSWORD })).status).toBe(200);
    expect(await list()).toMatchObject({ customers: [{ name: 'Ann Ox', hasAccount: true, testOrders: 0 }] });
    await env.DB.prepare(
      `INSERT INTO site_user_emails (site_id, email, user_id) SELECT site_id, 'old@mail.test', id FROM site_users`,
    ).run();
    await buy('old@mail.test', { firstName: 'Ann', lastName: 'Old' });
    expect(await list()).toMatchObject({ customers: [{ email: HOLDER, name: 'Ann Old', testOrders: 1 }] });
    expect(await personOf('OLD@mail.test')).toMatchObject({
      email: HOLDER,
      earlierEmails: ['old@mail.test'],
      testOrders: 1,
    });
  });

  test('that changes its address takes the customer along, with the notes of both addresses', async () => {
    const ann = await signedInHolder();
    await addCustomers([HOLDER, 'Ann', 1], ['new@mail.example', 'A. Archer', 2]);
    await write(HOLDER, { note: 'Old', tags: ['VIP', 'Press'] }, 1);
    await write('new@mail.example', { note: 'New', tags: ['VIP'] }, 1);
    await ann.send('POST', `${ACCOUNT}/email`, { email: 'new@mail.example', currentPassword: PASSWORD });
    expect((await ann.submit(await linkTo('new@mail.example'), {})).status).toBe(200);
    expect(await names()).toEqual(['A. Archer']);
    expect(await personOf(HOLDER)).toMatchObject({
      ...{ email: 'new@mail.example', note: 'New\nOld', tags: ['Press', 'VIP'], createdAt: 1 },
    });
  });
});

test('what a person has done is counted with its newest, and another shop’s is not', async () => {
  await openRooms(SHOP.id);
  await openRooms(OTHER.id);
  await leaveRows(SHOP.id, 'eve', EVE);
  await leaveRows(OTHER.id, 'adam', EVE);
  const eve = await personOf(EVE);
  expect(eve.counts).toEqual({
    ...{ unpaidOrder: 1, subscription: 1, giftCard: 1, return: 0, withdrawal: 1, review: 1, comment: 1, submission: 1 },
  });
  expect(eve).toMatchObject({
    isListed: false,
    account: { firstName: 'eve-first' },
    newsletters: [{ status: 'pending' }],
  });
  expect(eve.things.map(({ kind }) => kind)).toEqual([
    ...['unpaidOrder', 'subscription', 'giftCard', 'withdrawal', 'review', 'comment', 'submission'],
  ]);
  expect(JSON.stringify(eve)).not.toMatch(/adam|secret/);
  const data = await read(await owner.fetch(`${LIST}/${EVE}/data`), CustomerData);
  expect(data.orders).toHaveLength(1);
  expect(data.siteUser?.email).toBe(EVE);
  expect(JSON.stringify(data)).not.toMatch(/adam/);
});

test('all data of a person are exported for those alone who may read every room that they come from', async () => {
  for (const role of ['reporting', 'billing', 'storeManager'] as const) {
    const program = await OwnerProgram.of({ scopes: ROLE_SCOPES[role] });
    const answer = await program.fetch(`${LIST}/${EVE}/data`);
    expect(await refusal(answer), role).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
  }
  const program = await OwnerProgram.of({ scopes: ROLE_SCOPES.websiteManager });
  expect((await program.fetch(`${LIST}/${EVE}/data`)).status).toBe(200);
});

test('an erased person leaves the list with notes and tags, and the orders that are kept are still found', async () => {
  await buy(EVE, { firstName: 'Eve', lastName: 'Oak' });
  await write(EVE, { note: 'Allergic to nuts', tags: ['VIP'] }, 1);
  await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: EVE } });
  expect(await count('customers')).toBe(0);
  expect(await personOf(EVE)).toMatchObject({ isListed: false, note: '', testOrders: 1 });
});

test('a file of customers has no formula, and an import keeps notes that are there', async () => {
  await addCustomers(['a@x.test', '=1+1', 1]);
  await write('a@x.test', { note: 'Two\nlines', tags: ['VIP'] }, 1);
  const csv = await (await owner.fetch('/api/owner/customers.csv')).text();
  expect(csv).toContain(`a@x.test,'=1+1,`);
  expect(csv).toContain('VIP,"Two\nlines"');
  const content = { email: 'A@x.test', name: 'Ann', createdAt: 5, note: 'Other', tags: ['Press'] };
  const records = [
    { type: 'customer', content },
    { type: 'customer', content: { ...content, email: 'b@x.test' } },
    { type: 'customer', content: { ...content, email: 'nobody' } },
  ];
  const answer = await owner.fetch('/api/owner/imports', { method: 'POST', body: { records } });
  const { outcomes } = await read(answer, ImportAnswer);
  expect(outcomes.map(({ result }) => result)).toEqual(['left', 'created', 'refused']);
  expect([(await personOf('a@x.test')).note, (await personOf('b@x.test')).tags]).toEqual(['Two\nlines', ['Press']]);
});

import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Customers, CustomersRecounted } from '#runtime/contracts/customers.ts';
import { ACCOUNT, ANN as HOLDER, PASSWORD, signedInHolder } from '../../test/worker/account-holder.ts';
import { newKey, read } from '../../test/worker/buyer.ts';
import { ANN, NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { IS_WRONG } from './statements.ts';

const LIST = '/api/owner/customers';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
});

async function buy(email: string): Promise<void> {
  const payer = new Payer();
  await payer.arrive();
  await payer.addToCart(PRODUCTS.mug.id);
  await payer.startCheckout();
  await payer.changeCheckout({ email, address: NEW_YORK });
  await payer.pay();
}

/** Makes the orders that are there real ones, as a shop that is not in test mode has them, and returns how many sums that made wrong. */
async function sellForReal(): Promise<number> {
  await env.DB.prepare('UPDATE orders SET test_mode = 0').run();
  return recount();
}

const recount = async () =>
  (await read(await owner.fetch(`${LIST}/recount`, { method: 'POST' }), CustomersRecounted)).corrected;
const wrong = () =>
  env.DB.prepare(`SELECT COUNT(*) AS n FROM customers WHERE site_id = ?1 AND ${IS_WRONG}`).bind(SHOP.id).first('n');
const sums = async () => {
  const { results } = await env.DB.prepare(
    'SELECT email, order_count, spent_cents FROM customers ORDER BY email',
  ).all();
  return results.map((row) => Object.values(row));
};
const total = async () =>
  (await env.DB.prepare('SELECT SUM(grand_total_cents) AS cents FROM orders').first<number>('cents')) ?? 0;

test('sums follow from the orders that are no tests, and a refund lowers them in its own batch', async () => {
  await buy(ANN);
  expect([await sums(), await wrong()]).toEqual([[[ANN, 0, 0]], 0]);
  expect(await sellForReal()).toBe(1);
  expect(await sums()).toEqual([[ANN, 1, await total()]]);
  const refund = { amountCents: 150, restock: false };
  const headers = { 'Idempotency-Key': newKey() };
  expect((await owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body: refund, headers })).status).toBe(200);
  expect([await sums(), await wrong()]).toEqual([[[ANN, 1, (await total()) - 150]], 0]);
  await buy(ANN);
  expect([(await sums())[0]?.[1], await wrong(), await recount()]).toEqual([1, 0, 0]);
  const { customers } = await read(await owner.fetch(`${LIST}?sort=spent`), Customers);
  expect(customers).toMatchObject([
    { email: ANN, country: '', totals: [{ orders: 1, refunded: { value: 150 } }], testOrders: 1 },
  ]);
});

test('sums go along with the addresses of an account, and leave it with them', async () => {
  const linkTo = async (address: string) => {
    const mail = (await outbox()).findLast(({ recipient }) => recipient === address);
    return mail?.text_body.match(/https:\S+/)?.[0] ?? '';
  };
  const ann = await signedInHolder();
  await buy(HOLDER);
  await buy('new@mail.example');
  expect(await sellForReal()).toBe(2);
  const both = await total();
  await ann.send('POST', `${ACCOUNT}/email`, { email: 'new@mail.example', currentPassword: PASSWORD });
  expect((await ann.submit(await linkTo('new@mail.example'), {})).status).toBe(200);
  expect([await sums(), await wrong()]).toEqual([[['new@mail.example', 2, both]], 0]);
  await buy(HOLDER);
  expect(await sellForReal()).toBe(1);
  expect(await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: HOLDER } })).toMatchObject({
    status: 200,
  });
  expect([(await sums())[0]?.slice(0, 2), await wrong()]).toEqual([['new@mail.example', 1], 0]);
});

test('a note puts a person who was erased into the list again, with the orders that were kept', async () => {
  await buy(ANN);
  await sellForReal();
  await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: ANN } });
  const headers = { 'If-Match': '"0"' };
  await owner.fetch(`${LIST}/${ANN}`, { method: 'PUT', body: { note: 'Came back', tags: [] }, headers });
  expect([await sums(), await wrong()]).toEqual([[[ANN, 1, await total()]], 0]);
});

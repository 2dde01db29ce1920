import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '../../../demo/shop.ts';
import { field, fillAddress, newBuyer, openCheckout, payAndArrive } from '../harness/checkout-steps.ts';
import { openConsole } from '../harness/console.ts';
import { type FakeStripeServer, startFakeStripe } from '../harness/fake-stripe-server.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { queryShop } from '../harness/query-shop.ts';
import { eventually, startBrowser } from '../harness/visitor.ts';

startBrowser();

const KEY = 'sk_live_51ofTheTeaShopA1b2';
const TEAPOT = { itemId: 'ss-everyday-teapot' };

let options: OwnShop;
let shop: Shop;
let fake: FakeStripeServer;

beforeAll(async () => {
  fake = await startFakeStripe();
  fake.stripe.accounts.open({ id: 'acct_tea', display_name: 'Second Steep' }, KEY);
  options = { ...(await prepareOwnShop()), vars: { STRIPE_API_BASE: fake.url } };
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  fake.close();
  rmSync(options.stateDir, { recursive: true, force: true });
});

/** The names of files of the shop's state that contain a text. */
function filesWith(text: string): string[] {
  const names = readdirSync(options.stateDir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => readFileSync(file).includes(text));
}

test('an owner connects Stripe on a phone and takes real payments; a buyer pays, and the key is in no file', async () => {
  const phone = await newBuyer({ viewport: { width: 390, height: 844 } });
  const console = await openConsole(phone, 'payments', shop.url);
  await console.getByRole('button', { name: 'Connect your live account' }).click();
  await console.getByLabel('Secret key').fill(KEY);
  await console.getByRole('button', { name: 'Connect', exact: true }).click();
  await console.getByText('Second Steep is connected.').waitFor();
  await console.getByRole('button', { name: 'Take real payments' }).click();
  await console.getByRole('alertdialog').getByRole('button', { name: 'Take real payments' }).click();
  await console.getByText('Buyers pay real money, which goes to Second Steep.').waitFor();

  const buyer = await newBuyer();
  await fake.openPages(buyer);
  const page = await openCheckout(buyer, [TEAPOT], shop.url);
  await fillAddress(page);
  await field(page, 'email').fill('ada@shop.example');
  await payAndArrive(page);
  const order = `SELECT payment_account, test_mode FROM orders ORDER BY number DESC LIMIT 1`;
  expect(queryShop(options.stateDir, order)).toMatchObject({ payment_account: 'live-acct_tea', test_mode: 0 });

  await console.reload();
  await eventually(() => console.getByText('None yet. Stripe reports each payment.').count()).toBe(0);
  await console.getByText('Last report from Stripe').waitFor();
  const [endpoint] = fake.stripe.accounts.endpoints.values();
  expect([filesWith(KEY), filesWith(endpoint?.secret ?? 'none')]).toEqual([[], []]);
});

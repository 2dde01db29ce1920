import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import { Order } from '#runtime/contracts/order.ts';
import { CART, read } from '../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { exported, imported } from '../../test/worker/moving.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { subscribed } from '../../test/worker/subscriptions.ts';
import { emptySite, prepared } from '../set-up/service.ts';

const MUG_CENTS = 1850;
const BOX_CENTS = 4000;
const DEPOSIT = 25;

const setDeposit = (cents: number) =>
  env.DB.prepare(`UPDATE variants SET deposit_cents = ?1 WHERE sku = 'MUG'`).bind(cents).run();

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await setDeposit(DEPOSIT);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function order() {
  const found = await env.DB.prepare('SELECT id FROM orders').first<{ id: string }>();
  return found?.id ?? '';
}

test('a deposit is charged with the price, shown apart in the cart, and no coupon reduces it', async () => {
  await env.DB.prepare(
    `INSERT INTO coupons (site_id, code, name, kind, cents, rate, created_at, updated_at)
     VALUES (?1, 'HALF', 'Half', 'percent', 0, 500000, 0, 0)`,
  )
    .bind(SHOP.id)
    .run();
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
  const cart = await read(
    await payer.fetch(`${CART}/coupons`, { method: 'POST', body: { code: 'HALF' } }),
    ShoppingCart,
  );
  expect(cart.entries[0]).toMatchObject({
    purchasePriceCents: MUG_CENTS + DEPOSIT,
    depositCents: DEPOSIT,
    priceLines: [{ kind: 'deposit', text: 'Deposit included: $0.50' }],
    subTotal: 2 * (MUG_CENTS + DEPOSIT),
  });
  expect(cart).toMatchObject({ subtotalCents: 2 * (MUG_CENTS + DEPOSIT), discountCents: MUG_CENTS });
});

test('a line without a deposit says nothing of it', async () => {
  await setDeposit(0);
  const payer = await Payer.with(PRODUCTS.mug.id);
  expect((await payer.cart()).entries[0]).not.toHaveProperty('depositCents');
});

test('an order keeps the deposit of its lines, which its page and mail show, and the packing slip does not', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
  await payer.changeCheckout({ address: NEW_YORK });
  expect((await payer.open('/checkout')).page.html).toContain('<small>Deposit included: $0.50</small>');
  const { url } = (await payer.pay()) as { url: string };
  const lines = await env.DB.prepare('SELECT unit_cents, deposit_cents FROM order_lines').all();
  expect(lines.results).toEqual([{ unit_cents: MUG_CENTS + DEPOSIT, deposit_cents: DEPOSIT }]);
  await setDeposit(0);
  const { page } = await payer.open(url.replace('order-confirmed', 'order-status'));
  expect(page.html).toContain('Deposit included');
  expect(page.html).toContain('$0.50');
  const mail = (await outbox()).find(({ kind }) => kind === 'order-confirmation');
  expect(mail?.text_body).toContain('Deposit included');
  const owner = await OwnerProgram.of();
  const path = `/api/owner/orders/${await order()}`;
  expect((await read(await owner.fetch(path), Order)).items[0]?.depositCents).toBe(DEPOSIT);
  const slip = await owner.fetch(`${path}/packing-slip`);
  expect(slip.status).toBe(200);
  expect(await slip.text()).not.toContain('Deposit included');
});

test('each cycle of a subscription is charged with the deposit', async () => {
  await env.DB.prepare(`UPDATE variants SET deposit_cents = ?1 WHERE sku = 'BOX'`).bind(DEPOSIT).run();
  const { cycleOrder } = await subscribed();
  const [line] = cycleOrder.lines;
  expect(line).toMatchObject({ unitCents: BOX_CENTS + DEPOSIT, depositCents: DEPOSIT });
  expect(cycleOrder.subtotalCents).toBe(BOX_CENTS + DEPOSIT);
});

test('a deposit that changes before the payment is a change of the price, which the buyer sees first', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id);
  const { dueCents } = await payer.readCheckout();
  await setDeposit(100);
  expect((await payer.postPayment({ dueCents })).status).toBe(409);
  const after = await payer.startCheckout();
  expect(after.notices).toEqual([{ kind: 'price', title: 'Mug', was: MUG_CENTS + DEPOSIT, is: MUG_CENTS + 100 }]);
  expect(after.cart.entries[0]).toMatchObject({ purchasePriceCents: MUG_CENTS + 100, depositCents: 100 });
});

test('an order that is moved to another shop has its deposits', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id);
  await payer.pay();
  const records = await exported(await OwnerProgram.of(), 'orders=true');
  const moving = records.filter(({ type }) => type === 'order');
  const site = { siteId: 'copy', title: 'Copy', hostnames: ['copy.example'] };
  await env.DB.batch(prepared(env.DB, emptySite(site, Date.now())));
  const copy = await OwnerProgram.of({ site: 'copy' }, 'copy.example');
  expect(await imported(copy, moving)).toMatchObject([{ result: 'created' }]);
  const moved = await env.DB.prepare(`SELECT deposit_cents FROM order_lines WHERE site_id = 'copy'`).first();
  expect(moved).toEqual({ deposit_cents: DEPOSIT });
});

import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  ANN,
  countOrders,
  expirePayments,
  expireReservations,
  NEW_YORK,
  Payer,
  SETTINGS,
  unitsOf,
} from '../../../test/worker/checkout.ts';
import { FakeStripe, refuse, SECRET_KEY, WEBHOOK_SECRET } from '../../../test/worker/fake-stripe.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../../test/worker/shops.ts';
import { stripePackage } from '../../payments/stripe/client.ts';
import { reconcileDuePayments } from '../service.ts';

const { mug } = PRODUCTS;
const STRIPE = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
const PACKAGE_TIMEOUT_MS = 60_000;
let fake: FakeStripe;

/** A buyer at a shop that takes money through Stripe. */
class StripePayer extends Payer {
  override fetch(path: string, call: Parameters<Payer['fetch']>[1] = {}) {
    return super.fetch(path, { ...call, env: { ...STRIPE, ...call.env } });
  }
}

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  fake = new FakeStripe();
  const elsewhere = globalThis.fetch;
  vi.stubGlobal('fetch', ((input: RequestInfo, init?: RequestInit) =>
    String(input).startsWith(fake.base) ? fake.fetch(input, init) : elsewhere(input, init)) as typeof fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A queue that delivers after the last test keeps the runner from ending.
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function payerOf(cents: number): Promise<Payer> {
  await setStoreSettings(SHOP.id, {});
  await env.DB.prepare(`UPDATE variants SET price_cents = ?1 WHERE sku = 'EBOOK'`).bind(cents).run();
  const payer = (await new StripePayer().arrive()) as Payer;
  await payer.addToCart(PRODUCTS.ebook.id);
  await payer.changeCheckout({ email: 'ann@mail.test' });
  return payer;
}

test('a payment that the provider will never accept is declined, and another one can follow', async () => {
  const payer = await payerOf(30);
  expect(await payer.pay({ provider: 'stripe' })).toMatchObject({ status: 'declined' });
  expect(await count('payments', `state = 'declined'`)).toBe(1);
  await payer.setQuantity((await payer.cart()).entries[0]?.id ?? '', 2);
  expect(await payer.pay({ provider: 'stripe' })).toMatchObject({ status: 'redirect' });
});

test('the reservation of a declined payment ends with its time', async () => {
  const payer = (await new StripePayer().arrive()) as Payer;
  await payer.addToCart(mug.id, { quantity: STOCK });
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  fake.failures.push(() => refuse(400, 'email_invalid'));
  expect(await payer.pay({ provider: 'stripe' })).toMatchObject({ status: 'declined' });
  await expireReservations();
  await reconcileDuePayments({ ...env, ...STRIPE }, Date.now());
  expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
});

test('a visitor who comes back while the provider is away is asked to look again', async () => {
  const payer = await payerOf(5000);
  await payer.pay({ provider: 'stripe' });
  const [session] = fake.sessions.values();
  fake.pay(session?.id ?? '');
  fake.failures.push('network', 'network');
  const way = session?.fields.success_url ?? '';
  const { status, page } = await open(way, { env: STRIPE });
  expect(status).toBe(200);
  expect((await page.only('main h1'))['']).not.toBe('');
  expect((await page.only('main a.button')).href).toContain('/commerce/paid?payment=');
  expect((await open(way, { env: STRIPE })).status).toBe(303);
  expect(await countOrders()).toBe(1);
});

test('payments that cannot be reconciled keep none of the others from being reconciled', async () => {
  const honest = await Payer.with(mug.id);
  await honest.pay({ card: 'secondStep' });
  const stuck = Array.from({ length: 120 }, (_, index) =>
    env.DB.prepare(
      `INSERT INTO payments (site_id, id, checkout_id, provider, provider_ref, state, amount_cents, currency, snapshot,
         created_at, expires_at) VALUES (?1, ?2, ?2, 'stripe', ?2, 'open', 1, 'USD', '{}', 0, 0)`,
    ).bind(SHOP.id, `stuck${index}`),
  );
  await env.DB.batch(stuck);
  await expireReservations();
  await expirePayments();
  for (let run = 0; run < 4; run++) await reconcileDuePayments(env, Date.now());
  expect(await count('payments', `state = 'cancelled'`)).toBe(1);
  expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
});

test('a refund that fails does not stop other refunds', async () => {
  const payer = await Payer.with(mug.id);
  await payer.pay();
  await env.DB.batch([
    env.DB.prepare(`UPDATE payments SET state = 'refunded', refund_due = 1`),
    ...Array.from({ length: 120 }, (_, index) =>
      env.DB.prepare(
        `INSERT INTO payments (site_id, id, checkout_id, provider, provider_ref, state, amount_cents, currency, snapshot,
           created_at, expires_at, refund_due) VALUES (?1, ?2, ?2, 'stripe', ?2, 'refunded', 1, 'USD', '{}', 0, 0, 1)`,
      ).bind(SHOP.id, `stuck${index}`),
    ),
  ]);
  for (let run = 0; run < 4; run++) await reconcileDuePayments(env, Date.now());
  expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
});

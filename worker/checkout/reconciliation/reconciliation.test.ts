import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentDifference } from '#runtime/contracts/payments.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { newKey } from '../../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import {
  boughtWithStripe,
  fakeStripe,
  ledToStripe,
  PACKAGE_TIMEOUT_MS,
  STRIPE_ACCOUNT,
} from '../../../test/worker/stripe-shop.ts';
import type { Api } from '../../cli/api.ts';
import { compareDays, describeComparison, isDifferent } from '../../cli/reconcile-payments.ts';
import { stripePackage } from '../../payments/stripe/client.ts';

const from = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);
const to = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
const DUE = 2178;
let stripe: FakeStripe;
let owner: OwnerProgram;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  stripe = fakeStripe();
  owner = await OwnerProgram.of({ scopes: ['orders:read', 'orders:write'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the owner's command ended as a failure. */
let isFailure = false;

/** Runs the owner's command, and returns what it prints. */
async function reconcile({ isMending = false, by = owner } = {}): Promise<string> {
  const days = { from, to, isMending };
  const call: Api['call'] = async (method, path, options = {}) => {
    const response = await by.fetch(path, { method, body: options.body, env: STRIPE_ACCOUNT });
    expect(response.status).toBe(200);
    return response.json();
  };
  const comparison = await compareDays(days, { call });
  isFailure = isDifferent(comparison);
  return describeComparison(days, comparison);
}

describe('the comparison with a provider', () => {
  test('lists that agree have no difference, page by page', async () => {
    for (let sales = 0; sales < 3; sales++) await boughtWithStripe(stripe);
    stripe.refundAt('cs_test_1', 100);
    await reconcile({ isMending: true });
    const payer = await Payer.with(PRODUCTS.poster.id, {}, STRIPE_ACCOUNT);
    await payer.pay();
    // Three charges, a refund and four payments of the shop; one of test mode.
    expect(await reconcile()).toBe(`9 compared from ${from} to ${to}: no difference.`);
    expect(isFailure).toBe(false);
  });

  test('each difference is described in a sentence, and what is sure is taken over', async () => {
    await boughtWithStripe(stripe);
    stripe.refundAt('cs_test_1', 500);
    stripe.disputeAt('cs_test_1');
    const { ref } = await ledToStripe(stripe);
    stripe.pay(ref);
    const report = await reconcile();
    expect(isFailure).toBe(true);
    for (const line of [
      /ch_pi_cs_test_2, .*: \$21\.78 was paid, and the payment is open in the shop, without an order\./,
      /re_1_pi_cs_test_1, .*: \$5\.00 was refunded, and the order #1 does not know it\./,
      /du_1, .*: \$21\.78 is disputed, and the order #1 does not know it\./,
      /3 different, 0 taken over\.$/,
    ]) {
      expect(report).toMatch(line);
    }
    expect(await count('orders')).toBe(1);
    expect(await reconcile({ isMending: true })).toMatch(/0 different, 2 taken over\.$/);
    expect(isFailure).toBe(false);
    expect(await count('orders')).toBe(2);
    expect(await count('orders', 'refunded_cents = 500')).toBe(1);
    expect(await reconcile()).toMatch(/: no difference\.$/);
    // The charges and the refunds are pages of their own.
    expect(await count('audit_log', `action = 'payments.mended'`)).toBe(2);
  });

  test.each<[PaymentDifference['kind'], string, RegExp]>([
    ['unknownPayment', 'DELETE FROM payments', /which the shop does not know/],
    ['otherAmount', 'UPDATE payments SET amount_cents = 1', /\$21\.78 was paid, and the order #1 says \$0\.01/],
    ['otherAmount', `UPDATE payments SET currency = 'EUR'`, /\$21\.78 was paid, and the order #1 says €21\.78/],
    ['paidWithoutOrder', `UPDATE payments SET state = 'cancelled'`, /the payment is cancelled in the shop/],
    ['refundDue', `UPDATE payments SET state = 'refunded', refund_due = 1`, /The refund is due and not made yet/],
    [
      'notPaid',
      `UPDATE OR REPLACE payments SET provider_ref = 'cs_test_2'`,
      /nothing was paid there for the order #1, \$21\.78/,
    ],
    ['notAsked', `UPDATE payments SET provider_ref = 'cs_none'`, /could not be asked about/],
    [
      'refundUnknown',
      `INSERT INTO order_events (site_id, order_id, id, kind, ref, happened_at)
       SELECT site_id, id, 'e1', 'partlyRefunded', 're_none', 0 FROM orders`,
      /re_none: the refund of the order #1, \$21\.78 is not known there/,
    ],
  ])('the difference %s is found and stays where it cannot be taken over: %s', async (_, sql, line) => {
    await boughtWithStripe(stripe);
    await ledToStripe(stripe);
    await env.DB.prepare(sql.startsWith('INSERT') ? sql : `${sql} WHERE state = 'paid'`).run();
    for (const isMending of [false, true]) {
      const report = await reconcile({ isMending });
      expect(report).toMatch(line);
      expect(report).toMatch(/1 different, 0 taken over\.$/);
      expect(isFailure).toBe(true);
    }
    expect(stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds')).toEqual([]);
  });

  test('a refund of test mode that the shop does not know is listed too', async () => {
    const payer = await Payer.with(PRODUCTS.poster.id);
    await payer.pay();
    await env.DB.prepare(`UPDATE test_payments SET refunds = '[{"id":"r1","cents":100,"at":0}]'`).run();
    expect(await reconcile()).toContain('test r1');
    expect(await reconcile({ isMending: true })).toContain('Taken over: test r1');
    expect(await count('orders', 'refunded_cents = 100')).toBe(1);
  });

  test('a dispute that has ended is listed until the order has its outcome, and taken over', async () => {
    const ref = await boughtWithStripe(stripe);
    const dispute = stripe.disputeAt(ref);
    await reconcile({ isMending: true });
    dispute.status = 'lost';
    expect(await reconcile()).toContain('stripe du_1: the dispute of the order #1, $21.78, was lost.');
    expect(await reconcile({ isMending: true })).toMatch(/0 different, 1 taken over\.$/);
    expect(await count('orders', `state = 'refunded' AND refunded_cents = ${DUE}`)).toBe(1);
    expect(await reconcile()).toMatch(/: no difference\.$/);
  });

  test('a refund by the owner leaves no difference', async () => {
    const payer = await Payer.with(PRODUCTS.poster.id);
    await payer.pay();
    const headers = { 'Idempotency-Key': newKey() };
    const refunded = await owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body: {}, headers });
    expect(await refunded.json()).toMatchObject({ state: 'refunded', refundedCents: DUE });
    expect(await reconcile()).toMatch(/: no difference\.$/);
  });

  test('an owner sees nothing of another shop on the same account', async () => {
    const { ref } = await ledToStripe(stripe);
    stripe.pay(ref);
    const stranger = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect(await reconcile({ by: stranger })).toMatch(/^0 compared .*: no difference\.$/);
  });

  test.each(['?from=2026-11-01', '?from=2026-11-02&to=2026-11-01', '?from=x&to=y', '?from=2026-01-01&to=2026-12-31'])(
    'the comparison refuses %s',
    async (query) => {
      expect((await owner.fetch(`/api/owner/payments/reconciliation${query}`)).status).toBe(400);
    },
  );

  test('taking over needs the right to change orders', async () => {
    const reader = await OwnerProgram.of({ scopes: ['orders:read'] });
    const path = '/api/owner/payments/reconciliation';
    expect((await reader.fetch(path, { method: 'POST', body: { from, to } })).status).toBe(403);
    expect((await reader.fetch('/api/owner/orders/1/refund', { method: 'POST', body: {} })).status).toBe(403);
  });
});

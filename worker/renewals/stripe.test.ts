import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { NEW_YORK, SETTINGS } from '../../test/worker/checkout.ts';
import type { FakeStripe } from '../../test/worker/fake-stripe.ts';
import { subscribing } from '../../test/worker/orders.ts';
import { aPayment } from '../../test/worker/payments.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, STRIPE_ACCOUNT, sendEvent } from '../../test/worker/stripe-shop.ts';
import { callAt, renewAt, theSubscription, turnClock } from '../../test/worker/subscriptions.ts';
import { reconcileDuePayments } from '../checkout/service.ts';
import { providerOf } from '../payments/service.ts';
import { stripePackage } from '../payments/stripe/client.ts';
import { keepCard } from '../subscriptions/service.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const DUE = Date.parse('2026-02-28T10:00:00Z');
const CARD = 'pm_cs_test_1';
const CHARGE = 'pi_charge_1';

let stripe: FakeStripe;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  turnClock(START);
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0 WHERE sku = 'BOX'`).run();
  await setStock('BOX', 9);
  stripe = fakeStripe();
  await subscribeWithStripe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function subscribeWithStripe(): Promise<void> {
  const payer = await subscribing(PRODUCTS.box.id, STRIPE_ACCOUNT);
  await payer.startCheckout();
  await payer.changeCheckout({ address: NEW_YORK });
  await payer.pay({ provider: 'stripe' });
  stripe.pay('cs_test_1');
  await sendEvent('checkout.session.completed', { id: 'cs_test_1' });
}

const run = (now: number) => renewAt(now, STRIPE_ACCOUNT);

/** Sends the event of the first charge as Stripe does. */
function sendIntentEvent(outcome: 'succeeded' | 'payment_failed', now: number): Promise<number> {
  turnClock(now);
  const { fields } = stripe.intents.get(CHARGE) ?? { fields: {} as Record<string, string> };
  const metadata = { site_id: fields['metadata[site_id]'], payment_id: fields['metadata[payment_id]'] };
  return sendEvent(`payment_intent.${outcome}`, { id: CHARGE, metadata });
}

/** The bank answers a charge that was pending. */
function answerCharge(status: 'succeeded' | 'requires_payment_method', code = ''): void {
  Object.assign(stripe.intents.get(CHARGE) ?? {}, { status, error: code ? { code } : null });
}

/** Gives another card on Stripe's page, as the provider names it then. */
async function anotherCard(): Promise<string> {
  const { email, currency, language, successUrl, cancelUrl, expiresAt } = aPayment();
  const provider = providerOf(STRIPE_ACCOUNT, (await callAt(Date.now())).site, 'stripe', '');
  const change = await provider?.startCardChange({
    siteId: SHOP.id,
    email,
    currency,
    language,
    successUrl,
    cancelUrl,
    expiresAt,
    card: undefined,
    changeId: 'change-1',
    subscriptionId: 'one',
    keptCard: `cus_cs_test_1/${CARD}`,
  });
  const ref = change?.status === 'redirect' ? change.ref : '';
  stripe.pay(ref);
  const found = await provider?.findCardChange(ref);
  return found?.status === 'kept' ? found.keptCard : '';
}

async function mailsOf(kind: string): Promise<string[]> {
  return (await outbox()).filter((mail) => mail.kind === kind).map(({ text_body }) => text_body);
}

/** Checks that the second cycle was paid, and everything of it is there once. */
async function expectRenewedOnce(): Promise<void> {
  expect(await theSubscription()).toMatchObject({ state: 'active', cyclesBilled: 2, attempt: '', tries: 0 });
  expect([await count('orders'), await count('payments', `state = 'paid'`), stripe.intents.size]).toEqual([2, 2, 1]);
  expect(await count('variants', `sku = 'BOX' AND qty_in_stock = 7`)).toBe(1);
  expect(await mailsOf('order-confirmation')).toHaveLength(2);
  expect(await mailsOf('renewal-failed')).toEqual([]);
}

describe('a charge that the bank answers later', () => {
  beforeEach(async () => {
    stripe.declines.set(CARD, 'processing');
    expect(await run(DUE)).toMatchObject({ waiting: 1 });
    expect(await count('orders')).toBe(1);
  });

  test('a message of success places the order, and further ones do nothing', async () => {
    answerCharge('succeeded');
    for (const hours of [2, 2, 30]) expect(await sendIntentEvent('succeeded', DUE + hours * HOUR_MS)).toBe(200);
    expect(await run(DUE + 31 * HOUR_MS)).toMatchObject({ renewed: 0 });
    await expectRenewedOnce();
  });

  test('without any message the job finds out itself, and a message that comes then does nothing', async () => {
    expect(await run(DUE + HOUR_MS)).toMatchObject({ waiting: 1 });
    answerCharge('succeeded');
    expect(await run(DUE + 2 * HOUR_MS)).toMatchObject({ renewed: 1 });
    expect(await sendIntentEvent('succeeded', DUE + 3 * HOUR_MS)).toBe(200);
    await expectRenewedOnce();
  });

  test('a message of failure that is older than the success changes nothing', async () => {
    answerCharge('succeeded');
    expect(await sendIntentEvent('payment_failed', DUE + HOUR_MS)).toBe(200);
    expect(await sendIntentEvent('succeeded', DUE + HOUR_MS)).toBe(200);
    expect(await sendIntentEvent('payment_failed', DUE + 2 * HOUR_MS)).toBe(200);
    await expectRenewedOnce();
  });

  test('a message of failure ends the charge, and the buyer gets one mail with the reason', async () => {
    answerCharge('requires_payment_method', 'expired_card');
    for (const hours of [2, 3]) expect(await sendIntentEvent('payment_failed', DUE + hours * HOUR_MS)).toBe(200);
    expect(await run(DUE + 4 * HOUR_MS)).toMatchObject({ declined: 1 });
    expect(await sendIntentEvent('payment_failed', DUE + 5 * HOUR_MS)).toBe(200);
    expect(await theSubscription()).toMatchObject({ state: 'active', tries: 1, cyclesBilled: 1 });
    const mails = await mailsOf('renewal-failed');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('The card has expired');
    expect(await count('orders')).toBe(1);
  });
});

describe('a charge whose answer was lost', () => {
  /** Charges the card while no answer arrives. */
  async function charge({ isReached }: { isReached: boolean }): Promise<void> {
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (isReached) await stripe.fetch(...call);
      throw new TypeError('Network connection lost.');
    });
    expect(await run(DUE)).toMatchObject({ failed: 1 });
    vi.stubGlobal('fetch', stripe.fetch);
    expect(await count('payments', `state = 'open' AND provider_ref IS NULL`)).toBe(1);
    expect(stripe.intents.size).toBe(Number(isReached));
  }

  test.each([true, false])('the next runs ask again and charge once (charged already: %s)', async (isReached) => {
    await charge({ isReached });
    expect(await run(DUE + 60_000)).toMatchObject({ renewed: 0, failed: 0 });
    expect(await run(DUE + HOUR_MS)).toMatchObject({ renewed: 1 });
    await expectRenewedOnce();
  });

  test('a message that comes before the answer places the order', async () => {
    await charge({ isReached: true });
    expect(await sendIntentEvent('succeeded', DUE + 1000)).toBe(200);
    await expectRenewedOnce();
    expect(await run(DUE + HOUR_MS)).toMatchObject({ renewed: 0 });
    await expectRenewedOnce();
  });

  test('a charge is found days later, when Stripe has forgotten the key, and not made again', async () => {
    await charge({ isReached: true });
    stripe.forgetKeys();
    turnClock(DUE + 3 * DAY_MS);
    await reconcileDuePayments(STRIPE_ACCOUNT, DUE + 3 * DAY_MS);
    await run(DUE + 3 * DAY_MS);
    await expectRenewedOnce();
  });

  test('a charge that never reached Stripe counts as declined after days, and is tried again', async () => {
    await charge({ isReached: false });
    stripe.forgetKeys();
    expect(await run(DUE + 3 * DAY_MS)).toMatchObject({ declined: 1 });
    expect(await run(DUE + 4 * DAY_MS)).toMatchObject({ renewed: 1 });
    expect([await count('orders'), stripe.intents.size]).toEqual([2, 1]);
  });
});

test.each([
  { id: 'pi_of_another_system', metadata: { order: '7' } },
  { id: 'pi_of_another_shop', metadata: { site_id: 'nowhere', payment_id: 'nothing' } },
])('a message about $id changes nothing', async (object) => {
  for (const outcome of ['succeeded', 'payment_failed']) {
    expect(await sendEvent(`payment_intent.${outcome}`, object)).toBe(200);
  }
  expect([await count('orders'), await count('payments')]).toEqual([1, 1]);
  expect(await run(DUE)).toMatchObject({ renewed: 1 });
});

test('where the bank asks for the buyer, the mail says so, the subscription pauses, and another card ends that', async () => {
  stripe.declines.set(CARD, 'authentication_required');
  const declined: number[] = [];
  for (let days = 0; days < 9; days++) {
    if ((await run(DUE + days * DAY_MS)).declined) declined.push(days);
    if (days === 0) await sendIntentEvent('payment_failed', DUE + HOUR_MS);
  }
  expect(declined).toEqual([0, 1, 3, 5, 7]);
  const mails = await mailsOf('renewal-failed');
  expect(mails).toHaveLength(4);
  for (const text of mails) expect(text).toMatch(/bank[^.]*confirm/i);
  expect(mails[0]).toContain('/commerce/my-subscription?id=');
  const { id, state, pauseReason } = await theSubscription();
  expect({ state, pauseReason }).toEqual({ state: 'paused', pauseReason: 'payment' });
  expect(await run(DUE + 20 * DAY_MS)).toMatchObject({ declined: 0, renewed: 0 });
  await keepCard(await callAt(DUE + 21 * DAY_MS), id, await anotherCard());
  expect(await run(DUE + 21 * DAY_MS)).toMatchObject({ renewed: 1 });
  expect(await count('orders')).toBe(2);
});

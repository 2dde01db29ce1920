import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { boughtGiftCard } from '../../../test/worker/orders.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import {
  boughtWithStripe,
  fakeStripe,
  ledToStripe,
  PACKAGE_TIMEOUT_MS,
  STRIPE_ACCOUNT,
  sendEvent,
} from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../../payments/stripe/client.ts';

const DUE = 2178;
const OWNER = 'owner@shop.test';
let stripe: FakeStripe;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: OWNER });
  stripe = fakeStripe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function order() {
  return env.DB.prepare('SELECT state, refunded_cents AS refundedCents FROM orders WHERE provider = ?1')
    .bind('stripe')
    .first<{ state: string; refundedCents: number }>();
}

async function timeline(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT kind || ' ' || (details ->> 'amountCents') AS event FROM order_events WHERE ref <> '' ORDER BY kind, ref`,
  ).all<{ event: string }>();
  return results.map(({ event }) => event);
}

const refundEvent = (ref: string, type = 'charge.refunded') =>
  sendEvent(type, { id: 'x', payment_intent: stripe.intentOf(ref), metadata: {} });

describe('a refund that was made at Stripe', () => {
  test('a refund of a part reaches the order, and one of the rest makes it refunded', async () => {
    const ref = await boughtWithStripe(stripe);
    stripe.refundAt(ref, 1000);
    expect(await refundEvent(ref)).toBe(200);
    expect(await order()).toEqual({ state: 'paid', refundedCents: 1000 });
    stripe.refundAt(ref, 178);
    stripe.refundAt(ref);
    expect(await refundEvent(ref, 'refund.created')).toBe(200);
    expect(await order()).toEqual({ state: 'refunded', refundedCents: DUE });
    expect(await timeline()).toEqual(['partlyRefunded 1000', 'partlyRefunded 178', 'partlyRefunded 1000']);
    expect((await outbox()).filter(({ kind }) => kind === 'order-refunded')).toHaveLength(3);
    expect(await count('payments', `state = 'paid'`)).toBe(1);
  });

  test('a refund that fails later is taken back', async () => {
    const ref = await boughtWithStripe(stripe);
    const refund = stripe.refundAt(ref);
    await refundEvent(ref);
    expect(await order()).toEqual({ state: 'refunded', refundedCents: DUE });
    stripe.failRefund(refund);
    expect(await refundEvent(ref, 'refund.failed')).toBe(200);
    expect(await order()).toEqual({ state: 'paid', refundedCents: 0 });
    stripe.refundAt(ref);
    await refundEvent(ref);
    expect(await order()).toEqual({ state: 'refunded', refundedCents: DUE });
  });

  test('a refund that is heard of before the payment is applied once the order is placed', async () => {
    const { ref } = await ledToStripe(stripe);
    stripe.pay(ref);
    stripe.refundAt(ref, 500);
    expect(await refundEvent(ref)).toBe(200);
    expect(await order()).toEqual({ state: 'paid', refundedCents: 500 });
  });

  test('a payment that was refunded whole before its order was placed has no order', async () => {
    const { ref } = await ledToStripe(stripe);
    stripe.pay(ref);
    stripe.refundAt(ref);
    expect(await refundEvent(ref)).toBe(200);
    expect([await count('orders'), await count('payments', `state = 'cancelled'`)]).toEqual([0, 1]);
  });
});

describe('a gift card and a refund', () => {
  async function boughtWithCard(): Promise<string> {
    const code = await boughtGiftCard({ env: STRIPE_ACCOUNT });
    // A shop that takes money accepts no card that was bought in test mode.
    await env.DB.prepare('UPDATE orders SET test_mode = 0').run();
    const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 }, STRIPE_ACCOUNT);
    await payer.changeCheckout({ giftCardCode: code });
    await payer.pay({ provider: 'stripe' });
    const ref = [...stripe.sessions.keys()].at(-1) ?? '';
    stripe.pay(ref);
    await sendEvent('checkout.session.completed', { id: ref });
    return ref;
  }
  const balance = () => env.DB.prepare('SELECT balance_cents AS n FROM gift_cards').first<number>('n');

  test('the card has its part back once everything that was charged is refunded, and loses it if that fails', async () => {
    const ref = await boughtWithCard();
    expect(await balance()).toBe(0);
    stripe.refundAt(ref, 100);
    await refundEvent(ref);
    expect(await balance()).toBe(0);
    const last = stripe.refundAt(ref);
    expect([await refundEvent(ref), await refundEvent(ref)]).toEqual([200, 200]);
    expect([(await order())?.state, await balance()]).toEqual(['refunded', 2500]);
    stripe.failRefund(last);
    await refundEvent(ref, 'refund.updated');
    expect([(await order())?.state, await balance()]).toEqual(['paid', 0]);
  });

  test('a gift card whose own order was refunded buys nothing any more', async () => {
    const code = await boughtGiftCard();
    const payer = await Payer.with(PRODUCTS.poster.id);
    expect((await payer.changeCheckout({ giftCardCode: code })).giftCard).not.toBeNull();
    await env.DB.prepare(`UPDATE orders SET state = 'refunded'`).run();
    expect((await payer.readCheckout()).giftCard).toBeNull();
    expect((await payer.putCheckout({ giftCardCode: code })).status).toBe(400);
  });
});

test.each([
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_another_system' }],
  ['charge.dispute.created', { id: 'du_1', payment_intent: 'pi_of_another_system' }],
  ['refund.created', { id: 're_1', payment_intent: null }],
  ['refund.created', { id: 're_1' }],
  ['payment_intent.succeeded', { id: 'pi_of_another_system', metadata: { order: '7' } }],
  ['checkout.session.completed', { id: 'cs_x', metadata: { site_id: 'nobody', payment_id: 'none' } }],
])('an event of another system on the same account is accepted and ignored: %s %j', async (type, object) => {
  expect(await sendEvent(type, object)).toBe(200);
  expect([await count('orders'), await count('order_events')]).toEqual([0, 0]);
});

test('events that are shuffled, doubled and delayed end alike', async () => {
  type Step = 'part' | 'fail' | 'rest' | 'dispute' | 'win';
  const steps: Step[] = ['part', 'dispute', 'fail', 'win', 'rest'];
  const messages = ['checkout.session.completed', 'payment_intent.succeeded', 'charge.refunded', 'refund.updated'];
  const disputes = ['charge.dispute.created', 'charge.dispute.closed'];
  const all = [...messages, ...disputes];

  const send = (type: string, ref: string) => {
    const intent = stripe.intentOf(ref);
    const { fields } = stripe.sessions.get(ref) ?? { fields: {} as Record<string, string> };
    const metadata = { site_id: fields['metadata[site_id]'], payment_id: fields['metadata[payment_id]'] };
    if (type.startsWith('checkout')) return sendEvent(type, { id: ref, metadata });
    if (type.startsWith('payment_intent')) return sendEvent(type, { id: intent, metadata });
    return sendEvent(type, { id: 'x', payment_intent: intent });
  };

  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ after: fc.constantFrom(...steps), type: fc.constantFrom(...all) }), { maxLength: 8 }),
      fc.shuffledSubarray(all, { minLength: all.length }),
      async (early, late) => {
        await openShops();
        await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: OWNER });
        stripe = fakeStripe();
        const { ref } = await ledToStripe(stripe);
        stripe.pay(ref);
        let refund = '';
        const dispute = () => stripe.money.disputes[0];
        for (const step of steps) {
          if (step === 'part') refund = stripe.refundAt(ref, 300);
          if (step === 'dispute') stripe.disputeAt(ref);
          if (step === 'fail') stripe.failRefund(refund);
          if (step === 'win') Object.assign(dispute() ?? {}, { status: 'won' });
          if (step === 'rest') stripe.refundAt(ref, 500);
          for (const { type } of early.filter(({ after }) => after === step)) expect(await send(type, ref)).toBe(200);
        }
        // The last events come twice, and twice at the same time.
        for (const type of late) expect(await send(type, ref)).toBe(200);
        expect(new Set(await Promise.all(late.map((type) => send(type, ref))))).toEqual(new Set([200]));
        expect(await order()).toEqual({ state: 'paid', refundedCents: 500 });
        expect(await timeline()).toEqual([
          `disputeWon ${DUE}`,
          `disputed ${DUE}`,
          'partlyRefunded 300',
          'partlyRefunded 500',
          'refundFailed 300',
        ]);
        expect([await count('orders'), await count('payments', `state = 'paid'`)]).toEqual([1, 1]);
      },
    ),
    { numRuns: 12 },
  );
});

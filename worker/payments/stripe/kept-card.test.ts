import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { FakeStripe, SECRET_KEY } from '../../../test/worker/fake-stripe.ts';
import { aPayment } from '../../../test/worker/payments.ts';
import { SHOP } from '../../../test/worker/shops.ts';
import type { CardChangeRequest, Payments } from '../port.ts';
import { stripePackage } from './client.ts';
import { stripe } from './stripe.ts';

/** Stripe's package consists of many modules in tests and takes long to load; in the Worker it is one module. */
const PACKAGE_TIMEOUT_MS = 60_000;
let fake: FakeStripe;
let payments: Payments;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fake = new FakeStripe();
  const readAccount = async () => ({ secretKey: SECRET_KEY, base: new URL('https://api.stripe.com') });
  payments = stripe({ account: '', isTest: true, chargesKeptCards: true, readAccount }, fake.fetch);
});

/** Pays a first cycle on Stripe's page and returns the kept card. */
async function keptCard(): Promise<string> {
  const { ref } = await payments.start(aPayment({ paymentId: 'first', keepsCard: true }));
  fake.pay(ref);
  return (await payments.keptCardOf(ref)) ?? '';
}

function aRenewal(card: string, over: Parameters<typeof aPayment>[0] = {}) {
  return aPayment({ paymentId: 'renewal-1', keptCard: card, ...over });
}

function aChange(over: Partial<CardChangeRequest> = {}): CardChangeRequest {
  const { siteId, email, currency, language, successUrl, cancelUrl, expiresAt, card } = aPayment();
  const places = { siteId, email, currency, language, successUrl, cancelUrl, expiresAt, card };
  return { ...places, changeId: 'change-1', subscriptionId: 'subscription-1', keptCard: '', ...over };
}

describe('the first cycle', () => {
  test('a session for a subscription keeps the card for later charges, and any other does not', async () => {
    await keptCard();
    await payments.start(aPayment());
    const [first, other] = [...fake.sessions.values()].map(({ fields }) => fields);
    const keeping = { customer_creation: 'always', 'payment_intent_data[setup_future_usage]': 'off_session' };
    expect(first).toMatchObject(keeping);
    for (const name of Object.keys(keeping)) expect(other).not.toHaveProperty([name]);
  });

  test('the kept card is the customer and the card of the session, and none before it was paid', async () => {
    const { ref } = await payments.start(aPayment({ keepsCard: true }));
    expect(await payments.keptCardOf(ref)).toBeUndefined();
    fake.pay(ref);
    expect(await payments.keptCardOf(ref)).toBe(`cus_${ref}/pm_${ref}`);
    const { ref: other } = await payments.start(aPayment({ paymentId: 'other' }));
    fake.pay(other);
    expect(await payments.keptCardOf(other)).toBeUndefined();
  });
});

describe('a charge of a kept card', () => {
  test('a renewal charges the kept card at once, and sends nothing else', async () => {
    const start = await payments.start(aRenewal(await keptCard()));
    expect(start).toEqual({ status: 'paid', ref: 'pi_charge_1' });
    expect(fake.intents.get('pi_charge_1')?.fields).toEqual({
      amount: '4899',
      currency: 'usd',
      customer: 'cus_cs_test_1',
      payment_method: 'pm_cs_test_1',
      'allowed_payment_method_types[0]': 'card',
      confirm: 'true',
      off_session: 'true',
      description: '2 × Mug, Poster',
      'metadata[site_id]': SHOP.id,
      'metadata[payment_id]': 'renewal-1',
    });
    expect(fake.requests.at(-1)?.headers.get('Idempotency-Key')).toBe('renewal-1');
    expect(await payments.find('pi_charge_1')).toBe('paid');
  });

  test('a repeat charges once, also when the first answer was lost', async () => {
    const request = aRenewal(await keptCard());
    fake.isNextAnswerLost = true;
    expect(await payments.start(request)).toMatchObject({ status: 'paid' });
    expect(await payments.start(request)).toMatchObject({ status: 'paid' });
    expect(fake.intents.size).toBe(1);
  });

  test.each([
    ['card_declined', 'declined'],
    ['insufficient_funds', 'insufficientFunds'],
    ['expired_card', 'expiredCard'],
    ['authentication_required', 'authenticationRequired'],
  ])('a renewal that Stripe answers with %s is declined: %s', async (code, reason) => {
    const request = aRenewal(await keptCard());
    fake.declines.set('pm_cs_test_1', code);
    const declined = { status: 'declined', ref: 'pi_charge_1', reason };
    expect(await payments.start(request)).toEqual(declined);
    expect(await payments.start(request)).toEqual(declined);
    expect(await payments.find('pi_charge_1')).toBe('cancelled');
    expect(await payments.findStarted(request)).toEqual(declined);
  });

  test('a card that Stripe does not know any more is declined', async () => {
    expect(await payments.start(aRenewal('cus_gone/pm_gone'))).toEqual({
      status: 'declined',
      ref: '',
      reason: 'declined',
    });
  });

  test('a renewal that the bank has not answered is pending, and then paid', async () => {
    const request = aRenewal(await keptCard());
    fake.declines.set('pm_cs_test_1', 'processing');
    expect(await payments.start(request)).toEqual({ status: 'pending', ref: 'pi_charge_1' });
    expect(await payments.find('pi_charge_1')).toBe('open');
    expect(await payments.cancel('pi_charge_1')).toBe('open');
    Object.assign(fake.intents.get('pi_charge_1') ?? {}, { status: 'succeeded' });
    expect(await payments.find('pi_charge_1')).toBe('paid');
    expect(await payments.cancel('pi_charge_1')).toBe('paid');
  });

  test('a renewal is refunded once and then counts as cancelled', async () => {
    const { ref } = await payments.start(aRenewal(await keptCard()));
    await payments.refund(ref);
    await payments.refund(ref);
    expect(fake.intents.get(ref)?.refunded).toBe(true);
    expect(await payments.find(ref)).toBe('cancelled');
  });

  test('a repeat after the payment’s time only looks for the first charge, because Stripe forgets its key', async () => {
    const card = await keptCard();
    const request = aRenewal(card);
    await payments.start(request);
    const late = { expiresAt: Date.now() - HOUR_MS };
    expect(await payments.start(aRenewal(card, late))).toEqual({ status: 'paid', ref: 'pi_charge_1' });
    expect(await payments.start(aRenewal(card, { ...late, paymentId: 'another' }))).toMatchObject({
      status: 'declined',
    });
    expect(fake.intents.size).toBe(1);
  });

  test('a charge is looked for without charging', async () => {
    const request = aRenewal(await keptCard());
    expect(await payments.findStarted(request)).toBeUndefined();
    const start = await payments.start(request);
    expect(await payments.findStarted(request)).toEqual(start);
    expect(fake.intents.size).toBe(1);
  });
});

describe('a change of card', () => {
  test('a change leads to Stripe’s page, on which nothing is paid, for the customer that is known', async () => {
    const card = await keptCard();
    const start = await payments.startCardChange(aChange({ keptCard: card }));
    expect(start).toMatchObject({ status: 'redirect', ref: 'cs_test_2' });
    expect(fake.sessions.get('cs_test_2')?.fields).toMatchObject({ mode: 'setup', customer: 'cus_cs_test_1' });
    expect(await payments.findCardChange('cs_test_2')).toEqual({ status: 'open' });
    fake.pay('cs_test_2');
    const kept = { status: 'kept', keptCard: 'cus_cs_test_1/pm_cs_test_2' };
    expect(await payments.findCardChange('cs_test_2')).toEqual(kept);
    expect(await payments.start(aRenewal(kept.keptCard))).toMatchObject({ status: 'paid' });
  });

  test('a change without an earlier card makes a customer, and one that the buyer leaves ends', async () => {
    const start = await payments.startCardChange(aChange());
    const ref = start.status === 'redirect' ? start.ref : '';
    expect(fake.sessions.get(ref)?.fields).toMatchObject({
      customer_creation: 'always',
      customer_email: 'ann@mail.test',
    });
    Object.assign(fake.sessions.get(ref) ?? {}, { status: 'expired' });
    expect(await payments.findCardChange(ref)).toEqual({ status: 'cancelled' });
  });
});

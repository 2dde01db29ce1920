import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TEST_CARDS } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { aPayment } from '../../../test/worker/payments.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { sessionSecrets } from '../../session/service.ts';
import type { Payments } from '../port.ts';
import { deleteExpiredTestPayments } from '../service.ts';
import { testMode } from './test-mode.ts';

let payments: Payments;

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openShops();
  payments = modeOf(SHOP.id);
});

function modeOf(siteId: string): Payments {
  return testMode({ db: env.DB, siteId, secrets: sessionSecrets(env) });
}

async function secondStep(over: Parameters<typeof aPayment>[0] = {}) {
  const start = await payments.start(aPayment({ card: 'secondStep', ...over }));
  if (start.status !== 'redirect') throw new Error(`It is ${start.status}`);
  return start;
}

function later(ms: number): void {
  const now = Date.now() + ms;
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

describe('the made-up cards', () => {
  test('there is a test card for each outcome of a payment', async () => {
    const starts = await Promise.all(TEST_CARDS.map((card) => payments.start(aPayment({ card, paymentId: card }))));
    expect(starts).toEqual([
      { status: 'paid', ref: 'test_succeeds' },
      { status: 'declined', ref: 'test_declined', reason: 'declined' },
      { status: 'declined', ref: 'test_insufficientFunds', reason: 'insufficientFunds' },
      { status: 'declined', ref: 'test_expired', reason: 'expiredCard' },
      { status: 'redirect', ref: 'test_secondStep', url: expect.stringMatching(/^https:\/\/a\.example\/commerce\//) },
    ]);
    const found = await Promise.all(starts.map(({ ref }) => payments.find(ref)));
    expect(found).toEqual(['paid', 'cancelled', 'cancelled', 'cancelled', 'open']);
  });

  test.each([undefined, '', '4242424242424242', 'constructor', 'unknown'])(
    'other cards are declined: %j',
    async (card) => {
      expect(await payments.start(aPayment({ card }))).toMatchObject({ status: 'declined', reason: 'unknownCard' });
      expect(await count('test_payments', `reason = 'unknownCard' AND state = 'declined'`)).toBe(1);
    },
  );

  test('a repeat gets the first answer, whatever card it names', async () => {
    const first = await payments.start(aPayment({ card: 'declined' }));
    const repeats = ['declined', 'succeeds', 'secondStep'].map((card) => payments.start(aPayment({ card })));
    for (const repeat of await Promise.all(repeats)) expect(repeat).toEqual(first);
    expect(await count('test_payments')).toBe(1);
  });

  test('a payment of another site is refused', async () => {
    await expect(payments.start(aPayment({ siteId: OTHER.id }))).rejects.toThrow();
  });
});

describe('a payment of test mode', () => {
  test('a payment can be cancelled until it is paid, and stays as it is afterwards', async () => {
    const { ref } = await secondStep();
    expect(await payments.cancel(ref)).toBe('cancelled');
    expect(await payments.cancel(ref)).toBe('cancelled');
    const paid = await payments.start(aPayment({ card: 'succeeds', paymentId: 'two' }));
    expect(await payments.cancel(paid.ref)).toBe('paid');
  });

  test('a payment is refunded once and then no longer paid', async () => {
    const { ref } = await payments.start(aPayment({ card: 'succeeds' }));
    await payments.refund(ref);
    await payments.refund(ref);
    expect(await payments.find(ref)).toBe('cancelled');
    expect(await payments.refund((await secondStep({ paymentId: 'two' })).ref)).toBe('refused');
  });

  test('a payment is unknown to another site and under another id', async () => {
    const { ref } = await payments.start(aPayment({ card: 'succeeds' }));
    for (const [asked, name] of [
      [modeOf(OTHER.id), ref],
      [payments, 'payment-1'],
      [payments, 'test_nothing'],
    ] as const) {
      await expect(asked.find(name)).rejects.toThrow();
      await expect(asked.cancel(name)).rejects.toThrow();
      expect(await asked.refund(name)).toBe('refused');
    }
    expect(await payments.find(ref)).toBe('paid');
  });

  test('a payment is deleted after 90 days', async () => {
    await payments.start(aPayment({ card: 'succeeds' }));
    expect(await deleteExpiredTestPayments(env.DB, Date.now() + 89 * DAY_MS)).toEqual({ testPayments: 0 });
    expect(await deleteExpiredTestPayments(env.DB, Date.now() + 91 * DAY_MS)).toEqual({ testPayments: 1 });
  });
});

describe('the second step', () => {
  const { successUrl, cancelUrl } = aPayment();

  test('the second step asks for a decision, and says the amount and that no money is charged', async () => {
    const { url } = await secondStep();
    const { status, page, headers } = await open(url);
    expect(status).toBe(200);
    expect((await page.only('h1'))['']).toBe('Confirm your payment');
    expect(page.html).toContain('$48.99');
    expect(page.html).toContain('no money is charged');
    expect((await page.all('form button')).map(({ value }) => value)).toEqual(['approve', 'decline']);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(await payments.find('test_payment-1')).toBe('open');
  });

  test.each([
    ['approve', 'paid', successUrl],
    ['decline', 'cancelled', cancelUrl],
  ])(
    'the second step accepts %s: the payment is %s, and the visitor is led back',
    async (decision, state, location) => {
      const { url, ref } = await secondStep();
      const answer = await open(url, { form: { decision } });
      expect([answer.status, answer.location]).toEqual([303, location]);
      expect(await payments.find(ref)).toBe(state);
    },
  );

  test.each([
    ['approve', 'decline', 'paid', successUrl],
    ['decline', 'approve', 'cancelled', cancelUrl],
  ])('a payment is decided once: %s is not changed by %s', async (first, second, state, location) => {
    const { url, ref } = await secondStep();
    await open(url, { form: { decision: first } });
    for (const form of [{ decision: second }, undefined]) {
      expect((await open(url, form && { form })).location).toBe(location);
    }
    expect(await payments.find(ref)).toBe(state);
  });

  test('of two decisions at once one counts, and both lead the same way', async () => {
    const { url, ref } = await secondStep();
    const answers = await Promise.all(['approve', 'decline'].map((decision) => open(url, { form: { decision } })));
    const expected = (await payments.find(ref)) === 'paid' ? successUrl : cancelUrl;
    expect(answers.map(({ location }) => location)).toEqual([expected, expected]);
  });

  test('a decision and a cancellation at once have one outcome, which both answers have', async () => {
    for (let round = 0; round < 10; round++) {
      const { url, ref } = await secondStep({ paymentId: `round-${round}` });
      const [outcome, { location }] = await Promise.all([
        payments.cancel(ref),
        open(url, { form: { decision: 'approve' } }),
      ]);
      const isPaid = (await payments.find(ref)) === 'paid';
      expect([outcome, location]).toEqual(isPaid ? ['paid', successUrl] : ['cancelled', cancelUrl]);
    }
  });

  test('the second step leads back where the payment was cancelled meanwhile', async () => {
    const { url, ref } = await secondStep();
    await payments.cancel(ref);
    expect((await open(url)).location).toBe(cancelUrl);
    expect((await open(url, { form: { decision: 'approve' } })).location).toBe(cancelUrl);
    expect(await payments.find(ref)).toBe('cancelled');
  });

  test('the second step is too late once the payment has expired', async () => {
    const { url, ref } = await secondStep();
    later(31 * 60 * 1000);
    expect((await open(url)).status).toBe(410);
    expect((await open(url, { form: { decision: 'approve' } })).status).toBe(410);
    expect(await payments.find(ref)).toBe('cancelled');
  });

  test.each(['', 'perhaps'])('the second step accepts no other answer: %j', async (decision) => {
    const { url, ref } = await secondStep();
    expect((await open(url, { form: { decision } })).status).toBe(400);
    expect(await payments.find(ref)).toBe('open');
  });

  test.each<[string, (url: URL) => unknown]>([
    ['without a payment', (url) => url.searchParams.delete('payment')],
    ['unsigned', (url) => url.searchParams.set('payment', 'payment-1')],
    ['signed for another payment', (url) => url.searchParams.set('payment', changed(url, /^[\w-]+/, 'payment-2'))],
    ['with another signature', (url) => url.searchParams.set('payment', changed(url, /.$/, '~'))],
    ['at another shop', (url) => Object.assign(url, { host: OTHER.host })],
  ])('there is no second step %s', async (_, change) => {
    const { url, ref } = await secondStep();
    await secondStep({ paymentId: 'payment-2' });
    const other = new URL(url);
    change(other);
    const call = { host: other.host, form: { decision: 'approve' } };
    const path = other.pathname + other.search;
    expect((await open(path, { host: other.host })).status).toBe(404);
    expect((await open(path, call)).status).toBe(404);
    expect([await payments.find(ref), await payments.find('test_payment-2')]).toEqual(['open', 'open']);
  });

  test('there is no second step once the shop takes money', async () => {
    const { url, ref } = await secondStep();
    const live = { ENVIRONMENT: 'production', STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec' } as const;
    expect((await open(url, { env: live, form: { decision: 'approve' } })).status).toBe(404);
    expect(await payments.find(ref)).toBe('open');
    await setStoreSettings(SHOP.id, { testMode: true });
    expect((await open(url, { env: { ...live, ENVIRONMENT: 'test' } })).status).toBe(200);
  });

  test('the second step speaks the shop’s language', async () => {
    const theirs = modeOf(OTHER.id);
    const request = aPayment({ siteId: OTHER.id, card: 'secondStep', successUrl: `https://${OTHER.host}/paid` });
    const start = await theirs.start(request);
    const { page } = await open(start.status === 'redirect' ? start.url : '', { host: OTHER.host });
    expect(page.html).toContain('Zahlung bestätigen');
    expect(page.html).toMatch(/48,99\s\$/);
  });
});

function changed(url: URL, part: RegExp, by: string): string {
  return (url.searchParams.get('payment') ?? '').replace(part, by);
}

describe('a kept card of test mode', () => {
  /** Pays a first cycle with a card and returns what was kept. */
  async function kept(card: string): Promise<string> {
    const { ref } = await payments.start(aPayment({ card, keepsCard: true }));
    return (await payments.keptCardOf(ref)) ?? '';
  }

  test.each([
    ['succeeds', ['paid', 'paid']],
    ['renewalFailsOnce', ['declined', 'paid']],
    ['renewalFails', ['insufficientFunds', 'insufficientFunds']],
    ['renewalExpires', ['expiredCard', 'expiredCard']],
  ])('a subscription that was paid with %s renews so: %j', async (card, expected) => {
    const keptCard = await kept(card);
    const renew = async (paymentId: string) => {
      const start = await payments.start(aPayment({ paymentId, keptCard }));
      return start.status === 'declined' ? start.reason : start.status;
    };
    expect([await renew('renewal-1'), await renew('renewal-2')]).toEqual(expected);
    expect([await renew('renewal-1'), await renew('renewal-2')]).toEqual(expected);
  });

  test('cards for renewals are unknown where nothing is kept', async () => {
    expect(await payments.start(aPayment({ card: 'renewalFails' }))).toMatchObject({ reason: 'unknownCard' });
    expect(await payments.keptCardOf((await payments.start(aPayment({ card: 'succeeds', paymentId: 'x' }))).ref)).toBe(
      undefined,
    );
  });

  test('a charge is looked for without charging', async () => {
    const request = aPayment({ paymentId: 'renewal-1', keptCard: 'succeeds.x' });
    expect(await payments.findStarted(request)).toBeUndefined();
    const start = await payments.start(request);
    expect(await payments.findStarted(request)).toEqual(start);
  });

  test('another card is kept at once where it is accepted', async () => {
    const { siteId, email, currency, language, successUrl, cancelUrl, expiresAt } = aPayment();
    const rest = { siteId, email, currency, language, successUrl, cancelUrl, expiresAt, subscriptionId: 's' };
    const change = (card: string) => payments.startCardChange({ ...rest, card, changeId: 'change-1', keptCard: '' });
    expect(await change('succeeds')).toEqual({ status: 'kept', keptCard: 'succeeds.change-1' });
    expect(await change('insufficientFunds')).toEqual({ status: 'declined', reason: 'insufficientFunds' });
  });
});

import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStripe, refuse, SECRET_KEY } from '../../../test/worker/fake-stripe.ts';
import { aPayment } from '../../../test/worker/payments.ts';
import { SHOP } from '../../../test/worker/shops.ts';
import type { Payments } from '../port.ts';
import { isTestKey } from './account.ts';
import { stripePackage } from './client.ts';
import { stripe } from './stripe.ts';

const base = new URL('https://api.stripe.com');
/** Stripe's package consists of many modules in tests and takes long to load; in the Worker it is one module. */
const PACKAGE_TIMEOUT_MS = 60_000;
let fake: FakeStripe;
let payments: Payments;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);

beforeEach(() => {
  fake = new FakeStripe();
  payments = paymentsWith(SECRET_KEY);
});

function paymentsWith(secretKey: string, api = base): Payments {
  const isTest = isTestKey(secretKey);
  const readAccount = async () => ({ secretKey, base: api });
  return stripe({ account: '', isTest, chargesKeptCards: true, readAccount }, fake.fetch);
}

/** Starts a payment and returns the fields of its session. */
async function fieldsOf(...over: Parameters<typeof aPayment>) {
  const { ref } = await payments.start(aPayment(...over));
  return fake.sessions.get(ref)?.fields ?? {};
}

describe('starting a payment', () => {
  test('a payment leads to Stripe’s page with exactly the sum that is due, and sends nothing else', async () => {
    const request = aPayment();
    const start = await payments.start(request);
    expect(start).toEqual({
      status: 'redirect',
      ref: 'cs_test_1',
      url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    expect(fake.sessions.get('cs_test_1')?.fields).toEqual({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '4899',
      'line_items[0][price_data][product_data][name]': '2 × Mug, Poster',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: 'payment-1',
      customer_email: 'ann@mail.test',
      locale: 'en',
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
      expires_at: String(Math.ceil(request.expiresAt / 1000) + 300),
      'metadata[site_id]': SHOP.id,
      'metadata[payment_id]': 'payment-1',
      'payment_intent_data[metadata][site_id]': SHOP.id,
      'payment_intent_data[metadata][payment_id]': 'payment-1',
    });
  });

  test.each([
    'http://checkout.stripe.com/',
    'https://checkout.stripe.com.evil.example/',
    'https://evilstripe.com/',
    'https://evil.example/stripe.com/',
    'javascript:alert(1)//',
  ])('no buyer is sent to %s', async (page) => {
    fake.page = page;
    await expect(payments.start(aPayment())).rejects.toThrow('Stripe returned no address of a page of its own');
  });

  test('a payment in instalments allows Afterpay alone, and says where the goods go', async () => {
    const delivery = {
      firstName: 'Ann',
      lastName: 'Lee',
      line1: '1 Main St',
      line2: '',
      city: 'New York',
      region: 'NY',
      postalCode: '10001',
      countryCode: 'US',
      phone: '555',
    };
    const fields = await fieldsOf({ method: 'installments', delivery });
    expect(fields).toMatchObject({
      'allowed_payment_method_types[0]': 'afterpay_clearpay',
      'payment_intent_data[shipping][name]': 'Ann Lee',
      'payment_intent_data[shipping][phone]': '555',
      'payment_intent_data[shipping][address][line1]': '1 Main St',
      'payment_intent_data[shipping][address][city]': 'New York',
      'payment_intent_data[shipping][address][state]': 'NY',
      'payment_intent_data[shipping][address][postal_code]': '10001',
      'payment_intent_data[shipping][address][country]': 'US',
    });
    expect(fields).not.toHaveProperty('payment_intent_data[shipping][address][line2]');
  });

  test('Afterpay without a place in the country of the currency is declined, and nothing is charged', async () => {
    expect(await payments.start(aPayment({ method: 'installments' }))).toMatchObject({ status: 'declined', ref: '' });
  });

  test('a payment that its provider confirms later is open until it is paid, or has failed', async () => {
    const { ref } = await payments.start(aPayment());
    fake.agree(ref, 'processing');
    expect(await payments.find(ref)).toBe('open');
    fake.agree(ref, 'requires_payment_method');
    expect(await payments.find(ref)).toBe('cancelled');
  });

  test('a call names us, one version of the API and a key for each payment, and sends no telemetry', async () => {
    await payments.start(aPayment());
    await payments.start(aPayment({ paymentId: 'payment-2' }));
    expect(fake.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['payment-1', 'payment-2']);
    for (const { headers } of fake.requests) {
      expect(headers.get('Authorization')).toBe(`Bearer ${SECRET_KEY}`);
      expect(headers.get('Stripe-Version')).toBe('2026-10-28.endive');
      expect(headers.get('X-Stripe-Client-Telemetry') ?? '').toBe('');
    }
  });

  test('a repeated payment creates one session', async () => {
    const request = aPayment();
    const starts = await Promise.all([1, 2, 3].map(() => payments.start(request)));
    expect(new Set(starts.map(({ ref }) => ref))).toEqual(new Set(['cs_test_1']));
    expect(fake.sessions.size).toBe(1);
  });

  test('a payment finds its session again when the answer was lost', async () => {
    fake.isNextAnswerLost = true;
    expect(await payments.start(aPayment())).toMatchObject({ ref: 'cs_test_1' });
    expect(fake.requests).toHaveLength(2);
    expect(fake.sessions.size).toBe(1);
  });

  test.each([
    ['de-DE', 'de'],
    ['fr-CA', 'fr'],
    ['es_MX', 'es'],
    ['EN', 'en'],
    ['eo', 'auto'],
    ['', 'auto'],
  ])('a shop in %j shows Stripe’s page in %s', async (language, locale) => {
    expect(await fieldsOf({ language })).toMatchObject({ locale });
  });

  test('an amount in yen has no fraction', async () => {
    expect(await fieldsOf({ currency: 'JPY', amountCents: 49 })).toMatchObject({
      'line_items[0][price_data][currency]': 'jpy',
      'line_items[0][price_data][unit_amount]': '49',
    });
  });

  test('a session names many products in 250 characters and cuts no character in half', async () => {
    const lines = [{ title: '🫖'.repeat(400), quantity: 1 }];
    const name = (await fieldsOf({ lines }))['line_items[0][price_data][product_data][name]'] ?? '';
    expect([...name]).toHaveLength(250);
    expect(name).toBe(`${'🫖'.repeat(249)}…`);
  });

  test('calls go to the API address that is set', async () => {
    fake.base = 'http://stripe.test:12111';
    payments = paymentsWith(SECRET_KEY, new URL('http://stripe.test:12111'));
    expect(await payments.start(aPayment())).toMatchObject({ status: 'redirect' });
  });

  test('an amount that Stripe does not accept is declined, because a repeat would not change that', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const start = await payments.start(aPayment({ amountCents: 49 }));
    expect(start).toEqual({ status: 'declined', ref: '', reason: 'declined' });
    expect(fake.requests).toHaveLength(1);
    expect(String(logged.mock.calls)).toContain('amount_too_small');
    expect(String(logged.mock.calls)).not.toContain('ann@mail.test');
    logged.mockRestore();
  });
});

describe('the status of a payment', () => {
  test('a payment is open and then paid', async () => {
    const { ref } = await payments.start(aPayment());
    expect(await payments.find(ref)).toBe('open');
    fake.pay(ref);
    expect(await payments.find(ref)).toBe('paid');
  });

  test('a payment is open while money is on its way', async () => {
    const { ref } = await payments.start(aPayment());
    Object.assign(fake.sessions.get(ref) ?? {}, { status: 'complete' });
    expect(await payments.find(ref)).toBe('open');
  });

  test('an ended session is cancelled, and a repeat of its cancellation changes nothing', async () => {
    const { ref } = await payments.start(aPayment());
    expect(await payments.cancel(ref)).toBe('cancelled');
    expect(await payments.cancel(ref)).toBe('cancelled');
    expect(await payments.find(ref)).toBe('cancelled');
    expect(() => fake.pay(ref)).toThrow();
  });

  test('a payment is paid where its cancellation came too late', async () => {
    const { ref } = await payments.start(aPayment());
    fake.pay(ref);
    expect(await payments.cancel(ref)).toBe('paid');
  });

  test('a payment is refunded once and then no longer paid', async () => {
    const { ref } = await payments.start(aPayment());
    await expect(payments.refund(ref)).rejects.toThrow('Nothing was paid');
    fake.pay(ref);
    await payments.refund(ref);
    await payments.refund(ref);
    expect(fake.requests.filter(({ path }) => path === '/v1/refunds').map(({ fields }) => fields)).toEqual([
      { payment_intent: `pi_${ref}` },
      { payment_intent: `pi_${ref}` },
    ]);
    expect(await payments.find(ref)).toBe('cancelled');
  });

  test('a refund succeeds where the owner has refunded the payment already', async () => {
    const { ref } = await payments.start(aPayment());
    fake.pay(ref);
    Object.assign(fake.sessions.get(ref) ?? {}, { refunded: true });
    await payments.refund(ref);
    expect(await payments.find(ref)).toBe('cancelled');
  });

  test('an unknown session has no status', async () => {
    for (const act of ['find', 'cancel', 'refund'] as const) await expect(payments[act]('cs_no')).rejects.toThrow();
  });
});

describe('a Stripe that fails', () => {
  const calls = ['start', 'find', 'cancel', 'refund'] as const;
  const call = (name: (typeof calls)[number], ref: string) =>
    name === 'start' ? payments.start(aPayment({ paymentId: 'another' })) : payments[name](ref);

  const failures: [string, () => Response, number][] = [
    ['500', () => refuse(500, 'down'), 2],
    ['503 without a body', () => new Response(null, { status: 503 }), 2],
    ['200 with a page', () => new Response('<html>', { status: 200 }), 1],
    ['401', () => refuse(401, 'api_key_expired'), 1],
    ['403', () => refuse(403, 'no_permission'), 1],
    ['429', () => refuse(429, 'rate_limit'), 1],
  ];

  test.each(failures.flatMap(([name, failure, tries]) => calls.map((act) => [act, name, failure, tries] as const)))(
    'a call fails to %s after %s',
    async (act, _, failure, tries) => {
      const { ref } = await payments.start(aPayment());
      fake.pay(ref);
      fake.requests.length = 0;
      fake.failures.push(failure, failure, failure, failure);
      await expect(call(act, ref)).rejects.toThrow();
      expect(fake.requests).toHaveLength(tries);
    },
  );

  test('a call is repeated once with the same key when the connection was lost', async () => {
    fake.failures.push('network');
    expect(await payments.start(aPayment())).toMatchObject({ ref: 'cs_test_1' });
    expect(fake.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['payment-1', 'payment-1']);
  });

  test('a call has 4 seconds, twice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fake.failures.push('timeout', 'timeout');
      const failure = payments.start(aPayment()).catch((error: Error) => error);
      await vi.advanceTimersByTimeAsync(3_999);
      expect(fake.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(5_001);
      expect(await failure).toBeInstanceOf(Error);
      expect(fake.requests).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });
});

test.each([
  ['sk_test_1', true],
  ['rk_test_1', true],
  ['sk_live_1', false],
  ['sk_live_test_1', false],
])('the key %s means test mode: %j', (secretKey, isTest) => {
  expect(paymentsWith(secretKey).isTest).toBe(isTest);
});

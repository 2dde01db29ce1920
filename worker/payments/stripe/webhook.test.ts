import { env } from 'cloudflare:workers';
import { Hono } from 'hono';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECRET_KEY, WEBHOOK_SECRET } from '../../../test/worker/fake-stripe.ts';
import type { Bindings } from '../../env.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { answerError } from '../../http/errors.ts';
import { stripePackage } from './client.ts';
import { type Reconcile, STRIPE_WEBHOOK_PATH, stripeWebhook } from './webhook.ts';

/** Stripe's package consists of many modules in tests and takes long to load; in the Worker it is one module. */
const PACKAGE_TIMEOUT_MS = 60_000;
const bindings: Bindings = { ...env, STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };
const reconcile = vi.fn<Reconcile>();
const app = new Hono<AppEnv>();
app.onError(answerError);
app.route('/', stripeWebhook(reconcile));

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);

beforeEach(() => {
  reconcile.mockReset().mockResolvedValue(undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function anEvent(type = 'checkout.session.completed', object: object = { id: 'cs_test_1' }): string {
  return JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
}

async function signed(payload: string, { secret = WEBHOOK_SECRET, ageSeconds = 0 } = {}): Promise<string> {
  const { webhooks } = await stripePackage();
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp });
}

async function sendEvent(body: string, signature?: string | null, over: Partial<Bindings> = {}, method = 'POST') {
  const header = signature === undefined ? await signed(body) : signature;
  const headers = { 'Content-Type': 'application/json', ...(header !== null && { 'Stripe-Signature': header }) };
  const init = { method, headers, ...(method === 'POST' && { body }) };
  const response = await app.request(`https://a.example${STRIPE_WEBHOOK_PATH}`, init, { ...bindings, ...over });
  return { status: response.status, body: (await response.json()) as { code?: string; received?: boolean } };
}

describe('an event of Stripe', () => {
  test.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ])('the event %s reconciles the payment', async (type) => {
    expect(await sendEvent(anEvent(type))).toEqual({ status: 200, body: { received: true } });
    expect(reconcile.mock.calls.map(([, payment]) => payment)).toEqual([
      { provider: 'stripe', account: '', ref: 'cs_test_1' },
    ]);
    expect(reconcile.mock.calls[0]?.[0].DB).toBe(env.DB);
  });

  test.each(['payment_intent.succeeded', 'payment_intent.payment_failed'])(
    'the event %s names the payment by Stripe’s id and by ours',
    async (type) => {
      const metadata = { site_id: 'a', payment_id: 'payment-1' };
      expect((await sendEvent(anEvent(type, { id: 'pi_1', metadata }))).status).toBe(200);
      expect(reconcile.mock.calls.map(([, payment]) => payment)).toEqual([
        { provider: 'stripe', account: '', ref: 'pi_1', siteId: 'a', paymentId: 'payment-1' },
      ]);
    },
  );

  test.each([
    anEvent('payment_intent.created', { id: 'pi_1' }),
    anEvent('charge.refunded', { id: 'ch_1', payment_intent: null }),
    anEvent('an.event.of.tomorrow'),
    anEvent('checkout.session.completed', {}),
    anEvent('checkout.session.completed', { id: 7 }),
    '{"type":"checkout.session.completed"}',
    '[]',
    'null',
  ])('an event of another kind is accepted and ignored: %s', async (event) => {
    expect(await sendEvent(event)).toEqual({ status: 200, body: { received: true } });
    expect(reconcile).not.toHaveBeenCalled();
  });

  test('an event that comes twice reconciles twice, which only asks the provider again', async () => {
    const event = anEvent();
    const signature = await signed(event);
    expect([(await sendEvent(event, signature)).status, (await sendEvent(event, signature)).status]).toEqual([
      200, 200,
    ]);
    expect(reconcile).toHaveBeenCalledTimes(2);
  });

  test('an event is answered with an error when reconciling fails, so that Stripe repeats it', async () => {
    reconcile.mockRejectedValueOnce(new Error('D1 is away'));
    expect((await sendEvent(anEvent())).status).toBe(500);
    expect((await sendEvent(anEvent())).status).toBe(200);
  });
});

describe('an event that is not Stripe’s', () => {
  const event = anEvent();

  test.each<[string, () => Promise<string | null> | string | null]>([
    ['without a signature', () => null],
    ['with an empty one', () => ''],
    ['with nonsense', () => 'v1=abc'],
    ['with a time alone', () => `t=${Math.floor(Date.now() / 1000)}`],
    ['signed with another secret', () => signed(event, { secret: 'whsec_of_another' })],
    ['signed for another body', () => signed(`${event} `)],
    ['signed 6 minutes ago', () => signed(event, { ageSeconds: 360 })],
    ['signed in an older scheme', async () => (await signed(event)).replace('v1=', 'v0=')],
  ])('an event is refused %s', async (_, signature) => {
    expect(await sendEvent(event, await signature())).toMatchObject({ status: 400, body: { code: 'WEBHOOK_INVALID' } });
    expect(reconcile).not.toHaveBeenCalled();
  });

  test('an event that was signed 4 minutes ago is accepted, because events may be late', async () => {
    expect((await sendEvent(event, await signed(event, { ageSeconds: 240 }))).status).toBe(200);
  });

  test.each(['', 'no JSON', '{"object":"v2.core.event"}'])('an event is refused with the body %j', async (body) => {
    const { status } = await sendEvent(body, await signed(body));
    expect(status).toBe(400);
    expect(reconcile).not.toHaveBeenCalled();
  });

  test('an event that is too large is refused', async () => {
    expect((await sendEvent(' '.repeat(512 * 1024 + 1), 'v1=abc')).status).toBe(413);
  });
});

test.each<Partial<Bindings>>([{ STRIPE_SECRET_KEY: '' }, { STRIPE_WEBHOOK_SECRET: '' }])(
  'the webhook does not exist where Stripe is not set up: %j',
  async (over) => {
    expect((await sendEvent(anEvent(), undefined, over)).status).toBe(404);
    expect(reconcile).not.toHaveBeenCalled();
  },
);

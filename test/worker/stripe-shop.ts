import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { stripePackage } from '#worker/payments/stripe/client.ts';
import { Payer } from './checkout.ts';
import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from './fake-stripe.ts';
import { PRODUCTS } from './shops.ts';

/** Stripe's package consists of many modules in tests and takes long to load; in the Worker it is one module. */
export const PACKAGE_TIMEOUT_MS = 60_000;
export const STRIPE_ACCOUNT: Bindings = {
  ...env,
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
};

/** Stripe's package waits for half a second up to two before it repeats a call, and much longer for an answer. */
const LONGEST_PAUSE_MS = 2_000;

/** The endpoint of the Worker's own account. */
const WORKER_ENDPOINT = { url: 'https://anywhere.example/api/commerce/payments/stripe', secret: WEBHOOK_SECRET };

/** Puts a fake Stripe in place of the network, which calls are repeated to without a pause. */
export function fakeStripe(): FakeStripe {
  const stripe = new FakeStripe();
  vi.stubGlobal('fetch', stripe.fetch);
  const { setTimeout: begin } = globalThis;
  vi.stubGlobal('setTimeout', (run: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) =>
    begin(run, ms > LONGEST_PAUSE_MS ? ms : 0, ...values),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A queue that delivers after the last test keeps the runner from ending.
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
  return stripe;
}

/** Sends an event as Stripe does: to the address of all shops, or to that of a shop's own account. */
export async function sendEvent(
  type: string,
  object: object,
  { url, secret }: { url: string; secret: string } = WORKER_ENDPOINT,
): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const { webhooks } = await stripePackage();
  const signature = await webhooks.generateTestHeaderStringAsync({ payload, secret });
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  return (await app.fetch(request, STRIPE_ACCOUNT)).status;
}

/** Leads a visitor with a poster to Stripe's page; returns the visitor and the session. */
export async function ledToStripe(stripe: FakeStripe): Promise<{ payer: Payer; ref: string }> {
  const payer = await Payer.with(PRODUCTS.poster.id, {}, STRIPE_ACCOUNT);
  const answer = await payer.pay({ provider: 'stripe' });
  if (answer.status !== 'redirect') throw new Error(`It is ${answer.status}`);
  return { payer, ref: [...stripe.sessions.keys()].at(-1) ?? '' };
}

/** Buys a poster with Stripe; returns the session. */
export async function boughtWithStripe(stripe: FakeStripe): Promise<string> {
  const { ref } = await ledToStripe(stripe);
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  return ref;
}

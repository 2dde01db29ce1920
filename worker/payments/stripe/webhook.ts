import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../../env.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { methodNotAllowed } from '../../http/middleware/method-not-allowed.ts';
import { stripeAccount } from './account.ts';
import { stripePackage } from './client.ts';

export const STRIPE_WEBHOOK_PATH = '/api/commerce/payments/stripe';

const BODY_MAX_BYTES = 512 * 1024;
/** Events after which the state of a session may have changed. */
const CHANGING_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

/**
 * Reconciles the payment with this reference; does nothing for an unknown payment or one that has ended. The event
 * itself is only a hint, so the provider is asked for the status.
 */
export type Reconcile = (env: Bindings, payment: { provider: PaymentProvider; ref: string }) => Promise<unknown>;

const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ApiError('BODY_TOO_LARGE');
  },
});

/**
 * Receives Stripe's events. All shops share one address, so this route comes before the site is looked up. If
 * reconciling fails, the reply is an error, and Stripe repeats the event.
 */
export function stripeWebhook(reconcile: Reconcile): Hono<AppEnv> {
  const webhook = new Hono<AppEnv>();

  webhook.post(STRIPE_WEBHOOK_PATH, withinLimit, async (c) => {
    const account = stripeAccount(c.env);
    if (!account) throw new ApiError('NOT_FOUND');
    const event = await readEvent(await c.req.text(), c.req.header('Stripe-Signature'), account.webhookSecret);
    const ref = sessionOf(event);
    if (ref) await reconcile(c.env, { provider: 'stripe', ref });
    return c.json({ received: true });
  });

  webhook.all(STRIPE_WEBHOOK_PATH, methodNotAllowed('POST'));
  return webhook;
}

async function readEvent(body: string, signature: string | undefined, secret: string): Promise<Stripe.Event> {
  const { webhooks } = await stripePackage();
  try {
    return await webhooks.constructEventAsync(body, signature ?? '', secret);
  } catch {
    throw new ApiError('WEBHOOK_INVALID');
  }
}

/** Returns the session of an event that we handle; undefined for any other event. */
function sessionOf(event: Partial<Stripe.Event> | null): string | undefined {
  if (!CHANGING_EVENTS.includes(event?.type ?? '')) return undefined;
  const { id } = (event?.data?.object ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

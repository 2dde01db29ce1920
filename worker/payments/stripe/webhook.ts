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
/** After these, a session is worth asking after. */
const TELLING = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
];

/**
 * Asks the provider what has become of a payment, and does what follows from it; nothing for a payment that is not
 * ours, or that has ended before. The message itself is taken for no more than a hint.
 */
export type Reconcile = (env: Bindings, payment: { provider: PaymentProvider; ref: string }) => Promise<unknown>;

const withinLimit = bodyLimit({
  maxSize: BODY_MAX_BYTES,
  onError: () => {
    throw new ApiError('BODY_TOO_LARGE');
  },
});

/**
 * Where Stripe tells of payments. It has one address for all shops, so it comes before the site is looked for. A failure
 * to reconcile is answered as one, and Stripe sends its message again.
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

/** Whatever Stripe may sign one day, only what we know is read. */
function sessionOf(event: Partial<Stripe.Event> | null): string | undefined {
  if (!TELLING.includes(event?.type ?? '')) return undefined;
  const { id } = (event?.data?.object ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

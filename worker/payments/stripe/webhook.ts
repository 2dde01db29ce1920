import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../../env.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { stripeAccount } from './account.ts';
import { stripeClient, stripePackage } from './client.ts';
import { idOf } from './kept-card.ts';

export const STRIPE_WEBHOOK_PATH = '/api/commerce/payments/stripe';

const BODY_MAX_BYTES = 512 * 1024;
/** Events of sessions and of charges without the buyer, whose object is what our payments refer to. */
const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
];
/** Events of money that goes back, whose object names its PaymentIntent. */
const MONEY_EVENTS = [
  ...['charge.refunded', 'charge.refund.updated', 'refund.created', 'refund.updated', 'refund.failed'],
  ...['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'],
  ...['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
];

interface PaymentHint {
  provider: PaymentProvider;
  ref?: string | undefined;
  siteId?: string | undefined;
  paymentId?: string | undefined;
}

/**
 * Reconciles the payment that the provider or we call so; does nothing for an unknown one. The event itself is only a
 * hint, so the provider is asked what became of the payment.
 */
export type Reconcile = (env: Bindings, payment: PaymentHint) => Promise<unknown>;

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
    const hint = hintOf(event);
    const payment = hint?.intent ? await paymentOfIntent(await stripeClient(account, fetch), hint.intent) : hint;
    if (payment) await reconcile(c.env, { provider: 'stripe', ...payment });
    return c.json({ received: true });
  });

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

/** The parts of an event's object that we read. Versions of the API differ in others. */
interface EventObject {
  id?: unknown;
  payment_intent?: unknown;
  metadata?: Record<string, unknown> | null;
}

type Hint = { ref: string; siteId?: string; paymentId?: string; intent?: never } | { intent: string };

/** Returns what an event that we handle is about; undefined for any other event. */
function hintOf(event: Partial<Stripe.Event> | null): Hint | undefined {
  const object = (event?.data?.object ?? {}) as EventObject;
  const type = event?.type ?? '';
  if (PAYMENT_EVENTS.includes(type) && typeof object.id === 'string') {
    return { ref: object.id, ...ourIds(object.metadata) };
  }
  const intent = idOf(object.payment_intent as string | { id: string } | null);
  return MONEY_EVENTS.includes(type) && intent ? { intent } : undefined;
}

/** Asks Stripe whose payment an intent is; undefined if it is not ours, for other systems may use the same account. */
async function paymentOfIntent({ paymentIntents }: Stripe, intent: string) {
  try {
    const { metadata } = await paymentIntents.retrieve(intent);
    return { ref: intent, ...ourIds(metadata) };
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode === 404) return undefined;
    throw error;
  }
}

function ourIds(metadata: EventObject['metadata']): { siteId: string; paymentId: string } | undefined {
  const { site_id: siteId, payment_id: paymentId } = metadata ?? {};
  return typeof siteId === 'string' && typeof paymentId === 'string' ? { siteId, paymentId } : undefined;
}

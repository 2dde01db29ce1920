import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Stripe } from 'stripe';
import type { PaymentProvider } from '#runtime/contracts/enumerations.ts';
import type { Bindings } from '../../env.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { ApiError } from '../../http/errors.ts';
import { recordEvent } from '../accounts/repository.ts';
import { readAccountSecrets } from '../accounts/sealed-keys.ts';
import { type StripeAccount, stripeAccount, stripeBase } from './account.ts';
import { stripeClient, stripePackage } from './client.ts';
import { MONEY_EVENTS, PAYMENT_EVENTS } from './events.ts';
import { idOf } from './kept-card.ts';

export const STRIPE_WEBHOOK_PATH = '/api/commerce/payments/stripe';
const ACCOUNT_WEBHOOK_PATH = `${STRIPE_WEBHOOK_PATH}/:siteId/:accountId`;

const BODY_MAX_BYTES = 512 * 1024;
interface PaymentHint {
  provider: PaymentProvider;
  account: string;
  onlySite?: string | undefined;
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

/** Returns the path to which Stripe reports the payments of a shop's own account. */
export function accountWebhookPath(siteId: string, accountId: string): string {
  return `${STRIPE_WEBHOOK_PATH}/${encodeURIComponent(siteId)}/${encodeURIComponent(accountId)}`;
}

/**
 * Receives Stripe's events. The account of the Worker's own secrets serves all shops and has one address; a shop's own
 * account has one that names both. Neither depends on the called host, so these routes come before the site is looked
 * up. If reconciling fails, the reply is an error, and Stripe repeats the event.
 */
export function stripeWebhook(reconcile: Reconcile): Hono<AppEnv> {
  const webhook = new Hono<AppEnv>();

  webhook.post(STRIPE_WEBHOOK_PATH, withinLimit, async (c) => {
    const account = stripeAccount(c.env);
    if (!account) throw new ApiError('NOT_FOUND');
    await receive(c, account.webhookSecret, account, { account: '' });
    return c.json({ received: true });
  });

  webhook.post(ACCOUNT_WEBHOOK_PATH, withinLimit, async (c) => {
    const { siteId, accountId } = c.req.param();
    const secrets = await readAccountSecrets(c.env, siteId, accountId);
    if (!secrets?.webhookSecret) throw new ApiError('NOT_FOUND');
    const { key: secretKey, webhookSecret } = secrets;
    const sender = { account: accountId, onlySite: siteId };
    await receive(c, webhookSecret, { secretKey, base: stripeBase(c.env) }, sender);
    await recordEvent(c.env.DB, siteId, accountId, Date.now());
    return c.json({ received: true });
  });

  async function receive(
    c: Context<AppEnv>,
    webhookSecret: string,
    account: StripeAccount,
    sender: Pick<PaymentHint, 'account' | 'onlySite'>,
  ): Promise<void> {
    const event = await readEvent(await c.req.text(), c.req.header('Stripe-Signature'), webhookSecret);
    const hint = hintOf(event);
    const payment = hint?.intent ? await paymentOfIntent(await stripeClient(account, fetch), hint.intent) : hint;
    if (payment) await reconcile(c.env, { provider: 'stripe', ...sender, ...payment });
  }

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
  if (isNamed(PAYMENT_EVENTS, type) && typeof object.id === 'string') {
    return { ref: object.id, ...ourIds(object.metadata) };
  }
  const intent = idOf(object.payment_intent as string | { id: string } | null);
  return isNamed(MONEY_EVENTS, type) && intent ? { intent } : undefined;
}

function isNamed(names: readonly string[], name: string): boolean {
  return names.includes(name);
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

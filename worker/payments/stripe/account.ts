import type { Bindings } from '../../env.ts';

/** A Stripe account: the key for our calls, and the secret that signs Stripe's webhook calls. */
export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** The address of its API. */
  base: URL;
}

const BASE = 'https://api.stripe.com';

/**
 * Returns the account of this Worker; undefined unless both secrets are set. Without the webhook's secret we might
 * never learn of a payment.
 */
export function stripeAccount(env: Bindings): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, ENVIRONMENT, STRIPE_API_BASE } = env;
  if (!secretKey || !webhookSecret) return undefined;
  const base = ENVIRONMENT === 'production' ? BASE : STRIPE_API_BASE || BASE;
  return { secretKey, webhookSecret, base: new URL(base) };
}

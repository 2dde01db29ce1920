import type { Bindings } from '../../env.ts';

/** What talks to Stripe: the key that signs our calls, and the secret that signs Stripe's. */
export interface StripeAccount {
  secretKey: string;
  webhookSecret: string;
  /** Where its API is. */
  base: URL;
}

const BASE = 'https://api.stripe.com';

/** Undefined unless both secrets are there: without the webhook's, a payment could be taken and never be heard of. */
export function stripeAccount(env: Bindings): StripeAccount | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, ENVIRONMENT, STRIPE_API_BASE } = env;
  if (!secretKey || !webhookSecret) return undefined;
  const base = ENVIRONMENT === 'production' ? BASE : STRIPE_API_BASE || BASE;
  return { secretKey, webhookSecret, base: new URL(base) };
}

import type { Bindings } from '../../env.ts';

/** The key for our calls of a Stripe account. */
export interface StripeAccount {
  secretKey: string;
  /** The address of its API. */
  base: URL;
}

/** A Stripe account that payments go to. Its key is read only when Stripe is called. */
export interface StripeAccess {
  /** The shop's payment account; '' for the Worker's own secrets. */
  account: string;
  isTest: boolean;
  chargesKeptCards: boolean;
  readAccount(): Promise<StripeAccount>;
}

const BASE = 'https://api.stripe.com';

/** Returns the address of Stripe's API, or of a fake of it outside production. */
export function stripeBase({ ENVIRONMENT, STRIPE_API_BASE }: Bindings): URL {
  return new URL(ENVIRONMENT === 'production' ? BASE : STRIPE_API_BASE || BASE);
}

/**
 * Returns the account of this Worker's own secrets, with the secret that signs Stripe's reports; undefined unless both
 * secrets are set. Without the webhook's secret we might never learn of a payment.
 */
export function stripeAccount(env: Bindings): (StripeAccount & { webhookSecret: string }) | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) return undefined;
  return { secretKey, webhookSecret, base: stripeBase(env) };
}

/** Whether a key of Stripe's is of test mode: 'sk_test_…', 'rk_test_…'. */
export function isTestKey(secretKey: string): boolean {
  return /^[a-z]+_test_/.test(secretKey);
}

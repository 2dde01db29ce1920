import type { Stripe } from 'stripe';

/** What Stripe says of the account that a key belongs to. */
export interface StripeProfile {
  id: string;
  /** The name that its owner knows it by; its id where it has none. */
  name: string;
  /** ISO 3166-1 alpha-2; '' where Stripe does not say. */
  country: string;
  /** Whether it can take live payments. */
  takesCharges: boolean;
}

/** Why a key cannot be used: Stripe does not know it, or it may not do what was asked. */
export type KeyRefusal = 'key' | 'permission';

/** Reads the account of a key. */
export async function readProfile({ accounts }: Stripe): Promise<StripeProfile> {
  const { id, country, charges_enabled, settings, business_profile } = await accounts.retrieveCurrent();
  const name = settings?.dashboard?.display_name || business_profile?.name || id;
  return { id, name, country: country ?? '', takesCharges: charges_enabled };
}

/** Returns why Stripe refused a call for the sake of its key; undefined for any other error. */
export function keyRefusalOf(error: unknown): KeyRefusal | undefined {
  const { type, statusCode } = error as { type?: string; statusCode?: number };
  if (type === 'StripeAuthenticationError' || statusCode === 401) return 'key';
  return type === 'StripePermissionError' || statusCode === 403 ? 'permission' : undefined;
}

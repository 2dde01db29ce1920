import type { Stripe } from 'stripe';
import type { StripeAccount } from './account.ts';

export const API_VERSION = '2026-10-28.endive';
/** With one retry and its pause this stays within the 10 seconds that a visitor's browser waits. */
const TIMEOUT_MS = 4_000;
const MAX_RETRIES = 1;

/** Loads Stripe's package of 240 KB when a visitor pays, not whenever a Worker starts. */
export function stripePackage(): Promise<typeof Stripe> {
  return import('stripe').then(({ Stripe }) => Stripe);
}

export async function stripeClient({ secretKey, base }: StripeAccount, fetcher: typeof fetch): Promise<Stripe> {
  const Client = await stripePackage();
  return new Client(secretKey, {
    apiVersion: API_VERSION,
    httpClient: Client.createFetchHttpClient((...call: Parameters<typeof fetch>) => fetcher(...call)),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    host: base.hostname,
    ...(base.port && { port: base.port }),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
}

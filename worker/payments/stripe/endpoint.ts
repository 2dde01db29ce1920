import { isDeepStrictEqual } from 'node:util';
import type { Stripe } from 'stripe';
import { API_VERSION } from './client.ts';
import { MONEY_EVENTS, PAYMENT_EVENTS } from './events.ts';

/** An account has at most 16 endpoints. */
const MOST_ENDPOINTS = 100;
const EVENTS = [...PAYMENT_EVENTS, ...MONEY_EVENTS];

/** An endpoint that Stripe reports to. */
export interface Endpoint {
  id: string;
  /** Signs its reports. Stripe says it once, when the endpoint is made. */
  secret: string;
}

/** Makes an endpoint for exactly the events that the shop understands. */
export async function createEndpoint({ webhookEndpoints }: Stripe, url: string): Promise<Endpoint> {
  const { id, secret = '' } = await webhookEndpoints.create({
    url,
    enabled_events: EVENTS,
    api_version: API_VERSION,
    description: 'Payments of the shop',
  });
  if (secret === '') throw new Error('Stripe returned an endpoint without its secret');
  return { id, secret };
}

/** Lists the ids of the endpoints whose addresses end with a path: one shop and account has one path. */
export async function listEndpoints({ webhookEndpoints }: Stripe, path: string): Promise<string[]> {
  const { data } = await webhookEndpoints.list({ limit: MOST_ENDPOINTS });
  return data.filter(({ url }) => URL.canParse(url) && new URL(url).pathname === path).map(({ id }) => id);
}

/**
 * Brings an endpoint up to date: its address, its events, and whether it is switched on. Returns false where Stripe does
 * not know it any more.
 */
export async function mendEndpoint({ webhookEndpoints }: Stripe, id: string, url: string): Promise<boolean> {
  try {
    const found = await webhookEndpoints.retrieve(id);
    const isSame = found.url === url && isDeepStrictEqual([...found.enabled_events].sort(), [...EVENTS].sort());
    if (!isSame || found.status !== 'enabled') {
      await webhookEndpoints.update(id, { url, enabled_events: EVENTS, disabled: false });
    }
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

/** Deletes an endpoint; one that is gone already is fine. */
export async function deleteEndpoint({ webhookEndpoints }: Stripe, id: string): Promise<void> {
  try {
    await webhookEndpoints.del(id);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function isGone(error: unknown): boolean {
  return (error as { statusCode?: number }).statusCode === 404;
}

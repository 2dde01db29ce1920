import type { Stripe } from 'stripe';
import type { OwnerCall } from '../../http/owner-call.ts';
import { logError } from '../../log.ts';
import { linkBase } from '../../site/link-base.ts';
import { createEndpoint, deleteEndpoint, type Endpoint, listEndpoints, mendEndpoint } from '../stripe/endpoint.ts';
import { accountWebhookPath } from '../stripe/webhook.ts';

/**
 * What was done about the endpoint of an account. `leftovers` are the ids of others for the same account: a call that was
 * stopped has made them.
 */
export type EndpointAnswer =
  | { status: 'kept' }
  | { status: 'created'; endpoint: Endpoint; leftovers: readonly string[] }
  | { status: 'unreachable'; origin: string };

/** Makes the endpoint of an account at Stripe, or brings the one that it has up to date. */
export async function ensureEndpoint(
  client: Stripe,
  { env, site, origin: calledOrigin }: OwnerCall,
  { id, webhookId }: { id: string; webhookId: string },
): Promise<EndpointAnswer> {
  const { origin } = new URL(await linkBase(env, site, calledOrigin));
  const isFake = env.ENVIRONMENT !== 'production' && Boolean(env.STRIPE_API_BASE);
  if (!isFake && !isPublic(origin)) return { status: 'unreachable', origin };
  const path = accountWebhookPath(site.siteId, id);
  const url = origin + path;
  if (webhookId !== '' && (await mendEndpoint(client, webhookId, url))) return { status: 'kept' };
  // They are listed first, so that of two calls at once neither deletes the endpoint of the other.
  const leftovers = await listEndpoints(client, path);
  return { status: 'created', endpoint: await createEndpoint(client, url), leftovers };
}

/** Deletes endpoints that are not used. Stripe may be away: the next call for the account finds them again. */
export async function deleteEndpoints(client: Stripe, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await deleteEndpoint(client, id).catch((error: Error) => logError(error, { endpoint: id }));
  }
}

/** Whether Stripe can reach an address: it takes no other than these. */
function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && hostname.includes('.') && !/(^|\.)localhost$|^[\d.]+$|^\[/.test(hostname);
}

import type {
  CreatedWebhook,
  Webhook,
  WebhookDefinition,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '#runtime/contracts/webhooks.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { publicAddress } from '../http/public-address.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { seal, sessionSecrets, unseal } from '../session/service.ts';
import { deliver, LEASE_MS } from './deliver.ts';
import { findDelivery, insertPing, leaseDelivery, listDeliveries } from './deliveries.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  readSealedSecret,
  replaceWebhook,
} from './repository.ts';
import { newSecret } from './signature.ts';

export async function readWebhooks({ db, site }: OwnerCall): Promise<Webhooks> {
  return { webhooks: await listWebhooks(db, site.siteId) };
}

export async function readWebhook({ db, site }: OwnerCall, webhookId: string): Promise<Webhook> {
  const webhook = await findWebhook(db, site.siteId, webhookId);
  if (!webhook) throw new ApiError('WEBHOOK_NOT_FOUND');
  return webhook;
}

/** Creates a webhook. The answer alone shows its secret, also where the call is repeated with its Idempotency-Key. */
export async function createWebhook(call: OwnerCall, definition: WebhookDefinition): Promise<CreatedWebhook> {
  const { env, db, site, now } = call;
  const checked = { ...definition, url: checkAddress(definition.url, env.ENVIRONMENT) };
  const secrets = sessionSecrets(env);
  const sealPlace = (id: string) => ({ siteId: site.siteId, column: 'webhooks.sealed_secret', id });
  const id = sortableId(now);
  const created = await createOnce(call, id, (reservation) => {
    const sealed = seal(secrets.present, sealPlace(id), newSecret());
    return insertWebhook(db, changeOf(call, id), checked, sealed, reservation);
  });
  const webhook = await readWebhook(call, created);
  const sealed = await readSealedSecret(db, site.siteId, created);
  return { ...webhook, secret: unseal(secrets, sealPlace(created), sealed ?? '') };
}

export async function changeWebhook(
  call: OwnerCall,
  webhookId: string,
  version: number,
  definition: WebhookDefinition,
): Promise<Webhook> {
  const { env, db, site } = call;
  const checked = { ...definition, url: checkAddress(definition.url, env.ENVIRONMENT) };
  const change = { ...changeOf(call, webhookId), changes: changesOf(await readWebhook(call, webhookId), checked) };
  await refusingStale(
    () => replaceWebhook(db, change, version, checked),
    () => findWebhook(db, site.siteId, webhookId),
  );
  return readWebhook(call, webhookId);
}

export async function removeWebhook(call: OwnerCall, webhookId: string, version: number): Promise<void> {
  const { db, site } = call;
  await refusingStale(
    () => deleteWebhook(db, changeOf(call, webhookId), version),
    () => findWebhook(db, site.siteId, webhookId),
  );
}

export async function readDeliveries(
  call: OwnerCall,
  webhookId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<WebhookDeliveries> {
  await readWebhook(call, webhookId);
  const found = await listDeliveries(call.db, call.site.siteId, webhookId, { cursor, limit: limit + 1 });
  const deliveries = found.slice(0, limit);
  const hasNextPage = found.length > limit;
  return { deliveries, hasNextPage, nextPageCursor: hasNextPage ? (deliveries.at(-1)?.id ?? null) : null };
}

/** Sends a message of the topic 'ping' at once and returns its outcome. */
export async function ping(call: OwnerCall, webhookId: string): Promise<WebhookDelivery> {
  const { db, site, now } = call;
  await readWebhook(call, webhookId);
  const id = sortableId(now);
  await insertPing(db, site.siteId, webhookId, id, now).run();
  return resend(call, webhookId, id);
}

/**
 * Sends a message once more, with the same `webhook-id`, and returns its outcome. While another call or the cron sends
 * it, the answer has its present state.
 */
export async function resend(call: OwnerCall, webhookId: string, id: string): Promise<WebhookDelivery> {
  const { env, db, site, now } = call;
  const leased = await leaseDelivery(db, { siteId: site.siteId, webhookId, id }, now, LEASE_MS);
  if (leased) await deliver(env, leased, now);
  const delivery = await findDelivery(db, site.siteId, webhookId, id);
  if (!delivery) throw new ApiError('WEBHOOK_NOT_FOUND');
  return delivery;
}

function changeOf({ site, owner, now }: OwnerCall, webhookId: string) {
  return { siteId: site.siteId, webhookId, keyId: owner.keyId, now };
}

/** Returns an address to which messages may be sent. Throws INVALID_REQUEST. */
function checkAddress(text: string, environment: Bindings['ENVIRONMENT']): string {
  const url = publicAddress(text, environment);
  if (!url) throw new ApiError('INVALID_REQUEST', { fields: ['url'] });
  return url.href;
}

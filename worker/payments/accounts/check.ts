import type { Stripe } from 'stripe';
import type { PaymentAccount } from '#runtime/contracts/payment-accounts.ts';
import { failedGuard } from '../../db/guards.ts';
import type { OwnerCall } from '../../http/owner-call.ts';
import { sessionSecret } from '../../session/service.ts';
import { stripeBase } from '../stripe/account.ts';
import { stripeClient } from '../stripe/client.ts';
import { keyRefusalOf, readProfile } from '../stripe/inspect-account.ts';
import { deleteEndpoints, type EndpointAnswer, ensureEndpoint } from './account-endpoint.ts';
import { profileColumns } from './connect.ts';
import { readAccount, readStoredAccount } from './read-accounts.ts';
import { type ChangedAccount, changeStatement, expectAccount, findAccount, type StoredAccount } from './repository.ts';
import { readAccountKey, sealFor } from './sealed-keys.ts';

/**
 * Asks Stripe about an account and records what it has found. The endpoint is made anew where it is gone, and brought to
 * the shop's present address. Throws PAYMENT_ACCOUNT_NOT_FOUND.
 */
export async function checkAccount(call: OwnerCall, id: string): Promise<PaymentAccount> {
  const { env, db, site, now } = call;
  const account = await readStoredAccount(call, id);
  const secretKey = await readAccountKey(env, site.siteId, id);
  const client = await stripeClient({ secretKey, base: stripeBase(env) }, fetch);
  const { changed, created, leftovers } = await inspect(call, client, account);
  const known = { siteId: site.siteId, id, version: account.version };
  try {
    await db.batch([expectAccount(db, known), changeStatement(db, known, { ...changed, checked_at: now })]);
  } catch (error) {
    // Another call has changed the account meanwhile, and its answer stands.
    if (failedGuard(error) !== 'VERSION_STALE') throw error;
    if (created) await deleteEndpoints(client, [created]);
    return readAccount(call, id);
  }
  const present = (await findAccount(db, site.siteId, id))?.webhookId;
  await deleteEndpoints(
    client,
    leftovers.filter((leftover) => leftover !== present),
  );
  return readAccount(call, id);
}

interface Inspection {
  changed: Partial<ChangedAccount>;
  /** The id of an endpoint that was made. */
  created?: string;
  leftovers: readonly string[];
}

async function inspect(call: OwnerCall, client: Stripe, account: StoredAccount): Promise<Inspection> {
  try {
    const profile = await readProfile(client);
    const isInactive = account.mode === 'live' && !profile.takesCharges;
    const facts = { ...profileColumns(profile), problem: isInactive ? ('charges' as const) : ('' as const) };
    // A disconnected account may still be disputed, so its endpoint is kept; but none is made for it.
    if (account.state === 'disconnected') return { changed: facts, leftovers: [] };
    return withEndpoint(call, account, facts, await ensureEndpoint(client, call, account));
  } catch (error) {
    const problem = keyRefusalOf(error);
    if (!problem) throw error;
    return { changed: { problem }, leftovers: [] };
  }
}

function withEndpoint(
  { env, site: { siteId } }: OwnerCall,
  { id }: StoredAccount,
  facts: Partial<ChangedAccount>,
  answer: EndpointAnswer,
): Inspection {
  switch (answer.status) {
    case 'kept':
      return { changed: facts, leftovers: [] };
    case 'unreachable':
      return { changed: { ...facts, problem: facts.problem || 'webhook' }, leftovers: [] };
    case 'created': {
      const { id: webhook_id, secret } = answer.endpoint;
      const sealed_webhook_secret = sealFor(sessionSecret(env), { siteId, id }, 'sealed_webhook_secret', secret);
      const changed = { ...facts, webhook_id, sealed_webhook_secret };
      return { changed, created: webhook_id, leftovers: answer.leftovers };
    }
  }
}

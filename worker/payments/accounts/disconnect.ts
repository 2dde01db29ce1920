import type { PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import type { OwnerCall } from '../../http/owner-call.ts';
import { logError } from '../../log.ts';
import { auditStatement } from '../../owner/service.ts';
import { siteTouched } from '../../site/touch.ts';
import { stripeBase } from '../stripe/account.ts';
import { stripeClient } from '../stripe/client.ts';
import { deleteEndpoint } from '../stripe/endpoint.ts';
import { keyRefusalOf } from '../stripe/inspect-account.ts';
import { checkAccount } from './check.ts';
import { readAccounts, readStoredAccount } from './read-accounts.ts';
import { changeStatement, deleteUnused, expectAccount, findAccount, type StoredAccount } from './repository.ts';
import { readAccountKey } from './sealed-keys.ts';

/**
 * Ends all charges through an account. One that has taken payments stays for their refunds and disputes; any other is
 * deleted with its key and its endpoint at Stripe. A repeat goes on where a call was stopped. Throws
 * PAYMENT_ACCOUNT_NOT_FOUND.
 */
export async function disconnectAccount(call: OwnerCall, id: string): Promise<PaymentAccountList> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const account = await readStoredAccount(call, id);
  if (account.state !== 'disconnected') {
    const details = { mode: account.mode, account: account.providerAccount };
    const entry = { siteId, keyId: owner.keyId, action: 'payment-account.disconnected', target: id, details };
    await db.batch([
      expectAccount(db, { siteId, id, version: account.version }),
      changeStatement(db, { siteId, id }, { state: 'disconnected' }),
      siteTouched(db, siteId, now),
      auditStatement(db, entry, now),
    ]);
  }
  if (!account.isUsed && (await isEndpointGone(call, account))) {
    await deleteUnused(db, siteId, id);
    // Another owner may have connected the account again meanwhile, with the endpoint that is gone.
    if (await findAccount(db, siteId, id)) await checkAccount(call, id);
  }
  return readAccounts(call);
}

/** Deletes the endpoint at Stripe; false where Stripe is away, so that the account stays for the next try. */
async function isEndpointGone({ env, site }: OwnerCall, { id, webhookId }: StoredAccount): Promise<boolean> {
  if (webhookId === '') return true;
  try {
    const secretKey = await readAccountKey(env, site.siteId, id);
    await deleteEndpoint(await stripeClient({ secretKey, base: stripeBase(env) }, fetch), webhookId);
    return true;
  } catch (error) {
    // A key that was revoked at Stripe can delete nothing there, and its endpoint is refused here.
    if (keyRefusalOf(error)) return true;
    logError(error as Error, { site: site.siteId, account: id });
    return false;
  }
}

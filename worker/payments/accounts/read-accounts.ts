import type { PaymentAccount, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import { ApiError } from '../../http/errors.ts';
import type { OwnerCall } from '../../http/owner-call.ts';
import { isTestKey, stripeAccount } from '../stripe/account.ts';
import { findAccount, listAccounts, type StoredAccount } from './repository.ts';

type ReadCall = Pick<OwnerCall, 'env' | 'db' | 'site'>;

export async function readAccounts({ env, db, site }: ReadCall): Promise<PaymentAccountList> {
  const ofServer = stripeAccount(env);
  const serverMode = ofServer && (isTestKey(ofServer.secretKey) ? ('test' as const) : ('live' as const));
  return { accounts: (await listAccounts(db, site.siteId)).map(toAnswer), serverMode: serverMode ?? null };
}

/** Throws PAYMENT_ACCOUNT_NOT_FOUND. */
export async function readStoredAccount({ db, site }: ReadCall, id: string): Promise<StoredAccount> {
  const account = await findAccount(db, site.siteId, id);
  if (!account) throw new ApiError('PAYMENT_ACCOUNT_NOT_FOUND');
  return account;
}

/** Throws PAYMENT_ACCOUNT_NOT_FOUND. */
export async function readAccount(call: ReadCall, id: string): Promise<PaymentAccount> {
  return toAnswer(await readStoredAccount(call, id));
}

function toAnswer({ webhookId: _, ...account }: StoredAccount): PaymentAccount {
  return account;
}

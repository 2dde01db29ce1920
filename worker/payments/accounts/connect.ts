import type { PaymentAccount, PaymentAccountKey } from '#runtime/contracts/payment-accounts.ts';
import type { PaymentMode } from '#runtime/contracts/payment-enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { refusalOf } from '../../db/guards.ts';
import { ApiError } from '../../http/errors.ts';
import type { OwnerCall } from '../../http/owner-call.ts';
import { auditStatement } from '../../owner/service.ts';
import { sessionSecret } from '../../session/service.ts';
import { siteTouched } from '../../site/touch.ts';
import { stripeBase } from '../stripe/account.ts';
import { stripeClient } from '../stripe/client.ts';
import { keyRefusalOf, readProfile, type StripeProfile } from '../stripe/inspect-account.ts';
import { deleteEndpoints, ensureEndpoint } from './account-endpoint.ts';
import { readAccount } from './read-accounts.ts';
import { type ConnectedAccount, connectStatements, expectAccount, findAccount } from './repository.ts';
import { sealFor } from './sealed-keys.ts';

/** Characters of a key that are kept readable, so that its owner recognises it. */
const LAST_CHARACTERS = 4;
/** The starts of secret keys and of restricted ones. */
const KEY_STARTS: Record<PaymentMode, readonly [string, string]> = {
  live: ['sk_live_', 'rk_live_'],
  test: ['sk_test_', 'rk_test_'],
};

type KeyText = 'paymentKeyPublishable' | 'paymentKeyStart' | 'paymentKeyRefused' | 'paymentKeyPermissions';
type RefusalText = KeyText | 'paymentAccountInactive' | 'paymentAddress';

/**
 * Lets the account of a key take the site's new payments: asks Stripe about it, makes its endpoint there, and stores its
 * key sealed. Another account of the same mode is kept for what it has taken. A repeat finds what an earlier call has
 * done, also one that was stopped. Throws INVALID_REQUEST, with the reason at `key`.
 */
export async function connectAccount(call: OwnerCall, { mode, key }: PaymentAccountKey): Promise<PaymentAccount> {
  await expectShape(call, mode, key);
  const { env, db, site, now } = call;
  const client = await stripeClient({ secretKey: key, base: stripeBase(env) }, fetch);
  const profile = await namingKey(call, () => readProfile(client));
  // In test mode anybody can pay, whether the account is activated or not.
  if (mode === 'live' && !profile.takesCharges) await refuse(call, 'paymentAccountInactive');
  const id = `${mode}-${profile.id}`;
  const stored = await findAccount(db, site.siteId, id);
  const known = { siteId: site.siteId, id, version: stored?.version ?? 0 };
  const place = { id, webhookId: stored?.webhookId ?? '' };
  const endpoint = await namingKey(call, () => ensureEndpoint(client, call, place));
  if (endpoint.status === 'unreachable' && mode === 'live') {
    await refuse(call, 'paymentAddress', { origin: endpoint.origin });
  }
  const secret = sessionSecret(env);
  const account = {
    ...profileColumns(profile),
    provider: 'stripe',
    mode,
    sealed_key: sealFor(secret, known, 'sealed_key', key),
    last_characters: key.slice(-LAST_CHARACTERS),
    state: 'connected' as const,
    problem: endpoint.status === 'unreachable' ? ('webhook' as const) : ('' as const),
    connected_at: now,
    checked_at: now,
    ...(endpoint.status === 'created' && {
      webhook_id: endpoint.endpoint.id,
      sealed_webhook_secret: sealFor(secret, known, 'sealed_webhook_secret', endpoint.endpoint.secret),
    }),
  };
  try {
    await write(call, known, account);
  } catch (error) {
    if (endpoint.status === 'created') await deleteEndpoints(client, await unused(call, id, [endpoint.endpoint.id]));
    return finished(call, id, account.last_characters, error);
  }
  if (endpoint.status === 'created') await deleteEndpoints(client, await unused(call, id, endpoint.leftovers));
  return readAccount(call, id);
}

async function write(
  { db, site: { siteId }, owner, now }: OwnerCall,
  known: { siteId: string; id: string; version: number },
  account: ConnectedAccount,
): Promise<void> {
  const { mode, provider_account, last_characters } = account;
  const details = { mode, account: provider_account, lastCharacters: last_characters };
  const entry = { siteId, keyId: owner.keyId, action: 'payment-account.connected', target: known.id, details };
  await db.batch([
    expectAccount(db, known),
    ...connectStatements(db, known, account),
    ...(mode === 'live' ? [accountCountryStatement(db, siteId, account.country)] : []),
    siteTouched(db, siteId, now),
    auditStatement(db, entry, now),
  ]);
}

/** Instalments and the country of the shop follow that of the account which takes real money. */
function accountCountryStatement(db: D1Database, siteId: string, country: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE sites SET store_settings = json_set(store_settings, '$.stripeCountry', ?2) WHERE site_id = ?1 AND ?2 <> ''`,
    )
    .bind(siteId, country);
}

/** Returns the account where another call at the same time has connected it with the same key. */
async function finished(call: OwnerCall, id: string, lastCharacters: string, error: unknown): Promise<PaymentAccount> {
  const refusal = refusalOf(error);
  const isStale = refusal instanceof ApiError && refusal.code === 'VERSION_STALE';
  const present = isStale ? await readAccount(call, id) : undefined;
  if (present?.state === 'connected' && present.lastCharacters === lastCharacters) return present;
  throw refusal;
}

/** Returns the endpoints that are not the account's present one. */
async function unused({ db, site }: OwnerCall, id: string, ids: readonly string[]): Promise<string[]> {
  const present = (await findAccount(db, site.siteId, id))?.webhookId;
  return ids.filter((candidate) => candidate !== present);
}

/** Returns what Stripe says of an account as columns. */
export function profileColumns({ id, name, country }: StripeProfile) {
  return { provider_account: id, name, country };
}

async function expectShape(call: OwnerCall, mode: PaymentMode, key: string): Promise<void> {
  const [start] = KEY_STARTS[mode];
  if (key.startsWith('pk_')) return refuse(call, 'paymentKeyPublishable', { start });
  const isRight = KEY_STARTS[mode].some((known) => key.startsWith(known)) && /^\w+$/.test(key);
  if (!isRight) await refuse(call, 'paymentKeyStart', { start });
}

/** Calls Stripe, and says at `key` what Stripe has against it. */
async function namingKey<Answer>(call: OwnerCall, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const refusal = keyRefusalOf(error);
    if (!refusal) throw error;
    return refuse(call, refusal === 'key' ? 'paymentKeyRefused' : 'paymentKeyPermissions');
  }
}

async function refuse(
  { readerLanguage }: OwnerCall,
  name: RefusalText,
  values: Readonly<Record<string, string>> = {},
): Promise<never> {
  const { ownerFields } = await textsIn(readerLanguage);
  throw new ApiError('INVALID_REQUEST', { errors: { key: fill(ownerFields[name], values) } });
}

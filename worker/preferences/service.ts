import { isDeepStrictEqual } from 'node:util';
import type { Preferences, PreferencesNamespace } from '#runtime/contracts/preferences.ts';
import { mayShopOfferInstallments } from '#runtime/domain/installments.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf } from '../owner/service.ts';
import { isLiveProviderSetUp } from '../payments/service.ts';
import { replacePreferences } from './changes.ts';
import { findStoreSettings } from './repository.ts';
import { readStored } from './stored.ts';

export { legalPageStatement, preferencesStatements } from './changes.ts';

/** A namespace's values; its version is 1 until the first change. */
export interface VersionedPreferences<Namespace extends PreferencesNamespace> {
  version: number;
  values: Preferences<Namespace>;
}

/** Reads a namespace, with the default of each value that the shop has not set. */
export async function readPreferences<Namespace extends PreferencesNamespace>(
  { db, site }: OwnerCall,
  namespace: Namespace,
): Promise<VersionedPreferences<Namespace>> {
  const { storeSettings, version } = await findStoreSettings(db, site.siteId, namespace);
  return { version, values: readStored(namespace, { ...site, storeSettings }) };
}

/**
 * Replaces a namespace's values, if it is still at `version` where one is given. Values that are there already change
 * nothing. `isMoved` takes the values of a shop that moves as they are: instalments may be on in a country where the
 * checkout does not offer them, as they stay when the country changes, and test mode may be off before a live provider
 * is set up. Throws VERSION_STALE, CURRENCY_IN_USE and INVALID_REQUEST.
 */
export async function changePreferences<Namespace extends PreferencesNamespace>(
  call: OwnerCall,
  namespace: Namespace,
  version: number | undefined,
  values: Preferences<Namespace>,
  { isMoved = false }: { isMoved?: boolean } = {},
): Promise<VersionedPreferences<Namespace>> {
  const { db, site, owner, now } = call;
  const before = await readPreferences(call, namespace);
  const isCurrent = version === undefined || version === before.version;
  if (isCurrent && isDeepStrictEqual(values, before.values)) return before;
  if (!isMoved) await checkSwitches(call, before.values, values);
  const changes = changesOf(before.values, values);
  await refusingStale(
    () => replacePreferences(db, { siteId: site.siteId, keyId: owner.keyId, now, version, changes }, namespace, values),
    () => readPreferences(call, namespace),
  ).catch(namingCurrency);
  return readPreferences(call, namespace);
}

/** Refuses what would have no effect: instalments in other countries, and the end of test mode without another way to pay. */
async function checkSwitches<Namespace extends PreferencesNamespace>(
  call: OwnerCall,
  before: Preferences<Namespace>,
  values: Preferences<Namespace>,
): Promise<void> {
  if ('enabled' in values && values.enabled) await checkInstallments(call);
  const isTestEnded = 'testMode' in before && 'testMode' in values && before.testMode && !values.testMode;
  if (!isTestEnded || isLiveProviderSetUp(call.env, call.site)) return;
  const { ownerFields } = await textsIn(call.readerLanguage);
  throw new ApiError('INVALID_REQUEST', { errors: { testMode: ownerFields.noLivePayments } });
}

/** The checkout offers instalments only in these countries, whatever else is set. */
async function checkInstallments(call: OwnerCall): Promise<void> {
  const { stripeCountry, selectedCurrency } = (await readPreferences(call, 'general')).values;
  if (mayShopOfferInstallments(stripeCountry, selectedCurrency)) return;
  const { ownerFields } = await textsIn(call.readerLanguage);
  throw new ApiError('INVALID_REQUEST', { errors: { enabled: ownerFields.noInstallments } });
}

function namingCurrency(error: unknown): never {
  const isRefused = error instanceof ApiError && error.code === 'CURRENCY_IN_USE';
  throw isRefused ? new ApiError('CURRENCY_IN_USE', { fields: ['selectedCurrency'] }) : error;
}

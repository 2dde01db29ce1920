import type { Totals } from '#runtime/domain/totals/totals.ts';
import { isOwedTo, lawSettings } from '../site/law.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { Entries } from './entries.ts';

/**
 * Whether the buyer of a download must agree to lose the right of withdrawal: where the buyer's country gives that right,
 * once it is known. An order whose country is never asked for follows the shop's own; a shop that knows none asks all
 * consumers.
 */
export function isWaiverAsked(
  { site, now }: Pick<ShopCall, 'site' | 'now'>,
  { address }: Pick<Entries, 'address'>,
  { requiresShipping, taxPlace }: Pick<Totals, 'requiresShipping' | 'taxPlace'>,
): boolean {
  if (requiresShipping || taxPlace) return isOwedTo(site, 'downloadWaiver', address?.countryCode ?? '', now);
  const country = shopCountry(site);
  return country === '' ? lawSettings(site).sellsToConsumers : isOwedTo(site, 'downloadWaiver', country, now);
}

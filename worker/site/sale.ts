import { ENTITLEMENT, type Entitlement } from '#runtime/contracts/site-enumerations.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from './site.ts';
import { statusEffect } from './status.ts';

/** Whether the owner has left a feature switched on. */
export function hasEntitlement({ entitlements }: Pick<Site, 'entitlements'>, feature: Entitlement): boolean {
  return !entitlements.includes(ENTITLEMENT[feature]);
}

/** Whether the shop sells: its status allows it, and commerce and the named feature are switched on. */
export function sells(site: Pick<Site, 'status' | 'entitlements'>, feature: Entitlement = 'commerce'): boolean {
  return statusEffect(site.status).sells && hasEntitlement(site, 'commerce') && hasEntitlement(site, feature);
}

/** Whether visitors can buy: the shop sells, and it is open. Mails that lead visitors to its pages wait until then. */
export function sellsToVisitors(site: Site): boolean {
  return sells(site) && site.openedAt !== null;
}

/** Throws NOT_SOLD_NOW where the shop does not sell, or not this. */
export function requireSale(site: Pick<Site, 'status' | 'entitlements'>, feature?: Entitlement): void {
  if (!sells(site, feature)) throw new ApiError('NOT_SOLD_NOW');
}

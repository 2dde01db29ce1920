import { mayReadPerson, type OwnedOrder } from '../../orders/service.ts';
import type { PageContext } from '../../plain-pages/service.ts';
import { isToken, sha256 } from '../../session/service.ts';
import { MY_SUBSCRIPTION_PATH } from '../../site/page-paths.ts';
import { findByToken } from '../repository.ts';
import type { Subscription } from '../subscription.ts';

/** Parts of the page that have a form of their own. */
export type View = 'cancel' | 'address' | 'card';

/** Finds the subscription that the link names. */
export async function readSubscription(c: PageContext): Promise<Subscription | undefined> {
  const token = c.req.query('token');
  return isToken(token) ? findByToken(c.env.DB, c.var.site.siteId, sha256(token)) : undefined;
}

/** Returns the address of the page, of one of its parts, or with the notice of what a change led to. */
export function pagePath(
  c: PageContext,
  more: { view: View } | { outcome: string; version: number } | undefined = undefined,
): string {
  const query = { token: c.req.query('token') ?? '', ...more };
  return `${MY_SUBSCRIPTION_PATH}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`;
}

/**
 * Whether the visitor may see and change whom the subscription is for. The link alone lets its reader skip, pause and
 * cancel, because ending a subscription must be easy, but shows nobody's name and address.
 */
export function mayReadOwner(c: PageContext, subscription: Subscription): boolean {
  return mayReadPerson(c, ownedBy(subscription));
}

export function ownedBy({ id, email, cycleOrder, createdAt }: Subscription): OwnedOrder {
  return { id, email, visitorHash: cycleOrder.visitorHash, orderedAt: createdAt };
}

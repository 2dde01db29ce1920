import { mayReadPerson, type OwnedOrder } from '../../orders/service.ts';
import type { PageContext } from '../../plain-pages/service.ts';
import { isEqual, isToken, knownSecrets, sessionSecrets, sha256 } from '../../session/service.ts';
import { MY_SUBSCRIPTION_PATH } from '../../site/page-paths.ts';
import { subscriptionTokenOf } from '../links.ts';
import { findByToken, findSubscription } from '../repository.ts';
import type { Subscription } from '../subscription.ts';

/** Parts of the page that have a form of their own, and where a provider leads back to with another card. */
export type View = 'cancel' | 'address' | 'card' | 'card-given';

/**
 * Finds the subscription that the link names. A link of the secret at its start is known by its hash; one that was made
 * after a change of the secret is known by its signature.
 */
export async function readSubscription(c: PageContext): Promise<Subscription | undefined> {
  const { token, id = '' } = c.req.query();
  const { DB } = c.env;
  const { siteId } = c.var.site;
  if (!isToken(token)) return undefined;
  const found = await findByToken(DB, siteId, sha256(token));
  if (found) return found;
  const isSigned = knownSecrets(sessionSecrets(c.env)).some((secret) =>
    isEqual(token, subscriptionTokenOf(secret, siteId, id)),
  );
  return isSigned ? findSubscription(DB, siteId, id) : undefined;
}

/** Returns the address of the page, of one of its parts, or with the notice of what a change led to. */
export function pagePath(
  c: PageContext,
  more: { view: View } | { outcome: string; version: number } | undefined = undefined,
): string {
  const { id = '', token = '' } = c.req.query();
  const query = { id, token, ...more };
  return `${MY_SUBSCRIPTION_PATH}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`;
}

/**
 * Whether the visitor may see and change whom the subscription is for, and have it charged at once. The link alone lets
 * its reader skip, pause and cancel, because ending a subscription must be easy, but shows nobody's name and address.
 */
export function mayReadOwner(c: PageContext, subscription: Subscription): boolean {
  return mayReadPerson(c, ownedBy(subscription));
}

export function ownedBy({ id, email, cycleOrder, createdAt }: Subscription): OwnedOrder {
  return { id, email, visitorHash: cycleOrder.visitorHash, orderedAt: createdAt };
}

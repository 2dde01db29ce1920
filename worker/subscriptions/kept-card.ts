import { type Place, type Secrets, seal, unseal } from '../session/service.ts';

interface Owner {
  siteId: string;
  id: string;
}

/** Seals the provider's reference of a card; '' for none. */
export function sealKeptCard(secret: string, owner: Owner, keptCard: string | undefined): string {
  return keptCard ? seal(secret, placeOf(owner), keptCard) : '';
}

/** Returns the provider's reference of a subscription's card; '' for none. */
export function openKeptCard(secrets: Secrets, subscription: Owner & { keptCard: string }): string {
  return subscription.keptCard && unseal(secrets, placeOf(subscription), subscription.keptCard);
}

function placeOf({ siteId, id }: Owner): Place {
  return { siteId, column: 'subscriptions.kept_card', id };
}

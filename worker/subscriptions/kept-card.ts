import { type SealPlace, type Secrets, seal, unseal } from '../session/service.ts';

interface Owner {
  siteId: string;
  id: string;
}

/** Seals the provider's reference of a card; '' for none. */
export function sealKeptCard(secret: string, owner: Owner, keptCard: string | undefined): string {
  return keptCard ? seal(secret, sealPlace(owner), keptCard) : '';
}

/** Returns the provider's reference of a subscription's card; '' for none. */
export function openKeptCard(secrets: Secrets, subscription: Owner & { keptCard: string }): string {
  return subscription.keptCard && unseal(secrets, sealPlace(subscription), subscription.keptCard);
}

function sealPlace({ siteId, id }: Owner): SealPlace {
  return { siteId, column: 'subscriptions.kept_card', id };
}

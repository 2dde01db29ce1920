import type { CollectionDefinition, OwnerCollection } from '#runtime/contracts/content.ts';

export const COLLECTIONS = '/api/owner/collections';

/** Returns the path of a collection's call. */
export function collectionPath(id: string): string {
  return `${COLLECTIONS}/${encodeURIComponent(id)}`;
}

/** Returns what an owner may change of a collection. */
export function collectionBody({
  id: _,
  version: __,
  updatedAt: ___,
  ...definition
}: OwnerCollection): CollectionDefinition {
  return definition;
}

import type { ItemDefinition, OwnerItem } from '#runtime/contracts/content.ts';

/** Returns what an owner may change of an item. */
export function itemBody(item: OwnerItem): ItemDefinition {
  const { id: _, collectionId: __, position: ___, likeCount: ____, publicCommentCount: _____, ...rest } = item;
  const { version: ______, updatedAt: _______, ...definition } = rest;
  return definition;
}

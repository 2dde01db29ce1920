import type { OwnerProduct, ProductDefinition } from '#runtime/contracts/catalogue.ts';

/** Returns what a change of a product sends of it, without what only the shop sets. */
export function definitionOf(product: OwnerProduct): Omit<ProductDefinition, 'likeCount'> {
  const { id: _, isScheduled: __, version: ___, updatedAt: ____, likeCount: _____, ...definition } = product;
  return definition;
}

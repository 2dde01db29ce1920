import type { CollectionDefinition, OwnerCollection } from '#runtime/contracts/content.ts';
import type { Cover } from '#runtime/contracts/covers.ts';

export const COLLECTIONS = '/api/owner/collections';

/** Returns what an owner may change of a collection. */
export function collectionBody({
  id: _,
  version: __,
  updatedAt: ___,
  ...definition
}: OwnerCollection): CollectionDefinition {
  return definition;
}

/**
 * The part of a collection that its screen changes. Two people can change two parts of one cover, which are fields of
 * their own.
 */
type EditedCollection = CollectionDefinition & Partial<Cover>;

export function toEdited(collection: OwnerCollection): EditedCollection {
  const { options, ...definition } = collectionBody(collection);
  return { ...definition, options: { ...options, cover: null }, ...options.cover };
}

/** Whether an edited collection is a cover page. */
export function isCover(value: EditedCollection): value is EditedCollection & Cover {
  return value.slices !== undefined;
}

/** Returns what is sent of an edited collection. */
export function fromEdited(value: EditedCollection): CollectionDefinition {
  if (!isCover(value)) return value;
  const { slices, layout, background, focalPoint, shade, options, ...definition } = value;
  return { ...definition, options: { ...options, cover: { slices, layout, background, focalPoint, shade } } };
}

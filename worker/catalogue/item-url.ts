import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';

/** What a statement reads of an item's collection for its address. */
export interface CollectionAddress {
  collection_url_id: string;
  /** Its slug in a further language. */
  collection_slug: string | null;
}

/**
 * Returns the path of an item: products are below `/p/` of their collection, all other items directly below the
 * collection.
 */
export function itemUrl(collectionUrlId: string, recordType: number, urlSlug: string): string {
  const parts = [collectionUrlId, recordType === RECORD_TYPE.storeItem ? 'p' : '', urlSlug];
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

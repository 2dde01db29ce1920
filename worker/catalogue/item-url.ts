import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';

/**
 * Returns the path of an item: products are below `/p/` of their collection, all other items directly below the
 * collection.
 */
export function itemUrl(collectionUrlId: string, recordType: number, urlSlug: string): string {
  const parts = [collectionUrlId, recordType === RECORD_TYPE.storeItem ? 'p' : '', urlSlug];
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

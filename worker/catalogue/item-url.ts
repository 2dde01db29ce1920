import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';

/** Path of an item: products hang below `/p/` of their collection, anything else directly below it. */
export function itemUrl(collectionUrlId: string, recordType: number, urlSlug: string): string {
  const parts = [collectionUrlId, recordType === RECORD_TYPE.storeItem ? 'p' : '', urlSlug];
  return `/${parts.filter((part) => part !== '').join('/')}`;
}

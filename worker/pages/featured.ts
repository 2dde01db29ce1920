import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Item } from './rows.ts';

/** Returns the starred products and posts of the whole site, for the home page. */
export function featured<T>(items: readonly Item[], toContext: (item: Item) => T) {
  return {
    featuredProducts: items.filter((item) => item.recordType === RECORD_TYPE.storeItem).map(toContext),
    featuredPosts: items.filter((item) => item.recordType !== RECORD_TYPE.storeItem).map(toContext),
  };
}

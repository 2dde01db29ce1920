import type { Collection, Item } from './rows.ts';

/** What a visitor must have to see anything at an address. */
export interface Doors {
  /** The member area that the address belongs to; null for everybody's. */
  memberAreaId: string | null;
  /** Name the passwords that the address asks for; none for an open one. */
  lockKeys: readonly string[];
}

/** Returns the doors before an address that begins with this collection and leads to this item, if to any. */
export function doorsOf(collection: Collection | undefined, item?: Item): Doors {
  const lockKeys = [collection?.lockKey, item?.lockKey].filter((key) => typeof key === 'string');
  return { memberAreaId: collection?.memberAreaId ?? null, lockKeys };
}

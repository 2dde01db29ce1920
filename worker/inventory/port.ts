import type { StockResult } from '#runtime/contracts/inventory.ts';

/**
 * Where stock is kept. A shop that sells faster than one database writes puts another implementation behind this.
 */
export interface Inventory {
  /** One result per variant; undefined for an item that the site does not sell. */
  stockOf(siteId: string, itemId: string): Promise<StockResult[] | undefined>;
}

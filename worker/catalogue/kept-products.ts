import type { KeptPart } from '../bin/service.ts';
import { movable } from '../http/movable.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { readMovedHistories } from '../prices/service.ts';
import { listOwnProducts } from './owner-repository.ts';

/** Products that are read at once; each has rows of its own. */
const PER_READ = 50;

/** Reads all products of a page as the bin keeps them, with their prices of before. */
export async function readKeptProducts(call: OwnerCall, collectionId: string): Promise<KeptPart[]> {
  const { db, site, now } = call;
  const parts: KeptPart[] = [];
  let cursor: string | undefined;
  do {
    const page = await listOwnProducts(db, site.siteId, { cursor, limit: PER_READ, collectionId }, now);
    const ids = page.products.map(({ id }) => id);
    const histories = await readMovedHistories(db, site.siteId, ids, now);
    for (const { isScheduled: _, ...product } of page.products) {
      const priceHistory = histories.get(product.id);
      const record = { ...movable(product), ...(priceHistory && { priceHistory }) };
      parts.push({ type: 'product', id: product.id, record });
    }
    cursor = page.nextPageCursor ?? undefined;
  } while (cursor !== undefined);
  return parts;
}

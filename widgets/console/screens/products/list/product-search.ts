import type { ValuesOf } from '#runtime/api/calls.ts';
import { CONTENT_STATUSES } from '#runtime/contracts/enumerations.ts';

/** The most products that one call answers. */
const PAGE_SIZE = 100;
const STOCKS = ['in-stock', 'sold-out'] as const;

/** Returns the query of the call that lists what the screen's address asks for. */
export function searchOf(query: URLSearchParams): ValuesOf<'/api/owner/products'> {
  const queryText = (name: string) => query.get(name)?.trim() || undefined;
  const [q, sku, collectionId] = [queryText('q'), queryText('sku'), queryText('collection')];
  return {
    limit: PAGE_SIZE,
    q,
    sku,
    collectionId,
    status: CONTENT_STATUSES.find((status) => status === queryText('status')),
    stock: STOCKS.find((stock) => stock === queryText('stock')),
    lacks: query.get('lacks') === 'safety' ? 'safety' : undefined,
    // Only a whole collection has the order in which its page shows it.
    order: collectionId && !q && !sku ? 'position' : undefined,
  };
}

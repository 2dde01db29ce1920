import type { ValuesOf } from '#runtime/api/calls.ts';
import { CONTENT_STATUSES } from '#runtime/contracts/enumerations.ts';

/** The most products that one call answers. */
const PAGE_SIZE = 200;
const STOCKS = ['in-stock', 'sold-out'] as const;

/** By what the list can be sorted. */
export const LIST_ORDERS = ['title', 'price', 'stock', 'status', 'updated'] as const;
interface ListSort {
  order: (typeof LIST_ORDERS)[number] | undefined;
  direction: 'asc' | 'desc' | undefined;
}

/** Returns the filters that stand in the screen's address. */
export function filtersOf(query: URLSearchParams): ValuesOf<'/api/owner/products/ids'> {
  const queryText = (name: string) => query.get(name)?.trim() || undefined;
  return {
    q: queryText('q'),
    sku: queryText('sku'),
    collectionId: queryText('collection'),
    status: CONTENT_STATUSES.find((status) => status === queryText('status')),
    stock: STOCKS.find((stock) => stock === queryText('stock')),
    lacks: query.get('lacks') === 'safety' ? 'safety' : undefined,
  };
}

/** Returns the query of the call that lists what the screen's address asks for. */
export function searchOf(query: URLSearchParams, sort: ListSort): ValuesOf<'/api/owner/products'> {
  const filters = filtersOf(query);
  // Only a whole collection has the order in which its page shows it.
  const hasPlaces = filters.collectionId && !filters.q && !filters.sku;
  return { limit: PAGE_SIZE, ...filters, ...(sort.order ? sort : hasPlaces && { order: 'position' }) };
}

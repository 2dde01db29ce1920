/** The most products that one call answers. */
const PAGE_SIZE = '100';

/** Returns the query of the call that lists what the screen's address asks for. */
export function searchOf(query: URLSearchParams): string {
  const search = new URLSearchParams({ limit: PAGE_SIZE });
  for (const [name, at] of [
    ['q', 'q'],
    ['sku', 'sku'],
    ['collectionId', 'collection'],
    ['status', 'status'],
    ['stock', 'stock'],
  ] as const) {
    const value = query.get(at)?.trim();
    if (value) search.set(name, value);
  }
  // Only a whole collection has the order in which its page shows it.
  if (search.has('collectionId') && !search.has('q') && !search.has('sku')) search.set('order', 'position');
  return search.toString();
}

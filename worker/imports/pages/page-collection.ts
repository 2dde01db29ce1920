import type { ShopRecord } from '#runtime/contracts/imports.ts';
import type { ReadContext } from '../../http/file-format.ts';
import type { PageCollection } from './page-contract.ts';

/**
 * Returns the id of the shop's collection for a page's products: the one at the same address, otherwise the chosen one,
 * otherwise a new one, whose record comes first.
 */
export function collectionFor(
  page: Partial<PageCollection>,
  { collections, collectionId }: ReadContext,
): { collectionId: string; record: ShopRecord | undefined } {
  const urlId = (page.urlId || page.fullUrl || '').replace(/^\//, '').split('/')[0] || 'store';
  const known = collections.find((collection) => collection.urlId === urlId)?.id ?? collectionId;
  if (known !== undefined) return { collectionId: known, record: undefined };
  const id = page.id && /^[\w-]{1,100}$/.test(page.id) ? page.id : `store-${urlId}`.slice(0, 100);
  const content = { id, type: 'products', title: page.title || urlId, urlId, template: 'products', inNavigation: true };
  return { collectionId: id, record: { type: 'collection', content } };
}

import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { View } from './view.ts';

/** Returns the body's id and classes, by which themes and scripts recognise the type of page. */
export function bodyAttributes({ pageType, template, kind, collection, item }: View) {
  if (pageType === PAGE_TYPE.cartV2) return { 'page-id': 'cart', 'page-classes': 'view-cart' };
  if (!collection) return { 'page-id': template, 'page-classes': `view-${template}` };
  const home = collection.urlId === '' ? ' homepage' : '';
  return {
    'page-id': item ? `item-${item.id}` : `collection-${collection.id}`,
    'page-classes': `collection-type-${template} collection-${collection.id} view-${kind}${home}`,
  };
}

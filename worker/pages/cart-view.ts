import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Site } from '../site/site.ts';
import { readContent, shared, type View } from './view.ts';

/** Returns the cart's page; `cartNotice` is the name of what it tells a visitor whom a link has led there. */
export async function cartView(db: D1Database, site: Site, cartNotice?: string): Promise<View> {
  return {
    ...shared(await readContent(db, site)),
    ...{ cartNotice, pageType: PAGE_TYPE.cartV2, status: 200, template: 'cart', kind: 'page', path: '/cart' },
  };
}

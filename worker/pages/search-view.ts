import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Site } from '../site/site.ts';
import type { Pagination } from './page-cursor.ts';
import type { SearchResult } from './search.ts';
import { select } from './selections.ts';
import { readContent, shared, type View } from './view.ts';

interface SearchPage {
  /** Ids of the items on the page, the best first. */
  ids: readonly string[];
  result: SearchResult;
  pagination: Pagination | undefined;
}

export async function searchView(db: D1Database, site: Site, { ids, result, pagination }: SearchPage): Promise<View> {
  const content = await readContent(db, site, ids.length > 0 ? select.ids(ids) : undefined);
  return {
    ...shared(content),
    pageType: PAGE_TYPE.search,
    status: 200,
    template: 'search',
    kind: 'page',
    path: '/search',
    search: result,
    pagination,
  };
}

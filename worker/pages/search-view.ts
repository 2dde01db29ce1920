import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { isolated } from '#runtime/domain/isolated.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
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

/** Returns what templates know of a search; `resultText` says how many items it found, in the page's language. */
export function searchContext({ query, count, hasMore }: SearchResult, texts: Catalogue['theme']) {
  const text = count === 0 ? texts.noResults : hasMore ? texts.moreResults : texts.results;
  return {
    searchQuery: query,
    resultCount: count,
    hasMoreResults: hasMore,
    resultText: fill(text, { n: count, query: isolated(query) }),
  };
}

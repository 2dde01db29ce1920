/**
 * Pages by the template engine, and the search of visitors. The triggers `search_item_added`, `search_item_changed`,
 * `search_item_deleted`, `search_translation_added`, `search_translation_changed` and `search_translation_deleted` keep
 * the search's words in `search_words`.
 */

import type { Cover } from '#runtime/contracts/covers.ts';
import type { PageType } from '#runtime/contracts/enumerations.ts';
import { answerOnce, type PageContext } from './answer.ts';
import { noticeView, type View } from './view.ts';

export { joined } from './alternates.ts';
export { answerPageError, type PageContext } from './answer.ts';
export { type Answers, answerBy } from './answers.ts';
export { evaluationErrors, PARTIAL_PREFIX } from './engine.ts';
export { GIVEN_PARTIALS } from './form-partials.ts';
export { FORMATTERS, NOT_IMPLEMENTED, PREDICATES } from './formatters.ts';
export { unindexedPatterns } from './list-filter.ts';
export { type RenderedContent, renderContent } from './page-content.ts';
export { wholeUrl } from './page-url.ts';
export { type PlacedProduct, readProducts } from './read-products.ts';
export type { Item } from './rows.ts';
export { findItems } from './search.ts';

export { trialErrors } from './trial.ts';
export { readContent, type View } from './view.ts';

interface PlainPage {
  title: string;
  /** Safe HTML below the title's heading. */
  main: string;
  pageType: PageType;
  /** 200 by default. */
  status?: View['status'];
  /** The cover stands in place of the layout, and `main` is its password slice; null for a page in the layout. */
  cover?: Cover | null;
}

/**
 * Answers with a page in the shop's layout, by its template 'notice.page' or with title and text alone. The page is not
 * cached or indexed, and its address is not sent as a referrer.
 */
export async function renderPlainPage(c: PageContext, page: PlainPage): Promise<Response> {
  const { title, main, pageType, status = 200, cover = null } = page;
  return answerOnce(c, await noticeView(c.env.DB, c.get('site'), { title, main }, { pageType, status, cover }));
}

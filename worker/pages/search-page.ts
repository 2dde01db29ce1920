import { getCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { searchWords } from '../catalogue/service.ts';
import { RETRY_AFTER_SECONDS } from '../http/errors.ts';
import { isWithinLimit } from '../http/middleware/rate-limit.ts';
import { translationOf } from '../site/languages.ts';
import { answerBody, type PageContext, renderBody } from './answer.ts';
import { ITEMS_PER_PAGE, type Pagination } from './page-cursor.ts';
import { findItems } from './search.ts';
import { searchView } from './search-view.ts';
import { renderPlainPage } from './service.ts';

const MAX_QUERY_LENGTH = 100;
/** How long a page of results is kept at the edge; a new item may be missing for this long. */
const KEPT_SECONDS = 60;

/**
 * Answers a search. The same search by other visitors is answered from the edge's cache for a short time. Every other
 * one reads the database, so each address may do it only so often.
 */
export async function answerSearch(c: PageContext): Promise<Response> {
  const query = (c.req.query('q') ?? '').slice(0, MAX_QUERY_LENGTH).trim();
  const words = searchWords(query);
  const page = Math.max(1, Number.parseInt(c.req.query('page') ?? '', 10) || 1);
  const cache = c.env.ENVIRONMENT === 'production' && words.length > 0 ? caches.default : undefined;
  const key = cacheKey(c, query, page);
  const kept = await cache?.match(key);
  if (kept) return answerBody(c, await kept.json());
  if (words.length > 0 && !(await isWithinLimit(c, 'SEARCHES'))) return answerTooMany(c);
  const { db, site } = { db: c.env.DB, site: c.get('site') };
  const { ids, hasMore } =
    words.length > 0
      ? await findItems(db, site.siteId, { words, language: translationOf(site) })
      : { ids: [], hasMore: false };
  const view = await searchView(db, site, {
    ids: ids.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE),
    result: { query, count: ids.length, hasMore },
    pagination: pagesAround(query, page, ids.length),
  });
  const rendered = await renderBody(c, view);
  if (rendered instanceof Response) return rendered;
  if (cache) await cache.put(key, Response.json(rendered, { headers: { 'Cache-Control': `max-age=${KEPT_SECONDS}` } }));
  return answerBody(c, rendered);
}

/** Returns the cache's key of a page: everything that its HTML depends on, and nothing about the visitor besides. */
function cacheKey(c: PageContext, query: string, page: number): string {
  const { siteId, language } = c.get('site');
  const hasCart = getCookie(c, HAS_CART_COOKIE) === 'true';
  const key = new URL('/search', c.req.url);
  key.search = String(new URLSearchParams({ site: siteId, language, q: query, page: `${page}`, cart: `${hasCart}` }));
  return key.href;
}

function pagesAround(query: string, page: number, count: number): Pagination | undefined {
  const last = Math.ceil(count / ITEMS_PER_PAGE);
  if (last <= 1) return undefined;
  const address = (to: number) => `/search?${new URLSearchParams({ q: query, ...(to > 1 && { page: `${to}` }) })}`;
  const [nextPage, prevPage] = [page < last, page > 1];
  return {
    pageSize: ITEMS_PER_PAGE,
    nextPage,
    nextPageUrl: nextPage ? address(page + 1) : '',
    prevPage,
    prevPageUrl: prevPage ? address(Math.min(page - 1, last)) : '',
  };
}

async function answerTooMany(c: PageContext): Promise<Response> {
  const { pages, apiErrors } = await textsIn(c.get('site').language);
  c.header('Retry-After', String(RETRY_AFTER_SECONDS));
  return renderPlainPage(c, {
    title: pages.tooManySearchesTitle,
    main: String(await html`<p>${apiErrors.RATE_LIMITED}</p>`),
    pageType: PAGE_TYPE.error,
    status: 429,
  });
}

import { SEARCH_PAGE_MAX, SearchCatalogInput } from '#runtime/contracts/ucp.ts';
import { isPublic, searchWords } from '../../catalogue/service.ts';
import { ApiError } from '../../http/errors.ts';
import { findItems, readProducts } from '../../pages/service.ts';
import { translationOf } from '../../site/languages.ts';
import type { Site } from '../../site/site.ts';
import { envelope } from '../envelope.ts';
import { type AgentCall, operation } from '../operation.ts';
import { filteredVariants, isFiltered } from './filters.ts';
import { featuredFirst, LISTED_VARIANTS, offerOf, productForm } from './product-form.ts';
import { spokenSite } from './spoken-site.ts';

/** Products that one call looks at, however few of them its filters let through. */
const LOOKED_AT_MAX = 200;
const CURSOR = /^(\d{1,16})\.(.{1,200})$/s;

export const searchCatalog = operation({
  name: 'search_catalog',
  description: 'Finds products of the shop by words, categories and prices, or lists them all, the latest first.',
  method: 'POST',
  path: '/catalog/search',
  needs: 'look',
  isReadOnly: true,
  input: SearchCatalogInput,
  async run(call, { query = '', filters, pagination, context }) {
    const site = spokenSite(call, context);
    const limit = Math.min(pagination?.limit ?? SEARCH_PAGE_MAX, SEARCH_PAGE_MAX);
    const words = searchWords(query);
    if (query.trim() !== '' && words.length === 0) return answer([], undefined);
    const candidates =
      words.length > 0
        ? await foundProducts(call, site, words, pagination?.cursor)
        : await latestProducts(call, site, pagination?.cursor);
    const products: object[] = [];
    // Where nothing is left out, no more products are read than are answered.
    const step = isFiltered(filters) ? SEARCH_PAGE_MAX : limit;
    let taken = 0;
    while (products.length < limit && taken < candidates.ids.length) {
      const ids = candidates.ids.slice(taken, taken + step);
      const placed = new Map((await readProducts(call.db, site, ids)).map((product) => [product.item.id, product]));
      for (const id of ids) {
        if (products.length === limit) break;
        taken++;
        const product = placed.get(id);
        if (!product) continue;
        const offer = offerOf(call, site, product);
        const variants = featuredFirst(filteredVariants(offer, filters)).slice(0, LISTED_VARIANTS);
        if (variants.length > 0) products.push(productForm(offer, variants));
      }
    }
    return answer(products, candidates.cursorAfter(taken));
  },
});

function answer(products: readonly object[], cursor: string | undefined) {
  return {
    ucp: envelope('search'),
    products,
    pagination: { has_next_page: cursor !== undefined, ...(cursor !== undefined && { cursor }) },
  };
}

interface Candidates {
  ids: string[];
  /** Where the list goes on after this many of `ids`; undefined after the last. */
  cursorAfter(taken: number): string | undefined;
}

/** Finds products by the shop's own search, the best first; the cursor says how many were passed. */
async function foundProducts(
  { db }: AgentCall,
  site: Site,
  words: readonly string[],
  cursor: string | undefined,
): Promise<Candidates> {
  const [, passed] = CURSOR.exec(cursor ?? '0.found') ?? [];
  if (passed === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['pagination.cursor'] });
  const from = Number(passed);
  const found = await findItems(db, site.siteId, { words, language: translationOf(site) });
  const ids = (await onlyProducts(db, site.siteId, found.ids)).slice(from);
  return { ids, cursorAfter: (taken) => (taken < ids.length ? `${from + taken}.found` : undefined) };
}

/** Keeps the products among items, in their order. */
async function onlyProducts(db: D1Database, siteId: string, ids: readonly string[]): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT items.id FROM json_each(?2) found CROSS JOIN items ON items.site_id = ?1 AND items.id = found.value
       WHERE items.product_type IS NOT NULL ORDER BY found.key`,
    )
    .bind(siteId, JSON.stringify(ids))
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

interface Row {
  id: string;
  updated_at: number;
  is_shown: number;
}

/** Lists the products that everybody sees, those that were changed last first. */
async function latestProducts({ db }: AgentCall, site: Site, cursor: string | undefined): Promise<Candidates> {
  const [, updatedAt = Number.MAX_SAFE_INTEGER, id = ''] = CURSOR.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && id === '') throw new ApiError('INVALID_REQUEST', { fields: ['pagination.cursor'] });
  const { results } = await db
    .prepare(
      `SELECT items.id, items.updated_at, ${isPublic('items')} AS is_shown FROM items INDEXED BY products_by_status
       WHERE site_id = ?1 AND product_type IS NOT NULL AND content_status = 'published'
         AND (updated_at, id) < (?2, ?3)
       ORDER BY updated_at DESC, id DESC LIMIT ${LOOKED_AT_MAX}`,
    )
    .bind(site.siteId, Number(updatedAt), id)
    .all<Row>();
  const shown = results.filter(({ is_shown }) => is_shown === 1);
  const hasMore = results.length === LOOKED_AT_MAX;
  return {
    ids: shown.map((row) => row.id),
    cursorAfter: (taken) => {
      const isLast = taken >= shown.length;
      if (isLast && !hasMore) return undefined;
      const last = isLast ? results.at(-1) : shown[taken - 1];
      return last && `${last.updated_at}.${last.id}`;
    },
  };
}

import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { COLLECTION_TYPE, PAGE_TYPE, type PageType, RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { itemUrl } from '../catalogue/service.ts';
import { findMatching, type PageContent, readPageContent, select } from './repository.ts';
import type { Collection, Item } from './rows.ts';
import { matchesAll, searchPatterns, searchWords } from './search.ts';

/** How many further products a product's page shows below it. */
const RELATED_PRODUCTS = 4;

/** A page that says one thing, in the shop's own frame. `main` is HTML that stands below the heading. */
export interface Notice {
  title: string;
  main: string;
}

/** What one address shows, before anything is rendered. */
export interface View {
  pageType: PageType;
  status: ContentfulStatusCode;
  /** Names the template `{template}.{kind}`. */
  template: string;
  kind: 'list' | 'item' | 'page';
  /** The address that search engines and `og:url` get. */
  path: string;
  collections: Collection[];
  templateStamp: string;
  collection?: Collection | undefined;
  item?: Item;
  items: Item[];
  searchQuery?: string;
  notice?: Notice;
}

/** A collection's own page: a list of its items, or a plain page. The home page has the starred items of all. */
export async function collectionView(db: D1Database, siteId: string, urlId: string): Promise<View> {
  const content = await readPageContent(db, siteId, urlId === '' ? select.starred() : select.collection(urlId));
  const collection = content.collections.find((candidate) => candidate.urlId === urlId);
  if (!collection) return notFound(content);
  const isPage = collection.type === COLLECTION_TYPE.page;
  return {
    ...shared(content),
    pageType: isPage ? PAGE_TYPE.page : PAGE_TYPE.mainContent,
    status: 200,
    template: collection.template,
    kind: isPage ? 'page' : 'list',
    path: `/${urlId}`,
    collection,
  };
}

export async function itemView(db: D1Database, siteId: string, urlId: string, slug: string): Promise<View> {
  const content = await readPageContent(db, siteId, select.itemWithNext(urlId, slug, RELATED_PRODUCTS));
  const collection = content.collections.find((candidate) => candidate.urlId === urlId);
  const [item, ...next] = content.items;
  if (!collection || !item) return notFound(content);
  return {
    ...shared(content),
    pageType: PAGE_TYPE.contentItem,
    status: 200,
    template: collection.template,
    kind: 'item',
    path: itemUrl(urlId, item.recordType, item.urlSlug),
    collection,
    item,
    items: item.recordType === RECORD_TYPE.storeItem ? next : [],
  };
}

export async function cartView(db: D1Database, siteId: string): Promise<View> {
  const content = await readPageContent(db, siteId, select.none());
  return { ...shared(content), pageType: PAGE_TYPE.cartV2, status: 200, template: 'cart', kind: 'page', path: '/cart' };
}

export async function searchView(db: D1Database, siteId: string, query: string, language: string): Promise<View> {
  const words = searchWords(query);
  const candidates = words.length === 0 ? [] : await findMatching(db, siteId, searchPatterns(words));
  const found = candidates.filter((item) => matchesAll(item, words, language)).map(({ id }) => id);
  const content = await readPageContent(db, siteId, select.ids(found));
  return {
    ...shared(content),
    pageType: PAGE_TYPE.search,
    status: 200,
    template: 'search',
    kind: 'page',
    path: '/search',
    searchQuery: words.join(' '),
  };
}

export async function notFoundView(db: D1Database, siteId: string): Promise<View> {
  return notFound(await readPageContent(db, siteId, select.none()));
}

export async function noticeView(
  db: D1Database,
  siteId: string,
  notice: Notice,
  { pageType, status }: Pick<View, 'pageType' | 'status'>,
): Promise<View> {
  const content = await readPageContent(db, siteId, select.none());
  return { ...shared(content), pageType, status, template: 'notice', kind: 'page', path: '', notice };
}

function notFound(content: PageContent): View {
  return {
    ...shared(content),
    pageType: PAGE_TYPE.notFound,
    status: 404,
    template: 'not-found',
    kind: 'page',
    path: '',
    items: [],
  };
}

function shared({ collections, items, templateStamp }: PageContent) {
  return { collections, items, templateStamp };
}

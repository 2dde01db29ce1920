import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Cover } from '#runtime/contracts/covers.ts';
import { COLLECTION_TYPE, PAGE_TYPE, type PageType, RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { NavigationItem } from '#runtime/contracts/navigation.ts';
import type { ReviewsResponse } from '#runtime/contracts/review.ts';
import { itemUrl, type Variant } from '../catalogue/service.ts';
import type { ShownCategory } from '../categories/service.ts';
import type { StoredForm } from '../forms/service.ts';
import type { Progress } from '../lessons/service.ts';
import { priceFactsColumn } from '../prices/service.ts';
import { readReviewsBy } from '../reviews/service.ts';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import type { PageCategories } from './category-context.ts';
import { type Doors, doorsOf } from './doors.ts';
import { type ListFilter, queryOf } from './list-filter.ts';
import { type ItemPagination, readNeighbours } from './neighbours.ts';
import { addressOf, type PageCursor, type Pagination, PRODUCTS_PER_PAGE, pageOf, pageSizeOf } from './page-cursor.ts';
import { type PageContent, readPageContent } from './repository.ts';
import { type Collection, collectionAt, type Item, variantIn } from './rows.ts';
import type { SearchResult } from './search.ts';
import type { Selection } from './selection.ts';
import { select } from './selections.ts';

/** Number of further products on a product's page. */
const RELATED_PRODUCTS = 4;

/** A page with one message in the shop's layout. `main` is HTML below the heading. */
interface Notice {
  title: string;
  main: string;
}

/** The content of an address before it is rendered. */
export interface View {
  pageType: PageType;
  status: ContentfulStatusCode;
  /** The template is `{template}.{kind}`. */
  template: string;
  kind: 'list' | 'item' | 'page';
  /** The canonical path, for search engines and `og:url`. */
  path: string;
  collections: Collection[];
  templateStamp: string;
  /** The main menu; null where nobody has changed it. */
  navigation: NavigationItem[] | null;
  memberNavigation: NavigationItem[];
  collection?: Collection | undefined;
  /** What the visitor must have to see it, also where there is nothing at the address. */
  doors?: Doors;
  /** Which items the list shows; undefined for all. */
  filter?: ListFilter;
  /** The category whose own page it is. */
  category?: ShownCategory;
  /** The navigation on a collection's own page and on those of its categories. */
  categories?: PageCategories;
  item?: Item;
  /** The product's variant that the address names. */
  chosenVariant?: Variant | undefined;
  items: Item[];
  forms: StoredForm[];
  pagination?: Pagination | undefined;
  /** What the visitor has finished of the course that is shown; null for a visitor who has not signed in. */
  course?: { progress: Progress; finished: ReadonlySet<string> } | null;
  /** The lessons before and after the one that is shown. */
  neighbours?: ItemPagination | undefined;
  search?: SearchResult;
  notice?: Notice;
  /** What the cart's page tells a visitor whom a link has led there, by name. */
  cartNotice?: string | undefined;
  /** The cover stands in place of header, content and footer; a page with them has none. */
  cover?: Cover | null;
  /** The reviews of the page's product, in a shop that shows them. */
  reviews?: ReviewsResponse | undefined;
  /** Where its comments go on; undefined for the first. */
  commentsAfter?: string | undefined;
}

interface ItemAddress {
  urlId: string;
  slug: string;
  variantId?: string | undefined;
  reviewsBefore?: string | undefined;
  commentsAfter?: string | undefined;
}

/**
 * Returns a collection's page: a plain page, or a list of its items, from a cursor on, or of those that a filter lets
 * through. The home page has the starred items of all collections.
 */
export async function collectionView(
  db: D1Database,
  site: Site,
  urlId: string,
  { cursor, filter: asked }: { cursor?: PageCursor | undefined; filter?: ListFilter | undefined } = {},
): Promise<View> {
  const { timeZone } = site;
  const choice = { cursor, filter: asked, timeZone, language: translationOf(site) };
  const selection = urlId === '' ? select.starred() : select.list(urlId, choice);
  const content = await readContent(db, site, selection, urlId);
  const collection = collectionAt(content.collections, urlId);
  if (!collection) return notFound(content);
  const { cover } = collection.options;
  const isPage = collection.type === COLLECTION_TYPE.page || cover !== null;
  const filter = isPage ? undefined : asked;
  const isCalendar = filter?.month !== undefined && collection.options.order === 'date';
  // A calendar shows months without events too; no other list has an address where it shows nothing.
  const isEmpty = content.items.length === 0 && (cursor !== undefined || (filter !== undefined && !isCalendar));
  if (!isPage && isEmpty) return notFound(content, collection);
  const path = `/${collection.urlId}`;
  const query = queryOf(filter);
  const pageSize = filter?.month === undefined ? pageSizeOf(collection.type) : PRODUCTS_PER_PAGE;
  return {
    ...shared(content),
    ...(!isPage && pageOf(content.items, { path, query, pageSize, cursor })),
    ...(filter && { filter }),
    pageType: cover ? PAGE_TYPE.splash : isPage ? PAGE_TYPE.page : PAGE_TYPE.mainContent,
    cover,
    status: 200,
    template: collection.template,
    kind: isPage ? 'page' : 'list',
    path: isPage ? path : path + addressOf(cursor, query),
    collection,
    doors: doorsOf(collection),
    categories: { path: '', shown: content.categories },
  };
}

/** Returns the page of a category, with the products in it and below it, from a cursor on. */
export async function categoryView(
  db: D1Database,
  site: Site,
  { urlId, path: below, cursor }: { urlId: string; path: string; cursor: PageCursor | undefined },
): Promise<View> {
  const content = await readContent(db, site, select.category(urlId, below, cursor, translationOf(site)), urlId, below);
  const collection = collectionAt(content.collections, urlId);
  const category = content.categories.find((candidate) => candidate.path === below);
  if (!collection || !category || (cursor && content.items.length === 0)) return notFound(content, collection);
  const path = `/${collection.urlId}/${below}`;
  return {
    ...shared(content),
    ...pageOf(content.items, { path, pageSize: pageSizeOf(collection.type), cursor }),
    pageType: PAGE_TYPE.mainContent,
    status: 200,
    template: collection.template,
    kind: 'list',
    path: path + addressOf(cursor),
    collection,
    doors: doorsOf(collection),
    category,
    categories: { path: below, shown: content.categories },
  };
}

/**
 * Returns an item's page. `variantId` is the variant that it shows as chosen, and `reviewsBefore` the id of a review: the
 * page shows older ones. `commentsAfter` is where its comments go on.
 */
export async function itemView(
  db: D1Database,
  site: Site,
  { urlId, slug, variantId, reviewsBefore, commentsAfter }: ItemAddress,
): Promise<View> {
  const language = translationOf(site);
  const [content, reviews] = await Promise.all([
    readContent(db, site, select.itemWithNext(urlId, slug, RELATED_PRODUCTS, language), urlId, null),
    readReviewsBy(db, site, select.item(urlId, slug, language), reviewsBefore),
  ]);
  const collection = collectionAt(content.collections, urlId);
  const [item, ...next] = content.items;
  if (!collection || !item) return notFound(content, collection);
  return {
    ...shared(content),
    pageType: PAGE_TYPE.contentItem,
    status: 200,
    template: collection.template,
    kind: 'item',
    path: itemUrl(collection.urlId, item.recordType, item.urlSlug),
    collection,
    doors: doorsOf(collection, item),
    item,
    chosenVariant: variantIn(item, variantId),
    neighbours: await readNeighbours(db, site, collection, item),
    reviews: item.productType === null ? undefined : reviews,
    commentsAfter,
    items: item.recordType === RECORD_TYPE.storeItem ? next : [],
  };
}

export async function notFoundView(db: D1Database, site: Site): Promise<View> {
  return notFound(await readContent(db, site));
}

export async function noticeView(
  db: D1Database,
  site: Site,
  notice: Notice,
  page: Pick<View, 'pageType' | 'status' | 'cover'>,
): Promise<View> {
  const content = await readContent(db, site);
  return { ...shared(content), ...page, template: 'notice', kind: 'page', path: '', notice };
}

/** `collection` is the one that the address begins with. */
export function notFound(content: PageContent, collection?: Collection): View {
  return {
    ...shared(content),
    doors: doorsOf(collection),
    pageType: PAGE_TYPE.notFound,
    status: 404,
    template: 'not-found',
    kind: 'page',
    path: '',
    items: [],
  };
}

/**
 * Reads the content of a page. `urlId` names the collection that it belongs to, for its forms; on the page of an item
 * `categoryPath` is null. Visitors without the
 * site's password get no menu, which would show what is behind it, and no form, because the shop takes none of them.
 */
export async function readContent(
  db: D1Database,
  site: Site,
  selection?: Selection,
  urlId?: string,
  categoryPath?: string | null,
): Promise<PageContent> {
  const { newsletterFormId } = site.websiteSettings;
  const content = await readPageContent(db, site.siteId, selection, {
    ...(urlId !== undefined && { urlId }),
    ...(categoryPath !== undefined && { categoryPath }),
    language: translationOf(site),
    hasLanguages: site.languages.length > 0,
    priceFacts: priceFactsColumn(site, 'variants', Date.now()),
    newsletterFormId: typeof newsletterFormId === 'string' ? newsletterFormId : '',
  });
  return site.lockKey === null && !site.isShut
    ? content
    : { ...content, navigation: [], memberNavigation: [], forms: [] };
}

export function shared({ collections, items, forms, navigation, memberNavigation, templateStamp }: PageContent) {
  return { collections, items, forms, navigation, memberNavigation, templateStamp };
}

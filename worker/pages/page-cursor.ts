import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';

/** The platform allows this many products in a collection, so that its store pages have no further pages. */
export const PRODUCTS_PER_PAGE = 200;
/** Posts, and whatever else a collection lists. */
export const ITEMS_PER_PAGE = 20;

/** The item after which a page of a list begins or, backwards, before which it ends. */
export interface PageCursor {
  position: number;
  id: string;
  isBackwards: boolean;
}

const OFFSET = /^(-?\d{1,15})\.(.{1,100})$/s;

/** Collections that are shown as a whole: shops and courses. */
export const WHOLE_LISTS: readonly number[] = [
  COLLECTION_TYPE.products,
  COLLECTION_TYPE.lessons,
  COLLECTION_TYPE.course,
];

export function pageSizeOf(collectionType: number): number {
  return WHOLE_LISTS.includes(collectionType) ? PRODUCTS_PER_PAGE : ITEMS_PER_PAGE;
}

/** Reads the cursor from a list's address; undefined for the list's beginning. */
export function readPageCursor(query: Readonly<Record<string, string>>): PageCursor | undefined {
  const [, position, id] = OFFSET.exec(query.offset ?? '') ?? [];
  if (position === undefined || id === undefined) return undefined;
  return { position: Number(position), id, isBackwards: query.reversePaginate === 'true' };
}

/** Returns the query of a page's address after another query; '' for the beginning of a list without one. */
export function addressOf(cursor: PageCursor | undefined, query = ''): string {
  const own = cursor ? `offset=${offsetOf(cursor)}${cursor.isBackwards ? '&reversePaginate=true' : ''}` : '';
  const whole = [query, own].filter(Boolean).join('&');
  return whole && `?${whole}`;
}

/** `pagination` of templates, under the platform's names. */
export interface Pagination {
  pageSize: number;
  nextPage: boolean;
  nextPageUrl: string;
  prevPage: boolean;
  prevPageUrl: string;
}

interface Placed {
  position: number;
  id: string;
}

/**
 * Takes the items of a page from those that `select.list` found, one more than the page has if there are more, and says
 * where the pages around it are.
 */
export function pageOf<Item extends Placed>(
  found: readonly Item[],
  { path, query, pageSize, cursor }: { path: string; query?: string; pageSize: number; cursor: PageCursor | undefined },
): { items: Item[]; pagination: Pagination | undefined } {
  const isBackwards = cursor?.isBackwards ?? false;
  const inReach = found.slice(0, pageSize);
  const items = isBackwards ? inReach.toReversed() : inReach;
  const hasMore = found.length > pageSize;
  const [first, last] = [items[0], items.at(-1)];
  const next = (isBackwards || hasMore) && last ? path + addressOf({ ...last, isBackwards: false }, query) : '';
  const prev =
    cursor && first && (!isBackwards || hasMore) ? path + addressOf({ ...first, isBackwards: true }, query) : '';
  if (!next && !prev) return { items, pagination: undefined };
  return {
    items,
    pagination: { pageSize, nextPage: next !== '', nextPageUrl: next, prevPage: prev !== '', prevPageUrl: prev },
  };
}

function offsetOf({ position, id }: Placed): string {
  return encodeURIComponent(`${position}.${id}`);
}

import { IS_PUBLIC, IS_PUBLISHED } from '../catalogue/service.ts';
import { productsOf } from '../categories/service.ts';
import { filterConditions, type ListFilter } from './list-filter.ts';
import { ITEMS_PER_PAGE, type ListPlace, PRODUCTS_PER_PAGE, WHOLE_LISTS } from './list-place.ts';

/** The choice of items for a page. `sql` selects their ids, with the site as ?1 and `values` from ?2 on. */
export interface Selection {
  sql: string;
  values: (string | number)[];
}

/** Most starred items on the home page. */
const MAX_STARRED = 50;

/** Most events in a collection's calendar. */
const MAX_CALENDAR_EVENTS = 500;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Which events of a collection in the order of their end are shown; all of any other. */
const SHOWN = `iif(options ->> 'order' = 'date', options ->> 'showPastOrUpcomingEvents', 'both')`;

const ofCollection = (value: string) => `(SELECT ${value} FROM collections WHERE site_id = ?1 AND url_id = ?2)`;

/** One more than a page has. */
const LIMIT = `1 + iif(type IN (${WHOLE_LISTS.join(', ')}), ${PRODUCTS_PER_PAGE}, ${ITEMS_PER_PAGE})`;

const COLLECTION = '(SELECT id FROM collections WHERE site_id = ?1 AND url_id = ?2)';

/** The page that shows them asks whether the visitor may see the collection. */
const IN_COLLECTION = `site_id = ?1 AND collection_id = ${COLLECTION} AND ${IS_PUBLISHED}`;
/** An item with a password of its own is on its own page alone. */
const LISTED = `${IN_COLLECTION} AND items.lock_key IS NULL`;

/** Each selection reads an index and stops at its limit, so that it costs the same in a collection of any length. */
export const select = {
  /**
   * Selects a page of a collection, and one item more if there are more; backwards if the place says so. With a filter it
   * passes over the items that are left out, at most the whole collection.
   */
  list: (urlId: string, place: ListPlace | undefined, filter?: ListFilter, timeZone = ''): Selection => {
    const isBackwards = place?.isBackwards ?? false;
    const only = filterConditions(filter, place ? 5 : 3, timeZone);
    const most = filter?.month === undefined ? LIMIT : `1 + ${PRODUCTS_PER_PAGE}`;
    const page = (isDescending: boolean, bound: string, limit: string) => {
      const direction = isDescending ? 'DESC' : 'ASC';
      const beyond = place ? `AND (position, id) ${isDescending ? '<' : '>'} (?3, ?4)` : '';
      return `SELECT id FROM (SELECT id FROM items WHERE ${LISTED} ${beyond} ${bound} ${only.sql}
        ORDER BY position ${direction}, id ${direction} LIMIT COALESCE(${ofCollection(limit)}, 0))`;
    };
    // A second bound in the direction of the place would keep SQLite from beginning there.
    const fromNow = ofCollection(`iif(${SHOWN} = 'upcoming', unixepoch(), ${Number.MIN_SAFE_INTEGER})`);
    const bounds = {
      coming: place && !isBackwards ? '' : `AND position >= ${fromNow}`,
      past: place && !isBackwards ? '' : 'AND position < unixepoch()',
    };
    // Only one of the two finds anything: events that have ended stand with the latest first.
    return {
      sql: `SELECT id FROM (
        ${page(isBackwards, bounds.coming, `iif(${SHOWN} = 'past', 0, ${most})`)}
        UNION ALL
        ${page(!isBackwards, bounds.past, `iif(${SHOWN} = 'past', ${most}, 0)`)}) LIMIT 1 + ${PRODUCTS_PER_PAGE}`,
      values: [urlId, ...(place ? [place.position, place.id] : []), ...only.values],
    };
  },
  /** Selects the events of a collection for calendars, from those of the last year on. */
  calendar: (urlId: string): Selection => ({
    sql: `SELECT id FROM items WHERE ${LISTED} AND starts_at IS NOT NULL
          AND COALESCE(ends_at, starts_at) >= (unixepoch() - ${YEAR_SECONDS}) * 1000
          ORDER BY starts_at, id LIMIT ${MAX_CALENDAR_EVENTS}`,
    values: [urlId],
  }),
  /** Selects a page of the products in a category and below it, by their place in the collection, as `list` does. */
  category: (urlId: string, path: string, place: ListPlace | undefined): Selection => {
    const isBackwards = place?.isBackwards ?? false;
    const direction = isBackwards ? 'DESC' : 'ASC';
    return {
      sql: `SELECT items.id FROM (${productsOf({ collection: COLLECTION, path: '?3' })}) own
            CROSS JOIN items ON items.id = own.item_id AND ${LISTED}
            ${place ? `AND (position, items.id) ${isBackwards ? '<' : '>'} (?4, ?5)` : ''}
            ORDER BY position ${direction}, items.id ${direction} LIMIT 1 + ${PRODUCTS_PER_PAGE}`,
      values: [urlId, path, ...(place ? [place.position, place.id] : [])],
    };
  },
  /**
   * Selects the item and, for "you might also like", the next few of its collection; after the last it continues with
   * the first.
   */
  itemWithNext: (urlId: string, slug: string, next: number): Selection => {
    const own = `SELECT position, id FROM items WHERE ${IN_COLLECTION} AND url_slug = ?3`;
    const others = (place: number, comparison: '<' | '>') =>
      `SELECT * FROM (SELECT ${place} AS place, position, id FROM items
       WHERE ${LISTED} AND (position, id) ${comparison} (${own}) ORDER BY position, id LIMIT ?4)`;
    return {
      sql: `SELECT id FROM (SELECT 0 AS place, position, id FROM (${own})
            UNION ALL ${others(1, '>')} UNION ALL ${others(2, '<')}) ORDER BY place, position, id LIMIT 1 + ?4`,
      values: [urlId, slug, next],
    };
  },
  item: (urlId: string, slug: string): Selection => ({
    sql: `SELECT id FROM items WHERE ${IN_COLLECTION} AND url_slug = ?3`,
    values: [urlId, slug],
  }),
  starred: (): Selection => ({
    sql: `SELECT id FROM items INDEXED BY starred_items WHERE site_id = ?1 AND starred = 1 AND ${IS_PUBLIC}
          ORDER BY record_type DESC, position, id LIMIT ${MAX_STARRED}`,
    values: [],
  }),
  /** Selects these items in this order. */
  ids: (ids: readonly string[]): Selection => ({
    sql: `SELECT items.id FROM json_each(?2) AS chosen CROSS JOIN items
          WHERE site_id = ?1 AND items.id = chosen.value AND ${IS_PUBLIC} ORDER BY chosen.key`,
    values: [JSON.stringify(ids)],
  }),
};

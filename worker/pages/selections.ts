import { IS_PUBLIC } from '../catalogue/service.ts';
import { productsOf } from '../categories/service.ts';
import { type ListPlace, PRODUCTS_PER_PAGE } from './list-place.ts';
import { listSelection } from './list-selection.ts';
import { COLLECTION, IN_COLLECTION, LISTED, type Selection } from './selection.ts';

/** Most starred items on the home page. */
const MAX_STARRED = 50;

/** Most events in a collection's calendar. */
const MAX_CALENDAR_EVENTS = 500;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Each selection reads an index and stops at its limit, so that it costs the same in a collection of any length. */
export const select = {
  list: listSelection,
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

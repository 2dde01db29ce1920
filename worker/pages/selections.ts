import { IS_PUBLIC } from '../catalogue/service.ts';
import { productsOf } from '../categories/service.ts';
import { listSelection } from './list-selection.ts';
import { type PageCursor, PRODUCTS_PER_PAGE } from './page-cursor.ts';
import { inCollection, type Selection, spoken } from './selection.ts';

/** Most starred items on the home page. */
const MAX_STARRED = 50;

/** Most events in a collection's calendar. */
const MAX_CALENDAR_EVENTS = 500;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Each selection reads an index and stops at its limit, so that it costs the same in a collection of any length. */
export const select = {
  list: listSelection,
  /** Selects the events of a collection for calendars, from those of the last year on. */
  calendar: (urlId: string, language = ''): Selection => {
    const { parameter, own } = spoken([urlId], language);
    return {
      sql: `SELECT id FROM items WHERE ${inCollection(parameter).listed} AND starts_at IS NOT NULL
            AND COALESCE(ends_at, starts_at) >= (unixepoch() - ${YEAR_SECONDS}) * 1000
            ORDER BY starts_at, id LIMIT ${MAX_CALENDAR_EVENTS}`,
      ...own,
    };
  },
  /** Selects a page of the products in a category and below it, by their place in the collection, as `list` does. */
  category: (urlId: string, path: string, cursor: PageCursor | undefined, language = ''): Selection => {
    const isBackwards = cursor?.isBackwards ?? false;
    const { parameter, own } = spoken([urlId, path, ...(cursor ? [cursor.position, cursor.id] : [])], language);
    const { collection, listed } = inCollection(parameter);
    const direction = isBackwards ? 'DESC' : 'ASC';
    return {
      sql: `SELECT items.id FROM (${productsOf({ collection, path: '?3' })}) own
            CROSS JOIN items ON items.id = own.item_id AND ${listed}
            ${cursor ? `AND (position, items.id) ${isBackwards ? '<' : '>'} (?4, ?5)` : ''}
            ORDER BY position ${direction}, items.id ${direction} LIMIT 1 + ${PRODUCTS_PER_PAGE}`,
      ...own,
    };
  },
  /**
   * Selects the item and, for "you might also like", the next few of its collection; after the last it continues with
   * the first.
   */
  itemWithNext: (urlId: string, slug: string, next: number, language = ''): Selection => {
    const { parameter, own: values } = spoken([urlId, slug, next], language);
    const { where, listed, bySlug } = inCollection(parameter);
    const own = `SELECT position, id FROM items WHERE ${where} AND ${bySlug}`;
    const others = (round: number, comparison: '<' | '>') =>
      `SELECT * FROM (SELECT ${round} AS round, position, id FROM items
       WHERE ${listed} AND (position, id) ${comparison} (${own}) ORDER BY position, id LIMIT ?4)`;
    return {
      sql: `SELECT id FROM (SELECT 0 AS round, position, id FROM (${own})
            UNION ALL ${others(1, '>')} UNION ALL ${others(2, '<')}) ORDER BY round, position, id LIMIT 1 + ?4`,
      ...values,
    };
  },
  item: (urlId: string, slug: string, language = ''): Selection => {
    const { parameter, own } = spoken([urlId, slug], language);
    const { where, bySlug } = inCollection(parameter);
    return { sql: `SELECT id FROM items WHERE ${where} AND ${bySlug}`, ...own };
  },
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

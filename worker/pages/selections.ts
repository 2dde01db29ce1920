import { IS_PUBLIC, IS_PUBLISHED } from '../catalogue/service.ts';
import { productsOf } from '../categories/service.ts';
import { collectionBySlug, isCollection, itemBySlug } from '../translations/service.ts';
import { ITEMS_PER_PAGE, type ListPlace, PRODUCTS_PER_PAGE, WHOLE_LISTS } from './list-place.ts';

/** The choice of items for a page. `sql` selects their ids, with the site as ?1 and `values` from ?2 on. */
export interface Selection {
  sql: string;
  values: (string | number)[];
  /** The parameter with the language, where slugs are looked for in a further one. */
  language?: string;
}

/** Most starred items on the home page. */
const MAX_STARRED = 50;

/** Which events of a collection in the order of their end are shown; all of any other. */
const SHOWN = `iif(options ->> 'order' = 'date', options ->> 'showPastOrUpcomingEvents', 'both')`;

/** Adds the language of slugs to a selection's parameters; '' is the site's own. */
function spoken(values: (string | number)[], language: string) {
  if (language === '') return { parameter: '', own: { values } };
  const parameter = `?${values.length + 2}`;
  return { parameter, own: { values: [...values, language], language: parameter } };
}

/** What the statements say of the collection whose slug is ?2. The page that shows it asks who may see it. */
function inCollection(parameter: string) {
  const collection = collectionBySlug('?2', parameter);
  const where = `site_id = ?1 AND collection_id = ${collection} AND ${IS_PUBLISHED}`;
  return {
    collection,
    where,
    /** An item with a password of its own is on its own page alone. */
    listed: `${where} AND items.lock_key IS NULL`,
    of: (value: string) => `(SELECT ${value} FROM collections WHERE site_id = ?1 AND ${isCollection('?2', parameter)})`,
    bySlug: parameter === '' ? 'url_slug = ?3' : `id = ${itemBySlug(collection, '?3', parameter)}`,
  };
}

/** One more than a page has. */
const LIMIT = `1 + iif(type IN (${WHOLE_LISTS.join(', ')}), ${PRODUCTS_PER_PAGE}, ${ITEMS_PER_PAGE})`;

/** Each selection reads an index and stops at its limit, so that it costs the same in a collection of any length. */
export const select = {
  /** Selects a page of a collection, and one item more if there are more; backwards if the place says so. */
  list: (urlId: string, place: ListPlace | undefined, language = ''): Selection => {
    const isBackwards = place?.isBackwards ?? false;
    const { parameter, own } = spoken([urlId, ...(place ? [place.position, place.id] : [])], language);
    const { listed, of } = inCollection(parameter);
    const page = (isDescending: boolean, bound: string, limit: string) => {
      const direction = isDescending ? 'DESC' : 'ASC';
      const beyond = place ? `AND (position, id) ${isDescending ? '<' : '>'} (?3, ?4)` : '';
      return `SELECT id FROM (SELECT id FROM items WHERE ${listed} ${beyond} ${bound}
        ORDER BY position ${direction}, id ${direction} LIMIT COALESCE(${of(limit)}, 0))`;
    };
    // A second bound in the direction of the place would keep SQLite from beginning there.
    const fromNow = of(`iif(${SHOWN} = 'upcoming', unixepoch(), ${Number.MIN_SAFE_INTEGER})`);
    const bounds = {
      coming: place && !isBackwards ? '' : `AND position >= ${fromNow}`,
      past: place && !isBackwards ? '' : 'AND position < unixepoch()',
    };
    // Only one of the two finds anything: events that have ended stand with the latest first.
    return {
      sql: `SELECT id FROM (
        ${page(isBackwards, bounds.coming, `iif(${SHOWN} = 'past', 0, ${LIMIT})`)}
        UNION ALL
        ${page(!isBackwards, bounds.past, `iif(${SHOWN} = 'past', ${LIMIT}, 0)`)}) LIMIT 1 + ${PRODUCTS_PER_PAGE}`,
      ...own,
    };
  },
  /** Selects a page of the products in a category and below it, by their place in the collection, as `list` does. */
  category: (urlId: string, path: string, place: ListPlace | undefined, language = ''): Selection => {
    const isBackwards = place?.isBackwards ?? false;
    const { parameter, own } = spoken([urlId, path, ...(place ? [place.position, place.id] : [])], language);
    const { collection, listed } = inCollection(parameter);
    const direction = isBackwards ? 'DESC' : 'ASC';
    return {
      sql: `SELECT items.id FROM (${productsOf({ collection, path: '?3' })}) own
            CROSS JOIN items ON items.id = own.item_id AND ${listed}
            ${place ? `AND (position, items.id) ${isBackwards ? '<' : '>'} (?4, ?5)` : ''}
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
    const others = (place: number, comparison: '<' | '>') =>
      `SELECT * FROM (SELECT ${place} AS place, position, id FROM items
       WHERE ${listed} AND (position, id) ${comparison} (${own}) ORDER BY position, id LIMIT ?4)`;
    return {
      sql: `SELECT id FROM (SELECT 0 AS place, position, id FROM (${own})
            UNION ALL ${others(1, '>')} UNION ALL ${others(2, '<')}) ORDER BY place, position, id LIMIT 1 + ?4`,
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

import { SECOND_MS } from '#runtime/domain/durations.ts';
import { filterConditions, type ListFilter } from './list-filter.ts';
import { ITEMS_PER_PAGE, type PageCursor, PRODUCTS_PER_PAGE, WHOLE_LISTS } from './page-cursor.ts';
import { inCollection, type Selection, spoken } from './selection.ts';

/** Whether a collection is in the order of events: those to come first, and behind them those past, the latest first. */
const IS_DATED = `COALESCE(options ->> 'order', 'owner') = 'date'`;
/** Which events it shows. */
const SHOWN = `COALESCE(options ->> 'showPastOrUpcomingEvents', 'both')`;
/** One more than a page has. */
const LIMIT = `1 + iif(type IN (${WHOLE_LISTS.join(', ')}), ${PRODUCTS_PER_PAGE}, ${ITEMS_PER_PAGE})`;

interface ListQuery {
  cursor?: PageCursor | undefined;
  filter?: ListFilter | undefined;
  timeZone?: string;
  /** The further language of slugs; '' for the site's own. */
  language?: string;
  now?: number;
}

/**
 * Selects a page of a collection, and one item more if there are more; backwards if the cursor says so. With a filter
 * it passes over the items that are left out, at most the whole collection.
 */
export function listSelection(
  urlId: string,
  { cursor, filter, timeZone = '', language = '', now = Date.now() }: ListQuery,
): Selection {
  const isBackwards = cursor?.isBackwards ?? false;
  const { parameter, own } = spoken([urlId, ...(cursor ? [cursor.position, cursor.id] : [])], language);
  const { listed, of } = inCollection(parameter);
  const only = filterConditions(filter, { first: own.values.length + 2, timeZone, language: parameter });
  const most = filter?.month === undefined ? LIMIT : `1 + ${PRODUCTS_PER_PAGE}`;
  const part = (isDescending: boolean, condition: string, isWanted: string) => {
    const direction = isDescending ? 'DESC' : 'ASC';
    const limit = of(`iif(${isWanted}, ${most}, 0)`);
    return `SELECT id FROM (SELECT id FROM items WHERE ${listed} ${condition} ${only.sql}
      ORDER BY position ${direction}, id ${direction} LIMIT COALESCE(${limit}, 0))`;
  };
  const beyond = (isDescending: boolean) => (cursor ? `AND (position, id) ${isDescending ? '<' : '>'} (?3, ?4)` : '');
  const { coming, past } = datedParts(cursor, beyond, now);
  const parts = [
    part(isBackwards, beyond(isBackwards), `NOT (${IS_DATED})`),
    ...(isBackwards ? [] : [part(false, coming, `${IS_DATED} AND ${SHOWN} <> 'past'`)]),
    part(!isBackwards, past, `${IS_DATED} AND ${SHOWN} <> 'upcoming'`),
    ...(isBackwards ? [part(true, coming, `${IS_DATED} AND ${SHOWN} <> 'past'`)] : []),
  ];
  return {
    sql: `SELECT id FROM (${parts.join(' UNION ALL ')}) LIMIT 1 + ${PRODUCTS_PER_PAGE}`,
    ...own,
    values: [...own.values, ...only.values],
  };
}

const NOTHING = 'AND 0';

/**
 * Returns the conditions for events to come and for past ones. After a cursor among the former, all of the latter
 * follow or none.
 */
function datedParts(cursor: PageCursor | undefined, beyond: (isDescending: boolean) => string, now: number) {
  const all = { coming: 'AND position >= unixepoch()', past: 'AND position < unixepoch()' };
  if (!cursor) return all;
  const isOver = cursor.position < Math.floor(now / SECOND_MS);
  // A second bound in the direction of the place would keep SQLite from beginning there.
  if (cursor.isBackwards) {
    return isOver
      ? { coming: all.coming, past: `${beyond(false)} ${all.past}` }
      : { coming: `${beyond(true)} ${all.coming}`, past: NOTHING };
  }
  return isOver ? { coming: NOTHING, past: beyond(true) } : { coming: beyond(false), past: all.past };
}

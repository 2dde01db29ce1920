import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { IS_PUBLISHED, itemUrl } from '../catalogue/service.ts';
import type { Collection, Item } from './rows.ts';

interface Neighbour {
  title: string;
  fullUrl: string;
}

/** The lessons before and after one, under the platform's names; at an end of the course there is none. */
export interface ItemPagination {
  prevItem?: Neighbour;
  nextItem?: Neighbour;
}

interface NeighbourRow {
  title: string;
  record_type: number;
  url_slug: string;
}

/** Reads the lessons before and after one in its course; nothing for items of other collections. */
export async function readNeighbours(
  db: D1Database,
  siteId: string,
  collection: Collection,
  item: Item,
): Promise<ItemPagination | undefined> {
  if (collection.type !== COLLECTION_TYPE.lessons && collection.type !== COLLECTION_TYPE.course) return undefined;
  const beside = (comparison: '<' | '>', direction: 'ASC' | 'DESC') =>
    db
      .prepare(
        `SELECT title, record_type, url_slug FROM items INDEXED BY items_by_collection
         WHERE site_id = ?1 AND collection_id = ?2 AND (position, id) ${comparison} (?3, ?4) AND ${IS_PUBLISHED}
           AND lock_key IS NULL
         ORDER BY position ${direction}, id ${direction} LIMIT 1`,
      )
      .bind(siteId, collection.id, item.position, item.id);
  const [before, after] = (await db.batch([beside('<', 'DESC'), beside('>', 'ASC')])) as unknown as [
    D1Result<NeighbourRow>,
    D1Result<NeighbourRow>,
  ];
  const toNeighbour = ({ title, record_type, url_slug }: NeighbourRow) => ({
    title,
    fullUrl: itemUrl(collection.urlId, record_type, url_slug),
  });
  const [prevItem] = before.results.map(toNeighbour);
  const [nextItem] = after.results.map(toNeighbour);
  return { ...(prevItem && { prevItem }), ...(nextItem && { nextItem }) };
}

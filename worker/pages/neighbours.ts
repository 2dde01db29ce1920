import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { CONTENT_COLUMNS, IS_PUBLISHED, ITEM_COLUMNS, itemUrl } from '../catalogue/service.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { readBatch } from '../db/read-batch.ts';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { type TranslationColumn, toTranslated, translationColumn } from '../translations/service.ts';
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

const NEIGHBOUR_COLUMNS = {
  ...columnsOf(CONTENT_COLUMNS, ['title', 'urlSlug']),
  ...columnsOf(ITEM_COLUMNS, ['recordType']),
};

type NeighbourRow = RowOf<typeof NEIGHBOUR_COLUMNS> & TranslationColumn;

/** Reads the lessons before and after one in its course; nothing for items of other collections. */
export async function readNeighbours(
  db: D1Database,
  site: Site,
  collection: Collection,
  item: Item,
): Promise<ItemPagination | undefined> {
  if (collection.type !== COLLECTION_TYPE.lessons && collection.type !== COLLECTION_TYPE.course) return undefined;
  const language = translationOf(site);
  const beside = (comparison: '<' | '>', direction: 'ASC' | 'DESC') =>
    db
      .prepare(
        `SELECT ${columnList(NEIGHBOUR_COLUMNS)}, ${translationColumn({ kind: 'item', id: 'items.id', language: language && '?5' })} FROM items INDEXED BY items_by_collection
         WHERE site_id = ?1 AND collection_id = ?2 AND (position, id) ${comparison} (?3, ?4) AND ${IS_PUBLISHED}
           AND lock_key IS NULL
         ORDER BY position ${direction}, id ${direction} LIMIT 1`,
      )
      .bind(site.siteId, collection.id, item.position, item.id, ...(language ? [language] : []));
  const [before, after] = await readBatch<[NeighbourRow, NeighbourRow]>(db, [beside('<', 'DESC'), beside('>', 'ASC')]);
  const toNeighbour = (row: NeighbourRow) => {
    const { title, urlSlug, recordType } = readRow(NEIGHBOUR_COLUMNS, row);
    const { slug, texts } = toTranslated(row.translation);
    return { title: texts.title ?? title, fullUrl: itemUrl(collection.urlId, recordType, slug ?? urlSlug) };
  };
  const [prevItem] = before.results.map(toNeighbour);
  const [nextItem] = after.results.map(toNeighbour);
  return { ...(prevItem && { prevItem }), ...(nextItem && { nextItem }) };
}

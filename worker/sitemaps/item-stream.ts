import type { Site } from '../site/site.ts';
import { itemXml, type MapSite } from './entries.ts';
import { type CollectionRow, type ItemRange, type ItemRow, readItems } from './repository.ts';
import { URLSET_END, URLSET_START } from './xml.ts';

/** Items of one query, so that the Worker never holds a whole part. */
const ITEMS_PER_READ = 2_000;

interface Part {
  db: D1Database;
  site: Site;
  map: MapSite;
  collections: ReadonlyMap<string, CollectionRow>;
  range: ItemRange;
  /** The most items of the file. */
  limit: number;
}

/** Returns the file with the items of a part, which is written as it is read; undefined where it has none. */
export async function itemStream(part: Part): Promise<ReadableStream<Uint8Array> | undefined> {
  let rows = await readSome(part, part.range, part.limit);
  if (rows.length === 0) return undefined;
  const encoder = new TextEncoder();
  let left = part.limit;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(URLSET_START));
    },
    async pull(controller) {
      controller.enqueue(encoder.encode(rows.map((row) => entryOf(part, row)).join('')));
      const last = rows.at(-1);
      left -= rows.length;
      const isWhole = left <= 0 || rows.length < ITEMS_PER_READ;
      rows = isWhole || !last ? [] : await readSome(part, { ...part.range, from: last.id, isAfter: true }, left);
      if (rows.length > 0) return;
      controller.enqueue(encoder.encode(URLSET_END));
      controller.close();
    },
  });
}

/** A collection that was opened after it was read comes with the next reading. */
function entryOf({ map, collections }: Part, row: ItemRow): string {
  const collection = collections.get(row.collection_id);
  return collection ? itemXml(map, collection, row) : '';
}

function readSome({ db, site }: Part, range: ItemRange, left: number): Promise<ItemRow[]> {
  const limit = Math.min(left, ITEMS_PER_READ);
  return readItems(db, site.siteId, range, { hasLanguages: site.languages.length > 0, limit });
}

import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteObjects } from './objects.ts';

/** Time after which an object that no row names is deleted: an upload may still be going on. */
export const UNUSED_AFTER_MS = DAY_MS;
const OBJECTS_PER_BATCH = 500;
const BATCHES_PER_RUN = 20;

/** The folders of `keys.ts`, and the end of a key behind the id, by the table whose rows name its objects. */
const NAMED_BY = {
  assets: ['/assets/', "''"],
  item_files: ['/files/', "''"],
  review_pictures: ['/review-pictures/', "'/' || width"],
  guarantee_notices: ['/notices/', "''"],
} as const;
/** Whether a row names the object of the note `u`. */
const IS_NAMED = Object.entries(NAMED_BY)
  .map(([table, [folder, end]]) => {
    const rest = `substr(u.key, length(u.site_id) + ${folder.length + 1})`;
    return `EXISTS (SELECT 1 FROM ${table} WHERE site_id = u.site_id
      AND id = substr(${rest}, 1, instr(${rest} || '/', '/') - 1) AND u.key = site_id || '${folder}' || id || ${end})`;
  })
  .join(' OR ');

/**
 * Records an object that no row names yet, before it is stored: if the process dies in between, the hourly job deletes
 * it. The batch that writes the row takes the note away.
 */
export function unusedStatement(db: D1Database, siteId: string, key: string, now: number): D1PreparedStatement {
  return db
    .prepare('INSERT INTO unused_objects (site_id, key, unused_since) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING')
    .bind(siteId, key, now);
}

/** Deletes an object's record, because a row names it now. */
export function keepStatement(db: D1Database, siteId: string, key: string): D1PreparedStatement {
  return db.prepare('DELETE FROM unused_objects WHERE site_id = ?1 AND key = ?2').bind(siteId, key);
}

/**
 * Deletes objects that no row has named for a day, and returns how many. Two calls that store the same object at once
 * may leave a note of one that a row names; it is kept. The cron calls this.
 */
export async function deleteUnusedObjects(db: D1Database, bucket: R2Bucket, now: number): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch++) {
    const { results } = await db
      .prepare(
        `SELECT site_id, key, ${IS_NAMED} AS isNamed FROM unused_objects u
         WHERE unused_since < ?1 ORDER BY unused_since LIMIT ?2`,
      )
      .bind(now - UNUSED_AFTER_MS, OBJECTS_PER_BATCH)
      .all<{ site_id: string; key: string; isNamed: number }>();
    const keys = results.filter(({ isNamed }) => isNamed === 0).map(({ key }) => key);
    await deleteObjects(bucket, keys);
    await db
      .prepare(
        `DELETE FROM unused_objects
         WHERE (site_id, key) IN (SELECT value ->> 'site_id', value ->> 'key' FROM json_each(?1))`,
      )
      .bind(JSON.stringify(results))
      .run();
    deleted += keys.length;
    if (results.length < OBJECTS_PER_BATCH) break;
  }
  return deleted;
}

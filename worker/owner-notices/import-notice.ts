import { HOUR_MS } from '#runtime/domain/durations.ts';
import { ownerNoticeStatement } from './statements.ts';

interface Imported {
  created: number;
  changed: number;
  refused: number;
}

/**
 * Returns the statements that write the notice of an import. A file comes in several calls, so those of one person or
 * program within an hour have one notice, which counts all their records.
 */
export function importNoticeStatement(
  db: D1Database,
  siteId: string,
  keyId: string,
  imported: Imported,
  now: number,
): D1PreparedStatement[] {
  const key = `${keyId} ${Math.floor(now / HOUR_MS)}`;
  const counts = Object.entries(imported);
  const sums = counts.map(([name], index) => `'$.${name}', details ->> '$.${name}' + ?${index + 3}`);
  return [
    ownerNoticeStatement(
      db,
      { siteId, kind: 'import', target: 'import', key, details: { created: 0, changed: 0, refused: 0 } },
      now,
    ),
    db
      .prepare(
        `UPDATE owner_notices SET details = json_set(details, ${sums.join(', ')})
         WHERE site_id = ?1 AND dedupe_key = ?2`,
      )
      .bind(siteId, `import:${key}`, ...counts.map(([, count]) => count)),
  ];
}

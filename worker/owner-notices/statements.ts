import type { NoticeKind } from '#runtime/domain/notice-kinds.ts';
import { sortableId } from '../db/sortable-id.ts';

type Value = string | number | boolean | null;

interface NewNotice {
  siteId: string;
  kind: NoticeKind;
  /** The console's screen of the thing: 'comments/…'. */
  target: string;
  /** What a text about it names. No data of people. */
  details?: Readonly<Record<string, Value>>;
  /** Distinguishes the notice from others of its kind; the target by default. */
  key?: string;
}

/**
 * Returns the statement that writes a notice, for the batch of what causes it, so that both are written or none. A repeat
 * with the same key writes nothing, and neither does a kind that the owner does not want listed. Where the site has devices
 * for pushes, the notice waits for them (worker/push).
 */
export function ownerNoticeStatement(
  db: D1Database,
  { siteId, kind, target, details = {}, key = target }: NewNotice,
  now: number,
): D1PreparedStatement {
  const select = 'SELECT ?2 AS key, ?3 AS target, ?4 AS details';
  return ownerNoticesStatement(db, { siteId, kind }, { select, values: [key, target, JSON.stringify(details)] }, now);
}

/**
 * Returns the statement that writes a notice for each row of `select`, which has the columns `key`, `target` and `details`,
 * JSON. ?1 is the site, and ?2 and so on are `values`.
 */
export function ownerNoticesStatement(
  db: D1Database,
  { siteId, kind }: Pick<NewNotice, 'siteId' | 'kind'>,
  { select, values }: { select: string; values: readonly (string | number | null)[] },
  now: number,
): D1PreparedStatement {
  const [ofKind, id, at] = [2, 3, 4].map((place) => `?${values.length + place}`);
  // Several rows of one statement have one time, and ids that differ.
  return db
    .prepare(
      `INSERT INTO owner_notices (site_id, id, dedupe_key, kind, target, details, created_at, is_push_due)
       SELECT ?1, ${id} || printf('%03x', ROW_NUMBER() OVER ()), ${ofKind} || ':' || cause.key, ${ofKind},
         cause.target, cause.details, ${at}, EXISTS (SELECT 1 FROM push_devices WHERE site_id = ?1)
       FROM (${select}) cause
       WHERE NOT EXISTS (SELECT 1 FROM sites shop, json_each(shop.store_settings, '$.noticeSettings.notListed') muted
         WHERE shop.site_id = ?1 AND muted.value = ${ofKind})
       ON CONFLICT (site_id, dedupe_key) DO NOTHING`,
    )
    .bind(siteId, ...values, kind, sortableId(now), now);
}

import { DEFAULT_CURRENCY } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';

/** The shop is told of a payment link that was opened so long ago and is not paid. */
const LATE_MS = 3 * DAY_MS;
const PER_RUN = 50;

/** Tells shops of payment links that wait for their payment, each once; returns how many. The cron calls this. */
export async function noticeLateLinks(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT site_id AS siteId, id FROM draft_orders INDEXED BY open_drafts_by_age
       WHERE state = 'open' AND late_at IS NULL AND updated_at <= ?1 ORDER BY updated_at LIMIT ?2`,
    )
    .bind(now - LATE_MS, PER_RUN)
    .all<{ siteId: string; id: string }>();
  if (results.length > 0) await db.batch(results.flatMap(({ siteId, id }) => noticeStatements(db, siteId, id, now)));
  return results.length;
}

/** The link may have been paid or replaced since it was read; then neither statement does anything. */
function noticeStatements(db: D1Database, siteId: string, id: string, now: number): D1PreparedStatement[] {
  const isLate = `site_id = ?1 AND id = ?2 AND state = 'open' AND late_at IS NULL AND updated_at <= ?3`;
  const select = `SELECT 'link-late:' || id || ':' || link_number AS key, 'draft-orders/' || id AS target,
      json_object('what', 'linkLate', 'cents', total_cents, 'days', ?4,
        'currency', COALESCE((SELECT store_settings ->> '$.selectedCurrency' FROM sites WHERE site_id = ?1), ?5)) AS details
    FROM draft_orders WHERE ${isLate}`;
  const values = [id, now - LATE_MS, LATE_MS / DAY_MS, DEFAULT_CURRENCY];
  return [
    ownerNoticesStatement(db, { siteId, kind: 'payment' }, { select, values }, now),
    db.prepare(`UPDATE draft_orders SET late_at = ?4 WHERE ${isLate}`).bind(siteId, id, now - LATE_MS, now),
  ];
}

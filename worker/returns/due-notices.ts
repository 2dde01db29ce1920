import { DAY_MS } from '#runtime/domain/durations.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';

/** How long before the last day for its money the owner hears of a return. */
const NOTICE_DAYS = 3;

/** Returns of a site whose money must be back by ?2; their keys are read by an index in the order of these times. */
const DUE = `SELECT 'return ' || r.id AS key, 'orders/' || o.number AS target,
    json_object('number', o.number, 'what', 'returnDue', 'dueAt', r.due_at) AS details
  FROM returns r INDEXED BY returns_due CROSS JOIN orders o ON o.site_id = r.site_id AND o.id = r.order_id
  WHERE r.site_id = ?1 AND r.due_at < ?2 AND r.due_at IS NOT NULL AND r.state IN ('open', 'received')
    AND o.state <> 'refunded'`;

/** Writes the notices of returns whose money is due soon, each once; returns for how many sites. The cron calls this. */
export async function noticeDueReturns(db: D1Database, now: number): Promise<number> {
  const until = now + NOTICE_DAYS * DAY_MS;
  const { results } = await db
    .prepare(
      `SELECT site_id AS siteId FROM returns INDEXED BY returns_due_soon
       WHERE due_at < ?1 AND due_at IS NOT NULL AND state IN ('open', 'received')`,
    )
    .bind(until)
    .all<{ siteId: string }>();
  const siteIds = new Set(results.map(({ siteId }) => siteId));
  for (const siteId of siteIds) {
    await ownerNoticesStatement(db, { siteId, kind: 'payment' }, { select: DUE, values: [until] }, now).run();
  }
  return siteIds.size;
}

import type { Context } from 'hono';
import { MISSED_ADDRESSES_MAX, MISSED_KEPT_DAYS } from '#runtime/contracts/redirects.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { scrubAddress } from '#runtime/domain/error-text.ts';
import { parseUrl } from '#runtime/domain/parse-url.ts';
import { redirectPath } from '#runtime/domain/redirect-path.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { FoundMissing } from '../env.ts';
import type { AppEnv } from '../http/app-env.ts';
import { isProgram } from '../http/is-program.ts';
import { isWithinLimit } from '../http/middleware/rate-limit.ts';
import { log, logError } from '../log.ts';

const BATCHES_PER_RUN = 20;

/**
 * Queues that a visitor has opened an address which the shop does not have. Only a browser that opens it as a page counts:
 * programs look for many addresses, and a network that opens more of them than a person can would push all others out of the
 * list. Of the visitor nothing is kept. It never throws, because a page must not fail for a
 * lost count.
 */
export async function recordMissed(c: Context<AppEnv>): Promise<void> {
  const isOpened = c.req.header('Sec-Fetch-Dest') === 'document' && c.req.header('Sec-Fetch-Mode') === 'navigate';
  if (!isOpened || c.req.method !== 'GET' || isProgram(c.req)) return;
  if (!(await isWithinLimit(c, 'FORM_WRITES', 'missed'))) return;
  const { siteId } = c.var.site;
  const { pathname } = new URL(c.req.url);
  const referrer = parseUrl(c.req.header('Referer') ?? '')?.hostname ?? '';
  try {
    await c.env.CENSUS.send({ siteId, at: Date.now(), missed: scrubAddress(redirectPath(pathname)), referrer });
  } catch (error) {
    log('error', 'missed_address_not_counted', { site: siteId });
    logError(error as Error, { site: siteId });
  }
}

/**
 * Returns the statements that add addresses to `missed_addresses`, two for each site. Where a site has too many, those go
 * that were opened the longest ago. Sites that are gone are left out.
 */
export function countMissedStatements(db: D1Database, all: readonly FoundMissing[]): D1PreparedStatement[] {
  return [...Map.groupBy(all, ({ siteId }) => siteId)].flatMap(([siteId, found]) => [
    db
      .prepare(
        `INSERT INTO missed_addresses (site_id, path, count, referrer, last_at)
         SELECT s.site_id, m.value ->> 'missed', 1, m.value ->> 'referrer', m.value ->> 'at'
         FROM json_each(?2) m JOIN sites s ON s.site_id = ?1 WHERE true
         ON CONFLICT (site_id, path) DO UPDATE SET count = count + 1, referrer = excluded.referrer,
           last_at = max(last_at, excluded.last_at)`,
      )
      .bind(siteId, JSON.stringify(found)),
    db
      .prepare(
        `DELETE FROM missed_addresses WHERE site_id = ?1 AND path IN (
           SELECT path FROM missed_addresses INDEXED BY missed_addresses_by_time WHERE site_id = ?1
           ORDER BY last_at DESC, path DESC LIMIT -1 OFFSET ${MISSED_ADDRESSES_MAX})`,
      )
      .bind(siteId),
  ]);
}

/** Deletes addresses that nobody has opened for 90 days, and returns how many. The cron calls this. */
export function deleteOldMissed(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM missed_addresses WHERE (site_id, path) IN (
       SELECT site_id, path FROM missed_addresses INDEXED BY missed_addresses_by_age WHERE last_at < ?1 LIMIT ?2)
     RETURNING 1`,
    now - MISSED_KEPT_DAYS * DAY_MS,
    BATCHES_PER_RUN,
  );
}

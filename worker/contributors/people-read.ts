import type { Context } from 'hono';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { PAGE_MAX_LIMIT } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { logError } from '../log.ts';
import { sha256 } from '../session/service.ts';
import type { CallingContributor } from './identity.ts';

/** Of how many people a contributor may read within an hour before they must confirm who they are. */
export const PEOPLE_PER_HOUR = 1_000;

/**
 * Runs a call that reads people, and counts them. People who were read from the same address within the hour count
 * once, because a console reads its screens anew. A page is counted in full before it is read, so that calls at the
 * same time do not pass together. Throws CONFIRMATION_NEEDED.
 */
export async function countPeople(
  c: Context<AppEnv>,
  { keyId, isConfirmed }: CallingContributor,
  next: () => Promise<void>,
): Promise<void> {
  const { DB } = c.env;
  const now = Date.now();
  const { pathname, search } = new URL(c.req.url);
  const key = [c.var.site.siteId, keyId, sha256(pathname + search)] as const;
  // The route checks its query later, so that any other value counts as a whole page.
  const asked = Number(c.req.query('limit'));
  const most = Number.isInteger(asked) && asked >= 1 && asked <= PAGE_MAX_LIMIT ? asked : PAGE_MAX_LIMIT;
  const [counted, known] = await DB.batch([
    DB.prepare(
      `INSERT INTO contributor_reads (site_id, contributor_id, address_hash, people, expires_at)
       SELECT ?1, ?2, ?3, ?4, ?5 WHERE ?6 OR ?4 + (
         SELECT ifnull(sum(people), 0) FROM contributor_reads
         WHERE site_id = ?1 AND contributor_id = ?2 AND address_hash <> ?3 AND expires_at > ?7) <= ?8
       ON CONFLICT (site_id, contributor_id, address_hash)
       DO UPDATE SET people = excluded.people, expires_at = excluded.expires_at WHERE expires_at <= ?7
       RETURNING 1`,
    ).bind(...key, most, now + HOUR_MS, Number(isConfirmed), now, PEOPLE_PER_HOUR),
    DB.prepare(
      `SELECT 1 FROM contributor_reads
       WHERE site_id = ?1 AND contributor_id = ?2 AND address_hash = ?3 AND expires_at > ?4`,
    ).bind(...key, now),
  ]);
  if (known?.results.length !== 1) throw new ApiError('CONFIRMATION_NEEDED');
  await next();
  if (counted?.results.length !== 1) return;
  const ofAddress = 'site_id = ?1 AND contributor_id = ?2 AND address_hash = ?3';
  // People whom a failed call would have shown are not counted.
  const correct = c.res.ok
    ? DB.prepare(`UPDATE contributor_reads SET people = ?4 WHERE ${ofAddress}`).bind(...key, await peopleIn(c))
    : DB.prepare(`DELETE FROM contributor_reads WHERE ${ofAddress}`).bind(...key);
  const counting = correct.run();
  await waitUntil(
    c,
    counting.then(
      () => {},
      (error) => logError(error, { site: c.var.site.siteId }),
    ),
  );
}

/** Returns how many people an answer shows: the entries of its list, the orders that it was asked to print, or one. */
async function peopleIn({ req, res: answer }: Context<AppEnv>): Promise<number> {
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) {
    return (req.query('orders') ?? '').split(',').length;
  }
  const body = (await answer.clone().json()) as Record<string, unknown>;
  if (!('hasNextPage' in body)) return 1;
  return Math.max(0, ...Object.values(body).map((value) => (Array.isArray(value) ? value.length : 0)));
}

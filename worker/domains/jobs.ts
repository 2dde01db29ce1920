import type { DomainState } from '#runtime/contracts/domain-states.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../env.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { checkDomain } from './check-domain.ts';

export { deleteOldClaims } from './claims.ts';

const EVERY_MS = DAY_MS;
/** Domains per run: each is called, and may take its time. */
const PER_RUN = 5;
/** What may be a failure of the moment, so that it is asked again. */
const UNSURE: readonly DomainState[] = ['noAnswer', 'unknown'];

interface Checked {
  siteId: string;
  hostname: string;
  checkedAt: number;
  state: DomainState;
}

/**
 * Checks domains that were checked before once a day, and tells a shop of one that served it and does so no more; returns
 * how many. The cron calls this.
 */
export async function recheckDomains(env: Bindings, now: number): Promise<number> {
  const { results } = await env.DB.prepare(
    `SELECT site_id AS siteId, hostname, checked_at AS checkedAt, checked ->> '$.state' AS state
     FROM site_domains INDEXED BY domains_by_check
     WHERE checked_at <= ?1 AND checked ->> '$.state' <> 'local' ORDER BY checked_at LIMIT ?2`,
  )
    .bind(now - EVERY_MS, PER_RUN)
    .all<Checked>();
  for (const domain of results) await recheck(env, domain, now);
  return results.length;
}

async function recheck(env: Bindings, { siteId, hostname, checkedAt, state }: Checked, now: number): Promise<void> {
  let check = await checkDomain(env, siteId, hostname);
  if (UNSURE.includes(check.state)) check = await checkDomain(env, siteId, hostname);
  const isLost = state === 'works' && check.state !== 'works' && check.state !== 'unknown';
  const notice = { key: `${hostname} ${now}`, details: { hostname } };
  // An owner may have checked it meanwhile.
  await env.DB.batch([
    env.DB.prepare(
      `UPDATE site_domains SET checked_at = ?3, checked = iif(?4, checked, ?5)
       WHERE site_id = ?1 AND hostname = ?2 AND checked_at = ?6`,
    ).bind(siteId, hostname, now, Number(check.state === 'unknown'), JSON.stringify(check), checkedAt),
    ...(isLost ? [ownerNoticeStatement(env.DB, { siteId, kind: 'domain', target: 'domains', ...notice }, now)] : []),
  ]);
}

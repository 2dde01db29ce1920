import { DAY_MS } from '#runtime/domain/durations.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { readSite } from '../site/repository.ts';
import { checkDomainOf } from './service.ts';

const EVERY_MS = DAY_MS;
/** Senders per run: each asks the DNS several questions. */
const PER_RUN = 10;

/**
 * Checks the domains from which mails come once a day, so that the shop hears of a record that is gone before a mail service
 * refuses its mails; returns how many. The cron calls this.
 */
export async function recheckSenders(env: Bindings, now: number): Promise<number> {
  const { results } = await env.DB.prepare(
    `SELECT c.site_id AS siteId FROM mail_domain_checks c INDEXED BY mail_domain_checks_by_time
     JOIN sites ON sites.site_id = c.site_id AND sites.mail_domain = c.domain
       AND lower(sites.store_settings ->> '$.mailSettings.senderAddress') LIKE '%@' || c.domain
     WHERE c.checked_at <= ?1 ORDER BY c.checked_at LIMIT ?2`,
  )
    .bind(now - EVERY_MS, PER_RUN)
    .all<{ siteId: string }>();
  for (const { siteId } of results) {
    try {
      const site = await readSite(env.DB, siteId);
      if (site) await checkDomainOf(env, site, '', now);
    } catch (error) {
      logError(error as Error, { site: siteId, job: 'mail senders' });
    }
  }
  return results.length;
}

import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { failedGuard } from '../db/guards.ts';
import type { Bindings } from '../env.ts';
import { logError } from '../log.ts';
import { dispatchMails, mailStatements, newMailId } from '../mail/service.ts';
import { sessionSecret } from '../session/service.ts';
import { linkBase } from '../site/link-base.ts';
import { withLanguage } from '../site/mail-language.ts';
import { readSite } from '../site/repository.ts';
import type { Site } from '../site/site.ts';
import { asksForReviews } from '../site/store-settings.ts';
import { askedStatement, type BoughtOrder, findDue, isDueGuard } from './bought.ts';
import { hasRefused } from './refusals.ts';
import { reviewRequestMail } from './request-mail.ts';

/** D1 takes 1,000 queries in one call of the Worker, also of the other jobs; an order needs up to four. */
const ORDERS_PER_RUN = 100;
/** Time for which an owner can still approve a rejected review with its pictures. */
const REJECTED_KEPT_MS = 30 * DAY_MS;
const BATCHES_PER_RUN = 20;

/**
 * Asks the buyers of orders that are due for reviews, each order once: its mail is written in the batch that notes it.
 * The job also records whom it does not ask. An order that fails is tried again by the next run.
 */
export async function requestReviews(env: Bindings, now: number): Promise<{ asked: number; passed: number }> {
  const sites = new Map<string, Site | undefined>();
  const counts = { asked: 0, passed: 0 };
  for (const order of await findDue(env.DB, now, ORDERS_PER_RUN)) {
    const { siteId, id } = order;
    try {
      if (!sites.has(siteId)) sites.set(siteId, await readSite(env.DB, siteId));
      const site = sites.get(siteId);
      if (site && (await isAsked(env.DB, site, order))) {
        if (await ask(env, site, order, now)) counts.asked++;
      } else {
        await askedStatement(env.DB, order).run();
        counts.passed++;
      }
    } catch (error) {
      logError(error as Error, { site: siteId, order: id });
    }
  }
  return counts;
}

async function isAsked(db: D1Database, site: Site, { siteId, email, state, isDisputed, products }: BoughtOrder) {
  if (!asksForReviews(site) || state === 'refunded' || isDisputed || products.length === 0) return false;
  return !(await hasRefused(db, siteId, email));
}

/** Writes the mail of an order; false where another run was faster. */
async function ask(env: Bindings, site: Site, order: BoughtOrder, now: number): Promise<boolean> {
  const secret = sessionSecret(env);
  const { siteId } = site;
  const own = withLanguage({ site }, order.language).site;
  const baseUrl = order.baseUrl || (await linkBase(env, own, 'https://localhost'));
  const mail = {
    ...(await reviewRequestMail(own, order, { secret, baseUrl })),
    id: newMailId(now),
  };
  try {
    await env.DB.batch([
      isDueGuard(env.DB, order),
      ...mailStatements(env.DB, { siteId, secret }, [mail], now),
      askedStatement(env.DB, order),
    ]);
  } catch (error) {
    if (failedGuard(error) === 'VERSION_STALE') return false;
    throw error;
  }
  await dispatchMails(env, siteId, [mail.id]);
  return true;
}

/** Deletes the pictures of reviews that were rejected 30 days ago, and returns how many. */
export function deleteRejectedPictures(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM review_pictures WHERE (site_id, id) IN (
       SELECT p.site_id, p.id FROM reviews r INDEXED BY rejected_reviews_by_age
       CROSS JOIN review_pictures p ON p.site_id = r.site_id AND p.review_id = r.id
       WHERE r.state = 'rejected' AND r.updated_at < ?1 LIMIT ?2) RETURNING 1`,
    now - REJECTED_KEPT_MS,
    BATCHES_PER_RUN,
  );
}

import { failedGuard, guard } from '../db/guards.ts';
import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { sessionSecret } from '../session/service.ts';
import { shopOrigin } from '../site/link-base.ts';
import { readSite } from '../site/repository.ts';
import { failStatement } from './outcomes.ts';
import type { LeasedSender } from './repository.ts';
import { SERVICES, stoppedMails } from './stopped-mail.ts';

/** ?1 is the site, ?2 the sender, ?3 and ?4 what the turn knows of it. */
const IS_CHANGED = `NOT EXISTS (SELECT 1 FROM senders
  WHERE site_id = ?1 AND id = ?2 AND leased_until = ?3 AND updated_at = ?4)`;

/** Stops a sender until its owner changes it, and notifies them once; does nothing where they have changed it already. */
export async function stop(
  env: Bindings,
  leased: LeasedSender,
  { statusCode, answer }: { statusCode: number | undefined; answer: string },
  now: number,
): Promise<void> {
  const { siteId, name, target } = leased;
  const site = await readSite(env.DB, siteId);
  const mails = site
    ? await stoppedMails(site, await shopOrigin(env.DB, site), { name, target, answer, stoppedAt: now })
    : [];
  try {
    await env.DB.batch([
      guard(env.DB, siteId, { VERSION_STALE: IS_CHANGED }, name, leased.leasedUntil, leased.updatedAt),
      failStatement(env.DB, leased, { statusCode, answer, nextTryAt: now, stoppedAt: now }),
      ownerNoticeStatement(
        env.DB,
        { siteId, kind: 'sender', target: 'senders', key: `${name} ${now}`, details: { service: SERVICES[name] } },
        now,
      ),
      ...mailStatements(env.DB, { siteId, secret: sessionSecret(env) }, mails, now),
    ]);
  } catch (error) {
    if (failedGuard(error) === 'VERSION_STALE') return;
    throw error;
  }
  log('error', 'sender_stopped', { site: siteId, sender: name });
  await dispatchMails(
    env,
    siteId,
    mails.map(({ id }) => id),
  );
}

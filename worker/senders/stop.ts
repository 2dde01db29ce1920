import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { sessionSecret } from '../session/service.ts';
import { readSite } from '../site/repository.ts';
import { failStatement } from './outcomes.ts';
import type { LeasedSender } from './repository.ts';
import { stoppedMails } from './stopped-mail.ts';

/** Stops a sender until its owner changes it, and tells them once. */
export async function stop(
  env: Bindings,
  leased: LeasedSender,
  { statusCode, answer }: { statusCode: number | undefined; answer: string },
  now: number,
): Promise<void> {
  const { siteId, name, target } = leased;
  const site = await readSite(env.DB, siteId);
  const mails = site ? await stoppedMails(site, { name, target, answer, stoppedAt: now }) : [];
  await env.DB.batch([
    failStatement(env.DB, leased, { statusCode, answer, nextTryAt: now, stoppedAt: now }),
    ...mailStatements(env.DB, { siteId, secret: sessionSecret(env) }, mails, now),
  ]);
  log('error', 'sender_stopped', { site: siteId, sender: name });
  await dispatchMails(
    env,
    siteId,
    mails.map(({ id }) => id),
  );
}

import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { failedGuard, guard } from '../db/guards.ts';
import type { Bindings } from '../env.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { sessionSecret } from '../session/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { shopOrigin } from '../site/link-base.ts';
import { noticeAddress } from '../site/notice-settings.ts';
import { readSite } from '../site/repository.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { Site } from '../site/site.ts';
import { dispatchMails } from './dispatch.ts';
import { writeLetter } from './letter.ts';
import { type NewMail, newMailId } from './new-mail.ts';
import { mailStatements } from './repository.ts';

interface Refusal {
  domain: string;
  /** The service's code. */
  code: string;
}

/** Ends the use of a sender's domain and notifies the owner; does nothing where that has happened already. */
export async function recordRefusal(env: Bindings, siteId: string, refusal: Refusal, now: number): Promise<void> {
  const { DB: db } = env;
  const site = await readSite(db, siteId);
  if (!site) return;
  const mails = await refusedMails(site, await shopOrigin(db, site), refusal, now);
  const isOver = 'NOT EXISTS (SELECT 1 FROM sites WHERE site_id = ?1 AND mail_domain = ?2)';
  try {
    await db.batch([
      guard(db, siteId, { VERSION_STALE: isOver }, refusal.domain),
      db.prepare("UPDATE sites SET mail_domain = '' WHERE site_id = ?1").bind(siteId),
      db
        .prepare(
          `INSERT INTO mail_domain_checks (site_id, domain, refused_at, refusal) VALUES (?1, ?2, ?3, ?4)
           ON CONFLICT (site_id) DO UPDATE SET refused_at = excluded.refused_at, refusal = excluded.refusal`,
        )
        .bind(siteId, refusal.domain, now, refusal.code),
      ownerNoticeStatement(
        db,
        {
          siteId,
          kind: 'mail',
          target: 'mail-sender',
          key: `sender ${refusal.domain} ${now}`,
          details: { domain: refusal.domain },
        },
        now,
      ),
      ...mailStatements(db, { siteId, secret: sessionSecret(env) }, mails, now),
    ]);
  } catch (error) {
    // Another mail was refused at the same time.
    if (failedGuard(error) === 'VERSION_STALE') return;
    throw error;
  }
  await dispatchMails(
    env,
    siteId,
    mails.map(({ id }) => id),
  );
}

/** Writes the owner's mail about a sender that the service refuses; none without an address for notices. */
async function refusedMails(
  site: Site,
  baseUrl: string,
  { domain, code }: Refusal,
  now: number,
): Promise<(NewMail & { id: string })[]> {
  const recipient = noticeAddress(site);
  if (!recipient) return [];
  const { mailSender, placedOrders, contributors } = await textsIn(site.language);
  const letter = await writeLetter(site, {
    subject: fill(mailSender.refused, { domain }),
    blocks: [
      { kind: 'text', text: fill(mailSender.refusedIntro, { domain }) },
      { kind: 'facts', facts: [{ title: mailSender.answer, value: code }] },
      { kind: 'text', text: mailSender.refusedNext },
      { kind: 'button', text: contributors.openConsole, url: consoleLink(baseUrl, 'mail-sender', {}) },
    ],
    footer: placedOrders.noticeFooter,
  });
  const dedupeKey = `mail-sender-refused:${domain}:${now}`;
  return [{ ...letter, id: newMailId(now), kind: 'mail-sender-refused', dedupeKey, recipient }];
}

/** Writes the mail by which an owner tries the sender. */
export async function testMail(
  site: Site,
  baseUrl: string,
  { recipient, from }: { recipient: string; from: string },
  now: number,
): Promise<NewMail & { id: string }> {
  const { mailSender, placedOrders, contributors } = await textsIn(site.language);
  const letter = await writeLetter(site, {
    subject: fill(mailSender.test, { shop: site.title }),
    blocks: [
      { kind: 'text', text: fill(mailSender.testIntro, { address: from }) },
      { kind: 'text', text: mailSender.testSpam },
      { kind: 'button', text: contributors.openConsole, url: consoleLink(baseUrl, 'mail-sender', {}) },
    ],
    footer: placedOrders.noticeFooter,
  });
  return {
    ...letter,
    id: newMailId(now),
    kind: 'mail-sender-test',
    dedupeKey: `mail-sender-test:${newMailId(now)}`,
    recipient,
  };
}

/** Writes both mails with made-up data, for the previews. */
export async function mailSenderSamples({ site, now }: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const refused = await refusedMails(site, baseUrl, { domain: 'shop.example', code: 'E_SENDER_NOT_VERIFIED' }, now);
  const from = 'post@shop.example';
  return [...refused, await testMail(site, baseUrl, { recipient: 'owner@shop.example', from }, now)];
}

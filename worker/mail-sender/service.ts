import * as z from 'zod/mini';
import { MailRecord, type MailSender, type TestMail } from '#runtime/contracts/mail-sender.ts';
import { domainOf } from '#runtime/domain/email.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { guard } from '../db/guards.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { dispatchMails, mailStatements, senderAddress, senderState, serverAddress, testMail } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import { sessionSecret } from '../session/service.ts';
import { mailSettings } from '../site/business.ts';
import { linkBase } from '../site/link-base.ts';
import { noticeAddress } from '../site/notice-settings.ts';
import { readSite } from '../site/repository.ts';
import type { Site } from '../site/site.ts';
import { checkRecords } from './check-records.ts';
import { type NeededRecord, recordsFor } from './records.ts';

interface CheckRow {
  domain: string;
  checked_at: number | null;
  records: string;
  refused_at: number | null;
  refusal: string;
}

const Records = z.array(MailRecord);

/** Reads from whom the shop's mails come, with what the last check of its own sender's domain has found. */
export async function readMailSender(call: OwnerCall): Promise<MailSender> {
  const { env, db } = call;
  const site = await readCurrent(call);
  const settings = mailSettings(site);
  const domain = ownDomain(site);
  const [needed, check] = await Promise.all([neededRecords(call, domain), readCheck(db, site.siteId, domain)]);
  const stored = Records.safeParse(JSON.parse(check?.records ?? '[]'));
  const known = stored.success ? stored.data : [];
  return {
    state: senderState(env, site),
    senderAddress: settings.senderAddress,
    serverAddress: serverAddress(env) ?? null,
    senderName: settings.senderName || site.title,
    checkedAt: check?.checked_at ?? null,
    refusedAt: check?.refused_at ?? null,
    refusal: check?.refusal ?? '',
    records: needed.map((record) => {
      return known.find(({ name }) => name === record.name) ?? { ...record, found: [], state: null };
    }),
  };
}

/** Checks the records of the own sender's domain for its owner. Throws INVALID_REQUEST without a sender. */
export async function checkMailSender(call: OwnerCall): Promise<MailSender> {
  const site = await readCurrent(call);
  if (ownDomain(site) === '') {
    const { ownerFields } = await textsIn(call.readerLanguage);
    throw new ApiError('INVALID_REQUEST', { errors: { senderAddress: ownerFields.missing } });
  }
  await checkDomainOf(call.env, site, call.owner.keyId, call.now);
  return readMailSender(call);
}

/**
 * Checks the records of a site's own sender. Mails come from the sender as soon as all are right; they do so no more once one
 * is missing or wrong, of which the shop is told where a job has found it, whose `keyId` is ''. A DNS that does not answer
 * changes nothing.
 */
export async function checkDomainOf(env: Bindings, site: Site, keyId: string, now: number): Promise<void> {
  const db = env.DB;
  const { siteId } = site;
  const domain = ownDomain(site);
  const records = await checkRecords(env, domain, await neededRecords({ db, site }, domain));
  const isRight = records.every(({ state }) => state === 'done');
  const isUnknown = !isRight && records.every(({ state }) => state === 'done' || state === 'unknown');
  const mailDomain = isUnknown ? site.mailDomain : isRight ? domain : '';
  const isMoved = `NOT EXISTS (SELECT 1 FROM sites WHERE site_id = ?1
    AND lower(json_extract(store_settings, '$.mailSettings.senderAddress')) LIKE '%@' || ?2)`;
  const statements = [
    db
      .prepare(
        `INSERT INTO mail_domain_checks (site_id, domain, checked_at, records) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (site_id) DO UPDATE SET domain = excluded.domain, checked_at = excluded.checked_at,
           records = excluded.records, refused_at = iif(?5, NULL, refused_at), refusal = iif(?5, '', refusal)`,
      )
      .bind(siteId, domain, now, JSON.stringify(records), Number(isRight)),
  ];
  if (mailDomain !== site.mailDomain) {
    const action = isRight ? 'mailSender.verified' : 'mailSender.lost';
    statements.push(
      guard(db, siteId, { VERSION_STALE: isMoved }, domain),
      db.prepare('UPDATE sites SET mail_domain = ?2 WHERE site_id = ?1').bind(siteId, mailDomain),
      auditStatement(db, { siteId, keyId, action, target: domain }, now),
      ...(keyId === '' && !isRight ? [lostNotice(db, siteId, domain, now)] : []),
    );
  }
  await db.batch(statements);
}

function lostNotice(db: D1Database, siteId: string, domain: string, now: number): D1PreparedStatement {
  const notice = { key: `records ${domain} ${now}`, details: { domain, what: 'recordsLost' } };
  return ownerNoticeStatement(db, { siteId, kind: 'mail', target: 'mail-sender', ...notice }, now);
}

/**
 * Mails a test to the person who asks for it, or for a program to the address of order notices. Throws INVALID_REQUEST
 * where there is no such address, and MAIL_NOT_SET_UP where the shop can send none.
 */
export async function sendTestMail(call: OwnerCall): Promise<TestMail> {
  const { env, db, owner, now } = call;
  const site = await readCurrent(call);
  const { siteId } = site;
  const recipient = owner.email ?? noticeAddress(site);
  if (recipient === '') {
    const { ownerFields } = await textsIn(call.readerLanguage);
    throw new ApiError('INVALID_REQUEST', { errors: { orderNotificationEmail: ownerFields.missing } });
  }
  const from = senderAddress(env, site);
  if (from === undefined) throw new ApiError('MAIL_NOT_SET_UP');
  const mail = await testMail(site, await linkBase(env, site, call.origin), { recipient, from }, now);
  await db.batch([
    ...mailStatements(db, { siteId, secret: sessionSecret(env) }, [mail], now),
    auditStatement(db, { siteId, keyId: owner.keyId, action: 'mailSender.tested', target: mail.id }, now),
  ]);
  await dispatchMails(env, siteId, [mail.id]);
  return { recipient, from };
}

/** The site of a call may be some seconds old, and its owner has saved the sender just now. */
async function readCurrent({ db, site: { siteId } }: OwnerCall): Promise<Site> {
  const site = await readSite(db, siteId);
  if (!site) throw new ApiError('NOT_FOUND');
  return site;
}

function ownDomain(site: Site): string {
  const { senderAddress } = mailSettings(site);
  return senderAddress === '' ? '' : domainOf(senderAddress);
}

async function neededRecords({ db, site }: Pick<OwnerCall, 'db' | 'site'>, domain: string): Promise<NeededRecord[]> {
  if (domain === '') return [];
  const other = await db.prepare('SELECT 1 FROM sites WHERE site_id <> ?1 LIMIT 1').bind(site.siteId).first();
  return recordsFor(domain, site.siteId, { isAlone: other === null });
}

/** Reads the last check of this domain; one of an earlier sender's domain says nothing. */
async function readCheck(db: D1Database, siteId: string, domain: string): Promise<CheckRow | null> {
  return db
    .prepare('SELECT * FROM mail_domain_checks WHERE site_id = ?1 AND domain = ?2')
    .bind(siteId, domain)
    .first<CheckRow>();
}

import type { MailRecord, MailSender } from '#runtime/contracts/mail-sender.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';

export const MAIL_SENDER = '/api/owner/mail-sender';

/** Names of the fields, as people read them. */
export const SENDER_NAMES = { senderAddress: domainTexts.senderAddress, senderName: domainTexts.senderName };

export const STATE_NAMES: Readonly<Record<MailSender['state'], string>> = {
  own: domainTexts.stateOwn,
  server: domainTexts.stateServer,
  none: domainTexts.stateNone,
};

/** What people read of each record. */
export const RECORD_TEXTS: Readonly<Record<MailRecord['name'], { name: string; text: string }>> = {
  owner: { name: domainTexts.owner, text: domainTexts.ownerText },
  spf: { name: domainTexts.spf, text: domainTexts.spfText },
  dkim: { name: domainTexts.dkim, text: domainTexts.dkimText },
  dmarc: { name: domainTexts.dmarc, text: domainTexts.dmarcText },
  bounces: { name: domainTexts.bounces, text: domainTexts.bouncesText },
};

/** The names of a record's states. */
export const RECORD_STATE_NAMES: Readonly<Record<NonNullable<MailRecord['state']>, string>> = {
  done: domainTexts.done,
  missing: domainTexts.missing,
  wrong: domainTexts.wrong,
  unknown: domainTexts.notKnown,
};

/** Returns what the last check has found as a whole; '' before the first one. */
export function summaryOf({ records, checkedAt }: MailSender): string {
  const states = records.map(({ state }) => state);
  if (checkedAt === null || states.includes(null)) return '';
  if (states.every((state) => state === 'done')) return domainTexts.allDone;
  const isWrong = states.some((state) => state === 'missing' || state === 'wrong');
  return isWrong ? domainTexts.someMissing : domainTexts.someUnknown;
}

import { addressOf } from '#runtime/api/calls.ts';
import type { DomainState } from '#runtime/contracts/domain-states.ts';
import type { Domain, DomainChange } from '#runtime/contracts/domains.ts';
import { domainTexts } from '#runtime/i18n/en/console/domains.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';

export const DOMAINS = '/api/owner/site/domains';
const SECONDS_PER_MINUTE = 60;

/** What people read of each state of a domain. */
export const STATE_TEXTS: Readonly<Record<DomainState, { name: string; text: string; isWrong?: boolean }>> = {
  works: { name: domainTexts.works, text: domainTexts.worksText },
  noRecords: { name: domainTexts.noRecords, text: domainTexts.noRecordsText, isWrong: true },
  elsewhere: { name: domainTexts.elsewhere, text: domainTexts.elsewhereText, isWrong: true },
  otherShop: { name: domainTexts.otherShop, text: domainTexts.otherShopText, isWrong: true },
  noAnswer: { name: domainTexts.noAnswer, text: domainTexts.noAnswerText, isWrong: true },
  unknown: { name: domainTexts.unknown, text: domainTexts.unknownText },
  unproven: { name: domainTexts.unproven, text: domainTexts.unprovenText, isWrong: true },
  local: { name: domainTexts.local, text: domainTexts.localText },
};

/** Returns what else a check has found, as sentences; '' where that adds nothing. */
export function foundTexts({ check }: Domain): string {
  if (!check || check.state === 'works' || check.records.length === 0) return '';
  const found = fill(domainTexts.found, { records: check.records.join(', ') });
  const minutes = Math.ceil((check.ttlSeconds ?? 0) / SECONDS_PER_MINUTE);
  return minutes > 0 ? `${found} ${fill(domainTexts.oldAnswers, { minutes })}` : found;
}

/** Whether a domain can be made the main one. The shop decides; this only hides a button that would be refused. */
export function canBePrimary({ hostname, language, isPrimary, check }: Domain): boolean {
  if (isPrimary || language !== null) return false;
  return (
    check?.state === 'works' || hostname === location.hostname || (isLocal(hostname) && isLocal(location.hostname))
  );
}

/** Whether only this computer knows a name. */
export function isLocal(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname);
}

export async function changeDomain(hostname: string, body: DomainChange): Promise<void> {
  const path = addressOf('/api/owner/site/domains/:hostname', { hostname });
  await change({ method: 'PUT', path, body }, [DOMAINS]);
}

export async function checkDomain(hostname: string): Promise<void> {
  const path = addressOf('/api/owner/site/domains/:hostname/check', { hostname });
  await change({ method: 'POST', path }, [DOMAINS]);
}

export async function removeDomain(hostname: string): Promise<void> {
  const path = addressOf('/api/owner/site/domains/:hostname', { hostname });
  await change({ method: 'DELETE', path }, [DOMAINS]);
}

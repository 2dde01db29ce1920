import type { MailRecord } from '#runtime/contracts/mail-sender.ts';
import type { DnsAnswer } from '../dns/service.ts';

/** A record that the domain of a sender needs. */
export type NeededRecord = Pick<MailRecord, 'name' | 'type' | 'host' | 'expected'>;

/** Cloudflare's Email Service sends in the name of this host below a sender's domain, and signs with this key. */
const BOUNCE_HOST = 'cf-bounce';
const SPF_INCLUDE = 'include:_spf.mx.cloudflare.net';
/** Bounces go to hosts with this end: route1.mx.cloudflare.net. */
const BOUNCE_EXCHANGE = '.mx.cloudflare.net';
const OWNER_HOST = '_storefront';

/**
 * Lists the records that a domain needs to send a shop's mail. Cloudflare adds all but the first once the domain is set
 * up with its Email Service. The first says that the domain's owner lets this shop use it: on a server with several
 * shops, one could else send mail in the name of another.
 */
export function recordsFor(domain: string, siteId: string, { isAlone }: { isAlone: boolean }): NeededRecord[] {
  const bounce = `${BOUNCE_HOST}.${domain}`;
  const owner = { name: 'owner', type: 'TXT', host: `${OWNER_HOST}.${domain}`, expected: ownerValue(siteId) } as const;
  return [
    ...(isAlone ? [] : [owner]),
    { name: 'spf', type: 'TXT', host: bounce, expected: `v=spf1 ${SPF_INCLUDE} ~all` },
    { name: 'dkim', type: 'TXT', host: `${BOUNCE_HOST}._domainkey.${domain}`, expected: '' },
    { name: 'dmarc', type: 'TXT', host: `_dmarc.${domain}`, expected: 'v=DMARC1; p=reject;' },
    { name: 'bounces', type: 'MX', host: bounce, expected: `route1${BOUNCE_EXCHANGE}` },
  ];
}

function ownerValue(siteId: string): string {
  return `site=${siteId}`;
}

/** Says how a record stands by what the DNS has answered. A text of another kind at the same name is no mistake. */
export function judge(record: NeededRecord, answer: DnsAnswer): MailRecord {
  if (answer.status === 'failed') return { ...record, found: [], state: 'unknown' };
  const values = answer.records.filter(({ type }) => type === record.type).map(({ value }) => value);
  const found = values.filter((value) => isOfKind(record, value));
  return { ...record, found, state: found.length === 0 ? 'missing' : isRight(record, found) ? 'done' : 'wrong' };
}

const KINDS = { spf: /^v=spf1(\s|$)/i, dmarc: /^v=DMARC1\s*(;|$)/i, dkim: /(^|;)\s*p=/i, owner: /^site=/i };

function isOfKind({ name }: NeededRecord, value: string): boolean {
  return name === 'bounces' || KINDS[name].test(value.trim());
}

/** Of SPF and DMARC, receivers take two records of one name for none. */
function isRight({ name, expected }: NeededRecord, found: readonly string[]): boolean {
  const [first = ''] = found;
  switch (name) {
    case 'owner':
      return found.some((value) => value.trim() === expected);
    case 'spf':
      return found.length === 1 && first.toLowerCase().split(/\s+/).includes(SPF_INCLUDE);
    case 'dkim':
      // An empty key is one that was withdrawn.
      return found.some((value) => /(^|;)\s*p=\s*[^\s;]/i.test(value));
    case 'dmarc':
      return found.length === 1 && /;\s*p=\s*(none|quarantine|reject)\b/i.test(first);
    case 'bounces':
      return found.some((value) => value.endsWith(BOUNCE_EXCHANGE));
  }
}

/** Lists the names at which receivers look for a domain's DMARC record: its own, and those of the domains above. */
export function dmarcHosts(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => `_dmarc.${labels.slice(index).join('.')}`);
}

import type { MailRecord } from '#runtime/contracts/mail-sender.ts';
import { lookUp } from '../dns/service.ts';
import type { Bindings } from '../env.ts';
import { dmarcHosts, judge, type NeededRecord } from './records.ts';

/** Asks the DNS for each record that a domain needs. */
export function checkRecords(env: Bindings, domain: string, needed: readonly NeededRecord[]): Promise<MailRecord[]> {
  return Promise.all(
    needed.map((record) =>
      record.name === 'dmarc'
        ? checkDmarc(env, domain, record)
        : lookUp(env, record.host, record.type).then((answer) => judge(record, answer)),
    ),
  );
}

/** A domain without a DMARC record has that of the next domain above that has one. */
async function checkDmarc(env: Bindings, domain: string, record: NeededRecord): Promise<MailRecord> {
  const found = await Promise.all(
    dmarcHosts(domain).map(async (host) => judge({ ...record, host }, await lookUp(env, host, 'TXT'))),
  );
  return (
    found.find(({ state }) => state !== 'missing') ??
    judge(record, { status: 'answered', records: [], ttlSeconds: null })
  );
}

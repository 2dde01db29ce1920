import { expect, test } from 'vitest';
import type { DnsAnswer, RecordType } from '../dns/service.ts';
import { dmarcHosts, judge, recordsFor } from './records.ts';

const answer = (type: RecordType, ...values: string[]): DnsAnswer => {
  return { status: 'answered', records: values.map((value) => ({ type, value })), ttlSeconds: 300 };
};

test.each([
  ['spf', ['v=spf1 include:_spf.mx.cloudflare.net ~all'], 'done'],
  ['spf', ['v=spf1 include:other.example -all'], 'wrong'],
  ['spf', ['v=spf1 include:_spf.mx.cloudflare.net ~all', 'v=spf1 -all'], 'wrong'],
  ['spf', ['google-site-verification=1'], 'missing'],
  ['spf', ['v=spf10 include:_spf.mx.cloudflare.net'], 'missing'],
  ['dkim', ['v=DKIM1; h=sha256; k=rsa; p=MIIB'], 'done'],
  ['dkim', ['v=DKIM1; p='], 'wrong'],
  ['dkim', ['v=DKIM1; p=;'], 'wrong'],
  ['dkim', [], 'missing'],
  ['dmarc', ['v=DMARC1; p=reject;'], 'done'],
  ['dmarc', ['v=DMARC1;p=none; rua=mailto:a@tea.example'], 'done'],
  ['dmarc', ['v=DMARC1; rua=mailto:a@tea.example'], 'wrong'],
  ['dmarc', ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], 'wrong'],
  ['owner', ['site=site-a'], 'done'],
  ['owner', ['site=site-b'], 'wrong'],
  ['owner', ['site=site-b', 'site=site-a'], 'done'],
] as const)('of the record %s, %j is %s', (name, values, state) => {
  const record = recordsFor('tea.example', 'site-a', { isAlone: false }).find((needed) => needed.name === name);
  expect(record && judge(record, answer('TXT', ...values)).state).toBe(state);
});

test('bounces go to Cloudflare', () => {
  const record = recordsFor('tea.example', 'site-a', { isAlone: true }).find(({ name }) => name === 'bounces');
  if (!record) throw new Error('There is no such record');
  expect(judge(record, answer('MX', '14 route1.mx.cloudflare.net')).state).toBe('done');
  expect(judge(record, answer('MX', '10 mx.other.example')).state).toBe('wrong');
  expect(judge(record, { status: 'failed' }).state).toBe('unknown');
});

test('a domain that serves mail for one shop only needs no word about that shop', () => {
  const names = (isAlone: boolean) => recordsFor('tea.example', 'site-a', { isAlone }).map(({ name }) => name);
  expect(names(true)).toEqual(['spf', 'dkim', 'dmarc', 'bounces']);
  expect(names(false)).toEqual(['owner', 'spf', 'dkim', 'dmarc', 'bounces']);
});

test('the DMARC record of a domain above counts', () => {
  expect(dmarcHosts('mail.tea.example')).toEqual(['_dmarc.mail.tea.example', '_dmarc.tea.example']);
});

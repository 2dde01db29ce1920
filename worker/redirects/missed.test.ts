import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { MissedAddresses } from '#runtime/contracts/redirects.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addJsonTemplates, count, openShops, SHOP } from '../../test/worker/shops.ts';
import { countBatch } from '../census/service.ts';
import type { CensusMessage } from '../env.ts';
import { deleteOldMissed } from './service.ts';

const MISSED = '/api/owner/missed-addresses';
const OPENED = { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate' };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  owner = await OwnerProgram.of();
});

/** Visits paths, and counts what was queued. */
async function open(paths: readonly string[], headers: Record<string, string> = OPENED): Promise<CensusMessage[]> {
  const sent: CensusMessage[] = [];
  const CENSUS: typeof env.CENSUS = Object.assign(Object.create(env.CENSUS), {
    send: async (message: CensusMessage) => void sent.push(message),
  });
  const visitor = new Buyer();
  for (const path of paths) await visitor.fetch(path, { headers, env: { CENSUS } });
  await tally(sent);
  return sent;
}

let batches = 0;

async function tally(messages: readonly CensusMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const batch = messages.map((body, index) => ({
    id: `${batches}-${index}`,
    body,
    timestamp: new Date(),
    attempts: 1,
  }));
  batches++;
  await countBatch(createMessageBatch('storefront-census', batch) as MessageBatch<CensusMessage>, env);
}

async function missed(query = ''): Promise<MissedAddresses> {
  return (await owner.fetch(MISSED + query)).json();
}

test('an address that visitors did not find is counted, without query and person', async () => {
  const messages = await open(['/Old?email=ann@mail.example', '/old', '/reset/ann@mail.example'], {
    ...OPENED,
    Referer: 'https://blog.example/post?secret',
  });
  expect(messages.map((message) => Object.keys(message).sort())).toEqual(
    Array(3).fill(['at', 'missed', 'referrer', 'siteId']),
  );
  const { addresses } = await missed();
  expect(addresses.map(({ path, count: times, referrer }) => [path, times, referrer]).sort()).toEqual([
    ['/old', 2, 'blog.example'],
    ['/reset/…', 1, 'blog.example'],
  ]);
});

test.each([
  ['a program', { ...OPENED, 'User-Agent': 'Googlebot/2.1' }],
  ['a script of a page', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' }],
  ['a picture', { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' }],
  ['a program without such headers', {}],
])('what %s asks for does not count', async (_, headers: Record<string, string>) => {
  expect(await open(['/old'], headers)).toEqual([]);
});

test('a network that opens many addresses at once counts no more than a person can open', async () => {
  const { length } = await open(Array.from({ length: 130 }, (_, number) => `/old-${number}`));
  // The limit is 60 in a minute, and a new minute may begin meanwhile.
  expect(length).toBeGreaterThanOrEqual(60);
  expect(length).toBeLessThanOrEqual(120);
});

test('pages that are there, that have moved or that are gone for good do not count', async () => {
  await owner.fetch('/api/owner/redirects', { method: 'POST', body: { path: '/moved', target: '/shop' } });
  await owner.fetch('/api/owner/redirects', { method: 'POST', body: { path: '/gone', target: null } });
  expect(await open(['/shop', '/moved', '/gone'])).toEqual([]);
});

test('an address becomes a redirect or is dismissed, and leaves the list', async () => {
  await open(['/a', '/b', '/c']);
  await owner.fetch('/api/owner/redirects', { method: 'POST', body: { path: '/a', target: '/shop' } });
  const dismissed = await owner.fetch(`${MISSED}/${encodeURIComponent('/b')}`, { method: 'DELETE' });
  expect(dismissed.status).toBe(204);
  expect((await missed()).addresses.map(({ path }) => path)).toEqual(['/c']);
});

test('a site keeps the last 1,000, and each for 90 days', async () => {
  const message = (n: number): CensusMessage => ({ siteId: SHOP.id, at: n, missed: `/p${n}`, referrer: '' });
  for (let from = 1; from <= 1_100; from += 100)
    await tally(Array.from({ length: 100 }, (_, index) => message(from + index)));
  expect(await count('missed_addresses')).toBe(1_000);
  const first = await missed('?limit=2');
  expect(first.addresses.map(({ path }) => path)).toEqual(['/p1100', '/p1099']);
  const second = await missed(`?limit=2&cursor=${first.nextPageCursor}`);
  expect(second.addresses.map(({ path }) => path)).toEqual(['/p1098', '/p1097']);
  await deleteOldMissed(env.DB, 90 * DAY_MS + 1_100);
  expect((await missed()).addresses.map(({ path }) => path)).toEqual(['/p1100']);
});

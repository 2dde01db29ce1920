import { expect, test } from 'vitest';
import type { FoundSite } from '../../site/repository.ts';
import type { Site } from '../../site/site.ts';
import { SiteMemory } from './site-memory.ts';

const HOST = 'shop.example';
const KEY = 'site-a';

/** A memory in front of one site with one host, and the number of its reads. */
function counted() {
  const memory = new SiteMemory({ lifetimeMs: 10, maxKeys: 3 });
  let reads = 0;
  const site: FoundSite = { site: { siteId: KEY } as Site, origins: new Set() };
  const find = async (hostname: string, key = '', now = 0) => {
    const read = async () => {
      reads += 1;
      return hostname === HOST || key === KEY ? site : null;
    };
    return (await memory.find({ hostname, key }, read, now))?.site.siteId;
  };
  return { find, reads: () => reads };
}

test('a site is read once until its time is over, by its host and by its key', async () => {
  const { find, reads } = counted();
  for (const now of [0, 9]) {
    expect([await find(HOST, '', now), await find('api.example', KEY, now)]).toEqual([KEY, KEY]);
  }
  expect(reads()).toBe(2);
  await find(HOST, '', 10);
  expect(reads()).toBe(3);
});

test('a host’s site is read once, whatever keys are sent to the host', async () => {
  const { find, reads } = counted();
  for (const key of ['', KEY, 'x', 'y', 'z', 'q']) expect(await find(HOST, key)).toBe(KEY);
  expect(reads()).toBe(1);
});

test('names that belong to nothing are read once, and push out no site', async () => {
  const { find, reads } = counted();
  await find(HOST);
  await find('api.example', KEY);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'e']) expect(await find(`${name}.example`, name)).toBeUndefined();
  expect(reads()).toBe(7);
  await find(HOST);
  await find('api.example', KEY);
  expect(reads()).toBe(7);
});

test('a key that is sent to many hosts pushes out no host’s site', async () => {
  const { find, reads } = counted();
  await find(HOST);
  for (const name of ['a', 'b', 'c', 'd']) await find(`${name}.example`, KEY);
  await find(HOST);
  expect(reads()).toBe(5);
});

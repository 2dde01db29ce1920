import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';

// Tests that change the shop come last.
beforeAll(() => openDemo());

const read = async (path = '/llms.txt') => (await visit(path)).text();

test('the shop’s name, what it sells and its main pages are named, each as Markdown', async () => {
  const response = await visit('/llms.txt');
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toMatch(/^# Second Steep\n\n> Loose tea and the few things it needs/);
  const lines = text.split('\n');
  expect(lines).toContain('- [The whole shelf: Tea](https://localhost/shop/tea.md)');
  expect(lines).toContain('- [français](https://localhost/fr/index.md)');
  expect(text).toContain('](https://localhost/delivery.md)');
  expect(text).toContain('](https://localhost/index.md)');
  const etag = response.headers.get('ETag') ?? '';
  expect((await visit('/llms.txt', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test('each address in it is there', async () => {
  const text = (await read()) + (await read('/fr/llms.txt'));
  const addresses = [...text.matchAll(/\]\(https:\/\/localhost(\/[^)]*)\)/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(30);
  for (const path of new Set(addresses)) expect([path, (await visit(path)).status]).toEqual([path, 200]);
});

test('a French reader gets French names and addresses', async () => {
  const text = await read('/fr/llms.txt');
  expect(text).toContain('(https://localhost/fr/boutique.md)');
  expect(text).not.toContain('(https://localhost/fr/shop');
});

test('nothing of members or behind a password is named', async () => {
  await openDemo();
  await env.DB.prepare("UPDATE collections SET lock_key = 'key' WHERE url_id = 'about'").run();
  const text = await read();
  expect(text).not.toContain('circle');
  expect(text).not.toContain('/about.md');
});

test.each([
  ['is not open', 'opened_at = NULL'],
  ['has a password', "lock_key = 'key'"],
])('a shop that %s has no such file', async (_, set) => {
  await openDemo();
  await env.DB.prepare(`UPDATE sites SET ${set} WHERE site_id = 'second-steep'`).run();
  expect(await read()).not.toContain('# Second Steep');
});

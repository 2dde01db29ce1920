import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates } from '../../test/worker/content.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

const PATH = '/settings/announcement';

async function announce(text: string, url = '') {
  await env.DB.prepare('UPDATE sites SET header = ?2 WHERE site_id = ?1')
    .bind(SHOP.id, JSON.stringify({ announcement: { text, url } }))
    .run();
}

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'site.region':
      '<body>{squarespace-headers}{.section header.announcement}<aside data-sq-announcement="{version}">{text}{closeForm}</aside>{.end}{squarespace.main-content}</body>',
    'products.list': '<p>Lamps</p>',
  });
  await announce('Open late');
});

const page = async (visitor: Buyer) => (await visitor.fetch('/shop')).text();
const versionIn = (html: string) => /data-sq-announcement="([\da-f]{12})"/.exec(html)?.[1] ?? '';

function close(visitor: Buyer, version: string, headers: Record<string, string> = {}) {
  return visitor.fetch(PATH, {
    method: 'POST',
    body: String(new URLSearchParams({ version })),
    headers: { Origin: `https://${SHOP.host}`, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });
}

test('a visitor who closes the announcement sees it no more, from the first byte of the next page, until it changes', async () => {
  const visitor = new Buyer();
  const shown = await page(visitor);
  expect(shown).toContain('"showAnnouncementBar":true');
  expect(shown).toContain('aria-label="Close this announcement"');
  const answer = await close(visitor, versionIn(shown), { Referer: `https://${SHOP.host}/shop?offset=1` });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/shop?offset=1']);
  const closed = await page(visitor);
  expect(closed).toContain('"showAnnouncementBar":false');
  for (const part of ['Open late', 'sq-announcement']) expect(closed).not.toContain(part);
  expect(await page(new Buyer())).toContain('Open late');
  await announce('Open early');
  expect(await page(visitor)).toContain('Open early');
});

test('a site without an announcement has no bar', async () => {
  await env.DB.prepare(`UPDATE sites SET header = '{}' WHERE site_id = ?1`).bind(SHOP.id).run();
  const without = await page(new Buyer());
  expect(without).not.toContain('data-sq-announcement');
  expect(without).toContain('"showAnnouncementBar":false');
});

test('a version that is not the present one closes nothing, and nobody is led to another site', async () => {
  const visitor = new Buyer();
  const answer = await close(visitor, 'old', { Referer: 'https://evil.example/shop' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  expect(await page(visitor)).toContain('Open late');
  expect((await close(visitor, '')).status).toBe(400);
  expect((await visitor.fetch(PATH)).status).toBe(405);
});

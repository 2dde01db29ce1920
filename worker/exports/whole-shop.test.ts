import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { ImportOutcome } from '#runtime/contracts/imports.ts';
import { emptySite, prepared } from '#worker/set-up/service.ts';
import { importDemo, visit } from '../../test/worker/demo-shop.ts';
import { emptyDatabase } from '../../test/worker/empty-database.ts';
import { exported, imported } from '../../test/worker/moving.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { pictureBytes } from '../../test/worker/pictures.ts';

const SHOPS = [
  { site: 'second-steep', host: 'localhost' },
  { site: 'lampenwerk', host: 'de.localhost' },
];

/** What is anew with each answer, and with each import. */
const OF_THE_MOMENT = / nonce="[^"]*"|"dateModified":"[^"]*"/g;

const summaries = (outcomes: readonly ImportOutcome[]) =>
  outcomes.map(({ type, id, result, fields, error, errors }) => ({ type, id, result, fields, error, errors }));

/** Reads every page of a shop, with its status. */
async function pages({ site, host }: (typeof SHOPS)[number]): Promise<Record<string, string>> {
  const { results } = await env.DB.prepare(
    `SELECT '/' || url_id AS path FROM collections WHERE site_id = ?1
     UNION SELECT '/' || c.url_id || iif(product_type IS NULL, '/', '/p/') || i.url_slug FROM items i
       JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id WHERE i.site_id = ?1
     UNION SELECT '/' || k.url_id || '/' || c.url_id FROM categories c
       JOIN collections k ON k.site_id = c.site_id AND k.id = c.collection_id WHERE c.site_id = ?1
     UNION SELECT '/api/commerce/products/' || id FROM items WHERE site_id = ?1 AND product_type IS NOT NULL
     UNION SELECT '/api/commerce/products/' || id || '/reviews' FROM items
       WHERE site_id = ?1 AND product_type IS NOT NULL`,
  )
    .bind(site)
    .all<{ path: string }>();
  const paths = [...results.map(({ path }) => path), '/cart', '/search?q=tea', '/search?q=glas', '/no-such-page'];
  const read: Record<string, string> = {};
  for (const path of paths) {
    const response = await visit(path, { host });
    const text = (await response.text()).replace(OF_THE_MOMENT, '');
    read[path] = `${response.status} ${response.headers.get('Location') ?? ''}\n${text}`;
  }
  return read;
}

test('both shops, exported and built anew by two imports at once and left so by a third, have the same pages byte for byte', async () => {
  await emptyDatabase();
  await importDemo((name) => ({ id: name.replace(/\W/g, '-'), bytes: pictureBytes('jpeg') }));
  const before = [];
  for (const shop of SHOPS) {
    const owner = await OwnerProgram.of({ site: shop.site }, shop.host);
    before.push({ shop, records: await exported(owner), pages: await pages(shop) });
  }
  await emptyDatabase();
  for (const { objects } of [await env.FILES.list()]) await env.FILES.delete(objects.map(({ key }) => key));
  for (const { shop, records, pages: earlier } of before) {
    const site = { siteId: shop.site, title: 'New', hostnames: [shop.host] };
    await env.DB.batch(prepared(env.DB, emptySite(site, Date.now())));
    const owner = await OwnerProgram.of({ site: shop.site }, shop.host);
    const outcomes = await Promise.all([imported(owner, records), imported(owner, records)]);
    expect(summaries(outcomes.flat()).filter(({ result }) => result === 'refused')).toEqual([]);
    expect(await exported(owner)).toEqual(records);
    const again = await imported(owner, records);
    expect(summaries(again).filter(({ result }) => result !== 'left')).toEqual([]);
    expect(again.length).toBeGreaterThan(30);
    const now = await pages(shop);
    expect(Object.keys(now)).toEqual(Object.keys(earlier));
    for (const [path, text] of Object.entries(earlier)) expect(now[path], path).toBe(text);
  }
});

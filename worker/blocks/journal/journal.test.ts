import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { Buyer } from '../../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../../test/worker/content.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { CountingDatabase } from '../../../test/worker/rows-read.ts';
import { openShops, SHOP } from '../../../test/worker/shops.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'plain.page': '<main>{collection.mainContent}</main>',
    'site.region': '<html><head>{squarespace-headers}</head>{squarespace.main-content}</html>',
  });
  owner = await OwnerProgram.of();
});

const block = (type: string, json: object) =>
  `<div class="sqs-block ${type}-block" data-block-type="${type}" data-block-json="${escapeHtml(JSON.stringify(json))}"><p>Soon</p></div>`;

/** Reads a page with these blocks. */
async function show(blocks: string[]) {
  await createCollection(owner, { type: 'page', title: 'Look', template: 'plain', mainContent: blocks.join('<hr>') });
  const counted = new CountingDatabase();
  const html = await (await new Buyer().fetch('/look', { env: { DB: counted.DB } })).text();
  return { html, main: /<main>(.*)<\/main>/s.exec(html)?.[1] ?? '', rows: counted.rows };
}
const titles = (html: string) => [...html.matchAll(/summary-title-link">([^<]*)/g)].map(([, title]) => title);

async function addBlog() {
  const { id } = await createCollection(owner);
  const add = (title: string, day: string, more: object = {}) =>
    createItem(owner, id, { title, publishedAt: Date.parse(`${day}T12:00Z`), ...more });
  await add('Old', '2024-02-01', { tags: ['x'] });
  await add('New <b>', '2026-03-01', { author: 'June', excerpt: '<p>First</p>', categories: ['Harvest'] });
  await add('Middle', '2025-05-01', { tags: ['x'] });
  await add('Draft', '2026-05-01', { status: 'draft' });
  await add('Locked', '2026-06-01', { isLocked: true });
  return id;
}

/** Adds so many posts, a day apart, with a tag each. */
async function addPosts(collectionId: string, many: number) {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, position, starred,
       published_at, updated_at, tags, categories)
     SELECT ?1, 'post-' || i, ?2, 1, 'Part ' || i, 'part-' || i, '', 100 + i, 0, i * 86400000, 0, '["many"]', '[]' FROM n`,
  )
    .bind(SHOP.id, collectionId, many)
    .run();
}

test('a journal shows the newest posts that everybody may see, and leads to all', async () => {
  const collectionId = await addBlog();
  const { html, main } = await show([block('journal', { collectionId, headerText: 'News', pageSize: 2 })]);
  expect(titles(main)).toEqual(['New &lt;b&gt;', 'Middle']);
  expect(main).toContain('<h2 class="summary-heading" dir="auto">News</h2>');
  expect(main).toContain('<bdi>June</bdi>');
  expect(main).toContain('<p>First</p>');
  expect(main).toContain('aria-label="Read more: New &lt;b&gt;"');
  expect(main).toContain('<p><a class="journal-all" href="/journal">All posts</a></p>');
  expect(html).toContain('<style>.summary');
});

test('it follows its settings', async () => {
  const collectionId = await addBlog();
  const plain = { showExcerpt: false, showReadMoreLink: false, showAllLink: false, secondaryMetadata: 'none' };
  const { main } = await show([
    block('journal', { collectionId, filter: { tag: 'x' } }),
    block('journal', { collectionId, ...plain }),
    block('journal', { collectionId: 'gone' }),
  ]);
  const [tagged = '', short = '', gone] = main.split('<hr>');
  expect(titles(tagged)).toEqual(['Middle', 'Old']);
  expect(short).not.toMatch(/First|June|Read more|All posts/);
  expect(gone).toContain('<p>Soon</p>');
});

test('a wrong setting is refused', async () => {
  const body = { type: 'page', title: 'Look', template: 'plain', mainContent: block('journal', { design: 'grid' }) };
  const response = await owner.fetch('/api/owner/collections', { method: 'POST', body });
  expect(response.status).toBe(400);
});

test('a journal reads few rows of a long blog', async () => {
  const collectionId = await addBlog();
  await addPosts(collectionId, 3_000);
  const { main, rows } = await show([block('journal', { collectionId, pageSize: 3 })]);
  expect(titles(main)).toEqual(['New &lt;b&gt;', 'Middle', 'Old']);
  expect(rows).toBeLessThan(150);
});

test('archives and tag clouds of one blog read its posts once', async () => {
  const collectionId = await addBlog();
  await addPosts(collectionId, 3_000);
  const groups = ['month', 'tag', 'category', 'author'].map((groupBy) => block('archive', { collectionId, groupBy }));
  const many = [...groups, ...groups, block('tagcloud', { collectionId }), block('postsbytag', { collectionId })];
  const { html, main, rows } = await show(many);
  expect(main.split('<hr>')).toHaveLength(many.length);
  expect(main).not.toContain('Soon');
  expect(main).toMatch(/\?month=1976-02"><bdi>February 1976<\/bdi><\/a> <span[^>]*>\(29\)/);
  expect(main).toMatch(/\?tag=many"><bdi>many<\/bdi><\/a> <span[^>]*>\(3000\)/);
  // SQLite counts a post in the index, in the table and in the sorting.
  expect(rows).toBeLessThan(3 * 3_000 + 150);
  expect(html.split('.archive-item-list{')).toHaveLength(2);
});

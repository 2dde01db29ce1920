import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const PAGE_LENGTH = 20;
const POSTS = 2 * PAGE_LENGTH + 5;

/** Replaces the demo's posts by numbered ones; several share a position. */
beforeEach(async () => {
  await openDemo();
  await env.DB.batch([
    env.DB.prepare("DELETE FROM items WHERE collection_id = 'ss-journal'"),
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${POSTS})
       INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, position, published_at, updated_at)
       SELECT 'second-steep', printf('post %02d/%%.x', i), 'ss-journal', 1, 'Post ' || i, 'post-' || i, i / 3, 0, 0 FROM n`,
    ),
  ]);
});

const NUMBERS = Array.from({ length: POSTS }, (_, index) => `Post ${index + 1}`);

/** Follows a list's links in one direction, and returns what each page shows. */
async function walk(address: string, rel: 'next' | 'prev') {
  const pages: string[][] = [];
  let next: string | undefined = address;
  let last = address;
  while (next !== undefined && pages.length < 9) {
    last = next;
    const page: Page = await Page.at(next);
    pages.push((await page.all('.post-card h2, .post-card h3')).map((title) => title[''] ?? ''));
    next = (await page.all(`.pages [rel=${rel}]`))[0]?.href;
  }
  return { pages, last };
}

test('a long list comes on pages, each item once, in order, and back again', async () => {
  const { pages, last } = await walk('/journal', 'next');
  expect(pages.map(({ length }) => length)).toEqual([PAGE_LENGTH, PAGE_LENGTH, 5]);
  expect(pages.flat()).toEqual(NUMBERS);
  const back = await walk(last, 'prev');
  expect(back.pages).toEqual(pages.toReversed());
  expect(await (await Page.at('/journal')).all('.pages [rel=prev]')).toEqual([]);
});

test('a list of one page has no links to others', async () => {
  await env.DB.prepare(`DELETE FROM items WHERE position > 5 AND collection_id = 'ss-journal'`).run();
  expect(await (await Page.at('/journal')).all('.pages')).toEqual([]);
});

test('each page of a list is its own address for search engines', async () => {
  const address = (await (await Page.at('/journal')).only('.pages [rel=next]')).href ?? '';
  expect(address).toMatch(/^\/journal\?offset=6\.post%20/);
  expect(await (await Page.at(address)).only('link[rel=canonical]')).toMatchObject({
    href: `https://localhost${address}`,
  });
});

test('the page after a deleted item still goes on where it was', async () => {
  const address = (await (await Page.at('/journal')).only('.pages [rel=next]')).href ?? '';
  const shown = await walk(address, 'next');
  await env.DB.prepare("DELETE FROM items WHERE title = 'Post 20'").run();
  expect(await walk(address, 'next')).toEqual(shown);
});

test.each(['', 'x', '1', '.', "1.'", '9999999999999999.x', '-'])(
  'a list from the cursor %j is a list or no page',
  async (offset) => {
    expect([200, 404]).toContain((await visit(`/journal?offset=${encodeURIComponent(offset)}`)).status);
  },
);

test('a cursor after a list’s end is no page', async () => {
  expect((await visit('/journal?offset=9999.x')).status).toBe(404);
});

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates, createCollection, createItem } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

const LIST = `{.section filter}[filter {title} {clearUrl}]{.end}[{calendarUrl}](shown: {.repeated section items}{title} {.end})
{.calendar-view?}{calendar.text}: {.repeated section calendar.weeks}{.repeated section days}{.repeated section events}{title}@{day} {.end}{.end}{.end}{.end}
{.section pagination}{nextPageUrl}{.end}`;
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await env.DB.prepare("UPDATE sites SET time_zone = 'America/Los_Angeles' WHERE site_id = ?1").bind(SHOP.id).run();
  await addTemplates({
    'blog.list': LIST,
    'site.region': '<html><head>{squarespace-headers}</head>{squarespace.main-content}</html>',
    'not-found.page': 'none',
  });
  owner = await OwnerProgram.of();
});

const get = (path: string) => new Buyer().fetch(path);
const page = async (path: string) => (await get(path)).text();
const titlesIn = (html: string) => /\(shown: (.*)\)/.exec(html)?.[1]?.trim();

describe('filtered lists', () => {
  const add = (id: string, title: string, item: object) => createItem(owner, id, { title, ...item });

  test('a list shows the items of a category, a tag, an author or a month', async () => {
    const { id } = await createCollection(owner);
    await add(id, 'One', {
      categories: ['Harvest & co'],
      tags: ['x'],
      author: 'June',
      publishedAt: Date.parse('2026-07-01T06:59Z'),
    });
    await add(id, 'Two', {
      categories: ['Harvest & co'],
      tags: ['y'],
      author: 'Okoro',
      publishedAt: Date.parse('2026-07-01T07:00Z'),
    });
    await add(id, 'Three', { tags: ['x'], author: 'June', publishedAt: Date.parse('2026-05-01T00:00Z') });
    const shown = async (query: string) => titlesIn(await page(`/journal?${query}`));
    expect(await shown('category=Harvest+%26+co')).toBe('One Two');
    expect(await shown('tag=x')).toBe('One Three');
    expect(await shown('author=June')).toBe('One Three');
    expect(await shown('author=June&category=Harvest+%26+co')).toBe('One');
    expect(await shown('month=2026-06')).toBe('One');
    expect(await shown('month=2026-07')).toBe('Two');
    expect(await shown('month=soon&tag=')).toBe('One Two Three');
  });

  test('each name has one page for search engines, and months and combinations have none', async () => {
    const { id } = await createCollection(owner);
    await add(id, 'One', { categories: ['Harvest'], tags: ['x'], publishedAt: Date.parse('2026-06-01T12:00Z') });
    const tag = await page('/journal?tag=x');
    expect(tag).toContain('<title>x — Journal — site-a</title>');
    expect(tag).toContain('<link rel="canonical" href="https://a.example/journal?tag=x">');
    expect(tag).toContain('[filter x /journal]');
    for (const query of ['month=2026-06', 'tag=x&category=Harvest']) {
      expect(await page(`/journal?${query}`)).toContain('<meta name="robots" content="noindex">');
    }
    for (const query of ['tag=none', 'month=2026-01']) {
      expect((await get(`/journal?${query}`)).status).toBe(404);
    }
  });

  test('a long filtered list goes on with the same filter', async () => {
    const { id } = await createCollection(owner);
    const rows = Array.from({ length: 25 }, (_, index) => add(id, `N${index}`, { tags: ['a b'] }));
    await Promise.all(rows);
    const next =
      /\/journal\?tag=a\+b&offset=\S+/.exec((await page('/journal?tag=a+b')).replaceAll('&amp;', '&'))?.[0] ?? '';
    const rest = await page(next);
    expect(titlesIn(rest)?.split(' ')).toHaveLength(5);
  });

  test('a month of events is a calendar, also where there is none', async () => {
    const { id } = await createCollection(owner, { title: 'Evenings', options: { order: 'date' } });
    await createItem(owner, id, {
      recordType: 'event',
      title: 'Tea',
      startsAt: Date.parse('2030-12-05T02:30Z'),
      endsAt: Date.parse('2030-12-05T10:00Z'),
    });
    expect(await page('/evenings')).toMatch(/\[\/evenings\?month=\d{4}-\d{2}\]/);
    const html = await page('/evenings?month=2030-12');
    expect(html).toContain('December 2030: Tea@2030-12-04 Tea@2030-12-05');
    expect(html).toContain('<title>December 2030 — Evenings — site-a</title>');
    const empty = await get('/evenings?month=2031-01');
    expect(empty.status).toBe(200);
    expect(await empty.text()).toContain('January 2031: ');
  });
});

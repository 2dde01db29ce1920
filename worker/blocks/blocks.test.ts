import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { addTemplates, COLLECTIONS, createCollection, createItem } from '../../test/worker/content.ts';
import { countErrors } from '../../test/worker/errors.ts';
import { Queues, rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { countingDatabase } from '../../test/worker/trips.ts';
import { app } from '../app.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await env.DB.prepare("UPDATE sites SET time_zone = 'America/Los_Angeles' WHERE site_id = ?1").bind(SHOP.id).run();
  await addTemplates({
    'plain.page': '<main>{collection.mainContent}</main>',
    'site.region': '<html><head>{squarespace-headers}</head>{squarespace.main-content}</html>',
    'not-found.page': 'none',
  });
  owner = await OwnerProgram.of();
});

afterEach(() => vi.restoreAllMocks());

const block = (type: string, json: object, content = '') =>
  `<div class="sqs-block ${type}-block" data-block-type="${type}" data-block-json="${escapeHtml(JSON.stringify(json))}">${content}</div>`;
const addPage = (mainContent: string) =>
  createCollection(owner, { type: 'page', title: 'Look', template: 'plain', mainContent });
const get = (path = '/look') => new Buyer().fetch(path);
const main = async () => /<main>(.*)<\/main>/s.exec(await (await get()).text())?.[1] ?? '';
const titles = (html: string) => [...html.matchAll(/summary-title-link">([^<]*)/g)].map(([, title]) => title);
const links = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*><bdi>([^<]*)<\/bdi><\/a>(?: <span[^>]*>\((\d+)\))?/g)].map(
    ([, href, text, count]) => `${text} ${count ?? ''} ${href}`,
  );

async function addPosts() {
  const { id } = await createCollection(owner);
  const add = (title: string, item: object) => createItem(owner, id, { title, ...item });
  await add('One', {
    categories: ['Harvest'],
    tags: ['a & b', 'x'],
    author: 'June',
    starred: true,
    likeCount: 1,
    publishedAt: Date.parse('2026-07-01T06:59Z'),
    excerpt: '<p>First</p>',
  });
  await add('Two <b>', { categories: ['Harvest'], tags: ['x'], publishedAt: Date.parse('2026-07-01T07:00Z') });
  await add('Three', { tags: ['ö'], author: 'June', publishedAt: Date.parse('2026-05-01T12:00Z') });
  await add('Draft', { tags: ['secret'], status: 'draft' });
  await add('Scheduled', { tags: ['secret'], publishedAt: Date.now() + DAY_MS });
  await add('Locked', { tags: ['secret'], isLocked: true });
  return id;
}

describe('a summary', () => {
  test('it shows the items of a collection that everybody may see', async () => {
    const collectionId = await addPosts();
    await addPage(`<h1>Look</h1>${block('summary-v2', { collectionId, headerText: 'From the journal' })}`);
    const html = await main();
    expect(titles(html)).toEqual(['One', 'Two &lt;b&gt;', 'Three']);
    expect(html).toContain('summary-block-setting-design-grid');
    expect(html).toContain('<h2 class="summary-heading" dir="auto">From the journal</h2>');
    expect(html).toContain('<time datetime="2026-06-30">June 30, 2026</time>');
    expect(html).toContain('<div class="summary-excerpt" dir="auto"><p>First</p></div>');
    expect(html).not.toContain('data-block-json');
    expect(html).not.toMatch(/secret|Draft|Scheduled|Locked/);
  });

  test.each([
    [{ filter: { category: 'Harvest' } }, ['One', 'Two &lt;b&gt;']],
    [{ filter: { tag: 'a & b' } }, ['One']],
    [{ filter: { featured: true } }, ['One']],
    [{ sort: 'newest' }, ['Two &lt;b&gt;', 'One', 'Three']],
    [{ sort: 'oldest', pageSize: 2 }, ['Three', 'One']],
    [{ sort: 'title' }, ['One', 'Three', 'Two &lt;b&gt;']],
  ])('with %o it shows %o', async (settings, shown) => {
    const collectionId = await addPosts();
    await addPage(block('summary-v2', { collectionId, ...settings }));
    expect(titles(await main())).toEqual(shown);
  });

  test.each(['wall', 'carousel', 'list', 'grid'])(
    'a %s carries its style sheet, which the policy allows',
    async (design) => {
      const collectionId = await addPosts();
      await addPage(
        block('summary-v2', { collectionId, design, primaryMetadata: 'author', secondaryMetadata: 'likes' }),
      );
      const response = await get();
      const html = await response.text();
      expect(html).toContain(`summary-block-setting-design-${design}`);
      expect(html).toContain('<bdi>June</bdi></span> <span aria-hidden="true">·</span> ');
      expect(html).toContain('>1 Like</span>');
      const style = /<style>(\.summary.*?)<\/style>/.exec(html)?.[1] ?? '';
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
      const hash = Buffer.from(digest).toString('base64');
      expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
      expect(html.includes('data-sq-carousel-to="next"')).toBe(design === 'carousel');
    },
  );

  test('events are those to come, with their time in the site’s zone, or those that are over', async () => {
    const { id } = await createCollection(owner, { title: 'Evenings', options: { order: 'date' } });
    const add = (title: string, startsAt: number) =>
      createItem(owner, id, { recordType: 'event', title, startsAt, location: { addressLine1: 'Duane St' } });
    await add('Next', Date.parse('2090-12-05T02:30Z'));
    await add('Older', Date.now() - 2 * DAY_MS);
    await add('Old', Date.now() - DAY_MS);
    const show = (settings: object) =>
      block('summary-v2', { collectionId: id, secondaryMetadata: 'location', ...settings });
    await addPage(
      `${show({})}<hr>${show({ showPastOrUpcomingEvents: 'past' })}<hr>${show({ showPastOrUpcomingEvents: 'both' })}`,
    );
    const html = await main();
    expect(html.split('<hr>').map(titles)).toEqual([['Next'], ['Old', 'Older'], ['Older', 'Old', 'Next']]);
    expect(html.replaceAll('\u202f', ' ')).toContain(
      '<time datetime="2090-12-04T18:30:00-08:00">Dec 4, 2090, 6:30 PM PST</time></span> <span aria-hidden="true">·</span> <span class="summary-metadata-item summary-metadata-item--location"><bdi>Duane St',
    );
  });

  test('products have their price', async () => {
    await addPage(block('summary-v2', { collectionId: 'shop', pageSize: 30 }));
    const html = await main();
    expect(titles(html).length).toBeGreaterThan(0);
    expect(html).toMatch(/summary-price">[^<]*\$\d/);
  });

  test('a block with nothing to show keeps its own content', async () => {
    const { id } = await createCollection(owner, { title: 'Shut', isLocked: true });
    await createItem(owner, id, { title: 'Secret' });
    const closed = block('summary-v2', { collectionId: id }, '<p>Soon</p>');
    const gone = block('archive', { collectionId: 'gone' }, '<p>Nothing yet</p>');
    await addPage(closed + gone);
    const html = await main();
    expect(html).toContain('<p>Soon</p>');
    expect(html).toContain('<p>Nothing yet</p>');
    expect(html).not.toContain('Secret');
    expect(await (await get()).text()).not.toContain('<style>');
  });
});

describe('archives and tag clouds', () => {
  test.each([
    [
      'month',
      ['July 2026 1 /journal?month=2026-07', 'June 2026 1 /journal?month=2026-06', 'May 2026 1 /journal?month=2026-05'],
    ],
    ['category', ['Harvest 2 /journal?category=Harvest']],
    ['tag', ['a &amp; b 1 /journal?tag=a+%26+b', 'ö 1 /journal?tag=%C3%B6', 'x 2 /journal?tag=x']],
    ['author', ['June 2 /journal?author=June']],
  ])('an archive by %s counts what everybody may see, also as a block of its own', async (groupBy, shown) => {
    const collectionId = await addPosts();
    await addPage(`${block('archive', { collectionId, groupBy })}<hr>${block(`postsby${groupBy}`, { collectionId })}`);
    const [first = '', second = ''] = (await main()).split('<hr>');
    expect(links(first)).toEqual(shown);
    expect(links(second)).toEqual(shown);
  });

  test('each link leads to the items that it counts', async () => {
    const collectionId = await addPosts();
    await addPage(['month', 'tag', 'category', 'author'].map((by) => block(`postsby${by}`, { collectionId })).join(''));
    for (const link of links(await main())) {
      expect((await get(link.split(' ').at(-1)?.replaceAll('&amp;', '&'))).status, link).toBe(200);
    }
  });

  test('a tag cloud shows the most frequent tags, larger the more items have them', async () => {
    const collectionId = await addPosts();
    await addPage(block('tagcloud', { collectionId, limit: 2, showCount: true, headerText: 'Words' }));
    const html = await main();
    expect(links(html)).toEqual(['a &amp; b 1 /journal?tag=a+%26+b', 'x 2 /journal?tag=x']);
    expect(html).toMatch(/tag-weight-1"><a[^>]*title="1 item".*tag-weight-5"><a[^>]*title="2 items"/);
    expect(html).toContain('<h2 class="tag-cloud-heading" dir="auto">Words</h2>');
  });
});

describe('what owners write', () => {
  const create = async (mainContent: string) => {
    const body = { type: 'page', title: 'Look', template: 'plain', mainContent };
    const response = await owner.fetch(COLLECTIONS, { method: 'POST', body });
    return { status: response.status, body: await response.json() };
  };

  test.each([
    [
      { collectionId: 'a', design: 'pile' },
      'The JSON of the block summary-v2 is wrong at design: pile is not one of the expected options',
    ],
    [
      { collectionId: 'a', pageSize: 31 },
      'The JSON of the block summary-v2 is wrong at pageSize: This must be 30 or less.',
    ],
    [{}, 'The JSON of the block summary-v2 is wrong at collectionId: Please give a value.'],
    [{ collectionId: 'a', colour: 1 }, /The JSON of the block summary-v2 is wrong at colour: /],
    [{ collectionId: 'a', filter: { tag: '' } }, /wrong at filter.tag: This must not be empty/],
    [[], /The block summary-v2 needs its settings as JSON/],
  ])('a block with %o is refused on pages and in posts', async (json, text) => {
    const error = expect.stringMatching(text);
    const expected = typeof text === 'string' ? text : error;
    expect(await create(block('summary-v2', json))).toMatchObject({
      status: 400,
      body: { errors: { mainContent: expected } },
    });
    const { id } = await createCollection(owner);
    const item = {
      recordType: 'text',
      title: 'A',
      excerpt: block('summary-v2', json),
      body: block('summary-v2', json),
    };
    const response = await owner.fetch(`${COLLECTIONS}/${id}/items`, { method: 'POST', body: item });
    expect(await response.json()).toMatchObject({ errors: { excerpt: expected, body: expected } });
  });

  test('a block whose JSON cannot be read is refused, and blocks of other types stay as they are', async () => {
    expect(await create('<div data-block-type="archive" data-block-json="{a"></div>')).toMatchObject({
      body: { errors: { mainContent: 'The block archive needs its settings as JSON in data-block-json' } },
    });
    const other = '<div class="sqs-block" data-block-type="2" data-block-json="{&quot;a&quot;:1}"><p>Text</p></div>';
    await addPage(other);
    expect(await main()).toBe(other);
  });
});

test('a block in a template is filled too, and the owner sees what is wrong with it', async () => {
  const queues = new Queues();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(env.CENSUS, 'send').mockImplementation(queues.env.CENSUS?.send as typeof env.CENSUS.send);
  const collectionId = await addPosts();
  await addTemplates({
    'plain.page': `<main>${block('postsbyauthor', { collectionId })}${block('archive', { collectionId, limit: 0 }, 'kept')}</main>`,
  });
  await addPage('');
  const html = await main();
  expect(links(html)).toEqual(['June 2 /journal?author=June']);
  expect(html).toContain('>kept</div>');
  await countErrors(...queues.found);
  expect(await rows('error_groups')).toMatchObject([
    { place: 'archive', message: 'The JSON of the block is wrong: limit.', url: '/look' },
  ]);
});

test('a block of the lock screen shows nothing that the site’s password protects', async () => {
  const collectionId = await addPosts();
  await addTemplates({ 'notice.page': `<main>${block('summary-v2', { collectionId })}</main>` });
  await env.DB.prepare("UPDATE sites SET lock_key = 'k' WHERE site_id = ?1").bind(SHOP.id).run();
  const response = await get('/look');
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain('One');
});

test('all blocks of a page cost one trip to the database, and a page without blocks none', async () => {
  const collectionId = await addPosts();
  const blocks = [
    block('summary-v2', { collectionId }),
    block('archive', { collectionId }),
    block('tagcloud', { collectionId }),
  ];
  await addPage(blocks.join(''));
  await createCollection(owner, { type: 'page', title: 'Bare', template: 'plain' });
  const trips = async (path: string) => {
    const { DB, count } = countingDatabase();
    await app.fetch(new Request(`https://a.example${path}`), { ...env, DB });
    return count.trips;
  };
  await trips('/bare');
  expect((await trips('/look')) - (await trips('/bare'))).toBe(1);
});

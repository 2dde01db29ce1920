import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { addItems, addTemplates, COLLECTIONS, createCollection, createItem, put } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops } from '../../test/worker/shops.ts';
import { app } from '../app.ts';

const ITEM = `{.section item}[{@|item-classes}] [{excerpt}|{excerpt.html}|{.excerpt?}has excerpt{.end}]
{.event?}[event {.same-day?}same day{.end} {.location?}map{.end} {@|google-calendar-url}]{.end}
{.gallery?}[{options.design} {.gallery-auto-crop?}crop{.end} {.gallery-meta-position-bottom?}bottom{.end} {options.padding}]{.end}
{.external-link?}[leads to {externalLink}]{.end} {.passthrough?}[from {sourceUrl}]{.end} {.promotedMAP?}[map block]{.end}
{.section oembed}[{providerName} {html}]{.end} [{serviceName}{.serviceNameEmail?} by mail{.end}]
{.video?}[{@|video}]{.end}{.section mainImage}[{@|image-meta}]{.end}{.end}`;
const LIST = `{.section collection}{.collectionTypeNameEquals? generic}[generic]{.end}{.background-source-video?}[video]{.end}{.redirect?}[redirect]{.end}{.end}
{.show-past-events?}[past events]{.end}{.gallery-design-slider?}[slider]{.end}
<{.repeated section items}{title} {.end}|{.repeated section upcoming}{title} {.end}|{.repeated section past}{title} {.end}>`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addTemplates({
    'blog.list': LIST,
    'blog.item': ITEM,
    'site.region': '{squarespace-headers}{squarespace.main-content}',
    'not-found.page': 'none',
  });
  owner = await OwnerProgram.of();
});

const page = async (path: string) => (await new Buyer().fetch(path)).text();

test('templates meet an event, a gallery and a video as those of the platform do', async () => {
  const { id } = await createCollection(owner);
  const start = Date.UTC(2030, 0, 1, 18);
  await createItem(owner, id, {
    recordType: 'event',
    title: 'Tasting',
    excerpt: '<p>Tea</p>',
    startsAt: start,
    endsAt: start + 3_600_000,
    location: { addressLine1: '14 Duane St', addressCountry: 'US', mapLat: 0, mapLng: 0 },
    externalLink: 'https://tickets.example/1',
    sourceUrl: 'https://old.example/1',
    promotedBlockType: 'map',
    options: { passthrough: true, serviceName: 'email' },
    seoTitle: 'Evenings',
    seoDescription: 'Six cups',
  });
  const event = await page('/journal/tasting');
  for (const part of [
    'post-type-event',
    'promoted-block-map',
    '[<p>Tea</p>|<p>Tea</p>|has excerpt]',
    '[event same day map ',
    '20300101T180000Z/20300101T190000Z',
    '[leads to https://tickets.example/1]',
    '[from https://old.example/1]',
    '[map block]',
    '[email by mail]',
    '<title>Evenings — site-a</title>',
    'content="Six cups"',
  ]) {
    expect(event).toContain(part);
  }
  await createItem(owner, id, {
    recordType: 'gallery',
    title: 'Shelf',
    location: {},
    options: { gallery: { padding: 0 } },
  });
  expect(await page('/journal/shelf')).toContain('[grid crop bottom 0]');
  expect(await page('/journal/shelf')).not.toMatch(/sqs-video-overlay|data-licensed-asset-preview/);
  await createItem(owner, id, {
    recordType: 'video',
    title: 'Film',
    options: { videoUrl: 'https://youtu.be/abcdefgh', overlay: true },
    images: [{ assetUrl: '/assets/a.svg', width: 8, height: 6, licensedAssetPreview: true }],
  });
  const film = await new Buyer().fetch('/journal/film');
  const shown = await film.text();
  expect(shown).toContain('[YouTube <iframe src="https://www.youtube-nocookie.com/embed/abcdefgh" title="Film"');
  expect(shown).toContain('<div class="sqs-video-overlay" style="opacity: 0;"><img data-load="false"');
  expect(shown).toContain('[data-licensed-asset-preview="true" ');
  expect(film.headers.get('Content-Security-Policy')).toContain('https://www.youtube-nocookie.com');
});

test('a list shows the events that its collection says, those to come first and those past with the latest first', async () => {
  const options = {
    order: 'date',
    backgroundSource: 'video',
    folderBehavior: 'redirect',
    gallery: { design: 'slider' },
  };
  const collection = await createCollection(owner, { options });
  const event = (title: string, startsAt: number, endsAt = startsAt) =>
    createItem(owner, collection.id, { recordType: 'event', title, startsAt, endsAt });
  const now = Date.now();
  await event('Later', now + 3 * DAY_MS);
  await event('On', now - DAY_MS, now + DAY_MS);
  await event('Old', now - 2 * DAY_MS);
  await event('Older', now - 3 * DAY_MS);
  const all = await page('/journal');
  expect(all).toContain('[generic][video][redirect]');
  expect(all).toContain('[slider]');
  expect(all).toContain('<On Later Old Older |On Later |Old Older >');
  const path = `${COLLECTIONS}/${collection.id}`;
  const show = async (version: number, showPastOrUpcomingEvents: string) => {
    const changed = await put(
      owner,
      path,
      { ...collection, version },
      { options: { ...options, showPastOrUpcomingEvents } },
    );
    expect(changed.status).toBe(200);
    return page('/journal');
  };
  expect(await show(1, 'upcoming')).toContain('<On Later |On Later |>');
  const past = await show(2, 'past');
  expect(past).toContain('[past events]');
  expect(past).toContain('<Old Older ||Old Older >');
});

test('many events come on pages, those to come before those past, and back again', async () => {
  const collection = await createCollection(owner, { options: { order: 'date' } });
  const now = Math.floor(Date.now() / 1000);
  await addItems(collection.id, 45);
  // The first 30 are over, the last 15 are to come.
  await env.DB.prepare(
    'UPDATE items SET starts_at = (?2 + (position - 30.5) * 1000) * 1000, title = position, position = ?2 + (position - 30.5) * 1000 WHERE collection_id = ?1',
  )
    .bind(collection.id, now)
    .run();
  await addTemplates({
    'blog.list': '({.repeated section items}{title} {.end})[{pagination.nextPageUrl}][{pagination.prevPageUrl}]',
  });
  const read = async (path: string) => {
    const [, titles = '', next = '', prev = ''] = /\(([^)]*)\)\[(.*?)\]\[(.*?)\]/.exec(await page(path)) ?? [];
    return { titles: titles.trim().split(' ').map(Number), next, prev };
  };
  const coming = Array.from({ length: 15 }, (_, index) => 31 + index);
  const past = Array.from({ length: 30 }, (_, index) => 30 - index);
  const first = await read('/journal');
  const second = await read(first.next);
  const third = await read(second.next);
  expect([...first.titles, ...second.titles, ...third.titles]).toEqual([...coming, ...past]);
  expect(third.next).toBe('');
  const back = await read(third.prev);
  expect(back.titles).toEqual(second.titles);
  expect((await read(back.prev)).titles).toEqual(first.titles);
});

test('a page of a list reads no more rows in a long collection, and no list reads all items of a site', async () => {
  const collection = await createCollection(owner, { options: { order: 'date' } });
  await addItems(collection.id, 30);
  const rows = async () => {
    const counting = new CountingDatabase();
    const ask = (path: string, headers: Record<string, string> = {}) =>
      app.fetch(new Request(`https://a.example${path}`, { headers }), { ...env, DB: counting.DB });
    await ask('/journal');
    await ask(`${COLLECTIONS}/${collection.id}/items?limit=20`, { Authorization: `Bearer ${owner.key}` });
    return counting.rows;
  };
  const before = await rows();
  await env.DB.prepare('DELETE FROM items WHERE collection_id = ?1').bind(collection.id).run();
  await addItems(collection.id, 2_000);
  expect(await rows()).toBeLessThanOrEqual(before);

  const statements = new Set<string>();
  const DB = recording(statements);
  for (const path of [
    `${COLLECTIONS}?limit=1`,
    `${COLLECTIONS}/${collection.id}/items?cursor=5.a`,
    '/api/owner/items/x',
  ]) {
    await owner.fetch(path, { env: { DB } });
  }
  await new Buyer().fetch('/journal?offset=5.a', { env: { DB } });
  expect(await wideSteps(statements, ['items', 'images'])).toEqual({});
});

import { env } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { GALLERY_VARIANTS } from '#runtime/contracts/block-variants.ts';
import { Gallery } from '#runtime/contracts/gallery.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

const WORKSHOP = '/workshop';
const ALBUM = '/workshop/all-the-pots';

beforeEach(() => openDemo());

describe('galleries in pages', () => {
  test('the gallery of a collection shows its items’ pictures with their titles', async () => {
    const page = await Page.at(WORKSHOP);
    const images = await page.all('.sq-gallery.sq-grid .sq-slide img');
    expect(images).toHaveLength(6);
    expect(images[0]).toMatchObject({ src: '/assets/pictures/about-shopfront.svg', width: '1200', height: '750' });
    expect((await page.all('.meta-title')).map((title) => title[''])).toContain('The first pot');
    expect(await page.only('[data-block-type="8"]')).toMatchObject({
      class: expect.stringContaining('sqs-block-gallery'),
    });
  });

  test('in a gallery with a lightbox, pictures lead to themselves and other galleries to their pages', async () => {
    const links = await (await Page.at(WORKSHOP)).all('a.sq-frame');
    expect(links.map(({ href }) => href)).toEqual([
      ...['about-shopfront', 'story-kettle', 'story-second-steep', 'brass-scoop-1', 'monthly-tin-1'].map(
        (name) => `/assets/pictures/${name}.svg`,
      ),
      ALBUM,
    ]);
  });

  test('an item that is a gallery shows its own pictures, with the captions and options that its owner has set', async () => {
    const page = await Page.at(ALBUM);
    expect(await page.all('.sq-gallery.sq-slideshow .sq-slide img')).toHaveLength(4);
    expect((await page.all('.meta-title')).map((title) => title[''])).toContain('Moon Cup');
    expect(await page.all('.sq-strip .sq-thumb')).toHaveLength(4);
  });

  test('the page’s policy allows the style of its galleries, which other pages do not have', async () => {
    const response = await visit(WORKSHOP);
    const html = await response.text();
    const [, style = ''] = /<style class="sq-picture-style">([\s\S]*?)<\/style>/.exec(html) ?? [];
    expect(style).toContain('.sq-gallery.sq-per-row-3{--_n:3}');
    const hash = createHash('sha256').update(style).digest('base64');
    expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
    for (const path of ['/about', '/shop', '/']) expect((await Page.at(path)).html).not.toContain('sq-gallery');
  });

  test('only a page with a gallery names its script', async () => {
    const isBuilt = (await env.ASSETS.fetch('https://assets.local/integrity.json')).ok ? 1 : 0;
    const scripts = async (path: string) => (await (await Page.at(path)).all('script[src*="/galleries."]')).length;
    expect([await scripts(ALBUM), await scripts('/journal'), await scripts('/shop')]).toEqual([isBuilt, 0, 0]);
  });

  test('a template may ask for the gallery of data without options, and of data without pictures', async () => {
    await openDemo({ 'products.item': '{.section item}{@|gallery}{.end}', 'plain.page': '<i>{@|gallery}</i>' });
    expect(await (await Page.at('/shop/p/everyday-teapot')).all('.sq-gallery.sq-grid img')).toHaveLength(3);
    expect((await Page.at('/about')).html).toContain('<i></i>');
  });
});

test('pictures of galleries say what they are, and their blocks which variant', async () => {
  const [first, second] = await shownPictures();
  await env.DB.batch([
    env.DB.prepare('UPDATE images SET licensed_asset_preview = 1 WHERE id = ?1').bind(first),
    env.DB.prepare("UPDATE images SET asset_id = 'a1' WHERE id = ?1").bind(second),
    env.DB.prepare(
      `UPDATE images SET asset_url = '/assets/pictures/again.svg', asset_id = NULL WHERE item_id = 'ss-workshop-pots' AND id NOT IN (?1, ?2)`,
    ).bind(first, second),
  ]);
  const page = await Page.at(ALBUM);
  const types = (await page.all('.sq-slide')).map((slide) => slide['data-media-type']);
  expect(types).toEqual(['imageLicensed', 'assetReused', 'imageFile', 'imageReused']);
  expect((await page.only('[data-block-type="8"]'))['data-block-variant']).toBe(String(GALLERY_VARIANTS.slideshow));
  expect((await (await Page.at(WORKSHOP)).only('[data-block-type="8"]'))['data-block-variant']).toBe('1002');
});

async function shownPictures(): Promise<(string | undefined)[]> {
  return (await (await Page.at(ALBUM)).all('.sq-slide img')).map((image) => image['data-image-id']);
}

describe('videos in galleries', () => {
  test('an item that is a video shows it after a press, on a page whose policy allows its player', async () => {
    const video = 'https://youtu.be/abcdefghijk';
    await env.DB.prepare("UPDATE items SET options = json_set(options, '$.videoUrl', ?1) WHERE url_slug = 'first-pot'")
      .bind(video)
      .run();
    const page = await Page.at(WORKSHOP);
    const [still] = await page.all('a.sq-play');
    expect(await page.all('a.sq-play')).toHaveLength(1);
    expect(still).toMatchObject({
      href: video,
      'data-sq-video': 'https://www.youtube-nocookie.com/embed/abcdefghijk',
      'aria-label': 'Play the video: The first pot',
    });
    expect(page.html).not.toContain('<iframe');
    expect((await page.only('.sq-slide[data-type="video"]'))['data-media-type']).toBe('video');
    const policy = (await visit(WORKSHOP)).headers.get('Content-Security-Policy');
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com');
    const gallery = Gallery.parse(await (await visit('/api/1/galleries/collections/workshop')).json());
    expect(gallery.pictures.filter((picture) => picture.video !== undefined)).toMatchObject([
      { title: 'The first pot', video },
    ]);
  });
});

describe('galleries by the API', () => {
  const read = async (path: string) => visit(`/api/1/galleries${path}`);

  test.each(['/collections/ss-workshop', '/collections/workshop', '/items/ss-workshop-pots'])(
    'the answer of %s has pictures and options, and texts without tags',
    async (path) => {
      const gallery = Gallery.parse(await (await read(path)).json());
      expect(gallery.pictures.length).toBeGreaterThan(3);
      expect(gallery.options.lightbox).toBe(true);
      expect(JSON.stringify(gallery)).not.toContain('<');
    },
  );

  test.each([
    ['of nothing', '/collections/nowhere', ''],
    ['of no item', '/items/nothing', ''],
    ['that is switched off', '/collections/workshop', 'UPDATE collections SET enabled = 0'],
    ['behind a password', '/collections/workshop', "UPDATE collections SET lock_key = 'secret'"],
    ['behind its collection’s password', '/items/ss-workshop-pots', "UPDATE collections SET lock_key = 'secret'"],
    [
      'of an unpublished item',
      '/items/ss-workshop-pots',
      'UPDATE items SET published_at = 9e15 WHERE record_type = 14',
    ],
    ['of members', '/collections/workshop', "UPDATE collections SET member_area_id = 'ss-circle' WHERE type = 1"],
  ])('a gallery %s is not found', async (_, path, change) => {
    if (change) await env.DB.prepare(change).run();
    const response = await read(path);
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

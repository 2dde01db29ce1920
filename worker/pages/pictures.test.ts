import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { uploaded } from '../../test/worker/owner-pictures.ts';
import { png } from '../../test/worker/png.ts';
import { imageStatements } from '../pictures/service.ts';

const TEMPLATE = `{.section item}
  <i>{.child-images?}has pictures{.end}</i>
  {.repeated section items}<p><img {@|image-meta}{@|image-srcset} {@|image-color}><b>{@|image-color center}</b></p>{.end}
  <u {@|cover-image-meta}></u>
{.end}`;
const ITEM = 'ss-linen-towel';

let site = '';

beforeEach(async () => {
  await openDemo({ 'products.item': TEMPLATE });
  site = (await env.DB.prepare('SELECT site_id FROM items WHERE id = ?1').bind(ITEM).first<string>('site_id')) ?? '';
});

test('the engine’s formatters get colours, widths, focal point and texts of an owner’s picture', async () => {
  const owner = await OwnerProgram.of({ site }, 'localhost');
  const { id, assetUrl } = await uploaded(
    owner,
    png(400, 4, () => [200, 80, 40]),
  );
  const images = [
    { assetId: id, altText: 'A "towel"', focalX: 0.1, focalY: 0.9 },
    { assetId: id, body: '<p>Soft</p>' },
  ];
  await env.DB.batch(imageStatements(env.DB, site, ITEM, images, 0));
  const page = await Page.at('/shop/p/linen-towel');
  expect((await page.only('i'))['']).toBe('has pictures');
  const [first, second] = await page.all('p img');
  expect(first).toMatchObject({
    alt: 'A "towel"',
    'data-src': assetUrl,
    'data-image-dimensions': '400x4',
    'data-image-focal-point': '0.1,0.9',
    'data-component-key': id,
    'data-color-topleft': '#c85028',
    'data-color-center': '#c85028',
    srcset: `${assetUrl}?format=100w 100w,${assetUrl}?format=300w 300w,${assetUrl}?format=original 500w`,
  });
  expect(second?.alt?.trim()).toBe('Soft');
  expect((await page.all('b')).map((element) => element[''])).toEqual(['#c85028', '#c85028']);
  expect((await page.only('u'))['data-src']).toBe(assetUrl);
});

test('a picture that is elsewhere has neither srcset nor colours, and nothing is written instead', async () => {
  const page = await Page.at('/shop/p/linen-towel');
  const [first] = await page.all('p img');
  expect(Object.keys(first ?? {}).filter((name) => /srcset|color|component/.test(name))).toEqual([]);
  expect(page.html).not.toMatch(/\[object|systemDataId|not found\./);
});

test('a product’s pictures are pictures to the engine, and the product is none', async () => {
  await openDemo({
    'products.item':
      '{.section item}{.repeated section items}<i>{.image?}picture{.end}{.video?}video{.end}</i>{.end}<u>{.image?}x{.end}</u>{.end}',
  });
  const page = await Page.at('/shop/p/linen-towel');
  expect((await page.all('i')).map((picture) => picture[''])).toEqual(['picture', 'picture', 'picture']);
  expect((await page.only('u'))['']).toBe('');
});

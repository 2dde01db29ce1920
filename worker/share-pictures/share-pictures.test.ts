import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { app } from '../app.ts';
import { answerCard, drawnPath, USUAL_COLORS } from './service.ts';

beforeEach(() => openDemo());

const picture = async (path: string, host = 'localhost') => {
  const page = await Page.at(path, { host });
  return new URL((await page.only('meta[property="og:image"]')).content ?? '').pathname;
};
const change = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
/** Reads the size in a PNG's first chunk. */
const sizeOf = (png: ArrayBuffer) => [new DataView(png).getUint32(16), new DataView(png).getUint32(20)];

describe('the picture of a page for other sites', () => {
  test.each(['/', '/shop', '/shop/teaware/pots', '/shop/p/linen-towel', '/journal/no-thermometer', '/fr/boutique'])(
    'is drawn where %s has none that they can show',
    async (path) => {
      const page = await Page.at(path);
      expect((await page.only('meta[property="og:image:width"]')).content).toBe('1200');
      expect((await page.only('meta[property="og:image:height"]')).content).toBe('630');
      expect((await page.only('meta[name="twitter:card"]')).content).toBe('summary_large_image');
      const answer = await visit(await picture(path));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toBe('image/png');
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(sizeOf(await answer.arrayBuffer())).toEqual([1200, 630]);
    },
  );

  test('says title and price in words as the page writes them', async () => {
    const alt = async (path: string, host: string) =>
      (await (await Page.at(path, { host })).only('meta[property="og:image:alt"]')).content;
    expect(await alt('/shop/p/linen-towel', 'localhost')).toBe('Linen Tea Towel, from $16.00');
    expect(await alt('/leuchten/p/kugelleuchte', 'de.localhost')).toBe('Kugelleuchte, 239,00\u00a0€');
    expect(await alt('/shop/p/monthly-tin', 'localhost')).toBe('The Monthly Tin');
  });

  test('is not sent again to whoever has it', async () => {
    const path = await picture('/shop');
    const etag = (await visit(path)).headers.get('ETag') ?? '';
    expect((await visit(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  test('is the photo of an item that has one, in a width that other sites show', async () => {
    await change(
      `UPDATE images SET asset_url = '/images/a1/pot.jpg', width = 2400, height = 1200, alt_text = 'A pot'
       WHERE item_id = 'ss-moon-cup'`,
    );
    const page = await Page.at('/shop/p/moon-cup');
    expect((await page.only('meta[property="og:image"]')).content).toBe('https://localhost/images/a1/pot.jpg');
    expect((await page.only('meta[property="og:image:alt"]')).content).toBe('A pot');
    await change(
      `INSERT INTO assets (site_id, id, filename, url, content_type, bytes, sha256, width, height, created_at, updated_at)
       VALUES ('second-steep', 'a1', 'pot.jpg', '/images/a1/pot.jpg', 'image/jpeg', 9, 'x', 2400, 1200, 1, 1)`,
    );
    await change(`UPDATE images SET asset_id = 'a1' WHERE item_id = 'ss-moon-cup'`);
    const resized = await Page.at('/shop/p/moon-cup');
    expect((await resized.only('meta[property="og:image"]')).content).toBe(
      'https://localhost/images/a1/pot.jpg?format=1000w',
    );
    expect((await resized.only('meta[property="og:image:height"]')).content).toBe('500');
  });

  test('has another address once title, price or colours change, and the old one is gone', async () => {
    const path = '/shop/p/moon-cup';
    const seen = [await picture(path)];
    const changes = [
      `UPDATE items SET title = 'Full Moon Cup' WHERE id = 'ss-moon-cup'`,
      `UPDATE variants SET price_cents = 3500 WHERE sku = 'CUP-MOON'`,
      `UPDATE sites SET version = version + 1, website = json_set(website, '$.colors',
         json('{"accent":{"hue":120,"saturation":0.5,"lightness":0.3}}')) WHERE site_id = 'second-steep'`,
    ];
    for (const sql of changes) {
      await change(sql);
      seen.push(await picture(path));
    }
    expect(new Set(seen).size).toBe(4);
    const answers = await Promise.all(seen.map((address) => visit(address)));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 200]);
  });

  test('is drawn for no other page, text or version', async () => {
    const path = await picture('/shop');
    const [, , , version = ''] = path.split('/');
    const others = [
      path.replace(version, 'AAAAAAAAAAAAAAAA'),
      `/images/share/${version}/journal/card.png`,
      `/images/share/${version}/card.png`,
      `/images/share/${version}/shop/other.png`,
      `/images/share/${version}/nowhere/card.png`,
      `/images/share/${version}/shop/p/nothing/card.png`,
      `/images/share/${version}/cart/card.png`,
    ];
    for (const other of others) expect((await visit(other)).status, other).toBe(404);
  });

  test.each([
    `UPDATE items SET lock_key = 'k' WHERE id = 'ss-moon-cup'`,
    `UPDATE collections SET lock_key = 'k' WHERE id = 'ss-shop'`,
    `UPDATE items SET published_at = 99999999999999 WHERE id = 'ss-moon-cup'`,
    `UPDATE sites SET opened_at = NULL, version = version + 1 WHERE site_id = 'second-steep'`,
  ])('is not there for a page that not everybody may see: %s', async (sql) => {
    const path = await picture('/shop/p/moon-cup');
    await change(sql);
    const answer = await visit(path);
    expect(answer.headers.get('Content-Type')).not.toBe('image/png');
  });

  test('has the drawing of its item, unless that has texts, which might need other fonts', async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#a00"/></svg>';
    const draw = async (siteId: string, drawing: string | undefined) => {
      const card = { title: 'Cup', price: '', shop: 'Tea', colors: USUAL_COLORS, drawing: drawing && '/assets/a.svg' };
      const assets = Object.assign({}, env, { ASSETS: { fetch: async () => new Response(drawing) } });
      const request = new Request('https://localhost/images/share/x/card.png');
      const answer = await answerCard(assets, card, { request, siteId, wait: async (work) => work });
      return Buffer.from(await answer.arrayBuffer()).toString('base64');
    };
    const plain = await draw('none', undefined);
    expect(await draw('drawing', svg)).not.toBe(plain);
    expect(await draw('text', svg.replace('<rect', '<text>茶</text><rect'))).toBe(plain);
    expect(await draw('long', svg.replace('<rect', `<!--${'x'.repeat(200_000)}--><rect`))).toBe(plain);
  });
});

test('a drawing of the shop is a PNG for services that show no SVG, and nothing else is drawn at such an address', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><rect width="9" height="6" fill="#a00"/></svg>';
  const asked: string[] = [];
  const draw = (path: string) => {
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return pathname === '/assets/pictures/pot-1.svg' ? new Response(svg) : new Response(null, { status: 404 });
    };
    return app.fetch(new Request(`https://localhost${path}`), Object.assign({}, env, { ASSETS: { fetch } }));
  };
  expect(drawnPath('/assets/pictures/pot-1.svg')).toBe('/images/drawn/pictures/pot-1.png');
  expect(drawnPath('/images/a1/pot.jpg')).toBeUndefined();
  const answer = await draw('/images/drawn/pictures/pot-1.png');
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect(sizeOf(await answer.arrayBuffer())).toEqual([1000, 667]);
  const etag = answer.headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  for (const path of ['pictures/none.png', 'pictures/pot-1.svg', '../secret.png', 'a%2fb.png', '.png']) {
    expect((await draw(`/images/drawn/${path}`)).status, path).toBe(404);
  }
  expect(new Set(asked)).toEqual(new Set(['/assets/pictures/pot-1.svg', '/assets/pictures/none.svg']));
});

import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { nodesOf } from '../../test/worker/page-data.ts';

const HOSTILE = `</script><script>alert(1)</script><!--"'&<img src=x onerror=alert(2)>\u2028{title}`;

beforeAll(async () => {
  await openDemo();
  await env.DB.batch([
    env.DB.prepare("UPDATE items SET title = ?1 WHERE id IN ('ss-everyday-teapot', 'ss-post-kettle')").bind(HOSTILE),
    env.DB.prepare("UPDATE images SET alt_text = ?1 WHERE item_id = 'ss-everyday-teapot'").bind(HOSTILE),
    env.DB.prepare('UPDATE collections SET title = ?1, navigation_title = ?1, description = ?1').bind(HOSTILE),
    env.DB.prepare("UPDATE sites SET title = ?1 WHERE site_id = 'second-steep'").bind(HOSTILE),
    env.DB.prepare(
      "UPDATE variants SET attributes = json_object('Colour', ?1, 'Size', 'Small') WHERE sku = 'TOWEL-IN-S'",
    ).bind(HOSTILE),
  ]);
});

const PATHS = [
  '/',
  '/shop',
  '/shop/p/everyday-teapot',
  '/shop/p/linen-towel',
  '/journal',
  '/journal/no-thermometer',
  '/about',
  '/cart',
  '/x',
];

describe('a hostile title', () => {
  test.each(PATHS)('a hostile title creates no element on %s', async (path) => {
    const page = await Page.at(path);
    const scripts = await page.all('script:not([src]):not([type])');
    expect(scripts.map((script) => script['data-name'])).toEqual(['early-presses', 'static-context']);
    expect(await page.all('[onerror]')).toEqual([]);
    expect((await page.all('img')).filter(({ src }) => src === 'x')).toEqual([]);
  });

  test('a hostile title arrives unchanged in the static context, the heading and the structured data', async () => {
    const page = await Page.at('/shop/p/everyday-teapot');
    expect(page.staticContext().context.item.title).toBe(HOSTILE);
    expect((await page.only('h1'))['']).toBe(HOSTILE.replace('\u2028', ' '));
    expect(nodesOf(page, 'Product')).toMatchObject([{ name: HOSTILE }]);
  });

  test('a hostile text arrives unchanged in an option’s value', async () => {
    const page = await Page.at('/shop/p/linen-towel');
    const { 'data-variants': json = '' } = await page.only('.product-variants');
    expect(JSON.parse(json)[0].attributes.Colour).toBe(HOSTILE);
    expect((await page.all('.variant-radiobtn')).map(({ value }) => value)).toContain(HOSTILE);
  });

  test('braces in content are printed and are no template', async () => {
    expect((await Page.at('/shop/p/everyday-teapot')).html).toContain('{title}');
  });
});

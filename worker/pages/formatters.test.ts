import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { parseTemplates, render } from './engine.ts';
import { localeData } from './locale.ts';

const ITEM = "UPDATE items SET product_type = 5, subscription_plan = NULL WHERE id = 'ss-everyday-teapot'";

beforeEach(() => openDemo());

const rendered = async (source: string, json: object) =>
  render('page', parseTemplates([{ name: 'page', source }], {}), json, await localeData('en-US'), 0);

test.each([
  ['/shop/p/mug', 'https://shop.example/shop/p/mug'],
  ['shop', 'https://shop.example/shop'],
  ['//elsewhere.example/x', 'https://shop.example/elsewhere.example/x'],
  ['\\\\elsewhere.example', 'https://shop.example/elsewhere.example'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
])('AbsUrl makes %s %s', async (address, expected) => {
  const { html, errors } = await rendered('{address|AbsUrl}', {
    address,
    website: { baseUrl: 'https://shop.example' },
  });
  expect([html, errors]).toEqual([expected, []]);
});

test('AbsUrl joins to the address of the shop on its pages', async () => {
  await openDemo({ 'products.item': '<i>{item.fullUrl|AbsUrl}</i>' });
  expect((await Page.at('/shop/p/linen-towel')).html).toContain('<i>https://localhost/shop/p/linen-towel</i>');
});

test('a paywall without stock is neither marked as sold out nor classed so', async () => {
  await openDemo({
    'products.item': '{.section item}<i class="{@|item-classes}">{@|product-status}{.sold-out?}gone{.end}</i>{.end}',
  });
  await env.DB.batch([
    env.DB.prepare(ITEM),
    env.DB.prepare(
      "UPDATE variants SET unlimited = 0, qty_in_stock = 0, on_sale = 0 WHERE item_id = 'ss-everyday-teapot'",
    ),
  ]);
  const mark = await (await Page.at('/shop/p/everyday-teapot')).one('i[class*=post-type]');
  expect(mark['']).toBe('');
  expect(mark.class).not.toContain('sold-out');
  await env.DB.prepare("UPDATE items SET product_type = 1 WHERE id = 'ss-everyday-teapot'").run();
  expect((await (await Page.at('/shop/p/everyday-teapot')).one('i[class*=sold-out]'))['']).toContain('gone');
});

test('a paywall shows its price, on its page and in a list', async () => {
  await openDemo();
  const path = '/membership/p/tasting-circle';
  expect((await (await Page.at(path)).one('.ProductItem-product-price .product-price'))['']).toBe('$48.00');
  expect((await (await Page.at('/membership')).one('.product-price'))['']).toBe('$48.00');
  await env.DB.prepare(
    "UPDATE variants SET on_sale = 1, sale_price_cents = 4000 WHERE item_id = 'ss-circle-membership'",
  ).run();
  expect((await (await Page.at(path)).one('.ProductItem-product-price .product-price'))['']).toContain('$40.00');
});

test.each([
  [1, 'post-type-text'],
  [2, 'post-type-image'],
  [8, 'post-type-video'],
  [63, 'post-type-course-item'],
  [999, 'post-type-text'],
])('an item of the record type %i has the class %s', async (type, expected) => {
  await env.DB.prepare("UPDATE items SET record_type = ?1 WHERE id = 'ss-post-kettle'").bind(type).run();
  const cards = await (await Page.at('/journal')).all('.post-card');
  expect(cards.map((card) => card.class?.includes(`${expected} `)).filter(Boolean)).not.toEqual([]);
  expect((await (await Page.at('/shop')).one('[data-item-id=ss-linen-towel].ProductList-item')).class).toContain(
    'post-type-store-item',
  );
});

import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { StepBudget } from './bounded-engine.ts';
import { parseTemplates, render } from './engine.ts';
import { localeData } from './locale.ts';

const ITEM = "UPDATE items SET product_type = 5, subscription_plan = NULL WHERE id = 'ss-everyday-teapot'";

beforeEach(() => openDemo());

const rendered = async (source: string, json: object, now = 0) =>
  render('page', parseTemplates([{ name: 'page', source }], {}), json, {
    cldr: await localeData('en-US'),
    now,
    budget: new StepBudget(),
  });

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

test.each([
  [{ userName: 'secondsteep' }, 'secondsteep'],
  [{ userName: '', profileUrl: 'https://x.com/second_steep' }, 'second_steep'],
])('twitter-follow-button of %j is a plain link to follow @%s', async (account, name) => {
  const { html, errors } = await rendered('{@|twitter-follow-button}', {
    ...account,
    localizedStrings: { followText: 'Follow {account}' },
  });
  expect([html, errors]).toEqual([
    `<div class="squarespace-follow-button" data-username="${name}"><a href="https://x.com/intent/follow?screen_name=${name}" target="_blank" rel="noopener">Follow @${name}</a></div>`,
    [],
  ]);
});

test.each(['"><script>alert(1)</script>', '', 'a b'])('twitter-follow-button of %j is nothing', async (userName) => {
  const { html } = await rendered('{@|twitter-follow-button}', { userName, profileUrl: '' });
  expect(html).toBe('');
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
  const mark = await (await Page.at('/shop/p/everyday-teapot')).only('i[class*=post-type]');
  expect(mark['']).toBe('');
  expect(mark.class).not.toContain('sold-out');
  await env.DB.prepare("UPDATE items SET product_type = 1 WHERE id = 'ss-everyday-teapot'").run();
  expect((await (await Page.at('/shop/p/everyday-teapot')).only('i[class*=sold-out]'))['']).toContain('gone');
});

test('a paywall shows its price, on its page and in a list', async () => {
  await openDemo();
  const path = '/membership/p/tasting-circle';
  expect((await (await Page.at(path)).only('.ProductItem-product-price .product-price'))['']).toBe('$48.00');
  expect((await (await Page.at('/membership')).only('.product-price'))['']).toBe('$48.00');
  await env.DB.prepare(
    "UPDATE variants SET on_sale = 1, sale_price_cents = 4000 WHERE item_id = 'ss-circle-membership'",
  ).run();
  expect((await (await Page.at(path)).only('.ProductItem-product-price .product-price'))['']).toContain('$40.00');
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
  expect((await (await Page.at('/shop')).only('[data-item-id=ss-linen-towel].ProductList-item')).class).toContain(
    'post-type-store-item',
  );
});

describe('prices of a product by the digits of its currency', () => {
  const product = (currency: string) => {
    const variant = (value: string) => {
      const money = { value, currency };
      return { attributes: {}, priceMoney: money, salePriceMoney: money, onSale: true, unlimited: true };
    };
    return { structuredContent: { productType: 1, variants: ['4550', '5000'].map(variant) } };
  };

  test.each([
    ['from-price', 'JPY', '4550'],
    ['normal-price', 'JPY', '5000'],
    ['sale-price', 'JPY', '4550'],
    ['from-price', 'USD', '455000'],
  ])('%s of %s is %s minor units', async (formatter, currency, expected) => {
    expect((await rendered(`{@|${formatter}}`, product(currency))).html).toBe(expected);
  });

  test.each([
    ['JPY', '<span class="sqs-money-native">¥4,550</span>'],
    ['USD', '<span class="sqs-money-native">$4,550.00</span>'],
    ['EUR', '<span class="sqs-money-native">€4,550.00</span>'],
    ['SEK', '<span class="sqs-money-native">4,550.00 kr</span>'],
  ])('the plain form of %s is %s', async (currency, expected) => {
    expect((await rendered('{@|product-price}', product(currency))).html).toContain(expected);
  });
});

describe('timesince', () => {
  const NOW = Date.UTC(2026, 10, 26, 12);
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;
  const DAY = 24 * HOUR;

  test.each([
    ['en-US', 0, 'less than a minute ago'],
    ['en-US', MINUTE - 1, 'less than a minute ago'],
    ['en-US', 5 * MINUTE, 'about 5 minutes ago'],
    ['en-US', 23 * HOUR, 'about 23 hours ago'],
    ['en-US', 6 * DAY, 'about 6 days ago'],
    ['en-US', 14 * DAY, 'about 2 weeks ago'],
    ['en-US', 60 * DAY, 'about 2 months ago'],
    ['en-US', 800 * DAY, 'about 2 years ago'],
    ['de-DE', MINUTE - 1, 'jetzt'],
    ['de-DE', MINUTE, 'vor 1 Minute'],
    ['de-DE', 5 * HOUR, 'vor 5 Stunden'],
    ['de-DE', 13 * DAY, 'letzte Woche'],
    ['fr-FR', 800 * DAY, 'il y a 2 ans'],
  ])('in %s says of %i ms: %s', async (language, age, expected) => {
    const { html } = await rendered('{since|timesince}', { since: NOW - age, website: { language } }, NOW);
    expect(html).toBe(`<span class="timesince" data-date="${NOW - age}">${expected}</span>`);
  });

  test.each(['en-US', 'de-DE'])('in %s says that a broken date is invalid', async (language) => {
    expect((await rendered('{since|timesince}', { since: 'never', website: { language } })).html).toBe('Invalid date.');
  });
});

test.each([
  ['{text|truncate}', 99, 99, ''],
  ['{text|truncate}', 100, 100, ''],
  ['{text|truncate}', 101, 100, '...'],
  ['{text|truncate 10 …}', 11, 10, '…'],
])('%s of %i characters keeps %i', async (source, length, kept, ellipsis) => {
  expect((await rendered(source, { text: 'x'.repeat(length) })).html).toBe('x'.repeat(kept) + ellipsis);
});

test('audio-player writes the browser’s own player, without the engine’s inline script', async () => {
  const json = { id: 'a1', title: 'Rain "2"', structuredContent: { audioAssetUrl: 'https://cdn.example/a.mp3?b=1&c' } };
  const { html, errors } = await rendered('{@|audio-player}', json);
  expect(html).toBe(
    '<div class="squarespace-audio-player" data-audio-asset-url="https://cdn.example/a.mp3?b=1&amp;c" data-item-id="a1" id="audio-player-a1"><audio controls preload="none" src="https://cdn.example/a.mp3?b=1&amp;c" aria-label="Rain &quot;2&quot;"></audio></div>',
  );
  expect(errors).toEqual([]);
});

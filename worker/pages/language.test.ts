import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { isolated } from '#runtime/domain/isolated.ts';
import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { lampenwerk } from '../../demo/content/lampenwerk.ts';
import { englishAmong, ourEnglishAmong } from '../../test/english-words.ts';
import { Buyer, read } from '../../test/worker/buyer.ts';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { textsOn } from '../../test/worker/page-texts.ts';

beforeAll(() => openDemo());

const HOST = 'de.localhost';
const PATHS = lampenwerk.collections.flatMap(({ urlId, items = [] }) => [
  `/${urlId}`,
  ...items.map(({ slug, product }) => `/${urlId}${product ? '/p' : ''}/${slug}`),
]);
const OTHER_PATHS = [
  ...['/leuchten/zubehor', '/leuchten/alle-leuchten/stehleuchten'],
  ...['/termine?month=2026-12', '/termine?category=Werkstatt'],
  ...['/cart', '/checkout', '/search', '/search?q=lampe', '/search?q=nichts-davon', '/nirgends'],
  ...[
    `/commerce/gift-card?itemId=lw-gutschein&key=${'k'.repeat(43)}`,
    '/commerce/subscription?cartToken=x',
    '/commerce/order?orderToken=x',
  ],
  ...['/commerce/order-status?orderToken=x', '/commerce/paid?payment=x', '/newsletter/confirm?token=x'],
  ...['/newsletter/unsubscribe?token=x'],
];

async function textsOf(path: string): Promise<string[]> {
  return textsOn(await Page.at(path, { host: HOST }));
}

test.each([...PATHS, ...OTHER_PATHS])('no English word is on %s of the German shop', async (path) => {
  const texts = await textsOf(path);
  expect(texts.join(' ')).toMatch(/Warenkorb/);
  expect(englishAmong(texts)).toEqual([]);
});

test('no English word is on the page of a subscription of the German shop', async () => {
  const plan = { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: 6 };
  await env.DB.prepare("UPDATE items SET subscription_plan = ?1 WHERE id = 'lw-textilkabel'")
    .bind(JSON.stringify(plan))
    .run();
  const body = { itemId: 'lw-textilkabel', sku: null, qty: 2 };
  const buyer = await new Buyer(HOST).arrive();
  const { cartToken } = await read(
    await buyer.fetch(SUBSCRIPTION, { method: 'POST', body }),
    StartSubscriptionResponse,
  );
  const page = await buyer.fetch(`/commerce/subscription?cartToken=${cartToken}`);
  const texts = await textsOn(new Page(await page.text()));
  expect(texts.join(' ')).toMatch(/16,00\s€ alle 2 Monate für 1 Jahr/);
  expect(englishAmong(texts)).toEqual([]);
  await openDemo();
});

describe.each([
  ['fr', 'TTC, livraison en sus'],
  ['es', 'IVA incluido, envío no incluido'],
])('a shop in the language %s', (language, note) => {
  test(`none of our English texts is on a page of a shop in ${language}`, async () => {
    await env.DB.prepare("UPDATE sites SET language = ?1 WHERE site_id = 'lampenwerk'").bind(language).run();
    // The demo's own words stay German, and some are the same in English.
    const catalogues = [await textsIn(language), { checkout: await checkoutTextsIn(language) }, await textsIn('de')];
    expect((await textsOf('/leuchten/p/kugelleuchte')).join('')).toContain(note);
    for (const path of [...PATHS, ...OTHER_PATHS]) {
      expect([path, ...ourEnglishAmong(await textsOf(path), ...catalogues)]).toEqual([path]);
    }
    await openDemo();
  });
});

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ja', 'ltr'],
  ['pt-BR', 'ltr'],
])('templates of the demo say their fixed words in %s, and run %s', async (language, direction) => {
  await env.DB.prepare("UPDATE sites SET language = ?1 WHERE site_id = 'second-steep'").bind(language).run();
  const { theme, reviews, cartPage } = await textsIn(language);
  const search = await Page.at('/search?q=teapot');
  expect(await search.only('html')).toMatchObject({ lang: language, dir: direction });
  expect((await search.only('.skip-link'))['']).toBe(theme.skip);
  expect((await search.only('.navigation'))['aria-label']).toBe(theme.mainMenu);
  expect((await search.only('[role=status]'))['']).toBe(fill(theme.results, { n: 3, query: isolated('teapot') }));
  expect((await (await Page.at('/cart')).only('h1'))['']).toBe(cartPage.title);
  const product = await Page.at('/shop/p/linen-towel');
  const [rating] = await product.all('.product-review-rating .visually-hidden');
  expect(rating?.['']).toBe(fill(reviews.ratingOf, { rating: 5, best: 5 }));
  expect((await product.only('#reviews-title'))['']).toBe(theme.reviews);
  await openDemo();
});

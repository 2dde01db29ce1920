import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { nodesOf } from '../../test/worker/page-data.ts';

beforeAll(() => openDemo());

const product = (slug: string, query = '') => Page.at(`/shop/p/${slug}${query}`);

describe('a product’s page', () => {
  test('a product’s page shows its reviews, newest first, without a script', async () => {
    const page = await product('everyday-teapot');
    expect((await page.only('.product-reviews-summary'))['']).toBe('★★★★☆ 4 out of 5, 4 reviews');
    expect((await page.all('.product-review-title')).map((title) => title[''])).toEqual([
      'The lid stays on',
      'Good pot, heavy when full',
      'Came chipped',
    ]);
    expect((await page.all('.product-review-rating')).map((rating) => rating[''])).toEqual([
      '★★★★★5 out of 5',
      '★★★★☆4 out of 5',
      '★★★★★5 out of 5',
      '★★☆☆☆2 out of 5',
    ]);
    const [by] = await page.all('.product-review-by');
    expect(by?.['']).toBe('Marguerite, October 29, 2026 Verified buyer');
    expect((await page.all('.product-review-by time'))[0]).toMatchObject({ datetime: '2026-10-29' });
    expect(page.html).not.toContain('Third year of mornings');
  });

  test('a product’s page marks verified buyers, and says what that means', async () => {
    const page = await product('everyday-teapot');
    expect((await page.all('.product-review-by')).map((by) => by['']?.includes('Verified buyer'))).toEqual([
      ...[true, true, false, true],
    ]);
    expect((await page.only('.product-reviews-meaning'))['']).toContain('a link that only the buyer of an order gets');
    const german = await Page.at('/leuchten/p/kugelleuchte', { host: 'de.localhost' });
    expect((await german.all('.product-review-verified'))[0]?.['']).toBe('Verifizierter Kauf');
    expect((await german.only('.product-reviews-meaning'))['']).toContain('Den Link zum Schreiben erhält nur');
  });

  test('a product’s page shows the pictures of a review, as links that need no script', async () => {
    await env.DB.prepare(
      `INSERT INTO review_pictures (site_id, id, review_id, content_type, bytes, width, height)
       SELECT site_id, 'p1', id, 'image/png', 9, 800, 600 FROM reviews WHERE author_name = 'Dele'`,
    ).run();
    const page = await product('everyday-teapot');
    expect(await page.all('.product-review-picture')).toMatchObject([{ href: '/commerce/review-pictures/p1' }]);
    expect(await page.only('.product-review-picture img')).toMatchObject({
      src: '/commerce/review-pictures/p1',
      alt: 'Picture 1 of 1 by Dele',
      width: '800',
      height: '600',
      loading: 'lazy',
      sizes: 'auto, 9rem',
      srcset: expect.stringContaining('/p1?format=300w 300w'),
    });
  });

  test('a product’s page shows no review that waits, and runs nothing that was written', async () => {
    await env.DB.prepare(
      `UPDATE reviews SET state = 'approved', title = '<img src=x onerror=alert(1)>', author_name = '{title}"><b>'
       WHERE author_name = 'towel deals'`,
    ).run();
    const page = await product('linen-towel');
    expect((await page.all('.product-review-title'))[0]?.['']).toBe('<img src=x onerror=alert(1)>');
    expect((await page.all('.product-review-by'))[0]?.['']).toContain('{title}"><b>,');
    expect(page.html).not.toContain('<img src=x');
    await openDemo();
    expect((await product('linen-towel')).html).not.toContain('towel deals');
  });

  test('a product that nobody has rated has no rating for search engines', async () => {
    const [node] = nodesOf(await product('moon-cup'), 'Product');
    expect(node).toMatchObject({ name: 'Moon Cup' });
    expect(node).not.toHaveProperty('aggregateRating');
  });

  test('a product’s page says so where nobody has written', async () => {
    const page = await product('moon-cup');
    expect((await page.only('.product-reviews'))['']).toContain('Nobody has written about this yet.');
    expect(await page.all('.product-review')).toEqual([]);
    expect(await page.all('.product-reviews-older')).toEqual([]);
  });

  test('a product’s page links to older reviews, ten at a time, on the same page', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 11 UNION ALL SELECT i + 1 FROM n WHERE i < 23)
       INSERT INTO reviews (site_id, id, item_id, rating, title, body, author_name, state, created_at, updated_at)
       SELECT 'second-steep', 'r' || i, 'ss-moon-cup', 4, 'Review ' || i, 'Blue.', 'Ann', 'approved', i, i FROM n`,
    ).run();
    const titles = async (page: Page) => (await page.all('.product-review-title')).map((title) => title['']);
    const first = await product('moon-cup');
    expect((await titles(first)).slice(-2)).toEqual(['Review 15', 'Review 14']);
    const { href = '' } = await first.only('.product-reviews-older');
    expect(href).toBe('?reviews=r14#reviews');
    const second = await product('moon-cup', href);
    expect(await titles(second)).toEqual(['Review 13', 'Review 12', 'Review 11']);
    expect((await second.only('link[rel=canonical]')).href).toBe('https://localhost/shop/p/moon-cup');
    expect((await product('moon-cup', '?reviews=r11')).html).toContain('These were the oldest reviews.');
    expect(await titles(await product('moon-cup', "?reviews='"))).toHaveLength(10);
    await openDemo();
  });

  test('a product’s page has another ETag once a review was approved or withdrawn', async () => {
    const etag = async () => (await visit('/shop/p/everyday-teapot')).headers.get('ETag');
    const before = await etag();
    await env.DB.prepare("UPDATE reviews SET state = 'approved' WHERE item_id = 'ss-everyday-teapot'").run();
    expect(await etag()).not.toBe(before);
    await openDemo();
  });

  test('a product’s page has no place for reviews in a shop that shows none', async () => {
    await env.DB.prepare(
      `UPDATE sites SET store_settings = json_set(store_settings, '$.merchandisingSettings.productReviewsEnabled', json('false'))
       WHERE site_id = 'lampenwerk'`,
    ).run();
    const page = await Page.at('/leuchten/p/kugelleuchte', { host: 'de.localhost' });
    expect(page.html).not.toContain('product-review');
  });
});

test('a post has no reviews', async () => {
  expect((await Page.at('/journal/the-second-pot')).html).not.toContain('product-reviews');
});

describe('instalments', () => {
  test('instalments are offered on the page of a physical product, by item id', async () => {
    const { 'data-current-context': json = '', ...element } = await (await product('linen-towel')).only(
      '[data-afterpay]',
    );
    expect(element).toMatchObject({ 'data-afterpay': 'true' });
    expect(JSON.parse(json)).toEqual({
      'ss-linen-towel': {
        scarcityEnabled: true,
        scarcityShownByDefault: false,
        afterPayAvailable: true,
        afterPayMin: 100,
        afterPayMax: 200_000,
        shopperLanguage: 'en-US',
        stripeAccountCountry: 'US',
        klarnaAvailable: false,
        klarnaMin: 0,
        klarnaMax: 0,
        mailingListSignUpEnabled: true,
        mailingListOptInByDefault: false,
      },
    });
  });

  test('a product’s page says what its lowest price comes to, before any script', async () => {
    expect(await (await product('linen-towel')).only('[data-afterpay] .sq-installments-line')).toMatchObject({
      '': 'or 4 interest-free payments of $4.00 with Afterpay',
      lang: 'en-US',
      role: 'button',
    });
  });

  test.each(['tasting-hour', 'brewing-guide', 'gift-card', 'monthly-tin'])(
    'instalments are not offered for %s',
    async (slug) => {
      expect(await (await product(slug)).all('[data-afterpay]')).toEqual([]);
    },
  );

  test('the cart page knows of instalments', async () => {
    const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec((await Page.at('/cart')).html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      afterpayEnabled: true,
      afterpayMin: 100,
      afterpayMax: 200_000,
      stripeCountry: 'US',
      shopperLanguage: 'en-US',
    });
  });

  test('a shop without instalments does not mention them', async () => {
    const german = { host: 'de.localhost' };
    expect(await (await Page.at('/leuchten/p/kugelleuchte', german)).all('[data-afterpay]')).toEqual([]);
    expect((await Page.at('/cart', german)).html).toContain('"afterpayEnabled":false');
  });
});

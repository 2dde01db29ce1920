import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

beforeAll(() => openDemo());

describe('every page', () => {
  test.each([
    ['/', 200, 2, 'collection-ss-home'],
    ['/shop', 200, 1, 'collection-ss-shop'],
    ['/shop/p/everyday-teapot', 200, 50, 'item-ss-everyday-teapot'],
    ['/journal', 200, 1, 'collection-ss-journal'],
    ['/journal/the-second-pot', 200, 50, 'item-ss-post-second-pot'],
    ['/about', 200, 2, 'collection-ss-about'],
    ['/cart', 200, 205, 'cart'],
    ['/search', 200, 102, 'search'],
    ['/search?q=tea', 200, 102, 'search'],
    ['/nowhere', 404, 100, 'not-found'],
    ['/shop/p/nothing', 404, 100, 'not-found'],
    ['/nowhere/at/all/here', 404, 100, 'not-found'],
  ])('%s answers %i as page type %i', async (path, status, pageType, bodyId) => {
    const response = await visit(path);
    const page = new Page(await response.text());
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(page.staticContext().context).toMatchObject({
      pageType,
      website: { id: 'second-steep', language: 'en-US' },
      websiteSettings: { storeSettings: { selectedCurrency: 'USD', merchandisingSettings: { scarcityThreshold: 5 } } },
    });
    expect((await page.only('body')).id).toBe(bodyId);
    expect(await page.only('html')).toMatchObject({
      lang: 'en-US',
      dir: 'ltr',
      'data-sq-serves': 'restock likes share comments accounts',
    });
    expect(await page.only('script[data-site]')).toMatchObject({ src: '/storefront.js', 'data-site': 'second-steep' });
    expect(await page.all('h1')).toHaveLength(1);
  });

  test.each([
    ['/', '', 'Good tea is better the second time — Second Steep'],
    ['/search', '', 'Search — Second Steep'],
    ['/search?q=moon+cup', '', 'Search — Second Steep'],
    ['/cart', '', 'Your cart — Second Steep'],
    ['/nowhere', '', 'This page does not exist — Second Steep'],
    ['/fr/cart', '', 'Votre panier — Second Steep'],
    ['/nirgends', 'de.localhost', 'Diese Seite gibt es nicht — Lampenwerk Halle'],
  ])('%s of the shop %j has the title %s', async (path, host, title) => {
    expect((await (await Page.at(path, host ? { host } : {})).only('title'))['']).toBe(title);
  });

  test.each([
    ['localhost', '/assets/icon.svg'],
    ['de.localhost', '/assets/lampenwerk-icon.svg'],
  ])('the icon of %s is found at the address where browsers look for it', async (host, icon) => {
    const response = await visit('/favicon.ico', { host });
    expect([response.status, response.headers.get('Location')]).toEqual([302, icon]);
  });

  test('a shop without an icon has none at the address where browsers look for it', async () => {
    const icons = ['{icon}', '/favicon.ico', 'favicon.ico', '/favicon.ico?v=2', '/icon\n.svg'];
    const layouts = icons.map((address) => `<link rel="icon" href="${address}">`);
    for (const layout of ['<link rel="stylesheet" href="/a.css">', ...layouts, undefined]) {
      await openDemo({ 'site.region': layout });
      expect((await visit('/favicon.ico')).status).toBe(404);
    }
    await openDemo();
  });

  test('every page has one banner: that of the newsletter’s form is none', async () => {
    const headers = await (await Page.at('/')).all('header');
    expect(headers.filter(({ role }) => role !== 'none').map((header) => header.class)).toEqual(['header']);
  });

  test('every page has the cart indicators in two copies, at zero, and a pill', async () => {
    const page = await Page.at('/about');
    const links = await page.all('.header a.sqs-custom-cart.show-empty-cart-state.cart-quantity-zero');
    expect(links.map(({ href }) => href)).toEqual(['/cart', '/cart']);
    expect(await page.all('.header .sqs-cart-quantity')).toMatchObject([{ '': '0' }, { '': '0' }]);
    await page.only('sq-cart-pill');
  });

  test('every page gives pictures a source of their own beside the engine’s attributes', async () => {
    for (const path of ['/', '/shop', '/shop/p/linen-towel', '/journal/the-second-pot']) {
      const pictures = await (await Page.at(path)).all('img');
      expect(pictures.length).toBeGreaterThan(0);
      expect(pictures.filter(({ src, alt, width }) => !src || alt === undefined || !width)).toEqual([]);
    }
  });
});

describe('the home page', () => {
  test('the home page shows the starred products and posts and nothing else', async () => {
    const page = await Page.at('/');
    const products = await page.all('.ProductList-item');
    expect(products.map((product) => product['data-item-id'])).toContain('ss-everyday-teapot');
    expect(products.map((product) => product['data-item-id'])).not.toContain('ss-gift-card');
    expect(await page.all('.post-card')).toHaveLength(3);
  });
});

describe('a blog', () => {
  test('a blog dates its posts in the site’s own time zone and language', async () => {
    const [post] = await (await Page.at('/journal')).all('time');
    expect(post).toMatchObject({ datetime: '2026-10-21', '': 'October 21, 2026' });
  });

  test('a post names itself in the static context', async () => {
    const page = await Page.at('/journal/the-second-pot');
    expect(page.staticContext().context).toMatchObject({
      item: { id: 'ss-post-second-pot', recordType: 1, commentState: 1, publicCommentCount: 4 },
    });
    expect(page.staticContext().context.product).toBeUndefined();
  });
});

describe('the cart page', () => {
  test('the cart page says that the cart is empty to a visitor without one', async () => {
    const page = await Page.at('/cart');
    expect(await page.only('#sqs-cart-container[data-sq-empty] > p')).toMatchObject({ '': 'Your cart is empty.' });
    expect(await page.only('#sqs-cart-container > a')).toMatchObject({ '': 'Continue shopping', href: '/shop' });
    expect(await page.all('.cart-page noscript')).toEqual([]);
    const german = await Page.at('/cart', { host: 'de.localhost', headers: { Cookie: 'hasCart=false' } });
    expect(await german.only('#sqs-cart-container > p')).toMatchObject({ '': 'Ihr Warenkorb ist leer.' });
  });

  test('the cart page has the cart’s root with the data it needs, and an empty container for a cart', async () => {
    const page = await Page.at('/cart', { headers: { Cookie: 'hasCart=true' } });
    const [, json = ''] =
      /<div id="sqs-cart-root"><script type="application\/json">(.*?)<\/script>/.exec(page.html) ?? [];
    expect(JSON.parse(json)).toEqual({
      storeCurrency: 'USD',
      continueShoppingLinkUrl: '/shop',
      minimumOrderSubtotal: { currency: 'USD', value: '0.00' },
      useCldrMode: true,
      stripeCountry: 'US',
      shopperLanguage: 'en-US',
      afterpayEnabled: true,
      afterpayMin: 100,
      afterpayMax: 200_000,
      klarnaEnabled: false,
      klarnaMin: 0,
      klarnaMax: 0,
      cartExperiments: [],
      formattingLocale: 'en-US',
      translationLocale: 'en-US',
    });
    expect((await page.only('#sqs-cart-root > #sqs-cart-container'))['']).toBe('');
    expect(page.html).toMatch(/<noscript><p>.* <a [^>]*href="\/shop">Continue shopping<\/a><\/p><\/noscript>/);
  });
});

describe('addresses', () => {
  test.each([
    ['/shop/everyday-teapot', '/shop/p/everyday-teapot'],
    ['/journal/p/the-second-pot', '/journal/the-second-pot'],
    ['/shop/', '/shop'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ])('%s leads to %s', async (path, target) => {
    const response = await visit(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
  });

  test('every page names its canonical address to search engines', async () => {
    expect(await (await Page.at('/shop/p/moon-cup')).only('link[rel=canonical]')).toMatchObject({
      href: 'https://localhost/shop/p/moon-cup',
    });
    expect(await (await Page.at('/nowhere')).all('link[rel=canonical]')).toEqual([]);
  });
});

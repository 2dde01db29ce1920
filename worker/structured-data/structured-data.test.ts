import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { all, type DataNode, nodesOf } from '../../test/worker/page-data.ts';

beforeEach(() => openDemo());

const product = (slug: string, query = '') => Page.at(`/shop/p/${slug}${query}`);
const textOf = async (page: Page, selector: string) => (await page.all(selector)).map((element) => element['']);
const crumbNames = (page: Page) =>
  nodesOf(page, 'BreadcrumbList').flatMap((list) => all(list, 'itemListElement').map(({ name }) => name));
const shownText = ({ html }: Page) =>
  html
    .replace(/^[\s\S]*<body/, '')
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'");

async function setStore(settings: object): Promise<void> {
  await env.DB.prepare(
    `UPDATE sites SET store_settings = json_patch(store_settings, ?1), version = version + 1 WHERE site_id = 'second-steep'`,
  )
    .bind(JSON.stringify(settings))
    .run();
}

describe('a product with one variant', () => {
  test('says what its page shows: name, price, availability, pictures and rating', async () => {
    const page = await product('everyday-teapot');
    const [node, ...others] = nodesOf(page, 'Product');
    expect(others).toEqual([]);
    expect([node?.name]).toEqual(await textOf(page, 'h1'));
    expect(all(node, 'offers')).toMatchObject([
      { price: '58.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    ]);
    expect((await textOf(page, '.product-price'))[0]).toContain('$58.00');
    for (const { value } of all(node, 'image')) expect(page.html).toContain(new URL(String(value)).pathname);
    expect(node?.aggregateRating).toMatchObject({ ratingValue: 4, reviewCount: 4 });
    expect((await textOf(page, '.product-reviews-summary'))[0]).toContain('4 out of 5, 4 reviews');
    for (const review of all(node, 'review')) expect(shownText(page)).toContain(review.reviewBody);
  });

  test('says that it is sold out where its page does', async () => {
    const page = await product('ember-kyusu');
    expect(all(nodesOf(page, 'Product')[0], 'offers')).toMatchObject([
      { availability: 'https://schema.org/OutOfStock' },
    ]);
    expect(shownText(page)).toContain('Gone for now');
  });

  test('has no rating in a shop that shows no reviews', async () => {
    await setStore({ merchandisingSettings: { productReviewsEnabled: false } });
    const [node] = nodesOf(await product('everyday-teapot'), 'Product');
    expect(node).not.toHaveProperty('aggregateRating');
    expect(node).not.toHaveProperty('review');
  });

  test('says what is in it, and per how much its unit price is said', async () => {
    const [node] = nodesOf(await product('house-blend'), 'Product');
    const [offer] = all(node, 'offers');
    expect(offer?.priceSpecification).toMatchObject({
      price: '14.50',
      referenceQuantity: { value: 100, unitCode: 'GRM', valueReference: { value: 1, unitCode: 'KGM' } },
    });
  });

  test('a free product that nobody has rated says nothing, because search engines refuse an offer of nothing', async () => {
    await env.DB.prepare(
      `UPDATE variants SET price_cents = 0 WHERE site_id = 'second-steep' AND sku = 'SCOOP-ENG'`,
    ).run();
    const page = await product('engraved-scoop');
    expect(nodesOf(page, 'Product')).toEqual([]);
    expect(crumbNames(page)).toEqual(['Second Steep', 'Shop', 'Engraved Brass Scoop']);
  });

  test('a price that is struck is the lowest of the 30 days before, where the page says that one', async () => {
    const page = await Page.at('/leuchten/p/kugelleuchte', { host: 'de.localhost' });
    const [offer] = all(nodesOf(page, 'Product')[0], 'offers');
    expect(offer).toMatchObject({ price: '239.00', priceCurrency: 'EUR' });
    const struck = all(offer, 'priceSpecification').find(({ priceType }) => priceType);
    const lines = (await textOf(page, '.sq-price-lines')).join();
    expect(lines).toContain(String(struck?.price).replace('.', ','));
    expect(all(offer, 'priceSpecification')[0]).toMatchObject({ valueAddedTaxIncluded: true });
  });
});

describe('a product with a choice', () => {
  test.each(['', 'IN-L', 'CO-L'])(
    'says the same of every variant by each address (%s), and what its page shows',
    async (chosen) => {
      const plain = nodesOf(await product('linen-towel'), 'ProductGroup')[0];
      const variants = all(plain, 'hasVariant');
      const variant = variants.find(({ sku }) => sku === `TOWEL-${chosen}`);
      const page = chosen ? await Page.at(pathOf(variant)) : await product('linen-towel');
      const [group] = nodesOf(page, 'ProductGroup');
      expect(group).toEqual(plain);
      expect(group).toMatchObject({
        productGroupID: 'ss-linen-towel',
        variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      });
      expect([group?.name]).toEqual(await textOf(page, 'h1'));
      expect(variants).toHaveLength(6);
      if (!variant) return;
      const [offer] = all(variant, 'offers');
      expect((await textOf(page, '.product-price')).join()).toContain(`$${offer?.price}`);
      expect((await page.only('link[rel="canonical"]')).href).toBe('https://localhost/shop/p/linen-towel');
      expect(await page.only('meta[property="product:price:amount"]')).toMatchObject({ content: offer?.price });
      expect(page.html).toContain(new URL(String(variant.image)).pathname);
    },
  );

  test('says of each variant what it costs now, what it cost, and whether it is there', async () => {
    const [group] = nodesOf(await product('linen-towel'), 'ProductGroup');
    const sold = all(group, 'hasVariant').map((variant) => ({ ...variant, offer: all(variant, 'offers')[0] }));
    expect(sold[0]).toMatchObject({
      name: 'Linen Tea Towel, Indigo, Small',
      color: 'Indigo',
      size: 'Small',
      sku: 'TOWEL-IN-S',
      offer: {
        price: '16.00',
        availability: 'https://schema.org/InStock',
        priceSpecification: [
          { price: '16.00' },
          { price: '22.00', priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      },
    });
    expect(sold[3]).toMatchObject({ offer: { price: '19.50', availability: 'https://schema.org/OutOfStock' } });
    expect(sold[5]).toMatchObject({ offer: { price: '28.00', priceSpecification: { price: '28.00' } } });
  });

  test('says how often a subscription is paid', async () => {
    const [group] = nodesOf(await product('monthly-tin'), 'ProductGroup');
    const [offer] = all(all(group, 'hasVariant')[0], 'offers');
    expect(offer?.priceSpecification).toMatchObject({ price: '22.00', billingIncrement: 1, unitCode: 'MON' });
    expect(group?.variesBy).toEqual(['Leaves']);
  });
});

describe('the terms of a sale', () => {
  const termsOf = async () => {
    const page = await product('everyday-teapot');
    return { deliveries: nodesOf(page, 'OfferShippingDetails'), returns: nodesOf(page, 'MerchantReturnPolicy') };
  };
  const rule = (id: string, zones: object[], basis: string, tiers: object[]) => ({ id, name: id, zones, basis, tiers });
  const [de, at] = ['DE', 'AT'].map((countryCode) => ({ countryCode }));

  test('delivery is said where it costs the same for every cart', async () => {
    await setStore({
      shippingRules: [
        rule('Flat', [de ?? {}], 'flat', [{ from: 0, cents: 490 }]),
        rule('By weight', [at ?? {}], 'weight', [
          { from: 0, cents: 490 },
          { from: 5000, cents: 990 },
        ]),
      ],
    });
    expect((await termsOf()).deliveries).toMatchObject([
      { name: 'Flat', shippingRate: { value: '4.90' }, shippingDestination: [{ addressCountry: 'DE' }] },
    ]);
  });

  test('nothing is said of a country where a rate depends on the cart, or where a region has its own', async () => {
    await setStore({
      shippingRules: [
        rule('Flat', [de ?? {}, at ?? {}], 'flat', [{ from: 0, cents: 490 }]),
        rule('Free from 50', [de ?? {}], 'subtotal', [{ from: 5000, cents: 0 }]),
        rule('Islands', [{ countryCode: 'AT', region: '9' }], 'quantity', [{ from: 0, cents: 900 }]),
      ],
    });
    expect((await termsOf()).deliveries).toMatchObject([
      { name: 'Islands', shippingDestination: [{ addressCountry: 'AT', addressRegion: ['9'] }] },
    ]);
  });

  test('a product that cannot be given back says so', async () => {
    expect((await termsOf()).returns).toMatchObject([{ merchantReturnDays: 14 }]);
    await env.DB.prepare(
      `UPDATE items SET withdrawal_exception = 'sealedHygiene' WHERE id = 'ss-everyday-teapot'`,
    ).run();
    const [policy] = (await termsOf()).returns;
    expect(policy).toMatchObject({ returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' });
    expect(policy).not.toHaveProperty('merchantReturnDays');
  });

  test('whoever pays for sending goods back, and a shop that sells to businesses alone promises nothing', async () => {
    await setStore({ lawSettings: { buyerPaysReturn: false } });
    expect((await termsOf()).returns).toMatchObject([{ returnFees: 'https://schema.org/FreeReturn' }]);
    await setStore({ lawSettings: { sellsToConsumers: false } });
    expect((await termsOf()).returns).toEqual([]);
  });
});

describe('a product on pages of other sites', () => {
  const answer = async (host?: string) => {
    const response = await visit('/api/commerce/products/everyday-teapot', host === undefined ? {} : { host });
    const { structuredData }: { structuredData: DataNode | null } = await response.json();
    return structuredData;
  };

  test('is said as on its own page, and leads there', async () => {
    const said = all((await answer()) ?? undefined, '@graph');
    const [own] = nodesOf(await product('everyday-teapot'), 'Product');
    expect(said.map((node) => node['@type'])).toEqual(['Product', 'OfferShippingDetails', 'MerchantReturnPolicy']);
    expect(said[0]).toMatchObject({ name: own?.name, url: own?.url, offers: own?.offers, image: own?.image });
  });

  test('is not said of a shop that search engines should not find', async () => {
    await env.DB.prepare(`INSERT INTO site_domains (site_id, hostname) VALUES ('second-steep', 'tea.example')`).run();
    expect(await answer('tea.example')).toBeNull();
  });
});

describe('other pages', () => {
  test('the home page says who runs the shop, and where it is searched', async () => {
    await setStore({
      business: { legalName: 'Second Steep LLC', line1: '1 Pier', city: 'Astoria', countryCode: 'US' },
    });
    const page = await Page.at('/');
    expect(nodesOf(page, 'OnlineStore')).toMatchObject([
      { name: 'Second Steep', legalName: 'Second Steep LLC', address: { addressLocality: 'Astoria' } },
    ]);
    expect(nodesOf(page, 'WebSite')).toMatchObject([
      { potentialAction: { target: { urlTemplate: 'https://localhost/search?q={search_term_string}' } } },
    ]);
    expect(crumbNames(page)).toEqual([]);
  });

  test.each([
    ['/shop', ['Second Steep', 'The whole shelf']],
    ['/shop/teaware/pots', ['Second Steep', 'Shop', 'Teaware', 'Pots']],
    ['/shop/p/moon-cup', ['Second Steep', 'Shop', 'Moon Cup']],
    ['/journal/no-thermometer', ['Second Steep', 'Journal', 'You probably do not need a thermometer']],
    ['/events/six-greens', ['Second Steep', 'Events', 'Six greens, one table']],
    ['/about', ['Second Steep', 'Two people and a very large kettle']],
  ])('%s says the way to it by names that it shows', async (path, names) => {
    const page = await Page.at(path);
    expect(crumbNames(page)).toEqual(names);
    for (const name of names) expect(shownText(page)).toContain(name);
  });

  test('addresses and names in another language are those of its pages', async () => {
    const page = await Page.at('/fr/boutique');
    const items = nodesOf(page, 'BreadcrumbList').flatMap((list) => all(list, 'itemListElement'));
    expect(items.map(({ item }) => item)).toEqual(['https://localhost/fr', 'https://localhost/fr/boutique']);
  });

  test('a post says when and by whom it was written', async () => {
    const page = await Page.at('/journal/no-thermometer');
    const [post] = nodesOf(page, 'BlogPosting');
    expect(post).toMatchObject({ '@type': 'BlogPosting', author: { '@type': 'Person' } });
    expect([post?.headline]).toEqual(await textOf(page, 'h1'));
  });

  test('an event says when and where it takes place', async () => {
    expect(nodesOf(await Page.at('/events/six-greens'), 'Event')).toMatchObject([{ location: { '@type': 'Place' } }]);
  });

  test('a page of questions says them with their answers, and one of other titles does not', async () => {
    const write = (titles: string[]) => {
      const items = titles.map((title) => ({ title, description: 'Yes, in a day.' }));
      const json = JSON.stringify({ items }).replaceAll('"', '&quot;');
      const html = `<div class="sqs-block" data-block-type="accordion" data-block-json="${json}"></div>`;
      return env.DB.prepare(`UPDATE collections SET main_content = ?1 WHERE id = 'ss-about'`).bind(html).run();
    };
    await write(['Do you deliver?', 'Can I come by?']);
    const page = await Page.at('/about');
    const [faq] = nodesOf(page, 'FAQPage');
    expect(all(faq, 'mainEntity').map(({ name }) => name)).toEqual(['Do you deliver?', 'Can I come by?']);
    expect(await textOf(page, '.accordion-item__title')).toEqual(['Do you deliver?', 'Can I come by?']);
    await write(['Do you deliver?', 'Our hours']);
    expect(nodesOf(await Page.at('/about'), 'FAQPage')).toEqual([]);
  });

  test('texts cannot end the script that they stand in', async () => {
    await env.DB.prepare(`UPDATE items SET title = '</script><b>x' WHERE id = 'ss-moon-cup'`).run();
    const page = await product('moon-cup');
    expect(nodesOf(page, 'Product')).toMatchObject([{ name: '</script><b>x' }]);
  });

  test.each(['/nowhere', '/search?q=tea', '/cart'])('%s says nothing', async (path) => {
    expect(nodesOf(await Page.at(path), 'BreadcrumbList')).toEqual([]);
  });
});

function pathOf(variant: DataNode | undefined): string {
  const { pathname, search } = new URL(String(variant?.url));
  return pathname + search;
}

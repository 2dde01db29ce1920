import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { Product } from '#runtime/contracts/product.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { itemUrl } from './service.ts';

const PATH = '/api/commerce/products';
const { mug, shirt, ebook, box, post, poster, lesson, giftCard } = PRODUCTS;

beforeAll(openShops);

const readProduct = async (id: string) => read(await new Buyer().fetch(`${PATH}/${id}`), Product);

describe('a product', () => {
  test('a product is found by its id and by its slug', async () => {
    const byId = await read(await new Buyer().fetch(`${PATH}/${mug.id}`), Product);
    expect(byId).toEqual({
      id: mug.id,
      name: 'Mug',
      urlSlug: 'mug',
      fullUrl: '/shop/p/mug',
      description: '',
      productType: 1,
      price: { currencyCode: 'USD', value: 1850, decimalValue: '18.50', fractionalDigits: 2 },
      priceLines: [],
      onSale: false,
      soldOut: false,
      variantOptionOrdering: [],
      variants: [expect.objectContaining({ sku: 'MUG', qtyInStock: 5, unlimited: false })],
      images: [
        {
          id: 'a-mug-image',
          assetUrl: '/assets/a-mug.svg',
          altText: 'Mug',
          originalSize: '800x600',
          focalPoint: { x: 0.5, y: 0.5 },
          widths: [],
        },
      ],
      isSubscribable: false,
      subscriptionPlan: null,
      isOneTimePurchasable: true,
      additionalFieldsFormId: null,
      customAddButtonText: null,
      merchandising: {
        scarcityText: null,
        scarcityThreshold: 5,
        customSoldOutText: null,
      },
      information: '',
      structuredData: expect.objectContaining({ '@context': 'https://schema.org' }),
      restock: null,
      reviews: null,
      store: {
        expressCheckout: false,
        multipleQuantityAllowedForServices: true,
        locale: 'en-US',
        installments: null,
        priceNote: null,
      },
    });
    expect(await read(await new Buyer().fetch(`${PATH}/mug`), Product)).toEqual(byId);
  });

  test('a product’s price is the least that a visitor can pay now', async () => {
    const product = await read(await new Buyer().fetch(`${PATH}/${shirt.id}`), Product);
    expect(product.price.value).toBe(2495);
    expect(product.onSale).toBe(true);
    expect(product.variants.map((variant) => [variant.price.value, variant.salePrice.value])).toEqual([
      [3000, 2495],
      [3200, 0],
    ]);
  });

  test('a digital product and its variants never sell out, and a subscription has its plan', async () => {
    expect(await read(await new Buyer().fetch(`${PATH}/${ebook.id}`), Product)).toMatchObject({
      soldOut: false,
      variants: [{ unlimited: true }],
    });
    expect(await read(await new Buyer().fetch(`${PATH}/${box.id}`), Product)).toMatchObject({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
      isOneTimePurchasable: false,
    });
  });

  test('a subscription may be sold as a single purchase too', async () => {
    await env.DB.prepare('UPDATE items SET one_time_purchasable = 1 WHERE id = ?1').bind(box.id).run();
    expect(await readProduct(box.id)).toMatchObject({ isSubscribable: true, isOneTimePurchasable: true });
    const buyer = await new Buyer().arrive();
    expect((await buyer.addToCart(box.id)).newlyAdded).toMatchObject({ itemId: box.id, purchasePriceCents: 4000 });
    await env.DB.prepare('UPDATE items SET one_time_purchasable = 0 WHERE id = ?1').bind(box.id).run();
    expect(await refusal(await buyer.add(box.id))).toMatchObject({ status: 400, code: 'NOT_SOLD_BY_CART' });
  });

  test.each(['nothing', post.id, 'post', OTHER.itemId, 'lamp'])(
    'an item that is not sold here is not found: %s',
    async (id) => {
      const error = 'Sorry, that item is no longer available.';
      const response = await new Buyer().fetch(`${PATH}/${id}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await refusal(response)).toEqual({ status: 404, code: 'ITEM_NOT_FOUND', error });
    },
  );

  test('a product is cached briefly, revalidated by its ETag, and separate for each origin and site', async () => {
    const visitor = new Embedder();
    const response = await visitor.fetch(`${PATH}/mug`);
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d\d,/);
    expect(response.headers.get('Vary')).toBe('Origin, X-Storefront-Site');
    const headers = { 'If-None-Match': response.headers.get('ETag') as string };
    const again = await visitor.fetch(`${PATH}/mug`, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    await env.DB.prepare("UPDATE variants SET qty_in_stock = 4 WHERE sku = 'MUG'").run();
    expect((await visitor.fetch(`${PATH}/mug`, { headers })).status).toBe(200);
  });
});

describe('the shop’s texts and settings of a product', () => {
  const merchandisingOf = async (id: string, merchandisingSettings: object) => {
    await setStoreSettings(SHOP.id, { merchandisingSettings });
    return (await readProduct(id)).merchandising;
  };

  test.each([
    ['DEFAULT_SCARCITY_MESSAGE', 'Only {qtyInStock} available'],
    ['SCARCITY_MESSAGE_1', 'Only {qtyInStock} left in stock'],
    ['SCARCITY_MESSAGE_2', '{qtyInStock} available'],
    ['SCARCITY_MESSAGE_3', 'Limited Availability'],
    ['constructor', 'Only {qtyInStock} available'],
  ])('a product says with the wording %s how little stock is left', async (scarcityMessageType, text) => {
    const settings = { scarcityEnabledOnProductItems: true, scarcityThreshold: 10, scarcityMessageType };
    expect(await merchandisingOf(mug.id, settings)).toMatchObject({ scarcityText: text, scarcityThreshold: 10 });
  });

  test('a product says nothing of stock that cannot run low, or where scarcity is switched off', async () => {
    for (const { id } of [poster, ebook, box]) {
      expect(await merchandisingOf(id, { scarcityEnabledOnProductItems: true })).toMatchObject({ scarcityText: null });
    }
    expect(await merchandisingOf(mug.id, {})).toMatchObject({ scarcityText: null });
  });

  test('a product has the sold-out text of its shop', async () => {
    expect(await merchandisingOf(mug.id, { customSoldOutText: 'Gone' })).toMatchObject({ customSoldOutText: 'Gone' });
  });

  test('a product says how its box for back-in-stock notices looks: its own texts before the shop’s', async () => {
    const restockOf = async (merchandisingSettings: object, own: object = {}) => {
      await setStoreSettings(SHOP.id, { merchandisingSettings });
      const change = 'UPDATE items SET merchandising = ?2 WHERE id = ?1';
      await env.DB.prepare(change).bind(mug.id, JSON.stringify(own)).run();
      return (await readProduct(mug.id)).restock;
    };
    const texts = {
      CTAText: 'Get notified by email when this product is in stock.',
      placeholderText: 'Email Address',
      buttonText: 'Sign Up',
    };
    const withoutList = { ...texts, mailingListDescription: null, mailingListOptInByDefault: false };
    const on = { restockNotificationsEnabled: true };
    expect(await restockOf({})).toBeNull();
    expect(await restockOf(on)).toEqual({ ...withoutList, successText: '', captcha: null });
    expect(await restockOf({ ...on, restockNotificationsSuccessText: 'Thank you' })).toMatchObject({
      successText: 'Thank you',
    });
    expect(await restockOf({ ...on, restockNotificationsSuccessText: 7 })).toMatchObject({ successText: '' });
    const list = {
      restockNotificationsMailingListSignUpEnabled: true,
      restockNotificationsMailingListId: 'news',
      restockNotificationsMailingListOptInByDefault: true,
    };
    expect(await restockOf({ ...on, ...list })).toMatchObject({
      mailingListDescription: 'Sign up to receive news and updates.',
      mailingListOptInByDefault: true,
    });
    const own = { restockNotificationMessages: { CTAText: 'Wait for it', mailingListDescription: 'News' } };
    expect(await restockOf({ ...on, ...list }, own)).toMatchObject({ ...texts, ...own.restockNotificationMessages });
    expect(await restockOf(on, { restockNotificationsEnabled: false })).toBeNull();
    expect(await restockOf({}, { restockNotificationsEnabled: true })).toMatchObject(texts);
    const captcha = { provider: 'local', siteKey: 'pass', mode: 'checkbox' };
    await env.DB.prepare(
      "UPDATE sites SET website = json_set(website, '$.captchaSettings', json(?2)) WHERE site_id = ?1",
    )
      .bind(SHOP.id, JSON.stringify(captcha))
      .run();
    expect(await restockOf(on)).toMatchObject({ captcha });
  });

  test('a product carries the shop’s settings for express checkout and several services', async () => {
    await setStoreSettings(SHOP.id, { expressCheckout: true, multipleQuantityAllowedForServices: false });
    expect((await readProduct(mug.id)).store).toMatchObject({
      expressCheckout: true,
      multipleQuantityAllowedForServices: false,
    });
  });
});

describe('the note beside a price', () => {
  test.each([
    [mug.id, true, { tax: 'plus tax', delivery: 'plus delivery', deliveryUrl: '/delivery' }],
    [ebook.id, true, { tax: 'plus tax', delivery: '', deliveryUrl: '/delivery' }],
    [mug.id, 'No tax', { tax: 'No tax', delivery: 'plus delivery', deliveryUrl: '/delivery' }],
    [giftCard.id, true, null],
    [mug.id, false, null],
  ])('the note beside the price of %s is the owner’s setting %j', async (id, priceNote, expected) => {
    await setStoreSettings(SHOP.id, { priceNote, legalPages: { delivery: '/delivery' } });
    expect((await readProduct(id)).store.priceNote).toEqual(expected);
  });
});

describe('instalments', () => {
  const offer = {
    stripeCountry: 'AU',
    selectedCurrency: 'AUD',
    installmentSettings: { enabled: true, min: 100, max: 200_000 },
  };
  const installmentsOf = async (id: string, settings: object) => {
    await setStoreSettings(SHOP.id, settings);
    return (await readProduct(id)).store.installments;
  };

  test('instalments are offered for physical goods, in the shop’s language and country', async () => {
    expect(await installmentsOf(mug.id, offer)).toEqual({
      afterPayAvailable: true,
      afterPayMin: 100,
      afterPayMax: 200_000,
      shopperLanguage: 'en-US',
      stripeAccountCountry: 'AU',
    });
  });

  test.each([ebook.id, lesson.id, giftCard.id, box.id])('instalments are not offered for %s', async (id) => {
    expect(await installmentsOf(id, offer)).toBeNull();
  });

  test.each([
    [{}],
    [{ ...offer, installmentSettings: { ...offer.installmentSettings, enabled: false } }],
    [{ ...offer, stripeCountry: undefined }],
    [{ ...offer, stripeCountry: 'DE' }],
    [{ ...offer, selectedCurrency: 'USD' }],
    [{ ...offer, installmentSettings: { enabled: true } }],
    [{ ...offer, installmentSettings: { enabled: true, min: -1, max: 1.5 } }],
    [{ ...offer, installmentSettings: null }],
  ])('instalments are not offered with the settings %j', async (settings) => {
    expect(await installmentsOf(mug.id, settings)).toBeNull();
  });
});

test.each([
  ['shop', 11, 'mug', '/shop/p/mug'],
  ['journal', 1, 'hello', '/journal/hello'],
  ['', 1, 'hello', '/hello'],
])('an item of %j and type %i has the address %s', (collection, type, slug, url) => {
  expect(itemUrl(collection, type, slug)).toBe(url);
});

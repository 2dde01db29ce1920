import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lamp } from '../../test/fixtures/cart/product.ts';
import { fixture, loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import type { Product } from '../contracts/product.ts';
import { moneyAmount } from '../domain/money.ts';
import { onReport } from '../errors/on-report.ts';
import { isOnOwnPage, productFromApi, productUrl, readProduct } from './product.ts';
import { readPurchaseOption } from './purchase-option.ts';

const LAMP = 'p00000000000000000000001';
const button = (index = 0) => document.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button')[index] as HTMLElement;
const read = (index?: number) => readProduct(button(index));
let reports: string[];
let stopListening: () => void;

beforeEach(() => {
  reports = [];
  stopListening = onReport((_, context) => reports.push(context));
});
afterEach(() => stopListening());

/** An engine button outside a product's page, as in lists and for products with one variant. */
const plainButton = (itemId: string, attributes = '') =>
  `<div class="sqs-add-to-cart-button" data-item-id="${itemId}" data-product-type="1" ${attributes}></div>`;

const staticContext = (json: string) =>
  `<script data-name="static-context">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${json};</script>`;

/** The number that V2 writes, 9223372036854775807, after parsing. */
const UNLIMITED = 2 ** 63;
const VARIANT = { id: 'v1', sku: 'SQ1', attributes: {}, price: 4500, onSale: false, unlimited: false, qtyInStock: 8 };
const dataVariants = (itemId: string, variants: unknown[] = [VARIANT]) =>
  `<div class="product-variants" data-item-id="${itemId}" data-variants='${JSON.stringify(variants)}'></div>`;

describe('the page families', () => {
  test('a product of 7.1 V1 and 7.0 is read from data-variants, with title and address from the static context', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    expect(read()).toMatchObject({
      source: 'data-variants',
      itemId: LAMP,
      title: 'Lamp',
      productType: 1,
      isSubscribable: false,
      hasAdditionalFields: false,
      url: '/store/p/desk-lamp',
      variants: [
        { sku: 'SQ1', attributes: { Size: 'Small' }, priceCents: 4500, qtyInStock: 8, unlimited: false },
        { sku: 'SQ3', attributes: { Size: 'Large' }, priceCents: 6900, qtyInStock: 0 },
      ],
    });
    expect(read()).not.toHaveProperty('customLabel');
  });

  test('a product of Products V2 has minor units in place of decimal text, and its form with fields', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    const product = read();
    expect(product).toMatchObject({
      source: 'v2',
      itemId: LAMP,
      title: 'Oak & Ash "Desk" Lamp',
      hasAdditionalFields: true,
      form: { name: 'Engraving' },
    });
    expect(
      product?.variants.map(({ sku, priceCents, salePriceCents, onSale }) => [sku, priceCents, salePriceCents, onSale]),
    ).toEqual([
      ['SQ1', 4500, 0, false],
      ['SQ2', 5900, 4900, true],
      ['SQ3', 6900, 0, false],
    ]);
    const form = product?.form as { fields: { title: string }[] };
    expect(form.fields.map(({ title }) => title)).toEqual(['Name', 'Engraving', 'Pick up time', 'Terms']);
  });

  test('a product of older 7.0 themes is read from #productDetails, also with one variant', () => {
    loadHtml(
      `<div id="productWrapper" data-item-id="p7"><div id="productDetails" data-variants='${JSON.stringify([VARIANT])}'>
        ${plainButton('p7')}</div></div>`,
    );
    expect(read()).toMatchObject({ source: 'data-variants', variants: [{ sku: 'SQ1' }] });
  });

  test('a product block is read from its own JSON, with prices as decimal text', () => {
    loadPage('pages/skeleton-product-block-and-pill');
    expect(read()).toMatchObject({ source: 'data-variants', title: 'Lamp', url: '/store/p/desk-lamp' });
    document.querySelector('.product-variants')?.remove();
    expect(read()?.variants).toMatchObject([
      { sku: 'SQ1', priceCents: 4500, mainImageId: 'i-v1' },
      { sku: 'SQ3', priceCents: 6900, mainImageId: 'i-v3' },
    ]);
  });

  test('a button in a list of Products V2 has its item of the list around it', () => {
    loadPage('pages/skeleton-71-v2-plp');
    document
      .querySelector('.product-list-item')
      ?.insertAdjacentHTML('beforeend', '<button class="sqs-add-to-cart-button">');
    expect(read()).toMatchObject({ source: 'v2', itemId: LAMP, url: '/store/p/desk-lamp' });
  });

  test('a product is read from the engine’s checkout group without anything around it', () => {
    loadHtml(fixture('engine/product-checkout/options'));
    expect(read()?.variants).toHaveLength(3);
  });

  test('a product is read from the engine’s whole product page', () => {
    loadHtml(fixture('engine/page/product-page'));
    expect(read()).toMatchObject({ source: 'data-variants', productType: 1 });
    expect(read()?.variants[0]).toMatchObject({ sku: 'SQ0', priceCents: 5000 });
  });
});

describe('what the engine’s button says', () => {
  test.each([
    ['physical', { productType: 1 }],
    ['digital', { productType: 2 }],
    ['service', { productType: 3 }],
    ['gift-card', { productType: 4 }],
    ['custom-label', { customLabel: 'Grab "it" & go' }],
    ['subscription', { isSubscribable: true }],
    ['with-additional-fields-form', { hasAdditionalFields: true, form: { name: 'Engraving "details"' } }],
    ['form-id-without-form', { hasAdditionalFields: false, form: undefined }],
  ])('the engine’s button says of what kind its product is: %s', (name, expected) => {
    loadHtml(fixture(`engine/add-to-cart/${name}`) + dataVariants(LAMP));
    expect(read()).toMatchObject(expected);
  });

  test('a subscription is recognised by its options alone', () => {
    loadHtml(fixture('engine/variants-select/subscription') + plainButton(LAMP));
    expect(read()?.isSubscribable).toBe(true);
  });

  test('a product with a form whose JSON is broken still has a form', () => {
    loadHtml(plainButton('p8', 'data-form="{broken"') + dataVariants('p8'));
    expect(read()).toMatchObject({ hasAdditionalFields: true, form: undefined });
  });
});

describe('the sources in turn', () => {
  const CONTEXT = {
    item: { id: 'p1', title: 'Mug', fullUrl: '/store/p/mug' },
    product: {
      productType: 2,
      subscribable: false,
      variants: [
        {
          id: 'v1',
          sku: 'MUG',
          price: { currencyCode: 'USD', value: 1200, decimalValue: '12.00', fractionalDigits: 2 },
          stock: { unlimited: true },
          attributes: {},
          mainImage: { id: 'i1' },
        },
      ],
    },
  };

  test('a product of one variant has its sku from the static context', () => {
    loadHtml(staticContext(JSON.stringify(CONTEXT)) + plainButton('p1').replace('data-product-type="1"', ''));
    expect(read()).toMatchObject({
      source: 'static-context',
      productType: 2,
      title: 'Mug',
      variants: [{ sku: 'MUG', priceCents: 1200, unlimited: true, qtyInStock: 0, mainImageId: 'i1' }],
    });
  });

  test('the static context describes its own item only', () => {
    loadHtml(staticContext(JSON.stringify(CONTEXT)) + plainButton('p2'));
    expect(read()).toBeUndefined();
  });

  test('the live object is read before the script’s text', () => {
    loadHtml(staticContext('{"item":{"id":"p1"}}') + plainButton('p1'));
    Object.assign(window, { Static: { SQUARESPACE_CONTEXT: CONTEXT } });
    try {
      expect(read()?.source).toBe('static-context');
    } finally {
      Object.assign(window, { Static: undefined });
    }
  });

  test('a broken source is reported once, and the next one is read', () => {
    loadHtml(
      `${staticContext('{ "a": https://broken }')}<div class="product-variants" data-item-id="p3" data-variants="[{"></div>
       <div class="product-block" data-product='${JSON.stringify({ id: 'p3', variants: [VARIANT] })}'>${plainButton('p3')}</div>`,
    );
    expect(read()).toMatchObject({ source: 'data-variants', variants: [{ sku: 'SQ1' }] });
    read();
    expect(reports).toEqual(['page: data-variants', 'page: static context']);
  });

  test.each([
    ['variants that are no list', '{"a":1}'],
    ['a variant that is null', '[null]'],
    ['a number', '5'],
  ])('JSON of another shape is skipped: %s', (_, json) => {
    loadHtml(
      `${staticContext(JSON.stringify(CONTEXT))}<div class="product-variants" data-item-id="p1" data-variants='${json}'></div>${plainButton('p1')}`,
    );
    expect(read()?.source).toBe('static-context');
  });

  test('an unlimited stock beyond safe integers is unlimited', () => {
    const context = {
      product: {
        id: 'p4',
        variants: [{ sku: 'A', qtyInStock: UNLIMITED, price: { value: '1.50', currency: 'USD' } }],
      },
    };
    loadHtml(
      `<div class="product-detail" data-product-id="p4" data-context='${JSON.stringify(context)}'><button class="sqs-add-to-cart-button"></button></div>`,
    );
    expect(read()?.variants).toMatchObject([{ unlimited: true, priceCents: 150 }]);
  });

  test('JSON that has changed is read again', () => {
    loadHtml(dataVariants('p5') + plainButton('p5'));
    expect(read()?.variants[0]?.sku).toBe('SQ1');
    document
      .querySelector('.product-variants')
      ?.setAttribute('data-variants', JSON.stringify([{ ...VARIANT, sku: 'NEW' }]));
    expect(read()?.variants[0]?.sku).toBe('NEW');
  });
});

describe('structured data', () => {
  const page = (head: string, id = 'item-p1') =>
    loadHtml(`<head>${head}</head><body id="${id}">${plainButton('p1')}</body>`);
  const linked = (offers: unknown) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', name: 'Mug', offers })}</script>`;
  const META =
    '<meta property="product:price:amount" content="45.00"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="instock">';

  test('structured data with one offer gives one variant without a sku', () => {
    page(linked({ '@type': 'Offer', price: 45, priceCurrency: 'USD', availability: 'http://schema.org/InStock' }));
    expect(read()).toMatchObject({
      source: 'structured-data',
      title: 'Mug',
      variants: [{ sku: null, priceCents: 4500, unlimited: true }],
    });
  });

  test('structured data is found among that of the page, and a group of variants is not read', () => {
    const graph = (node: object) =>
      `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'BreadcrumbList' }, node] })}</script>`;
    const offers = { '@type': 'Offer', price: '45.00', priceCurrency: 'USD' };
    page(graph({ '@type': 'Product', name: 'Mug', offers }));
    expect(read()).toMatchObject({ title: 'Mug', variants: [{ priceCents: 4500 }] });
    page(META + graph({ '@type': 'ProductGroup', name: 'Mug', hasVariant: [{ '@type': 'Product', offers }] }));
    expect(read()).toBeUndefined();
  });

  test('meta tags are read where there is no JSON-LD', () => {
    page(META);
    expect(read()).toMatchObject({ source: 'structured-data', variants: [{ priceCents: 4500, unlimited: true }] });
    page(META.replace('instock', 'oos').replace('oos', 'OutOfStock'));
    expect(read()?.variants).toMatchObject([{ unlimited: false, qtyInStock: 0 }]);
  });

  test('structured data is ignored with several offers, on another item’s page and beside options', () => {
    page(linked({ '@type': 'AggregateOffer', price: 45, lowPrice: 45, priceCurrency: 'USD' }));
    expect(read()).toBeUndefined();
    page(META, 'item-p2');
    expect(read()).toBeUndefined();
    page(META);
    document.body.insertAdjacentHTML('beforeend', '<div class="product-variants" data-item-id="p1"></div>');
    expect(read()).toBeUndefined();
  });
});

describe('whose button it is', () => {
  test('two products on a page are read separately', () => {
    const other = [{ ...VARIANT, sku: 'OTHER' }];
    loadHtml(
      `<article data-item-id="a">${dataVariants('a')}${plainButton('a')}</article>
       <article data-item-id="b">${dataVariants('b', other)}${plainButton('b')}</article>`,
    );
    expect([read(0)?.variants[0]?.sku, read(1)?.variants[0]?.sku]).toEqual(['SQ1', 'OTHER']);
  });

  test('a button without an id does not belong to the product around it', () => {
    loadPage('pages/skeleton-71-v2-pdp');
    document
      .querySelector('.product-meta')
      ?.insertAdjacentHTML(
        'beforeend',
        '<div class="add-on-card"><button class="sqs-add-to-cart-button"></button></div>',
      );
    expect(read(1)).toBeUndefined();
    expect(read(0)?.itemId).toBe(LAMP);
  });
});

describe('the item’s own page', () => {
  test('a page is the item’s own by its static context', () => {
    loadPage('pages/skeleton-71-v1-pdp');
    const product = read();
    expect(product && isOnOwnPage(product)).toBe(true);
  });

  test('a page is the item’s own by its address, and another page links to it', () => {
    loadPage('pages/skeleton-product-block-and-pill');
    const product = read();
    if (!product) throw new Error('unread');
    expect(isOnOwnPage(product)).toBe(false);
    expect(productUrl(product)).toBe(new URL('/store/p/desk-lamp', location.href).href);
    expect(isOnOwnPage({ ...product, url: location.pathname })).toBe(true);
  });
});

test('a product of the catalogue gets the shape of products on pages', () => {
  loadHtml(plainButton('p9'));
  const product: Product = {
    ...lamp,
    id: 'p9',
    name: 'Mug',
    urlSlug: 'mug',
    fullUrl: '/store/p/mug',
    description: '',
    productType: 1,
    price: moneyAmount(1200, 'USD'),
    onSale: false,
    soldOut: false,
    variantOptionOrdering: [],
    variants: [
      {
        id: 'v1',
        sku: 'MUG',
        attributes: {},
        price: moneyAmount(1200, 'USD'),
        salePrice: moneyAmount(0, 'USD'),
        onSale: false,
        unlimited: true,
        qtyInStock: 0,
        mainImageId: null,
        priceLines: [],
      },
    ],
    images: [],
    additionalFieldsFormId: 'f1',
  };
  expect(productFromApi(product, button())).toMatchObject({
    source: 'api',
    title: 'Mug',
    isSubscribable: false,
    isOneTimePurchasable: true,
    hasAdditionalFields: true,
    formId: 'f1',
    form: undefined,
    variants: [{ sku: 'MUG', priceCents: 1200, unlimited: true }],
  });
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 };
  const subscription = { ...product, isSubscribable: true, subscriptionPlan: plan, isOneTimePurchasable: false };
  expect(productFromApi(subscription)).toMatchObject({
    isSubscribable: true,
    isOneTimePurchasable: false,
    subscriptionPlan: plan,
  });
});

describe('how a subscription may be bought', () => {
  const subscription = (html = '', product: object = {}) => {
    const context = { item: { id: 'p1' }, product: { subscribable: true, ...product } };
    loadHtml(staticContext(JSON.stringify(context)) + html + dataVariants('p1') + plainButton('p1'));
    return [read()?.isOneTimePurchasable, readPurchaseOption(button())];
  };
  const select =
    '<div class="product-subs-otp" data-item-id="p1"><select><option>x</option><option value="ONE_TIME_PURCHASE" selected>Once</option></select></div>';
  const radios = (checked: string) =>
    `<div class="product-subs-otp" data-item-id="p1">${['ONE_TIME_PURCHASE', 'SUBSCRIPTION'].map((value) => `<input type="radio" name="o" value="${value}"${value === checked ? ' checked' : ''}>`).join('')}</div>`;

  test.each<[string, Parameters<typeof subscription>, ReturnType<typeof subscription>]>([
    ['not at all, where the page says nothing of it', [], [false, undefined]],
    ['once as well, where the page says so', ['', { isOneTimePurchasable: true }], [true, undefined]],
    ['once as well, where it lets the visitor choose', [radios('')], [true, undefined]],
    ['once, in radios', [radios('ONE_TIME_PURCHASE')], [true, 'oneTime']],
    ['as one, in radios', [radios('SUBSCRIPTION')], [true, 'subscription']],
    ['once, in a select', [select], [true, 'oneTime']],
  ])('a subscription can be bought %s', (_, page, expected) => {
    expect(subscription(...page)).toEqual(expected);
  });
});

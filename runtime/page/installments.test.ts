import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadHtml, loadPage } from '../../test/fixtures/load-page.ts';
import { readCartTerms, readInstallmentProduct } from './installments.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const LAMP = 'p00000000000000000000001';

describe('a product of 7.1', () => {
  beforeEach(() => loadPage('pages/skeleton-71-v1-pdp'));
  const mark = () => find('[data-afterpay]');

  function changeContext(changes: object): void {
    const contexts = JSON.parse(mark().dataset.currentContext ?? '');
    Object.assign(contexts[LAMP], changes);
    mark().dataset.currentContext = JSON.stringify(contexts);
  }

  test('a product of 7.1 has its terms from its mark, and its prices from its options', () => {
    const product = readInstallmentProduct(mark());
    expect(product?.itemId).toBe(LAMP);
    expect(product?.terms).toEqual({ min: 100, max: 200_000, shopperLanguage: 'en' });
    expect(product?.variants.map(({ priceCents }) => priceCents)).toContain(6900);
  });

  test('a product of 7.1 is found from anywhere on the page, where the page offers no other', () => {
    const elsewhere = document.body.appendChild(document.createElement('p'));
    expect(readInstallmentProduct(elsewhere)?.itemId).toBe(LAMP);
  });

  test('a product of 7.1 has a country where the page says it', () => {
    changeContext({ stripeAccountCountry: 'CA', shopperLanguage: 'fr-CA' });
    expect(readInstallmentProduct(mark())?.terms).toMatchObject({ country: 'CA', shopperLanguage: 'fr-CA' });
  });

  test('a product without a mark is not offered in instalments', () => {
    changeContext({ afterPayAvailable: false });
    expect(readInstallmentProduct(mark())).toBeNull();
  });

  test.each(['2', '3', '4', '5'])('a product of type %s is not offered in instalments', (type) => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-product-type]')) part.dataset.productType = type;
    expect(document.querySelectorAll('[data-product-type]').length).toBeGreaterThan(0);
    expect(readInstallmentProduct(mark())).toBeNull();
  });

  test('a subscription is not offered in instalments', () => {
    const script = find('script[data-name=static-context]');
    script.textContent = script.textContent.replace('"subscribable":false', '"subscribable":true');
    expect(readInstallmentProduct(mark())).toBeNull();
  });

  test('a product without options has the prices of the static context', () => {
    find('.product-variants').remove();
    expect(readInstallmentProduct(mark())?.variants.map(({ priceCents }) => priceCents)).toEqual([4500]);
  });

  test('a product whose terms cannot be read offers no instalments', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    mark().dataset.currentContext = '{broken';
    expect(readInstallmentProduct(mark())).toMatchObject({ itemId: LAMP, terms: {} });
  });
});

test.each(['{}', '"none"', '7'])('a value that is no list of variants counts as an empty list: %s', (json) => {
  loadPage('pages/skeleton-71-v1-pdp');
  find('.product-variants').setAttribute('data-variants', json);
  expect(readInstallmentProduct(find('[data-afterpay]'))?.variants).toEqual([]);
});

test('a product of Products V2 has its prices from its own context', () => {
  loadPage('pages/skeleton-71-v2-pdp');
  const product = readInstallmentProduct(find('.product-detail .product-price'));
  expect(product?.terms).toEqual({});
  expect(product?.variants.length).toBeGreaterThan(0);
  expect(product?.variants.every(({ priceCents }) => priceCents > 0)).toBe(true);
});

describe('a cart page', () => {
  const load = (context: object | string) => {
    const json = typeof context === 'string' ? context : JSON.stringify(context);
    loadHtml(`<div id="sqs-cart-root"><script type="application/json">${json}</script></div>`);
  };

  test('a cart page says its terms', () => {
    load({
      afterpayEnabled: true,
      afterpayMin: 100,
      afterpayMax: 200_000,
      stripeCountry: 'GB',
      shopperLanguage: 'en-GB',
    });
    expect(readCartTerms()).toEqual({ min: 100, max: 200_000, country: 'GB', shopperLanguage: 'en-GB' });
  });

  test('a cart page may leave out the country', () => {
    load({ afterpayEnabled: true, afterpayMin: 1, afterpayMax: 2, stripeCountry: null, shopperLanguage: 'en' });
    expect(readCartTerms()).toEqual({ min: 1, max: 2, shopperLanguage: 'en' });
  });

  test('a cart page may have switched instalments off', () => {
    load({ afterpayEnabled: false, afterpayMin: 0, afterpayMax: 0 });
    expect(readCartTerms()).toBeNull();
  });

  test('any other page says nothing about instalments', () => {
    loadHtml('<p>No cart</p>');
    expect(readCartTerms()).toBeUndefined();
  });
});

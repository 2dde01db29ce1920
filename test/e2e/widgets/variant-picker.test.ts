import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fixture } from '../../fixtures/load-page.ts';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { emptyTab, openEmpty } from '../harness/shared-tab.ts';
import type { Site } from '../harness/site.ts';
import { openSites, scriptTag } from '../harness/visit.ts';

const LAMP = 'p00000000000000000000001';
const V1 = fixture('pages/skeleton-71-v1-pdp');
const V2 = fixture('pages/skeleton-71-v2-pdp');
const BLOCK = fixture('pages/skeleton-product-block-and-pill');
const STATIC_CONTEXT = /<script data-name="static-context">.*?<\/script>/.exec(V1)?.[0];
const BRINE = `<!doctype html><html lang="en"><head>${STATIC_CONTEXT}</head><body id="item-${LAMP}">
<article class="ProductItem hentry" data-item-id="${LAMP}"><section class="ProductItem-details"><div class="product-price">from $49.50</div>
${fixture('engine/product-checkout/options')}</section></article></body></html>`;
/**
 * The older of the two 7.0 families: no `.ProductItem`, the theme's own slide show, and the JSON on the details too.
 */
const OLDER = `<!doctype html><html lang="en"><head>${STATIC_CONTEXT}</head><body id="item-${LAMP}">
<div id="productWrapper" class="product hentry" data-item-id="${LAMP}">
<div id="productSlideshow"><div class="slide sqs-active-slide" data-image-id="i1"></div><div class="slide" data-image-id="i2"></div></div>
<div id="productDetails"><div class="product-price">from $49.50</div>${fixture('engine/product-checkout/options')}</div></div></body></html>`;

let browser: Browser;
let shop: Site;
let host: Site;
let tab: Page;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([connectBrowser(), openSites({ page: 'choice.ts' })]);
  tab = await browser.newPage();
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => shop.troubles.clear());

/** Opens a page with the script, and records layout shifts and `variant:change`. */
async function open(html: string, search = '', size = { width: 1000, height: 700 }): Promise<Page> {
  const listening = `<script>chosenSkus = []; shift = 0;
    addEventListener('variant:change', ({ detail }) => chosenSkus.push(detail.selectedVariant.sku));
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value }).observe({ type: 'layout-shift', buffered: true })</script>`;
  host.files.set('/', html.replace('</head>', `${listening}${scriptTag(shop)}</head>`));
  const page = tab;
  await emptyTab(page, { viewport: size, reducedMotion: 'no-preference' });
  await page.route(/example\.test/, (route) => route.abort());
  await openEmpty(page, `${host.origin}/${search}`);
  if (shop.troubles.size === 0) await page.evaluate(() => window.Storefront?.ready?.());
  return page;
}
const chosenSkus = (page: Page) => page.evaluate('chosenSkus');
async function shift(page: Page): Promise<unknown> {
  await idle(page);
  return page.evaluate('shift');
}
const price = async (page: Page, nth = 0) => (await page.locator('.product-price').nth(nth).textContent())?.trim();
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read);

describe('choosing a variant', () => {
  test.each([
    ['7.1 V1', V1, ['Large'], '$69.00', 'SQ3'],
    ['7.0', BRINE, ['Large', 'Blue'], '$59.00', 'SQ3'],
    ['older 7.0', OLDER, ['Large', 'Blue'], '$59.00', 'SQ3'],
    ['7.1 V2', V2, ['Large'], '$69.00', 'SQ3'],
    ['a product block', BLOCK, ['Large'], '$69.00', 'SQ3'],
  ])(
    'a choice on a page of %s updates price and mark, and fires the themes’ event',
    async (_, html, values, amount, sku) => {
      const page = await open(html);
      for (const [nth, value] of values.entries()) {
        await page.locator('.product-variants select').nth(nth).selectOption(value);
      }
      await eventually(() => price(page)).toBe(amount);
      expect(await page.locator('.product-mark:visible').first().textContent()).toMatch(/sold out/i);
      expect(await chosenSkus(page)).toEqual([sku]);
    },
  );

  test('a choice made before the scripts have arrived takes effect when they have', async () => {
    const release = shop.hold('/sq/page');
    const page = await open(V1);
    await page.selectOption('select', 'Large');
    expect(await price(page)).toBe('from $45.00');
    release();
    await eventually(() => price(page)).toBe('$69.00');
    expect(await chosenSkus(page)).toEqual(['SQ3']);
    await eventually(async () => new URL(page.url()).search).toBe('?variant=v3');
  });

  test('a choice by keyboard keeps the focus and is announced', async () => {
    const page = await open(V1);
    const small = page.locator('input[type=radio]').first();
    await small.focus();
    await page.keyboard.press('Space');
    await eventually(() => price(page)).toBe('$45.00');
    await page.keyboard.press('ArrowRight');
    await eventually(() => price(page)).toBe('$69.00');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Large');
    await eventually(() => page.locator('[role=status]').allTextContents()).toContain('$69.00, sold out');
    expect(await chosenSkus(page)).toEqual(['SQ1', 'SQ3']);
  });

  test('a choice in one product leaves another product alone', async () => {
    const other = V1.slice(V1.indexOf('<article class="ProductItem'), V1.indexOf('</section></article>') + 20);
    const page = await open(V1.replace('</main>', `${other.replaceAll(LAMP, 'other')}</main>`));
    await page.locator('select').nth(1).selectOption('Large');
    await eventually(() => price(page, 1)).toBe('$69.00');
    expect(await price(page)).toBe('from $45.00');
    await page.locator('select').first().selectOption('Small');
    await eventually(() => price(page)).toBe('$45.00');
    expect(await price(page, 1)).toBe('$69.00');
    await eventually(async () => new URL(page.url()).search).toBe('?variant=v1');
  });

  /** The engine gives the radios of an option the same name everywhere, so a browser sees one group. */
  test('radios of the same name are kept apart by product and copy', async () => {
    const options = fixture('engine/product-checkout/options');
    const copy = `<div data-item-id="${LAMP}">${options}</div>`;
    const page = await open(BRINE.replace('</article>', `</article>${copy}${copy.replaceAll(LAMP, 'other')}`));
    const choose = (value: string, nth: number) =>
      page
        .locator('.variant-option label', { hasText: new RegExp(`^\\s*${value}\\s*$`) })
        .nth(nth)
        .click();
    await choose('Large', 2);
    const checked = () =>
      page.$$eval('.product-variants', (all) =>
        all.map((element) =>
          [...element.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value).join(),
        ),
      );
    await eventually(checked).toEqual(['', '', 'Large']);
    await choose('Small', 0);
    await eventually(checked).toEqual(['Small', 'Small', 'Large']);
    await choose('Red', 1);
    await eventually(checked).toEqual(['Small,Red', 'Small,Red', 'Large']);
    expect(await chosenSkus(page)).toEqual(['SQ1']);
  });

  test('a choice between subscribing and buying once is the same in all copies', async () => {
    const radio = (value: string) => `<label><input type="radio" name="how" value="${value}">${value}</label>`;
    const own = `<fieldset class="product-subs-otp">${radio('SUBSCRIPTION')}${radio('ONE_TIME_PURCHASE')}</fieldset>`;
    const page = await open(
      BRINE.replace('</article>', `${own}${own}</article>`)
        .replaceAll('class="product-variants"', '$& data-is-subscribable="true"')
        .replaceAll('"subscribable":false', '"subscribable":true'),
    );
    await page.hover('.sqs-add-to-cart-button');
    await page.getByLabel('ONE_TIME_PURCHASE').first().check();
    await eventually(() => page.$$eval('input[name^=how]:checked', (all) => all.length)).toBe(2);
  });
});

describe('before the visitor acts', () => {
  test.each([
    ['a wide', { width: 1000, height: 700 }],
    ['a small', { width: 320, height: 640 }],
  ])('nothing shifts on %s screen, not even when the pointer comes near', async (_, size) => {
    const page = await open(V1, '', size);
    await page.locator('select').scrollIntoViewIfNeeded();
    const before = await page.locator('select').boundingBox();
    await page.hover('select');
    await eventually(() => page.locator('option').last().textContent()).toBe('Large (sold out)');
    expect(await page.locator('select').boundingBox()).toEqual(before);
    expect(await shift(page)).toBe(0);
    expect(await price(page)).toBe('from $45.00');
    expect(await page.$eval('select', ({ value }) => value)).toBe('');
    expect(await chosenSkus(page)).toEqual([]);
    await page.setViewportSize({ width: 800, height: 600 });
    await eventually(() => page.$eval('select', ({ style }) => style.maxInlineSize)).toBe('');
  });
});

describe('the address of a variant', () => {
  test('the address of a variant opens the page with it, and reloads with it', async () => {
    const page = await open(V1, '?a=1&variant=v3#details');
    await eventually(() => price(page)).toBe('$69.00');
    expect(await page.$eval('select', ({ value }) => value)).toBe('Large');
    expect(await page.locator('.product-restock-notification').isVisible()).toBe(true);
    await page.selectOption('select', 'Small');
    await eventually(async () => page.url()).toBe(`${host.origin}/?a=1&variant=v1#details`);
    await page.reload();
    await eventually(() => price(page)).toBe('$45.00');
    expect(await chosenSkus(page)).toEqual(['SQ1']);
    await page.selectOption('select', '');
    await eventually(async () => page.url()).toBe(`${host.origin}/?a=1#details`);
    expect(await price(page)).toBe('from $45.00');
  });

  test('going back brings the earlier choice back', async () => {
    const page = await open(V1.replace('</main>', '<a href="#more" id="jump">More</a></main>'));
    await page.selectOption('select', 'Small');
    await eventually(() => price(page)).toBe('$45.00');
    await page.click('#jump');
    await page.selectOption('select', 'Large');
    await eventually(() => price(page)).toBe('$69.00');
    await page.goBack();
    await eventually(() => price(page)).toBe('$45.00');
    expect(await page.$eval('select', ({ value }) => value)).toBe('Small');
    await page.goForward();
    await eventually(() => price(page)).toBe('$69.00');
  });

  test('a page whose address names no variant fetches nothing for it', async () => {
    // The code that sells comes with its texts. Other files may come with a visitor's first sign, which the browser may or
    // may not have seen by then.
    const isSellingAsked = () => shop.requests.includes('/sq/en.js');
    shop.requests.length = 0;
    for (const search of ['', '?variation=1']) {
      const page = await open(V1, search);
      await page.waitForLoadState('networkidle');
      await idle(page);
    }
    expect(isSellingAsked()).toBe(false);
    await open(V1, '?variant=v1');
    await expect.poll(isSellingAsked).toBe(true);
  });
});

describe('a quantity', () => {
  test('an impossible quantity is explained beside its field', async () => {
    const page = await open(V1);
    const field = page.locator('.product-quantity-input input');
    await field.fill('10000');
    await field.blur();
    await eventually(() => page.locator('.sq-quantity-message').textContent()).toBe(
      'Quantity must be between 1 and 9999.',
    );
    await field.fill('1.5');
    await field.blur();
    await eventually(() => page.locator('.sq-quantity-message').textContent()).toBe('Quantity must be a whole number');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('2');
    expect(await page.locator('.sq-quantity-message').count()).toBe(0);
  });

  test('the explanation of a quantity moves no button away from the press that ends the typing', async () => {
    const page = await open(V1, '', { width: 1000, height: 1400 });
    await page.locator('.product-quantity-input input').fill('0');
    const button = page.locator('.sqs-add-to-cart-button');
    const before = await button.boundingBox();
    await button.hover();
    await page.mouse.down();
    await eventually(() => page.locator('.product-quantity-input input').getAttribute('aria-invalid')).toBe('true');
    expect(await button.boundingBox()).toEqual(before);
    // The alert that follows says the same.
    expect((await page.locator('body > [role=status]').allTextContents()).join('')).toBe('');
    await page.mouse.up();
    await page.locator('sq-alert').waitFor({ state: 'attached' });
  });
});

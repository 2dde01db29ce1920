import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { unlimitedStock } from '../../../test/fixtures/cart/product.ts';
import { fixture, loadHtml } from '../../../test/fixtures/load-page.ts';
import { openBuyingShop } from '../../../test/msw/server.ts';
import { approach, press, show } from '../selling/selling.entry.ts';

const server = openBuyingShop();
const PAGES = ['pages/skeleton-71-v1-pdp', 'pages/skeleton-71-v2-pdp', 'pages/skeleton-product-block-and-pill'];
const ATTRIBUTES = [
  'data-variants',
  'data-context',
  'data-product',
  'data-form',
  'data-subscription-plan',
  'data-localized-strings',
  'data-variant-attributes',
];
const BROKEN = [
  '',
  '{',
  'null',
  '5',
  '"text"',
  '[]',
  '{}',
  '[null]',
  '[{}]',
  '[{"attributes":null}]',
  '[{"attributes":5,"price":"x"}]',
  '{"product":null,"productMerchandisingContext":null}',
  '{"id":"p00000000000000000000001","variants":{},"fullUrl":"https://"}',
  '{"product":{"id":"p00000000000000000000001","variants":[{"price":{"value":"x"}}],"fullUrl":"https://"}}',
  '{"billingPeriod":{"value":"1","unit":"constructor"},"numBillingCycles":0}',
];

const errors: unknown[] = [];
const record = (error: unknown) => errors.push(error);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
let stopping: AbortController;

beforeAll(() => void process.on('unhandledRejection', record));
afterAll(() => void process.off('unhandledRejection', record));
beforeEach(() => {
  stopping = new AbortController();
  errors.length = 0;
  server.current.shop.stock = unlimitedStock('SQ1', 'SQ2', 'SQ3');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Lightboxes close at once for visitors who prefer less motion.
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  stopping.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The acts of a visitor who buys: chooses, presses, and closes a form that opens. */
async function buy(): Promise<void> {
  show(stopping.signal);
  const select = document.querySelector('select');
  if (select) {
    approach(new Event('pointerover'), select, stopping.signal);
    select.selectedIndex = 2;
    approach(new Event('change'), select, stopping.signal);
  }
  const pressing = press(find('.sqs-add-to-cart-button') as HTMLElement);
  await server.untilIdle();
  find('sq-lightbox')?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
  await pressing;
}

describe.each(PAGES)('on %s', (name) => {
  test.each(ATTRIBUTES)('a broken %s throws nothing into the page, and no press stays busy', async (attribute) => {
    for (const value of BROKEN) {
      loadHtml(fixture(name));
      for (const element of document.querySelectorAll(`[${attribute}]`)) element.setAttribute(attribute, value);
      if (attribute === 'data-subscription-plan') {
        const variants = find('.product-variants');
        variants?.setAttribute(attribute, value);
        variants?.setAttribute('data-is-subscribable', 'true');
      }
      await buy();
      expect(find('.sqs-add-to-cart-button')?.dataset.sqState, value).not.toBe('adding');
      // The next press must find the button idle again.
      await vi.runAllTimersAsync();
    }
    expect(errors).toEqual([]);
  });
});

test.each(['US Dollar', '', '$', '€'])('an unknown currency (%j) leaves prices in the default currency', (currency) => {
  loadHtml(
    fixture('pages/skeleton-71-v1-pdp').replaceAll('"selectedCurrency":"USD"', `"selectedCurrency":"${currency}"`),
  );
  for (const meta of document.querySelectorAll('meta[property="product:price:currency"]'))
    meta.setAttribute('content', currency);
  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = 'Large';
  approach(new Event('change'), select, stopping.signal);
  expect(find('.product-price')?.textContent).toBe('$69.00');
});

test('an item with a broken address shows an alert', async () => {
  const variants = '[{"id":"v","sku":"S","attributes":{},"price":100,"unlimited":true}]';
  loadHtml(
    `<div class="product-block" data-product='{"id":"p1","fullUrl":"https://","variants":${variants}}'><div class="sqs-add-to-cart-button sq-busy" aria-busy="true" tabindex="0">Add</div></div>`,
  );
  await press(find('.sqs-add-to-cart-button') as HTMLElement);
  expect(find('.sqs-add-to-cart-button')?.hasAttribute('aria-busy')).toBe(false);
  await server.untilIdle();
  expect(find('sq-alert')?.shadowRoot?.querySelector('p')?.textContent).toBe('Please try again.');
});

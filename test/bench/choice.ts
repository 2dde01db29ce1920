import type { Browser, Page } from 'playwright-core';
import type { BenchShop } from './shop.ts';
import { phonePage, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const CHANGES = 30;
const PRODUCT = '/shop/p/linen-towel';
/** Ten values for each of two options: a hundred variants, the most that the platform allows. */
const VALUES = Array.from({ length: 10 }, (_, index) => `Value ${index}`);

/** Measures the time from the change of an option to the frame that shows the new price, with CPU ÷4. */
export async function measureChoice(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const page = await phonePage(browser);
  await page.goto(shop.url + PRODUCT, { waitUntil: 'networkidle' });
  await page.locator('label', { hasText: 'Coral' }).click();
  await page.locator('.sq-sold-out').first().waitFor({ state: 'attached' });
  await slowDown(page);
  const six = await measureChanges(page);
  await page.evaluate(makeHundredVariants, VALUES);
  const hundred = await measureChanges(page);
  await page.context().close();
  return [toRow('variant change to repaint, 6 variants', six), toRow('the same, 100 variants', hundred)];
}

function toRow(what: string, times: readonly number[]): Row {
  return {
    what,
    value: milliseconds(median(times)),
    note: `longest of ${CHANGES}: ${milliseconds(Math.max(...times))}`,
  };
}

/** Changes the option many times, each time to a variant with another price or mark. */
function measureChanges(page: Page): Promise<number[]> {
  return page.evaluate(async (changes) => {
    const times: number[] = [];
    const [first, second] = document.querySelectorAll<HTMLSelectElement>('.product-variants select');
    const price = document.querySelector('.product-price');
    if (!first || !second || !price) throw new Error('No options');
    second.value = second.options[1]?.value ?? '';
    for (let change = 0; change < changes; change += 1) {
      first.selectedIndex = 1 + (change % (first.options.length - 1));
      const changed = new Promise((resolve) => new MutationObserver(resolve).observe(price, { childList: true }));
      const start = performance.now();
      first.dispatchEvent(new Event('change', { bubbles: true }));
      await changed;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      times.push(performance.now() - start);
    }
    return times;
  }, CHANGES);
}

function makeHundredVariants(values: readonly string[]): void {
  const variants = document.querySelector<HTMLElement>('.product-variants');
  if (!variants) throw new Error('No options');
  const all = values.flatMap((Cut) => values.map((Cloth) => ({ Cut, Cloth })));
  variants.dataset.variants = JSON.stringify(
    all.map((attributes, index) => ({
      id: `v${index}`,
      sku: `S${index}`,
      attributes,
      price: 1000 + index,
      salePrice: 0,
      onSale: false,
      unlimited: false,
      qtyInStock: index % 3,
    })),
  );
  const options = values.map((value) => `<option value="${value}">${value}</option>`).join('');
  variants.innerHTML = ['Cut', 'Cloth']
    .map((name) => {
      const select = `<select data-variant-option-name="${name}"><option value="">Select</option>${options}</select>`;
      return `<div class="variant-option">${select}</div>`;
    })
    .join('');
}

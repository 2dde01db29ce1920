import type { Browser, Page } from 'playwright-core';
import type { BenchShop } from './shop.ts';
import { phonePage, readVitals, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const RUNS = 5;
const LIST = '/shop';
const BLOCK_PAGE = '/bench-product-block';
const PRODUCT = 'linen-towel';

/**
 * Measures times on a slow phone with cold caches: a page's product block, and a quick view from the press to the
 * product.
 */
export async function measureProductViews(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const blocks: number[] = [];
  const shifts: number[] = [];
  const views: number[] = [];
  const turns: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { shown, layoutShift } = await openBlock(shop, browser);
    blocks.push(shown);
    shifts.push(layoutShift);
    const { opened, replaced } = await openView(shop, browser);
    views.push(opened);
    turns.push(replaced);
  }
  return [
    {
      what: 'product block: navigation to product',
      value: milliseconds(median(blocks)),
      note: `React and the catalogue's answer on the way; layout shift ${median(shifts)}`,
    },
    { what: 'quick view: press to product', value: milliseconds(median(views)), note: 'nothing fetched before' },
    { what: 'quick view: to the next product', value: milliseconds(median(turns)) },
  ];
}

async function openBlock(shop: BenchShop, browser: Browser) {
  const page = await phonePage(browser);
  const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Block</title>
    <style>sq-product-block:not(:defined):empty { display: block; min-height: 900px }</style>
    <script async src="/storefront.js"></script><sq-product-block product="${PRODUCT}"></sq-product-block></html>`;
  await page.route(`**${BLOCK_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await slowDown(page);
  await page.goto(shop.url + BLOCK_PAGE, { waitUntil: 'commit' });
  const shown = await whenShown(page, 'Linen Tea Towel');
  const { layoutShift } = await readVitals(page);
  await page.context().close();
  return { shown, layoutShift };
}

async function openView(shop: BenchShop, browser: Browser) {
  const page = await phonePage(browser);
  await slowDown(page);
  await page.goto(shop.url + LIST, { waitUntil: 'networkidle' });
  const pressed = await page.evaluate((product) => {
    document.querySelector<HTMLElement>(`.sqs-product-quick-view-button[data-id$="${product}"]`)?.click();
    return performance.now();
  }, PRODUCT);
  const opened = (await whenShown(page, 'Linen Tea Towel')) - pressed;
  const asked = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sq-quick-view-turn button:last-of-type')?.click();
    return performance.now();
  });
  const replaced = (await whenShown(page, 'Moon Cup')) - asked;
  await page.context().close();
  return { opened, replaced };
}

/** Waits for the first frame in which a block shows the product of this name. */
async function whenShown(page: Page, name: string): Promise<number> {
  const shown = await page.waitForFunction(
    (name) => {
      const titles = [...document.querySelectorAll('sq-product-block')].map(({ shadowRoot }) =>
        shadowRoot?.querySelector('[part=title]'),
      );
      return titles.some((title) => title?.textContent === name && title.getClientRects().length) && performance.now();
    },
    name,
    { polling: 'raf', timeout: 60_000 },
  );
  return Number(await shown.jsonValue());
}

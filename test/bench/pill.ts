import type { Browser, Page } from 'playwright-core';
import type { BenchShop } from './shop.ts';
import { phonePage, readVitals, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const RUNS = 5;
const PRODUCT = '/shop/p/house-blend';

interface Visit {
  firstPaint: number;
  pill: number;
  longTasks: number;
  layoutShift: number;
}

/** Measures times to the pill on a slow phone with cold caches: without a cart, with a known one, and after a first press. */
export async function measurePill(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const known = await visitorWithCart(shop, browser);
  const rows: Row[] = [];
  for (const [what, state, url] of [
    ['without our script, product page', 'refused', shop.url + PRODUCT],
    ['empty cart, product page', undefined, shop.url + PRODUCT],
    ['known cart, product page', known.own, shop.url + PRODUCT],
    ['known cart, another site’s page', known.other, shop.embedUrl],
  ] as const) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url, state));
    const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
    rows.push({
      what: `${what}: first paint`,
      value: milliseconds(of(({ firstPaint }) => firstPaint)),
      note: `long tasks ${of(({ longTasks }) => longTasks)}, layout shift ${of(({ layoutShift }) => layoutShift)}`,
    });
    if (typeof state === 'object')
      rows.push({ what: `${what}: pill on screen`, value: milliseconds(of(({ pill }) => pill)) });
  }
  const firsts: number[] = [];
  for (let run = 0; run < RUNS; run += 1) firsts.push(await firstItem(browser, shop.url + PRODUCT));
  rows.push({
    what: 'first item: press to pill',
    value: milliseconds(median(firsts)),
    note: 'React and all calls on the way',
  });
  return rows;
}

async function visitorWithCart(shop: BenchShop, browser: Browser) {
  const states = [];
  for (const url of [shop.url + PRODUCT, shop.embedUrl]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('.sqs-add-to-cart-button').first().click();
    await page.locator('sq-cart-pill [part=count]').first().waitFor();
    states.push(await context.storageState());
    await context.close();
  }
  return { own: states[0], other: states[1] };
}

type Memory = Parameters<typeof phonePage>[1] | 'refused';

/** Visits a page. With `refused`, our script is blocked, to measure the page without it. */
async function visit(browser: Browser, url: string, memory: Memory): Promise<Visit> {
  const page = await phonePage(browser, memory === 'refused' ? undefined : memory);
  if (memory === 'refused') await page.route('**/storefront.js', (route) => route.abort());
  await watchPill(page);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = await readVitals(page);
  const pill = await page.evaluate(() => (window as unknown as { __pill: number }).__pill);
  await page.context().close();
  return { firstPaint: vitals.firstPaint, pill, longTasks: vitals.longTasks.length, layoutShift: vitals.layoutShift };
}

async function firstItem(browser: Browser, url: string): Promise<number> {
  const page = await phonePage(browser);
  await watchPill(page);
  await slowDown(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const pressed = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sqs-add-to-cart-button')?.click();
    return performance.now();
  });
  await page.waitForFunction(() => (window as unknown as { __pill: number }).__pill > 0, undefined, {
    timeout: 60_000,
  });
  const shown = await page.evaluate(() => (window as unknown as { __pill: number }).__pill);
  await page.context().close();
  return shown - pressed;
}

/** Records the first frame in which a pill shows a count. */
function watchPill(page: Page) {
  return page.addInitScript(() => {
    Object.assign(window, { __pill: 0 });
    const look = () => {
      const pills = [...document.querySelectorAll('sq-cart-pill')];
      const isShown = pills.some((pill) => pill.shadowRoot?.querySelector('[part=count]')?.getClientRects().length);
      if (isShown) Object.assign(window, { __pill: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

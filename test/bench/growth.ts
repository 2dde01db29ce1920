import type { Browser } from 'playwright-core';
import { SITE_ID } from '../../demo/seed.ts';
import { row } from './calls.ts';
import { load } from './load.ts';
import { type BenchShop, runSql, ShopVisitor } from './shop.ts';
import { phonePage, readVitals, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const BUTTON_COUNTS = [1, 100, 1000];
const BUTTON_RUNS = 3;
const CART_COUNTS = [100, 10_000, 100_000];
const CALLS = 200;
const LANES = 8;

/** Measures the time from our first script to the last button shown, by the number of buttons on a page. */
export async function measureButtons(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of BUTTON_COUNTS) {
    const visits = [];
    for (let run = 0; run < BUTTON_RUNS; run += 1) visits.push(await visitButtons(shop, browser, count));
    rows.push({
      what: `${count} ${count === 1 ? 'button' : 'buttons'}: script arrival to buttons ready`,
      value: milliseconds(median(visits.map(({ ready }) => ready))),
      note: `slow phone; longest task ${milliseconds(median(visits.map(({ longest }) => longest)))}`,
    });
  }
  return rows;
}

async function visitButtons(shop: BenchShop, browser: Browser, count: number) {
  const page = await phonePage(browser);
  const button = (n: number) =>
    `<div data-item-id="ss-${n}"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="ss-${n}" data-product-type="1" data-original-label="Add To Cart"><div class="sqs-add-to-cart-button-inner">Add To Cart</div></div></div>`;
  await page.route('**/buttons', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Buttons</title><body>${Array.from({ length: count }, (_, n) => button(n)).join('')}<script async src="/storefront.js"></script></body></html>`,
    }),
  );
  await slowDown(page);
  await page.goto(`${shop.url}/buttons`, { waitUntil: 'networkidle' });
  const ready = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
    const buttons = [...document.querySelectorAll('.sqs-add-to-cart-button')];
    if (buttons.some((element) => getComputedStyle(element).visibility === 'hidden'))
      throw new Error('a button is still hidden');
    return (
      Math.max(...scripts.map(({ responseEnd }) => responseEnd)) -
      Math.min(...scripts.map(({ startTime }) => startTime))
    );
  });
  const { longTasks } = await readVitals(page);
  await page.context().close();
  return { ready, longest: Math.max(0, ...longTasks) };
}

/** Measures insert and read by the number of carts in the database. */
export async function measureCarts(start: () => Promise<BenchShop>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of CART_COUNTS) {
    const shop = await start();
    await fill(shop, count);
    const visitors = Array.from({ length: LANES }, () => new ShopVisitor(shop.url));
    await Promise.all(visitors.map((visitor) => visitor.add()));
    const pick = (index: number) => visitors[index % LANES] as ShopVisitor;
    const carts = `${count.toLocaleString('en-US')} carts`;
    rows.push(row(`cart insert among ${carts}`, await load((index) => pick(index).add(), CALLS, LANES)));
    rows.push(row(`cart read among ${carts}`, await load((index) => pick(index).cart(), CALLS, LANES)));
    await shop.stop();
  }
  return rows;
}

function fill(shop: BenchShop, count: number): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  return runSql(
    shop,
    `INSERT INTO carts (site_id, id, token_hash, version, created_at, updated_at)
       ${numbers} SELECT '${SITE_ID}', 'fill-' || i, 'fill-' || i, 1, 1, unixepoch() * 1000 FROM n;
     INSERT INTO cart_entries (site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, created_at)
       ${numbers} SELECT '${SITE_ID}', 'fill-' || i, 'entry', v.item_id, v.id, 1, v.price_cents, 1
       FROM n, (SELECT * FROM variants WHERE site_id = '${SITE_ID}' AND sku = 'HB4-100') v;`,
  );
}

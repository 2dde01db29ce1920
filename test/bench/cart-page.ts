import type { Browser, BrowserContext } from 'playwright-core';
import { ENGRAVED, engravingOf, sellWithoutLimit } from './many-lines.ts';
import type { BenchShop } from './shop.ts';
import { phonePage, readVitals, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const RUNS = 3;
const LINES = [1, 50, 200];
/** Calls from one address before the next one is used, to stay below the rate limit. */
const CALLS_PER_ADDRESS = 40;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit {
  shown: number;
  firstPaint: number;
  longest: number;
  layoutShift: number;
}

/** Measures the time from navigation to the last line of the cart's page, on the slow phone with a cold cache. */
export async function measureCartPage(shop: BenchShop, browser: Browser): Promise<Row[]> {
  await sellWithoutLimit(shop);
  const rows: Row[] = [];
  for (const count of LINES) {
    const state = await fillCart(shop, browser, count);
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(shop, browser, { state, count }));
    const of = (pick: (visit: Visit) => number) => median(visits.map(pick));
    rows.push({
      what: `cart page, ${count} ${count === 1 ? 'line' : 'lines'}: navigation to last line`,
      value: milliseconds(of(({ shown }) => shown)),
      note: `first paint ${milliseconds(of(({ firstPaint }) => firstPaint))}, longest task ${milliseconds(of(({ longest }) => longest))}, layout shift ${of(({ layoutShift }) => layoutShift)}`,
    });
  }
  return rows;
}

/** Fills a cart with this many lines. */
async function fillCart(shop: BenchShop, browser: Browser, count: number): Promise<State> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.url}/shop`);
  for (let first = 0; first < count; first += CALLS_PER_ADDRESS) {
    await context.setExtraHTTPHeaders({ 'CF-Connecting-IP': `2001:db8:${(0xca00 + count + first).toString(16)}::1` });
    const lines = Array.from({ length: Math.min(CALLS_PER_ADDRESS, count - first) }, (_, line) => first + line);
    const failures = await page.evaluate(
      async ([itemId, fields]) => {
        const statuses: (string | undefined)[] = [];
        for (const additionalFields of fields) {
          const result = await window.Storefront?.cart?.add({ itemId, sku: null, quantity: 1, additionalFields });
          statuses.push(result?.status);
        }
        return statuses.filter((status) => status !== 'added');
      },
      [ENGRAVED, lines.map(engravingOf)] as const,
    );
    if (failures.length > 0) throw new Error(`${failures.length} lines could not be added: ${failures}`);
  }
  const state = await context.storageState();
  await context.close();
  return state;
}

async function visit(
  shop: BenchShop,
  browser: Browser,
  { state, count }: { state: State; count: number },
): Promise<Visit> {
  const page = await phonePage(browser, state);
  await slowDown(page);
  await page.goto(`${shop.url}/cart`, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (count) => {
      const lines = document.querySelector('sq-cart')?.shadowRoot?.querySelectorAll('[part=line]');
      return lines?.length === count && lines[count - 1]?.getClientRects().length ? performance.now() : false;
    },
    count,
    { polling: 'raf', timeout: 60_000 },
  );
  const { firstPaint, layoutShift, longTasks } = await readVitals(page);
  const visited = {
    shown: Number(await shown.jsonValue()),
    firstPaint,
    layoutShift,
    longest: Math.max(0, ...longTasks),
  };
  await page.context().close();
  return visited;
}

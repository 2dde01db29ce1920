import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_OWNER } from '../../demo/owner.ts';
import type { BenchShop } from './shop.ts';
import { phonePage, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { bytes, milliseconds, type Row } from './table.ts';

const RUNS = 3;
const ROWS = 10_000;
const SCROLLS = 40;
const SCROLL_PX = 4_000;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Measures how soon the owner's console is of use on the slow phone, and how it holds a list of 10,000 rows. */
export async function measureConsole(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const state = await signIn(browser, shop.url);
  const visits: { ms: number; fetched: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await openOverview(browser, shop.url, state));
  const long = await measureLongList(browser, shop.url, state);
  return [
    {
      what: 'overview with its numbers, empty cache',
      value: milliseconds(median(visits.map(({ ms }) => ms))),
      note: `${bytes(median(visits.map(({ fetched }) => fetched)))} of scripts and styles`,
    },
    ...long,
  ];
}

async function signIn(browser: Browser, url: string): Promise<State> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}/config/`);
  await page.getByLabel('Email').fill(DEMO_OWNER.email);
  await page.getByLabel('Password').fill(DEMO_OWNER.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

async function openOverview(browser: Browser, url: string, state: State) {
  const page = await phonePage(browser, state);
  const session = await slowDown(page);
  let fetched = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (fetched += encodedDataLength));
  await page.goto(`${url}/config/`);
  await page.getByRole('heading', { name: 'From a look to an order' }).waitFor();
  const ms = await page.evaluate(() => performance.now());
  await page.context().close();
  return { ms, fetched };
}

/** Has the list of stock answer 10,000 variants at once, scrolls through them, sorts them, and counts long tasks. */
async function measureLongList(browser: Browser, url: string, state: State): Promise<Row[]> {
  const context = await browser.newContext({ storageState: state, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route('**/api/owner/stock?**', (route) => route.fulfill({ json: manyVariants() }));
  await page.goto(`${url}/config/stock`);
  await page.locator('.c-table--virtual tbody tr').nth(5).waitFor();
  const drawn = await page.locator('.c-table--virtual tbody tr').count();
  const scrolled = await longTasksOf(page, async () => {
    for (let i = 0; i < SCROLLS; i += 1) {
      await page.locator('.c-table--virtual').evaluate((place, by) => place.scrollBy(0, by), SCROLL_PX);
      await page.waitForTimeout(50);
    }
  });
  const sorted = await longTasksOf(page, async () => {
    await page.locator('.c-sort').first().click();
    await page.waitForTimeout(500);
  });
  await context.close();
  const row = (what: string, tasks: readonly number[]): Row => ({
    what,
    value: milliseconds(Math.max(0, ...tasks)),
    note: `longest of ${tasks.length} tasks over 50 ms; ${drawn} rows stand in the page`,
  });
  return [row(`scrolling through ${ROWS} rows`, scrolled), row(`sorting ${ROWS} rows`, sorted)];
}

async function longTasksOf(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { __tasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
  });
  await act();
  return page.evaluate(() => (window as unknown as { __tasks: number[] }).__tasks);
}

function manyVariants() {
  const variants = Array.from({ length: ROWS }, (_, i) => ({
    variantId: `v${i}`,
    itemId: `i${i}`,
    sku: `SKU-${(i * 7919) % ROWS}`,
    title: `Tea number ${i}`,
    attributes: { Size: 'Large' },
    quantity: i % 50,
    unlimited: false,
    isEndless: false,
    reserved: 0,
    version: 1,
  }));
  return { variants, hasNextPage: false, nextPageCursor: null };
}

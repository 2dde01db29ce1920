import type { Browser, Page } from 'playwright-core';
import { type State, signIn } from './console.ts';
import { fillWithOrders } from './many-orders.ts';
import { fillWithProducts } from './many-products.ts';
import type { BenchShop } from './shop.ts';
import { milliseconds, type Row } from './table.ts';

const ROWS = 100_000;
/** Pages that are read of each list; a run with `LIST_PAGES=500` reads all of those with 200 rows a page. */
const PAGES = Number(process.env.LIST_PAGES ?? 60);
const SCROLLS = 40;
/** At 20 steps a second, that is faster than a thumb flings a list. */
const SCROLL_PX = 800;
/** How long the page may work after an act before the next one, in ms. */
const REST_MS = 1_000;
/** The beginning of the names of cells that are changed where they stand. */
const EDITED = 'Change the stock of';
const SAVE_TIMEOUT_MS = 15_000;
const MEGABYTE = 2 ** 20;

interface List {
  name: string;
  path: string;
  /** A filter, as the address names it, that some rows fulfil. */
  filter: string;
  /** A column that sorts the list. */
  sort?: string;
  /** Most pages that an owner reads of it in an hour. */
  most?: number;
}

const LISTS: readonly List[] = [
  { name: 'products', path: 'products', filter: 'stock=in-stock', sort: 'Price' },
  { name: 'stock', path: 'stock', filter: 'atMost=20', sort: 'Stock' },
  { name: 'orders', path: 'orders', filter: 'state=paid', sort: 'Total' },
  { name: 'customers', path: 'customers', filter: 'search=ann', sort: 'Name', most: 3 },
];
const PROFILES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, slowdown: 4 },
  { name: 'desk', viewport: { width: 1280, height: 900 }, slowdown: 2 },
] as const;

/** Measures the longest tasks of the console's lists, with the CPU of a phone at a quarter of its speed, of a desk at half. */
export async function measureLists(shop: BenchShop, browser: Browser): Promise<Row[]> {
  await fillWithProducts(shop, ROWS);
  await fillWithOrders(shop, ROWS);
  const state = await signIn(browser, shop.url);
  const wanted = process.env.LIST ?? '';
  const rows: Row[] = [];
  for (const profile of PROFILES) {
    for (const list of LISTS.filter(({ name }) => name.includes(wanted))) {
      rows.push(...(await measureList(browser, `${shop.url}/config/`, state, { list, profile })));
    }
  }
  return rows;
}

async function measureList(
  browser: Browser,
  base: string,
  state: State,
  { list, profile }: { list: List; profile: (typeof PROFILES)[number] },
): Promise<Row[]> {
  const context = await browser.newContext({ storageState: state, viewport: profile.viewport });
  const page = await context.newPage();
  await page.addInitScript(watchLongTasks);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  const rows: Row[] = [];
  const measure = async (what: string, act: () => Promise<unknown>) => {
    await takeTasks(page);
    await act();
    await page.waitForTimeout(REST_MS);
    const tasks = await takeTasks(page);
    rows.push({
      what: `${list.name}, ${profile.name}: ${what}`,
      value: milliseconds(Math.max(0, ...tasks)),
      note: `longest of ${tasks.length} tasks over 50 ms`,
    });
    console.log(rows.at(-1));
  };
  const firstRow = page.locator('.c-table tbody tr:not(.c-gap)').first();
  await measure('opened', async () => {
    await page.goto(base + list.path);
    await firstRow.waitFor();
  });
  let read = 0;
  await measure('read', async () => {
    read = await page.evaluate(readPages, Math.min(PAGES, list.most ?? PAGES));
  });
  const drawn = await page.locator('.c-table tbody tr').count();
  await measure(`scrolled, ${read} pages`, () => scroll(page));
  const all = page.locator('thead .c-choose input');
  if ((await all.count()) > 0) {
    await measure('all chosen', () => all.evaluate((box: HTMLInputElement) => box.click()));
    await measure('one chosen no longer', () =>
      page
        .locator('tbody .c-choose input')
        .first()
        .evaluate((box: HTMLInputElement) => box.click()),
    );
  }
  const value = page.locator(`.c-inline[aria-label^="${EDITED}"]`).nth(10);
  if ((await value.count()) > 0) {
    let isSaved = true;
    await measure('cell opened', () => value.evaluate((button: HTMLButtonElement) => button.click()));
    await measure('cell saved', async () => {
      await page.keyboard.type('77');
      await page.keyboard.press('Enter');
      const notice = page.getByText(/^Stock of/).first();
      await notice.waitFor({ timeout: SAVE_TIMEOUT_MS }).catch(() => (isSaved = false));
    });
    if (!isSaved) rows.push({ what: `${list.name}, ${profile.name}: cell saved`, value: 'not saved' });
  }
  const heap = await session.send('Runtime.getHeapUsage');
  if (list.sort) {
    const sort = page.locator('.c-sort', { hasText: list.sort });
    await measure('sorted', async () => {
      await sort.evaluate((button: HTMLButtonElement) => button.click());
      await page.waitForURL(/sort=/);
      await page.waitForLoadState('networkidle');
    });
  }
  await measure('filtered', async () => {
    await page.goto(`${base}${list.path}?${list.filter}`);
    await firstRow.waitFor();
  });
  rows.push({
    what: `${list.name}, ${profile.name}: memory`,
    value: `${Math.round(heap.usedSize / MEGABYTE)} MB`,
    note: `${drawn} rows stand in the page`,
  });
  await context.close();
  return rows;
}

async function scroll(page: Page): Promise<void> {
  for (let i = 0; i < SCROLLS; i += 1) {
    await page.evaluate((by) => {
      const table = document.querySelector('.c-table--virtual');
      (table ?? window).scrollBy(0, by);
    }, SCROLL_PX);
    await page.waitForTimeout(50);
  }
}

/** Presses “Show more” until as many pages are read. Resolves to how many there are. */
async function readPages(pages: number): Promise<number> {
  let read = 1;
  while (read < pages) {
    const button = document.querySelector<HTMLButtonElement>('.c-more button');
    if (!button) break;
    if (button.getAttribute('aria-disabled') === 'true') {
      await new Promise((go) => setTimeout(go, 10));
      continue;
    }
    button.click();
    read += 1;
    await new Promise((go) => setTimeout(go, 10));
  }
  return read;
}

function watchLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { __longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}

/** Returns the long tasks since the last call, in ms. */
function takeTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { __longTasks: tasks = [] } = window as { __longTasks?: number[] };
    return tasks.splice(0);
  });
}

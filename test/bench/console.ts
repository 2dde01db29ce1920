import type { Browser, BrowserContext } from 'playwright-core';
import { DEMO_OWNER } from '../../demo/owner.ts';
import type { BenchShop } from './shop.ts';
import { phonePage, slowDown } from './slow-phone.ts';
import { median } from './statistics.ts';
import { bytes, milliseconds, type Row } from './table.ts';

const RUNS = 3;

export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Measures how soon the owner's console is of use on the slow phone. */
export async function measureConsole(shop: BenchShop, browser: Browser): Promise<Row[]> {
  const state = await signIn(browser, shop.url);
  const visits: { ms: number; fetched: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await openOverview(browser, shop.url, state));
  return [
    {
      what: 'overview with its numbers, empty cache',
      value: milliseconds(median(visits.map(({ ms }) => ms))),
      note: `${bytes(median(visits.map(({ fetched }) => fetched)))} of scripts and styles`,
    },
  ];
}

/** Signs the demo's owner in, and returns what the browser keeps of it. */
export async function signIn(browser: Browser, url: string): Promise<State> {
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

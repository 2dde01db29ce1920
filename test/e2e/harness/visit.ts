import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { recordComplaints } from './complaints.ts';
import { idle } from './idle.ts';
import { bundleLoader, type Site, serve } from './site.ts';

export const ENTRIES = {
  page: 'page.ts',
  'sq-cart-pill': 'pill-element.tsx',
  'sq-counter': 'counter-element.ts',
  'script-api': '../../../runtime/script-api.entry.ts',
};

/** Starts a shop that serves the scripts, and a page of another origin that embeds them. */
export async function openSites(entries: Record<string, string> = ENTRIES): Promise<{ shop: Site; host: Site }> {
  const [shop, host, files] = await Promise.all([serve('localhost'), serve('127.0.0.1'), bundleLoader(entries)]);
  for (const [path, text] of files) shop.files.set(path, text);
  return { shop, host };
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Texts of console errors, warnings and uncaught errors, without the browser's own notes of failed requests. */
  complaints: string[];
  /** Waits until nothing is under way: scripts, microtasks, React. */
  untilIdle(): Promise<void>;
}

export const scriptTag = ({ origin }: Site, attributes = '') =>
  `<script async src="${origin}/storefront.js" data-site="demo" ${attributes}></script>`;

/** Serves `html` at `/` of the site and opens it. */
export async function visit(
  browser: Browser,
  site: Site,
  html: string,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Visit> {
  site.files.set('/', `<!doctype html><title>Page</title><script>acts = []; setUps = []</script>${html}`);
  const context = await browser.newContext();
  await prepare?.(context);
  const page = await context.newPage();
  const complaints = recordComplaints(page);
  await page.goto(`${site.origin}/`, { waitUntil: 'commit' });
  return {
    page,
    context,
    complaints,
    async untilIdle() {
      await page.waitForLoadState();
      await page.waitForFunction(() => 'Storefront' in window);
      await page.evaluate(() => window.Storefront?.ready?.().catch(() => {}));
      await idle(page);
    },
  };
}

/** Stores the state that an earlier page of the site left in this browser. */
export function rememberCart(context: BrowserContext, key = 'sq:cart:demo'): Promise<unknown> {
  const snapshot = {
    quantity: 3,
    count: '3 items',
    subtotal: '$45',
    label: 'Cart',
    css: '[part=pill] { display: block; height: 40px }',
  };
  return context.addInitScript(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [key, JSON.stringify(snapshot)],
  );
}

/** Longer than all pauses of the loader between its attempts. */
export const PAUSES_MS = 5_000;

/** Prepares a visit whose clock the test moves. */
export const installClock = (context: BrowserContext) => context.clock.install();

/** Polls what comes after the loader's pauses, without waiting for these, on a page whose clock was installed. */
export const afterPauses = <Value>(page: Page, read: () => Value | Promise<Value>) =>
  expect.poll(async () => {
    await page.clock.fastForward(PAUSES_MS);
    return read();
  });

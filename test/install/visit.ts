import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';

/** Time for a step of a visit on a busy machine, in ms. */
const STEP_TIMEOUT_MS = 60_000;
const ENDED_BY_PAGE = 'net::ERR_ABORTED';
const ICON = /\/favicon\.ico/;

export interface Visit {
  /** What the page complained of until it was ready: errors, warnings, files that did not come. */
  complaints: string[];
  /** Bytes of all scripts that the page had fetched when it was ready, as brotli sends them. */
  scriptBytes: number;
  /** Why a press on the product's button did not lead to one item in the pill; '' where it did. */
  addingProblem: string;
}

/** Opens a page as a new visitor, waits for the product's button, and presses it. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(STEP_TIMEOUT_MS);
    const complaints = recordComplaints(page);
    const scripts = recordScripts(page);
    await page.goto(url);
    const problem = await problemOf(() => addButton(page).waitFor());
    await page.waitForLoadState('networkidle');
    const scriptBytes = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
    const atReady = [...(problem ? [problem] : []), ...complaints];
    const addingProblem = problem || (await problemOf(() => addOne(page)));
    const later = complaints.slice(atReady.length - (problem ? 1 : 0));
    return { complaints: atReady, scriptBytes, addingProblem: [addingProblem, ...later].filter(Boolean).join('; ') };
  } finally {
    await context.close();
  }
}

/** Opens a page as a new visitor. Resolves to what it complained of once it had nothing more to fetch. */
export async function complaintsOf(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage();
  try {
    const complaints = recordComplaints(page);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return complaints;
  } finally {
    await page.close();
  }
}

/** Opens a page and leaves it: a server for development prepares on the first visit what a page needs. */
export async function warmUp(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await problemOf(() => addButton(page).waitFor({ timeout: STEP_TIMEOUT_MS }));
    await page.waitForLoadState('networkidle');
  } finally {
    await page.close();
  }
}

const addButton = (page: Page) => page.locator('sq-product-block [part=button]');

/** Adds the product. The page's own script writes the title of what was added into `#added`, from the element's event. */
async function addOne(page: Page): Promise<void> {
  await addButton(page).click();
  await page
    .locator('sq-cart-pill [part=count]')
    .filter({ hasText: /^\s*1\b/ })
    .waitFor();
  await page.locator('#added').filter({ hasText: 'Everyday Teapot' }).waitFor();
}

async function problemOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught ${error.message}`));
  page.on('console', (message) => {
    if (/error|warning/.test(message.type()) && !ICON.test(message.location().url))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The page itself ends a call that takes long on a busy machine, and repeats it.
    if (errorText !== ENDED_BY_PAGE) complaints.push(`${errorText} ${request.url()}`);
    else console.log(`  The page has ended its call of ${request.url()}.`);
  });
  return complaints;
}

/** Bytes of each script that is fetched from now on. */
function recordScripts(page: Page): Promise<number>[] {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    scripts.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  return scripts;
}

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lamp } from '../../fixtures/cart/product.ts';
import { idle } from '../harness/idle.ts';
import { connectBrowser } from '../harness/shared.ts';
import { emptyTab, openEmpty } from '../harness/shared-tab.ts';
import { type Site, serveBundle } from '../harness/site.ts';

const NAMES = ['One', 'Two', 'Three', 'Four'];
const pathOf = (name: string) => `/api/commerce/products/item-${name}`;

let browser: Browser;
let site: Site;
let tab: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('quick-view.ts')]);
  tab = await browser.newPage();
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(() => site.troubles.clear());

/** Opens a list of four products with quick views; those in `gone` are no longer sold. */
async function openList({ gone = [], search = '' }: { gone?: string[]; search?: string } = {}): Promise<Page> {
  site.requests.length = 0;
  for (const name of NAMES) {
    const product = { ...lamp, id: `item-${name}`, urlSlug: name.toLowerCase(), name };
    if (gone.includes(name)) site.files.delete(pathOf(name));
    else site.files.set(pathOf(name), JSON.stringify(product));
    site.files.set(`/api/commerce/products/${product.urlSlug}`, JSON.stringify(product));
  }
  const buttons = NAMES.map(
    (name) =>
      `<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="item-${name}" data-group="list">${name}</span>`,
  );
  site.files.set(
    '/',
    `<!doctype html><html lang="en-US"><meta name="viewport" content="width=device-width">
     <link rel="icon" href="data:,"><title>List</title><h1>List</h1>${buttons.join(' ')}<script src="/quick-view.js"></script></html>`,
  );
  await emptyTab(tab);
  await openEmpty(tab, `${site.origin}/${search}`);
  return tab;
}

const view = (page: Page) => page.locator('sq-lightbox.sq-quick-view');
const title = (page: Page) => view(page).getByRole('heading', { level: 2 });
const next = (page: Page) => view(page).getByRole('button', { name: 'Next product' });
const place = (page: Page) => view(page).locator('.sq-quick-view-turn');
const alert = (page: Page) => page.getByRole('alertdialog');
const eventually = <Value>(read: () => Promise<Value>) => expect.poll(read);
const isBusy = (page: Page) => view(page).locator('.sq-quick-view-product').getAttribute('aria-busy');

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'One' }).click();
  await eventually(() => title(page).innerText()).toBe('One');
}

test('each of several quick presses turns the quick view, however slowly products arrive', async () => {
  const page = await openList();
  await openFirst(page);
  const release = site.hold('item-Two');
  await next(page).click();
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('Three');
  expect(await isBusy(page)).toBe(null);
  release();
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('Four');
});

test('turning back before the next product has arrived stays at the present one', async () => {
  const page = await openList();
  await openFirst(page);
  const release = site.hold('item-Two');
  await next(page).click();
  expect(await isBusy(page)).toBe('true');
  await view(page).getByRole('button', { name: 'Previous product' }).click();
  await eventually(() => isBusy(page)).toBe(null);
  release();
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('Two');
});

test('a product that is gone is skipped in both directions, and no longer counted', async () => {
  const page = await openList({ gone: ['Two', 'Four'] });
  await openFirst(page);
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('Three');
  await eventually(() => place(page).innerText()).toContain('2 of 3');
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('One');
  await eventually(() => place(page).innerText()).toContain('1 of 2');
});

test('a next product that cannot be fetched is announced, and can be tried again', async () => {
  const page = await openList();
  await openFirst(page);
  site.troubles.set('item-Two', { failures: 3 });
  await next(page).click();
  await eventually(() => alert(page).getByRole('heading').innerText()).toBe('Unable to open Quick View');
  await page.keyboard.press('Escape');
  await eventually(() => next(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect([await title(page).innerText(), await isBusy(page)]).toEqual(['One', null]);
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('Two');
});

test('arrow keys turn the quick view wherever the focus is in the product', async () => {
  const page = await openList();
  await openFirst(page);
  await view(page).getByRole('button', { name: 'Add To Cart' }).focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => title(page).innerText()).toBe('Two');
  await page.keyboard.press('ArrowRight');
  await eventually(() => title(page).innerText()).toBe('Three');
});

test('screen readers hear which product is shown', async () => {
  const page = await openList();
  await openFirst(page);
  await next(page).click();
  await eventually(() => place(page).getByRole('status').textContent()).toBe('2 of 4: Two');
});

test('going back while a quick view is on its way keeps it closed', async () => {
  const page = await openList();
  await openFirst(page);
  await page.goBack();
  await eventually(() => view(page).count()).toBe(0);
  // Going forward opens a product that has not been fetched yet.
  await page.evaluate(() => history.pushState(null, '', '?quickview=item-Three'));
  await page.evaluate(() => history.pushState(null, '', '/'));
  const release = site.hold('item-Three');
  await page.goBack();
  await eventually(async () => site.requests.includes(pathOf('Three'))).toBe(true);
  await page.goForward();
  release();
  // The answer to a later call of the same address comes after the one that was held.
  await page.evaluate(async (path) => (await fetch(path)).text(), pathOf('Three'));
  await idle(page);
  expect([await view(page).count(), new URL(page.url()).search]).toEqual([0, '']);
});

test('going back closes a quick view and what stands over it', async () => {
  const page = await openList();
  await openFirst(page);
  await view(page).getByRole('button', { name: 'Enlarge picture' }).click();
  await page.locator('sq-lightbox.sq-enlarged').waitFor();
  await page.goBack();
  await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
});

test('a quick view that is opened while the last one closes stays open', async () => {
  const page = await openList();
  await openFirst(page);
  await next(page).click();
  await eventually(() => title(page).innerText()).toBe('Two');
  await page.evaluate(() => {
    document.querySelector('sq-lightbox')?.shadowRoot?.querySelector<HTMLElement>('[part=close]')?.click();
    document.querySelector<HTMLElement>('[data-id=item-One]')?.click();
  });
  await eventually(() => title(page).innerText()).toBe('One');
  await idle(page);
  await eventually(async () => [await view(page).count(), new URL(page.url()).search]).toEqual([1, '?quickview=one']);
  await page.goBack();
  await eventually(() => view(page).count()).toBe(0);
  await eventually(async () => new URL(page.url()).search).toBe('');
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getResponse } from 'msw';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changed, ready } from '../../fixtures/checkout/checkout.ts';
import { CheckoutShop, refuse } from '../../msw/checkout.ts';
import { accessibilityViolations, expectAccessible } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { connectBrowser } from '../harness/shared.ts';
import { emptyTab, type Look, openEmpty } from '../harness/shared-tab.ts';
import { type Site, serveBundle } from '../harness/site.ts';

const POLICY = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types storefront`;
const THEME = ['base', 'frame', 'reading', 'forms', 'orders'];
const shopStyles = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../demo/assets/shop/${name}.css`, import.meta.url)), 'utf8');

let browser: Browser;
let site: Site;
let tab: Page;
let shop: CheckoutShop;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('checkout.ts', 'development')]);
  tab = await browser.newPage();
});
beforeEach(() => {
  shop = new CheckoutShop();
});
afterAll(() => Promise.all([browser.close(), site.close()]));

interface Opening {
  language?: string;
  isThemed?: boolean;
  head?: string;
  look?: Look;
}

/** Opens the page under a strict content security policy, and records console errors and violations. */
async function open({ language = 'en-US', isThemed = false, head = '', look }: Opening = {}) {
  site.headers['content-security-policy'] = POLICY;
  const page = tab;
  await emptyTab(page, look);
  const complaints = recordComplaints(page);
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const body = request.postData();
    const init = { method: request.method(), headers: await request.allHeaders(), ...(body !== null && { body }) };
    const answer = await getResponse(shop.handlers, new Request(request.url(), init));
    if (!answer || answer.type === 'error') return route.abort();
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
  });
  const styles = isThemed ? THEME : [];
  await page.route('**/*.css', (route) => {
    const name = /([\w-]+)\.css/.exec(route.request().url())?.[1] ?? '';
    return route.fulfill({ contentType: 'text/css', body: shopStyles(name) });
  });
  const confirmation = { contentType: 'text/html', body: '<!doctype html><title>Order</title><h1>Order 1</h1>' };
  await page.route(`${site.origin}/commerce/**`, (route) => route.fulfill(confirmation));
  site.files.set(
    '/checkout',
    `<!doctype html><html lang="${language}"><head><meta name="viewport" content="width=device-width">
     <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>Checkout</title>${head}
     ${styles.map((name) => `<link rel="stylesheet" href="/${name}.css">`).join('')}</head>
     <body><main id="page"><article class="prose-page"><h1>Checkout</h1><div class="prose"><div class="order-page">
     <sq-checkout><p>In your cart: a lamp</p></sq-checkout></div></div></article></main>
     <script type="module" src="/checkout.js"></script></body></html>`,
  );
  await openEmpty(page, `${site.origin}/checkout`);
  return { page, complaints };
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const payButton = (page: Page) => page.locator('.sqc-pay button');

describe('the checkout page', () => {
  test('a title in another script stands on the side of the page’s own texts', async () => {
    const { page } = await open({ look: { viewport: { width: 1280, height: 900 } } });
    const title = page.locator('.sqc-line a').first();
    await title.waitFor();
    for (const dir of ['ltr', 'rtl']) {
      const gap = await title.evaluate((link, direction) => {
        document.documentElement.dir = direction;
        link.textContent = direction === 'rtl' ? 'Lamp' : 'مصباح';
        (link as HTMLElement).style.cssText = 'display: block; inline-size: 200px';
        const text = document.createRange();
        text.selectNodeContents(link);
        const [own, around] = [text.getBoundingClientRect(), link.getBoundingClientRect()];
        return direction === 'rtl' ? around.right - own.right : own.left - around.left;
      }, dir);
      expect(gap, dir).toBeLessThan(2);
    }
  });

  test('the checkout is filled in and paid by keyboard alone', async () => {
    const { page, complaints } = await open({ look: { viewport: { width: 1280, height: 900 } } });
    await page.getByLabel('Email address').waitFor();
    const type = async (text: string) => {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    };
    // The way to sign in comes first.
    await page.keyboard.press('Tab');
    await type('june@mail.test');
    await type('United S');
    for (const text of ['June', 'Park', '1 Main St', '', 'Portland', 'Oreg', '97201', '']) await type(text);
    await page.getByText('Standard, 3 to 5 days').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => payButton(page).innerText()).toBe('Pay $44.99');
    // The note, the card and the shop's terms come before the button.
    for (let n = 0; n < 4; n++) await page.keyboard.press('Tab');
    expect(await payButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/commerce/order-confirmed**');
    expect(shop.checkout).toMatchObject({ email: 'june@mail.test', address: { region: 'OR', city: 'Portland' } });
    expect(shop.payments.size).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('the checkout says after the back button that the order is placed', async () => {
    shop.checkout = ready;
    const { page } = await open();
    await payButton(page).click();
    await page.waitForURL('**/commerce/order-confirmed**');
    await page.goBack();
    await page.getByRole('heading', { name: 'Thank you, your order is placed.' }).waitFor();
    expect(await page.getByRole('link', { name: 'See your order' }).getAttribute('href')).toContain('order-confirmed');
    expect(shop.payments.size).toBe(1);
  });

  test('a refused checkout focuses the first wrong field, and lists all of them', async () => {
    const { page } = await open({ look: { viewport: { width: 390, height: 844 } } });
    await payButton(page).click();
    const email = page.getByLabel('Email address');
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'City is missing.' }).click();
    expect(await page.getByLabel('City').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('the checkout keeps what was typed while a payment is on its way', async () => {
    shop.checkout = ready;
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.interrupt('/payment', async () => {
      await promise;
      return refuse('RATE_LIMITED')();
    });
    const { page } = await open();
    await payButton(page).click();
    await expect.poll(() => payButton(page).innerText()).toBe('Paying…');
    await payButton(page).click({ force: true });
    resolve();
    await page.getByText('Please try again in a few seconds.').waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Portland');
    expect(shop.callsOf('POST', '/payment')).toHaveLength(1);
  });

  test('the checkout has no accessibility violation and no sideways scroll, light or dark, at 1280, 390 and 320 px', async () => {
    shop.checkout = { ...ready, notices: changed.notices };
    const { page, complaints } = await open({ isThemed: true, look: { viewport: { width: 1280, height: 900 } } });
    await page.getByLabel('Email address').waitFor();
    await page.evaluate(() => document.querySelector('details')?.setAttribute('open', ''));
    await page.getByLabel('Email address').fill('june');
    await payButton(page).click();
    await page.getByText('Please check this entry').first().waitFor();
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const folder = process.env.SCREENSHOTS;
      if (folder) await page.screenshot({ path: `${folder}/checkout-${width}.png`, fullPage: true });
      await expectAccessible(page, `${width} px`);
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      const small = await page
        .locator('.sq-checkout :is(button, select, input:not([type=radio]), summary)')
        .evaluateAll((all) =>
          all.filter((control) => control.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML),
        );
      expect(small, `${width} px`).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });

  test('the checkout waits for the loader, and goes on without it when it cannot be fetched', async () => {
    shop.checkout = ready;
    const { page } = await open({ head: '<script async src="/storefront.js"></script>' });
    await expect.poll(() => payButton(page).innerText()).toBe('Pay $37.99');
    expect(shop.callsOf('POST', '/checkout')).toHaveLength(1);
  });

  test('the checkout speaks the language of its page', async () => {
    shop.checkout = ready;
    const { page } = await open({ language: 'de-DE' });
    await expect.poll(() => payButton(page).innerText()).toBe('Zahlungspflichtig bestellen');
    expect(await page.getByLabel('Land oder Region').locator('option:checked').innerText()).toBe('Vereinigte Staaten');
  });
});

import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import { bundle, type Site } from '../harness/site.ts';
import { afterPauses, installClock, openSites, scriptTag, type Visit, visit } from '../harness/visit.ts';

declare global {
  interface Window {
    /** Shows or removes the part of the React page that is subscribed to the cart. */
    show: (isShown: boolean) => void;
    quantities: number[];
    end: (() => void) | undefined;
    errors: string[];
  }
}

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([connectBrowser(), openSites()]);
  host.files.set('/react.js', await bundle('react-page.tsx', 'development'));
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

/** Opens a page whose scripts run in the order of their tags. */
async function open(scripts = '', prepare?: Parameters<typeof visit>[3]): Promise<Visit> {
  const html = `${scriptTag(shop).replace('async', 'defer')}${scripts}`;
  const opened = await visit(browser, host, html, prepare);
  await opened.untilIdle();
  return opened;
}

describe('window.Storefront', () => {
  test('ready() of an element resolves to its class, and that of another tag rejects and names it', async () => {
    const { page } = await open();
    const outcome = await page.evaluate(() => window.Storefront?.ready?.('sq-unknown').catch(String));
    expect(outcome).toBe('Error: The shop has no element <sq-unknown>.');
    const isClass = () =>
      window.Storefront?.ready?.('sq-counter').then((made) => made === customElements.get('sq-counter'));
    expect(await page.evaluate(isClass)).toBe(true);
  });

  test('onError reports our errors to a page, also those before it was called, and returns the function that ends it', async () => {
    const { page } = await open();
    const fail = (message: string) =>
      page.evaluate((text) => {
        const end = window.Storefront?.cart?.subscribe(() => {
          end?.();
          throw new Error(text);
        });
      }, message);
    const errors = () => page.evaluate(() => window.errors);
    await fail('first');
    await page.evaluate(() => {
      window.errors = [];
      window.end = window.Storefront?.onError?.(({ error, context }) => window.errors.push(`${context}: ${error}`));
    });
    await expect.poll(errors).toEqual(['a listener of Storefront.cart: Error: first']);
    await fail('second');
    await expect.poll(errors).toHaveLength(2);
    await page.evaluate(() => window.end?.());
    await fail('third');
    await page.evaluate(() => window.Storefront?.cart?.get());
    expect(await errors()).toHaveLength(2);
  });

  test('cart.subscribe returns the function that ends it at once, also before its script has come', async () => {
    const { page } = await open();
    const release = shop.hold('script-api');
    await page.evaluate(() => {
      window.quantities = [];
      const record = ({ totalQuantity }: { totalQuantity: number }) => window.quantities.push(totalQuantity);
      const ended = window.Storefront?.cart?.subscribe((cart) => record(cart));
      window.end = window.Storefront?.cart?.subscribe((cart) => record(cart));
      ended?.();
    });
    release();
    await expect.poll(() => page.evaluate(() => window.quantities)).toEqual([0]);
    expect(await page.evaluate(() => window.end?.())).toBeUndefined();
  });

  test('cart.subscribe logs once when its script is missing, and throws nothing', async () => {
    shop.troubles.set('script-api', { failures: Infinity });
    const { page, complaints } = await open('', installClock);
    await page.evaluate(() => void window.Storefront?.cart?.subscribe(() => {}));
    await afterPauses(page, () => complaints).toEqual([
      expect.stringMatching(/^\[storefront\] script-api Error: script-api could not be loaded: TypeError/),
    ]);
    shop.troubles.clear();
  });

  test('a React component is subscribed by useEffect alone, for as long as it is shown', async () => {
    const { page, complaints } = await open('<script src="/react.js" defer></script>');
    await page.evaluate(() => window.show(true));
    await expect.poll(() => page.textContent('output')).toBe('0');
    await page.evaluate(() => window.show(false));
    await expect.poll(() => page.locator('output').count()).toBe(0);
    await page.evaluate(() => window.show(true));
    await expect.poll(() => page.textContent('output')).toBe('0');
    expect(complaints).toEqual([]);
  });
});

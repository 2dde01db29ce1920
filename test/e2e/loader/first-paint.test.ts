import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import type { Site } from '../harness/site.ts';
import { openSites, rememberCart, scriptTag, visit } from '../harness/visit.ts';

const PILL = '<sq-cart-pill></sq-cart-pill>';
/** The style that the documentation recommends for a pill in the page's flow. */
const RESERVED = '<style>sq-cart-pill:not(:defined):empty { display: block; height: 40px }</style>';
const INDICATOR = '<a class="sqs-custom-cart" href="/cart"><i class="sqs-cart-quantity">0</i></a>';

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([connectBrowser(), openSites()]);
  for (const [path, text] of shop.files) host.files.set(path, text);
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
beforeEach(() => {
  shop.troubles.clear();
  shop.requests.length = 0;
});

const isPillAsked = () => shop.requests.some((path) => path.includes('sq-cart-pill'));

describe('a cart known from an earlier page', () => {
  test('a known cart is painted while the scripts are still on their way', async () => {
    shop.hold('/sq/');
    const { page } = await visit(browser, host, `${PILL}${INDICATOR}${scriptTag(shop)}`, rememberCart);
    await page.waitForFunction(() => 'Storefront' in window);
    expect(await page.evaluate(() => !!customElements.get('sq-cart-pill'))).toBe(false);
    expect(await page.textContent('.sqs-cart-quantity')).toBe('3');
    const link = await page.$eval('sq-cart-pill', ({ shadowRoot }) => {
      const pill = shadowRoot?.firstElementChild as HTMLAnchorElement;
      const parts = [...pill.children].map((part) => `${part.getAttribute('part')}: ${part.textContent}`);
      return { height: pill.offsetHeight, href: pill.getAttribute('href'), name: pill.children[0]?.ariaLabel, parts };
    });
    expect(link).toEqual({
      height: 40,
      href: `${shop.origin}/cart`,
      name: 'Cart',
      parts: ['icon: ', 'count: 3 items', 'subtotal: $45'],
    });
  });

  test('the element replaces the painted cart in place, without a gap, a double or a shift', async () => {
    const release = shop.hold('/sq/');
    const { page, untilIdle, complaints } = await visit(
      browser,
      host,
      `${RESERVED}${PILL}<p>Below</p>${scriptTag(shop)}`,
      rememberCart,
    );
    await page.waitForFunction(() => document.querySelector('sq-cart-pill')?.shadowRoot);
    await page.evaluate(() => {
      const root = document.querySelector('sq-cart-pill')?.shadowRoot as ShadowRoot;
      const seen: string[] = [];
      const shifts: number[] = [];
      const look = () =>
        seen.push([...root.querySelectorAll('[part=count]')].map((part) => part.textContent).join('+'));
      new MutationObserver(look).observe(root, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      look();
      Object.assign(window, { seen, shifts });
    });
    await page.focus('sq-cart-pill a');
    release();
    await untilIdle();
    const { seen, shifts } = await page.evaluate(() => {
      const { seen, shifts } = window as never as { seen: string[]; shifts: number[] };
      return { seen, shifts };
    });
    expect([...new Set(seen)]).toEqual(['3 items', '4 items']);
    expect(shifts).toEqual([]);
    expect(await page.$eval('sq-cart-pill', ({ shadowRoot }) => shadowRoot?.activeElement?.getAttribute('part'))).toBe(
      'pill',
    );
    expect(complaints).toEqual([]);
  });

  test('a known cart is painted on indicators and pills that are added later', async () => {
    shop.hold('/sq/');
    const { page } = await visit(browser, host, `<main></main>${scriptTag(shop)}`, rememberCart);
    await page.waitForFunction(() => 'Storefront' in window);
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      PILL + INDICATOR,
    );
    await page.waitForFunction(() => document.querySelector('.sqs-cart-quantity')?.textContent === '3');
    expect(await page.$eval('sq-cart-pill', ({ shadowRoot }) => shadowRoot?.textContent)).toBe('3 items$45');
  });

  test('the loader paints no more once the behaviour has arrived', async () => {
    const { page, untilIdle } = await visit(browser, host, `${INDICATOR}<main></main>${scriptTag(shop)}`, rememberCart);
    await untilIdle();
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), INDICATOR);
    await untilIdle();
    expect(await page.locator('.sqs-cart-quantity').allTextContents()).toEqual(['served', 'served']);
  });

  test('a stored cart is ignored on the shop’s own host when its cookie says that the cart is gone', async () => {
    const tag = '<script async src="/storefront.js"></script>';
    const own = (flag: string) =>
      visit(browser, host, `${PILL}${INDICATOR}${tag}`, async (context) => {
        await rememberCart(context, 'sq:cart:own');
        if (flag) await context.addCookies([{ name: 'hasCart', value: flag, url: host.origin }]);
      });
    host.hold('/sq/');
    const [gone, there] = [await own(''), await own('true')];
    for (const { page } of [gone, there]) await page.waitForFunction(() => 'Storefront' in window);
    expect(await gone.page.textContent('.sqs-cart-quantity')).toBe('0');
    expect(await gone.page.$eval('sq-cart-pill', ({ shadowRoot }) => shadowRoot)).toBe(null);
    expect(await there.page.textContent('.sqs-cart-quantity')).toBe('3');
    host.troubles.clear();
  });

  test('a stored cart that cannot be read, or is none, is ignored', async () => {
    const { page, untilIdle, complaints } = await visit(browser, host, `${PILL}${INDICATOR}${scriptTag(shop)}`);
    for (const stored of ['{"quantity":', '[]', '"3"', '{"quantity":0}']) {
      await untilIdle();
      await page.evaluate((text) => localStorage.setItem('sq:cart:demo', text), stored);
      await page.reload();
      await untilIdle();
      expect(await page.$eval('sq-cart-pill', ({ shadowRoot }) => shadowRoot), stored).toBe(null);
    }
    expect(complaints).toEqual([]);
  });

  test('a stored cart without the pill’s styles is not painted, and a count above 100 shows as 100+', async () => {
    shop.hold('/sq/');
    const { page, complaints } = await visit(browser, host, `${PILL}${INDICATOR}${scriptTag(shop)}`, (context) =>
      context.addInitScript(() => localStorage.setItem('sq:cart:demo', '{"quantity":101}')),
    );
    await page.waitForFunction(() => 'Storefront' in window);
    expect(await page.$eval('sq-cart-pill', ({ shadowRoot }) => shadowRoot)).toBe(null);
    expect(await page.textContent('.sqs-cart-quantity')).toBe('100+');
    expect(complaints).toEqual([]);
  });
});

test('storage that somebody else has written to cannot choose where the painted pill leads', async () => {
  shop.hold('/sq/');
  const stored = {
    quantity: 3,
    count: '3 items',
    subtotal: '$45',
    label: 'Cart',
    href: 'javascript:alert(1)',
    css: 'a{}',
  };
  const { page } = await visit(browser, host, `${PILL}${scriptTag(shop)}`, (context) =>
    context.addInitScript((text) => localStorage.setItem('sq:cart:demo', text), JSON.stringify(stored)),
  );
  await page.waitForFunction(() => document.querySelector('sq-cart-pill')?.shadowRoot);
  expect(await page.locator('sq-cart-pill a').getAttribute('href')).toBe(`${shop.origin}/cart`);
});

describe('a pill without a cart', () => {
  test('a pill without a cart shows the author’s own content and fetches nothing', async () => {
    const { page, untilIdle } = await visit(
      browser,
      host,
      `<sq-cart-pill><a href="/cart">Cart</a></sq-cart-pill>${scriptTag(shop)}`,
    );
    await page.waitForLoadState('networkidle');
    await untilIdle();
    expect(isPillAsked()).toBe(false);
    expect(await page.isVisible('sq-cart-pill a')).toBe(true);
  });

  test('the pill appears when the first item is added on the page', async () => {
    const { page, untilIdle } = await visit(browser, host, `${PILL}<b></b>${scriptTag(shop)}`);
    await untilIdle();
    expect(isPillAsked()).toBe(false);
    await page.evaluate(() => {
      document.querySelector('b')?.dispatchEvent(new CustomEvent('sq-cart-changed', { bubbles: true, composed: true }));
    });
    await untilIdle();
    expect(await page.textContent('sq-cart-pill [part=count]')).toBe('4 items');
  });

  test('the pill appears when the first item is added in another tab', async () => {
    const { page, context, untilIdle } = await visit(browser, host, `${PILL}${scriptTag(shop)}`);
    await untilIdle();
    const other = await context.newPage();
    await other.goto(`${host.origin}/`);
    await page.evaluate(() => {
      Object.assign(window, { stored: new Promise((resolve) => addEventListener('storage', resolve, { once: true })) });
    });
    await other.evaluate(() => localStorage.setItem('sq:cart:elsewhere', '{"quantity":1}'));
    await page.evaluate('stored.then(() => {})');
    await untilIdle();
    expect(isPillAsked()).toBe(false);
    await other.evaluate(() => localStorage.setItem('sq:cart:demo', '{"quantity":1}'));
    await page.waitForSelector('sq-cart-pill [part=count]');
  });
});

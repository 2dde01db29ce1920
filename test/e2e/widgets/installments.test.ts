import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fixture } from '../../fixtures/load-page.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { expectRoom } from '../harness/layout.ts';
import { moveUntil } from '../harness/move-until.ts';
import { connectBrowser } from '../harness/shared.ts';
import { type Site, serveBundle } from '../harness/site.ts';

const INFO = `<!doctype html><html lang="en-US"><head><title>Info</title><style>body { display: none }</style></head>
  <body><h1>How it works</h1><p>In parts. <a href="/terms">Terms</a> <a href="javascript:alert(1)">Not this</a></p>
  <img src="/none.png" alt="" onerror="document.title = 'run'"><script>document.title = 'run'</script></body></html>`;
const POLICY = `default-src 'none'; script-src 'self'; style-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`;
const LINE = 'or 4 interest-free payments of $4.50 with Afterpay';
const TAG = '<sq-installments amount="1800" currency="USD"></sq-installments>';
/** Style of a theme that expects a pill there. */
const ROOM = '<style>[data-afterpay] { min-height: 44px }</style>';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([connectBrowser(), serveBundle('installments.ts', 'development')]);
});
afterAll(() => Promise.all([browser.close(), site.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

interface Opening {
  /** A whole page, or its content. */
  html?: string;
  info?: string | null;
  policy?: string;
  context?: BrowserContextOptions;
}

async function open({ html = TAG, info = INFO, policy = '', context }: Opening = {}) {
  site.headers['content-security-policy'] = policy;
  site.requests.length = 0;
  if (info) site.files.set('/installments/en_US.html', info);
  else site.files.delete('/installments/en_US.html');
  const script = '<script defer src="/installments.js"></script>';
  site.files.set(
    '/',
    html.startsWith('<!doctype')
      ? html.replace('</head>', `${script}</head>`)
      : `<!doctype html><html lang="en-US"><head><meta name="viewport" content="width=device-width"><title>Page</title>
         ${script}</head><body><main><h1>Page</h1>${html}<p id="below">Below</p></main></body></html>`,
  );
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...context })).newPage();
  const complaints = recordComplaints(page, /^Executing inline event handler/);
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.origin);
  return { page, complaints };
}

const pill = (page: Page) => page.locator('sq-installments [part=pill]');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Afterpay' });
/** The popup's content is in the page's own tree. */
const content = (page: Page) => page.locator('sq-lightbox .sq-installments-info');
const focusedPart = (page: Page) =>
  page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part'));
const gone = (page: Page) => page.waitForFunction(() => !document.querySelector('sq-lightbox'));

describe('the instalment pill', () => {
  test('the pill says what a price comes to, in a target that is big enough', async () => {
    const { page, complaints } = await open({ policy: POLICY });
    await pill(page).waitFor();
    expect(await pill(page).locator('[part=text]').textContent()).toBe(LINE);
    expect((await pill(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(complaints).toEqual([]);
  });

  test('the pill and its popup have no accessibility violation, light or dark, and fit a window of 320 px', async () => {
    const html = `<style>:root { color-scheme: light dark }</style>${TAG}`;
    const { page } = await open({ html });
    await pill(page).waitFor();
    await expectAccessible('the pill', page);
    await pill(page).click();
    await content(page).getByText('How it works').waitFor();
    await expectAccessible('the popup', page);
    await page.setViewportSize({ width: 320, height: 600 });
    await expectRoom(page);
    expect((await pill(page).boundingBox())?.width).toBeLessThanOrEqual(320);
  });
});

/** Checks all rules of axe in both colour schemes. */
async function expectAccessible(seen: string, page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page), `${seen} in ${colorScheme}`).toEqual([]);
  }
}

test('the info mark never starts a line of its own', async () => {
  const { page } = await open();
  await pill(page).waitFor();
  for (let width = 200; width <= 440; width += 8) {
    await page.setViewportSize({ width, height: 640 });
    const isBesideText = await page.evaluate(() => {
      const root = document.querySelector('sq-installments')?.shadowRoot;
      const mark = root?.querySelector('[part=info]')?.getBoundingClientRect();
      const line = [...(root?.querySelector('[part=provider]')?.getClientRects() ?? [])].at(-1);
      return mark && line && mark.top < line.bottom && mark.left > line.right;
    });
    expect(isBesideText, `${width} px`).toBe(true);
  }
});

describe('the instalment line on a product page of 7.1', () => {
  const lamp = fixture('pages/skeleton-71-v1-pdp')
    .replace('</head>', `${ROOM}</head>`)
    .replaceAll('&quot;qtyInStock&quot;:0', '&quot;qtyInStock&quot;:3');

  test('the line appears where the page keeps room for it, moves nothing, and follows the choice', async () => {
    const { page, complaints } = await open({ html: lamp });
    await page.getByText('or 4 interest-free payments of $11.25 with Afterpay').filter({ visible: true }).waitFor();
    await moveUntil(page, () => pill(page).count());
    expect(await page.locator('[data-afterpay] sq-installments').count()).toBe(1);
    expect(await pill(page).locator('[part=text]').textContent()).toContain('$11.25');
    await page.evaluate(() => {
      const variants = document.querySelector('.product-variants') as HTMLElement;
      const selectedVariant = JSON.parse(variants.dataset.variants ?? '')[1];
      variants.dispatchEvent(new CustomEvent('variant:change', { detail: { selectedVariant }, bubbles: true }));
    });
    await expect.poll(() => pill(page).locator('[part=text]').textContent()).toContain('$17.25');
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the instalment words before the visitor does anything', () => {
  const lamp = fixture('pages/skeleton-71-v1-pdp').replace('</head>', `${ROOM}</head>`);
  const offerText = (page: Page) =>
    page.getByRole('button', { name: 'or 4 interest-free payments of $11.25 with Afterpay' });

  test('the words are a button for screen readers, which opens the popup and focuses it', async () => {
    // Screen readers press without pointer, key or focus events. A browser's own events, after a layout, do not count.
    const quiet = '<script>addEventListener("pointermove",event=>event.stopImmediatePropagation(),true)</script>';
    const { page } = await open({ html: lamp.replace('<head>', `<head>${quiet}`) });
    await offerText(page).waitFor();
    expect(await page.locator('sq-installments').count()).toBe(0);
    await offerText(page).evaluate((button: HTMLElement) => button.click());
    await content(page).getByText('How it works').waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
    await expect.poll(() => focusedPart(page)).toBe('pill');
  });

  test('the words take a tap that is the first thing to happen', async () => {
    const { page } = await open({ html: lamp, context: { hasTouch: true, viewport: { width: 390, height: 800 } } });
    await offerText(page).tap();
    await content(page).getByText('How it works').waitFor();
    expect(await page.locator('sq-lightbox').count()).toBe(1);
  });
});

describe('the instalment popup', () => {
  test('the popup shows the provider’s page, with nothing in it that runs', async () => {
    const { page, complaints } = await open({ policy: POLICY });
    await pill(page).click();
    await content(page).getByRole('heading', { name: 'How it works' }).waitFor();
    const shown = content(page);
    expect(await shown.locator('.sq-installments-offer').textContent()).toBe(LINE);
    expect(await shown.getAttribute('lang')).toBe('en-US');
    expect(await shown.locator('script, style, [onerror], [href^=javascript]').count()).toBe(0);
    expect(await shown.locator('[aria-busy]').count()).toBe(0);
    expect(await page.title()).toBe('Page');
    expect(complaints).toEqual([]);
  });

  test('the popup opens by keys and presses, closes in each way, gives the focus back, and fetches its page once', async () => {
    const { page } = await open();
    await pill(page).waitFor();
    for (const [opens, closes] of [
      [() => pill(page).press('Enter'), () => page.keyboard.press('Escape')],
      [() => pill(page).press('Space'), () => page.keyboard.press('Escape')],
      [() => pill(page).click(), () => page.click('sq-lightbox [part=close]')],
      [() => pill(page).click(), () => page.mouse.click(5, 5)],
    ] as const) {
      await opens();
      await content(page).getByText('How it works').waitFor();
      await closes();
      await gone(page);
      await expect.poll(() => focusedPart(page)).toBe('pill');
    }
    expect(site.requests.filter((path) => path.startsWith('/installments/'))).toEqual(['/installments/en_US.html']);
  });

  test('the popup opens without the provider’s page when that cannot be fetched, with one warning', async () => {
    const { page, complaints } = await open({ info: null });
    await pill(page).click();
    await content(page).getByText(LINE).waitFor();
    await page.waitForFunction(() => !document.querySelector('.sq-installments-page'));
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringMatching(/^\[storefront\] instalments .*\/installments\/en_US\.html/)]);
    await page.keyboard.press('Escape');
    await gone(page);
    site.files.set('/installments/en_US.html', INFO);
    await pill(page).click();
    await content(page).getByText('How it works').waitFor();
  });

  test('the provider’s page comes from the address that the tag names, in the language of its words', async () => {
    const html =
      '<sq-installments amount="1800" currency="CAD" language="fr" info-url="/provider/{locale}"></sq-installments>';
    site.files.set('/provider/fr_CA', '<h1>Comment ça marche</h1>');
    const { page } = await open({ html });
    await pill(page).click();
    await content(page).getByText('Comment ça marche').waitFor();
    expect(await content(page).getAttribute('lang')).toBe('fr-CA');
  });

  test('the popup closes when its tag is removed', async () => {
    const { page } = await open();
    await pill(page).click();
    await popup(page).waitFor();
    await page.evaluate(() => document.querySelector('sq-installments')?.remove());
    await gone(page);
  });
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
import { sendButton } from '../harness/form-filling.ts';
import { setWideFont } from '../harness/layout.ts';
import { addButton, alertDialog, eventually, newVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PATHS = [
  '/',
  '/shop',
  '/shop/p/linen-towel',
  '/journal',
  '/journal/the-second-pot',
  '/about',
  '/archive',
  '/cart',
  '/account',
  '/search?q=tea',
  '/nowhere',
  '/dev/mailbox',
];
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

describe('every kind of page', () => {
  test.each(PATHS)('%s has no accessibility violation, light or dark, and no sideways scroll', async (path) => {
    const page = await openPage(
      await newVisitor({ viewport: PHONE, reducedMotion: 'reduce' }, { expectedErrors: /404/ }),
      path,
    );
    await expectAccessible(page);
    await setWideFont(page);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });

  test.each([
    ['/contact', 'main'],
    ['/wholesale', 'main'],
    ['/about', 'main'],
    ['/journal', '.footer'],
    ['/tastings', 'sq-lightbox'],
  ])(
    'the form of %s has no accessibility violation and no sideways scroll, before and after a refusal',
    async (path, place) => {
      const page = await openPage(await newVisitor({ viewport: PHONE, reducedMotion: 'reduce' }), path);
      if (place === 'sq-lightbox') await page.getByRole('button', { name: 'Book a tasting' }).click();
      // A form that a script renders is fetched when it comes near the window.
      if (path === '/about') await page.locator('main .sqs-block-form').scrollIntoViewIfNeeded();
      const form = page.locator(`${place} form`);
      await eventually(() => form.isVisible()).toBe(true);
      await expectAccessibleLayout(page);
      if (path === '/tastings') await form.getByLabel('I am a person').check();
      await sendButton(form).click();
      await eventually(() => form.getByText('Required', { exact: true }).count()).toBeGreaterThan(0);
      await expectAccessibleLayout(page);
    },
  );

  test.each(['/shop/p/everyday-teapot', '/shop/p/linen-towel', '/cart', '/'])(
    '%s does not shift while our scripts arrive',
    async (path) => {
      const visitor = await newVisitor({ viewport: PHONE });
      const first = await openPage(visitor, '/shop/p/everyday-teapot');
      await addButton(first).click();
      await eventually(() => pill(first).locator('[part=count]').textContent()).toBe('1 item');
      const page = await visitor.newPage();
      await page.addInitScript(recordShifts);
      await page.goto(first.url().replace(/\/shop\/p\/.*/, path));
      await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate('shifts')).toEqual([]);
    },
  );
});

test('the button of an alert has the corners, lines and weight of the page’s buttons', async () => {
  const page = await openPage(await newVisitor(), '/shop/p/linen-towel');
  await addButton(page).click();
  const looks = (button: Locator) =>
    button.evaluate((element) => {
      const { borderRadius, borderWidth, fontWeight } = getComputedStyle(element);
      return { borderRadius, borderWidth, fontWeight };
    });
  await alertDialog(page).waitFor();
  expect(await looks(alertDialog(page).getByRole('button'))).toEqual(await looks(addButton(page)));
});

/** Records each layout shift in `window.shifts`, except those while the browser is still parsing the page. */
function recordShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
    `${node?.nodeName ?? 'inside a shadow root'} ${JSON.stringify([previousRect, currentRect])}`;
  new PerformanceObserver((list) => {
    const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming?,
    ];
    for (const { startTime, value, sources } of list.getEntries() as LayoutShift[])
      if (domInteractive && startTime > domInteractive) shifts.push(`${value}: ${sources.map(describe).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns how far the page can be scrolled sideways, in px. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectAccessible(page);
  await setWideFont(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
}

/** Checks everything in the light, and in the dark what the colours change. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
}

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, expectAccessible } from '../harness/accessibility.ts';
import { addItems } from '../harness/checkout-steps.ts';
import { sendButton } from '../harness/form-filling.ts';
import { expectRoom, NARROW, overhang, setWideFont } from '../harness/layout.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { addButton, alertDialog, eventually, newVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

test('forms have no accessibility violation and no sideways scroll, before and after a refusal', async () => {
  const page = await (await newVisitor({ viewport: PHONE, reducedMotion: 'reduce' })).newPage();
  for (const [path, place] of [
    ['/contact', 'main form'],
    ['/wholesale', 'main form'],
    ['/about', 'main form'],
    ['/journal', '.footer form'],
    ['/tastings', 'sq-lightbox form'],
  ] as const) {
    await page.goto(SHOP_URL + path);
    if (path === '/tastings') await page.getByRole('button', { name: 'Book a tasting' }).click();
    // A form that a script renders is fetched when it comes near the window.
    if (path === '/about') await page.locator('main .sqs-block-form').scrollIntoViewIfNeeded();
    const form = page.locator(place);
    await expect.poll(() => form.isVisible(), { message: path }).toBe(true);
    // In the dark the form is checked below, where it has more to show; the journal is seen with every kind of page.
    await page.emulateMedia({ colorScheme: 'light' });
    if (path !== '/journal') expect.soft(await accessibilityViolations(page, place), path).toEqual([]);
    if (path === '/tastings') await form.getByLabel('I am a person').check();
    await sendButton(form).click();
    const missing = form.getByText('Required', { exact: true });
    await expect.poll(() => missing.count(), { message: path }).toBeGreaterThan(0);
    const refused = `${path} after a refusal`;
    await expectAccessible(page, refused, place);
    await setWideFont(page);
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect.soft(await overhang(page), `${refused}, ${size.width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(NARROW.viewport);
    await expectRoom(page, refused);
    await page.setViewportSize(PHONE);
  }
});

test('an alert’s button looks like the page’s buttons, and pages do not shift while our scripts arrive', async () => {
  const page = await openPage(await newVisitor({ viewport: PHONE }), '/shop/p/linen-towel');
  await addButton(page).click();
  await alertDialog(page).waitFor();
  const corners = (button: Locator) =>
    button.evaluate((element) => {
      const { borderRadius, borderWidth, fontWeight } = getComputedStyle(element);
      return { borderRadius, borderWidth, fontWeight };
    });
  expect(await corners(alertDialog(page).getByRole('button'))).toEqual(await corners(addButton(page)));

  await page.keyboard.press('Escape');
  await addItems(page, { itemId: 'ss-everyday-teapot' });
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await page.addInitScript(recordShifts);
  for (const path of ['/shop/p/linen-towel', '/cart', '/']) {
    await page.goto(SHOP_URL + path);
    await expect.poll(() => pill(page).locator('[part=count]').textContent(), { message: path }).toBe('1 item');
    await page.waitForLoadState('networkidle');
    expect.soft(await page.evaluate('shifts'), path).toEqual([]);
  }
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

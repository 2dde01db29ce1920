import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '../harness/accessibility.ts';
import { openConsole } from '../harness/console.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const WIDE = { viewport: { width: 1280, height: 900 } };
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

test('what an owner changes beside a page shows there at once, and to visitors once it is saved: a gallery, and a font', async () => {
  const page = await openConsole(await newVisitor(WIDE), 'look?page=/workshop');
  const seen = await openPage(await newVisitor(), '/workshop');
  try {
    await changeGallery(page, seen);
    await changeFont(page, seen);
  } finally {
    await runOwnerCommand(['collections', 'gallery', 'ss-workshop', '--design', 'grid', '--padding', '20']);
  }
});

/** Changes the gallery of the page, and ends on another page, whose options are others. */
async function changeGallery(page: Page, seen: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  const designOf = (shown: Page | FrameLocator) =>
    shown.locator('.sqs-gallery-container').first().getAttribute('class');
  await page.getByRole('button', { name: 'Gallery', exact: true }).click();
  await page.getByLabel('Design', { exact: true }).selectOption('Stacked');
  await page.getByLabel('Space between pictures').fill('7');
  await eventually(() => designOf(frame)).toContain('sq-stacked');
  const gap = () =>
    frame.locator('.sq-slides').evaluate((slides) => getComputedStyle(slides).getPropertyValue('row-gap'));
  await eventually(gap).toBe('7px');
  expect(await violationsOf(new AxeBuilder({ page }).exclude('iframe'))).toEqual([]);
  await seen.reload();
  expect(await designOf(seen)).toContain('sq-grid');

  await save(page).click();
  await eventually(() => page.locator('.c-notice').allTextContents()).not.toEqual([]);
  await eventually(async () => {
    await seen.reload();
    return designOf(seen);
  }).toContain('sq-stacked');
  await eventually(gap).toBe('7px');

  // The options follow the frame: its own links lead to pages with others.
  await frame.getByRole('link', { name: 'Shop', exact: true }).first().click();
  await eventually(() => page.getByRole('button', { name: 'Product pages', exact: true }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Gallery', exact: true }).count()).toBe(0);
}

async function changeFont(page: Page, seen: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  const fontOf = (shown: Page | FrameLocator) =>
    shown
      .locator('h1')
      .first()
      .evaluate((heading) => getComputedStyle(heading).fontFamily);
  const expectFont = (font: string) =>
    eventually(async () => {
      await seen.reload();
      return fontOf(seen);
    }).toContain(font);
  const headings = page.getByRole('group', { name: 'Headings', exact: true });
  await page.getByRole('button', { name: 'Fonts', exact: true }).click();
  await headings.getByLabel('Slab serif').check();
  await eventually(() => fontOf(frame)).toContain('Rockwell');
  expect(await violationsOf(new AxeBuilder({ page }).exclude('iframe'))).toEqual([]);
  expect(await fontOf(seen)).toContain('Figtree');
  await save(page).click();
  await expectFont('Rockwell');
  await headings.getByLabel('The shop’s own').check();
  await save(page).click();
  await expectFont('Figtree');
}

import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { violationsOf } from '../harness/accessibility.ts';
import { openConsole } from '../harness/console.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

test('a gallery that an owner changes beside its page shows there at once, and to visitors once it is saved', async () => {
  const owner = await newVisitor({ viewport: { width: 1280, height: 900 } });
  const page = await openConsole(owner, 'look?page=/workshop');
  const frame = page.frameLocator('iframe');
  const visitor = await newVisitor();
  const seen = await openPage(visitor, '/workshop');
  const designOf = (shown: Pick<typeof seen, 'locator'>) =>
    shown.locator('.sqs-gallery-container').first().getAttribute('class');
  try {
    await page.getByRole('button', { name: 'Gallery', exact: true }).click();
    await page.getByLabel('Design', { exact: true }).selectOption('Stacked');
    await page.getByLabel('Space between pictures').fill('7');
    await eventually(() => designOf(frame as never)).toContain('sq-stacked');
    const gap = () =>
      frame.locator('.sq-slides').evaluate((slides) => getComputedStyle(slides).getPropertyValue('row-gap'));
    await eventually(gap).toBe('7px');
    expect(await violationsOf(new AxeBuilder({ page }).exclude('iframe'))).toEqual([]);
    await seen.reload();
    expect(await designOf(seen)).toContain('sq-grid');

    await page.getByRole('button', { name: 'Save', exact: true }).click();
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
  } finally {
    await runOwnerCommand(['collections', 'gallery', 'ss-workshop', '--design', 'grid', '--padding', '20']);
  }
});

test('a font that an owner chooses shows in the page at once, and to visitors once it is saved', async () => {
  const owner = await newVisitor({ viewport: { width: 1280, height: 900 } });
  const page = await openConsole(owner, 'look?page=/');
  const frame = page.frameLocator('iframe');
  const seen = await openPage(await newVisitor(), '/');
  const fontOf = (shown: Pick<typeof seen, 'locator'>) =>
    shown.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily);
  const headings = page.getByRole('group', { name: 'Headings', exact: true });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('button', { name: 'Fonts', exact: true }).click();
  await headings.getByLabel('Slab serif').check();
  await eventually(() => fontOf(frame as never)).toContain('Rockwell');
  expect(await violationsOf(new AxeBuilder({ page }).exclude('iframe'))).toEqual([]);
  expect(await fontOf(seen)).toContain('Figtree');
  await save.click();
  await eventually(async () => {
    await seen.reload();
    return fontOf(seen);
  }).toContain('Rockwell');
  await headings.getByLabel('The shop’s own').check();
  await save.click();
  await eventually(async () => {
    await seen.reload();
    return fontOf(seen);
  }).toContain('Figtree');
});

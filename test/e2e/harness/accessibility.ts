import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = [rule: string, elements: string[]];

/**
 * Returns violations of WCAG 2.2 A and AA, of a part of the page if its selector is given; axe's best practices are left
 * out, because they object to the engine's markup.
 */
export async function accessibilityViolations(page: Page, part?: string): Promise<Violation[]> {
  return violationsOf((await axeOn(page, part)).withTags(WCAG));
}

/** Returns the violations that depend on colours, for a page whose other rules were checked in another colour scheme. */
export async function colourViolations(page: Page, part?: string): Promise<Violation[]> {
  return violationsOf((await axeOn(page, part)).withRules(['color-contrast', 'link-in-text-block']));
}

/**
 * Checks everything in the light, and in the dark what the colours change. A failure names what was `seen`, and lets a
 * test go on to its next page.
 */
export async function expectAccessible(page: Page, seen: string, part?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await accessibilityViolations(page, part), `${seen} in the light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await colourViolations(page, part), `${seen} in the dark`).toEqual([]);
}

/** Returns everything that axe finds, its best practices included: for pages whose markup is all ours. */
export async function axeViolations(page: Page): Promise<Violation[]> {
  return violationsOf(await axeOn(page));
}

/**
 * A page without frames needs axe's way for one document only, which takes half the time; what axe finds in order is not
 * reported, which saves another quarter; and a page that was checked before has axe already, whose scripts are not run
 * again.
 */
async function axeOn(page: Page, part?: string): Promise<AxeBuilder> {
  const isAlone = page.frames().length === 1;
  const isChecked = isAlone && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, ...(isChecked && { axeSource: 'undefined' }) });
  if (part) axe.include(part);
  return axe.options({ resultTypes: ['violations'] }).setLegacyMode(isAlone);
}

export async function violationsOf(axe: AxeBuilder): Promise<Violation[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

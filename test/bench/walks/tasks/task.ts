import type { Locator, Page } from 'playwright-core';
import { screenTitle } from '../../../e2e/harness/console.ts';
import type { CountedPage } from '../../../e2e/harness/counted-page.ts';
import { eventually } from '../../../e2e/harness/visitor.ts';
import { png } from '../../../worker/png.ts';

/** What a task finds in the shop. */
export interface Given {
  /** Tells the things of this run from those of the other window's. */
  mark: 'phone' | 'desk';
  /** The number of the paid order that `prepare` has made; 0 where it makes none. */
  order: number;
}

/** One thing that owners do. It begins on the overview. */
export interface Task {
  number: number;
  title: string;
  /** What console.md counted on 27 November 2026. */
  before: string;
  /** What of it cannot be done in the console. */
  notYet?: string;
  /** Does in the shop what shoppers do before; returns the number of the order that they have paid for. */
  prepare?: (owner: Page) => Promise<number | undefined>;
  act: (owner: CountedPage, given: Given) => Promise<void>;
}

/** A picture of another size for each window, because a product takes the same file once. */
export const pictureOf = (mark: Given['mark']) => {
  const side = mark === 'phone' ? 40 : 50;
  return { name: `${mark}.png`, mimeType: 'image/png', buffer: Buffer.from(png(side, side, () => [40, 90, 140])) };
};

export const main = (page: Page): Locator => page.locator('main');
export const dialogOf = ({ page }: CountedPage): Locator => page.locator('dialog[open]').last();

/** Opens a screen by the menu, which a phone unfolds first. */
export async function openScreen(owner: CountedPage, entry: string, title: string | RegExp = entry): Promise<void> {
  const { page } = owner;
  const unfold = page.getByRole('button', { name: 'Menu', exact: true });
  if (await unfold.isVisible()) await owner.press(unfold);
  await owner.pressLink(entry, page.getByRole('navigation', { name: 'Menu' }));
  await eventually(() => screenTitle(page)).toMatch(title);
  await eventually(() => page.locator('.c-waiting').count()).toBe(0);
}

/** Types what is looked for into the search field of a list, because a list may be long. */
export function find(owner: CountedPage, text: string): Promise<void> {
  return owner.fill(main(owner.page).getByRole('searchbox').first(), text);
}

/** Presses Save, and waits until that is done. */
export async function save(owner: CountedPage): Promise<void> {
  await owner.pressButton('Save');
  await eventually(() => owner.page.getByRole('button', { name: /^Sav(e|ing…)$/ }).count()).toBe(0);
}

/** Waits until no dialog is open. */
export async function untilClosed({ page }: CountedPage): Promise<void> {
  await eventually(() => page.locator('dialog[open]').count()).toBe(0);
}

/** Waits until a text stands in the page. */
export async function see({ page }: CountedPage, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor();
}

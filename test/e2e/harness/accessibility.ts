import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Violation = [rule: string, elements: string[]];

/**
 * Returns violations of WCAG 2.2 A and AA; axe's best practices are left out, because they object to the engine's
 * markup.
 */
export function accessibilityViolations(page: Page): Promise<Violation[]> {
  return violationsOf(axeOn(page).withTags(WCAG));
}

/** Returns the violations that depend on colours, for a page whose other rules were checked in another colour scheme. */
export function colourViolations(page: Page): Promise<Violation[]> {
  return violationsOf(axeOn(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** Returns everything that axe finds, its best practices included: for pages whose markup is all ours. */
export function axeViolations(page: Page): Promise<Violation[]> {
  return violationsOf(axeOn(page));
}

/**
 * A page without frames needs axe's way for one document only, which takes half the time; what axe finds in order is not
 * reported, which saves another quarter.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1).options({ resultTypes: ['violations'] });
}

export async function violationsOf(axe: AxeBuilder): Promise<Violation[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

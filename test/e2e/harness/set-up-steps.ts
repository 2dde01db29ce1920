import type { Page } from 'playwright-core';

/** Whoever creates the first shop, and what that person types. */
export const FOUNDER = { name: 'Quay Pottery', email: 'ann@quay.example', password: 'three blue herons' };

/** Types into the form of the first shop, by the names of its fields; the address is unfolded where it is needed. */
export async function fillSetUp(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    const field = page.locator(`[name=${name}]`);
    if (!(await field.isVisible())) await page.locator('summary').click();
    await field.fill(value);
  }
}

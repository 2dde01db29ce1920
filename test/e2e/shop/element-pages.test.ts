import { expect, test } from 'vitest';
import { shownElements } from '../../../demo/embed-server.ts';
import { EMBED_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** Browsers log a 404 where a page shows an element with a form or a product that the shop does not have. */
const NOT_FOUND = /404/;

test.each(shownElements())(
  'the page of sq-%s shows a line to copy and the element, and is linked from the list',
  async (name) => {
    const page = await openPage(await newEmbedVisitor({}, { expectedErrors: NOT_FOUND }), '/widgets', EMBED_URL);
    await page.getByRole('link', { name: `<sq-${name}>` }).click();
    await eventually(() => page.locator(`sq-${name}`).count()).toBeGreaterThan(0);
    await page.waitForFunction(() => window.Storefront?.ready);
    await page.evaluate((tag) => window.Storefront?.ready?.(tag), `sq-${name}`);
    expect(await page.locator(`sq-${name}:not(:defined)`).count()).toBe(0);
    const line = await page.locator('code').first().textContent();
    expect(line).toMatch(new RegExp(`^<sq-${name}[^>]*></sq-${name}>$`));
  },
);

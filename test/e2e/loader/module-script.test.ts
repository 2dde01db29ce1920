import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import type { Site } from '../harness/site.ts';
import { ENTRIES, openSites, scriptTag, visit } from '../harness/visit.ts';

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([connectBrowser(), openSites(ENTRIES)]);
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));

test('a script tag of type "module" does what a classic one does', async () => {
  const tag = scriptTag(shop, 'data-platform="stay-off"').replace('async', 'type="module"');
  expect(tag).toContain('type="module"');
  const { page, untilIdle, complaints } = await visit(browser, host, `<sq-counter></sq-counter>${tag}`);
  await untilIdle();
  expect(await page.textContent('sq-counter button')).toBe('{"presses":0}');
  const boot = await page.evaluate(() => {
    const storefront = window.Storefront as unknown as Record<symbol, { base: string; platform: string }>;
    return storefront[Symbol.for('storefront.boot')];
  });
  expect(boot).toMatchObject({ base: shop.origin, platform: 'stay-off' });
  expect(complaints).toEqual([]);
});

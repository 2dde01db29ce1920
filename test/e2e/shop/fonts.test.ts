import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };

test.each([
  [SHOP_URL, 'Figtree'],
  [GERMAN_SHOP_URL, 'Archivo'],
])('%s is set in %s, which the shop serves itself', async (shop, family) => {
  const visitor = await newVisitor();
  const hosts = new Set<string>();
  visitor.on('request', (request) => hosts.add(new URL(request.url()).host));
  const page = await openPage(visitor, '/', shop);
  // On a busy machine the first view may be in the system's font.
  await eventually(async () => {
    await page.reload();
    return [...(await fontsOf(page, 'h1')), ...(await fontsOf(page, 'p'))].every((name) => name.startsWith(family));
  }).toBe(true);
  expect([...hosts]).toEqual([new URL(shop).host]);
});

test.each([
  [SHOP_URL, '/'],
  [SHOP_URL, '/shop'],
  [GERMAN_SHOP_URL, '/leuchten'],
])('nothing on %s%s moves when the font arrives late', async (shop, path) => {
  const page = await (await newVisitor({ viewport: PHONE })).newPage();
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', (route) => late.then(() => route.continue()));
  await page.goto(shop + path, { waitUntil: 'domcontentloaded' });
  await page.locator('h1').waitFor();
  await page.waitForTimeout(500);
  const before = await positions(page);
  release();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(before.length).toBeGreaterThan(5);
  expect(await positions(page)).toEqual(before);
});

/** Upper edges of headings, texts and buttons in whole pixels. */
function positions(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, p, img, .button)')].map((element) =>
      Math.round(element.getBoundingClientRect().top),
    ),
  );
}

/** The fonts in which an element's text is really drawn. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `main ${selector}` });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };

test('each shop is set in a font of its own, which it serves itself', async () => {
  const visitor = await newVisitor();
  const hosts = new Set<string>();
  const fromElsewhere: string[] = [];
  visitor.on('request', (request) => {
    const { host } = new URL(request.url());
    const { referer } = request.headers();
    hosts.add(host);
    if (referer && new URL(referer).host !== host) fromElsewhere.push(request.url());
  });
  const page = await visitor.newPage();
  for (const [shop, family] of [
    [SHOP_URL, 'Figtree'],
    [GERMAN_SHOP_URL, 'Archivo'],
  ] as const) {
    // On a busy machine the first view may be in the system's font.
    await eventually(async () => {
      await page.goto(shop);
      return [...(await fontsOf(page, 'h1')), ...(await fontsOf(page, 'p'))].every((name) => name.startsWith(family));
    }).toBe(true);
  }
  expect([...hosts]).toEqual([SHOP_URL, GERMAN_SHOP_URL].map((shop) => new URL(shop).host));
  expect(fromElsewhere).toEqual([]);
});

test('nothing on a page moves when the font arrives late', async () => {
  const page = await (await newVisitor({ viewport: PHONE })).newPage();
  for (const address of [`${SHOP_URL}/`, `${SHOP_URL}/shop`, `${GERMAN_SHOP_URL}/leuchten`]) {
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/*.woff2', (route) => late.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.locator('h1').waitFor();
    await page.waitForTimeout(500);
    const before = await positions(page);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(before.length, address).toBeGreaterThan(5);
    expect(await positions(page), address).toEqual(before);
  }
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

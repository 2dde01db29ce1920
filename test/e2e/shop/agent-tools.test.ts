import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../browser.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  eventually,
  newEmbedVisitor,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

interface StandInTool {
  name: string;
  execute(input: object, client: object): Promise<{ data?: unknown; error?: string }>;
}

declare global {
  interface Window {
    /** The tools that the page has registered, where a test stands in for the browser. */
    agentTools: Map<string, StandInTool>;
  }
}

const TOOLS = [
  'search_catalog',
  'browse_store',
  'get_product',
  'search_shop_policies_and_faqs',
  'manage_orders',
  'get_cart',
  'update_cart',
  'cancel_cart',
  'proceed_to_checkout',
];
const TOWEL = '/shop/p/linen-towel';

startBrowser();

/** Gives all pages of a visitor the interface that a browser with an agent has, before any script runs. */
function standIn(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const tools = new Map<string, StandInTool>();
    const registerTool = async (tool: StandInTool, { signal }: { signal?: AbortSignal } = {}) => {
      if (tools.has(tool.name)) throw new DOMException(tool.name, 'InvalidStateError');
      tools.set(tool.name, tool);
      signal?.addEventListener('abort', () => tools.delete(tool.name));
    };
    Object.defineProperty(document, 'modelContext', { value: { registerTool }, configurable: true });
    window.agentTools = tools;
  });
}

const namesOn = (page: Page) => page.evaluate(() => [...window.agentTools.keys()]);
const call = (page: Page, name: string, input: object = {}) =>
  page.evaluate(([tool, given]) => window.agentTools.get(tool as string)?.execute(given as object, {}), [
    name,
    input,
  ] as const);

test('on a product’s page, an agent shows a variant and fills the cart as the person’s presses would', async () => {
  const context = await newVisitor();
  await standIn(context);
  const page = await openPage(context, TOWEL);
  await eventually(() => namesOn(page)).toEqual(expect.arrayContaining([...TOOLS, 'show_variant']));
  const variants: { id: string; sku: string; attributes: Record<string, string> }[] = await page
    .locator('.product-variants[data-variants]')
    .first()
    .evaluate((element) => JSON.parse((element as HTMLElement).dataset.variants ?? '[]'));
  const wanted = variants.at(-1);
  const shown = await call(page, 'show_variant', { variant_id: wanted?.sku });
  expect(shown?.data).toMatchObject({ sku: wanted?.sku, options: wanted?.attributes });
  await eventually(() => page.locator('.product-variants select').first().inputValue()).toBe(
    Object.values(wanted?.attributes ?? {})[0],
  );

  const productId = (shown?.data as { product_id: string } | undefined)?.product_id;
  const found = await call(page, 'search_catalog', { query: 'tea towel' });
  expect(found?.data).toMatchObject({ products: expect.arrayContaining([expect.objectContaining({ id: productId })]) });
  expect((await call(page, 'get_product', { product_id: wanted?.id }))?.data).toMatchObject({
    product: { id: productId },
  });
  const changed = await call(page, 'update_cart', { add: [{ product_id: productId, variant_id: wanted?.sku }] });
  expect(changed?.data).toMatchObject({ quantity: 1, refused: [] });
  await eventually(() => page.locator('sq-cart-pill').first().textContent()).not.toBe('');
  await call(page, 'proceed_to_checkout');
  await page.waitForURL(`${SHOP_URL}/checkout`);
  await eventually(() => namesOn(page)).toEqual(
    expect.arrayContaining(['get_checkout', 'update_checkout', 'complete_checkout']),
  );
  const filled = await call(page, 'update_checkout', { email: 'june@example.org' });
  expect(filled?.data).toMatchObject({ status: 'open', email: 'june@example.org' });
  expect(await page.locator('#sq-checkout-email').inputValue()).toBe('june@example.org');
});

test('on a page of another origin, an agent has the same tools, and the cart is the one that the page shows', async () => {
  const context = await newEmbedVisitor();
  await standIn(context);
  const page = await openPage(context, '/', EMBED_URL);
  await eventually(() => namesOn(page)).toEqual(expect.arrayContaining(TOOLS));
  const before = await call(page, 'get_cart');
  expect(before?.data).toMatchObject({ lines: [] });
  const itemId = await addButton(page).evaluate(
    (button) => button.closest<HTMLElement>('[data-item-id]')?.dataset.itemId,
  );
  const changed = await call(page, 'update_cart', { add: [{ product_id: itemId }] });
  expect(changed?.data).toMatchObject({ quantity: 1, refused: [] });
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  expect((await call(page, 'get_product', { product_id: itemId }))?.data).toMatchObject({ product: { id: itemId } });
  const policies = await call(page, 'search_shop_policies_and_faqs', { query: 'returns' });
  expect(policies?.data).toMatchObject({ results: expect.arrayContaining([expect.anything()]) });
});

test('a page is not slower for a browser without the interface: it fetches no tool', async () => {
  const context = await newVisitor();
  const scripts: string[] = [];
  context.on('request', (request) => scripts.push(request.url()));
  const page = await openPage(context, TOWEL);
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /agent/.test(url))).toEqual([]);
});

test('a Chromium that has the interface lists our tools', async (context) => {
  const browser = await launchBrowser(['--enable-features=WebMCP,WebMCPTesting', '--enable-blink-features=WebMCP']);
  try {
    const page = await browser.newPage();
    await page.goto(SHOP_URL + TOWEL);
    const has = await page.evaluate(() => 'modelContext' in document || 'modelContext' in navigator);
    if (!has)
      context.skip(`Chromium ${browser.version()} has no document.modelContext, also with its feature enabled.`);
    const registered = () =>
      page.evaluate(async () => {
        const holder = (document as never as { modelContext?: { getTools?: () => Promise<{ name: string }[]> } })
          .modelContext;
        return (await holder?.getTools?.())?.map(({ name }) => name);
      });
    if ((await registered()) === undefined)
      context.skip(`Chromium ${browser.version()} has document.modelContext without getTools.`);
    await eventually(registered).toEqual(expect.arrayContaining([...TOOLS, 'show_variant']));
  } finally {
    await browser.close();
  }
});

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FileList } from '#worker/cli/local/kept-files.ts';
import type { Shop } from '#worker/cli/local/serve.ts';
import type { build as Build } from '../../../build.mjs';
import type { ShopOptions } from '../../../demo/shop.ts';
import { bundleWorker, startBundledShop } from '../harness/bundled-worker.ts';
import { field, fillAddress, newBuyer, orderNumber, payAndArrive } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { prepareOwnShop } from '../harness/own-shop.ts';
import { getShared } from '../harness/shared.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

const root = join(import.meta.dirname, '../../..');
/** Time limit on a busy machine, because the shop is built again and starts three times. */
const TIMEOUT_MS = 240_000;
const PRODUCT = '/shop/p/everyday-teapot';

/** What the next build changes: a text, and a field of an answer and of a request. */
const CHANGES = [
  ['runtime/i18n/en/rest.ts', `added: 'Added!'`, `added: 'It is in your cart.'`],
  ['runtime/contracts/cart.ts', '  isReservedByOthers: z.boolean(),\n', '$&  isGift: z.boolean(),\n'],
  ['worker/cart/cart-view.ts', '    isReservedByOthers,\n', '$&    isGift: false,\n'],
  ['runtime/contracts/cart.ts', '  quantity: z.unknown(),\n  additional', '  isGift: z.optional(z.boolean()),\n$&'],
  ['runtime/api/cart.ts', 'path: ENTRIES, body,', 'path: ENTRIES, body: { ...body, isGift: false },'],
] as const;

/** A copy of the project, from which each build is deployed. */
const copy = mkdtempSync(join(tmpdir(), 'storefront-deploy-'));
const dist = join(copy, 'dist');
const config = join(copy, 'worker/wrangler.jsonc');
/** The Worker of each build. */
const [firstBundle, nextBundle] = [join(copy, 'first'), join(copy, 'next')];
let build: typeof Build;
let options: ShopOptions;
let shop: Shop;

startBrowser();

beforeAll(async () => {
  for (const path of ['runtime', 'widgets', 'worker', 'demo', 'build.mjs', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  ({ build } = await import(pathToFileURL(join(copy, 'build.mjs')).href));
  options = await prepareOwnShop();
  // The next build compresses nothing, so nothing of this one may be compressed either.
  cpSync(await getShared('scripts'), dist, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  await copyFirstBundle();
  shop = await startBundledShop(options, firstBundle);
}, TIMEOUT_MS);
afterAll(async () => {
  await shop.stop();
  for (const folder of [copy, options.stateDir]) rmSync(folder, { recursive: true, force: true });
});

/** The Worker of this build, with the files of the copy. */
async function copyFirstBundle(): Promise<void> {
  cpSync(await getShared('worker'), firstBundle, { recursive: true });
  const settings = join(firstBundle, 'options.json');
  const text = readFileSync(settings, 'utf8');
  const files = JSON.stringify(join(root, 'dist'));
  expect(text).toContain(files);
  writeFileSync(settings, text.replace(files, JSON.stringify(dist)));
}

const list = (): Required<FileList> => JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8'));

async function deployNextBuild(): Promise<void> {
  for (const [file, from, to] of CHANGES) {
    const source = readFileSync(join(copy, file), 'utf8');
    expect(source).toContain(from);
    writeFileSync(join(copy, file), source.replace(from, to));
  }
  await build({ outdir: dist, compress: false });
  await bundleWorker(nextBundle, config);
  await shop.stop();
  shop = await startBundledShop(options, nextBundle);
}

/**
 * Takes away what the last build keeps of the one before, as time does, but for the loaders that pages may have pinned.
 */
async function removeOldModules(): Promise<void> {
  const modules = Object.keys(list().kept).filter((name) => name.startsWith('sq/'));
  expect(modules.length).toBeGreaterThan(0);
  for (const name of modules) rmSync(join(dist, name));
  await shop.stop();
  shop = await startBundledShop(options, nextBundle);
}

/** Presses the button of a page that may be older than the shop, and goes to the cart with what it has added. */
async function add(page: Page, added: string): Promise<void> {
  await expectAdded(buttonLabel(page), () => addButton(page).click(), added);
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await pill(page).click();
  await page.locator('[part=checkout]').waitFor();
}

/** Buys what is in the cart, on pages of the present shop. */
async function buy(page: Page): Promise<void> {
  await page.locator('[part=checkout]').click();
  await field(page, 'email').fill(newAddress('deploy'));
  await fillAddress(page);
  await payAndArrive(page);
  expect(await orderNumber(page)).toBeGreaterThan(0);
}

/** Opens a page of another site that has pinned the present loader. */
async function openPinned(visitor: BrowserContext): Promise<Page> {
  const [name = '', integrity] =
    Object.entries(list().files).find(([file]) => /^storefront\.\w+\.js$/.test(file)) ?? [];
  const address = `${options.origins[0]}/pinned`;
  const script = `<script async src="${shop.url}/${name}" integrity="${integrity}" crossorigin data-site="second-steep"></script>`;
  await visitor.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Pinned</title>${script}` }),
  );
  const page = await visitor.newPage();
  await page.goto(address);
  return page;
}

test('pages that were open before a deploy sell after it, even when their files are gone', {
  timeout: TIMEOUT_MS,
}, async () => {
  // Between two builds there is no shop, and a page that calls it meanwhile gets no answer or a 500.
  const expected = { expectedErrors: /404|Failed to load|Failed to fetch|Error tracking event: HTTP Status 500/ };
  const [kept, gone] = [await newBuyer({}, expected), await newBuyer({}, expected)];
  const pages = { kept: await openPage(kept, PRODUCT, shop.url), gone: await openPage(gone, PRODUCT, shop.url) };
  const site = await newVisitor({ extraHTTPHeaders: {} }, expected);
  const pinned = await openPinned(site);
  for (const page of [pages.kept, pages.gone, pinned])
    await page.waitForFunction(() => window.Storefront?.ready?.().then(() => true));

  await deployNextBuild();
  await add(pages.kept, 'Added!');
  await buy(pages.kept);

  await removeOldModules();
  await add(pages.gone, 'It is in your cart.');

  await pinned.reload();
  const cart = await pinned.evaluate(async () => {
    await window.Storefront?.cart?.add({ itemId: 'ss-house-blend', quantity: 1 });
    return window.Storefront?.cart?.get();
  });
  expect(cart).toMatchObject({ totalQuantity: 1 });
});

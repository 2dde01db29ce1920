/** Every way in which a page may run the loader: it sells, or one line in the console says what is missing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { getShared } from '../harness/shared.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { newEmbedVisitor, startBrowser } from '../harness/visitor.ts';

const OTHER_HOST = 'http://cdn.localhost';
const NEEDS_SHOP = '[storefront] A copy of this script needs data-shop.';
const ADDRESS = `${SHOP_URL}/storefront.js`;
const SETTINGS = `data-shop="${SHOP_URL}" data-site="${SITE_ID}"`;
const INERT = `<script type="text/plain" ${SETTINGS}></script>`;

startBrowser();
const loader = readFileSync(join(await getShared('scripts'), 'storefront.js'), 'utf8');

/** Ways that sell: the HTML of a page, in which the loader runs at some time. */
const WAYS: readonly [way: string, html: string][] = [
  ['async', `<script async src="${ADDRESS}" data-site="${SITE_ID}"></script>`],
  ['defer', `<script defer src="${ADDRESS}" data-site="${SITE_ID}"></script>`],
  ['type="module"', `<script type="module" src="${ADDRESS}" data-site="${SITE_ID}"></script>`],
  ['an import without a tag', `<script type="module">await import('${ADDRESS}?site=${SITE_ID}')</script>`],
  ['an import beside an inert tag', `${INERT}<script type="module">await import('${ADDRESS}')</script>`],
  ['a bundle that is a module', `${INERT}<script type="module" src="/app.js"></script>`],
  ['a bundle that is a script', `<script src="/app.js" ${SETTINGS}></script>`],
  ['inlined text', `<script ${SETTINGS}>${loader}</script>`],
  ['inlined text of a module', `<script type="module" ${SETTINGS}>${loader}</script>`],
  ['a copy on the page’s host', `<script async src="/js/storefront.js" ${SETTINGS}></script>`],
  ['a copy on another host', `<script async src="${OTHER_HOST}/storefront.js" ${SETTINGS}></script>`],
  [
    'elements that have the names of scripts',
    `<img name="currentScript" alt="" src="${OTHER_HOST}/storefront.js"><form id="Storefront"><input name="version"></form>
    <script async src="${ADDRESS}" data-site="${SITE_ID}"></script>`,
  ],
  ['two tags', `<script async src="${ADDRESS}" data-site="${SITE_ID}"></script>`.repeat(2)],
  [
    'a tag that comes late',
    `<script>addEventListener('load', () => setTimeout(() => document.head.append(
      Object.assign(document.createElement('script'), { src: '${ADDRESS}' }))))</script>${INERT}`,
  ],
];

const WITHOUT_SHOP: typeof WAYS = [
  ['a bundle', '<script type="module" src="/app.js"></script>'],
  ['inlined text', `<script data-site="${SITE_ID}">${loader}</script>`],
  ['a copy in a folder', `<script src="/js/storefront.js" data-site="${SITE_ID}"></script>`],
  ['an address without https', `<script src="/app.js" data-shop="shop.example" data-site="${SITE_ID}"></script>`],
];

/** A page says itself what it complains about. */
const openVisitor = () => newEmbedVisitor({}, { expectedErrors: /./ });

async function openWay(html: string, path = '/way'): Promise<{ page: Page; complaints: string[] }> {
  const page = await (await openVisitor()).newPage();
  const complaints = recordComplaints(page);
  await page.route(`${EMBED_URL}/**`, (route) => {
    const isScript = route.request().url().endsWith('.js');
    const [contentType, body] = isScript ? ['text/javascript', loader] : ['text/html', `<!doctype html><body>${html}`];
    return route.fulfill({ contentType, body });
  });
  await page.route(`${OTHER_HOST}/storefront.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: loader }),
  );
  await page.goto(EMBED_URL + path);
  return { page, complaints };
}

async function add(where: Page | Frame): Promise<string | undefined> {
  await where.waitForFunction(() => window.Storefront?.version !== undefined);
  return where.evaluate(async () => {
    const result = await window.Storefront?.cart?.add({ itemId: 'ss-house-blend' });
    return result?.status;
  });
}

describe('a page sells', () => {
  test.each(WAYS)('with %s', async (_, html) => {
    const { page, complaints } = await openWay(html);
    expect(await add(page)).toBe('added');
    expect(complaints).toEqual([]);
  });
});

test.each(WITHOUT_SHOP)('%s without the shop’s address says so in one line', async (_, html) => {
  const { complaints } = await openWay(html);
  await expect.poll(() => complaints).toEqual([NEEDS_SHOP]);
});

test('a link to a page whose script lacks the shop’s address cannot name a shop', async () => {
  const { complaints } = await openWay(
    `<script data-site="${SITE_ID}">${loader}</script>`,
    `/way?(a@${OTHER_HOST}/storefront.js&b`,
  );
  await expect.poll(() => complaints).toEqual([NEEDS_SHOP]);
});

describe('a frame with srcdoc', () => {
  const inFrame = (attributes: string) => {
    const html = `<sq-cart-pill></sq-cart-pill><script src='${ADDRESS}' data-site='${SITE_ID}'></script>`;
    return `<iframe ${attributes} srcdoc="${html}"></iframe>`;
  };
  const frameOf = (page: Page) => page.frames()[1] as Frame;

  test('sells as its page does', async () => {
    const { page, complaints } = await openWay(inFrame(''));
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await add(frameOf(page))).toBe('added');
    expect(complaints).toEqual([]);
  });

  test('of the shop’s own page has the cart of that page', async () => {
    const context = await openVisitor();
    const page = await context.newPage();
    await page.goto(SHOP_URL);
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), inFrame(''));
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await add(frameOf(page))).toBe('added');
    expect((await context.cookies(SHOP_URL)).map(({ name }) => name)).toContain('hasCart');
  });

  test('in a sandbox without storage says what it needs, and nothing breaks', async () => {
    const { page, complaints } = await openWay(inFrame('sandbox="allow-scripts"'));
    await expect.poll(() => page.frames().length).toBe(2);
    expect(await add(frameOf(page))).toBe('failed');
    await expect.poll(() => complaints.join('\n')).toContain('A sandboxed frame needs allow-same-origin to sell.');
    expect(complaints.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});

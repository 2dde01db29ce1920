/** `data-sq` carries every element, with the real scripts and a real shop. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { recordComplaints } from '../harness/complaints.ts';
import { getShared } from '../harness/shared.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { newEmbedVisitor, startBrowser } from '../harness/visitor.ts';

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

startBrowser();
const dist = await getShared('scripts');
const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8'));
const TAGS = manifest.modules.flatMap(({ declarations }) => declarations.map(({ tagName }) => tagName));
/** The pill waits for a cart; it is here with one. */
const TAG = `<script async src="${SHOP_URL}/storefront.js" data-site="${SITE_ID}"></script>`;

async function open(html: string) {
  const context = await newEmbedVisitor({}, { expectedErrors: /./ });
  const page = await context.newPage();
  const complaints = recordComplaints(page);
  await page.route(`${EMBED_URL}/**`, (route) => {
    const isPage = route.request().resourceType() === 'document';
    return route.fulfill({ contentType: 'text/html', body: isPage ? `<!doctype html><body>${html}${TAG}` : '' });
  });
  await page.goto(`${EMBED_URL}/carriers`);
  return { page, complaints };
}

test('every element comes into its carrier, and none that the page has not', async () => {
  expect(TAGS.length).toBeGreaterThan(14);
  const carriers = TAGS.map((tag) => `<div data-sq="${tag.slice('sq-'.length)}"><i>${tag}</i></div>`).join('');
  const { page, complaints } = await open(carriers);
  await page.waitForFunction(() => window.Storefront?.version);
  await page.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-house-blend' }));
  const defined = () =>
    page.$$eval('[data-sq] > :defined', (elements) =>
      elements.map(({ localName }) => localName).filter((name) => name.startsWith('sq-')),
    );
  await expect.poll(async () => (await defined()).toSorted()).toEqual(TAGS.toSorted());
  expect(complaints.filter((text) => /uncaught|no element|could not be loaded/.test(text))).toEqual([]);
});

test('a carried product sells, in a carrier of any kind, and its events pass the carrier', async () => {
  const { page } = await open(
    '<p id="around"><span data-sq="product-block" data-product="everyday-teapot">Teapot</span></p>',
  );
  await page.evaluate(() => {
    const added = (event: Event) => document.body.setAttribute('data-added', (event.target as Element).localName);
    document.querySelector('#around')?.addEventListener('sq-cart-added', added);
  });
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await expect.poll(() => page.getAttribute('body', 'data-added')).toBe('sq-product-block');
  // The carrier's product changes, and so does what it shows.
  await page.locator('[data-sq]').evaluate((carrier) => carrier.setAttribute('data-product', 'ember-kyusu'));
  await expect
    .poll(() => page.locator('sq-product-block').getByRole('heading').first().textContent())
    .toMatch(/kyusu/i);
});

test('a link of the page’s author is a pill, and opens the drawer', async () => {
  const { page } = await open(
    `<a href="${SHOP_URL}/cart" data-sq="cart-pill" data-sq-opens="cart">Cart</a>
    <div data-sq="cart" data-layout="drawer"></div>`,
  );
  await page.waitForFunction(() => window.Storefront?.version);
  await page.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-house-blend' }));
  await page.locator('sq-cart-pill').getByText('1 item').click();
  await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
});
